/** What the server tells of a table of Starclaim: section 10 of the rulebook. */

export type Phase = "auction" | "mine" | "occupy" | "shop" | "end";
export type Asks = "auction" | "pick" | "mine" | "occupy" | "drive" | "defuse" | "shop";

export interface Mine {
  kind: string;
  cell: string;
  round: number;
  covers?: string[];
  target?: string;
  /** Whose it is; told when the game is over. */
  seat?: number;
}

export interface Auction {
  high: number;
  holder: number | null;
  active: number[];
  asked: number | null;
  sealed: number[];
  floor: number;
}

export interface Turn {
  seat: number;
  path: string[];
  scans: number;
  rested: number;
  pool: number | null;
  vehicle: { cell: string | null; left: number; seen: string[] } | null;
}

export interface Outcome {
  winner: number | null;
  ranks: number[];
  scores: number[];
  cells: number[];
  groups: number[];
  bonus: number[];
  gold: number[];
}

export interface ChartView {
  seat: number | null;
  seats: number;
  side: number;
  rounds: number;
  round: number;
  phase: Phase;
  owner: Record<string, number>;
  groups: number[];
  ap: number[];
  barred: number[];
  controller: number | null;
  price: number;
  done: number[];
  queue: number[];
  auction: Auction | null;
  turn: Turn | null;
  to_act: number[];
  asks: Asks | null;
  gold: number | null;
  items: Record<string, number> | null;
  hand: number | null;
  mines: Mine[] | null;
  radar: { round: number; counts: Record<string, number> } | null;
  stock: Record<string, number> | null;
  bid: number | null;
  defuse: string | null;
  all_gold: number[] | null;
  all_mines: Mine[] | null;
  result: Outcome | null;
}

/** What may be done now, by the first word of the action: see `menu.py`. */
export interface Choices {
  bid?: [number, number];
  pick?: number[];
  mine?: string[];
  matrix?: string[];
  chase?: [string[], string[]];
  spore?: string[];
  purify?: string[];
  step?: string[];
  scan?: string[];
  drive?: string[];
  robot?: string[];
  buy?: string[];
  prices?: Record<string, number>;
  pass?: [];
  radar?: [];
  end?: [];
  stop?: [];
  vehicle?: [];
  skip?: [];
  defuse?: string[];
}

/** What an explosion did beyond its cell: a covered square, a target, or a ring. */
export interface Effect {
  kind: string;
  cells: string[];
}

/** Something that happened, in the words of the rulebook. */
export interface Happening {
  event: string;
  [field: string]: unknown;
}

/** What was hidden in a state of a finished game. */
export interface Secrets {
  gold: number[];
  items: Record<string, number>[];
  mines: Mine[];
}
