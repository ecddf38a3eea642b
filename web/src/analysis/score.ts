/** What an engine thinks, in words, and how bad a move was. */

import { t, told } from "../words";
import type { LineShown } from "../wire";

export interface Score {
  /** For seat 0, in hundredths of the smallest piece. */
  points: number;
  /** Actions until the end at most, if it is certain: above 0 seat 0 wins, below it loses. */
  winsWithin: number | null;
  /** Whether it is known that no fewer lead there. */
  isExact?: boolean;
  /** Who has won, if the game is over (null: nobody). */
  winner?: number | null;
}

/** The game is over: there is nothing to guess. */
export function ended(winner: number | null): Score {
  return { points: 0, winsWithin: null, winner };
}

/** Engines speak for the side to act; we speak for seat 0. */
export function scoreOf(line: Pick<LineShown, "points" | "wins_in" | "wins_within">, toAct: number): Score {
  const sign = toAct === 1 ? -1 : 1;
  return {
    points: sign * line.points,
    winsWithin: line.wins_within === null ? null : sign * line.wins_within,
    isExact: line.wins_in !== null,
  };
}

/** Up to so many hundredths a side is: equal, slightly better, better; and above, winning. */
const STEPS: [number, string][] = [
  [100, "score-slightly"],
  [300, "score-better"],
  [Number.POSITIVE_INFINITY, "score-winning"],
];
const EQUAL = 30;

export function words(score: Score, seats: string[]): string {
  if (score.winner === null) return t("score-drawn");
  if (score.winner !== undefined)
    return t("score-won", { side: told("side", seats[score.winner] ?? "") });
  const value = score.winsWithin ?? score.points;
  const side = told("side", seats[value < 0 ? 1 : 0] ?? "");
  if (score.winsWithin !== null) {
    // a win in 3 actions takes 2 of the winner's
    const moves = Math.ceil(Math.abs(score.winsWithin) / 2);
    return t(score.isExact ? "score-wins" : "score-winsWithin", { side, moves });
  }
  const size = Math.abs(score.points);
  if (size < EQUAL) return t("score-equal");
  const [, key] = STEPS.find(([most]) => size < most) as [number, string];
  return t(key, { side, points: `+${(size / 100).toFixed(1)}` });
}

/** How likely seat 0 wins, from −1 (lost) to 1 (won). */
export function chance(score: Score): number {
  if (score.winner !== undefined) return score.winner === null ? 0 : 1 - 2 * score.winner;
  if (score.winsWithin !== null) return Math.sign(score.winsWithin);
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
