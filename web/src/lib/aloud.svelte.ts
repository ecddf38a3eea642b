/** What is to be read aloud: the last lines, each told once. */

import { untrack } from "svelte";
import { spoken } from "../words";

export interface Line {
  id: number | string;
  text: string;
}

const MOST = 8;

export class Aloud {
  #told = $state.raw<(Line & { language: string })[]>([]);
  /** What was told in another language is not read in this one. */
  lines = $derived(this.#told.filter(({ language }) => language === spoken.language));
  #count = 0;

  say(text: string): void {
    if (!text) return;
    untrack(() => {
      const line = { id: ++this.#count, text, language: spoken.language };
      this.#told = [...this.#told.slice(1 - MOST), line];
    });
  }
}
