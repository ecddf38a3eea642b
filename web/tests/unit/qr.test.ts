import { expect, test } from "vitest";
import { encode, path } from "../../src/lib/qr";
import { correction } from "../../src/lib/qr/field";
import { codewords } from "../../src/lib/qr/words";

test("the example of ISO 18004, annex I, is protected as it says", () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80];
  for (let fill = 0; data.length < 16; fill++) data.push(fill % 2 ? 0x11 : 0xec);
  expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test("bytes are written with mode, length, end and filling", () => {
  const words = codewords(new TextEncoder().encode("Hi"), 1);
  expect(words.slice(0, 6)).toEqual([0x40, 0x24, 0x86, 0x90, 0xec, 0x11]);
  expect(words).toHaveLength(26);
});

// As two other encoders draw it, and as readers read it.
const KNOWN = `
#######.#..#......#...#######
#.....#..##.....#..##.#.....#
#.###.#..#...#.####.#.#.###.#
#.###.#.#.###.###..#..#.###.#
#.###.#.##.####.###...#.###.#
#.....#.#....###.#.##.#.....#
#######.#.#.#.#.#.#.#.#######
........#.#.#.#..##..........
#...#.#####..#####.#.#####..#
#..##..#..#......##...#######
#.#..##....#####.##.##.#....#
..#.#.....#..#.####.#.#.##.##
..######...###...##.##.....#.
#.#....#...####.###..########
..#.#.#####.#...#.#.###..##.#
##.#...#.#.#..#..##........##
###.#######..#####.###.....#.
##..#..#..##......#...####.##
..#.#.#..##..###.#...#.##.#.#
....#...#.#..#.####....#...##
##.##.#..#.###...#..######..#
........##.####.#.#.#...#...#
#######.#.#.#...#..##.#.###.#
#.....#..#....#..#.##...#..#.
#.###.#.#....###.#.#######.##
#.###.#....#......#.#......#.
#.###.#..##.#..#...#.#...####
#.....#..##.###.###.#...##.##
#######.####.....##.#.##.#.#.
`;

test("a whole code is as others draw it", () => {
  const drawn = encode("https://obelisk.example/m/abc#");
  expect(drawn.map((row) => row.map((isDark) => (isDark ? "#" : ".")).join("")).join("\n")).toBe(
    KNOWN.trim(),
  );
  expect(path(drawn).startsWith("M4 4h1v1h-1z")).toBe(true);
});

test("longer texts take larger codes, up to an end", () => {
  expect([10, 40, 100, 200].map((length) => encode("x".repeat(length)).length)).toEqual([21, 29, 41, 57]);
  expect(() => encode("x".repeat(214))).toThrow("at most 213");
});
