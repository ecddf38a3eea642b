/** Trees of variations, their text, links, and scores in words. */

import { expect, test } from "vitest";
import { pack, unpack } from "../../src/analysis/link";
import { chance, ended, fault, scoreOf, words } from "../../src/analysis/score";
import { read, readMoves, Unreadable, write, writeMoves, type Written } from "../../src/analysis/text";
import { along, beside, branchOf, path, Tree, type Move } from "../../src/analysis/tree";
import { speakOf } from "../../src/words";

const names = (moves: Move[]) => moves.map((move) => move.action).join(" ");

/** a b c, with x y in place of b, z in place of y, and e in place of a. */
function grown(): { tree: Tree; moves: Record<string, Move> } {
  const tree = new Tree();
  const moves: Record<string, Move> = {};
  const add = (from: Move, action: string, seat: number) =>
    (moves[action] = tree.add(from, action, seat));
  const a = add(tree.start, "a1a2", 0);
  const b = add(a, "b1b2", 1);
  add(b, "c1+", 0);
  const x = add(a, "x1-", 1);
  add(x, "y1y2", 0);
  add(x, "z1z2=R", 0);
  add(tree.start, "e1e2", 0);
  return { tree, moves };
}

test("a move that is played again is the same move", () => {
  const { tree, moves } = grown();
  expect(tree.add(moves.a1a2 as Move, "x1-", 1)).toBe(moves["x1-"]);
  expect(names(tree.main())).toBe("a1a2 b1b2 c1+");
  expect(names(path(moves["z1z2=R"] as Move))).toBe("a1a2 x1- z1z2=R");
  expect(beside(moves.b1b2 as Move, 1)).toBe(moves["x1-"]);
  expect(beside(moves.b1b2 as Move, -1)).toBeUndefined();
});

test("a variation is promoted where it branches off, then further up", () => {
  const { tree, moves } = grown();
  const z = moves["z1z2=R"] as Move;
  expect(branchOf(z)).toBe(z);
  tree.promote(z);
  expect(names(along(moves["x1-"] as Move))).toBe("z1z2=R");
  expect(branchOf(z)).toBe(moves["x1-"]);
  tree.promote(z);
  expect(names(tree.main())).toBe("a1a2 x1- z1z2=R");
  expect(branchOf(z)).toBeUndefined();
});

test("what is deleted takes along what follows it", () => {
  const { tree, moves } = grown();
  expect(tree.remove(moves["x1-"] as Move)).toBe(moves.a1a2);
  expect([...tree.all()].map((move) => move.action).sort()).toEqual(["a1a2", "b1b2", "c1+", "e1e2"]);
  expect(tree.remove(tree.start)).toBe(tree.start);
});

test("a tree is written in the manner of PGN and read again as it was", () => {
  const { tree, moves } = grown();
  tree.start.comment = "from {here} on";
  (moves["x1-"] as Move).comment = "a \\ sharp } one";
  const text = writeMoves(tree);
  expect(text).toBe(
    "{from {here\\} on} 1. a1a2 (1. e1e2) 1… b1b2 (1… x1- {a \\\\ sharp \\} one} 2. y1y2 (2. z1z2=R)) 2. c1+",
  );
  expect(plain(readMoves(text))).toEqual(plain(tree.start));
});

test("where the second seat begins, numbers tell it", () => {
  const tree = new Tree();
  tree.add(tree.add(tree.start, "a8a7", 1), "a1a2", 0);
  expect(writeMoves(tree)).toBe("1… a8a7 2. a1a2");
});

test("moves are written and read in Chinese notation where the game has it", () => {
  const tree = new Tree();
  const first = tree.add(tree.start, "l4i4", 0, "炮二平五");
  tree.add(first, "b10e10", 1, "砲2平5");
  tree.add(first, "a8c8", 1, "廵1平3");
  const text = writeMoves(tree, true);
  expect(text).toBe("1. 炮二平五 砲2平5 (1… 廵1平3)");
  expect(line(readMoves(text))).toEqual(["炮二平五", "砲2平5"]);
});

test("tags may hold quotes, and what obelisk exports is read", () => {
  const tree = new Tree();
  const tags = { Game: "Khet", Silver: 'Ann "the \\ wall"' };
  expect(read(write(tree, tags)).tags).toEqual(tags);
  const exported = '[Game "Khet"]\n[Result "draw (agreement)"]\n\n  1. d6d7  e8d7\n  2. h2+\ndraw (agreement)\n';
  expect(line(read(exported).start)).toEqual(["d6d7", "e8d7", "h2+"]);
  expect(line(readMoves("1. …     e8d7\n2.c5c6?! silver"))).toEqual(["e8d7", "c5c6", "silver"]);
});

test.each([
  ['[Game "Khet"', "Line 1: a tag"],
  ["1. a1a2\n(1. b1b2", "Line 2: the ("],
  ["1. a1a2 )", "Line 1: there is a )"],
  ["(1. a1a2)", "Line 1: a variation"],
  ["1. a1a2 {never", "Line 1: the comment"],
])("damaged text is explained: %s", (text, why) => {
  expect(() => read(text)).toThrow(Unreadable);
  expect(() => read(text)).toThrow(why);
});

test("a link holds any text, and a damaged one is noticed", async () => {
  const text = "1. 炮二平五 {так} ".repeat(60);
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 4);
  expect(await unpack(packed)).toBe(text);
  expect(await unpack(packed.slice(0, -8))).toBeUndefined();
  expect(await unpack("%%%")).toBeUndefined();
});

const of = (points: number, exact: number | null, toAct: number) =>
  scoreOf({ points, wins_in: exact, wins_within: exact }, toAct);

test("scores in words are of the side they are good for", async () => {
  await speakOf("khet");
  const seats = ["silver", "red"];
  expect(words(of(12, null, 0), seats)).toBe("About equal");
  expect(words(of(124, null, 0), seats)).toBe("Silver is better (+1.2)");
  expect(words(of(124, null, 1), seats)).toBe("Red is better (+1.2)");
  expect(words(of(-60, null, 1), seats)).toBe("Silver is slightly better (+0.6)");
  expect(words(of(29_000, 3, 1), seats)).toBe("Red wins in 2");
  expect(words(of(-29_000, -2, 1), seats)).toBe("Silver wins in 1");
  const within = { points: 29_995, wins_in: null, wins_within: 5 };
  expect(words(scoreOf(within, 1), seats)).toBe("Red wins in 3 at most");
  expect(words(ended(1), seats)).toBe("Red has won");
  expect(words(ended(null), seats)).toBe("Drawn");
  expect([chance(of(0, -1, 0)), chance(ended(0)), chance(ended(1))]).toEqual([-1, 1, -1]);
});

test("a move is as bad as what it loses for who played it", () => {
  const even = of(0, null, 0);
  const won = of(0, 3, 0);
  const worse = of(150, null, 1);
  expect(fault(won, even, 0)).toBe("blunder");
  expect(fault(even, worse, 0)).toBe("inaccuracy");
  expect(fault(even, of(300, null, 1), 0)).toBe("mistake");
  expect(fault(even, worse, 1)).toBeUndefined();
  expect(fault(even, of(20, null, 1), 0)).toBeUndefined();
});

interface Plain {
  action: string;
  comment: string;
  next: Plain[];
}

function plain({ action, comment, next }: Written | Move): Plain {
  return { action, comment, next: next.map(plain) };
}

function line(start: Written): string[] {
  return start.next[0] ? [start.next[0].action, ...line(start.next[0])] : [];
}
