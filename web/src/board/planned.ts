/** Planned actions as they are drawn: the piece where it would stand, with the number of its turn. */

import { parts } from "./choices";
import type { Piece, View } from "./view";

export interface Planned {
  /** Where it goes from; the same as `to` if it turns. */
  from: string;
  to: string;
  piece: Piece | undefined;
  /** Which turns of the plan lead here. */
  numbers: number[];
}

export function figures(queue: readonly string[], view: View, imagined: View | undefined): Planned[] {
  const now = new Map(view.board.pieces.map((piece) => [piece.square, piece]));
  const then = new Map(imagined?.board.pieces.map((piece) => [piece.square, piece]));
  const found = new Map<string, Planned>();
  queue.forEach((action, index) => {
    const { square, to, sign } = parts(action);
    if (square === undefined && to === undefined) return; // a word is not on the board
    const target = (to ?? square) as string;
    const from = square ?? target;
    const earlier = found.get(from);
    const moved = earlier?.piece ?? now.get(from);
    const piece = then.get(target) ?? (moved && { ...turned(moved, sign), square: target });
    const numbers = [...(found.get(target)?.numbers ?? []), index + 1];
    if (earlier && from !== target) found.set(from, { ...earlier, piece: undefined }); // it goes on
    found.set(target, { from, to: target, piece, numbers });
  });
  return [...found.values()];
}

function turned(piece: Piece, sign: string | undefined): Piece {
  if (piece.turn === null || sign === undefined) return piece;
  return { ...piece, turn: (piece.turn + (sign === "+" ? 1 : 3)) % 4 };
}
