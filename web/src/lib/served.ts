/** The files of a game for its pages: words, lesson, rulebook, examples, art. Their addresses change with what they
 *  hold, so that each is kept by the browser for good. */

import type { Book } from "../rules/book";
import type { Case } from "../rules/cases";
import { listed } from "./games";

/** Where a file of a game is found. */
export function addressOf(game: string, path: string): string {
  return `/games/${encodeURIComponent(game)}/${listed(game)?.hash ?? ""}/${path}`;
}

async function answered(game: string, path: string): Promise<Response> {
  const address = addressOf(game, path);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function fetched<Content>(game: string, path: string): Promise<Content> {
  return (await (await answered(game, path)).json()) as Content;
}

/** The language in which a game is told to a reader: theirs, or else English. */
export function languageOf(game: string, language: string): string {
  return listed(game)?.languages.includes(language) ? language : "en";
}

/** What a game says in a language, or else in English: a catalogue. */
export async function wordsOf(game: string, language: string): Promise<string> {
  return (await answered(game, `words/${languageOf(game, language)}.ftl`)).text();
}

/** The first steps in a game. */
export function lessonOf(game: string): Promise<readonly unknown[]> {
  return fetched(game, "lesson.json");
}

/** The rulebook of a game. */
export function bookOf(game: string, language: string): Promise<Book> {
  return fetched(game, `book/${languageOf(game, language)}.json`);
}

/** The examples of its rules, with their notes in a language if there are any. */
export async function casesOf(game: string, language: string): Promise<Case[]> {
  const spoken = languageOf(game, language);
  const [{ cases }, notes] = await Promise.all([
    fetched<{ cases: Case[] }>(game, "examples.json"),
    spoken === "en" ? {} : fetched<Readonly<Record<string, string>>>(game, `book/${spoken}.examples.json`),
  ]);
  return cases.map((one) => ({ ...one, note: (notes as Record<string, string>)[one.note] ?? one.note }));
}
