import { expect, test } from "vitest";
import { steady, steadyEach } from "../../src/lib/steady";

test("what holds the same stays the same object", () => {
  let value = { files: 10, numbers: [8, 7] };
  const kept = steady(() => value);
  const first = kept();
  value = { files: 10, numbers: [8, 7] };
  expect(kept()).toBe(first);
  value = { files: 10, numbers: [8, 7, 6] };
  expect(kept()).toEqual(value);
  expect(kept()).not.toBe(first);
});

test("of many, only those that changed are new, in the new order", () => {
  let pieces = [{ square: "a1" }, { square: "b2" }];
  const kept = steadyEach(() => pieces);
  const [one, other] = kept();
  pieces = [{ square: "b2" }, { square: "c3" }, { square: "a1" }];
  const now = kept();
  expect(now).toEqual(pieces);
  expect(now[0]).toBe(other);
  expect(now[2]).toBe(one);
});
