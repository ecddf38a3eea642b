/** What beams did, in words. */

import { isBeam, type View } from "../board/view";
import { isKey, t } from "../lang";

/** A sentence for each beam of the last action; of one seat only, if that is asked. */
export function beamsTold(view: View, seat?: number): string[] {
  return view.events.filter(isBeam).flatMap((beam) => {
    const key = `beam.${beam.end}`;
    if (!isKey(key) || (seat !== undefined && beam.seat !== seat)) return [];
    return [t(key, { from: beam.from, square: beam.path.at(-1) ?? beam.from })];
  });
}
