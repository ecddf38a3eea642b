/** Messages as the server sends them: a code that names an entry of a catalogue, and what fills it. */

export interface Piece {
  /** With its owner: `laser-pyramid`. */
  kind: string;
  side?: string | null;
  square?: string | null;
}

export type Tag =
  | { piece: Piece }
  | { side: string }
  | { seat: number }
  | { message: Message }
  | { list: Argument[]; join: "and" | "or" | "none" };

export type Argument = string | number | Tag;

export type Args = Readonly<Record<string, Argument>>;

export interface Message {
  code: string;
  /** `Args`, as far as the wire can tell. */
  args?: Readonly<Record<string, unknown>>;
  /** The rule that is meant. */
  clause?: string | null;
  /** The message in English, for readers without this entry. */
  text?: string;
}

/** What a reader calls a seat, in a case of the language. */
export type Who = (seat: number, form: string) => string;
