/** What an action did, told in sentences: the action itself, every beam, and every loss. */

import { codeOf, t } from "../words";
import { acted } from "./ghosts";
import { kindOf, placed, sideOf, wayOf } from "./naming";
import { beamsOf, plain, type Beam, type Happening, type Part, type Piece, type View } from "./view";

export function tell(before: View, now: View): string[] {
  return new Teller(before, now).all(now.events);
}

/** The ways of the beams alone; of those of one seat only, if that is asked. */
export function tellBeams(before: View, now: View, seat?: number): string[] {
  const isAsked = (event: Happening) => beamsOf([event]).some((beam) => seat === undefined || beam.seat === seat);
  return new Teller(before, now).all(now.events.filter(isAsked));
}

/** What is said of the end of a beam of which only is known how it is drawn. */
const ENDS = { edge: "edge", absorbed: "absorbed", struck: "hit", met: "annihilated" };

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
    const field = (name: string) => String(event[name] ?? "");
    const side = sideOf(this.now, Number(event.seat ?? 0));
    const kindAt = (name: string) => {
      const piece = this.#first.get(name);
      return piece ? kindOf(piece) : "";
    };
    const [from, to, square] = [field("from"), field("to"), field("square")];
    const lost = { piece: this.#named(square) };
    switch (event.event) {
      case "beam":
        return beamsOf([event])
          .map((beam) => this.#beam(beam, field("end")))
          .join(" ");
      case "moved":
      case "move":
        return t("heard-moved", { side, kind: kindAt(from), from, to });
      case "swapped":
        return t("heard-swapped", { side, kind: kindAt(from), from, other: kindAt(to), to });
      case "turned":
        return t(event.by === 1 ? "heard-clockwise" : "heard-counter", { side, kind: kindAt(square), square });
      case "passed":
      case "claimed":
      case "sides":
        return t(`heard-${event.event}`, { side });
      case "destroyed":
        return t("heard-destroyed", lost);
      case "damaged":
        return t("heard-damaged", { ...lost, count: Number(event.points) });
      case "capture":
        return t("heard-taken", { piece: this.#asPlaced(this.#first.get(square), square) });
      case "promote":
        return t("heard-promote", { kind: kindOf(this.#stands(square) ?? { kind: field("kind") }) });
      case "revive":
        return t("heard-revive", { side, square });
      case "line":
        return t("heard-line", { ...lost, squares: (event.squares as string[]).join(" ") });
      case "exchange": {
        const assassin = field("assassin_square");
        return t("heard-exchange", { ...lost, other: this.#named(assassin) });
      }
      case "check":
        return t("heard-check", { side });
      default: // the end, which is told beside the board, or an event that only its own game knows
        return this.#own(event, side) || (event.drawn ?? []).map((part) => this.#part(part)).filter(Boolean).join(" ");
    }
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
        return this.#beam(part, ENDS[part.end]);
      case "removed":
        return t("heard-destroyed", { piece: this.#named(part.square) });
      case "appeared": {
        const piece = this.#stands(part.square);
        return piece ? t("heard-revive", { side: sideOf(this.now, piece.seat), square: part.square }) : "";
      }
      case "flashed":
        return "";
    }
  }

  /** An event of one game, in its words if it has any for it. */
  #own(event: Happening, side: string): string {
    const code = codeOf("event", event.event);
    return code === undefined ? "" : t(code, { ...plain(event), side });
  }

  /** Whose piece of which kind was struck on a square. */
  #named(square: string): string {
    return this.#asPlaced(this.#fired.get(square) ?? this.#first.get(square), square);
  }

  #asPlaced(piece: Piece | undefined, square: string): string {
    return piece ? placed(this.now, { ...piece, square }) : square;
  }

  #stands(square: string): Piece | undefined {
    return this.now.board.pieces.find((piece) => piece.square === square);
  }

  /** `end` is what the rulebook calls it. */
  #beam(beam: Beam, end: string): string {
    const legs = this.#legs([beam.from, ...beam.path]);
    const way = legs.length ? legs.join(t("heard-comma")) : beam.from;
    const square = beam.path.at(-1) ?? beam.from;
    return t("heard-beam", { way, end: this.#end(end, square) });
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

  #end(end: string, square: string): string {
    if (end === "edge" || end === "emitter" || end === "annihilated") return t(`heard-${end}`, { square });
    return t(end === "absorbed" || end === "sphinx" ? "heard-absorbed" : "heard-hits", { piece: this.#named(square) });
  }
}
