/** The clocks that a table can have, and what they are called. */

import type { ClockShown, ClockWish } from "../../wire";

export const CLOCKS = {
  "starclaim-table-noTimers": { kind: "none" },
  "starclaim-table-pauses": { kind: "pauses" },
  "starclaim-table-timersTalk": { kind: "phases", talk: true },
  "starclaim-table-timersFast": { kind: "phases", talk: false },
} as const satisfies Record<string, ClockWish>;

export type ClockKey = keyof typeof CLOCKS;
export const CLOCK_KEYS = Object.keys(CLOCKS) as ClockKey[];

export function clockKey(clock: ClockShown): ClockKey {
  if (clock.kind === "pauses") return "starclaim-table-pauses";
  if (clock.kind === "none") return "starclaim-table-noTimers";
  return clock.talk ? "starclaim-table-timersTalk" : "starclaim-table-timersFast";
}

/** Whether players have pauses to talk in. */
export const hasPauses = (clock: ClockKey): boolean => clock === "starclaim-table-pauses" || clock === "starclaim-table-timersTalk";

/** Whether decisions are timed. */
export const isTimed = (clock: ClockKey): boolean => CLOCKS[clock].kind === "phases";

export type Chat = "table" | "closed" | "all";

/** The rules of talk that make sense: without pauses nothing can be kept for them. */
export const chatsWith = (clock: ClockKey): Chat[] => (hasPauses(clock) ? ["table", "closed", "all"] : ["table", "all"]);

/** What a rule of talk is called. */
export function chatKey(chat: Chat, clock: ClockKey): "starclaim-table-chat-open" | `starclaim-table-chat-${Chat}` {
  return chat === "table" && !hasPauses(clock) ? "starclaim-table-chat-open" : `starclaim-table-chat-${chat}`;
}
