/** What happened at a table of any game, in sentences: in the words of the game if it has any for it. */

import { plain, type Happening } from "../board/view";
import { codeOf, t } from "../words";
import type { Happened } from "../lib/match.svelte";
import { flat, spaced, toldOf, type Wording } from "./facts";

export interface Line {
  id: string;
  text: string;
}

const BY_TABLE = ["away", "back", "bot", "resign"] as const;

/** The lines of a message. */
export function linesOf({ n, kind, seat, events }: Happened, who: (seat: number) => string): Line[] {
  const told = (events ?? []).map((event, place) => ({ id: `${n}.${place}`, text: sentence(event as Happening, who) }));
  const byTable = BY_TABLE.find((one) => one === kind);
  if (byTable && seat !== null) told.unshift({ id: `${n}`, text: t(`many-log-${byTable}`, { who: who(seat) }) });
  return told.filter(({ text }) => text !== "");
}

/** Facts in the words of the page and its game. */
export function wordingBy(who: (seat: number) => string): Wording {
  const message: Wording["message"] = (group, path, values) => {
    const code = codeOf(group, path);
    return code === undefined ? undefined : t(code, values);
  };
  return { message, who, player: t("many-player"), comma: t("heard-comma") };
}

/** An event in the words of the game, or else its name and what it tells. */
function sentence(event: Happening, who: (seat: number) => string): string {
  const wording = wordingBy(who);
  const fields = Object.entries(event)
    .filter(([name]) => !["event", "seat", "drawn"].includes(name))
    .map(([name, value]) => ({ name, told: toldOf(name, value, wording) }))
    .filter(({ told }) => told.length);
  const texts = fields.map(({ told }) => flat(told, wording.comma));
  const actor = typeof event.seat === "number" ? who(event.seat) : "";
  const code = codeOf("event", event.event);
  if (code !== undefined) {
    const gaps = Object.fromEntries(fields.map(({ name }, place) => [name, texts[place] ?? ""]));
    return t(code, { ...gaps, ...plain(event), who: actor });
  }
  const details = texts.map((text, place) => (typeof fields[place]?.told === "string" ? text : `(${text})`));
  return [actor && `${actor}:`, spaced(event.event), ...details].filter(Boolean).join(" ");
}
