import { expect, test } from "vitest";
import { promotion, sort, turning } from "../../src/board/choices";

test("moves, swaps and turns are sorted by the piece that acts", () => {
  const { pieces, words } = sort(["c5c6", "c5d6", "c5+", "c5-", "e5+", "draw"]);
  expect([...pieces.keys()]).toEqual(["c5", "e5"]);
  expect([...(pieces.get("c5")?.to.keys() ?? [])]).toEqual(["c6", "d6"]);
  expect(turning(pieces.get("c5"), 1)).toBe("c5+");
  expect(turning(pieces.get("c5"), -1)).toBe("c5-");
  expect(words).toEqual(["draw"]);
});

test("where both turns are one action, either hand means it", () => {
  const scarab = sort(["e5+"]).pieces.get("e5");
  expect(turning(scarab, -1)).toBe("e5+");
  expect(turning(undefined, 1)).toBeUndefined();
});

test("a promotion is a choice among actions to one point", () => {
  const pawn = sort(["e12e13", "e12e13=R", "e12e13=N", "e12d12"]).pieces.get("e12");
  const all = pawn?.to.get("e13") ?? [];
  expect(all.map(promotion)).toEqual([undefined, "R", "N"]);
  expect(pawn?.to.get("d12")).toEqual(["e12d12"]);
});

test("a revival is taken from the dead, not from a square", () => {
  const { pieces, revivals } = sort(["P@g5", "P@c5"]);
  expect(pieces.size).toBe(0);
  expect([...(revivals.get("P")?.to.keys() ?? [])]).toEqual(["g5", "c5"]);
});

test("an action that is a square alone is played there, with nothing in hand", () => {
  const { places, words } = sort(["c3", "d12", "pass", "wager 3"]);
  expect([...places.entries()]).toEqual([["c3", ["c3"]], ["d12", ["d12"]]]);
  expect(words).toEqual(["pass", "wager 3"]);
});
