/** What is read aloud of a square and of an action, in every language. */

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { named } from "../../src/board/choices";
import { square } from "../../src/board/naming";
import { tell } from "../../src/board/telling";
import type { Happening, Piece, View } from "../../src/board/view";
import { speak, speakOf } from "../../src/words";

function view(pieces: Piece[], events: Happening[] = [], seats = ["silver", "red"]): View {
  const numbers = [8, 7, 6, 5, 4, 3, 2, 1];
  const marks = [{ square: "a1", mark: "ankh", seat: 0 }];
  const emitters = [{ square: "a4", heading: "E" as const, seat: 1 }];
  const board = { files: 10, numbers, palette: seats, bottom: 0, marks, emitters, pieces, check: "e1" };
  return { game: "khet", seat: null, seats, to_act: [1], actions: [], position: "", ply: events.length, board, events, result: null };
}

const piece = (square: string, kind: string, seat: number, turn: number | null): Piece => ({ square, kind, seat, turn });
const before = view([piece("g1", "pyramid", 0, 0), piece("h4", "pyramid", 1, 1), piece("b1", "anubis", 1, 2)]);
const beam = (path: string[], end: string): Happening => ({
  event: "beam", end, drawn: [{ how: "beam", seat: 0, from: "j1", path, end: "absorbed" }],
});
const moved: Happening = {
  event: "moved", seat: 0, from: "g1", to: "g2", drawn: [{ how: "moved", from: "g1", to: "g2" }],
};
const told = (...events: Happening[]) => tell(before, view([], events));

beforeAll(() => speakOf("khet"));
afterEach(() => speak("en"));

describe("an action", () => {
  const events = [
    moved,
    beam(["j2", "j3", "j4", "i4", "h4"], "destroyed"),
    { event: "destroyed", square: "h4", seat: 1, piece: "p2" },
  ];

  it.each<[string, string[]]>([
    ["en", ["Silver moves the pyramid from g1 to g2.", "Silver's beam j1–j4–h4 hits the red pyramid.", "The red pyramid on h4 is destroyed."]],
    ["zh", ["银方：金字塔从 g1 走到 g2。", "银方的光束 j1–j4–h4 击中红方金字塔。", "h4 的红方金字塔被消灭。"]],
    ["ru", ["Серебряные: пирамида с g1 на g2.", "Луч серебряных j1–j4–h4 бьёт по красной пирамиде.", "Уничтожена красная пирамида на h4."]],
  ])("is told in %s", async (language, sentences) => {
    await speak(language);
    expect(told(...events)).toEqual(sentences);
  });

  it("tells every way in which a beam can end", () => {
    const ends = (path: string[], end: string) => told(beam(path, end))[0];
    expect(ends([], "edge")).toBe("Silver's beam j1 leaves the board.");
    expect(ends(["i1", "h1"], "edge")).toBe("Silver's beam j1–h1 leaves the board.");
    expect(ends(["i1", "i2"], "annihilated")).toBe("Silver's beam j1–i1–i2 meets another beam, and both go out.");
    expect(ends(["b1"], "absorbed")).toBe("Silver's beam j1–b1 is stopped by the red anubis.");
    expect(ends(["b1"], "sphinx")).toBe("Silver's beam j1–b1 is stopped by the red anubis.");
    expect(ends(["b1"], "hit")).toBe("Silver's beam j1–b1 hits the red anubis.");
    expect(ends(["a4"], "emitter")).toBe("Silver's beam j1–a4 ends at an emitter.");
  });

  it("knows a piece that has just moved where it was struck", () => {
    expect(told(moved, beam(["g1", "g2"], "hit"))[1]).toBe("Silver's beam j1–g1–g2 hits the silver pyramid.");
  });

  it("is told as it is drawn where its kind is not known", () => {
    const leapt: Happening = {
      event: "leapt",
      drawn: [
        { how: "moved", from: "g1", to: "h3" },
        { how: "removed", square: "h4" },
        { how: "beam", seat: 0, from: "h3", path: ["h4"], end: "edge" },
        { how: "flashed", squares: ["b1"] },
      ],
    };
    expect(told(leapt)).toEqual([
      "Silver: pyramid g1 to h3. Red pyramid h4 is removed. Beam: h3 north, leaves the board at h4.",
    ]);
  });

  it("tells the ways of beams that are only drawn", () => {
    const drawn = (path: string[], end: "edge" | "absorbed" | "struck" | "met") =>
      told({ event: "shone", drawn: [{ how: "beam", seat: 0, from: "j1", path, end }] })[0];
    expect(drawn([], "edge")).toBe("Beam: j1, leaves the board at j1.");
    expect(drawn(["i1", "i2"], "met")).toBe("Beam: j1 west to i1, turns north, meets another beam at i2, both go out.");
    expect(drawn(["b1"], "absorbed")).toBe("Beam: j1 west, stopped by Red anubis b1.");
    expect(drawn(["j2", "j3", "j4", "i4", "h4"], "struck")).toBe("Beam: j1 north to j4, turns west, hits Red pyramid h4.");
  });

  it("tells swaps, turns, passes and damage", () => {
    expect(told({ event: "swapped", seat: 0, from: "g1", to: "b1" })).toEqual([
      "Silver swaps the pyramid on g1 with the red anubis on b1.",
    ]);
    expect(told({ event: "turned", seat: 1, square: "b1", by: 1 })).toEqual(["Red turns the anubis on b1 clockwise."]);
    expect(told({ event: "turned", seat: 1, square: "b1", by: -1 })).toEqual(["Red turns the anubis on b1 counter-clockwise."]);
    expect(told({ event: "passed", seat: 1 })).toEqual(["Red passes."]);
    expect(told({ event: "damaged", seat: 1, square: "b1", points: 1 })).toEqual([
      "The red anubis on b1 is damaged and has 1 point left.",
    ]);
    expect(told({ event: "over", winner: 1, reason: "pharaoh" })).toEqual([]); // it is told beside the board
  });

  it("tells what happens on boards of points", async () => {
    await speakOf("xionghan");
    const seats = ["red", "black"];
    const was = [piece("e4", "pawn", 0, null), piece("e5", "assassin", 1, null), piece("f5", "rook", 1, null)];
    const then = { ...view(was, [], seats), game: "xionghan" };
    const now = { ...view([piece("e5", "rook", 0, null), piece("c7", "pawn", 0, null)], [], seats), game: "xionghan" };
    const drawn = [{ how: "moved", from: "e4", to: "e5" }] as const;
    const events: Happening[] = [
      { event: "move", seat: 0, from: "e4", to: "e5", piece: "P", drawn: [...drawn] },
      { event: "capture", seat: 1, square: "e5", piece: "a" },
      { event: "promote", square: "e5", kind: "R" },
      { event: "line", square: "f5", piece: "r", squares: ["a1", "b1", "c1"] },
      { event: "exchange", square: "e5", piece: "R", assassin: "r", assassin_square: "f5" },
      { event: "revive", seat: 0, square: "c7" },
      { event: "check", seat: 1 },
      { event: "over", winner: 0, reason: "king" },
    ];
    expect(tell(then, { ...now, events })).toEqual([
      "Red moves the pawn from e4 to e5.",
      "The black assassin on e5 is captured.",
      "The pawn on e5 is promoted to rook.",
      "The line a1, b1, c1 removes the black rook on f5.",
      "Exchange: the black rook on f5 and the red pawn on e5 both die.",
      "Red revives a pawn on c7.",
      "Black is in check.",
    ]);
    await speakOf("khet");
  });
});

it("a square says what stands there, where it looks, and whose it is", () => {
  const pieces = [
    piece("a1", "sphinx", 0, 0),
    piece("b1", "scarab", 1, 0),
    piece("c1", "pyramid", 1, 3),
    piece("e1", "king", 0, null),
  ];
  const said = (name: string) => square(view(pieces), name);
  expect(said("a1")).toBe("a1: Silver sphinx facing north, reserved for Silver");
  expect(said("b1")).toBe("b1: Red scarab, mirror from north-west to south-east");
  expect(said("c1")).toBe("c1: Red pyramid facing north-west");
  expect(said("e1")).toBe("e1: Silver king, in check");
  expect(said("a4")).toBe("a4: empty, Red's emitter, fires east");
});

it("a typed move is found however it is written", () => {
  const actions = ["g1g2", "h1+", "e12e13=R", "P@g5", "pass"];
  expect(named(actions, " G1 g2 ")).toBe("g1g2");
  expect(named(["mine c4", "end"], "Mine  C4")).toBe("mine c4");
  expect(named(actions, "h1-")).toBe("h1+"); // both turns are the same
  expect(named(actions, "e12e13=r")).toBe("e12e13=R");
  expect(named(actions, "p@g5")).toBe("P@g5");
  expect(named(actions, "g1g3")).toBeUndefined();
});
