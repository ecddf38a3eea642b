/** Positions as an editor holds them: text and board stay in step. */

import { expect, test } from "vitest";
import { Notation, put } from "../../src/editor/setup";
import { hashOf, readHash } from "../../src/lib/address";
import type { EditorShown, PieceShown } from "../../src/wire";

function pieces(letters: Record<string, number>): PieceShown[] {
  return [0, 1].flatMap((seat) =>
    Object.entries(letters).flatMap(([letter, states]) =>
      Array.from({ length: Math.max(states, 1) }, (_, state) => {
        const sign = seat ? letter.toLowerCase() : letter;
        const text = states ? `${sign}${state + 1}` : sign;
        return { text, seat, name: letter, states, kind: letter, turn: states ? state : null, character: null };
      }),
    ),
  );
}

function notation(letters: Record<string, number>, files: number, numbers: number[], dead: string[] = []): Notation {
  const board = { files, numbers } as unknown as EditorShown["board"];
  return new Notation({ board, sides: ["s", "r"], pieces: pieces(letters), dead, start: "", starts: [] });
}

const laser = notation({ K: 0, P: 4, S: 2 }, 10, [3, 2, 1]);

test("a text is read and written as it was; a digit counts for a piece only where it has states", () => {
  const text = "K5p42P1/10/s28k r 3 17";
  const setup = laser.read(text);
  expect(setup?.pieces.get("a3")).toBe("K");
  expect(setup?.pieces.get("g3")).toBe("p4");
  expect(setup?.pieces.get("j3")).toBe("P1");
  expect(setup?.pieces.get("a1")).toBe("s2");
  expect(setup?.side).toBe("r");
  expect(laser.write(setup as NonNullable<typeof setup>)).toBe(text);
  expect(laser.write(laser.read("10/10/10 s") as NonNullable<typeof setup>)).toBe("10/10/10 s 0 0");
});

test.each(["", "10/10 s", "10/10/9 s", "10/10/11 s", "10/X9/10 s", "10/P9/10 s", "10/10/10 x"])(
  "a text that cannot be drawn is left alone: %s",
  (text) => expect(laser.read(text)).toBeUndefined(),
);

test("pieces are put, removed and turned", () => {
  const setup = put(put(laser.empty, "b2", "P4"), "c2", "S2");
  expect(laser.write(setup)).toBe("10/1P4S27/10 s 0 0");
  expect(laser.write(put(setup, "b2", undefined))).toBe("10/2S27/10 s 0 0");
  expect([laser.turned("P4", 1), laser.turned("P1", -1), laser.turned("s2", 1), laser.turned("K", 1)]).toEqual([
    "P1",
    "P4",
    "s1",
    "K",
  ]);
});

test("the dead stand in order", () => {
  const points = notation({ K: 0, P: 0, R: 0 }, 13, [1], ["P", "R", "p", "r"]);
  const setup = points.read("K12 s PRp 0 0");
  expect(setup?.dead).toBe("PRp");
  expect(points.buried("PRp", "P", 1)).toBe("PPRp");
  expect(points.buried("p", "p", -1)).toBe("-");
  expect(points.write({ ...points.empty, dead: points.buried("-", "r", 1) })).toBe("13 s r 0 0");
});

test("an address tells where it begins, and a damaged one the usual", () => {
  const given = { options: { rows: 7, pie_rule: true }, start: "K9/10 s 0 0", actions: ["a1+", "P@g5"] };
  expect(readHash(hashOf(given))).toEqual(given);
  expect(hashOf({ options: {}, start: null, actions: [] })).toBe("");
  expect(readHash("#options={")).toEqual({ options: {}, start: null, actions: [] });
});
