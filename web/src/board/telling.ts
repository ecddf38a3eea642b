/** What an action did, told in sentences: the action itself, every beam, and every loss. */

import { counted, t } from "../lang";
import { acted } from "./ghosts";
import { kindOf, placed, sideOf, wayOf } from "./naming";
import { isBeam, type Beam, type Happening, type Piece, type View } from "./view";

export function tell(before: View, now: View): string[] {
  return new Teller(before, now).all(now.events);
}

/** The ways of the beams alone; of those of one seat only, if that is asked. */
export function tellBeams(before: View, now: View, seat?: number): string[] {
  const beams = now.events.filter(isBeam).filter((beam) => seat === undefined || beam.seat === seat);
  return new Teller(before, now).all(beams);
}

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
    if (isBeam(event)) return this.#beam(event);
    const field = (name: string) => String(event[name] ?? "");
    const side = sideOf(this.now, Number(event.seat ?? 0));
    const kindAt = (name: string) => {
      const piece = this.#first.get(name);
      return piece ? kindOf(piece) : "";
    };
    const [from, to, square] = [field("from"), field("to"), field("square")];
    const lost = { piece: this.#named(square) };
    switch (event.event) {
      case "moved":
      case "move":
        return t("heard.moved", { side, kind: kindAt(from), from, to });
      case "swapped":
        return t("heard.swapped", { side, kind: kindAt(from), from, other: kindAt(to), to });
      case "turned":
        return t(event.by === 1 ? "heard.clockwise" : "heard.counter", { side, kind: kindAt(square), square });
      case "passed":
      case "claimed":
      case "sides":
        return t(`heard.${event.event}`, { side });
      case "destroyed":
        return t("heard.destroyed", lost);
      case "damaged":
        return counted("heard.damaged", Number(event.points), lost);
      case "capture":
        return t("heard.taken", lost);
      case "promote":
        return t("heard.promote", { kind: kindOf(this.#stands(square) ?? { kind: field("kind") }) });
      case "revive":
        return t("heard.revive", { side, square });
      case "line":
        return t("heard.line", { ...lost, squares: (event.squares as string[]).join(" ") });
      case "exchange": {
        const assassin = field("assassin_square");
        return t("heard.exchange", { ...lost, other: this.#named(assassin) });
      }
      case "check":
        return t("heard.check", { side });
      default:
        return ""; // how a game ended is told beside the board
    }
  }

  /** Whose piece of which kind was struck on a square. */
  #named(square: string): string {
    const piece = this.#fired.get(square) ?? this.#first.get(square);
    return piece ? placed(this.now, { ...piece, square }) : square;
  }

  #stands(square: string): Piece | undefined {
    return this.now.board.pieces.find((piece) => piece.square === square);
  }

  #beam(beam: Beam): string {
    const legs = this.#legs([beam.from, ...beam.path]);
    const way = legs.length ? legs.join(t("heard.comma")) : beam.from;
    const square = beam.path.at(-1) ?? beam.from;
    return t("heard.beam", { way, end: this.#end(beam.end, square) });
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
      if (last) legs.push(t("heard.leg", { leg: last, square: from }));
      legs.push(
        heading
          ? t("heard.turns", { heading: wayOf(turned) })
          : t("heard.leaves", { square: from, heading: wayOf(turned) }),
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
    if (end === "edge" || end === "emitter" || end === "annihilated") return t(`heard.${end}`, { square });
    return t(end === "absorbed" || end === "sphinx" ? "heard.absorbed" : "heard.hits", { piece: this.#named(square) });
  }
}
