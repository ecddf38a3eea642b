/** The lesson of Starclaim: moments at a small table, played by its real rules. The reader has seat 0. */

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
  /** Its name in `lesson.starclaim.<id>`. */
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

/** Cells with their owners: those of seat 0, of seat 1, of seat 2. */
function owned(...realms: string[]): Record<string, number> {
  return Object.fromEntries(realms.flatMap((cells, seat) => cells.split(" ").filter(Boolean).map((cell) => [cell, seat])));
}

const mine = (seat: number, cell: string, round: number) => ({ kind: "normal", seat, cell, round });
const LATER = { round: 2, controller: 1, hand: [0, 0, 0] };
const WALKS_LAST = { ...LATER, phase: "occupy", done: [1, 2], turn: { seat: 0 } };
const REALMS = owned("b2 b3 b4 c4", "e2 f2 f3 f4", "c6 d6 e6 f6");

export const starclaim: readonly TableStep[] = [
  {
    id: "walk",
    position: {
      phase: "occupy",
      controller: 1,
      done: [1],
      turn: { seat: 0 },
      ap: [4, 0, 4],
      owner: owned("", "e2 f2 f3 f4"),
    },
    goal: { claims: 4 },
    example: ["step b2", "step c2", "step c3", "step d3"],
  },
  {
    id: "bury",
    position: { round: 2, phase: "mine", controller: 1, turn: { seat: 0 }, owner: REALMS },
    goal: { happens: "done" },
    example: ["mine d4", "end"],
  },
  {
    id: "bid",
    position: { auction: { high: 8, holder: 1, active: [0, 1], asked: 0 } },
    goal: { happens: "control" },
    example: ["bid 9"],
    answers: { auction: "pass" },
  },
  {
    id: "order",
    position: {
      phase: "occupy",
      controller: 0,
      price: 9,
      gold: [91, 100, 100],
      hand: [0, 0, 0],
      mines: [mine(0, "d4", 1), mine(1, "b2", 1), mine(2, "f6", 1)],
    },
    goal: { names: [1, 2] },
    example: ["pick 1"],
  },
  {
    id: "radar",
    position: {
      ...WALKS_LAST,
      ap: [4, 0, 0],
      owner: owned(
        "a1 b1 c1 d1",
        "e1 f1 g1 a2 g2 a3 b3 e3 f3 g3 g4",
        "a4 b4 d4 e4 f4 a5 b5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7 e7 f7 g7",
      ),
      mines: [mine(1, "e2", 2), mine(2, "d3", 2)],
      radar: { 0: { round: 2, counts: { e2: 1, d3: 1 } } },
    },
    goal: { claims: 4 },
    example: ["step b2", "step c2", "step c3", "step c4"],
  },
  {
    id: "deminer",
    position: {
      ...WALKS_LAST,
      turn: { seat: 0, path: ["b4"] },
      ap: [3, 0, 0],
      items: [{ deminer: 1 }, {}, {}],
      owner: owned("a4 b4", "b3 c3 d3 e3 f3", "b5 c5 d5 e5 f5"),
      mines: [mine(1, "c4", 2)],
    },
    goal: { happens: "deminer" },
    example: ["step c4", "defuse yes"],
  },
  {
    id: "buy",
    position: { ...LATER, phase: "shop", done: [1], turn: { seat: 0 }, gold: [45, 80, 100], owner: REALMS },
    goal: { buys: "matrix" },
    example: ["buy matrix"],
  },
  {
    id: "win",
    rounds: 2,
    position: {
      ...WALKS_LAST,
      ap: [2, 0, 0],
      owner: owned("a1 b1 c1 e1 f1 g1", "b3 b4 b5 c5 d5 a7 b7 f7 g7", "e3 f3 f4 f5"),
    },
    goal: { wins: true },
    example: ["step d1", "step d2"],
  },
];

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
