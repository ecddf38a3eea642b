/** What an action did, told in sentences: the action itself, every beam, and every loss. An event is told
 *  by the entry that its game has for it, or else as it is drawn. */

import { listed } from "../lib/games";
import { codeOf, t, type Args, type Argument } from "../words";
import { acted } from "./ghosts";
import { inCatalogue, kindOf, pieceNamed, placed, sideNamed, sideOf, wayOf } from "./naming";
import { beamsOf, plain, type Beam, type Happening, type Part, type Piece, type View } from "./view";

export function tell(before: View, now: View): string[] {
  return new Teller(before, now).all(now.events);
}

/** The ways of the beams alone; of those of one seat only, if that is asked. */
export function tellBeams(before: View, now: View, seat?: number): string[] {
  const isAsked = (event: Happening) => beamsOf([event]).some((beam) => seat === undefined || beam.seat === seat);
  return new Teller(before, now).all(now.events.filter(isAsked));
}

/** How games say each end of a beam: `SAID_ENDS` of telling.py. */
const SAID_ENDS: Readonly<Record<string, string>> = {
  edge: "edge",
  absorbed: "stopped",
  sphinx: "stopped",
  emitter: "emitter",
  destroyed: "struck",
  hit: "struck",
  annihilated: "met",
};

class Teller {
  readonly #first: Map<string, Piece>;
  readonly #fired: Map<string, Piece>;

  constructor(
    before: View,
    readonly now: View,
  ) {
    this.#first = new Map(before.board.pieces.map((piece) => [piece.square, piece]));
    this.#fired = acted(before, now);
  }

  all(events: readonly Happening[]): string[] {
    return events.map((event) => this.#one(event)).filter(Boolean);
  }

  #one(event: Happening): string {
    const end = SAID_ENDS[String(event.end)];
    const code = codeOf("event", event.event === "beam" ? `beam-${end}` : event.event, this.now.game);
    if (code !== undefined) return t(code, this.#args(event));
    return (event.drawn ?? []).map((part) => this.#part(part)).filter(Boolean).join(" "); // nothing of the end of a game
  }

  /** What fills the entry of an event: the same as on the server, `said` of laser/telling.py and xionghan/view.py. */
  #args(event: Happening): Args {
    const field = (name: string) => String(event[name] ?? "");
    const [from, to, square] = [field("from"), field("to"), field("square")];
    const side = sideNamed(this.now, Number(event.seat ?? 0));
    switch (event.event) {
      case "moved":
        return { mover: this.#stood(from), to };
      case "swapped":
        return { mover: this.#stood(from), target: this.#stood(to) };
      case "turned":
        return { mover: this.#stood(square), by: Number(event.by) };
      case "beam": {
        const [beam] = beamsOf([event]);
        const way = beam ? [beam.from, ...beam.path] : [];
        return { side, way: corners(way).join("–"), target: this.#struck(way.at(-1) ?? "") };
      }
      case "destroyed":
      case "damaged":
        return { piece: this.#struck(square), points: Number(event.points ?? 0) };
      case "move":
        return { mover: this.#stood(from), target: to };
      case "capture":
        return { taken: this.#stood(square) };
      case "promote":
        return { pawn: this.#struck(square), becomes: this.#kind(field("kind")) };
      case "revive":
        return { pawn: this.#stands(square) };
      case "line":
        return { taken: this.#struck(square), line: { list: event.squares as string[], join: "none" } };
      case "exchange":
        return { taken: this.#struck(square), assassin: this.#struck(field("assassin_square")) };
      default:
        return { ...plain(event), side };
    }
  }

  #stood(square: string): Argument {
    return this.#tagged(this.#first.get(square), square);
  }

  /** What was on a square when the pieces had moved. */
  #struck(square: string): Argument {
    return this.#tagged(this.#fired.get(square) ?? this.#first.get(square), square);
  }

  #stands(square: string): Argument {
    return this.#tagged(this.#appeared(square), square);
  }

  /** A kind by its letter. */
  #kind(letter: string): Argument {
    const { game } = this.now;
    const kind = listed(game)?.board?.kinds[letter] ?? letter;
    return { piece: { kind: inCatalogue("piece", kind, game) } };
  }

  #tagged(piece: Piece | undefined, square: string): Argument {
    return piece ? pieceNamed(this.now, { ...piece, square }) : square;
  }

  /** A part of how an event is drawn, of which nothing else is known. */
  #part(part: Part): string {
    const at = (square: string) => {
      const piece = this.#first.get(square);
      return { side: piece ? sideOf(this.now, piece.seat) : "", kind: piece ? kindOf(piece) : square };
    };
    switch (part.how) {
      case "moved":
        return t("heard-moved", { ...at(part.from), from: part.from, to: part.to });
      case "swapped":
        return t("heard-swapped", { ...at(part.from), from: part.from, other: at(part.to).kind, to: part.to });
      case "turned":
        return t(part.by > 0 ? "heard-clockwise" : "heard-counter", { ...at(part.square), square: part.square });
      case "beam":
        return this.#beam(part);
      case "removed":
        return t("heard-removed", { piece: this.#named(part.square) });
      case "appeared": {
        const piece = this.#appeared(part.square);
        return piece ? t("heard-appeared", { piece: placed(this.now, piece) }) : "";
      }
      case "flashed":
        return "";
    }
  }

  /** Whose piece of which kind was struck on a square. */
  #named(square: string): string {
    const piece = this.#fired.get(square) ?? this.#first.get(square);
    return piece ? placed(this.now, { ...piece, square }) : square;
  }

  #appeared(square: string): Piece | undefined {
    return this.now.board.pieces.find((piece) => piece.square === square);
  }

  #beam(beam: Beam): string {
    const legs = this.#legs([beam.from, ...beam.path]);
    const way = legs.length ? legs.join(t("heard-comma")) : beam.from;
    const square = beam.path.at(-1) ?? beam.from;
    return t("heard-beam", { way, end: t(`heard-${beam.end}`, { square, piece: this.#named(square) }) });
  }

  /** The straight parts of a way: where each leads, and up to where if it goes on from there. */
  #legs(way: string[]): string[] {
    const legs: string[] = [];
    let heading = "";
    way.slice(1).forEach((square, index) => {
      const from = way[index] as string;
      const turned = this.#heading(from, square);
      if (turned === heading) return;
      const last = legs.pop();
      if (last) legs.push(t("heard-leg", { leg: last, square: from }));
      legs.push(
        heading
          ? t("heard-turns", { heading: wayOf(turned) })
          : t("heard-leaves", { square: from, heading: wayOf(turned) }),
      );
      heading = turned;
    });
    return legs;
  }

  #heading(from: string, to: string): string {
    const row = (square: string) => this.now.board.numbers.indexOf(Number(square.slice(1)));
    if (from.charAt(0) !== to.charAt(0)) return from < to ? "E" : "W";
    return row(to) < row(from) ? "N" : "S";
  }
}

/** The squares of a way where it begins, turns and ends. */
function corners(way: readonly string[]): readonly string[] {
  return way.filter((square, index) => {
    const [before, after] = [way[index - 1], way[index + 1]];
    if (before === undefined || after === undefined) return true;
    const isFile = before.charAt(0) === after.charAt(0) && square.charAt(0) === after.charAt(0);
    return !isFile && !(before.slice(1) === after.slice(1) && square.slice(1) === after.slice(1));
  });
}
