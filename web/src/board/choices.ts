/** Actions sorted by what a hand does: take a piece, put it somewhere, turn it, or press a button.
 *
 * The board knows no rules: what may be played comes from the server as text, and the forms of
 * the text are those of docs/notation.md. */

export interface Choice {
  /** Actions by the square they lead to; several where a promotion is to be chosen. */
  to: Map<string, string[]>;
  clockwise?: string;
  counter?: string;
}

export interface Choices {
  /** By the square of the piece that acts. */
  pieces: Map<string, Choice>;
  /** By the letter of the dead piece that comes back. */
  revivals: Map<string, Choice>;
  /** Actions that are no more than a square, like `c3`: something comes there. */
  places: Map<string, string[]>;
  /** Anything else, like `pass`. */
  words: string[];
}

const PLACE = /^[a-z]\d{1,2}$/;
const FORM = /^(?:([a-z]\d{1,2})|([A-Za-z])@)(?:([a-z]\d{1,2})(?:=[A-Za-z])?|([+-]))$/;

/** What an action names: a square, or the letter of a dead piece, and where it goes or how it turns. */
export function parts(action: string): {
  square: string | undefined;
  letter: string | undefined;
  to: string | undefined;
  sign: string | undefined;
} {
  const [, square, letter, to, sign] = FORM.exec(action) ?? [];
  return { square, letter, to, sign };
}

export function sort(actions: readonly string[]): Choices {
  const sorted: Choices = { pieces: new Map(), revivals: new Map(), places: new Map(), words: [] };
  for (const action of actions) {
    const { square, letter, to, sign } = parts(action);
    if (square === undefined && letter === undefined) {
      if (PLACE.test(action)) sorted.places.set(action, [action]);
      else sorted.words.push(action);
      continue;
    }
    const group = square === undefined ? sorted.revivals : sorted.pieces;
    const key = (square ?? letter) as string;
    const choice: Choice = group.get(key) ?? { to: new Map() };
    group.set(key, choice);
    if (to !== undefined) choice.to.set(to, [...(choice.to.get(to) ?? []), action]);
    else if (sign === "+") choice.clockwise = action;
    else choice.counter = action;
  }
  return sorted;
}

/** The action that turns a piece; where both turns are the same one is listed, and meant. */
export function turning(choice: Choice | undefined, by: 1 | -1): string | undefined {
  return by === 1 ? choice?.clockwise : (choice?.counter ?? choice?.clockwise);
}

/** The action that is written like this, however it is spaced or capitalised. */
export function named(actions: readonly string[], text: string): string | undefined {
  const bare = (written: string) => written.replace(/\s/g, "").toLowerCase();
  const wish = bare(text);
  const found = actions.find((action) => bare(action) === wish);
  return found ?? (wish.endsWith("-") ? turning(sort(actions).pieces.get(wish.slice(0, -1)), -1) : undefined);
}

/** The kind a promotion leads to, as its letter; none if it is declined. */
export function promotion(action: string): string | undefined {
  return /=([A-Za-z])$/.exec(action)?.[1];
}
