/** How strong the bots of a table are, seat by seat. */

/** Stands for bots of mixed strength where one level is chosen for all. */
export const MIXED = 0;

const MOST_MIXED = 6;

/** Levels for so many bots: one for all, or mixed. */
export function levelsFor(count: number, level: number): number[] {
  return Array.from({ length: count }, (_, place) => (level === MIXED ? (place % MOST_MIXED) + 1 : level));
}

/** The choice that stands for these levels; none: they were chosen one by one. */
export function commonLevel(levels: readonly number[]): number | undefined {
  const is = (level: number) => levelsFor(levels.length, level).every((one, place) => one === levels[place]);
  return [MIXED, levels[0] ?? MIXED].find(is);
}
