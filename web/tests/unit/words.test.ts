import { expect, test, vi } from "vitest";
import { Words } from "../../src/lib/words.svelte";

/** A server that answers when we say so. */
function asked() {
  const lines: string[] = [];
  const answers: ((refused?: string) => void)[] = [];
  const say = (line: string) => {
    lines.push(line);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { lines, answers, say };
}

test("a line that is taken is gone, and what was typed meanwhile stays", async () => {
  const words = new Words("chat");
  const { lines, answers, say } = asked();
  words.text = " hello ";
  const sent = words.send(say);
  words.text = "how are";
  answers[0]?.();
  await sent;
  expect([lines, words.text]).toEqual([["hello"], "how are"]);
});

test("lines that are refused come back before what was typed meanwhile", async () => {
  const words = new Words("chat");
  const { answers, say } = asked();
  words.text = "one";
  const first = words.send(say);
  words.text = "two";
  const second = words.send(say);
  words.text = "three";
  answers[1]?.();
  answers[0]?.("too many");
  await Promise.all([first, second]);
  expect(words.text).toBe("one three");
});

test("until the answer is there, a sent line is kept over a reload", async () => {
  const kept = new Map<string, string>();
  const getItem = (name: string) => kept.get(name) ?? null;
  const setItem = (name: string, text: string) => void kept.set(name, text);
  const removeItem = (name: string) => void kept.delete(name);
  vi.stubGlobal("sessionStorage", { getItem, setItem, removeItem });
  const words = new Words("chat");
  const { answers, say } = asked();
  words.text = "hello";
  const sent = words.send(say);
  words.text = "you";
  words.keep();
  expect(new Words("chat").text).toBe("hello you");
  answers[0]?.();
  await sent;
  words.keep();
  expect(new Words("chat").text).toBe("you");
  vi.unstubAllGlobals();
});
