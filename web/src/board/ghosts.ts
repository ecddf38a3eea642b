/** Pieces as they were, still seen while it is shown how they went or were damaged. */

import { partsOf, type Piece, type View } from "./view";

type Places = Map<string, Piece>;

const placesOf = ({ board }: View): Places => new Map(board.pieces.map((piece) => [piece.square, piece]));

/** What stood where when the last action had moved its pieces, and nothing else had happened yet. */
export function acted(before: View, now: View): Places {
  const places = placesOf(before);
  for (const part of partsOf(now.events)) if (part.how === "moved" || part.how === "swapped") move(places, part);
  return places;
}

/** The pieces that the last action removed, where they stood then. */
export const removed = (before: View, now: View): Piece[] => gone(before, now, new Map());

/** Those, and the pieces that it damaged, which look different now. */
export const struck = (before: View, now: View): Piece[] => gone(before, now, placesOf(now));

function gone(before: View, now: View, standing: Places): Piece[] {
  const places = placesOf(before);
  const found: (Piece | undefined)[] = [];
  for (const part of partsOf(now.events)) {
    if (part.how === "moved" || part.how === "swapped") move(places, part);
    if (part.how === "removed") {
      found.push(places.get(part.square));
      places.delete(part.square);
    }
    if (part.how === "flashed")
      for (const square of part.squares)
        if (isChanged(places.get(square), standing.get(square))) found.push(places.get(square));
  }
  return found.filter((piece) => piece !== undefined);
}

function move(places: Places, { from, to }: { from: string; to: string }): void {
  const [one, other] = [places.get(from), places.get(to)];
  places.delete(from);
  if (one) places.set(to, { ...one, square: to });
  if (other) places.set(from, { ...other, square: from });
}

const isChanged = (before: Piece | undefined, now: Piece | undefined) => before && now && before.kind !== now.kind;
