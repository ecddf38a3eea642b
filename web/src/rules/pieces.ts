/** The pieces that the tables of a rulebook describe: rows name them by the letters of the notation. */

import type { Drawn, Piece } from "../board/view";
import type { Html } from "./book";

interface Style {
  palette: string[];
  /** Whether pieces are discs on points. */
  isOfPoints: boolean;
  kinds: Record<string, string>;
}

const MIRRORS = { K: "pharaoh", P: "pyramid", S: "scarab", A: "anubis" };
const STYLES: Record<string, Style> = {
  khet: {
    palette: ["silver", "red"],
    isOfPoints: false,
    kinds: { ...MIRRORS, X: "sphinx", E: "eye-of-horus" },
  },
  "pharaohs-light": { palette: ["red", "blue"], isOfPoints: false, kinds: MIRRORS },
  photon: {
    palette: ["red", "blue"],
    isOfPoints: false,
    kinds: { K: "king", S: "shooter", M: "mirror", B: "block-2" },
  },
  xionghan: {
    palette: ["red", "black"],
    isOfPoints: true,
    kinds: {
      K: "king", R: "rook", N: "horse", B: "elephant", A: "advisor", C: "cannon", P: "pawn",
      W: "warden", S: "archer", L: "boulder", J: "armour", T: "assassin", D: "shield", X: "patrol",
    },
  },
};

export interface Shown {
  piece: Piece;
  board: Drawn;
}

export function isOfPoints(game: string): boolean {
  return STYLES[game]?.isOfPoints ?? false;
}

/** The piece that a row of a table is about, ready to be drawn. Its letter comes first, or second and as code: a plain
 * E in the second place is a direction. */
export function pieceOf(game: string, row: Html[]): Shown | undefined {
  const style = STYLES[game];
  const [first = "", second = ""] = row;
  const letter = (/^([A-Z])$/.exec(first) ?? /^<code>([A-Z])<\/code>$/.exec(second))?.[1];
  const kind = style?.kinds[letter ?? ""];
  if (!style || !kind) return undefined;
  return {
    piece: { square: "", kind, seat: 0, turn: 0 },
    board: {
      files: 1,
      numbers: [1],
      palette: style.palette,
      bottom: 0,
      marks: [],
      pieces: [],
      ...(style.isOfPoints && { lines: { river: [], palaces: [], stations: [] } }),
    },
  };
}
