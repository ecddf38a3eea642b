import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { speak, speakOf } from "../../src/words";
import { borders, cellAt, placeOf } from "../../src/tables/starclaim/cells";
import { chatKey, chatsWith } from "../../src/tables/starclaim/clocks";
import { commonLevel, levelsFor, MIXED } from "../../src/tables/levels";
import { Marks } from "../../src/tables/starclaim/marks";
import { explosionsOf, type Moment } from "../../src/tables/starclaim/past";
import { doing } from "../../src/tables/starclaim/seat";
import { tiesOf } from "../../src/tables/starclaim/ties";
import { tellCell, type Shown } from "../../src/tables/starclaim/telling";
import { actionsOf, footprint, openOnly, targetsOf, toolsOf } from "../../src/tables/starclaim/tools";
import type { ChartView, Happening } from "../../src/tables/starclaim/view";
import { extend, itemTold, mineTold, tell, tieTold, type Line } from "../../src/tables/starclaim/words";

const who = (seat: number) => `P${seat + 1}`;
const reader = { who, seat: null };

interface Told {
  event: Happening;
  text: string;
}
const TOLD = JSON.parse(readFileSync("../tests/games/starclaim/told.json", "utf8")) as Told[];

beforeAll(() => speakOf("starclaim"));
afterEach(() => speak("en"));

describe("tools", () => {
  test("only what the server offers can be used, the usual first", () => {
    expect(toolsOf({ bid: [1, 999], pass: [] })).toEqual([]);
    expect(toolsOf({ spore: ["a1"], mine: ["a1", "b2"], end: [] })).toEqual(["mine", "spore"]);
    expect(toolsOf({ step: ["c4"], robot: ["row 1", "column a"], stop: [] })).toEqual(["step", "row", "column"]);
  });

  test("while secrets are covered only what everybody sees can be done", () => {
    const walk = { step: ["c4"], scan: ["c5"], robot: ["row 1"], vehicle: [] as [], stop: [] as [] };
    expect(openOnly(walk)).toEqual({ step: ["c4"], stop: [] });
    expect(openOnly({ skip: [], buy: ["radar"], prices: { radar: 15 } })).toEqual({});
  });

  test("choices stand for actions that can be typed", () => {
    const chase = [["a1", "a2"], ["c3"]] as [string[], string[]];
    expect(actionsOf({ mine: ["b2"], end: [], chase })).toEqual(["mine b2", "end", "chase a1 c3", "chase a2 c3"]);
    expect(actionsOf({ robot: ["row 1"], pick: [2] })).toEqual(["robot row 1", "pick 2"]);
    expect(actionsOf({ bid: [1, 999], pass: [] })).toEqual(["pass"]);
    expect(actionsOf({ skip: [], buy: ["radar"], prices: { radar: 15 } })).toEqual(["skip", "buy radar"]);
  });

  test("a cell says the action that it stands for", () => {
    expect(targetsOf({ step: ["c4", "d4"] }, "step", 12)).toEqual(
      new Map([
        ["c4", "step c4"],
        ["d4", "step d4"],
      ]),
    );
    const swept = targetsOf({ robot: ["row 1", "row 2", "column a", "column b"] }, "column", 2);
    expect(swept.get("b2")).toBe("robot column b");
  });

  test("a chase mine takes a cell first, then its target", () => {
    const choices = { chase: [["a1", "a2"], ["c3"]] as [string[], string[]] };
    expect([...targetsOf(choices, "chase", 6).keys()]).toEqual(["a1", "a2"]);
    expect([...targetsOf(choices, "chase", 6, "a2")]).toEqual([["c3", "chase a2 c3"]]);
  });

  test("what an action touches is shown before it is done", () => {
    expect(footprint("matrix c4", 12)).toEqual(["c4", "d4", "c5", "d5"]);
    expect(footprint("robot column b", 3)).toEqual(["b1", "b2", "b3"]);
    expect(footprint("chase a1 c3", 3)).toEqual(["a1", "c3"]);
  });
});

test("cells and places are the same thing", () => {
  for (const cell of ["a1", "l12", "n14"]) {
    const { column, row } = placeOf(cell);
    expect(cellAt(column, row)).toBe(cell);
  }
});

test("a border runs around a realm, not through it", () => {
  expect(borders({ a1: 0, b1: 0 }, 6).match(/M/g)).toHaveLength(6);
  expect(borders({ a1: 0, b1: 1 }, 6).match(/M/g)).toHaveLength(8);
});

test("marks last for a phase, and the newest of a cell counts", () => {
  const marks = new Marks();
  marks.add([{ event: "phase", phase: "occupy" }, { event: "turn", seat: 0 }]);
  marks.add([{ event: "scan", seat: 0, cell: "b2", count: 1 }]);
  marks.add([{ event: "turn", seat: 1 }, { event: "scan", seat: 1, cell: "b2", count: 0 }]);
  expect(marks.list.map((mark) => [mark.event.count, mark.turn])).toEqual([[0, 2]]);
  marks.add([{ event: "phase", phase: "shop" }]);
  expect(marks.list).toEqual([]);
});

describe("what happened", () => {
  const named = (seat: number) => (seat === 0 ? "you" : `seat ${seat + 1}`);
  const shown = TOLD.filter(({ event }) => !["end", "turn"].includes(event.event)); // those are shown beside

  test.each(shown.map(({ event, text }) => [text, event] as const))("%s", (text, event) => {
    const lines: Line[] = [];
    extend(lines, { n: 1, kind: "action", seat: null, events: [event] }, { who: named, seat: 0 });
    const [whole] = text.split(" Mines by cell: "); // which the map shows
    expect(lines.map((line) => line.text)).toEqual([whole]);
  });

  test("is told of others by their names, and of nobody if there is none", () => {
    const control = { event: "control", seat: 0, price: 5 };
    expect(tell(control, { who, seat: 0 })).toBe("You have control for 5 gold.");
    expect(tell(control, { who, seat: 1 })).toBe("P1 has control for 5 gold.");
    expect(tell({ ...control, seat: null }, reader)).toBe("No one has control: the order is random.");
    expect(tell({ event: "something-new", seat: 2 }, reader)).toBe("");
  });

  test("is one line for a walk however long it is, with its end", () => {
    const lines: Line[] = [];
    const add = (n: number, ...events: Happening[]) =>
      extend(lines, { n, kind: "action", seat: null, events }, reader);
    add(1, { event: "turn", phase: "occupy", seat: 2 });
    add(2, { event: "occupy", seat: 2, cell: "c4" });
    add(3, { event: "occupy", seat: 2, cell: "c5" });
    add(4, { event: "explode", seat: 2, cell: "c6", vehicle: false, reverted: ["c4", "c5"], effects: [] });
    add(5, { event: "done", phase: "occupy", seat: 2, reason: "explosion" });
    add(6, { event: "drive", seat: 1, cell: "a1" }, { event: "drive", seat: 1, cell: "a2" });
    add(7, { event: "occupy", seat: 1, cell: "a1" });
    add(8, { event: "occupy", seat: 1, cell: "a2" }, { event: "done", phase: "occupy", seat: 1, reason: "points" });
    add(9, { event: "occupy", seat: 0, cell: "f6" }, { event: "done", phase: "occupy", seat: 0, reason: "stop" });
    expect(lines.map((line) => line.text)).toEqual([
      "P3 claims c4 and c5.",
      "P3 steps on a mine at c6! c4 and c5 are free again.",
      "P2 drives a vehicle over a1 and a2.",
      "P2 claims a1 and a2, using the last point.",
      "P1 claims f6 and stops.",
    ]);
  });

  test("tells what went off where that is told", () => {
    const full = { event: "explode", seat: 2, cell: "c6", vehicle: true, reverted: [], effects: [], mines: { normal: 2, chase: 1 } };
    expect(tell(full, reader)).toBe(
      "P3 loses a vehicle to an explosion on c6! What went off: normal mine ×2 and chase mine.",
    );
  });
});

test("what the reader holds is a label each", () => {
  expect([itemTold("robot"), itemTold("deminer", 2)]).toEqual(["Sweeping robot", "Deminer ×2"]);
  const mine = { cell: "d4", round: 1 };
  expect(mineTold({ ...mine, kind: "normal" })).toBe("Normal mine on d4");
  expect(mineTold({ ...mine, kind: "matrix", covers: ["d4", "e4"] })).toBe("Matrix mine on d4 and e4");
  expect(mineTold({ ...mine, kind: "chase", target: "f6" })).toBe("Chase mine on d4, aimed at f6");
});

test("gold that decided is told of each seat", () => {
  expect(tieTold(12, [3, 1], [40, 30, 10, 50], who)).toBe("Tied on 12 points, decided by gold: P4 with 50 and P2 with 30.");
});

test("what a seat does follows from what everybody sees", () => {
  const view = {
    auction: { high: 3, holder: 1, active: [0, 1, 2], asked: 2, sealed: [], floor: 0 },
    barred: [3],
    turn: null,
    queue: [],
    done: [],
  } as unknown as ChartView;
  expect([0, 1, 2, 3, 4].map((seat) => doing(view, seat, [2]))).toEqual(["waits", "holds", "acts", "barred", "out"]);
});

test("gold decided where seats of one score have different ranks", () => {
  const rest = { winner: 3, cells: [], groups: [], bonus: [] };
  const result = { ...rest, scores: [9, 12, 9, 12, 7, 7], ranks: [3, 2, 4, 1, 5, 5], gold: [40, 30, 10, 50, 8, 8] };
  expect(tiesOf(result)).toEqual([
    { score: 12, seats: [3, 1] },
    { score: 9, seats: [0, 2] },
  ]);
  expect(tiesOf({ ...rest, scores: [3, 2], ranks: [1, 2], gold: [0, 90] })).toEqual([]);
});

test("an explosion is explained by the mines that lay there before it", () => {
  const moment = (number: number, events: Happening[], mines: unknown[]) =>
    ({ number, events, view: {}, secrets: { gold: [], items: [], mines } }) as unknown as Moment;
  const lying = [
    { kind: "normal", cell: "c4", seat: 1, round: 1 },
    { kind: "matrix", cell: "b3", covers: ["b3", "c3", "b4", "c4"], seat: 2, round: 1 },
    { kind: "normal", cell: "a1", seat: 0, round: 1 },
  ];
  const [found] = explosionsOf([
    moment(0, [], lying),
    moment(1, [{ event: "explode", seat: 0, cell: "c4", vehicle: false }], lying.slice(2)),
  ]);
  expect(found?.mines.map((mine) => [mine.kind, mine.seat])).toEqual([
    ["normal", 1],
    ["matrix", 2],
  ]);
});

test("it is told who went away, and who is back", () => {
  const lines: Line[] = [];
  for (const kind of ["away", "bot", "back", "resign"] as const)
    extend(lines, { n: lines.length, kind, seat: 2 }, reader);
  expect(lines.map(({ text }) => text)).toEqual([
    "P3 is away.",
    "A bot is playing for P3.",
    "P3 is back.",
    "P3 left. A bot has taken over.",
  ]);
});

describe("what is heard", () => {
  const shown = (part: Partial<Shown>): Shown => ({
    view: { owner: { c3: 1 }, turn: null } as unknown as ChartView,
    marks: [],
    mines: [],
    radar: {},
    who,
    ...part,
  });
  const blast = {
    event: "explode",
    seat: 0,
    cell: "b2",
    vehicle: false,
    reverted: ["a2", "c3"],
    effects: [
      { kind: "matrix", cells: ["b2", "b3"] },
      { kind: "chase", cells: ["e5"] },
    ],
  };

  test("every cell that a mine covers or aims at", () => {
    const matrix = { kind: "matrix", cell: "a1", round: 1, covers: ["a1", "b1"] };
    const chase = { kind: "chase", cell: "d4", round: 1, target: "c3" };
    const hear = (cell: string) => tellCell(cell, shown({ mines: [matrix, chase] }));
    expect(hear("b1")).toBe("b1: free, your matrix mine, covering a1 and b1");
    expect(hear("d4")).toBe("d4: free, your chase mine");
    expect(hear("c3")).toBe("c3: P2, target of your chase mine on d4");
    expect(tellCell("d4", shown({ mines: [{ ...chase, seat: 2 }] }))).toBe("d4: free, chase mine of P3");
  });

  test("explosions, what they reached, and other marks", () => {
    const hear = (cell: string) => tellCell(cell, shown({ marks: [{ event: blast, turn: 1 }] }));
    expect(hear("b2")).toBe("b2: free, a mine exploded here, hit by the explosion: matrix mine");
    expect(hear("e5")).toBe("e5: free, hit by the explosion: chase mine");
    expect(hear("a2")).toBe("a2: free, free again after the explosion");
    expect(hear("c3")).toBe("c3: P2"); // claimed again
    const sweep = { event: "robot", seat: 0, line: "row 2" };
    const rest = [sweep, { event: "scan", cell: "a2", count: 2 }, { event: "drive", seat: 0, cell: "a3" }];
    const marked = shown({ marks: rest.map((event) => ({ event, turn: 1 })), radar: { a2: 1 } });
    expect(tellCell("a2", marked)).toBe("a2: free, swept by a robot, 2 mines seen, 1 mine on your radar");
    expect(tellCell("a3", marked)).toBe("a3: free, a vehicle crossed safely");
    expect(tellCell("a12", marked)).toBe("a12: free");
  });

  test.each<[string, string, string]>([
    ["en", "P1 steps on a mine at b2! a2 and c3 are free again. The matrix mine covered b2 and b3. The chase mine struck e5.", "You bury a chase mine on a1, aimed at c3."],
    ["zh", "P1 在 b2 踩到地雷！a2、c3 重新空出。矩阵地雷覆盖了 b2、b3。追击地雷击中 e5。", "你在 a1 埋下追击地雷，目标 c3。"],
    ["ru", "P1 наступает на мину на b2! Снова свободны клетки a2 и c3. Матричная мина накрывала b2 и b3. Преследующая мина поразила e5.", "Вы закапываете преследующую мину на a1, цель — c3."],
  ])("what an explosion did, and what was buried, in %s", async (language, explosion, burial) => {
    await speak(language);
    const lines: Line[] = [];
    const buried = { event: "buried", kind: "chase", cell: "a1", target: "c3" };
    extend(lines, { n: 1, kind: "action", seat: null, events: [blast, buried] }, reader);
    expect(lines.map((line) => line.text)).toEqual([explosion, burial]);
  });
});

test("bots have one level, mixed ones, or each its own", () => {
  expect(levelsFor(8, MIXED)).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
  expect(commonLevel(levelsFor(8, MIXED))).toBe(MIXED);
  expect(commonLevel([4, 4, 4])).toBe(4);
  expect(commonLevel([4, 4, 5])).toBeUndefined();
});

test("nothing is kept for pauses that never come", () => {
  expect(chatsWith("starclaim-table-pauses")).toContain("closed");
  for (const clock of ["starclaim-table-noTimers", "starclaim-table-timersFast"] as const) {
    expect(chatsWith(clock)).not.toContain("closed");
    expect(chatKey("table", clock)).toBe("starclaim-table-chat-open");
  }
});
