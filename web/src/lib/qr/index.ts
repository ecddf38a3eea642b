/** A QR code (ISO 18004, level M, up to version 10) of a short text such as a link. */

import { codewords, versionFor } from "./words";

export type Modules = readonly (readonly boolean[])[];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Rows of dark (true) and light modules, without the quiet zone. */
export function encode(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  const drawn = MASKS.map((_, mask) => draw(version, words, mask));
  const costs = drawn.map(penalty);
  return drawn[costs.indexOf(Math.min(...costs))] as Modules;
}

/** The modules as one path of unit squares, with a quiet zone of four modules around. */
export function path(modules: Modules): string {
  let drawn = "";
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) drawn += `M${x + 4} ${y + 4}h1v1h-1z`;
    }),
  );
  return drawn;
}

class Symbol {
  readonly modules: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    this.modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  }

  /** A module that is no data; outside of the symbol nothing happens. */
  fix(row: number, column: number, isDark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    (this.modules[row] as boolean[])[column] = isDark;
    (this.fixed[row] as boolean[])[column] = true;
  }

  isFixed(row: number, column: number): boolean {
    return this.fixed[row]?.[column] === true;
  }
}

function draw(version: number, words: readonly number[], mask: number): boolean[][] {
  const symbol = new Symbol(17 + 4 * version);
  drawPatterns(symbol, version);
  drawFormat(symbol, mask);
  if (version >= 7) drawVersion(symbol, version);
  drawWords(symbol, words, MASKS[mask] as (typeof MASKS)[number]);
  return symbol.modules;
}

function drawPatterns(symbol: Symbol, version: number): void {
  const last = symbol.size - 7;
  for (let place = 0; place < symbol.size; place++) {
    symbol.fix(6, place, place % 2 === 0);
    symbol.fix(place, 6, place % 2 === 0);
  }
  for (const [row, column] of [[0, 0], [0, last], [last, 0]] as const) // the finders
    square(symbol, row + 3, column + 3, 4, [2, 4]);
  const centres = alignments(version);
  for (const row of centres)
    for (const column of centres) if (!isCorner(row, column, symbol.size)) square(symbol, row, column, 2, [1]);
}

/** Rings around a middle: dark but for those at the distances that are named. */
function square(symbol: Symbol, row: number, column: number, reach: number, light: number[]): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      symbol.fix(row + dy, column + dx, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

function isCorner(row: number, column: number, size: number): boolean {
  const far = size - 7;
  return (row === 6 && column === 6) || (row === 6 && column === far) || (row === far && column === 6);
}

/** The rows and columns of alignment patterns: evenly spaced, for the versions that we use. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** `value` followed by what protects it. */
function protectedBits(value: number, bits: number, polynomial: number): number {
  let rest = value << bits;
  while (Math.clz32(rest) <= Math.clz32(polynomial))
    rest ^= polynomial << (Math.clz32(polynomial) - Math.clz32(rest));
  return (value << bits) | rest;
}

function drawFormat(symbol: Symbol, mask: number): void {
  const bits = protectedBits(mask, 10, 0b10100110111) ^ 0b101010000010010; // level M is 00
  const { size } = symbol;
  for (let place = 0; place < 15; place++) {
    const isDark = ((bits >> place) & 1) === 1;
    if (place < 6) symbol.fix(place, 8, isDark);
    else if (place < 8) symbol.fix(place + 1, 8, isDark);
    else if (place === 8) symbol.fix(8, 7, isDark);
    else symbol.fix(8, 14 - place, isDark);
    if (place < 8) symbol.fix(8, size - 1 - place, isDark);
    else symbol.fix(size - 15 + place, 8, isDark);
  }
  symbol.fix(size - 8, 8, true);
}

function drawVersion(symbol: Symbol, version: number): void {
  const bits = protectedBits(version, 12, 0b1111100100101);
  for (let place = 0; place < 18; place++) {
    const isDark = ((bits >> place) & 1) === 1;
    const [across, along] = [symbol.size - 11 + (place % 3), Math.floor(place / 3)];
    symbol.fix(across, along, isDark);
    symbol.fix(along, across, isDark);
  }
}

/** The codewords in columns of two, upwards and downwards in turn, from the right. */
function drawWords(symbol: Symbol, words: readonly number[], masks: (typeof MASKS)[number]): void {
  let bit = 0;
  for (let right = symbol.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the timing pattern
    const isUpwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < symbol.size; step++) {
      const row = isUpwards ? symbol.size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (symbol.isFixed(row, column)) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        (symbol.modules[row] as boolean[])[column] = isDark !== masks(row, column);
        bit++;
      }
    }
  }
}

/** How hard a symbol is to read: the smaller the better. Section 7.8.3 of ISO 18004. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x] as boolean))];
  let cost = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    for (let at = 0; at + 11 <= size; at++)
      if (["10111010000", "00001011101"].includes(text.slice(at, at + 11))) cost += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const block = [modules[y]?.[x + 1], modules[y + 1]?.[x], modules[y + 1]?.[x + 1]];
      if (block.every((one) => one === modules[y]?.[x])) cost += 3;
    }
  const dark = modules.flat().filter(Boolean).length;
  return cost + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
