/** Where gold decided: seats of one score that do not share a rank (SC-68). */

import type { Outcome } from "./view";

export interface Tie {
  score: number;
  /** The better rank first. */
  seats: number[];
}

/** Every score that gold told apart, the best first. */
export function tiesOf({ ranks, scores }: Outcome): Tie[] {
  const seats = ranks.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
  return [...new Set(seats.map((seat) => scores[seat] ?? 0))]
    .map((score) => ({ score, seats: seats.filter((seat) => scores[seat] === score) }))
    .filter((tie) => new Set(tie.seats.map((seat) => ranks[seat])).size > 1);
}
