/** Beginning a game: what the server says of it, and the match that is made. */

import { onMount } from "svelte";
import { t } from "../words";
import type { GameShown, NewMatch } from "../wire";
import { api, Refused, tryAgain } from "./api";
import { place } from "./router.svelte";

export class Beginning {
  described = $state.raw<GameShown>();
  /** What went wrong at the server. */
  trouble = $state<string>();
  isBusy = $state(false);
  #isLeft = false;

  constructor(readonly game: string) {
    onMount(() => {
      void this.#learn();
      return () => (this.#isLeft = true);
    });
  }

  async #learn(): Promise<void> {
    try {
      await api.me(); // makes a guest of a stranger
      this.described = (await api.games()).find((one) => one.id === this.game);
      this.trouble = this.described ? undefined : t("site-notFound");
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.trouble = refused.message;
      tryAgain(refused, () => this.#isLeft || this.#learn());
    }
  }

  /** Make a match and go there. */
  async make(wish: Omit<NewMatch, "game">): Promise<void> {
    this.isBusy = true;
    this.trouble = undefined;
    try {
      const made = await api.create({ ...wish, game: this.game });
      place.go(`/m/${made.match.id}`);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.trouble = refused.message;
    }
    this.isBusy = false;
  }
}
