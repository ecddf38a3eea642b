/** A position as an editor holds it, and its text. What may stand where is for the server to say. */

import type { Piece } from "../board/view";
import { told } from "../words";
import type { EditorShown, PieceShown } from "../wire";

/** How a kind of piece is called in the language of the page. */
export function kindOf(piece: PieceShown | undefined): string {
  return told("piece", (piece?.name ?? "").toLowerCase().replaceAll(" ", "-"));
}

export interface Setup {
  /** By square, each piece as the notation writes it. */
  pieces: ReadonlyMap<string, string>;
  /** The letter of the side to act. */
  side: string;
  /** The dead, where the game has pools. */
  dead: string;
  quiet: string;
  ply: string;
}

export class Notation {
  readonly known: ReadonlyMap<string, PieceShown>;
  readonly #rows: string[][]; // the names of the squares, from the top
  readonly #hasPools: boolean;

  constructor(readonly shown: EditorShown) {
    this.known = new Map(shown.pieces.map((piece) => [piece.text, piece]));
    const { files, numbers } = shown.board as unknown as { files: number; numbers: number[] };
    this.#rows = numbers.map((number) =>
      Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file) + number),
    );
    this.#hasPools = shown.dead.length > 0;
  }

  get empty(): Setup {
    return { pieces: new Map(), side: this.shown.sides[0] ?? "", dead: "-", quiet: "0", ply: "0" };
  }

  /** What a text says; undefined if its board cannot be drawn. */
  read(text: string): Setup | undefined {
    const [board = "", side = "", ...rest] = text.trim().split(/\s+/);
    const pieces = this.#readBoard(board);
    if (!pieces || !this.shown.sides.includes(side)) return undefined;
    const dead = this.#hasPools ? (rest.shift() ?? "-") : "-";
    return { pieces, side, dead, quiet: rest[0] ?? "0", ply: rest[1] ?? "0" };
  }

  write({ pieces, side, dead, quiet, ply }: Setup): string {
    const board = this.#rows.map((row) => this.#writeRow(row, pieces)).join("/");
    return [board, side, ...(this.#hasPools ? [dead] : []), quiet, ply].join(" ");
  }

  /** A piece as boards draw it. */
  drawn(square: string, text: string): Piece | undefined {
    const piece = this.known.get(text);
    return piece && { square, kind: piece.kind, seat: piece.seat, turn: piece.turn, text };
  }

  /** The same piece in its next state, or the one before. */
  turned(text: string, by: 1 | -1): string {
    const states = this.known.get(text)?.states ?? 0;
    if (!states) return text;
    const letter = text.charAt(0);
    return letter + (((Number(text.slice(1)) - 1 + by + states) % states) + 1);
  }

  /** One more or less of a kind among the dead: upper case first, each alphabetical. */
  buried(dead: string, letter: string, by: 1 | -1): string {
    let left = dead.replace("-", "");
    left = by === 1 ? left + letter : left.replace(letter, "");
    return Array.from(left).sort().join("") || "-"; // upper case sorts first
  }

  #writeRow(row: string[], pieces: Setup["pieces"]): string {
    let text = "";
    let empty = 0;
    for (const square of row) {
      const piece = pieces.get(square);
      if (piece === undefined) empty++;
      else {
        text += (empty || "") + piece;
        empty = 0;
      }
    }
    return text + (empty || "");
  }

  #readBoard(text: string): Map<string, string> | undefined {
    const rows = text.split("/");
    if (rows.length !== this.#rows.length) return undefined;
    const pieces = new Map<string, string>();
    for (const [index, squares] of this.#rows.entries())
      if (!this.#readRow(rows[index] ?? "", squares, pieces)) return undefined;
    return pieces;
  }

  #readRow(text: string, squares: string[], pieces: Map<string, string>): boolean {
    let file = 0;
    for (let at = 0; at < text.length; ) {
      const run = /^\d+/.exec(text.slice(at))?.[0];
      if (run) {
        file += Number(run);
        at += run.length;
        continue;
      }
      // a digit after a letter belongs to it only where its kind has states
      const piece = [text.slice(at, at + 2), text.charAt(at)].find((one) => this.known.has(one));
      const square = squares[file];
      if (piece === undefined || square === undefined) return false;
      pieces.set(square, piece);
      file++;
      at += piece.length;
    }
    return file === squares.length;
  }
}

/** The setup with one square changed; without a piece it is emptied. */
export function put(setup: Setup, square: string, piece: string | undefined): Setup {
  const pieces = new Map(setup.pieces);
  if (piece === undefined) pieces.delete(square);
  else pieces.set(square, piece);
  return { ...setup, pieces };
}
