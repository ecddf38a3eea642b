/** A match as this browser knows it: what the socket tells, kept ready to be drawn.
 *
 * What happens waits until what happened before has been shown, so that the board, whose turn it is, clocks and moves
 * always belong together. */

import type { View } from "../board/view";
import { seated } from "../match/names";
import type { Event, MatchShown, Sockets, Standing } from "../wire";
import { api, Refused, refusedBy } from "./api";
import { Gate } from "./gate";
import { MatchSocket, type State } from "./socket";

const PRESSED = 10_000; // ms on the reader's clock, from where on nothing waits
/** Told at once, whatever the board is showing. */
const BESIDE = ["chat", "mute"];

type Told = Sockets["/api/matches/{match}/socket"]["told"];

export interface Played {
  seat: number;
  action: string;
  /** Chinese notation, where the game tells it. */
  notation: string | undefined;
}

export interface Said {
  name: string;
  text: string;
  n: number;
  person: string;
  /** Who was meant to hear it: a group, or seats. */
  to: string | number[];
}

/** What is kept of a message. */
export type Happened = Pick<Event, "n" | "kind" | "seat" | "events">;

export class MatchClient {
  match = $state.raw<MatchShown>();
  now = $state.raw<Standing>();
  view = $state.raw<View>();
  /** How it stands at the server, while the board still shows what came before. */
  newest = $state.raw<{ now: Standing; view: View | undefined }>();
  /** What we may do, where views do not list it. */
  choices = $state.raw<Record<string, unknown>>();
  /** All that we were told, in order; whoever follows it looks at `count` and `retold`. */
  readonly happened: Happened[] = [];
  count = $state(0);
  /** How often the past was read anew. */
  retold = $state(0);
  muted = $state<string[]>([]);
  seat = $state<number | null>(null);
  link = $state<State>("connecting");
  played = $state<Played[]>([]);
  said = $state<Said[]>([]);
  /** Why the last command was refused, in a sentence. */
  refusal = $state.raw<Refused>();
  /** An action that is sent and not yet answered. */
  sending = $state(false);
  /** The server's clock minus ours, in ms. */
  ahead = $state(0);
  /** Whether we have asked for a rematch since we came: then we go there when it is made. */
  rematchAsked = $state(false);
  /** The seats that have asked for one. */
  rematchWished = $state<number[]>([]);
  /** How many watch. */
  watchers = $state(0);
  #gate = new Gate<Event>((event) => this.#happen(event));
  #socket: MatchSocket;
  #asked = new Map<string, string>();
  #hearing = new Map<string, (refused?: Refused) => void>(); // who waits for an answer

  constructor(readonly id: string) {
    const path = `/api/matches/${encodeURIComponent(id)}/socket`;
    this.#socket = new MatchSocket(
      path,
      (message) => this.#hear(message),
      (state) => (this.link = state),
    );
  }

  close(): void {
    this.#socket.close();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  /** The board begins to show the last action, or has shown it to its end. */
  show(isOn: boolean): void {
    if (isOn) this.#gate.shut();
    else this.#gate.open();
  }

  /** Go on to how it stands at the server. */
  skip(): void {
    this.#gate.skip();
  }

  play(action: string): void {
    this.sending = true;
    this.#send({ type: "action", action });
  }

  resign(): void {
    this.#send({ type: "resign" });
  }

  abort(): void {
    this.#send({ type: "abort" });
  }

  leave(): void {
    this.#send({ type: "leave" });
  }

  draw(answer: "offer" | "accept" | "decline"): void {
    this.#send({ type: "draw", answer });
  }

  takeback(answer: "offer" | "accept" | "decline"): void {
    this.#send({ type: "takeback", answer });
  }

  /** Claim the match of somebody who has been away for long. */
  claim(result: "win" | "draw"): void {
    this.#send({ type: "claim", result });
  }

  rematch(): void {
    this.rematchAsked = true;
    this.#send({ type: "rematch" });
  }

  /** Say something; the answer of the server is why it was refused, if it was. */
  say(text: string, seats?: number[]): Promise<Refused | undefined> {
    const isPlaying = this.seat !== null || this.now?.status !== "running";
    const id = this.#send({ type: "chat", text, to: seats ?? (isPlaying ? "all" : "watchers") });
    return new Promise((resolve) => this.#hearing.set(id, resolve));
  }

  mute(person: string, on: boolean): void {
    this.#send({ type: "mute", person, on });
  }

  ready(): void {
    this.#send({ type: "ready" });
  }

  /** Take the seat back from the bot that holds it. */
  back(): void {
    this.#send({ type: "back" });
  }

  /** Let engines take the free seats, each with its level. */
  fill(levels: Record<string, number>): void {
    this.#send({ type: "fill", levels });
  }

  #send(command: Parameters<MatchSocket["send"]>[0]): string {
    this.refusal = undefined;
    const id = this.#socket.send(command);
    this.#asked.set(id, command.type);
    return id;
  }

  /** A command was answered. */
  #answered(id: string, refused?: Refused): void {
    this.#asked.delete(id);
    this.#hearing.get(id)?.(refused);
    this.#hearing.delete(id);
  }

  #hear(message: Told): void {
    switch (message.type) {
      case "hello":
        this.watchers = 0; // until it is told
        break;
      case "watchers":
        this.watchers = message.count;
        break;
      case "snapshot":
        this.match = message.match;
        this.now = message.now;
        this.seat = message.seat;
        this.view = drawn(message.view) ?? this.view;
        this.choices = message.choices ?? undefined;
        this.newest = { now: message.now, view: this.view };
        this.sending = false;
        this.#gate.clear();
        void this.#remember(message.n);
        break;
      case "event":
        this.#take(message);
        break;
      case "ack":
        this.#answered(message.id ?? "");
        break;
      case "refused":
        if (this.#asked.get(message.id ?? "") === "action") this.sending = false;
        this.refusal = refusedBy(message.error, { who: (seat) => seated(this.match, seat) });
        this.#answered(message.id ?? "", this.refusal);
        break;
      case "pong":
        this.ahead = message.time - Date.now();
        break;
    }
  }

  #take(event: Event): void {
    if (BESIDE.includes(event.kind)) return this.#note(event);
    this.newest = { now: event.now, view: (event.view as unknown as View | undefined) ?? this.newest?.view };
    if (event.kind !== "takeback" && !this.#isPressed(event.now)) return this.#gate.take(event);
    this.#gate.skip();
    this.#happen(event);
  }

  /** Whether it is our turn with little time left: then nobody wants to wait for a beam. */
  #isPressed({ clock, to_act }: Standing): boolean {
    if (this.seat === null || !clock?.deadline || !to_act.includes(this.seat)) return false;
    return clock.deadline - Date.now() - this.ahead < PRESSED;
  }

  #happen(event: Event): void {
    this.now = event.now;
    if (event.view) {
      this.view = event.view as unknown as View;
      this.choices = event.choices ?? undefined;
      this.sending = false;
    }
    this.#note(event);
    if (this.match) this.match = changed(this.match, event);
  }

  /** Keep what an event adds to the list of moves or to the talk. */
  #note(event: Event): void {
    if (event.kind === "action" && event.seat !== null) this.played.push(playedOf(event));
    if (event.kind === "takeback" && typeof event.keep === "number")
      this.played = this.played.slice(0, event.keep);
    if (event.kind === "rematch" && event.seat !== null) this.rematchWished.push(event.seat);
    if (event.kind === "chat") this.said.push(saidOf(event));
    if (event.kind === "mute") {
      const others = this.muted.filter((person) => person !== event.person);
      this.muted = event.on ? [...others, String(event.person)] : others;
    }
    const { n, kind, seat, events } = event;
    this.happened.push({ n, kind, seat, ...(events && { events }) });
    this.count = this.happened.length;
  }

  /** Read what happened before we came. */
  async #remember(until: number): Promise<void> {
    try {
      const past = await api.history(this.id, until);
      const later = { played: this.played, said: this.said };
      const newer = this.happened.filter((event) => event.n > (past.at(-1)?.n ?? 0));
      this.played = [];
      this.said = [];
      this.rematchWished = [];
      this.happened.length = 0;
      for (const event of past) this.#note(event);
      this.happened.push(...newer);
      this.count = this.happened.length;
      this.retold++;
      const missing = (this.view?.ply ?? 0) - this.played.length;
      if (missing > 0) this.played.push(...later.played.slice(-missing));
      const last = this.said.at(-1)?.n ?? 0;
      this.said.push(...later.said.filter((line) => line.n > last));
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.refusal = fault;
    }
  }
}

/** The view of a snapshot; none where the game failed to give one. */
function drawn(view: object): View | undefined {
  return "to_act" in view ? (view as unknown as View) : undefined;
}

function playedOf(event: Event): Played {
  const moved = event.events?.find((one) => typeof one.notation === "string");
  return {
    seat: event.seat ?? 0,
    action: String(event.action),
    notation: moved?.notation as string | undefined,
  };
}

function saidOf(event: Event): Said {
  const to = Array.isArray(event.to) ? (event.to as number[]) : String(event.to);
  return { name: String(event.name), text: String(event.text), n: event.n, person: String(event.person), to };
}

/** The match after an event, as far as lists of seats show it. */
function changed(match: MatchShown, event: Event): MatchShown {
  const seats = match.seats.map((seat, number) => {
    if (number !== event.seat) return seat;
    if (event.kind === "join")
      return {
        ...seat,
        kind: "person" as const,
        person: String(event.person),
        player: String(event.name),
      };
    if (event.kind === "fill")
      return { ...seat, kind: "engine" as const, player: String(event.name), level: Number(event.level) };
    if (event.kind === "leave") return { ...seat, kind: "open" as const, person: null, player: "" };
    if (event.kind === "away") return { ...seat, away: event.at };
    if (event.kind === "back") return { ...seat, away: null, bot: false, left: false };
    if (event.kind === "bot") return { ...seat, bot: true };
    if (event.kind === "resign") return { ...seat, left: true };
    return seat;
  });
  const plies = typeof event.view?.ply === "number" ? event.view.ply : match.plies;
  const rematch = event.kind === "rematch" && event.match ? String(event.match) : match.rematch;
  const { status, result = match.result, failed = match.failed ?? null } = event.now;
  return { ...match, seats, plies, rematch, status, result, failed };
}
