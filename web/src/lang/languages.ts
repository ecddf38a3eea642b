/** The languages of the app, and the shape of their catalogues. */

import type { en } from "./en";

/** Names are in the language itself; tags are for the page and for `Intl`. */
export const LANGUAGES = {
  en: { name: "English", tag: "en" },
  zh: { name: "简体中文", tag: "zh-Hans" },
  ru: { name: "Русский", tag: "ru" },
} as const;

export type Language = keyof typeof LANGUAGES;

export type Key = keyof typeof en;

/** Messages about a number of things have a key for each form: English `x.one` and `x.other`. */
export type Counted = {
  [One in Key]: One extends `${infer Base}.one` ? (`${Base}.other` extends Key ? Base : never) : never;
}[Key];

/** All messages in a language that has these plural forms (of `Intl.PluralRules`). */
export type Catalogue<Form extends Intl.LDMLPluralRule> = Record<
  Exclude<Key, `${Counted}.one` | `${Counted}.other`> | `${Counted}.${Form}`,
  string
>;

/** The same for one area, whose English messages are given as a type. */
export type Area<English, Form extends Intl.LDMLPluralRule> = Pick<
  Catalogue<Form>,
  keyof Catalogue<Form> &
    {
      [Name in keyof English]: Name extends `${infer Base}.one`
        ? Base extends Counted
          ? `${Base}.${Form}`
          : Name
        : Name;
    }[keyof English]
>;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The first of the wished languages (like `zh-CN`) that we speak; English if there is none. */
export function best(wished: readonly string[]): Language {
  return wished.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}
