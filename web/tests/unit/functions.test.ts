/** What the functions of catalogues make of pieces, sides, seats, messages and lists. */

import { describe, expect, it, vi } from "vitest";
import type { Argument, Args } from "../../src/words/message";
import { Speech } from "../../src/words/speech";

const en = new Speech(
  "en",
  `
core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }
core-list-comma = { $first }, { $last }
core-piece-joined = { $side } { $piece }
core-seat = seat { $number }
piece-laser-pyramid = pyramid
piece-laser-sphinx = sphinx
side-khet-silver = silver
    .player = Silver
swap = The { PIECE($mover) } on { SQUARE($mover) } cannot swap with the { PIECE($target, side: 1) }.
plainly = { $what }
first = { PIECE($mover, cap: 1, side: 1) }
turn = { SIDE($who) } to move
cap = { CAP($text) }: { CAP($piece) }
seated = { SEAT($seat, cap: 1) } is to act
why = Not possible: { MESSAGE($cause) }
list = { LIST($kinds) }
`,
);

const ru = new Speech(
  "ru",
  `
core-list-and = { $first } и { $last }
core-list-or = { $first } или { $last }
core-list-comma = { $first }, { $last }
core-piece-joined = { $side } { $piece }
piece-laser-pyramid = { $case ->
   *[nom] пирамида
    [ins] пирамидой
 }
    .gender = f
piece-laser-anubis = { $case ->
   *[nom] анубис
    [ins] анубисом
 }
piece-xionghan-horse = { $side ->
   *[xionghan-red] конь
    [xionghan-black] чёрный скакун
 }
    .gender = m
side-khet-silver = { $gender ->
   *[m] { $case ->
       *[nom] серебряный
        [ins] серебряным
     }
    [f] { $case ->
       *[nom] серебряная
        [ins] серебряной
     }
 }
    .player = { $case ->
       *[nom] серебряные
        [gen] серебряных
     }
swap = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может поменяться местами с { PIECE($target, case: "ins", side: 1) }.
taken = { GENDER($target) ->
    [f] Взята
   *[m] Взят
 } { PIECE($target, side: 1) }
turn = Ход { SIDE($who, case: "gen") }
list = { LIST($kinds, case: "ins") }
plainly = { $what }
seated = Ходит { SEAT($seat, case: "nom") }
`,
);

const pyramid = { piece: { kind: "laser-pyramid", side: "khet-silver", square: "h2" } };
const anubis = { piece: { kind: "laser-anubis", side: "khet-silver", square: "c4" } };
const sphinx = { piece: { kind: "laser-sphinx", side: null, square: null } };
const list = (join: "and" | "or" | "none", ...list: Argument[]): Args => ({ kinds: { list, join } });

describe("pieces", () => {
  it("are told with their square and, where it is asked for, their side", () => {
    expect(en.say("swap", { mover: sphinx, target: pyramid })).toBe("The sphinx on  cannot swap with the silver pyramid.");
    expect(en.say("swap", { mover: pyramid, target: sphinx })).toBe("The pyramid on h2 cannot swap with the sphinx.");
    expect(en.say("first", { mover: pyramid })).toBe("Silver pyramid");
  });

  it("agree with their side and their verb, in the case that is asked for", () => {
    expect(ru.say("swap", { mover: anubis, target: pyramid })).toBe(
      "Анубис на c4 не может поменяться местами с серебряной пирамидой.",
    );
    expect(ru.say("swap", { mover: pyramid, target: anubis })).toBe(
      "Пирамида на h2 не может поменяться местами с серебряным анубисом.",
    );
    expect(ru.say("taken", { target: pyramid })).toBe("Взята серебряная пирамида");
    expect(ru.say("taken", { target: anubis })).toBe("Взят серебряный анубис");
  });

  it("may be called otherwise on one side", () => {
    const horse = (side: string | null) => ({ what: { piece: { kind: "xionghan-horse", side, square: null } } });
    expect(ru.say("plainly", horse("xionghan-black"))).toBe("чёрный скакун");
    expect(ru.say("plainly", horse("xionghan-red"))).toBe("конь");
    expect(ru.say("plainly", horse(null))).toBe("конь");
  });
});

describe("sides and seats", () => {
  it("are players, also that of a piece", () => {
    expect(en.say("turn", { who: { side: "khet-silver" } })).toBe("Silver to move");
    expect(ru.say("turn", { who: { side: "khet-silver" } })).toBe("Ход серебряных");
    expect(ru.say("turn", { who: pyramid })).toBe("Ход серебряных");
  });

  it("are called as the reader calls them", () => {
    expect(en.say("seated", { seat: { seat: 3 } })).toBe("Seat 3 is to act");
    expect(en.say("seated", { seat: { seat: 3 } }, undefined, (seat) => `bot ${seat}`)).toBe("Bot 3 is to act");
    expect(ru.say("seated", { seat: { seat: 3 } }, undefined, (_, form) => `место (${form})`)).toBe("Ходит место (nom)");
  });
});

it("what has no function is told plainly", () => {
  const plainly = (what: Argument) => en.say("plainly", { what });
  expect(plainly(pyramid)).toBe("pyramid");
  expect(plainly({ side: "khet-silver" })).toBe("Silver");
  expect(plainly({ message: { code: "turn", args: { who: { side: "khet-silver" } } } })).toBe("Silver to move");
  expect(plainly({ list: [pyramid, sphinx], join: "or" })).toBe("pyramid or sphinx");
  expect(plainly({ seat: 0 })).toBe("seat 0");
  expect(plainly(1500)).toBe("1,500");
  expect(plainly("1500")).toBe("1500");
});

it("a text begins with a capital", () => {
  expect(en.say("cap", { text: "so it is", piece: pyramid })).toBe("So it is: Pyramid");
});

it("a message may be a part of another one, for the same reader", () => {
  const cause = { message: { code: "seated", args: { seat: { seat: 1 } } } };
  expect(en.say("why", { cause }, undefined, () => "anna")).toBe("Not possible: Anna is to act");
});

it("lists are joined, each of their pieces in the same case", () => {
  expect(en.say("list", list("and", pyramid))).toBe("pyramid");
  expect(en.say("list", list("and", pyramid, sphinx))).toBe("pyramid and sphinx");
  expect(en.say("list", list("or", "a1", "b2", 3))).toBe("a1, b2 or 3");
  expect(en.say("list", list("none", "a1", "b2"))).toBe("a1, b2");
  expect(en.say("list", list("none"))).toBe("");
  expect(ru.say("list", list("or", pyramid, anubis, pyramid))).toBe("пирамидой, анубисом или пирамидой");
});

it("what cannot be said is reported, and not said", () => {
  const reported = vi.spyOn(console, "error");
  expect(en.say("turn", {})).toBeUndefined();
  expect(en.say("newer", {})).toBeUndefined();
  expect(en.say("plainly", { what: { piece: { kind: "khet-ice-block" } } })).toBe("khet ice block");
  expect(reported.mock.calls.map(([what]) => what as string)).toEqual([
    "no side-$who",
    "turn: Unknown variable: $who",
    "no piece-khet-ice-block",
  ]);
  reported.mockClear();
});
