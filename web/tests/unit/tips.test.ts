/** Tips come at their moment, one at a time, and not twice. */

import { expect, it } from "vitest";
import type { Happening, View } from "../../src/board/view";
import { tipFor, type Moment } from "../../src/lessons/tips";

const beam: Happening = { event: "beam", drawn: [{ how: "beam", seat: 0, from: "j1", path: ["j2"], end: "edge" }] };

function view(changed: Partial<View> = {}, check: string | null = null): View {
  const king = { square: "f2", kind: "king", seat: 0, turn: null };
  const board = { files: 13, numbers: [], palette: [], bottom: 0, marks: [], pieces: [king], check };
  return { actions: ["e3+", "e3-", "e2e3"], events: [], board, ...changed } as unknown as View;
}

const first: Moment = {
  game: "khet",
  view: view(),
  seat: 0,
  isMyTurn: true,
  played: 0,
  selected: undefined,
  isRefused: false,
};

it("begins with how a piece is taken, then how it is turned", () => {
  expect(tipFor(first, [])).toBe("select");
  expect(tipFor({ ...first, isMyTurn: false }, [])).toBeUndefined();
  expect(tipFor({ ...first, selected: "e3" }, [], "select")).toBe("turn");
  expect(tipFor({ ...first, selected: "e2" }, [])).toBeUndefined(); // it cannot turn
});

it("speaks of the beam when one was seen, and of planning while one waits", () => {
  const fired = { ...first, played: 1, isMyTurn: false, view: view({ events: [beam] }) };
  expect(tipFor(fired, [])).toBe("khet");
  expect(tipFor({ ...fired, game: "photon" }, [])).toBe("photon");
  expect(tipFor({ ...fired, played: 2 }, ["khet"])).toBe("premove");
  expect(tipFor({ ...fired, played: 2 }, ["khet", "premove"])).toBeUndefined();
});

it("warns of a check of the own king, and forgets it when it is answered", () => {
  const checked = { ...first, view: view({}, "f2") };
  expect(tipFor(checked, [])).toBe("check");
  expect(tipFor({ ...checked, seat: 1 }, [])).toBe("select"); // the other king
  expect(tipFor({ ...first, played: 5, isMyTurn: false }, [], "check")).toBe("premove");
});

it("stays with what it shows while that is of use", () => {
  const later = { ...first, played: 2, selected: "e3" };
  expect(tipFor(later, [], "premove")).toBe("premove");
  expect(tipFor({ ...later, isRefused: true }, [])).toBe("why");
  expect(tipFor({ ...later, played: 30, isMyTurn: false }, [])).toBeUndefined(); // no newcomer any more
});
