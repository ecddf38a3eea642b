/** The symbols of pieces: drawings from the folder of a game, put into the page when a board needs them.
 *
 * Games may use the same names, so the page has the drawings of one game at a time. */

import { listed } from "../lib/games";
import { addressOf } from "../lib/served";

class Art {
  /** The names of the symbols that can be used. */
  symbols = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether those of the board that is shown have come. */
  isReady = $state(false);
  /** The set of pieces that they are of. */
  set = $state.raw("");

  /** The symbol of a piece: that of the set, for its side if there is one; undefined: it has none. */
  of(kind: string, seat: number): string | undefined {
    const names = [`${this.set}-${kind}-${seat}`, `${this.set}-${kind}`, kind];
    return names.find((name) => this.symbols.has(name));
  }
}

export const art = new Art();

const loading = new Map<string, Promise<Element>>();
let wanted = "";

/** Resolves when the symbols of a game can be used: those of the wished set, or of its usual one. */
export async function load(game: string, wish?: string): Promise<void> {
  const sets = listed(game)?.sets ?? {};
  const set = wish !== undefined && wish in sets ? wish : Object.keys(sets)[0];
  if (wanted !== `${game} ${set}`) art.isReady = false;
  wanted = `${game} ${set}`;
  const files = (sets[set ?? ""] ?? []).map((file) => drawing(addressOf(game, file)));
  const drawings = await Promise.all(files).catch((): Element[] => []); // letters are better than nothing
  if (wanted !== `${game} ${set}`) return; // another board came meanwhile
  for (const other of document.querySelectorAll("svg.art")) if (!drawings.includes(other)) other.remove();
  document.body.append(...drawings.filter((one) => !one.isConnected));
  const symbols = drawings.flatMap((one) => [...one.querySelectorAll("symbol")]);
  art.symbols = new Set(symbols.map(({ id }) => id.replace(/^ob-/, "")));
  art.set = set ?? "";
  art.isReady = true;
}

function drawing(address: string): Promise<Element> {
  const known = loading.get(address);
  if (known) return known;
  const started = read(address);
  loading.set(address, started);
  started.catch(() => loading.delete(address)); // so that a later board tries again
  return started;
}

async function read(address: string): Promise<Element> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const art = document.importNode(drawing.documentElement, true);
  art.setAttribute("aria-hidden", "true");
  art.setAttribute("class", "art");
  return art;
}
