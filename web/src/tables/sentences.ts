/** What happened at a table of any game, in sentences: in the words of the game if it has any for it. */

import { plain, type Happening } from "../board/view";
import { codeOf, t } from "../words";
import type { Happened } from "../lib/match.svelte";
import { spaced } from "./facts";

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

/** An event in the words of the game, or else its name and what it tells. */
function sentence(event: Happening, who: (seat: number) => string): string {
  const values = plain(event);
  const actor = typeof event.seat === "number" ? who(event.seat) : "";
  const code = codeOf("event", event.event);
  if (code !== undefined) return t(code, { ...values, who: actor });
  const rest = Object.entries(event).filter(([name]) => name !== "event" && name !== "seat");
  const details = rest.flatMap(([, value]) => (isShort(value) ? [[value].flat().join(" ")] : []));
  return [actor && `${actor}:`, spaced(event.event), ...details].filter(Boolean).join(" ");
}

const isShort = (value: unknown) =>
  ["string", "number"].includes(typeof value) || (Array.isArray(value) && value.every((one) => typeof one !== "object"));
