/** Which steps of the lessons are done, remembered in this browser. */

import { like, liked } from "../lib/settings.svelte";

const key = (game: string, step: string) => `${game}.${step}`;

export function isLearnt(game: string, step: string): boolean {
  return liked.learnt.includes(key(game, step));
}

/** Whether every step of a game was done, now or once. */
export function isFinished(game: string): boolean {
  return liked.learnt.includes(game);
}

/** Remember a step; with the last of them the lesson is finished. */
export function learn(game: string, step: string, all: readonly string[]): void {
  const learnt = new Set(liked.learnt).add(key(game, step));
  if (all.every((one) => learnt.has(key(game, one)))) learnt.add(game);
  like({ learnt: [...learnt] });
}

/** Learn steps anew; that all were finished once is not forgotten. */
export function forget(game: string, steps: readonly string[]): void {
  const gone = new Set(steps.map((step) => key(game, step)));
  like({ learnt: liked.learnt.filter((one) => !gone.has(one)) });
}
