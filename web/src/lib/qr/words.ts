/** The text of a QR code as codewords: bytes, padded, cut into blocks, protected and interleaved. */

import { correction } from "./field";

/** For level M, by version from 1: correction words of a block, and the blocks as (how many, data
 * words of each). Table 9 of ISO 18004. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];

function room(version: number): number {
  const [, ...groups] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  return groups.reduce((sum, [count, size]) => sum + count * size, 0);
}

const isLong = (version: number) => version >= 10; // then the length takes two bytes

/** The smallest version that holds so many bytes. */
export function versionFor(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (length + (isLong(version) ? 3 : 2) <= room(version)) return version;
  throw new RangeError(`${length} bytes: a code holds at most ${room(BLOCKS.length) - 3}`);
}

/** Mode, length and bytes, then what fills the room. */
function payload(bytes: Uint8Array, version: number): number[] {
  const nibbles = [0b0100];
  if (isLong(version)) nibbles.push((bytes.length >> 12) & 15, (bytes.length >> 8) & 15);
  nibbles.push((bytes.length >> 4) & 15, bytes.length & 15);
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0); // the end
  const words: number[] = [];
  for (let place = 0; place < nibbles.length; place += 2)
    words.push(((nibbles[place] as number) << 4) | (nibbles[place + 1] ?? 0));
  for (let fill = 0; words.length < room(version); fill++) words.push(fill % 2 ? 0x11 : 0xec);
  return words;
}

/** All codewords in the order in which they are laid out. */
export function codewords(bytes: Uint8Array, version: number): number[] {
  const [protecting, ...groups] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  const words = payload(bytes, version);
  const blocks = groups.flatMap(([count, size]) =>
    Array.from({ length: count }, () => words.splice(0, size)),
  );
  const corrections = blocks.map((block) => correction(block, protecting));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function interleaved(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const mixed: number[] = [];
  for (let place = 0; place < longest; place++)
    for (const block of blocks) if (place < block.length) mixed.push(block[place] as number);
  return mixed;
}
