/** The rulebooks and examples that were built into the app, each fetched when it is asked for. */

import type { Book } from "./book";
import type { Case } from "./cases";

const books = import.meta.glob<Book>("../../../docs/rules/**/*.md", { import: "default" });
const cases = import.meta.glob<Case[]>(
  ["../../../tests/cases/*.json", "!../../../tests/cases/perft.json"],
  { import: "cases" },
);
const notes = import.meta.glob<Record<string, string>>("../../../docs/rules/*/*.examples.json", { import: "default" });

export interface Opened {
  book: Book;
  /** The language that the book is written in. */
  language: string;
}

/** The rulebook of a game in a language, or else in English; none if there is no such game. */
export async function openBook(game: string, language: string): Promise<Opened | undefined> {
  const translated = books[`../../../docs/rules/${language}/${game}.md`];
  if (translated) return { book: await translated(), language };
  const original = books[`../../../docs/rules/${game}.md`];
  return original && { book: await original(), language: "en" };
}

/** The examples of a game, with their notes in a language if there are any. */
export async function openCases(game: string, language: string): Promise<Case[]> {
  const [all, translated] = await Promise.all([
    cases[`../../../tests/cases/${game}.json`]?.(),
    notes[`../../../docs/rules/${language}/${game}.examples.json`]?.(),
  ]);
  return (all ?? []).map((one) => ({ ...one, note: translated?.[one.note] ?? one.note }));
}
