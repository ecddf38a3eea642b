/** Words of the app. Every text that people read is a message with a key; a language is a catalogue. */

import type { Counted, Key } from "./languages";
import { spoken } from "./spoken.svelte";

export { best, isLanguage, LANGUAGES, type Language } from "./languages";
export { speak, spoken } from "./spoken.svelte";
export type { Key };

type Values = Record<string, string | number>;

/** A message with its gaps filled: `{name}` stands for a value. */
export function t(key: Key, values: Values = {}): string {
  return filled(spoken.messages[key] ?? key, values);
}

/** The message for a number of things; `{count}` in it stands for the number. */
export function counted(key: Counted, count: number, values: Values = {}): string {
  const form = `${key}.${spoken.plurals.select(count)}`;
  return filled(spoken.messages[form] ?? `${count}`, { ...values, count });
}

/** Whether there is a message with this key, for words that come from the server. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(spoken.messages, key);
}

/** The message for a word of the server, or the word itself if it is newer than this page. */
export function told(group: string, word: string): string {
  const key = `${group}.${word}`;
  return isKey(key) ? t(key) : word.replaceAll("-", " ");
}

export function filled(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    return typeof value === "number" ? spoken.numbers.format(value) : (value ?? gap);
  });
}
