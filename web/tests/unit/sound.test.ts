import { expect, test } from "vitest";
import type { View } from "../../src/board/view";
import { score } from "../../src/lib/sound";

const after = (events: string[], isOver = false) =>
  score({
    events: events.map((event) => ({ event })),
    result: isOver ? { winner: 0, reason: "pharaoh" } : null,
  } as View).map(([name]) => name);

test("what happened is heard in its order", () => {
  expect(after(["turned", "beam"])).toEqual(["turn", "beam"]);
  expect(after(["moved", "beam", "destroyed"], true)).toEqual(["move", "beam", "hit", "end"]);
  expect(after(["move", "capture"])).toEqual(["move", "hit"]);
});
