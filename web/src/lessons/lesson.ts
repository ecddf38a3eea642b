/** Lessons: a few positions for each game, one idea in each. Their words are in lang, by game and step. */

import type { Goal } from "./goal";

export interface Step {
  /** Its name in `lesson.<game>.<id>`. */
  id: string;
  /** As text; always the reader's turn. */
  position: string;
  goal: Goal;
  /** An action that reaches the goal: what a hint points at. */
  example: string;
}
