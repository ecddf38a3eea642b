/** What happened, in sentences for the reader of the page: `starclaim-event-<kind>` for each event. How
 *  its facts become arguments, and which events are told together, is as in sentences.py. */

import { isKey, said, t, type Args, type Argument, type Message } from "../../words";
import type { Happened } from "../../lib/match.svelte";
import type { Effect, Happening, Mine } from "./view";

export interface Line {
  /** Number of the message, and of the line in it. */
  id: string;
  text: string;
  kind: string;
  seat: number | undefined;
  /** Of a walk or a drive that may go on. */
  cells?: string[];
}

export type Who = (seat: number) => string;

/** Whom the lines are for: what seats are called, and which is the reader's own. */
export interface Reader {
  who: Who;
  seat: number | null;
}

const QUIET = new Set(["end", "turn"]); // shown beside
const BY_TABLE = ["away", "back", "bot", "resign"] as const;
const ENDINGS = ["stop", "points", "boxed"]; // reasons that are told with the walk they end

/** Add the lines of a message to a list; a walk is one line however many steps it has. */
export function extend(lines: Line[], message: Happened, reader: Reader): void {
  const byTable = BY_TABLE.find((one) => one === message.kind);
  if (byTable && message.seat !== null) {
    const text = t(`many-log-${byTable}`, { who: reader.who(message.seat) });
    lines.push({ id: `${message.n}`, text, kind: message.kind, seat: message.seat });
  }
  (message.events ?? []).forEach((one, place) => {
    const event = one as Happening;
    const last = lines.at(-1);
    const walked = last?.seat === event.seat ? last?.cells : undefined;
    if (last?.kind === "occupy" && walked && event.event === "done" && ENDINGS.includes(String(event.reason))) {
      const text = tell({ event: "occupy", seat: event.seat, cells: walked, ending: event.reason }, reader);
      lines[lines.length - 1] = { ...last, text };
      return;
    }
    const goesOn = event.event === "occupy" || event.event === "drive";
    const seat = typeof event.seat === "number" ? event.seat : undefined;
    const line = { id: `${message.n}.${place}`, kind: event.event, seat };
    if (goesOn) {
      const isSame = last?.kind === event.event && walked;
      const cells = [...(isSame ? walked : []), String(event.cell)];
      const text = tell({ event: event.event, seat: event.seat, cells, ending: "none" }, reader);
      if (isSame) lines[lines.length - 1] = { ...last, cells, text };
      else lines.push({ ...line, cells, text });
      return;
    }
    const text = tell(event, reader);
    if (text) lines.push({ ...line, text });
  });
}

/** An event in sentences; empty if it is not told, or is newer than this page. */
export function tell(event: Happening, { who, seat }: Reader): string {
  return sentences(event, seat)
    .filter(({ code }) => isKey(code))
    .map((message) => said(message, who))
    .reduce((first, then) => (first ? t("starclaim-sentences", { first, then }) : then), "");
}

function sentences(event: Happening, reader: number | null): Message[] {
  const kind = event.event;
  if (QUIET.has(kind)) return [];
  if (kind === "done" && event.reason === "explosion") return []; // the explosion was told
  if (kind === "bought" && event.item === null) return [{ code: "starclaim-event-bought-nothing" }];
  const told = message(kind, event, reader);
  return kind === "explode" ? [told, ...exploded(event, reader)] : [told];
}

/** What an explosion did beyond its cell, and what is free again. */
function exploded(event: Happening, reader: number | null): Message[] {
  const cells = (event.reverted ?? []) as string[];
  const effects = (event.effects ?? []) as Effect[];
  const mines = event.mines as Record<string, number> | undefined;
  return [
    ...(cells.length ? [message("freed", { cells }, reader)] : []),
    ...effects.map((effect) => message("effect", effect, reader)),
    ...(mines ? [{ code: "starclaim-event-mines", args: { mines: counted(mines) } }] : []),
  ];
}

/** The message of an event, its facts as arguments. */
function message(kind: string, facts: object, reader: number | null): Message {
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    const argued = ARGUMENTS[name];
    if (argued) Object.assign(args, argued(value as never, reader));
    else if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  const { seat, picked } = facts as { seat?: unknown; picked?: unknown };
  if (kind === "pick") args.self = seat === picked ? "yes" : "no";
  if (kind === "done") args.reason ??= "none";
  return { code: `starclaim-event-${kind}`, args };
}

/** How the facts of events become arguments; other texts and numbers are arguments as they are. */
const ARGUMENTS: Readonly<Record<string, (value: never, reader: number | null) => Args>> = {
  seat: (seat: number | null, reader) => acting(seat === null ? [] : [seat], reader),
  seats: acting,
  order: (order: number[]) => ({ seats: list(order.map((seat) => ({ seat })), "none") }),
  picked: (seat: number) => ({ picked: { seat } }),
  round: (round: number) => ({ round: String(round) }),
  kind: (kind: string) => ({ kind, mine: item(kind) }),
  item: (kind: string) => ({ item: item(kind) }),
  cells: onCells,
  covers: onCells,
  counts: (counts: Record<string, number>) => ({ count: Object.values(counts).filter(Boolean).length }),
  line: (written: string) => {
    const [line = "", name = ""] = written.split(" ");
    return { line, name };
  },
  vehicle: (isVehicle: boolean) => ({ vehicle: isVehicle ? "yes" : "no" }),
};

/** `$who` and `$you` for seats that did something. */
function acting(seats: readonly number[], reader: number | null): Args {
  const [seat, ...others] = seats;
  if (seat === undefined || others.length) {
    return { who: list(seats.map((seat) => ({ seat }))), you: others.length ? "several" : "nobody" };
  }
  return { who: { seat }, you: seat === reader ? "yes" : "no" };
}

function onCells(cells: string[]): Args {
  return { cells: list(cells), count: cells.length };
}

const list = (all: readonly Argument[], join: "and" | "none" = "and"): Argument => ({ list: [...all], join });

/** A kind of mine, or what the shop sells. */
export const item = (kind: string, square?: string): Argument => ({
  piece: { kind: `starclaim-${kind}`, ...(square !== undefined && { square }) },
});

const several = (kind: string, count: number): Argument => ({
  message: { code: "starclaim-item-count", args: { item: item(kind), count } },
});

/** Items by their number, one after the other. */
export function counted(items: Readonly<Record<string, number>>): Argument {
  return list(Object.entries(items).map(([kind, count]) => several(kind, count)));
}

/** An item as a label, and how many there are. */
export const itemTold = (kind: string, count = 1): string => t("starclaim-item", { item: several(kind, count) });

/** A mine of the reader's as a label, with its cells. */
export function mineTold({ kind, cell, covers = [cell], target = "" }: Mine): string {
  const args = { kind, mine: item(kind, cell), cells: list(covers), target };
  return t("starclaim-item", { item: { message: { code: "starclaim-own-mine", args } } });
}

/** Where gold decided: each of the seats with what it had. */
export function tieTold(score: number, seats: readonly number[], gold: readonly number[], who: Who): string {
  const each = seats.map((seat) => ({
    message: { code: "starclaim-seat-gold", args: { who: { seat }, gold: gold[seat] ?? 0 } },
  }));
  return said({ code: "starclaim-gold-decides", args: { score, seats: list(each) } }, who);
}
