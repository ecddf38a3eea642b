/** Looking at what was played before, while the match goes on. */

import type { View } from "../board/view";
import { api, Refused, type Line } from "../lib/api";
import type { MatchClient } from "../lib/match.svelte";

export class Lookback {
  /** A move of the past that is looked at; none: now. */
  at = $state<number>();
  /** The board after it. */
  view = $state.raw<View>();
  /** The board before any move. */
  first = $state.raw<View>();
  #steps = 0; // so that a slow answer does not undo a later step

  constructor(readonly client: MatchClient) {}

  async open(): Promise<void> {
    this.first = await this.#study([], 0);
  }

  // A move that comes while somebody looks at the past does not take them away from it.
  async go(number: number): Promise<void> {
    const wanted = ++this.#steps;
    const { played } = this.client;
    const actions = played.slice(0, number).map((one) => one.action);
    const shown = number < played.length ? await this.#study(actions, number) : undefined;
    if (wanted !== this.#steps) return;
    this.view = shown;
    this.at = shown && number;
  }

  /** Why an action is against the rules: the server knows them. */
  async explain(action: string, position: string): Promise<Refused | undefined> {
    try {
      await api.study(this.#line([action], 1, position));
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (refused.code === "illegal") return refused;
    }
    return undefined;
  }

  /** The board after an action that is not played yet. */
  async outcome(action: string, position: string): Promise<View | undefined> {
    const [found] = await api.study(this.#line([action], 1, position));
    return found?.view as unknown as View;
  }

  async #study(actions: string[], number: number): Promise<View | undefined> {
    try {
      const [found] = await api.study(this.#line(actions, number));
      return found?.view as unknown as View;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.client.refusal = refused;
      return undefined;
    }
  }

  #line(actions: string[], first: number, start?: string): Line {
    const { match } = this.client;
    return {
      game: match?.game ?? "",
      options: match?.options as Record<string, boolean | number | string>,
      start: start ?? match?.start ?? null,
      actions,
      first,
    };
  }
}
