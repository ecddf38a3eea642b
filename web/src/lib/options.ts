/** The options of a game, as the server describes them and as somebody sets them. */

import type { GameShown, OptionShown } from "../wire";

export type Values = Record<string, boolean | number | string>;

/** From which number to which an option goes, and whether it may also be 0, for never; undefined: it
 *  is something else. */
export function range(option: OptionShown): { least: number; most: number; never: boolean } | undefined {
  const [, never, least, most] = /^(0, or )?a whole number from (\d+) to (\d+)$/.exec(option.values) ?? [];
  return least && most ? { least: Number(least), most: Number(most), never: Boolean(never) } : undefined;
}

/** The options whose number is none that can be. */
export function misfits({ options }: GameShown, values: Values): OptionShown[] {
  return options.filter((option) => {
    const value = values[option.name];
    const within = range(option);
    if (value === undefined || !within || (within.never && value === 0)) return false;
    return !Number.isInteger(value) || Number(value) < within.least || Number(value) > within.most;
  });
}
