/** What the server shows of a game for two: the parts of `state.view(seat)` that a board needs. */

export interface Piece {
  square: string;
  kind: string;
  seat: number;
  /** Quarter turns clockwise from how its symbol is drawn; null: it faces nowhere. */
  turn: number | null;
  /** How the notation writes it, and its Chinese character, where the game tells them. */
  text?: string;
  character?: string;
}

export interface Dead {
  kind: string;
  text: string;
  character: string;
  count: number;
}

/** What a board is, whatever stands on it: the same through a whole game. */
export interface Ground {
  files: number;
  /** The numbers of the rows from the top. */
  numbers: number[];
  /** The colours of the seats by name. */
  palette: string[];
  /** The seat whose side is at the bottom if the rows are drawn in their order. */
  bottom: number;
  marks: { square: string; mark: string; seat: number }[];
  emitters?: { square: string; heading: "N" | "E" | "S" | "W"; seat: number }[];
  /** A board of points, in the manner of a printed xiangqi board. */
  lines?: {
    river: number[];
    palaces: [string, string][];
    stations: string[];
    /** What each seat calls the files, by notations that do not go by letters. */
    file_names?: Record<string, string[][]>;
  };
}

export interface Drawn extends Ground {
  pieces: Piece[];
  pools?: Dead[][];
  check?: string | null;
}

export function groundOf({ files, numbers, palette, bottom, marks, emitters, lines }: Ground): Ground {
  return { files, numbers, palette, bottom, marks, ...(emitters && { emitters }), ...(lines && { lines }) };
}

export interface Happening {
  event: string;
  [field: string]: unknown;
}

export interface Beam extends Happening {
  event: "beam";
  seat: number;
  from: string;
  path: string[];
  end: string;
}

export interface View {
  game: string;
  seat: number | null;
  seats: string[];
  to_act: number[];
  actions: string[];
  position: string;
  ply: number;
  board: Drawn;
  events: Happening[];
  result: { winner: number | null; reason: string } | null;
}

export function isBeam(event: Happening): event is Beam {
  return event.event === "beam";
}
