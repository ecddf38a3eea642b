/** What happened, in sentences for the reader of the page. */

import { isKey, t, told } from "../../words";
import type { Happened } from "../../lib/match.svelte";
import type { Effect, Happening } from "./view";

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

const QUIET = new Set(["end"]);
const BY_TABLE = ["away", "back", "bot", "resign"] as const;

/** Add the lines of a message to a list; a walk is one line however many steps it has. */
export function extend(lines: Line[], message: Happened, who: Who): void {
  const byTable = BY_TABLE.find((one) => one === message.kind);
  if (byTable && message.seat !== null) {
    const text = t(`many-log-${byTable}`, { who: who(message.seat) });
    lines.push({ id: `${message.n}`, text, kind: message.kind, seat: message.seat });
  }
  (message.events ?? []).forEach((one, place) => {
    const event = one as Happening;
    const last = lines.at(-1);
    const goesOn = event.event === "occupy" || event.event === "drive";
    if (goesOn && last?.kind === event.event && last.seat === event.seat && last.cells) {
      const cells = [...last.cells, String(event.cell)];
      lines[lines.length - 1] = { ...last, cells, text: sentence(event, who, cells) };
      return;
    }
    const text = sentence(event, who, goesOn ? [String(event.cell)] : []);
    if (!text) return;
    const seat = typeof event.seat === "number" ? event.seat : undefined;
    const line: Line = { id: `${message.n}.${place}`, text, kind: event.event, seat };
    lines.push(goesOn ? { ...line, cells: [String(event.cell)] } : line);
  });
}

function sentence(event: Happening, who: Who, cells: string[]): string {
  const kind = event.event;
  if (QUIET.has(kind)) return "";
  const values: Record<string, string | number> = { cells: cells.join(" ") };
  for (const [name, value] of Object.entries(event))
    if (typeof value === "string" || typeof value === "number") values[name] = value;
  if (typeof event.seat === "number") values.who = who(event.seat);
  switch (kind) {
    case "phase":
      return t(`starclaim-table-log-phase-${String(event.phase)}`);
    case "turn":
      return "";
    case "pick":
      return t("starclaim-table-log-pick", { ...values, picked: who(Number(event.picked)) });
    case "order":
      return t("starclaim-table-log-order", { names: (event.order as number[]).map(who).join(", ") });
    case "control":
      return event.seat === null ? t("starclaim-table-log-noControl") : t("starclaim-table-log-control", values);
    case "tie":
      return t("starclaim-table-log-tie", { ...values, who: (event.seats as number[]).map(who).join(", ") });
    case "done":
      return done(event, values);
    case "buried":
      return buried(event, { ...values, kind: told("item", String(event.kind)) });
    case "spread":
      return t("starclaim-table-log-spread", { ...values, cells: (event.cells as string[]).join(" ") });
    case "scan":
      return t("starclaim-table-log-scan", { ...values, count: Number(event.count) });
    case "robot": {
      const [line, name = ""] = String(event.line).split(" ");
      return t(line === "row" ? "starclaim-table-log-robot-row" : "starclaim-table-log-robot-column", { ...values, name });
    }
    case "explode":
      return exploded(event, values);
    case "bought":
      return event.item === null
        ? t("starclaim-table-log-boughtNothing")
        : t("starclaim-table-log-bought", { item: told("item", String(event.item)) });
  }
  const key = `starclaim-table-log-${kind}`;
  return isKey(key) ? t(key, values) : ""; // newer than this page
}

function done(event: Happening, values: Record<string, string | number>): string {
  if (event.phase !== "occupy") return t(`starclaim-table-log-done-${String(event.phase)}`, values);
  if (event.reason === "explosion") return ""; // the explosion was told
  return t(`starclaim-table-log-done-${String(event.reason)}`, values);
}

function buried(event: Happening, values: Record<string, string | number>): string {
  if (event.target) return t("starclaim-table-log-buriedAim", values);
  const covers = event.covers as string[] | undefined;
  return covers ? t("starclaim-table-log-buriedCover", { ...values, cells: covers.join(" ") }) : t("starclaim-table-log-buried", values);
}

/** An explosion, what it reached beyond its cell, and what is free again. */
function exploded(event: Happening, values: Record<string, string | number>): string {
  const effects = (event.effects ?? []) as Effect[];
  const lost = (event.reverted ?? []) as string[];
  return [
    t(event.vehicle ? "starclaim-table-log-explodeVehicle" : "starclaim-table-log-explode", values),
    ...effects.map(({ kind, cells }) => t("starclaim-table-log-effect", { kind: told("item", kind), cells: cells.join(" ") })),
    ...(lost.length ? [t("starclaim-table-log-lost", { cells: lost.join(" ") })] : []),
  ].join(" ");
}
