/** Tables of games that bring their own: each folder here is named after its game, and its `index.ts` says what there is.
 *
 * A game for two whose positions all may see needs none: the board draws it. Any other is played on the generic one. */

import type { Component } from "svelte";
import { listed } from "../lib/games";
import type { MatchClient } from "../lib/match.svelte";
import type { MatchShown } from "../wire";

/** What a table is told. */
export interface AtTable {
  client: MatchClient;
  match: MatchShown;
  /** Whether the reader is to act. */
  isMine: boolean;
  /** Why a seat could not be taken. */
  fault: string | undefined;
  /** Take a seat. */
  ontake: () => void;
}

export interface AtLesson {
  /** As they stand in `lesson.json` of the game, whose table knows what each says. */
  steps: readonly unknown[];
}

type Fetched<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface GameTable {
  /** The page on which a game begins. */
  Start?: Fetched<{ game: string }>;
  /** A match from its first visitor to its result. */
  Table: Fetched<AtTable>;
  /** First steps, where positions on a board are not enough. */
  Lesson?: Fetched<AtLesson>;
}

const found = import.meta.glob<GameTable>("./*/index.ts", { import: "default", eager: true });

/** What any game with secrets or many seats is played on. */
const GENERIC: GameTable = {
  Start: () => import("./GenericStart.svelte"),
  Table: () => import("./GenericTable.svelte"),
};

/** The table of a game; undefined: two play it on the ordinary board. */
export function tableOf(game: string): GameTable | undefined {
  return found[`./${game}/index.ts`] ?? (listed(game)?.studied === false ? GENERIC : undefined);
}
