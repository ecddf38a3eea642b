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

/** The parts of the tour of Starclaim, which is played at a real table. */
export const TOUR = ["welcome", "auction", "mine", "occupy", "shop", "end"] as const;

/** All that its coach explains when it comes. */
export const COACHED = [...TOUR, "talk", "pick", "drive", "defuse"] as const;
