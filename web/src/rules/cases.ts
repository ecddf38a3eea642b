/** Examples of the rules: the case files that also test the library, by the clause they show. */

export interface Case {
  id: string;
  rule: string;
  note: string;
  options?: Record<string, boolean | number | string>;
  /** A position that must be refused: nothing to see. */
  invalid?: boolean;
  position?: string;
  /** Actions as text, with their seat before them or alone, or as the objects of an interface. */
  play?: unknown[];
  legal_from?: Record<string, string[]>;
  includes?: string[];
  excludes?: string[];
  illegal?: unknown[];
  /** Of games with secrets. */
  decisions?: (readonly [number, string] | { seat: number; action: string; illegal: true })[];
  expected?: { invalid?: boolean };
}

/** An example on a board: what is played, and what can be tried then. */
export interface Scene {
  id: string;
  note: string;
  options: Record<string, boolean | number | string>;
  start: string | null;
  play: string[];
  /** Actions that the example says are possible after what was played, and some that are not. */
  possible: string[];
  refused: string[];
}

/** An example without a board: who does what, and what is refused. */
export interface Tale {
  id: string;
  note: string;
  decisions: { seat: number; action: string; isRefused: boolean }[];
}

const LONGEST = 49; // actions whose boards the server tells in one answer: whole games are no examples
const MOST_TRIES = 12;

/** The examples that can be seen, by clause. */
export function scenesOf(cases: Case[]): Map<string, Scene[]> {
  return grouped(cases, scene);
}

export function talesOf(cases: Case[]): Map<string, Tale[]> {
  return grouped(cases, tale);
}

function grouped<One>(cases: Case[], make: (one: Case) => One | undefined): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const one of cases) {
    const made = make(one);
    if (made) found.set(one.rule, [...(found.get(one.rule) ?? []), made]);
  }
  return found;
}

function scene(one: Case): Scene | undefined {
  const play = one.play?.map(actionOf) ?? [];
  if (one.decisions || one.invalid || play.length > LONGEST || play.includes(undefined)) return undefined;
  return {
    id: one.id,
    note: noteOf(one),
    options: one.options ?? {},
    start: one.position ?? null,
    play: play.filter((action) => action !== undefined),
    possible: some([...Object.values(one.legal_from ?? {}).flat(), ...(one.includes ?? [])]),
    refused: some([...(one.illegal ?? []).map(actionOf), ...(one.excludes ?? [])]),
  };
}

function tale(one: Case): Tale | undefined {
  if (one.expected?.invalid || !one.decisions) return undefined;
  const decisions = one.decisions.map((decision) =>
    "seat" in decision
      ? { seat: decision.seat, action: decision.action, isRefused: true }
      : { seat: decision[0], action: decision[1], isRefused: false },
  );
  return { id: one.id, note: noteOf(one), decisions };
}

const noteOf = (one: Case) => one.note.replaceAll("`", "");

/** Each action once, and not more than a reader wants to try. */
function some(actions: (string | undefined)[]): string[] {
  return [...new Set(actions.filter((action) => action !== undefined))].slice(0, MOST_TRIES);
}

/** The text of an action that a person would write. */
function actionOf(entry: unknown): string | undefined {
  const text: unknown = Array.isArray(entry) ? entry[1] : entry;
  return typeof text === "string" && text.trim() !== "" && text.length <= 40 ? text : undefined;
}
