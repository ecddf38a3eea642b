/** First games: against the easiest computer, without a clock. */

import { api } from "../lib/api";
import { place } from "../lib/router.svelte";
import type { SeatWish } from "../wire";

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
