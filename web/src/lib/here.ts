/** Games at one screen, kept in this browser: how they began and what was played. */

import type { Values } from "./options";

export interface Kept {
  options: Values;
  start: string | null;
  actions: string[];
  /** How the two ended it outside the rules, if they did. */
  ended?: Ended | undefined;
}

export interface Ended {
  /** The seat that won; null: a draw. */
  winner: number | null;
  reason: "resignation" | "agreement";
}

const key = (game: string) => `obelisk.here.${game}`;

export function kept(game: string): Kept {
  const none: Kept = { options: {}, start: null, actions: [] };
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    if (Array.isArray(read)) return { ...none, actions: read as string[] }; // as it was kept at first
    return { ...none, ...(read as Partial<Kept> | null) };
  } catch {
    return none; // storage may be forbidden, or hold something else
  }
}

export function keep(game: string, line: Kept): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(line));
  } catch {
    // it lasts as long as the page is open
  }
}
