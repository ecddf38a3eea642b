/** Moves that are planned while the other side thinks. They are played one after another as the turn
 * comes; the first that is not allowed then ends the plan. What can be planned the server tells. */

import type { View } from "../board/view";
import type { MatchShown } from "../wire";
import { api, Refused } from "./api";

const PATIENCE = 350; // ms: who answers at once needs no plans against

export class Plans {
  queue = $state<string[]>([]);
  /** What can be planned next. */
  actions = $state.raw<string[]>([]);
  /** The board as if the other side had passed, after all plans; none if that is not known. */
  imagined = $state.raw<View>();
  /** The action that was not allowed when its turn came. */
  dropped = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly match: () => Pick<MatchShown, "game" | "options"> | undefined,
    readonly position: () => string | undefined,
  ) {}

  /** The other side thinks: find out what can be planned. */
  wait(): void {
    this.#forget();
    this.#timer = setTimeout(() => void this.#ask(), this.queue.length ? 0 : PATIENCE);
  }

  /** It is our turn: the planned action, if it may be played. */
  next(allowed: readonly string[]): string | undefined {
    this.#forget();
    const [action, ...rest] = this.queue;
    if (action === undefined) return undefined;
    if (allowed.includes(action)) {
      this.queue = rest;
      return action;
    }
    this.queue = [];
    this.dropped = action;
    return undefined;
  }

  add(action: string): void {
    this.dropped = undefined;
    this.queue.push(action);
    this.actions = [];
    void this.#ask();
  }

  cancel(): void {
    if (!this.queue.length) return;
    this.queue = [];
    this.actions = [];
    void this.#ask();
  }

  stop(): void {
    this.#forget();
    this.queue = [];
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#asked++; // an answer that is still to come is about another position
    this.actions = [];
    this.imagined = undefined;
  }

  async #ask(): Promise<void> {
    const [match, position] = [this.match(), this.position()];
    if (!match || position === undefined) return;
    const question = ++this.#asked;
    try {
      const ahead = await api.ahead({
        game: match.game,
        options: match.options as Record<string, boolean | number | string>,
        position,
        planned: [...this.queue],
      });
      if (question !== this.#asked) return;
      this.actions = ahead.actions;
      this.imagined = (ahead.view ?? undefined) as unknown as View | undefined;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      // then nothing can be planned just now, which harms nobody
    }
  }
}
