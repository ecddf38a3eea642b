/** The engine of the server: lines of the position that is looked at, and reviews of whole games. */

import { t } from "../words";
import type { Given } from "../lib/address";
import { refusedBy } from "../lib/api";
import type { Fault, Judged, LineShown, LinesShown, Sockets } from "../wire";

type Told = Sockets["/api/analysis/socket"]["told"];
type Lines = Pick<LinesShown, "depth" | "lines">;
type Wanted = Extract<Sockets["/api/analysis/socket"]["sent"], { type: "analyse" | "review" }>;

const PING = 2500; // ms
const RETRY = 2000; // after the line was lost, or was still held by the page before a reload
const BUSY_RETRY = 8000; // after "too many"
const PAUSE = 250; // ms that somebody stays on a position before it is looked at
const SECONDS = 6;
const GLANCE = 0.35; // seconds for each position of a review
const MOST_ACTIONS = 600; // that the server takes

export class Engine {
  /** The best first, all of the last depth that was told. */
  lines = $state.raw<LineShown[]>([]);
  depth = $state(0);
  isThinking = $state(false);
  fault = $state<string>();
  /** The reader's own match that it must not help with. */
  match = $state<string>();
  /** How far a review is, from 0 to 1. */
  progress = $state<number>();
  #socket: WebSocket | undefined;
  #wanted: Wanted | undefined; // sent as soon as there is a line, and again on the next one
  #count = 0; // answers to what is wanted no longer are told by their ids
  #onjudged: ((judged: Judged) => void) | undefined;
  #onrefused: ((why: string, match: string | undefined) => void) | undefined;
  #known = new Map<string, Lines>(); // what was thought to the end
  #key = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  /** Think about where a line of play leads; a new wish takes the place of the last one. */
  analyse(game: string, given: Given, position: string, lines: number): void {
    this.#forget();
    const { options } = given;
    this.#key = JSON.stringify([game, options, position, lines]);
    const known = this.#known.get(this.#key);
    if (known) {
      this.stop();
      this.#show(known);
      return;
    }
    this.isThinking = true;
    const from =
      given.actions.length > MOST_ACTIONS
        ? { position, actions: [] }
        : { position: given.start, actions: given.actions };
    this.#timer = setTimeout(
      () => this.#send({ type: "analyse", game, options, ...from, lines, seconds: SECONDS }),
      PAUSE,
    );
  }

  /** Judge every position of a game. */
  review(
    game: string,
    given: Given,
    onjudged: (judged: Judged) => void,
    onrefused: (why: string, match: string | undefined) => void,
  ): void {
    this.#forget();
    this.progress = 0;
    this.#onjudged = onjudged;
    this.#onrefused = onrefused;
    this.#send({
      type: "review",
      game,
      options: given.options,
      position: given.start,
      actions: given.actions.slice(0, MOST_ACTIONS),
      seconds: GLANCE,
    });
  }

  stop(): void {
    this.#forget();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"type":"stop"}');
  }

  close(): void {
    this.#isClosed = true;
    this.#forget();
    clearInterval(this.#ping);
    const socket = this.#socket;
    // browsers complain of a socket that is closed before it was open
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#wanted = undefined;
    this.#onjudged = this.#onrefused = undefined;
    this.#show({ depth: 0, lines: [] });
    this.fault = this.match = undefined;
    this.isThinking = false;
    this.progress = undefined;
  }

  #show({ depth, lines }: Lines): void {
    this.depth = depth;
    this.lines = lines;
  }

  #send(message: Wanted): void {
    this.#wanted = { ...message, id: String(++this.#count) };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(this.#wanted));
    else if (!this.#socket) this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/analysis/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#wanted) socket.send(JSON.stringify(this.#wanted));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as Told);
    socket.onclose = () => {
      clearInterval(this.#ping);
      this.#socket = undefined;
      if (this.#isClosed || !this.#wanted) return;
      this.fault ??= t("site-offline");
      this.#timer = setTimeout(() => this.#connect(), RETRY);
    };
    this.#ping = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, PING);
  }

  #hear(message: Told): void {
    if (message.type === "pong" || message.type === "bye") return;
    if (message.id !== null && message.id !== this.#wanted?.id) return;
    switch (message.type) {
      case "lines":
        this.fault = undefined;
        this.#show(message);
        break;
      case "judged":
        this.fault = undefined;
        this.progress = message.of ? message.number / message.of : 1;
        this.#onjudged?.(message);
        break;
      case "done":
        if (this.#wanted?.type === "analyse") this.#known.set(this.#key, { depth: this.depth, lines: this.lines });
        this.#wanted = undefined;
        this.#onjudged = this.#onrefused = undefined;
        this.isThinking = false;
        this.progress = undefined;
        break;
      case "refused":
        this.#refused(message.error);
        break;
    }
  }

  #refused(fault: Fault): void {
    const { code, match } = fault;
    const { message } = refusedBy(fault);
    this.fault = message;
    this.match = match ?? undefined;
    if (code === "too-many" && this.#wanted) {
      const again = this.#wanted;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#wanted === again && this.#send(again), BUSY_RETRY);
      return;
    }
    this.#onrefused?.(message, this.match);
    this.#wanted = undefined;
    this.isThinking = false;
    this.progress = undefined;
  }
}
