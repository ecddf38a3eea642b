import { expect, test } from "vitest";
import { MatchSocket, type Line, type State, type Surroundings } from "../../src/lib/socket";

/** A world in which time passes when we say so, and lines are what the test makes of them. */
class World implements Surroundings {
  time = 0;
  lines: TestLine[] = [];
  #timers: { at: number; work: () => void }[] = [];

  connect(path: string): Line {
    const line = new TestLine(path);
    this.lines.push(line);
    return line;
  }
  now(): number {
    return this.time;
  }
  later(work: () => void, ms: number): () => void {
    const timer = { at: this.time + ms, work };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((other) => other !== timer));
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.time = next.at;
      next.work();
    }
    this.time = end;
  }
  get line(): TestLine {
    return this.lines.at(-1) as TestLine;
  }
}

class TestLine implements Line {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  constructor(readonly path: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.onopen?.();
    this.tell({ type: "hello", seat: 0, ping_ms: 2500, dead_ms: 9000 });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get commands(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }
}

function start() {
  const world = new World();
  const heard: { type: string }[] = [];
  const states: State[] = [];
  const socket = new MatchSocket(
    "/m",
    (message) => heard.push(message),
    (state) => states.push(state),
    world,
  );
  return { world, heard, states, socket };
}

test("after a break it resumes after the last message, and says again what was not answered", () => {
  const { world, socket, heard, states } = start();
  world.line.open();
  world.line.tell({ type: "snapshot", n: 4 });
  world.line.tell({ type: "event", n: 5, kind: "action" });
  const answered = socket.send({ type: "action", action: "c5c6" });
  world.line.tell({ type: "ack", id: answered, n: 6 });
  const open = socket.send({ type: "resign" });
  world.line.onclose?.({ code: 1006 });
  expect(states.at(-1)).toBe("connecting");
  world.pass(1000);
  expect(world.line.path).toBe("/m?since=5");
  world.line.open();
  expect(states.at(-1)).toBe("open");
  expect(world.line.commands).toEqual([{ type: "resign", id: open }]);
  world.line.tell({ type: "event", n: 5, kind: "action" }); // told before
  expect(heard.filter(({ type }) => type === "event")).toHaveLength(1);
});

test("it pings, echoes the beat at once, and gives up a line that is silent", () => {
  const { world } = start();
  const first = world.line;
  first.open();
  world.pass(2600);
  expect(first.sent).toEqual([{ type: "ping" }]);
  first.tell({ type: "pong", beat: 3, time: 0 });
  expect(first.sent.at(-1)).toEqual({ type: "ping", echo: 3 });
  world.pass(14_000);
  expect(first.isClosed).toBe(true);
  expect(world.lines.length).toBeGreaterThan(1);
});

test("a match that is not there is not asked for again", () => {
  const { world, states } = start();
  world.line.onclose?.({ code: 4404 });
  world.pass(60_000);
  expect(states.at(-1)).toBe("gone");
  expect(world.lines).toHaveLength(1);
});

test("attempts come at longer and longer intervals", () => {
  const { world } = start();
  const times: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = world.time;
    const count = world.lines.length;
    world.line.onclose?.({ code: 1006 });
    while (world.lines.length === count) world.pass(50);
    times.push(world.time - before);
  }
  expect(times[4]).toBeGreaterThan((times[0] ?? 0) * 3);
});
