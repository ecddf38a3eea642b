/** The server's HTTP doors. What it refuses is thrown as `Refused`, with a sentence for people. */

import { t } from "../lang";
import type { Command } from "./socket";
import type { Ack, Ahead, Code, Created, Event, Failure, GameShown, Invitation, MatchShown, Me, NewMatch, Plan, Step } from "../wire";

export class Refused extends Error {
  constructor(
    readonly code: Code | "offline",
    message: string,
  ) {
    super(message);
  }
}

/** Why an action is against the rules, without the place in the line that was sent. */
export function reason(refused: Refused): string {
  return refused.message.replace(/^action \d+, \S+: /, "");
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
    throw new Refused("offline", t("site.offline"));
  }
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => undefined)) as Failure | undefined;
    throw new Refused(failure?.error.code ?? "fault", failure?.error.message ?? t("site.lost"));
  }
  return (await answer.json()) as Answer;
}

export interface Line {
  game: string;
  options?: Record<string, boolean | number | string>;
  start?: string | null;
  actions: string[];
  first?: number;
}

const HISTORY = 200; // messages that one answer holds
export const REPLAYED = 100; // steps that one answer holds

export const api = {
  me: () => ask<Me>("/api/me"),
  games: () => ask<GameShown[]>("/api/games"),
  create: (wish: NewMatch) => ask<Created>("/api/matches", wish),
  /** The matches of somebody that run, or wait for others. */
  async mine(player: string): Promise<MatchShown[]> {
    const asked = (status: string) =>
      ask<MatchShown[]>(`/api/matches?status=${status}&player=${encodeURIComponent(player)}&limit=20`);
    return (await Promise.all(["running", "open"].map(asked))).flat();
  },
  command: (match: string, command: Command) =>
    ask<Ack>(`/api/matches/${encodeURIComponent(match)}/commands`, command),
  invitations: (match: string) =>
    ask<Invitation[]>(`/api/matches/${encodeURIComponent(match)}/invitations`),
  /** A finished match from step `first` on, as a seat (none: a spectator) saw it. */
  replay: (match: string, first: number, seat: number | null) =>
    ask<Step[]>(
      `/api/matches/${encodeURIComponent(match)}/replay?first=${first}&limit=${REPLAYED}` +
        (seat === null ? "" : `&seat=${seat}`),
    ),
  study: (line: Line) => ask<Step[]>("/api/study", line),
  ahead: (plan: Plan) => ask<Ahead>("/api/study/ahead", plan),

  /** All that happened in a match up to message `until`. */
  async history(match: string, until: number): Promise<Event[]> {
    const all: Event[] = [];
    while ((all.at(-1)?.n ?? 0) < until) {
      const since = all.at(-1)?.n ?? 0;
      const path = `/api/matches/${encodeURIComponent(match)}/history`;
      const part = await ask<Event[]>(`${path}?since=${since}&limit=${HISTORY}`);
      if (part.length === 0) break;
      all.push(...part);
    }
    return all;
  },
};
