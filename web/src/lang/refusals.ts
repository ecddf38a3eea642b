/** Refusals of the server, which come as a code and an English sentence, in the language of the page. */

import { filled, isKey, t, told } from "./index";
import { spoken } from "./spoken.svelte";

/** Sentences by the English ones, in which `{0}`, `{1}`, … stand for what the server fills in. */
export type Sentences = Readonly<Record<string, string>>;

/** The sentence for a refusal. One that is not known here is told by its kind, with the original. */
export function refusal(code: string, message: string): string {
  if (!spoken.refusals) return sentence(message);
  const translated = translate(message, spoken.refusals);
  return translated === undefined ? `${told("error", code)} (${message})` : sentence(translated);
}

/** The server writes fragments, so that they can follow the name of a command. Squares stay small. */
export function sentence(text: string): string {
  const end = /[.!?…。！？]$/.test(text) ? "" : t("refusal.end");
  return text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase()) + end;
}

interface Known {
  original: RegExp;
  translated: string;
}

const prepared = new WeakMap<Sentences, Known[]>();

/** The sentences of a language, those that say most themselves and leave least to gaps first. */
function known(sentences: Sentences): Known[] {
  let all = prepared.get(sentences);
  if (!all) {
    const said = (original: string) => original.replace(/\{\d\}/g, "").length;
    all = Object.entries(sentences)
      .sort(([one], [other]) => said(other) - said(one))
      .map(([original, translated]) => ({ original: pattern(original), translated }));
    prepared.set(sentences, all);
  }
  return all;
}

function pattern(original: string): RegExp {
  const parts = original.split(/\{\d\}/).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.*?)")}$`, "s");
}

/** Several faults come as one text, and a sentence may have a semicolon itself: the shortest that are known are taken. */
function translate(message: string, sentences: Sentences): string | undefined {
  const parts = message.split("; ");
  for (let count = 1; count <= parts.length; count++) {
    const first = translateOne(parts.slice(0, count).join("; "), sentences);
    if (first === undefined) continue;
    if (count === parts.length) return first;
    const rest = translate(parts.slice(count).join("; "), sentences);
    if (rest !== undefined) return `${sentence(first)} ${sentence(rest)}`;
  }
  return undefined;
}

function translateOne(message: string, sentences: Sentences): string | undefined {
  for (const { original, translated } of known(sentences)) {
    const found = original.exec(message);
    if (found) {
      const values = found.slice(1).map((value) => translate(value, sentences) ?? named(value));
      return filled(translated, Object.fromEntries(values.entries()));
    }
  }
  return undefined;
}

/** What the server filled in: pieces, sides and items by their names here, anything else as it is. */
function named(value: string): string {
  for (const link of ["and", "or"] as const) {
    const parts = value.split(` ${link} `);
    if (parts.length > 1) return parts.map(named).join(t(`refusal.${link}`));
  }
  const [, kind, square] = /^the ([\w ]+) on (\w+)$/.exec(value) ?? [];
  if (kind && square) return t("refusal.piece", { kind: named(kind), square });
  const word = value.toLowerCase().replaceAll(" ", "-");
  const group = ["kind", "side", "item"].find((one) => isKey(`${one}.${word}`));
  return group ? told(group, word).toLowerCase() : value;
}
