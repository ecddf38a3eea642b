import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "../../rulebooks/markdown";
import { aboutKind } from "../../src/rules/about";
import { rulesAddress } from "../../src/rules/address";
import { clausesOf, plain, type Book } from "../../src/rules/book";
import { scenesOf, talesOf, type Case } from "../../src/rules/cases";
import { pieceOf } from "../../src/rules/pieces";
import { closest, find, hits, placesOf } from "../../src/rules/search";

const GAMES = ["khet", "pharaohs-light", "photon", "xionghan", "starclaim"];
const folder = (game: string) => `../src/obelisk/games/${game.replaceAll("-", "_")}`;
const bookOf = (game: string, language = "en"): Book =>
  read(readFileSync(`${folder(game)}/book/${language}.md`, "utf-8"));
const casesOf = (game: string) =>
  (JSON.parse(readFileSync(`${folder(game)}/examples.json`, "utf-8")) as { cases: Case[] }).cases;

test("each form of the Markdown that rulebooks use", () => {
  const book = read(
    [
      "# A *game*",
      "Two lines are",
      "one paragraph, with `a < b * c * d` and [notation](../notation.md).",
      "## Clauses",
      "**Turn**",
      "- **AB-1** Move **once**, see AB-2",
      "  and XY-9. [¶1 «a [b]»; *(default)*]",
      "- **AB-2** No source.",
      "- a plain item",
      "",
      "| name | value |",
      "|---|---|",
      "| `x` | AB-1 |",
      "1. first",
      "2. second",
      "```",
      "| not a table",
      "```",
    ].join("\n"),
  );
  expect(book.title).toBe("A <em>game</em>");
  expect(book.lead).toEqual([
    {
      kind: "paragraph",
      id: "text-1",
      html: "Two lines are one paragraph, with <code>a &lt; b * c * d</code> and notation.",
    },
  ]);
  expect(book.sections).toEqual([
    {
      id: "section-1",
      title: "Clauses",
      blocks: [
        { kind: "heading", id: "section-1-1", html: "Turn" },
        {
          kind: "clause",
          id: "AB-1",
          html: 'Move <strong>once</strong>, see <a href="#AB-2">AB-2</a> and XY-9.',
          source: "¶1 «a [b]»; <em>(default)</em>",
        },
        { kind: "clause", id: "AB-2", html: "No source.", source: undefined },
        { kind: "list", id: "text-2", isOrdered: false, items: ["a plain item"] },
        {
          kind: "table",
          id: "text-3",
          head: ["name", "value"],
          rows: [["<code>x</code>", '<a href="#AB-1">AB-1</a>']],
        },
        { kind: "list", id: "text-4", isOrdered: true, items: ["first", "second"] },
        { kind: "code", id: "text-5", text: "| not a table" },
      ],
    },
  ]);
});

test.each(GAMES)("the rulebook of %s is read whole, and its examples find their clauses", (game) => {
  const book = bookOf(game);
  const ids = clausesOf(book).map((clause) => clause.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(casesOf(game).filter((one) => !ids.includes(one.rule))).toEqual([]);
  const places = placesOf(book);
  expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
  const marks = places.filter((place) => /\*\*|\]\(|<\/?[a-z]+>|^\|/.test(place.text));
  expect(marks.map((place) => place.text), "marks that were not understood").toEqual([]);
  for (const section of book.sections)
    for (const block of section.blocks)
      if (block.kind === "table")
        for (const row of block.rows) expect(row.length, row.join()).toBe(block.head.length);
});

test("a translation has the clauses of the original", () => {
  const ids = (book: Book) => clausesOf(book).map((clause) => clause.id).sort();
  for (const language of ["zh", "ru"])
    for (const game of GAMES) expect(ids(bookOf(game, language)), `${language} ${game}`).toEqual(ids(bookOf(game)));
});

test("a place is found by all words of a query, in any order and case", () => {
  const places = placesOf(bookOf("khet"));
  expect(find(places, "kh-12")).toContain("KH-12");
  expect(find(places, "Swaps SCARAB partner")).toContain("KH-27");
  expect(find(places, "scarab zeppelin")).toEqual([]);
  expect(find(places, "  ")).toEqual([]);
  expect(hits("A beam; beams", ["beam"])).toEqual([[2, 6], [8, 12]]);
});

test.each([
  ["khet", "the scarab on j5 cannot swap with the pyramid on i5: j5 is closed to red", "KH-12"],
  ["khet", "the sphinx on j1 never moves; it can only be turned", "KH-9"],
  ["photon", "red cannot pass: it must move or turn a piece while it can", "PH-3"],
  ["photon", "the block on e1 cannot be turned: only shooters and mirrors can", "PH-5"],
  ["xionghan", "the horse on b9 cannot go to d10: a shield is never captured", "XH-49"],
])("in %s a refusal leads to its clause: %s", (game, sentence, clause) => {
  expect(closest(bookOf(game), sentence).map(({ id }) => id)).toContain(clause);
});

test("a rulebook tells about every kind of piece that stands on its boards", () => {
  const KINDS: Record<string, string[]> = {
    khet: ["pharaoh", "sphinx", "pyramid", "scarab", "anubis", "eye-of-horus"],
    "pharaohs-light": ["pharaoh", "pyramid", "scarab", "anubis"],
    photon: ["king", "shooter", "mirror", "mirror-face", "mirror-two-sided", "block-2", "block-1"],
    xionghan: ["king", "pawn", "warden", "patrol"],
  };
  for (const [game, kinds] of Object.entries(KINDS))
    for (const kind of kinds) {
      const told = aboutKind(bookOf(game), game, kind);
      const words = [told?.name, ...(told?.facts ?? []).map(({ html }) => plain(html))].join(" ");
      expect(words.toLowerCase(), `${game} ${kind}`).toContain(kind.split("-")[0]);
      expect(told?.facts.length, `${game} ${kind}`).toBeGreaterThan(2);
    }
  expect(aboutKind(bookOf("khet"), "khet", "king")).toBeUndefined();
});

test("an address leads to the clause that is named, or asks for those that are near", () => {
  expect(rulesAddress("khet")).toBe("/rules/khet");
  expect(rulesAddress("khet", { clause: "KH-12", why: "not so" })).toBe("/rules/khet#KH-12");
  expect(rulesAddress("khet", { why: "j5 is closed" })).toBe("/rules/khet?why=j5%20is%20closed");
});

test("examples are what a board can show, and what a reader can try", () => {
  const scenes = scenesOf(casesOf("khet"));
  const all = [...scenes.values()].flat();
  expect(all.length).toBeGreaterThan(100);
  expect(all.some((scene) => scene.refused.length)).toBe(true);
  const everywhere = GAMES.flatMap((game) => [...scenesOf(casesOf(game)).values()].flat());
  for (const { id, possible, refused } of everywhere)
    expect(new Set([...possible, ...refused]).size, id).toBe(possible.length + refused.length);
  expect(scenes.get("KH-16")?.[0]).toMatchObject({ play: ["g6g7"], refused: [] });
  const tales = [...talesOf(casesOf("starclaim")).values()].flat();
  expect(tales.length).toBeGreaterThan(100);
  expect(tales.flatMap((tale) => tale.decisions).every(({ action }) => plain(action) === action)).toBe(true);
});

test.each([
  { game: "khet", kinds: ["pharaoh", "sphinx", "pyramid", "scarab", "anubis", "eye-of-horus"] },
  { game: "pharaohs-light", kinds: ["pharaoh", "pyramid", "scarab", "anubis"] },
  { game: "photon", kinds: ["king", "shooter", "mirror", "block-2"] },
])("tables of $game show each kind where it is described, and nowhere else", ({ game, kinds }) => {
  const { lead, sections } = bookOf(game);
  const rows = [...lead, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === "table" ? block.rows : [],
  );
  const shown = rows.map((row) => pieceOf(game, row)?.piece.kind).filter(Boolean);
  expect(shown.sort()).toEqual(kinds.sort());
});
