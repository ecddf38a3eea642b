/** What is to be read aloud: the last lines, each told once. */

import { untrack } from "svelte";

export interface Line {
  id: number | string;
  text: string;
}

const MOST = 8;

export class Aloud {
  lines = $state.raw<Line[]>([]);
  #count = 0;

  say(text: string): void {
    if (!text) return;
    const before = untrack(() => this.lines);
    this.lines = [...before.slice(1 - MOST), { id: ++this.#count, text }];
  }
}
