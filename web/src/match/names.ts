/** Who plays a match, as lists of matches tell it. */

import { t, told } from "../words";
import type { MatchShown, SeatShown } from "../wire";

/** What a seat's player is called: the computer by the name of its level. */
export function called(seat: SeatShown | undefined): string {
  return seat?.level ? told("level", seat.player) : (seat?.player ?? "");
}

export function names(match: MatchShown): string {
  if (match.seats.length === 2) return match.seats.map((seat) => called(seat) || "…").join(" – ");
  const taken = match.seats.filter((seat) => seat.player);
  const people = taken.filter((seat) => seat.person).map((seat) => seat.player);
  return t("home-many", { names: people.join(", "), taken: taken.length, seats: match.seats.length });
}

/** Who sits on a seat of a table, with the number of the seat. */
export function seated(match: MatchShown | undefined, seat: number): string {
  return t("many-who", { number: seat + 1, name: called(match?.seats[seat]) });
}
