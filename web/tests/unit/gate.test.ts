import { tick } from "svelte";
import { expect, test } from "vitest";
import { Gate } from "../../src/lib/gate";

/** A gate before a board that shows each number until it is told that it has been seen. */
function board(): { gate: Gate<number>; passed: number[]; seen: () => Promise<void> } {
  const passed: number[] = [];
  const gate: Gate<number> = new Gate((one) => {
    passed.push(one);
    gate.shut();
  });
  const seen = async () => {
    gate.open();
    for (let turn = 0; turn < 10; turn++) await tick();
  };
  return { gate, passed, seen };
}

test("what happens waits until what came before has been shown", async () => {
  const { gate, passed, seen } = board();
  for (const one of [1, 2, 3]) gate.take(one);
  expect(passed).toEqual([1]);
  await seen();
  expect(passed).toEqual([1, 2]);
  gate.take(4);
  expect(passed).toEqual([1, 2]);
  await seen();
  await seen();
  expect(passed).toEqual([1, 2, 3, 4]);
});

test("what waits is passed on at once, in its order, if somebody does not want to wait", () => {
  const { gate, passed } = board();
  for (const one of [1, 2, 3]) gate.take(one);
  gate.skip();
  expect(passed).toEqual([1, 2, 3]);
});

test("of a long queue only the last is shown", async () => {
  const passed: number[] = [];
  const shown: number[] = [];
  const gate: Gate<number> = new Gate((one) => void passed.push(one));
  // a board that shows one step, and goes on at once where it is told of several
  let seen = 0;
  const follow = () => {
    if (passed.length === seen + 1) shown.push(passed.at(-1) as number), gate.shut();
    seen = passed.length;
  };
  gate.take(1);
  follow();
  for (let one = 2; one <= 9; one++) gate.take(one);
  gate.open();
  for (let turn = 0; turn < 10; turn++) {
    await Promise.resolve();
    follow();
  }
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(shown).toEqual([1, 9]);
});

test("what was forgotten is not passed on", async () => {
  const { gate, passed, seen } = board();
  for (const one of [1, 2, 3]) gate.take(one);
  gate.clear();
  await seen();
  gate.take(7);
  expect(passed).toEqual([1, 7]);
});
