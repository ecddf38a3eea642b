/** Words of the app. Every text that people read is a message with a key; a language is a catalogue. */

import { en } from "./en";

export type Key = keyof typeof en;
export type Catalogue = Record<Key, string>;

const catalogue: Catalogue = en;

/** A message with its gaps filled: `{name}` stands for a value. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return catalogue[key].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Whether there is a message with this key, for words that come from the server. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(catalogue, key);
}

/** The message for a word of the server, or the word itself if it is newer than this page. */
export function told(group: string, word: string): string {
  const key = `${group}.${word}`;
  return isKey(key) ? t(key) : word.replaceAll("-", " ");
}

const plurals = new Intl.PluralRules("en");

/** The message for a number of things: its key ends with `.one`, `.other`, … as the language needs. */
export function counted(key: string, count: number, values: Record<string, string | number> = {}): string {
  const form = `${key}.${plurals.select(count)}`;
  return t(isKey(form) ? form : (`${key}.other` as Key), { ...values, count });
}
