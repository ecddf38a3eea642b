/** A position that is being put together: its text is what counts, the board follows it, and the
 * server says what is wrong. */

import type { Given } from "../lib/address";
import { api, Refused, tryAgain } from "../lib/api";
import type { PositionShown } from "../wire";
import { Notation, type Setup } from "./setup";

const MOST_UNDONE = 100;

export class Draft {
  notation = $state.raw<Notation>();
  options = $state.raw<Given["options"]>({});
  text = $state("");
  /** The last position that could be drawn. */
  setup = $state.raw<Setup>();
  /** What the server says of the text as it is; undefined while it is asked. */
  checked = $state.raw<PositionShown>();
  /** What it said of the last one: shown until the answer comes. */
  verdict = $state.raw<PositionShown>();
  fault = $state<string>();
  #past = $state.raw<string[]>([]);
  #wanted = { board: 0, verdict: 0 }; // how often each was asked for

  constructor(readonly game: string) {}

  async begin({ options, start }: Given): Promise<void> {
    await this.#trying("board", async () => {
      await this.#learn(options);
      this.text = start ?? this.notation?.shown.start ?? "";
      this.setup = this.notation?.read(this.text) ?? this.notation?.empty;
    });
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The board was changed: the text follows. */
  edit(setup: Setup): void {
    this.remember();
    this.setup = setup;
    this.text = this.notation?.write(setup) ?? this.text;
  }

  /** The text was changed: the board follows if it can. */
  type(text: string): void {
    this.text = text;
    this.setup = this.notation?.read(text) ?? this.setup;
  }

  /** Keep the text as it is, so that it can be brought back. */
  remember(): void {
    if (this.#past.at(-1) !== this.text) this.#past = [...this.#past.slice(1 - MOST_UNDONE), this.text];
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.type(last);
  }

  clear(): void {
    if (this.notation && this.setup) this.edit({ ...this.notation.empty, side: this.setup.side });
  }

  /** One of the start positions. */
  start(index: number): Promise<void> {
    return this.#trying("board", async () => {
      const start = this.notation?.shown.starts[index];
      if (!start) return;
      this.remember();
      await this.#learn(start.options as Given["options"]);
      this.type(start.position);
    });
  }

  /** Other rules: their start takes the place of the start, and of what no longer fits the board. */
  rule(options: Given["options"]): Promise<void> {
    return this.#trying("board", async () => {
      const wasStart = this.text === this.notation?.shown.start;
      await this.#learn(options);
      if (!this.notation) return;
      if (wasStart || !this.notation.read(this.text)) {
        this.remember();
        this.type(this.notation.shown.start);
      } else this.type(this.text);
    });
  }

  /** Show the server what there is. */
  async check(): Promise<void> {
    const { game, options, text: position } = this;
    await this.#trying("verdict", async () => {
      const answer = await api.position({ game, options, position });
      if (this.text === position && this.options === options) this.checked = this.verdict = answer;
    });
  }

  /** Ask what the board and its pieces are under some options. */
  async #learn(options: Given["options"]): Promise<void> {
    this.notation = new Notation(await api.pieces({ game: this.game, options }));
    this.options = options;
  }

  /** Do what needs the server; one that is lost is asked again, until something else is wanted of it. */
  async #trying(what: "board" | "verdict", work: () => Promise<void>): Promise<void> {
    const wanted = ++this.#wanted[what];
    try {
      await work();
      this.fault = undefined;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.fault = refused.message;
      tryAgain(refused, () => wanted === this.#wanted[what] && this.#trying(what, work));
    }
  }
}
