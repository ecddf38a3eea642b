/** Values of which only some change from time to time: what was worked out from the others stays. */

/** What `read` gives: the same object as before, as long as it holds the same. */
export function steady<Value>(read: () => Value): () => Value {
  const all = steadyEach(() => [read()]);
  return () => all()[0] as Value;
}

/** What `read` gives, all different, in which whatever was there before is the same object as before. */
export function steadyEach<Value>(read: () => Value[]): () => Value[] {
  let before = new Map<string, Value>();
  return () => {
    const now = new Map(read().map((value) => [JSON.stringify(value), value]));
    for (const [text, value] of before) if (now.has(text)) now.set(text, value);
    before = now;
    return [...now.values()];
  };
}
