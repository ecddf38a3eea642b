/** What an action that is only considered would do: asked once the hand rests. */

import type { View } from "../board/view";
import { Refused } from "./api";

const REST = 80; // ms

export class Preview {
  /** What is considered. */
  action = $state<string>();
  /** The board after it, as soon as that is known. */
  outcome = $state.raw<View>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly ask: (action: string) => Promise<View | undefined>) {}

  /** Something is considered on the board that is shown now, or nothing any more. */
  consider(action: string | undefined): void {
    this.action = action;
    this.outcome = undefined;
    const ticket = ++this.#asked;
    clearTimeout(this.#timer);
    if (action !== undefined) this.#timer = setTimeout(() => void this.#look(action, ticket), REST);
  }

  async #look(action: string, ticket: number): Promise<void> {
    try {
      const outcome = await this.ask(action);
      if (ticket === this.#asked) this.outcome = outcome;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused; // then there is no preview
    }
  }
}
