/** Mouse, pen and finger: click and click, drag and drop, a second tap that turns, and arrows by
 * the right button. */

import type { Drawings } from "./drawings.svelte";
import type { Geometry, Point } from "./geometry";
import type { Hand } from "./hand.svelte";

const FAR = 18; // on the drawing: from there on it is a drag

/** What the pointer has to know of its board. */
interface Ground {
  where(): Geometry;
  /** Whether actions may be chosen. */
  mayAct(): boolean;
  /** Whether a right click takes plans back. */
  mayCancel(): boolean;
  cancel(): void;
}

type Touch = PointerEvent & { currentTarget: SVGSVGElement };

export class Pointer {
  hovered = $state<string>();
  #grip: { id: number; at: Point; again: boolean } | undefined;

  constructor(
    readonly hand: Hand,
    readonly drawings: Drawings,
    readonly ground: Ground,
  ) {}

  press(event: Touch): void {
    const { at, square } = this.#place(event);
    if (event.button === 2 && square !== undefined) {
      this.drawings.begin(square, event);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (event.button !== 0) return;
    this.drawings.clear();
    if (!this.ground.mayAct()) return;
    const { hand } = this;
    const again = square !== undefined && square === hand.selected;
    if (!again) hand.choose(square);
    if (square === undefined || hand.selected !== square) return;
    this.#grip = { id: event.pointerId, at, again };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: Touch): void {
    const { at, square } = this.#place(event);
    this.hovered = square;
    this.drawings.lead(square);
    const grip = this.#grip;
    if (!grip || grip.id !== event.pointerId) return;
    if (this.hand.held || Math.hypot(at[0] - grip.at[0], at[1] - grip.at[1]) > FAR)
      this.hand.held = at;
  }

  release(event: Touch): void {
    if (event.button === 2) {
      const { begun } = this.drawings;
      if (begun && begun.from === begun.to && this.ground.mayCancel()) {
        this.drawings.begun = undefined;
        this.ground.cancel();
      } else this.drawings.end();
      return;
    }
    const grip = this.#grip;
    if (!grip || grip.id !== event.pointerId) return;
    const { square } = this.#place(event);
    const { hand } = this;
    this.#grip = undefined;
    if (hand.held) {
      hand.held = undefined;
      hand.put(square);
    } else if (grip.again) {
      // a finger turns the piece that it taps again; a mouse puts it down
      if (event.pointerType !== "mouse" && hand.choice?.clockwise) hand.turn(1);
      else hand.selected = undefined;
    }
  }

  leave(): void {
    this.hovered = undefined;
  }

  drop(): void {
    this.#grip = undefined;
    this.hand.held = undefined;
    this.drawings.begun = undefined;
  }

  #place(event: Touch): {
    at: Point;
    square: string | undefined;
  } {
    const box = event.currentTarget.getBoundingClientRect();
    const where = this.ground.where();
    const x = ((event.clientX - box.left) / box.width) * where.width;
    const y = ((event.clientY - box.top) / box.height) * where.height;
    return { at: [x, y], square: where.square(x, y) };
  }
}
