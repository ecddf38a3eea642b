/** How messages speak of pieces, sides, seats, other messages and lists: the functions of catalogues,
 *  the same here and in Python. */

import { FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Argument, Args, Piece, Tag, Who } from "./message";

/** What a function needs of the catalogue that it speaks for. */
export interface Teller {
  /** An entry, or an attribute of one, filled; a missing one is reported, and told as `instead`. */
  tell(code: string, args: Args, instead: string, attribute?: string, who?: Who): string;
  has(code: string, attribute?: string): boolean;
  number(value: number): string;
}

interface Form {
  /** A case of the language: `nom` unless another is asked for. */
  case?: string;
  /** Whether the first letter is a capital. */
  cap?: boolean;
  /** Whether pieces are told with their side. */
  side?: boolean;
}

/** An argument that is more than a text or a number. Without a function it is told plainly. */
export class Tagged extends FluentType<Tag> {
  constructor(
    tag: Tag,
    readonly teller: Teller,
    readonly who: Who | undefined,
  ) {
    super(tag);
  }

  toString(): string {
    return named(this.value, {}, this.teller, this.who);
  }
}

export function functionsOf(teller: Teller): Record<string, FluentFunction> {
  const say =
    (chosen: (argument: Argument) => Argument, fixed: Form = {}): FluentFunction =>
    ([given], options) => {
      const form = { ...formOf(options), ...fixed };
      const who = given instanceof Tagged ? given.who : undefined;
      return named(chosen(argumentOf(given)), form, teller, who);
    };
  const same = (argument: Argument) => argument;
  return {
    PIECE: say(same),
    SIDE: say((argument) => ({ side: pieceIn(argument)?.side ?? sideIn(argument) })),
    SEAT: say(same),
    MESSAGE: say(same),
    LIST: say(same),
    CAP: say(same, { cap: true }),
    SQUARE: say((argument) => pieceIn(argument)?.square ?? ""),
    GENDER: ([given]) => gender(pieceIn(argumentOf(given)), teller),
  };
}

function formOf(options: Record<string, FluentValue>): Form {
  const { case: wanted, cap, side } = options;
  const isOn = (option: FluentValue | undefined) => option instanceof FluentType && Boolean(option.value);
  return { ...(wanted !== undefined && { case: String(wanted) }), cap: isOn(cap), side: isOn(side) };
}

function argumentOf(given: FluentValue | undefined): Argument {
  if (given instanceof Tagged) return given.value;
  return given instanceof FluentType ? (given.value as Argument) : (given ?? "");
}

const pieceIn = (argument: Argument): Piece | undefined =>
  typeof argument === "object" && "piece" in argument ? argument.piece : undefined;

const sideIn = (argument: Argument): string =>
  typeof argument === "object" && "side" in argument ? argument.side : String(argument);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const spaced = (word: string) => word.replaceAll("-", " ");

/** An argument in a form. */
function named(argument: Argument, form: Form, teller: Teller, who: Who | undefined): string {
  if (form.cap) {
    return capital(named(argument, { ...form, cap: false }, teller, who));
  }
  if (typeof argument === "string") return argument;
  if (typeof argument === "number") return teller.number(argument);
  const wanted = form.case ?? "nom";
  if ("piece" in argument) return piece(argument.piece, wanted, form.side ?? false, teller);
  if ("side" in argument) return teller.tell(`side-${argument.side}`, { case: wanted }, spaced(argument.side), "player");
  if ("seat" in argument) {
    const { seat } = argument;
    return who?.(seat, wanted) ?? teller.tell("core-seat", { number: seat, case: wanted }, String(seat));
  }
  if ("message" in argument) {
    const { code, args, text } = argument.message;
    return teller.tell(code, args as Args, text ?? code, undefined, who);
  }
  const { list, join } = argument;
  return joined(list.map((one) => named(one, form, teller, who)), join, teller);
}

function piece({ kind, side }: Piece, wanted: string, withSide: boolean, teller: Teller): string {
  const name = teller.tell(`piece-${kind}`, { case: wanted, side: side ?? "" }, spaced(kind));
  if (!withSide || !side) return name;
  const args = { gender: gender({ kind }, teller), case: wanted };
  const adjective = teller.tell(`side-${side}`, args, spaced(side));
  return teller.tell("core-piece-joined", { side: adjective, piece: name }, `${adjective} ${name}`);
}

function gender(piece: Piece | undefined, teller: Teller): string {
  const code = `piece-${piece?.kind}`;
  return teller.has(code, "gender") ? teller.tell(code, {}, "m", "gender") : "m";
}

function joined(texts: readonly string[], join: "and" | "or" | "none", teller: Teller): string {
  const two = (link: string) => (first: string, last: string) =>
    teller.tell(`core-list-${link}`, { first, last }, `${first}, ${last}`);
  const [last, ...before] = texts.toReversed();
  if (last === undefined) return "";
  const first = before.toReversed();
  if (join === "none") return texts.reduce(two("comma"));
  return first.length ? two(join)(first.reduce(two("comma")), last) : last;
}
