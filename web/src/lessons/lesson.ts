/** Lessons: a few positions for each game, one idea in each. They stand in its folder, and their words among its words. */

import type { Goal } from "./goal";

export interface Step {
  /** Its name in the messages of the game: `lesson.<id>.<part>`. */
  id: string;
  /** As text; always the reader's turn. */
  position: string;
  goal: Goal;
  /** An action that reaches the goal: what a hint points at. */
  example: string;
}
