/** Pieces as they were, still seen while it is shown how they went or were damaged. */

import type { Piece, View } from "./view";

const ENDS = new Set(["destroyed", "damaged", "capture", "line", "exchange"]);

/** What stood where when the last action had moved its pieces, and nothing else had happened yet. */
export function acted(before: View, now: View): Map<string, Piece> {
  const places = new Map(before.board.pieces.map((piece) => [piece.square, piece]));
  for (const event of now.events) {
    if (event.event !== "moved" && event.event !== "swapped") continue;
    const [from, to] = [String(event.from), String(event.to)];
    const [one, other] = [places.get(from), places.get(to)];
    places.delete(from);
    if (one) places.set(to, { ...one, square: to });
    if (other) places.set(from, { ...other, square: from });
  }
  return places;
}

/** The pieces that the last action removed or damaged, where they stood when they were struck. */
export function struck(before: View, now: View): Piece[] {
  const places = acted(before, now);
  return now.events
    .filter((event) => ENDS.has(event.event))
    .map((event) => places.get(String(event.square)))
    .filter((piece) => piece !== undefined);
}

/** An assassin that died in its exchange, on the point where it had gone. */
export function exchanged({ board }: View, { events }: View): Piece[] {
  const exchange = events.find(({ event }) => event === "exchange");
  if (!exchange) return [];
  const square = String(exchange.assassin_square);
  const from = events.find(({ event, to }) => event === "move" && to === square)?.from;
  return board.pieces.filter((piece) => piece.square === from).map((piece) => ({ ...piece, square }));
}
