/** The clocks that a table can have, and what they are called. */

import type { ClockShown, ClockWish } from "../wire";

export const CLOCKS: { key: "sc.noTimers" | "sc.timersTalk" | "sc.timersFast"; wish: ClockWish }[] = [
  { key: "sc.noTimers", wish: { kind: "none" } },
  { key: "sc.timersTalk", wish: { kind: "phases", talk: true } },
  { key: "sc.timersFast", wish: { kind: "phases", talk: false } },
];

export function clockKey(clock: ClockShown): (typeof CLOCKS)[number]["key"] {
  if (clock.kind === "none") return "sc.noTimers";
  return clock.talk ? "sc.timersTalk" : "sc.timersFast";
}
