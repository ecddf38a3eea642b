/** The pieces that the tables of a rulebook describe: rows name them by the letters of the notation. */

import type { Drawn, Piece } from "../board/view";
import type { Stage } from "../lib/games";
import type { Html } from "./book";

export interface Shown {
  piece: Piece;
  board: Drawn;
}

/** The piece that a row of a table is about, ready to be drawn. Its letter comes first, or second and as code: a plain
 * E in the second place is a direction. */
export function pieceOf(stage: Stage | null | undefined, row: Html[]): Shown | undefined {
  const [first = "", second = ""] = row;
  const letter = (/^([A-Z])$/.exec(first) ?? /^<code>([A-Z])<\/code>$/.exec(second))?.[1];
  const kind = stage?.kinds[letter ?? ""];
  if (!stage || !kind) return undefined;
  return {
    piece: { square: "", kind, seat: 0, turn: 0, text: letter ?? "" },
    board: {
      files: 1,
      numbers: [1],
      palette: stage.palette,
      bottom: 0,
      marks: [],
      pieces: [],
      ...(stage.points && { lines: { river: [], palaces: [], stations: [] } }),
    },
  };
}
