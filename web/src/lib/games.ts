/** The games, in the order in which they are offered, and what each is able to: the page comes with this list. */

import { spoken } from "../words/spoken.svelte";

export interface Listed {
  id: string;
  /** Names the state of its files: others have another address. */
  hash: string;
  /** In which there are words and a rulebook. */
  languages: readonly string[];
  /** Whose words it uses besides its own: `laser`. */
  shares: readonly string[];
  /** By language. */
  title: Readonly<Record<string, string>>;
  about: Readonly<Record<string, string>>;
  /** The names of the seats, if no option changes their number. */
  seats: readonly string[];
  /** Whether seats know different things. */
  secrets: boolean;
  /** Whether its positions can be analysed, set up, and passed and played at one screen. */
  studied: boolean;
  /** Whether it has first steps. */
  lesson: boolean;
  /** The files of each set of pieces; the first set is the usual one. */
  sets: Readonly<Record<string, readonly string[]>>;
  /** None: it has no board of squares or points. */
  board: Stage | null;
}

/** What a game is played on, before anything stands there. */
export interface Stage {
  /** The colours of the seats by name. */
  palette: string[];
  /** Whether pieces are discs on points. */
  points: boolean;
  /** The kind of piece that each letter of the notation stands for. */
  kinds: Readonly<Record<string, string>>;
}

export const GAMES = read();

function read(): readonly Listed[] {
  const list = typeof document === "undefined" ? null : document.getElementById("games");
  return JSON.parse(list?.textContent || "[]") as Listed[];
}

/** What is known of a game; nothing if there is none of this name. */
export function listed(game: string): Listed | undefined {
  return GAMES.find(({ id }) => id === game);
}

const inLanguage = (texts: Readonly<Record<string, string>> = {}) => texts[spoken.language] ?? texts.en;

/** What a game is called, in the language of the page. */
export function titleOf(game: string): string {
  return inLanguage(listed(game)?.title) ?? game;
}

/** What a game is about, in a line. */
export function aboutOf(game: string): string {
  return inLanguage(listed(game)?.about) ?? "";
}
