/** What examples of the rules show, and where rules are read. */

import { expect, test } from "vitest";
import { rulesAddress } from "../../src/rules/address";
import { plain } from "../../src/rules/book";
import { scenesOf, talesOf, type Case } from "../../src/rules/cases";
import { hits } from "../../src/rules/search";
import { GAMES, readOf } from "../games";

const casesOf = (game: string) => readOf<{ cases: Case[] }>(game, "examples.json").cases;

test("words are found wherever they stand", () => {
  expect(hits("A beam; beams", ["beam"])).toEqual([[2, 6], [8, 12]]);
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
