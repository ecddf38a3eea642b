/** How squares and what stands on them are called, for those who listen. */

import { codeOf, t, told, type Argument } from "../words";
import type { Piece, View } from "./view";

const STRAIGHT = ["N", "E", "S", "W"];
const CORNERS = ["NE", "SE", "SW", "NW"]; // where a mirror looks
const SLANTS = [["NW", "SE"], ["SW", "NE"]] as const;
const SLANTING = new Set(["scarab", "eye-of-horus"]); // both sides reflect: only the slant counts

export const sideOf = (view: View, seat: number) => told("side", view.seats[seat] ?? "");
export const kindOf = (piece: { kind: string }) => told("piece", piece.kind);
export const wayOf = (heading: string) => told("way", heading);

/** A word with its owner, as messages name it. */
export const inCatalogue = (group: string, word: string, game: string) =>
  codeOf(group, word, game)?.slice(group.length + 1) ?? word;

/** A piece as messages name it. */
export function pieceNamed({ game, seats }: View, { seat, kind, square }: Piece): Argument {
  const side = inCatalogue("side", seats[seat] ?? "", game);
  return { piece: { kind: inCatalogue("piece", kind, game), side, square } };
}

/** The side of a seat as messages name it. */
export const sideNamed = ({ game, seats }: View, seat: number): Argument => ({
  side: inCatalogue("side", seats[seat] ?? "", game),
});

/** Whose piece of which kind stands where. */
export function placed(view: View, { seat, kind, square }: Piece): string {
  return t("heard-piece", { side: sideOf(view, seat), kind: told("piece", kind), square });
}

/** Whose piece of which kind. */
function pieceOf(view: View, piece: Piece): string {
  return t("board-piece", { side: sideOf(view, piece.seat), kind: kindOf(piece) });
}

/** The same, and where it looks. */
export function facing(view: View, piece: Piece): string {
  const name = pieceOf(view, piece);
  if (piece.turn === null) return name;
  if (SLANTING.has(piece.kind)) {
    const [one, other] = SLANTS[piece.turn % 2] as readonly [string, string];
    return t("board-slanting", { piece: name, one: wayOf(one), other: wayOf(other) });
  }
  const isMirror = piece.kind === "pyramid" || piece.kind.startsWith("mirror");
  return t("board-facing", { piece: name, way: wayOf((isMirror ? CORNERS : STRAIGHT)[piece.turn % 4] ?? "") });
}

/** Everything that there is to say of a square, apart from what a hand may do there. */
export function square(view: View, name: string): string {
  const { pieces, marks, emitters = [], check } = view.board;
  const piece = pieces.find((one) => one.square === name);
  const said = [piece ? facing(view, piece) : t("board-empty")];
  if (check === name) said.push(t("board-inCheck"));
  for (const mark of marks)
    if (mark.square === name) said.push(t("board-reserved", { side: sideOf(view, mark.seat) }));
  for (const emitter of emitters)
    if (emitter.square === name)
      said.push(t("board-emitter", { side: sideOf(view, emitter.seat), way: wayOf(emitter.heading) }));
  return `${name}: ${said.join(t("heard-comma"))}`;
}
