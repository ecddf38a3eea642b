/** The options of a game, as the server describes them and as somebody sets them. */

import type { GameShown, OptionShown } from "../wire";

export type Values = Record<string, boolean | number | string>;

/** The options whose number is none that can be. */
export function misfits({ options }: GameShown, values: Values): OptionShown[] {
  return options.filter((option) => {
    const value = values[option.name];
    const { range } = option;
    if (value === undefined || !range || (range.never && value === 0)) return false;
    return !Number.isInteger(value) || Number(value) < range.least || Number(value) > range.most;
  });
}
