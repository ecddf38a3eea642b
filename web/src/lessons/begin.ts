/** First games: against the easiest computer, without a clock. */

import { api } from "../lib/api";
import { place } from "../lib/router.svelte";
import { like } from "../lib/settings.svelte";
import type { SeatWish } from "../wire";
import { COACHED } from "./lesson";
import { forget } from "./progress";

/** Make a match with so many opponents, and go there. */
export async function playFirst(game: string, opponents: number, options: Record<string, number> = {}): Promise<void> {
  await api.me(); // makes a guest of a stranger
  const others = Array.from({ length: opponents }, (): SeatWish => ({ kind: "engine", level: 1 }));
  const made = await api.create({
    game,
    options,
    seats: [{ kind: "me" }, ...others],
    clock: { kind: "none" },
    visibility: "link",
  });
  place.go(`/m/${made.match.id}`);
}

const BOTS = 8;
const ROUNDS = 2; // with a shop between them: the least that shows every part

/** The tour of Starclaim: a real table, where a coach explains each part when it first comes. */
export async function playTour(): Promise<void> {
  forget("starclaim", COACHED);
  like({ tips: true });
  await playFirst("starclaim", BOTS, { seats: BOTS + 1, rounds: ROUNDS });
}
