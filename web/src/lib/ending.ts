/** How a game ended, in words. */

import { t, told } from "../words";
import type { MatchShown } from "../wire";
import { titleOf } from "./games";

/** Who won, as somebody at `seat` reads it (null: a spectator, or both at one screen). */
export function ending(winner: number | null, seats: readonly string[], seat: number | null): string {
  if (winner === null) return t("match-drawn");
  if (seat === null) return t("match-wins", { side: told("side", seats[winner] ?? "") });
  return t(winner === seat ? "match-won" : "match-lost");
}

/** Which game ended a match by an error, and whose it is; nothing if none did. */
export function failure({ game, failed }: MatchShown): string {
  return failed ? t("match-failed", { game: titleOf(game), package: failed }) : "";
}
