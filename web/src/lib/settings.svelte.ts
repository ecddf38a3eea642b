/** What somebody likes, remembered in this browser. */

import { spoken } from "../words/spoken.svelte";
import type { BOARDS } from "./boards";

const KEY = "obelisk";

/** Times the usual speed of animations; 0: none. */
export const SPEEDS = { slow: 0.5, normal: 1, fast: 2, off: 0 } as const;

export interface Liked {
  theme: "auto" | "light" | "dark";
  board: (typeof BOARDS)[number];
  /** The set of pieces, in games that have it. */
  pieces: string;
  /** How moves are written that have Chinese names, if chosen by hand. */
  notation?: "letters" | "chinese";
  /** Of animations: times the usual; 0: none. */
  speed: number;
  level: number;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether a move is asked about before it is sent. */
  confirm: boolean;
  /** On the analysis page: whether the engine thinks along, and how many lines it tells. */
  engine: boolean;
  lines: number;
  /** Whether newcomers are told what they may not know, and which tips were read. */
  tips: boolean;
  tipsRead: string[];
  /** Steps of lessons that were done, and games whose lesson was finished. */
  learnt: string[];
  /** Chosen by hand; otherwise the browser's languages decide. */
  language?: string;
}

const usual: Liked = {
  theme: "auto",
  board: "stone",
  pieces: "characters",
  speed: 1,
  level: 2,
  sound: true,
  volume: 0.7,
  confirm: false,
  engine: true,
  lines: 3,
  tips: true,
  tipsRead: [],
  learnt: [],
};

function read(): Liked {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>) };
  } catch {
    return { ...usual }; // storage may be forbidden, or hold something else
  }
}

export const liked = $state(read());

/** How moves are written that have Chinese names: as chosen, or as is usual in the language of the page. */
export function notation(): "letters" | "chinese" {
  return liked.notation ?? (spoken.language === "zh" ? "chinese" : "letters");
}

export function like(wishes: Partial<Liked>): void {
  Object.assign(liked, wishes);
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(liked));
  } catch {
    // it is remembered as long as the page is open
  }
}

/** Give the page the colours that are liked. */
export function show(): void {
  const { dataset } = document.documentElement;
  if (liked.theme === "auto") delete dataset.theme;
  else dataset.theme = liked.theme;
  dataset.board = liked.board;
}

// Another tab of this browser has changed something: both show the same.
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  Object.assign(liked, read());
  show();
});
