/** A game with its variations as text, in the manner of PGN: tags in brackets, numbered moves,
 * `(variations)` and `{comments}`. What `obelisk` exports as text is read too. */

import { t } from "../words";
import type { Move, Tree } from "./tree";

/** A move as text tells it: nobody has checked it. */
export interface Written {
  action: string;
  comment: string;
  next: Written[];
}

export interface Text {
  tags: Record<string, string>;
  /** The start: its `action` is empty. */
  start: Written;
}

export class Unreadable extends Error {}

// Writing

/** `isChinese`: in Chinese notation where the moves have it. */
export function write(tree: Tree, tags: Record<string, string>, isChinese = false): string {
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${escaped(value)}"]\n`);
  return `${head.join("")}\n${writeMoves(tree, isChinese)}\n`;
}

/** The moves alone. */
export function writeMoves(tree: Tree, isChinese = false): string {
  const first = tree.start.next[0];
  const words: string[] = [];
  if (tree.start.comment) words.push(commented(tree.start.comment));
  if (first) follow(first, 0, first.seat === 1 ? 1 : 0, words, isChinese);
  return words.join(" ");
}

/** A main continuation and, after each of its moves, what could have been played instead. */
function follow(first: Move, ply: number, offset: number, words: string[], isChinese: boolean): void {
  let needsNumber = true;
  for (let move: Move | undefined = first, at = ply; move; move = move.next[0], at++) {
    one(move, at + offset, needsNumber, words, isChinese);
    needsNumber = move.comment !== "";
    const siblings: Move[] = move.parent?.next ?? [];
    if (siblings[0] !== move) continue; // a variation is told beside its main move
    for (const other of siblings.slice(1)) {
      const inner: string[] = [];
      follow(other, at, offset, inner, isChinese);
      words.push(`(${inner.join(" ")})`);
      needsNumber = true;
    }
  }
}

function one(move: Move, ply: number, needsNumber: boolean, words: string[], isChinese: boolean): void {
  const number = Math.floor(ply / 2) + 1;
  if (ply % 2 === 0) words.push(`${number}.`);
  else if (needsNumber) words.push(`${number}…`);
  words.push((isChinese && move.notation) || move.action);
  if (move.comment) words.push(commented(move.comment));
}

function commented(comment: string): string {
  return `{${comment.replace(/[\\}]/g, "\\$&")}}`;
}

function escaped(value: string): string {
  return value.replace(/[\\"]/g, "\\$&").replace(/\s*\n\s*/g, " ");
}

// Reading

const TAG = /\[\s*([A-Za-z][\w-]*)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*/y;
const PART = /\s+|\{((?:[^\\}]|\\[\s\S])*)\}|[()]|[^\s(){}]+/y;
const NUMBER = /^\d+(?:\.+…?|…)/;
const OUTCOME = /\s(?:unfinished|draw \([\w-]+\)|\w+ wins \([\w-]+\))\s*$/;

export function read(text: string): Text {
  const tags: Record<string, string> = {};
  let at = text.length - text.trimStart().length;
  for (TAG.lastIndex = at; ; at = TAG.lastIndex) {
    const tag = TAG.exec(text);
    if (!tag) break;
    tags[tag[1] as string] = (tag[2] as string).replace(/\\([\s\S])/g, "$1");
  }
  if (text[at] === "[") throw new Unreadable(t("analysis-badTag", { line: lineOf(text, at) }));
  return { tags, start: readMoves(text.replace(OUTCOME, " "), at) };
}

export function readMoves(text: string, from = 0): Written {
  const start: Written = { action: "", comment: "", next: [] };
  const open: { last: Written; before: Written; at: number }[] = [];
  let last = start; // what the next move follows
  let before = start; // what a variation of the last move follows
  for (let at = from; at < text.length; ) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    if (!part) throw new Unreadable(t("analysis-openComment", { line: lineOf(text, at) }));
    const word = part[0];
    if (word === "(") {
      if (last === before) throw new Unreadable(t("analysis-noMove", { line: lineOf(text, at) }));
      open.push({ last, before, at });
      last = before;
    } else if (word === ")") {
      const outer = open.pop();
      if (!outer) throw new Unreadable(t("analysis-notOpen", { line: lineOf(text, at) }));
      ({ last, before } = outer);
    } else if (part[1] !== undefined) {
      const comment = part[1].replace(/\\([\s\S])/g, "$1").trim();
      last.comment = [last.comment, comment].filter(Boolean).join(" ");
    } else if (word.trim()) {
      const action = word.replace(NUMBER, "").replace(/^…/, "").replace(/[?!]+$/, "");
      if (action) {
        const move: Written = { action, comment: "", next: [] };
        last.next.push(move);
        before = last;
        last = move;
      }
    }
    at = PART.lastIndex;
  }
  const left = open.pop();
  if (left) throw new Unreadable(t("analysis-notClosed", { line: lineOf(text, left.at) }));
  return start;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
