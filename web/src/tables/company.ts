/** With whom a game of many seats is begun. */

import type { NewMatch, SeatWish } from "../wire";

export const COMPANIES = ["bots", "friends", "public"] as const;
export type Company = (typeof COMPANIES)[number];

/** The seats of a new match and who may come to it. `levels` are those of the bots. */
export function invited(company: Company, seats: number, levels: readonly number[]): Pick<NewMatch, "seats" | "visibility"> {
  const others = Array.from({ length: seats - 1 }, (_, place): SeatWish =>
    company === "bots" ? { kind: "engine", level: levels[place] ?? 1 } : { kind: "open" },
  );
  const mine = company === "bots" ? Math.floor(Math.random() * seats) : 0;
  return {
    seats: [...others.slice(0, mine), { kind: "me" }, ...others.slice(mine)],
    visibility: company === "public" ? "public" : "link",
  };
}
