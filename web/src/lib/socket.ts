/** A socket that comes back: it resumes after the last message it saw, and sends again what was not
 * answered. The server does a command once, however often it hears its id. */

import type { Sockets } from "../wire";

type Told = Sockets["/api/matches/{match}/socket"]["told"];
type Sent = Sockets["/api/matches/{match}/socket"]["sent"];
export type Command = Exclude<Sent, { type: "ping" }>;
type Wanted = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

/** What a listener is told besides messages. */
export type State = "connecting" | "open" | "gone" | "ended";

const FIRST_WAIT = 300; // ms before the first new attempt
const LONGEST_WAIT = 8000;
const GONE = 4404;
const SIGNED_OUT = 4401;

export interface Line {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Surroundings {
  connect(path: string): Line;
  now(): number;
  later(work: () => void, ms: number): () => void;
}

const browser: Surroundings = {
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`) as Line;
  },
  now: () => performance.now(),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

export class MatchSocket {
  #line: Line | undefined;
  #seen: number | undefined; // number of the last message
  #waiting = new Map<string, Command>(); // sent, not answered
  #heard = 0;
  #attempt = 0;
  #pingEvery = 2500;
  #deadAfter = 9000;
  #isClosed = false;
  #stopBeat: () => void = () => {};
  #stopRetry: () => void = () => {};
  #count = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36); // also without HTTPS

  constructor(
    readonly path: string,
    readonly onmessage: (message: Told) => void,
    readonly onstate: (state: State) => void,
    readonly surroundings: Surroundings = browser,
  ) {
    this.#connect();
  }

  /** Send a command; the answer comes as `ack` or `refused` with the id that is returned. */
  send(wanted: Wanted): string {
    const id = `${this.#session}-${++this.#count}`;
    const command = { ...wanted, id } as Command;
    this.#waiting.set(id, command);
    this.#line?.send(JSON.stringify(command));
    return id;
  }

  close(): void {
    this.#isClosed = true;
    this.#stopBeat();
    this.#stopRetry();
    this.#line?.close();
  }

  /** Do not wait for the next attempt, for example because the page is seen again. */
  hurry(): void {
    if (this.#isClosed || this.#line) return;
    this.#stopRetry();
    this.#connect();
  }

  #connect(): void {
    this.onstate("connecting");
    const since = this.#seen === undefined ? "" : `?since=${this.#seen}`;
    const line = this.surroundings.connect(this.path + since);
    this.#heard = this.surroundings.now();
    let isOpen = false;
    line.onopen = () => {
      isOpen = true;
      this.#line = line;
      this.#heard = this.surroundings.now();
      for (const command of this.#waiting.values()) line.send(JSON.stringify(command));
    };
    line.onmessage = ({ data }) => {
      if (this.#line === line || isOpen) this.#hear(JSON.parse(data) as Told);
    };
    line.onclose = ({ code }) => this.#lost(line, code);
    this.#beat(line);
  }

  #hear(message: Told): void {
    this.#heard = this.surroundings.now();
    switch (message.type) {
      case "hello":
        this.#pingEvery = message.ping_ms;
        this.#deadAfter = message.dead_ms;
        this.#attempt = 0;
        this.onstate("open");
        break;
      case "pong":
        this.#line?.send(JSON.stringify({ type: "ping", echo: message.beat }));
        break;
      case "snapshot":
        this.#seen = message.n;
        break;
      case "event":
        if (this.#seen !== undefined && message.n <= this.#seen) return; // seen before
        this.#seen = message.n;
        break;
      case "ack":
      case "refused":
        if (message.id) this.#waiting.delete(message.id);
        break;
    }
    this.onmessage(message);
  }

  #beat(line: Line): void {
    this.#stopBeat();
    this.#stopBeat = this.surroundings.later(() => {
      if (this.surroundings.now() - this.#heard > this.#deadAfter) {
        line.close();
        this.#lost(line, 4408); // a dead line may take minutes to say so itself
        return;
      }
      if (this.#line === line) line.send('{"type":"ping"}');
      this.#beat(line);
    }, this.#pingEvery);
  }

  #lost(line: Line, code: number): void {
    line.onopen = line.onclose = line.onmessage = null;
    this.#line = undefined;
    this.#stopBeat();
    if (this.#isClosed) return;
    if (code === GONE || code === SIGNED_OUT) {
      this.#isClosed = true;
      this.onstate(code === GONE ? "gone" : "ended");
      return;
    }
    this.onstate("connecting");
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempt++, LONGEST_WAIT);
    this.#stopRetry = this.surroundings.later(
      () => this.#connect(),
      wait * (0.5 + Math.random() / 2),
    );
  }
}
