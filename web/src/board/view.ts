/** What the server shows of a game for two: the parts of `state.view(seat)` that a board needs. */

import type { Beam, Board, BoardView, Drawn as Part, EventShown, BoardPiece, ResultShown } from "../wire";

export type { Beam, Dead } from "../wire";
export type { Part };

/** A piece that is drawn; those of palettes have no text. */
export type Piece = Omit<BoardPiece, "text"> & { text?: string };

/** What a board is, whatever stands on it: the same through a whole game. */
export type Ground = Omit<Board, "pieces" | "pools" | "check">;

export type Drawn = Omit<Board, "pieces"> & { pieces: Piece[] };

/** An event with the fields that the rulebook of its game names, and how it is drawn. */
export type Happening = EventShown;

export type View = Pick<
  BoardView,
  "game" | "seat" | "seats" | "to_act" | "actions" | "position" | "ply" | "events"
> & { board: Drawn; result: Pick<ResultShown, "winner" | "reason"> | null };

export function groundOf({ files, numbers, palette, bottom, marks, emitters, lines }: Ground): Ground {
  return { files, numbers, palette, bottom, marks, ...(emitters && { emitters }), ...(lines && { lines }) };
}

/** How events are drawn: each part on the board that those before it have left. */
export function partsOf(events: readonly Happening[]): Part[] {
  return events.flatMap(({ drawn }) => drawn ?? []);
}

export function beamsOf(events: readonly Happening[]): Beam[] {
  return partsOf(events).filter((part) => part.how === "beam");
}

/** The squares where pieces moved, turned or appeared. */
export function touched(events: readonly Happening[]): Set<string> {
  const squares = new Set<string>();
  for (const part of partsOf(events)) {
    if (part.how === "moved" || part.how === "swapped") squares.add(part.from).add(part.to);
    if (part.how === "turned" || part.how === "appeared") squares.add(part.square);
  }
  return squares;
}

/** The fields of an event that can be filled into a message. */
export function plain(event: Happening): Record<string, string | number> {
  const fields = Object.entries(event).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(fields) as Record<string, string | number>;
}
