/** What a page comes with, for modules that are tested without one: the list of games, and their files.
 *  To be imported first. */

import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { LANGUAGES, type Language } from "../../src/words";
import type { Listed } from "../../src/lib/games";
import { fileOf, GAMES, ON_BOARDS, ownWords } from "../games";

const languages = Object.keys(LANGUAGES) as Language[];
const each = (game: string, key: string) =>
  Object.fromEntries(languages.map((language) => [language, ownWords(game, language)[key] ?? ""]));

const list = GAMES.map((id): Listed => {
  const studied = ON_BOARDS.includes(id);
  const [title, about] = [each(id, "title"), each(id, "about")];
  return { id, hash: "now", languages, title, about, seats: [], secrets: !studied, studied, lesson: true, sets: {}, board: null };
});
vi.stubGlobal("document", {
  getElementById: (id: string) => (id === "games" ? { textContent: JSON.stringify(list) } : null),
  documentElement: { dataset: {} },
});
vi.stubGlobal("fetch", async (address: string) => {
  const [, game = "", path = ""] = /^\/games\/([^/]+)\/now\/(.*)$/.exec(address) ?? [];
  return new Response(readFileSync(fileOf(game, path)));
});
