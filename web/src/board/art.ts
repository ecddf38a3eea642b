/** The symbols of pieces: the art files of the Python package, put into the page when needed. */

import icons from "../../../src/obelisk/games/xionghan/art/icons.svg?url";
import characters from "../../../src/obelisk/games/xionghan/art/characters.svg?url";
import laser from "../../../src/obelisk/games/laser/art/pieces.svg?url";
import chart from "../../../src/obelisk/games/starclaim/art/symbols.svg?url";
import points from "../../../src/obelisk/drawing/points.svg?url";

export type Set = "characters" | "icons";

const loading = new Map<string, Promise<void>>();

/** Resolves when the symbols that a board needs can be used. */
export async function load(isOfPoints: boolean, set: Set): Promise<void> {
  const files = isOfPoints ? [points, characters, ...(set === "icons" ? [icons] : [])] : [laser];
  await Promise.all(files.map(loadFile));
}

/** Resolves when the symbols of a star chart can be used. */
export function loadChart(): Promise<void> {
  return loadFile(chart);
}

function loadFile(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const started = fetchInto(address);
  loading.set(address, started);
  started.catch(() => loading.delete(address)); // so that a later board tries again
  return started;
}

async function fetchInto(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const art = document.importNode(drawing.documentElement, true);
  art.setAttribute("aria-hidden", "true");
  art.setAttribute("class", "art");
  document.body.append(art);
}
