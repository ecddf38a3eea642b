/** What somebody has in hand: the piece that is taken, and what may be done with it.
 *
 * Mouse, finger, keyboard and buttons all act through it, so that they agree. */

import { sort, turning, type Choice, type Choices } from "./choices";
import type { Point } from "./geometry";

export class Hand {
  /** A square, or `P@` for a dead piece that may come back. */
  selected = $state<string>();
  /** Actions of which one is to be chosen, such as promotions. */
  asked = $state<string[]>([]);
  /** Where a dragged piece is on the drawing. */
  held = $state.raw<Point>();
  /** The turn that the mouse points at. */
  aimed = $state<1 | -1>();
  readonly choices: Choices = $derived.by(() => sort(this.actions()));
  /** What can be done with what is taken; with nothing in hand, where something can be placed. */
  readonly choice: Choice | undefined = $derived.by(() => {
    const { selected, choices } = this;
    if (selected === undefined) return choices.places.size ? { to: choices.places } : undefined;
    if (selected.endsWith("@")) return choices.revivals.get(selected.slice(0, -1));
    return choices.pieces.get(selected);
  });

  constructor(
    readonly actions: () => readonly string[],
    readonly onaction: (action: string) => void,
    /** Told of what was tried and is not among the actions. */
    readonly ontried: (action: string) => void,
  ) {}

  /** Whether a piece on this square may act. */
  can(square: string | undefined): square is string {
    return square !== undefined && this.choices.pieces.has(square);
  }

  /** Take the piece there, or go there with the piece that is taken. */
  choose(square: string | undefined): void {
    this.asked = [];
    if (this.choice?.to.has(square ?? "")) this.put(square);
    else if (this.can(square)) this.selected = square;
    else {
      this.put(square);
      this.selected = undefined;
    }
  }

  /** Go there with the piece that is taken, if it can. */
  put(square: string | undefined): void {
    const { selected } = this;
    if (square === undefined || square === selected) return;
    const actions = this.choice?.to.get(square);
    if (actions) this.play(actions);
    else if (selected !== undefined) this.ontried(selected + square);
  }

  /** What would be played with the mouse, or the cursor, on a square. */
  considered(square: string | undefined): string | undefined {
    return (this.aimed && turning(this.choice, this.aimed)) ?? this.choice?.to.get(square ?? "")?.[0];
  }

  turn(by: 1 | -1): void {
    const action = turning(this.choice, by);
    if (action) this.play([action]);
  }

  /** Play the action; of several ask which. */
  play(actions: readonly string[]): void {
    if (actions.length > 1) {
      this.asked = [...actions];
      return;
    }
    this.drop();
    if (actions[0] !== undefined) this.onaction(actions[0]);
  }

  /** Put everything down. */
  drop(): void {
    this.selected = undefined;
    this.asked = [];
    this.held = undefined;
    this.aimed = undefined;
  }
}
