/** What a view tells besides board, actions and events: facts of one game, for readers who know its rules. */

/** A value as people read it: in a few words, or in rows. */
export type Told = string | Row[];

/** A part of a value; the items of a list have no names. */
export interface Row {
  name: string;
  told: Told;
}

export interface Fact extends Row {
  key: string;
}

/** How facts are put into words. */
export interface Wording {
  /** What the game says of a fact, by the names that lead to it: what it is called, or all of it in a sentence. */
  message: (group: "fact" | "said", path: string, values?: Record<string, string>) => string | undefined;
  /** What a seat is called. */
  who: (seat: number) => string;
  /** The name of a field that is a seat. */
  player: string;
  comma: string;
}

/** What the table shows in its own places. */
const SHOWN = new Set([
  "seat", "seats", "to_act", "actions", "board", "events", "result", "position", "ply", "game", "own", "asks",
]);

/** The facts of a view, those under `own` among them. A value for each seat is told with its name. */
export function factsOf(view: Readonly<Record<string, unknown>>, seats: number, wording: Wording): Fact[] {
  const own = isRecord(view.own) ? Object.entries(view.own) : [];
  const told = [...Object.entries(view).filter(([key]) => !SHOWN.has(key)), ...own];
  return told
    .map(([key, value]) => ({ key, name: nameOf(key, wording), told: toldOf(key, value, wording, seats) }))
    .filter((fact) => fact.told.length);
}

/** A field of a view or of an event in words, by the keys that lead to it. Where lists may have a value for each seat, `seats`
 *  says how many there are. */
export function toldOf(path: string, value: unknown, wording: Wording, seats = 0): Told {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return toldList(path, value, wording, seats);
  if (isRecord(value)) return toldRecord(path, value, wording, seats);
  if (/(^|-)seats?$/.test(path) && typeof value === "number") return wording.who(value);
  return wording.message("fact", `${path}-${String(value)}`) ?? String(value);
}

function toldList(path: string, values: readonly unknown[], wording: Wording, seats: number): Told {
  const isForSeats = values.length === seats && seats > 1;
  const rows = values
    .map((value, seat) => ({
      name: isForSeats ? wording.who(seat) : "",
      told: isRecord(value) ? toldRecord(path, value, wording, seats) : toldOf(path, value, wording),
    }))
    .filter(({ told }) => told.length);
  const items = rows.map(({ told }) => flat(told, wording.comma));
  const sentence = wording.message("said", path, { list: items.join(wording.comma) });
  if (sentence !== undefined) return sentence;
  return isForSeats || values.some((one) => isRecord(one) || Array.isArray(one)) ? rows : items.join(wording.comma);
}

/** An object in the sentence of the game for it, `said.<path>`, or else field by field. */
function toldRecord(path: string, value: Record<string, unknown>, wording: Wording, seats: number): Told {
  const rows = Object.entries(value)
    .map(([key, inner]) => [key, toldOf(`${path}-${key}`, inner, wording, seats)] as const)
    .filter(([, told]) => told.length);
  const values = Object.fromEntries(rows.map(([key, told]) => [key, flat(told, wording.comma)]));
  const sentence = wording.message("said", path, values);
  return sentence ?? rows.map(([key, told]) => ({ name: nameOf(`${path}-${key}`, wording), told }));
}

/** What is told in rows, in one line. */
export function flat(told: Told, comma: string): string {
  if (typeof told === "string") return told;
  const inner = (part: Told) => (typeof part === "string" ? part : `(${flat(part, comma)})`);
  return told.map((row) => (row.name && `${row.name}: `) + inner(row.told)).join(comma);
}

/** What a field is called by the game, or else by programs. */
function nameOf(path: string, { message, player }: Wording): string {
  const name = path.slice(path.lastIndexOf("-") + 1);
  return message("fact", path) ?? (name === "seat" ? player : spaced(name));
}

/** A name of a program, as people write it. */
export function spaced(name: string): string {
  const text = name.replace(/[_-]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
