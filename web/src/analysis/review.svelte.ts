/** What the engine thought of each position, and which moves were bad. */

import { notation } from "../lib/settings.svelte";
import type { Judged } from "../wire";
import type { Engine } from "./engine.svelte";
import { ended, fault, scoreOf, type Fault, type Score } from "./score";
import type { Study } from "./study.svelte";
import type { Move } from "./tree";

interface Judgement {
  score: Score;
  /** The action that was thought best there. */
  best: string | undefined;
  /** The same in the notation of the game, where it has one. */
  told: string | undefined;
}

export class Review {
  #judgements = $state.raw<ReadonlyMap<Move, Judgement>>(new Map());
  /** Whether a whole game was looked at, or is being looked at. */
  isShown = $state(false);
  isDone = $state(false);
  fault = $state<string>();
  /** The reader's own match that stands in the way. */
  match = $state<string>();
  readonly scores = $derived(new Map([...this.#judgements].map(([move, { score }]) => [move, score])));
  readonly faults = $derived(this.#faults());

  constructor(readonly engine: Engine) {}

  /** From 0 to 1 while a game is looked at. */
  get progress(): number | undefined {
    return this.engine.progress;
  }

  begin(study: Study): void {
    const moves = [study.tree.start, ...study.tree.main()];
    const last = moves.at(-1) as Move;
    this.isShown = true;
    this.isDone = false;
    this.fault = this.match = undefined;
    const hear = (judged: Judged) => {
      const move = moves[judged.number];
      if (move) void this.#judge(study, move, judged);
      if (judged.number === judged.of) this.isDone = true;
    };
    this.engine.review(study.facts.game, study.givenTo(last), hear, (why, match) => ([this.fault, this.match] = [why, match]));
  }

  cancel(): void {
    this.engine.stop();
  }

  forget(): void {
    if (this.progress !== undefined) this.cancel();
    this.#judgements = new Map();
    this.isShown = this.isDone = false;
  }

  /** The action that was thought best at a position, as the reader likes it written. */
  best(move: Move): string | undefined {
    const judged = this.#judgements.get(move);
    return (notation() === "chinese" && judged?.told) || judged?.best;
  }

  async #judge(study: Study, move: Move, judged: Judged): Promise<void> {
    const view = await study.look(move);
    if (!view) return;
    const score = view.result
      ? ended(view.result.winner)
      : scoreOf(judged, view.to_act[0] ?? 0);
    this.#judgements = new Map(this.#judgements).set(move, { score, best: judged.actions[0], told: judged.notations[0] });
  }

  #faults(): ReadonlyMap<Move, Fault> {
    const found = new Map<Move, Fault>();
    for (const [move, { score }] of this.#judgements) {
      const before = move.parent && this.#judgements.get(move.parent);
      if (!before || before.best === move.action) continue;
      const bad = fault(before.score, score, move.seat);
      if (bad) found.set(move, bad);
    }
    return found;
  }
}
