/** Rulebooks as the server tells them: found in, explained by, and shown with their pieces. */

import { beforeAll, expect, inject, test } from "vitest";
import type { Listed } from "../../src/lib/games";
import { aboutKind } from "../../src/rules/about";
import { clausesOf, plain, type Book } from "../../src/rules/book";
import type { Case } from "../../src/rules/cases";
import { pieceOf } from "../../src/rules/pieces";
import { closest, find, placesOf } from "../../src/rules/search";
import { GAMES, readOf } from "../games";

let list: Listed[];
beforeAll(async () => {
  const page = await (await fetch(inject("site"))).text();
  const [, json = ""] = /<script type="application\/json" id="games">(.*?)<\/script>/s.exec(page) ?? [];
  list = JSON.parse(json) as Listed[];
});

const told = (game: string) => list.find(({ id }) => id === game) as Listed;

async function bookOf(game: string, language = "en"): Promise<Book> {
  const answer = await fetch(`${inject("site")}/games/${game}/${told(game).hash}/book/${language}.json`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Book;
}

function stageOf(game: string) {
  const { board } = told(game);
  if (!board) throw new Error(`${game} has no board`);
  return board;
}

test("the page lists every game of ours, with what it says of itself", () => {
  expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(GAMES));
  for (const { title, about } of list) for (const language of ["en", "zh", "ru"]) expect(title[language] && about[language]).toBeTruthy();
});

test.each(GAMES)("the rulebook of %s is read whole, and its examples find their clauses", async (game) => {
  const book = await bookOf(game);
  const ids = clausesOf(book).map((clause) => clause.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(readOf<{ cases: Case[] }>(game, "examples.json").cases.filter((one) => !ids.includes(one.rule))).toEqual([]);
  const places = placesOf(book);
  expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
  const marks = places.filter((place) => /\*\*|\]\(|<\/?[a-z]+>|^\|/.test(place.text));
  expect(marks.map((place) => place.text), "marks that were not understood").toEqual([]);
  for (const section of book.sections)
    for (const block of section.blocks)
      if (block.kind === "table")
        for (const row of block.rows) expect(row.length, row.join()).toBe(block.head.length);
});

test("a place is found by all words of a query, in any order and case", async () => {
  const places = placesOf(await bookOf("khet"));
  expect(find(places, "kh-12")).toContain("KH-12");
  expect(find(places, "Swaps SCARAB partner")).toContain("KH-27");
  expect(find(places, "scarab zeppelin")).toEqual([]);
  expect(find(places, "  ")).toEqual([]);
});

test.each([
  ["khet", "The scarab on j5 cannot swap with the pyramid on i5: j5 is closed to Red.", "KH-12"],
  ["khet", "The sphinx on j1 never moves; it can only be turned.", "KH-9"],
  ["photon", "Red can only pass when it has no other action.", "PH-3"],
  ["photon", "Blocks cannot be turned in this game, only shooters and mirrors.", "PH-5"],
  ["xionghan", "The horse on b9 cannot capture on d10: shields can never be captured.", "XH-49"],
])("in %s a refusal leads to its clause: %s", async (game, sentence, clause) => {
  expect(closest(await bookOf(game), sentence).map(({ id }) => id)).toContain(clause);
});

test("a rulebook tells about every kind of piece that stands on its boards", async () => {
  const KINDS: Record<string, string[]> = {
    khet: ["pharaoh", "sphinx", "pyramid", "scarab", "anubis", "eye-of-horus"],
    "pharaohs-light": ["pharaoh", "pyramid", "scarab", "anubis"],
    photon: ["king", "shooter", "mirror", "mirror-face", "mirror-two-sided", "block-2", "block-1"],
    xionghan: ["king", "pawn", "warden", "patrol"],
  };
  for (const [game, kinds] of Object.entries(KINDS)) {
    const book = await bookOf(game);
    for (const kind of kinds) {
      const told = aboutKind(book, stageOf(game), kind);
      const words = [told?.name, ...(told?.facts ?? []).map(({ html }) => plain(html))].join(" ");
      expect(words.toLowerCase(), `${game} ${kind}`).toContain(kind.split("-")[0]);
      expect(told?.facts.length, `${game} ${kind}`).toBeGreaterThan(2);
    }
  }
  expect(aboutKind(await bookOf("khet"), stageOf("khet"), "king")).toBeUndefined();
});

test.each([
  { game: "khet", kinds: ["pharaoh", "sphinx", "pyramid", "scarab", "anubis", "eye-of-horus"] },
  { game: "pharaohs-light", kinds: ["pharaoh", "pyramid", "scarab", "anubis"] },
  { game: "photon", kinds: ["king", "shooter", "mirror", "block-2"] },
])("tables of $game show each kind where it is described, and nowhere else", async ({ game, kinds }) => {
  const { lead, sections } = await bookOf(game);
  const rows = [...lead, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === "table" ? block.rows : [],
  );
  const shown = rows.map((row) => pieceOf(stageOf(game), row)?.piece.kind).filter(Boolean);
  expect(shown.sort()).toEqual(kinds.sort());
});
