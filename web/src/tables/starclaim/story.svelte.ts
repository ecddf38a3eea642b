/** What the reader was told so far: lines to read, marks on the board, bids, and payments. */

import { spoken } from "../../words";
import type { Happened } from "../../lib/match.svelte";
import { Marks, type Mark } from "./marks";
import type { Happening } from "./view";
import { extend, type Line, type Who } from "./words";

export class Story {
  lines = $state.raw<Line[]>([]);
  /** Of the present auction. */
  bids = $state.raw<Line[]>([]);
  marks = $state.raw<Mark[]>([]);
  turn = $state(0);
  /** Gold that the reader's mines brought in. */
  paid = $state(0);
  explosions = $state(0);
  /** Whether the past has been read, and what comes now is new. */
  isFollowed = $state(false);
  #marks = new Marks();
  #told: Line[] = [];
  #read = 0;
  #version = "";

  constructor(
    readonly who: Who,
    /** The reader's own seat. */
    readonly seat: () => number | null,
  ) {}

  /** Read on in what happened; from the beginning if the past was told anew, another language is spoken, or the
   *  reader sits elsewhere. */
  follow(happened: readonly Happened[], retold: number): void {
    const reader = { who: this.who, seat: this.seat() };
    const version = `${retold} ${spoken.language} ${reader.seat}`;
    if (version !== this.#version || happened.length < this.#read) {
      this.#version = version;
      this.#read = 0;
      this.#told = [];
      this.#marks = new Marks();
      this.paid = this.explosions = 0;
      this.isFollowed = false;
    } else this.isFollowed = retold > 0;
    if (this.#read === happened.length) return;
    for (; this.#read < happened.length; this.#read++) {
      const message = happened[this.#read] as Happened;
      extend(this.#told, message, reader);
      const events = (message.events ?? []) as Happening[];
      this.#marks.add(events);
      for (const event of events) {
        if (event.event === "paid") this.paid += Number(event.amount);
        if (event.event === "explode") this.explosions++;
      }
    }
    this.lines = this.#told.slice();
    this.marks = this.#marks.list;
    this.turn = this.#marks.turn;
    const began = this.#told.findLastIndex((line) => line.kind === "phase" || line.kind === "default");
    this.bids = this.#told.slice(began + 1).filter((line) => ["bid", "pass", "sealed"].includes(line.kind));
  }
}
