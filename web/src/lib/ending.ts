/** How a game ended, in words. */

import { t, told } from "../words";

/** Who won, as somebody at `seat` reads it (null: a spectator, or both at one screen). */
export function ending(winner: number | null, seats: readonly string[], seat: number | null): string {
  if (winner === null) return t("match-drawn");
  if (seat === null) return t("match-wins", { side: told("side", seats[winner] ?? "") });
  return t(winner === seat ? "match-won" : "match-lost");
}
