import { expect, test } from "vitest";
import { flashes, rays } from "../../src/board/beams";
import { Geometry } from "../../src/board/geometry";
import { losses } from "../../src/board/losses";
import { struck } from "../../src/board/ghosts";
import type { Beam, Drawn, Part, Piece, View } from "../../src/board/view";
import { time } from "../../src/lib/clock";

const board: Drawn = {
  files: 10,
  numbers: [8, 7, 6, 5, 4, 3, 2, 1],
  palette: ["silver", "red"],
  bottom: 0,
  marks: [],
  pieces: [],
};
const upright = new Geometry(board, 0);
const flipped = new Geometry(board, 1);

test("every square is found again where it is drawn, from both sides", () => {
  for (const where of [upright, flipped])
    for (const square of where.squares()) expect(where.square(...where.centre(square))).toBe(square);
  expect(upright.square(5, 5)).toBeUndefined();
  expect(flipped.centre("a8")).toEqual(upright.centre("j1"));
});

test("steps follow the eye, and stop at the edge", () => {
  expect(upright.step("e4", 1, -1)).toBe("f5");
  expect(flipped.step("e4", 1, -1)).toBe("d3");
  expect(upright.step("a8", -1, -1)).toBe("a8");
});

const lit = (...drawn: Beam[]) => [{ event: "beam", drawn }];

test("a beam leaves the board straight on, or aside where a mirror stands", () => {
  const beam: Beam = { how: "beam", seat: 0, from: "j1", path: ["j2", "j3"], end: "edge" };
  const straight = rays(lit({ ...beam, path: ["j2", "j3", "j4", "j5", "j6", "j7", "j8"] }), upright, new Set());
  const [x, y] = upright.centre("j8");
  expect(straight[0]?.points.at(-1)).toEqual([x, y - 50]);
  const aside = rays(lit(beam), upright, new Set(["j3"]));
  const [ax, ay] = upright.centre("j3");
  expect(aside[0]?.points.at(-1)).toEqual([ax + 50, ay]);
});

test("a beam that strikes stops at the side that it strikes", () => {
  const beam: Beam = { how: "beam", seat: 0, from: "j1", path: ["j2", "j3"], end: "absorbed" };
  const [ray] = rays(lit(beam), upright, new Set(["j3"]));
  const [x, y] = upright.centre("j3");
  expect(ray?.points.at(-1)).toEqual([x, y + 30]);
});

test("two beams that meet head-on end on the border between them", () => {
  const one: Beam = { how: "beam", seat: 0, from: "c2", path: ["c3"], end: "met" };
  const other: Beam = { how: "beam", seat: 1, from: "c5", path: ["c4"], end: "met" };
  const [first, second] = rays(lit(one, other), upright, new Set());
  expect(first?.points.at(-1)).toEqual(second?.points.at(-1));
});

test("a flare comes where a mirror turns the light, when it is there, and a ripple where it is absorbed", () => {
  const beam: Beam = { how: "beam", seat: 0, from: "j1", path: ["j2", "j3", "i3", "h3"], end: "absorbed" };
  for (const where of [upright, flipped]) {
    const [ray] = rays(lit(beam), where, new Set(["j3", "h3"]));
    const [flare, ripple, ...more] = flashes(ray!);
    expect(flare).toEqual({ kind: "flare", at: where.centre("j3"), after: 175 / 345 }); // of the way in the drawing
    expect(ripple).toEqual({ kind: "ripple", at: ray!.points.at(-1), after: 1 });
    expect(more).toEqual([]);
  }
  const [struck] = rays(lit({ ...beam, end: "struck" }), upright, new Set(["j3"]));
  expect(flashes(struck!).map(({ kind }) => kind)).toEqual(["flare"]); // a burst is there instead
  const [back] = rays(lit({ ...beam, path: ["j2", "j3", "j2"], end: "edge" }), upright, new Set(["j3"]));
  expect(flashes(back!)[0]).toMatchObject({ kind: "flare", at: upright.centre("j3") }); // a mirror from the front
});

test("clocks show tenths only at the end, and never less than nothing", () => {
  expect([600_000, 61_000, 9_940, -5, 3_600_000].map(time)).toEqual([
    "10:00", "1:01", "9.9", "0.0", "1:00:00",
  ]);
});

const block = (square: string, points: number): Piece => ({
  square,
  kind: `block-${points}`,
  seat: 1,
  turn: null,
});

const seen = (pieces: Piece[], ...drawn: Part[]) =>
  ({ board: { pieces }, events: [{ event: "all of it", drawn }] }) as unknown as View;

test("what is struck is seen as it was, where it stood when the light came", () => {
  const before = seen([block("b8", 2), block("e8", 1)]);
  const now = seen(
    [block("b7", 1)],
    { how: "moved", from: "b8", to: "b7" },
    { how: "flashed", squares: ["b7"] },
    { how: "removed", square: "e8" },
  );
  expect(struck(before, now)).toEqual([block("b7", 2), block("e8", 1)]);
});

test("an assassin that exchanges itself is seen where it went, and what it killed where it stood", () => {
  const [assassin, pawn] = [{ ...block("e5", 1), seat: 0 }, block("e6", 2)];
  const now = seen(
    [],
    { how: "moved", from: "e5", to: "e2" },
    { how: "removed", square: "e6" },
    { how: "removed", square: "e2" },
  );
  expect(struck(seen([assassin, pawn]), now)).toEqual([pawn, { ...assassin, square: "e2" }]);
});

test("what is taken is seen on its square, not the piece that takes it", () => {
  const [rook, pawn] = [{ ...block("e5", 1), seat: 0 }, block("e6", 2)];
  const now = seen([{ ...rook, square: "e6" }], { how: "removed", square: "e6" }, { how: "moved", from: "e5", to: "e6" });
  expect(struck(seen([rook, pawn]), now)).toEqual([pawn]);
});

test("lost is what no longer stands; a damaged block still does", () => {
  const first = { ...board, pieces: [block("b8", 2), block("e8", 2), block("f8", 2)] };
  const [silver, red] = losses(first, { ...board, pieces: [block("b7", 1)] });
  expect(silver).toEqual([]);
  expect(red.map(({ piece, count }) => [piece.kind, count])).toEqual([["block-2", 2]]);
});

test("where the game keeps its dead, they are told", () => {
  const dead = { kind: "pawn", text: "P", character: "兵", count: 2 };
  const [red] = losses(board, { ...board, pools: [[dead], []] });
  expect(red.map(({ piece, count }) => [piece.kind, count])).toEqual([["pawn", 2]]);
});
