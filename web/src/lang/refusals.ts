/** Refusals of the server, which come as a code and an English sentence, in the language of the page. */

import { filled, told } from "./index";
import { spoken } from "./spoken.svelte";

/** Sentences by the English ones, in which `{0}`, `{1}`, … stand for what the server fills in. */
export type Sentences = Readonly<Record<string, string>>;

/** The sentence for a refusal. One that is not known here is told by its kind, with the original. */
export function refusal(code: string, message: string): string {
  if (!spoken.refusals) return sentence(message);
  for (const [original, translated] of Object.entries(spoken.refusals)) {
    const found = pattern(original).exec(message);
    if (found) return filled(translated, Object.fromEntries(found.slice(1).entries()));
  }
  return `${told("error", code)} (${message})`;
}

function pattern(original: string): RegExp {
  const parts = original.split(/\{\d\}/).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+)")}$`, "s");
}

/** The server writes fragments, so that they can follow the name of a command. */
function sentence(text: string): string {
  const end = /[.!?…]$/.test(text) ? "" : ".";
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}
