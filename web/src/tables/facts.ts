/** What a view tells besides board, actions and events: facts of one game, for readers who know its rules. */

export interface Fact {
  key: string;
  value: string;
}

/** How facts are put into words. */
export interface Wording {
  /** What the game calls a fact, by the names that lead to it, if it has a word for it. */
  known: (fact: string) => string | undefined;
  /** What a seat is called. */
  who: (seat: number) => string;
  comma: string;
}

/** What the table shows in its own places. */
const SHOWN = new Set([
  "seat", "seats", "to_act", "actions", "board", "events", "result", "position", "ply", "game", "own", "asks",
]);

/** The facts of a view, those under `own` among them. A value for each seat is told with its name. */
export function factsOf(view: Readonly<Record<string, unknown>>, seats: number, wording: Wording): Fact[] {
  const own = isRecord(view.own) ? Object.entries(view.own) : [];
  return [...Object.entries(view).filter(([key]) => !SHOWN.has(key)), ...own].flatMap(([key, value]) => {
    const text = told(key, value, seats, wording);
    return text === "" ? [] : [{ key, value: text }];
  });
}

function told(key: string, value: unknown, seats: number, wording: Wording): string {
  const { known, who, comma } = wording;
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) {
    const each = value.map((one) => told(key, one, seats, wording));
    if (value.length !== seats || seats < 2) return each.join(comma);
    return each.flatMap((text, seat) => (text === "" ? [] : [`${who(seat)}: ${text}`])).join(comma);
  }
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, inner]) => [known(`${key}-${name}`) ?? spaced(name), told(`${key}-${name}`, inner, seats, wording)])
      .filter(([, text]) => text !== "")
      .map(([name, text]) => `${name}: ${text}`)
      .join(comma);
  return known(`${key}-${String(value)}`) ?? String(value);
}

/** A name of a program, as people write it. */
export function spaced(name: string): string {
  const text = name.replace(/[_-]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
