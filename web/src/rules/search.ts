/** Finding in a rulebook: the places that hold all words of a query, and the clauses that speak of
 *  the same things as a sentence. */

import { clausesOf, plain, type Block, type Book, type Clause } from "./book";

export interface Place {
  id: string;
  text: string;
}

/** The parts of a rulebook that can be pointed at, in reading order. */
export function placesOf(book: Book): Place[] {
  return [
    ...book.lead.flatMap(places),
    ...book.sections.flatMap((section) => [
      { id: section.id, text: plain(section.title) },
      ...section.blocks.flatMap(places),
    ]),
  ];
}

function places(block: Block): Place[] {
  switch (block.kind) {
    case "clause":
      return [{ id: block.id, text: `${block.id} ${plain(block.html)} ${plain(block.source ?? "")}` }];
    case "list":
      return block.items.map((item, index) => ({ id: `${block.id}-${index}`, text: plain(item) }));
    case "table":
      return [block.head, ...block.rows].map((row, index) => ({
        id: `${block.id}-${index}`,
        text: row.map(plain).join(" "),
      }));
    case "code":
      return [{ id: block.id, text: block.text }];
    default:
      return [{ id: block.id, text: plain(block.html) }];
  }
}

/** The words of a query as they are looked for. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The ids of the places that hold every word of the query. */
export function find(places: Place[], query: string): string[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  return places
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    .map(({ id }) => id);
}

/** Where words begin and end in a text. */
export function hits(text: string, words: string[]): [start: number, end: number][] {
  const lower = text.toLowerCase();
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      found.push([at, at + word.length]);
  return found;
}

/** The clauses that share the most telling words with a sentence: a word tells the more, the fewer
 *  clauses have it. */
export function closest(book: Book, sentence: string, most = 4): Clause[] {
  const clauses = clausesOf(book).map((clause) => ({ clause, stems: stems(plain(clause.html)) }));
  const weight = new Map<string, number>();
  for (const { stems } of clauses)
    for (const stem of stems) weight.set(stem, (weight.get(stem) ?? 0) + 1);
  const asked = stems(sentence);
  const reasons = stems(sentence.slice(sentence.indexOf(": ") + 1)); // what comes last says why
  return clauses
    .map(({ clause, stems }) => {
      let score = 0;
      for (const stem of asked)
        if (stems.has(stem))
          score += (reasons.has(stem) ? 2 : 1) * Math.log(clauses.length / (weight.get(stem) ?? 1));
      return { clause, score: score / Math.sqrt(14 + stems.size) }; // long clauses have every word
    })
    .filter(({ score }) => score > 0.5)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ clause }) => clause);
}

/** Words without their endings; squares and numbers are of one game, not of the rules. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length > 2)
      .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, "") : word)),
  );
}
