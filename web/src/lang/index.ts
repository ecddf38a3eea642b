/** Words of the app. Every text that people read is a message with a key; a language is a catalogue,
 *  and each game has one of its own, whose messages come first where the page is about it. */

import type { Counted, Key } from "./languages";
import { spoken } from "./spoken.svelte";

export { best, isLanguage, LANGUAGES, type Language } from "./languages";
export { learnWords, speak, speakOf, spoken } from "./spoken.svelte";
export type { Key };

export type Values = Record<string, string | number>;

/** The message of a game with this key, or the one that all games share. */
function message(key: string, game = spoken.game): string | undefined {
  return own(spoken.games[game ?? ""] ?? {}, key) ?? own(spoken.messages, key);
}

const own = (messages: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(messages, key) ? messages[key] : undefined;

/** A message with its gaps filled: `{name}` stands for a value. */
export function t(key: Key, values: Values = {}): string {
  return filled(message(key) ?? key, values);
}

/** The message for a number of things; `{count}` in it stands for the number. */
export function counted(key: Counted, count: number, values: Values = {}): string {
  const form = `${key}.${spoken.plurals.select(count)}`;
  return filled(message(form) ?? `${count}`, { ...values, count });
}

/** Whether there is a message with this key, for words that come from the server. */
export function isKey(key: string): key is Key {
  return message(key) !== undefined;
}

/** The message for a word of the server, or the word itself if it is newer than this page. The game is
 *  the one that the page is about, unless another is named. */
export function told(group: string, word: string, game?: string): string {
  return message(`${group}.${word}`, game) ?? word.replaceAll("-", " ");
}

export function filled(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    return typeof value === "number" ? spoken.numbers.format(value) : (value ?? gap);
  });
}
