import { expect, test } from "vitest";
import type { View } from "../../src/board/view";
import { score } from "../../src/lib/sound";

const after = (parts: string[], isOver = false) =>
  score({
    board: { check: "e1" },
    events: [{ event: "all of it", drawn: parts.map((how) => ({ how, squares: ["e1"] })) }],
    result: isOver ? { winner: 0, reason: "pharaoh" } : null,
  } as unknown as View).map(([name]) => name);

test("what happened is heard in its order", () => {
  expect(after(["turned", "beam"])).toEqual(["turn", "beam"]);
  expect(after(["moved", "beam", "removed"], true)).toEqual(["move", "beam", "hit", "end"]);
  expect(after(["removed", "moved"])).toEqual(["move", "hit"]);
  expect(after(["moved", "flashed"])).toEqual(["move"]); // check hurts nobody
});
