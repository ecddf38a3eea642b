/** Pieces that are gone but still seen while it is shown how they went. */

import type { Piece, View } from "./view";

const ENDS = new Set(["destroyed", "capture", "line", "exchange"]);

/** The pieces that the last action removed, where they stood when they were struck. */
export function lost(before: View, now: View): Piece[] {
  const places = new Map(before.board.pieces.map((piece) => [piece.square, piece]));
  for (const event of now.events) {
    if (event.event !== "moved" && event.event !== "swapped") continue;
    const [from, to] = [String(event.from), String(event.to)];
    const [one, other] = [places.get(from), places.get(to)];
    places.delete(from);
    if (one) places.set(to, { ...one, square: to });
    if (other) places.set(from, { ...other, square: from });
  }
  return now.events
    .filter((event) => ENDS.has(event.event))
    .map((event) => places.get(String(event.square)))
    .filter((piece) => piece !== undefined);
}
