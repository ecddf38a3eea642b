/** Whatever board somebody likes: pieces, lines and marks can be told from the ground. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DISCS, SIDES } from "../../src/board/colours";
import { BOARDS } from "../../src/lib/boards";

const css = readFileSync("src/board/themes.css", "utf8");

function tones(board: string, form: 0 | 1): Record<string, string> {
  const start = board === "stone" ? ":root {" : `:root[data-board="${board}"] {`;
  const block = css.slice(css.indexOf(start) + start.length).split("}")[0] ?? "";
  const found: Record<string, string> = {};
  for (const [, name, ...both] of block.matchAll(/--(\w+): light-dark\((#\w+), (#\w+)\)/g))
    found[name as string] = both[form] as string;
  return found;
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(BOARDS.flatMap((board) => ([0, 1] as const).map((form) => ({ board, form }))))(
  "$board, light or dark ($form): what stands on it is seen",
  ({ board, form }) => {
    const tone = tones(board, form);
    for (const ground of [tone.even, tone.odd] as string[]) {
      for (const side of Object.values(SIDES))
        expect(
          Math.max(contrast(side.fill, ground), contrast(side.outline, ground)),
        ).toBeGreaterThanOrEqual(3);
      expect(contrast(tone.mark as string, ground)).toBeGreaterThanOrEqual(3);
    }
    for (const ground of [tone.plate, tone.river] as string[])
      for (const disc of Object.values(DISCS))
        expect(
          Math.max(contrast(disc.ring, ground), contrast(disc.face, ground)),
        ).toBeGreaterThanOrEqual(3);
    expect(contrast(tone.grid as string, tone.plate as string)).toBeGreaterThanOrEqual(3);
  },
);
