/** What is looked at: a game, its tree of variations, and the boards of it as far as they were asked
 * for. The server plays; here is only remembered what it told. */

import type { View } from "../board/view";
import { api } from "../lib/api";
import type { Given } from "../lib/address";
import type { ResultShown, Step } from "../wire";
import type { Written } from "./text";
import { along, path, Tree, type Move } from "./tree";

const BEFORE = 3; // boards that are fetched with the one that is wanted
const AFTER = 8;

export interface Facts {
  game: string;
  options: Given["options"];
  start: string | null;
  /** The names of the players, if they are known. */
  players: string[];
  date: string | null;
  result: ResultShown | null;
  tags: Record<string, string>;
}

export class Study {
  readonly tree = new Tree();
  /** Grows with every change of the tree: what reads the tree reads this first. */
  revision = $state(0);
  at = $state.raw<Move>(this.tree.start);
  view = $state.raw<View>();
  #views = new Map<Move, View>();
  #considered = new Map<string, Step>(); // by the line: a mouse passes the same squares often

  constructor(readonly facts: Facts) {}

  /** A study of moves that were written somewhere, all of them played through; `Refused` if one of
   * them cannot be played. */
  static async from(facts: Facts, written: Written): Promise<Study> {
    const study = new Study(facts);
    await study.#adopt(study.tree.start, written);
    await study.go(study.tree.start);
    return study;
  }

  get given(): Given {
    return this.givenTo(this.at);
  }

  givenTo(move: Move): Given {
    const { options, start } = this.facts;
    return { options, start, actions: path(move).map((one) => one.action) };
  }

  /** Look at the board after a move. */
  async go(move: Move): Promise<void> {
    this.at = move;
    const view = await this.look(move);
    if (this.at === move) this.view = view;
  }

  /** The board after a move. */
  async look(move: Move): Promise<View | undefined> {
    if (!this.#views.has(move)) await this.#fetch(move);
    return this.#views.get(move);
  }

  /** Play on from where we are. */
  async play(action: string): Promise<void> {
    const from = this.at;
    const known = from.next.find((move) => move.action === action);
    if (known) return this.go(known);
    const step = await this.consider(action);
    if (!step) return;
    const move = this.tree.add(from, step.action ?? action, step.seat ?? 0, notationOf(step));
    this.#views.set(move, step.view as unknown as View);
    this.revision++;
    if (this.at === from) await this.go(move);
  }

  /** What an action would do here; nothing is changed. */
  async consider(action: string): Promise<Step | undefined> {
    const actions = [...this.given.actions, action];
    const key = actions.join(" ");
    const known = this.#considered.get(key);
    if (known) return known;
    const [step] = await api.study({ ...this.#line(actions), first: actions.length, limit: 1 });
    if (step) this.#considered.set(key, step);
    return step;
  }

  /** Take a move out, and all that follows; returns where that leaves us. */
  remove(move: Move): Move {
    const isInside = path(this.at).includes(move);
    const left = this.tree.remove(move);
    this.revision++;
    return isInside ? left : this.at;
  }

  /** Put a move that was taken out back at its place among its siblings. */
  restore(move: Move, place: number): void {
    move.parent?.next.splice(place, 0, move);
    this.revision++;
  }

  promote(move: Move): void {
    this.tree.promote(move);
    this.revision++;
  }

  comment(move: Move, text: string): void {
    move.comment = text;
    this.revision++;
  }

  #line(actions: string[]) {
    const { game, options, start } = this.facts;
    return { game, options, start, actions };
  }

  /** Fetch the board after a move, and some beside it in its line. */
  async #fetch(move: Move): Promise<void> {
    const before = path(move);
    const line = [...before, ...along(move)];
    const first = Math.max(before.length - BEFORE, 0);
    const actions = line.slice(0, before.length + AFTER).map((one) => one.action);
    const limit = BEFORE + AFTER + 1;
    for (const step of await api.study({ ...this.#line(actions), first, limit })) {
      const at = step.number === 0 ? this.tree.start : line[step.number - 1];
      if (at) this.#views.set(at, step.view as unknown as View);
    }
  }

  /** Play what is written after a move, main line first, and take it into the tree. */
  async #adopt(from: Move, written: Written): Promise<void> {
    from.comment = written.comment;
    const line: Written[] = [];
    for (let next = written.next[0]; next; next = next.next[0]) line.push(next);
    const before = path(from).map((one) => one.action);
    const actions = [...before, ...line.map((one) => one.action)];
    const steps = await api.study({ ...this.#line(actions), first: before.length, boards: false });
    const moves: [Move, Written][] = [[from, written]];
    let last = from;
    for (const [index, one] of line.entries()) {
      const step = steps[index + 1];
      last = this.tree.add(last, step?.action ?? one.action, step?.seat ?? 0, step && notationOf(step));
      last.comment = one.comment;
      moves.push([last, one]);
    }
    for (const [move, one] of moves)
      for (const other of one.next.slice(1))
        await this.#adopt(move, { action: "", comment: move.comment, next: [other] });
    this.revision++;
  }
}

function notationOf(step: Step): string | undefined {
  return step.events.find((event) => event.notation)?.notation as string | undefined;
}
