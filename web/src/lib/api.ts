/** The server's HTTP doors. What it refuses is thrown as `Refused`, with a sentence for people. */

import { said, t, type Message, type Who } from "../words";
import type { Command } from "./socket";
import type {
  Ack,
  Ahead,
  Code,
  Created,
  EditorShown,
  Event,
  Failure,
  Fault,
  GameShown,
  Invitation,
  MatchShown,
  Me,
  NewMatch,
  PictureAsked,
  Plan,
  PositionAsked,
  PositionShown,
  RecordShown,
  RecordWish,
  Rehearsed,
  Scene,
  Step,
  Studied,
} from "../wire";

export class Refused extends Error {
  constructor(
    readonly code: Code | "offline",
    message: string,
    /** Why an action is against the rules, without its place among those that were sent. */
    readonly why = message,
    /** The rule that forbids it. */
    readonly clause?: string,
    /** Seconds after which it may be asked again. */
    readonly wait = 0,
  ) {
    super(message);
  }
}

const PLACE = "server-line-action"; // tells which of many actions the other faults are about

/** What the server refused, in the language of the page; in English where it has no message for it. */
export function refusedBy(
  { code, message, clause, faults }: Fault,
  { wait, who }: { wait?: number; who?: Who } = {},
): Refused {
  const sentence = (shown: readonly Message[] = []) => shown.map((fault) => said(fault, who)).join(" ") || message;
  const why = sentence(faults?.filter((fault) => fault.code !== PLACE));
  return new Refused(code, sentence(faults), why, clause ?? undefined, wait);
}

export const AGAIN = 3000; // ms until a lost server is asked again

/** Whether a refusal says nothing about what was asked: the server is lost, restarts, or has too much to do. */
export const isPassing = ({ code }: Refused) => ["offline", "unavailable", "too-many"].includes(code);

/** Whether a refusal will pass: then this is tried again in a while. */
export function tryAgain(refused: Refused, work: () => unknown): boolean {
  if (!isPassing(refused)) return false;
  setTimeout(work, Math.max(AGAIN, 1000 * refused.wait));
  return true;
}

const PATIENCE = 10; // seconds that are waited, at most, before somebody is told that the server has too much to do
const TIMES = 3; // that it is asked

/** Ask for what changes nothing. If the server has too much to do, it is asked again when it says. */
async function look<Answer>(path: string, body?: unknown): Promise<Answer> {
  for (let time = 1; ; time++) {
    try {
      return await ask<Answer>(path, body);
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.code !== "too-many") throw refused;
      if (time === TIMES || refused.wait > PATIENCE) throw refused;
      const ms = 1000 * (refused.wait + Math.random()); // not all who wait at once
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", t("site-offline"));
  }
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => undefined)) as Failure | undefined;
    const wait = Number(answer.headers.get("retry-after") ?? 0);
    throw failure ? refusedBy(failure.error, { wait }) : new Refused("fault", t("site-lost"));
  }
  const isText = answer.headers.get("content-type")?.startsWith("image/svg+xml");
  return (await (isText ? answer.text() : answer.json())) as Answer;
}

export interface Line {
  game: string;
  options?: Record<string, boolean | number | string>;
  start?: string | null;
  actions: string[];
  first?: number;
  limit?: number;
  boards?: boolean;
}

/** Which finished matches are looked for; what is empty or left out is no condition. */
export interface Sought {
  game: string;
  /** The id of a person who played. */
  player: string;
  /** The name of somebody who played, or a part of it. */
  name: string;
  /** ms since 1970. */
  until?: number;
}

const HISTORY = 200; // messages that one answer holds
export const REPLAYED = 100; // steps that one answer holds
export const LISTED = 30; // matches

let visiting: Promise<Me> | undefined;

/** Who visits. Asking makes a guest of a stranger, so all who ask at once share the answer, and other tabs wait for it. */
function me(): Promise<Me> {
  const visit = () => look<Me>("/api/me");
  const locks = navigator.locks as LockManager | undefined; // browsers have them by https and on this machine
  visiting ??= (locks ? locks.request("obelisk.me", visit) : visit()).finally(() => (visiting = undefined));
  return visiting;
}

export const api = {
  me,
  games: () => look<GameShown[]>("/api/games"),
  create: (wish: NewMatch) => ask<Created>("/api/matches", wish),
  /** The matches of somebody that run, or wait for others. */
  async mine(player: string): Promise<MatchShown[]> {
    const asked = (status: string) =>
      look<MatchShown[]>(`/api/matches?status=${status}&player=${encodeURIComponent(player)}&limit=20`);
    return (await Promise.all(["running", "open"].map(asked))).flat();
  },
  /** Finished matches that were made up to a time, the newest first. */
  past: ({ game, player, name, until }: Sought) =>
    look<MatchShown[]>(
      `/api/matches?${new URLSearchParams({
        status: "finished",
        limit: `${LISTED}`,
        ...(game && { game }),
        ...(player && { player }),
        ...(name && { name }),
        ...(until !== undefined && { before: `${until + 1}` }),
      })}`,
    ),
  match: (match: string) => look<{ match: MatchShown }>(`/api/matches/${encodeURIComponent(match)}`),
  command: (match: string, command: Command) =>
    ask<Ack>(`/api/matches/${encodeURIComponent(match)}/commands`, command),
  invitations: (match: string) =>
    look<Invitation[]>(`/api/matches/${encodeURIComponent(match)}/invitations`),
  /** A finished match from step `first` on, as a seat (none: a spectator) saw it. */
  replay: (match: string, first: number, seat: number | null) =>
    look<Step[]>(
      `/api/matches/${encodeURIComponent(match)}/replay?first=${first}&limit=${REPLAYED}` +
        (seat === null ? "" : `&seat=${seat}`),
    ),
  study: (line: Line) => look<Step[]>("/api/study", line),
  rehearse: (wanted: Rehearsed) => look<Scene[]>("/api/rehearsal", wanted),
  record: (match: string) => look<unknown>(`/api/matches/${encodeURIComponent(match)}/record`),
  readRecord: (text: string) => look<RecordShown>("/api/records/read", { text }),
  writeRecord: (wish: RecordWish) => look<unknown>("/api/records", wish),
  position: (asked: PositionAsked) => look<PositionShown>("/api/positions", asked),
  pieces: (asked: Studied) => look<EditorShown>("/api/positions/pieces", asked),
  picture: (asked: PictureAsked) => look<string>("/api/positions/picture", asked),
  ahead: (plan: Plan) => look<Ahead>("/api/study/ahead", plan),

  /** All that happened in a match up to message `until`. */
  async history(match: string, until: number): Promise<Event[]> {
    const all: Event[] = [];
    while ((all.at(-1)?.n ?? 0) < until) {
      const since = all.at(-1)?.n ?? 0;
      const path = `/api/matches/${encodeURIComponent(match)}/history`;
      const part = await look<Event[]>(`${path}?since=${since}&limit=${HISTORY}`);
      if (part.length === 0) break;
      all.push(...part);
    }
    return all;
  },
};
