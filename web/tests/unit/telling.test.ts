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
    ["en", ["Silver: pyramid g1 to g2.", "Beam: j1 north to j4, turns west, hits Red pyramid h4.", "Red pyramid h4 is destroyed."]],
    ["zh", ["银方：金字塔 g1 到 g2。", "光束：j1 向北到 j4，转向西，击中红方金字塔 h4。", "红方金字塔 h4 被消灭。"]],
    ["ru", ["Серебряные: пирамида g1 на g2.", "Луч: j1, на север до j4, поворот на запад, попадание: пирамида h4 (Красные).", "Уничтожено: пирамида h4 (Красные)."]],
  ])("is told in %s", async (language, sentences) => {
    await speak(language);
    expect(told(...events)).toEqual(sentences);
  });

  it("tells every way in which a beam can end", () => {
    const ends = (path: string[], end: string) => told(beam(path, end))[0];
    expect(ends([], "edge")).toBe("Beam: j1, leaves the board at j1.");
    expect(ends(["i1", "h1"], "edge")).toBe("Beam: j1 west, leaves the board at h1.");
    expect(ends(["i1", "i2"], "annihilated")).toBe("Beam: j1 west to i1, turns north, meets another beam at i2, both go out.");
    expect(ends(["b1"], "absorbed")).toBe("Beam: j1 west, stopped by Red anubis b1.");
    expect(ends(["a4"], "emitter")).toBe("Beam: j1 west, ends at the emitter a4.");
  });

  it("knows a piece that has just moved where it was struck", () => {
    expect(told(moved, beam(["g1", "g2"], "hit"))[1]).toContain("hits Silver pyramid g2");
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
      "Silver: pyramid g1 to h3. Red pyramid h4 is destroyed. Beam: h3 north, leaves the board at h4.",
    ]);
  });

  it("tells turns, passes, and what happens on boards of points", () => {
    expect(told({ event: "turned", seat: 1, square: "b1", by: -1 })).toEqual(["Red: anubis b1 turns counter-clockwise."]);
    expect(told({ event: "passed", seat: 1 })).toEqual(["Red passes."]);
    expect(told({ event: "damaged", seat: 1, square: "b1", points: 1 })).toEqual(["Red anubis b1 is damaged, 1 point left."]);
    expect(told({ event: "check", seat: 0 }, { event: "over", winner: 1, reason: "king" })).toEqual(["Silver is in check."]);
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
