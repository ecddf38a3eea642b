/** What a page comes with, for modules that are tested without one: the list of games, their files, and
 *  English. What cannot be said is a failure. */

import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, vi } from "vitest";
import { LANGUAGES } from "../../catalogues";
import type { Listed } from "../../src/lib/games";
import { fileOf, GAMES, kindsOf, ON_BOARDS, said, sharesOf, wordsOf } from "../games";

const languages = Object.keys(LANGUAGES);
const each = (game: string, what: string) =>
  Object.fromEntries(languages.map((language) => [language, said(game, language)(`${game}-${what}`)]));

const list = GAMES.map((id): Listed => {
  const studied = ON_BOARDS.includes(id);
  const board = studied ? { palette: [], points: false, kinds: kindsOf(id) } : null;
  const [title, about, shares] = [each(id, "title"), each(id, "about"), sharesOf(id)];
  return { id, hash: "now", languages, shares, title, about, seats: [], secrets: !studied, studied, lesson: true, sets: {}, board };
});
vi.stubGlobal("document", {
  getElementById: (id: string) => (id === "games" ? { textContent: JSON.stringify(list) } : null),
  documentElement: { dataset: {} },
});
vi.stubGlobal("fetch", async (address: string) => {
  const [, game = "", path = ""] = /^\/games\/([^/]+)\/now\/(.*)$/.exec(address) ?? [];
  const [, language] = /^words\/(\w+)\.ftl$/.exec(path) ?? [];
  return new Response(language === undefined ? readFileSync(fileOf(game, path)) : wordsOf(game, language));
});

beforeAll(async () => {
  const { speak } = await import("../../src/words"); // which reads the list of games
  await speak("en");
});

const complaints = vi.spyOn(console, "error");
afterEach(() => {
  const heard = complaints.mock.calls.map(([what]) => String(what));
  complaints.mockClear();
  expect(heard).toEqual([]);
});
