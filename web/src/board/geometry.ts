/** Where things are on the drawing; the same measures as the pictures of the Python package. */

import type { Ground } from "./view";

export const UNIT = 100;
export const MARGIN = 34;

export type Point = readonly [x: number, y: number];

export class Geometry {
  readonly files: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Whether the board is turned by half. */
  readonly flipped: boolean;
  readonly #rowOf: Map<string, number>;

  /** `near` is the seat whose side is at the bottom. */
  constructor(
    readonly board: Ground,
    near: number,
  ) {
    this.flipped = near !== board.bottom;
    this.files = board.files;
    this.rows = board.numbers.length;
    this.width = this.files * UNIT + 2 * MARGIN;
    this.height = this.rows * UNIT + 2 * MARGIN;
    this.#rowOf = new Map(board.numbers.map((number, row) => [String(number), row]));
  }

  /** File and row from the top left of the unflipped board. */
  place(square: string): readonly [number, number] {
    return [square.charCodeAt(0) - 97, this.#rowOf.get(square.slice(1)) ?? 0];
  }

  name(file: number, row: number): string {
    return String.fromCharCode(97 + file) + String(this.board.numbers[row]);
  }

  /** The middle of a square, or the point. */
  at(file: number, row: number): Point {
    const [x, y] = this.flipped ? [this.files - 1 - file, this.rows - 1 - row] : [file, row];
    return [MARGIN + x * UNIT + UNIT / 2, MARGIN + y * UNIT + UNIT / 2];
  }

  centre(square: string): Point {
    return this.at(...this.place(square));
  }

  /** The square at a place of the drawing. */
  square(x: number, y: number): string | undefined {
    let file = Math.floor((x - MARGIN) / UNIT);
    let row = Math.floor((y - MARGIN) / UNIT);
    if (file < 0 || row < 0 || file >= this.files || row >= this.rows) return undefined;
    if (this.flipped) [file, row] = [this.files - 1 - file, this.rows - 1 - row];
    return this.name(file, row);
  }

  /** The square that lies so many steps right and down of another, as it is seen. */
  step(square: string, right: number, down: number): string {
    const [file, row] = this.place(square);
    const sign = this.flipped ? -1 : 1;
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
    return this.name(
      within(file + sign * right, this.files),
      within(row + sign * down, this.rows),
    );
  }

  /** All squares as they are read from the top left of the drawing. */
  squares(): string[] {
    const all: string[] = [];
    for (let row = 0; row < this.rows; row++)
      for (let file = 0; file < this.files; file++) all.push(this.name(file, row));
    return this.flipped ? all.reverse() : all;
  }

  /** The same in rows. */
  rowsSeen(): string[][] {
    const all = this.squares();
    return Array.from({ length: this.rows }, (_, row) => all.slice(row * this.files, (row + 1) * this.files));
  }
}
