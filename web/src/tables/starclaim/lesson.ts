/** Steps of the lesson: moments at a small table, played by the real rules. The reader has seat 0. */

import type { ChartView, Happening } from "./view";

/** What a moment asks for; one of them. */
export interface TableGoal {
  /** So many cells in one walk. */
  claims?: number;
  /** Something that the reader must bring about, as the rulebook calls it. */
  happens?: string;
  /** One of these seats must be named to go next. */
  names?: readonly number[];
  /** An item to buy. */
  buys?: string;
  wins?: true;
}

export interface TableStep {
  /** Its name in the messages: `lesson.<id>.<part>`. */
  id: string;
  rounds?: number;
  /** A position; what is left out is as at the start. */
  position: object;
  goal: TableGoal;
  /** Actions that reach the goal: what a hint points at. */
  example: readonly string[];
  /** What another seat does when it is asked for something. */
  answers?: Readonly<Record<string, string>>;
}

export const SEATS = 3;
export const READER = 0;

/** How a moment stands: the goal is reached, can still be, or why it cannot. */
export type Standing = "reached" | "open" | "exploded" | "unpaid" | "order" | "item" | "ended";

/** Judge all that happened since the moment began, and what it led to. */
export function judge(goal: TableGoal, events: readonly Happening[], view: ChartView): Standing {
  const own = events.filter(({ seat, event }) => seat === READER || event === "bought");
  const happened = (kind: string) => own.some(({ event }) => event === kind);
  if (happened("explode")) return "exploded";
  if (happened("default")) return "unpaid";
  const { claims, names, buys } = goal;
  if (claims !== undefined && own.filter(({ event }) => event === "occupy").length >= claims) return "reached";
  if (goal.happens !== undefined && happened(goal.happens)) return "reached";
  if (goal.wins && view.result?.winner === READER) return "reached";
  const named = own.find(({ event }) => event === "pick");
  if (names && named) return names.includes(Number(named.picked)) ? "reached" : "order";
  const bought = own.find(({ event }) => event === "bought");
  if (buys !== undefined && bought) return bought.item === buys ? "reached" : "item";
  return view.to_act.includes(READER) ? "open" : "ended";
}
