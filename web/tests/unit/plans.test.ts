import { expect, test } from "vitest";
import { figures } from "../../src/board/planned";
import type { Piece, View } from "../../src/board/view";

const piece = (square: string, turn = 0): Piece => ({ square, kind: "pyramid", seat: 0, turn });
const view = (...pieces: Piece[]) => ({ board: { pieces } }) as unknown as View;

test("a planned piece is drawn where the imagined board has it", () => {
  const [one, ...more] = figures(["c5c6"], view(piece("c5")), view(piece("c6", 1)));
  expect(one).toEqual({ from: "c5", to: "c6", piece: piece("c6", 1), numbers: [1] });
  expect(more).toEqual([]);
});

test("without an imagined board the piece itself is carried along", () => {
  const drawn = figures(["c5c6", "c6c7"], view(piece("c5")), undefined);
  expect(drawn.map(({ to, numbers }) => [to, numbers])).toEqual([
    ["c6", [1]],
    ["c7", [2]],
  ]);
  expect(drawn[1]?.piece?.kind).toBe("pyramid");
});

test("several turns at one square carry all their numbers, words none", () => {
  const drawn = figures(["c5+", "pass", "c5+"], view(piece("c5")), view(piece("c5", 2)));
  expect(drawn).toEqual([{ from: "c5", to: "c5", piece: piece("c5", 2), numbers: [1, 3] }]);
});
