/** Mouse, pen and finger: click and click, drag and drop, and a second tap that turns. */

import type { Geometry, Point } from "./geometry";
import type { Hand } from "./hand.svelte";

const FAR = 18; // on the drawing: from there on it is a drag

export class Pointer {
  hovered = $state<string>();
  #grip: { id: number; at: Point; again: boolean } | undefined;

  constructor(
    readonly hand: Hand,
    readonly where: () => Geometry,
    readonly mayAct: () => boolean,
  ) {}

  press(event: PointerEvent & { currentTarget: SVGSVGElement }): void {
    if (event.button !== 0 || !this.mayAct()) return;
    const { at, square } = this.#place(event);
    const { hand } = this;
    const again = square !== undefined && square === hand.selected;
    if (!again) hand.choose(square);
    if (square === undefined || hand.selected !== square) return;
    this.#grip = { id: event.pointerId, at, again };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent & { currentTarget: SVGSVGElement }): void {
    const { at, square } = this.#place(event);
    this.hovered = square;
    const grip = this.#grip;
    if (!grip || grip.id !== event.pointerId) return;
    if (this.hand.held || Math.hypot(at[0] - grip.at[0], at[1] - grip.at[1]) > FAR)
      this.hand.held = at;
  }

  release(event: PointerEvent & { currentTarget: SVGSVGElement }): void {
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
  }

  #place(event: PointerEvent & { currentTarget: SVGSVGElement }): {
    at: Point;
    square: string | undefined;
  } {
    const box = event.currentTarget.getBoundingClientRect();
    const where = this.where();
    const x = ((event.clientX - box.left) / box.width) * where.width;
    const y = ((event.clientY - box.top) / box.height) * where.height;
    return { at: [x, y], square: where.square(x, y) };
  }
}
