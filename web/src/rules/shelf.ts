/** The rulebooks and examples that were built into the app, each fetched when it is asked for. */

import type { Book } from "./book";
import type { Case } from "./cases";

const books = import.meta.glob<Book>("../../../src/obelisk/games/*/book/*.md", { import: "default" });
const cases = import.meta.glob<Case[]>("../../../src/obelisk/games/*/examples.json", { import: "cases" });
const notes = import.meta.glob<Record<string, string>>("../../../src/obelisk/games/*/book/*.examples.json", {
  import: "default",
});

const folder = (game: string) => `../../../src/obelisk/games/${game.replaceAll("-", "_")}`;

export interface Opened {
  book: Book;
  /** The language that the book is written in. */
  language: string;
}

/** The rulebook of a game in a language, or else in English; none if there is no such game. */
export async function openBook(game: string, language: string): Promise<Opened | undefined> {
  const translated = books[`${folder(game)}/book/${language}.md`];
  if (translated) return { book: await translated(), language };
  const original = books[`${folder(game)}/book/en.md`];
  return original && { book: await original(), language: "en" };
}

/** The examples of a game, with their notes in a language if there are any. */
export async function openCases(game: string, language: string): Promise<Case[]> {
  const [all, translated] = await Promise.all([
    cases[`${folder(game)}/examples.json`]?.(),
    notes[`${folder(game)}/book/${language}.examples.json`]?.(),
  ]);
  return (all ?? []).map((one) => ({ ...one, note: translated?.[one.note] ?? one.note }));
}
