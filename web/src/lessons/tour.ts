/** How the parts of a round of Starclaim are called. */

import { isKey, t, told } from "../lang";

export function partTold(part: string): string {
  const key = `tour.${part}`;
  return isKey(key) ? t(key) : told("phase", part);
}
