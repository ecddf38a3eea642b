/** The board by keyboard: a cursor that arrow keys move, Enter to take and put, q and e to turn. */

import type { Geometry } from "./geometry";
import type { Hand } from "./hand.svelte";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Keyboard {
  /** The square where the keyboard is; none until an arrow key is pressed. */
  cursor = $state<string>();

  #last: string | undefined; // where it was before it left

  constructor(
    readonly hand: Hand,
    readonly where: () => Geometry,
  ) {}

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step) this.#move(step);
    else if (event.key === "Enter" || event.key === " ") {
      if (this.cursor === undefined) this.come();
      else this.hand.choose(this.cursor);
    } else if (event.key === "Escape") this.hand.drop();
    else if (event.key === "e" || event.key === "q") {
      if (this.hand.can(this.cursor)) this.hand.selected ??= this.cursor;
      this.hand.turn(event.key === "e" ? 1 : -1);
    } else return;
    event.preventDefault();
  }

  /** The keyboard has come to the board: it is where it was before. */
  come(): void {
    this.cursor ??= this.#last ?? this.#corner();
  }

  leave(): void {
    this.#last = this.cursor ?? this.#last;
    this.cursor = undefined;
  }

  #move(step: readonly [number, number]): void {
    this.cursor =
      this.cursor === undefined
        ? (this.hand.selected ?? this.#last ?? this.#corner())
        : this.where().step(this.cursor, ...step);
  }

  /** The lower left corner of what is seen. */
  #corner(): string | undefined {
    const where = this.where();
    return where.squares()[where.files * (where.rows - 1)];
  }
}
