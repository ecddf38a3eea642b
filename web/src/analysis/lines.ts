/** The best lines of a position, while deeper ones come in one by one. */

import type { LineShown } from "../wire";

/** The lines after another one was told. Those of higher ranks are older: if one of them begins alike, whatever stood in the
 * new one's place takes that of the old one, so that no move is listed twice. */
export function ranked(lines: readonly LineShown[], told: LineShown): LineShown[] {
  const begins = (line: LineShown) => line.actions[0] === told.actions[0];
  const moved = lines.find((line) => line.rank === told.rank && !begins(line));
  const later = lines
    .filter((line) => line.rank > told.rank)
    .flatMap((line) => (!begins(line) ? [line] : moved ? [{ ...moved, rank: line.rank }] : []));
  return [...lines.filter((line) => line.rank < told.rank), told, ...later];
}
