/** Studies in and out: as a record, as text, as a position, as a link. */

import { t } from "../words";
import { readHash, type Given } from "../lib/address";
import { api } from "../lib/api";
import { titleOf } from "../lib/games";
import type { GameShown, RecordShown, RecordWish, ResultShown } from "../wire";
import { pack, unpack } from "./link";
import { Study, type Facts } from "./study.svelte";
import { read, readMoves, Unreadable, write, writeMoves, type Written } from "./text";

const TREE = "Analysis"; // the tag of a record that holds variations and comments
const PACKED = "a"; // in a link

/** A study, and what could not be taken over. */
export interface Imported {
  study: Study;
  warning?: string;
}

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

async function described(game: string): Promise<GameShown> {
  const known = (await api.games()).find(({ id, title }) => [id, ...Object.values(title)].includes(game));
  if (!known) throw new Unreadable(t("analysis-badGame", { name: game }));
  return known;
}

// Out

/** `isChinese`: in Chinese notation, where the game has it. */
export async function asText(study: Study, isChinese = false): Promise<string> {
  const { facts, tree } = study;
  const game = await described(facts.game);
  const tags: Record<string, string> = { Game: game.title.en ?? game.id };
  if (facts.date) tags.Date = facts.date;
  facts.players.forEach((name, seat) => (tags[titled(game.seats[seat] ?? "")] = name));
  const options = Object.entries(facts.options).map(([name, value]) => `${name}=${value}`);
  if (options.length) tags.Options = options.join(", ");
  if (facts.start) tags.Position = facts.start;
  Object.assign(tags, facts.tags);
  if (facts.result) tags.Result = outcome(facts.result, game.seats);
  return write(tree, tags, isChinese);
}

/** What comes behind the # of a link to all of it. */
export async function asHash(study: Study): Promise<string> {
  return `#${PACKED}=${await pack(await asText(study))}`;
}

export async function asRecord(study: Study): Promise<string> {
  const { facts, tree } = study;
  const game = await described(facts.game);
  const hasMore = tree.start.comment || [...tree.all()].some((one) => one.comment || one.next[1]);
  const isBranched = tree.start.next.length > 1;
  const wish: RecordWish = {
    game: facts.game,
    options: facts.options,
    start: facts.start,
    actions: tree.main().map((move) => move.action),
    seats: facts.players.length ? facts.players : game.seats,
    date: facts.date,
    tags: { ...facts.tags, ...(hasMore || isBranched ? { [TREE]: writeMoves(tree) } : {}) },
    result: facts.result,
  };
  return `${JSON.stringify(await api.writeRecord(wish), null, 1)}\n`;
}

function outcome(result: ResultShown, seats: string[]): string {
  const { winner, reason } = result;
  return winner === null ? `draw (${reason})` : `${seats[winner]} wins (${reason})`;
}

// In

/** Whatever somebody pasted. `game` is the one that is meant where nothing else is said. */
export async function open(text: string, game: string, options: Given["options"]): Promise<Imported> {
  const given = text.trim();
  if (!given) throw new Unreadable(t("analysis-emptyImport"));
  if (/^\{\s*"/.test(given)) return openRecord(given);
  if (/^(https?:\/\/|\/analysis\/)\S+$/.test(given)) return openLink(given);
  if (/^\S*\/\S*\/\S*\s+\w\b/.test(given) && !given.startsWith("["))
    return { study: await openGiven(game, { options, start: given, actions: [] }) };
  return { study: await openText(given, game) };
}

export async function openGiven(game: string, given: Given): Promise<Study> {
  return Study.from({ ...nobody(game), ...given }, asWritten(given.actions));
}

export async function openText(text: string, usual: string): Promise<Study> {
  const { tags, start } = read(text);
  const game = await described(tags.Game ?? usual);
  const names = game.seats.map(titled);
  const { Game: _, Date: date, Options: options, Position: position, Result: result, ...rest } = tags;
  const players = names.map((name) => tags[name] ?? "");
  for (const name of names) delete rest[name];
  const facts: Facts = {
    game: game.id,
    options: readOptions(options ?? "", game),
    start: position ?? null,
    players: players.some(Boolean) ? players : [],
    date: date ?? null,
    result: readOutcome(result ?? "", game.seats),
    tags: rest,
  };
  return Study.from(facts, start);
}

export async function openRecord(text: string): Promise<Imported> {
  return fromRecord(await api.readRecord(text));
}

async function fromRecord(record: RecordShown): Promise<Imported> {
  const { [TREE]: saved, ...tags } = record.tags;
  const { seats } = await described(record.game);
  const isAnonymous = record.seats.join() === seats.join();
  const facts: Facts = {
    ...record,
    options: record.options as Given["options"],
    players: isAnonymous ? [] : record.seats,
    tags,
  };
  const plain = asWritten(record.actions);
  if (saved === undefined) return { study: await Study.from(facts, plain) };
  try {
    return { study: await Study.from(facts, readMoves(saved)) };
  } catch (fault) {
    const why = (fault as Error).message;
    return { study: await Study.from(facts, plain), warning: t("analysis-noTree", { why }) };
  }
}

async function openLink(address: string): Promise<Imported> {
  const { pathname, hash } = new URL(address, location.origin);
  const [, , game = "", match] = pathname.split("/");
  if (game === "match" && match) return openMatch(match);
  return { study: await openHash(game, hash) };
}

/** The study of an address: packed, or a position with moves. */
export async function openHash(game: string, hash: string): Promise<Study> {
  const packed = new URLSearchParams(hash.slice(1)).get(PACKED);
  if (packed === null) return openGiven(game, readHash(hash));
  const text = await unpack(packed);
  if (text === undefined) throw new Unreadable(t("analysis-badLink"));
  return openText(text, game);
}

export async function openMatch(match: string): Promise<Imported> {
  return openRecord(JSON.stringify(await api.record(match)));
}

function nobody(game: string): Facts {
  return { game, options: {}, start: null, players: [], date: null, result: null, tags: {} };
}

function asWritten(actions: string[]): Written {
  const start: Written = { action: "", comment: "", next: [] };
  let last = start;
  for (const action of actions) {
    const move: Written = { action, comment: "", next: [] };
    last.next.push(move);
    last = move;
  }
  return start;
}

function readOptions(text: string, game: GameShown): Given["options"] {
  const options: Given["options"] = {};
  for (const pair of text.split(",").map((part) => part.trim()).filter(Boolean)) {
    const [name = "", value = ""] = pair.split("=").map((part) => part.trim());
    const known = game.options.find((option) => option.name === name);
    if (!known) throw new Unreadable(t("analysis-badOption", { name, game: titleOf(game.id) }));
    if (typeof known.default === "boolean") options[name] = value === "true";
    else options[name] = typeof known.default === "number" ? Number(value) : value;
  }
  return options;
}

function readOutcome(text: string, seats: string[]): ResultShown | null {
  const found = /^(?:draw|(\w+) wins) \(([\w-]+)\)$/.exec(text);
  if (!found) return null;
  const winner = found[1] === undefined ? null : seats.indexOf(found[1]);
  if (winner === -1) return null;
  const share = (seat: number) => (winner === null ? 0.5 : Number(seat === winner));
  return {
    winner,
    scores: seats.map((_, seat) => share(seat)),
    ranks: seats.map((_, seat) => (winner === null || seat === winner ? 1 : 2)),
    reason: found[2] as string,
  };
}
