/** The languages of the app. */

import { LANGUAGES } from "virtual:languages";

export { LANGUAGES };

export function isLanguage(text: string): boolean {
  return Object.hasOwn(LANGUAGES, text);
}

/** The first of the wished languages (like `zh-CN`) that we speak; English if there is none. */
export function best(wished: readonly string[]): string {
  return wished.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}
