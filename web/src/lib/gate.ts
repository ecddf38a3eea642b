/** Passes on what happens, one thing after another: each waits until the one before has been shown. */

import { flushSync, tick } from "svelte";

const MOST = 3; // that wait to be shown one by one; of more only the last is

export class Gate<Thing> {
  #waiting: Thing[] = [];
  #isShut = false;
  #isPassing = false;

  constructor(readonly onpass: (thing: Thing) => void) {}

  /** Pass it on, now or when its time has come. */
  take(thing: Thing): void {
    if (this.#isShut || this.#isPassing || this.#waiting.length) this.#waiting.push(thing);
    else this.onpass(thing);
  }

  /** Something is being shown that must be seen to its end. */
  shut(): void {
    this.#isShut = true;
  }

  /** It has been shown. */
  open(): void {
    this.#isShut = false;
    void this.#pass();
  }

  /** Pass on all that waits at once. */
  skip(): void {
    for (const thing of this.#waiting.splice(0)) {
      this.onpass(thing);
      flushSync(); // so that each is read aloud
    }
  }

  /** Forget what waits: newer things are known. */
  clear(): void {
    this.#waiting = [];
  }

  async #pass(): Promise<void> {
    if (this.#isPassing) return;
    this.#isPassing = true;
    await tick();
    while (!this.#isShut && this.#waiting.length) {
      const count = this.#waiting.length > MOST ? this.#waiting.length - 1 : 1;
      for (const thing of this.#waiting.splice(0, count)) this.onpass(thing);
      await tick(); // then whoever shows it has shut the gate
    }
    this.#isPassing = false;
  }
}
