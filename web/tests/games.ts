/** The games by their folders, and what stands there: the same that the server finds. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { en } from "../src/lang/en";
import type { Language } from "../src/words";
import { ru } from "../src/lang/ru";
import { zh } from "../src/lang/zh";
import type { Step } from "../src/lessons/lesson";

const HOME = "../src/obelisk/games";
const TABLES = "src/tables";

/** What all games say, by language. */
export const SHARED: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, zh, ru };

/** Every game of the package: a folder with a rulebook. */
export const GAMES = readdirSync(HOME)
  .filter((folder) => existsSync(join(HOME, folder, "book")))
  .map((folder) => folder.replaceAll("_", "-"));

/** Those that the board of the app draws: they bring no table of their own. */
export const ON_BOARDS = GAMES.filter((game) => !existsSync(join(TABLES, game)));

/** Where a file of a game stands. */
export const fileOf = (game: string, path: string) => join(HOME, game.replaceAll("-", "_"), path);

export const readOf = <Content>(game: string, path: string) =>
  JSON.parse(readFileSync(fileOf(game, path), "utf8")) as Content;

/** What a game says itself in a language. */
export const ownWords = (game: string, language: Language) =>
  readOf<Record<string, string>>(game, `words/${language}.json`);

/** All that a page of a game can say in a language. A message that is not there is an error. */
export function said(game: string, language: Language = "en"): (key: string) => string {
  const words: Record<string, string> = { ...SHARED[language], ...ownWords(game, language) };
  return (key) => {
    const message = words[key];
    if (message === undefined) throw new Error(`${game} has no ${key} in ${language}`);
    return message;
  };
}

/** The steps of a lesson on a board. */
export const lessonOf = (game: string) => readOf<Step[]>(game, "lesson.json");
