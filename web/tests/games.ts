/** The games by their folders, and what stands there: the same that the server finds. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, textOf } from "../catalogues";
import type { Step } from "../src/lessons/lesson";
import type { Args } from "../src/words/message";

const HOME = "../src/obelisk/games";
const TABLES = "src/tables";

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

/** Whose words a game uses besides its own. */
export function sharesOf(game: string): string[] {
  const [, folder] = /^ +shares = "obelisk\.games\.(\w+)"/m.exec(readFileSync(fileOf(game, "__init__.py"), "utf8")) ?? [];
  return folder === undefined ? [] : [folder.replaceAll("_", "-")];
}

/** The kinds of its pieces by their letters. */
export function kindsOf(game: string): Record<string, string> {
  const [, list = ""] = /kinds: ClassVar = \{([^}]*)\}/.exec(readFileSync(fileOf(game, "__init__.py"), "utf8")) ?? [];
  return Object.fromEntries([...list.matchAll(/"(\w)": "([\w-]+)"/g)].map(([, letter, kind]) => [letter, kind]));
}

/** What a game says in a language, with what it shares: the catalogue that pages are served. */
export const wordsOf = (game: string, language: string) =>
  [...sharesOf(game), game].map((one) => readFileSync(fileOf(one, `words/${language}.ftl`), "utf8")).join("\n");

/** All that a page can say in a language, of a game too if one is named. Gaps that are not filled stay,
 *  as `{$name}`. An entry that is not there is an error. The catalogues may be changed before. */
export function said(
  game?: string,
  language = "en",
  changed = (catalogue: string) => catalogue,
): (code: string, args?: Args) => string {
  const bundle = new FluentBundle(LANGUAGES[language]?.tag ?? language, { useIsolating: false });
  for (const text of [textOf(language), ...(game === undefined ? [] : [wordsOf(game, language)])])
    bundle.addResource(new FluentResource(changed(text)));
  return (code, args = {}) => {
    const entry = bundle.getMessage(code);
    if (!entry?.value) throw new Error(`there is no ${code} in ${language}`);
    return bundle.formatPattern(entry.value, args as Record<string, string>, []);
  };
}

/** The steps of a lesson on a board. */
export const lessonOf = (game: string) => readOf<Step[]>(game, "lesson.json");
