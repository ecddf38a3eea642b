/** What the reader is about to do on the board: a tool, perhaps a first cell, and what awaits a yes. */

import { footprint, targetsOf, toolsOf, type Tool } from "./tools";
import type { Choices } from "./view";

const AT_ONCE = 4; // with so few cells to choose from nobody is asked twice

export class Hand {
  choices = $state.raw<Choices>();
  side = $state(12);
  /** The free cell of a chase mine whose target is still to be chosen. */
  from = $state<string>();
  /** An action that is done when its cell is touched again, or by its button. */
  pending = $state<string>();
  #wished = $state<Tool>();

  readonly tools = $derived(this.choices ? toolsOf(this.choices) : []);
  readonly tool = $derived(
    this.#wished && this.tools.includes(this.#wished) ? this.#wished : this.tools[0],
  );
  readonly targets = $derived(
    this.choices && this.tool
      ? targetsOf(this.choices, this.tool, this.side, this.from)
      : new Map<string, string>(),
  );
  readonly touched = $derived(
    this.pending ? footprint(this.pending, this.side) : this.from ? [this.from] : [],
  );

  constructor(readonly onplay: (action: string) => void) {}

  /** Take what may be done now; none: nothing. */
  offer(choices: Choices | undefined, side: number): void {
    this.choices = choices;
    this.side = side;
    this.from = this.pending = undefined;
  }

  use(tool: Tool): void {
    this.#wished = tool;
    this.from = this.pending = undefined;
  }

  choose(cell: string): void {
    const action = this.targets.get(cell);
    if (action === undefined) return;
    if (action === "") this.from = cell;
    else if (this.pending === action || this.targets.size <= AT_ONCE) this.play(action);
    else this.pending = action;
  }

  play(action: string): void {
    this.offer(undefined, this.side);
    this.onplay(action);
  }

  again(): void {
    this.from = this.pending = undefined;
  }
}
