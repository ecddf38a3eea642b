/** The tour of Starclaim: a real table, where a coach explains each part when it first comes. */

import { isKey, t, told } from "../../words";
import { playFirst } from "../../lessons/begin";
import { forget } from "../../lessons/progress";
import { like } from "../../lib/settings.svelte";

/** Its parts. */
export const TOUR = ["welcome", "auction", "mine", "occupy", "shop", "end"] as const;

/** All that the coach explains when it comes. */
export const COACHED = [...TOUR, "talk", "pick", "drive", "defuse"] as const;

const BOTS = 8;
const ROUNDS = 2; // with a shop between them: the least that shows every part

export async function playTour(): Promise<void> {
  forget("starclaim", COACHED);
  like({ tips: true });
  await playFirst("starclaim", BOTS, { seats: BOTS + 1, rounds: ROUNDS });
}

/** How the parts of a round are called. */
export function partTold(part: string): string {
  const key = `starclaim-tour-${part}`;
  return isKey(key) ? t(key) : told("phase", part);
}
