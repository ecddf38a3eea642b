/** What an engine thinks, in words, and how bad a move was. */

import { t, told, type Key } from "../lang";

export interface Score {
  /** For seat 0, in hundredths of the smallest piece. */
  points: number;
  /** Actions until the end, if it is certain: above 0 seat 0 wins, below it loses. */
  winsIn: number | null;
  /** Who has won, if the game is over (null: nobody). */
  winner?: number | null;
}

/** The game is over: there is nothing to guess. */
export function ended(winner: number | null): Score {
  return { points: 0, winsIn: null, winner };
}

/** Engines speak for the side to act; we speak for seat 0. */
export function scoreOf(points: number, winsIn: number | null, toAct: number): Score {
  const sign = toAct === 1 ? -1 : 1;
  return { points: sign * points, winsIn: winsIn === null ? null : sign * winsIn };
}

/** Up to so many hundredths a side is: equal, slightly better, better; and above, winning. */
const STEPS: [number, Key][] = [
  [100, "score.slightly"],
  [300, "score.better"],
  [Number.POSITIVE_INFINITY, "score.winning"],
];
const EQUAL = 30;

export function words(score: Score, seats: string[]): string {
  if (score.winner === null) return t("score.drawn");
  if (score.winner !== undefined)
    return t("score.won", { side: told("side", seats[score.winner] ?? "") });
  const value = score.winsIn ?? score.points;
  const side = told("side", seats[value < 0 ? 1 : 0] ?? "");
  if (score.winsIn !== null) {
    // a win in 3 actions takes 2 of the winner's
    return t("score.wins", { side, moves: Math.ceil(Math.abs(score.winsIn) / 2) });
  }
  const size = Math.abs(score.points);
  if (size < EQUAL) return t("score.equal");
  const [, key] = STEPS.find(([most]) => size < most) as [number, Key];
  return t(key, { side, points: `+${(size / 100).toFixed(1)}` });
}

/** How likely seat 0 wins, from −1 (lost) to 1 (won). */
export function chance(score: Score): number {
  if (score.winner !== undefined) return score.winner === null ? 0 : 1 - 2 * score.winner;
  if (score.winsIn !== null) return Math.sign(score.winsIn);
  return 2 / (1 + Math.exp(-0.00368 * score.points)) - 1;
}

export type Fault = "inaccuracy" | "mistake" | "blunder";
export const SIGNS: Record<Fault, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
const LOSSES: [number, Fault][] = [
  [0.6, "blunder"],
  [0.35, "mistake"],
  [0.18, "inaccuracy"],
];

/** How bad a move was: by how much it made winning less likely for who played it. */
export function fault(before: Score, after: Score, seat: number): Fault | undefined {
  const lost = (chance(before) - chance(after)) * (seat === 1 ? -1 : 1);
  return LOSSES.find(([least]) => lost >= least)?.[1];
}
