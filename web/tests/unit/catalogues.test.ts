/** Every language says everything, nothing is said that no page uses, and gaps are the same. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Visitor, type Attribute, type Message, type Pattern } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { filesOf, LANGUAGES } from "../../catalogues";
import { GAMES, wordsOf } from "../games";

const languages = Object.keys(LANGUAGES);
const FORMS = ["case", "gender", "side"]; // arguments that functions give: a language may need them where English does not
const ELSEWHERE = ["event", "fact"]; // groups of words that only games of other packages have
const OF_LIST = /^language-(?:name|tag)$/; // what the list of languages says

interface Entry {
  gaps: string[];
  references: string[];
}

/** The entries of a catalogue, and those of its attributes as `code.attribute`. What is wrong with it is an error. */
function read(text: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (code: string, { value }: { value: Pattern | null }): void => {
    if (entries.has(code)) throw new Error(`${code} is there twice`);
    entries.set(code, used(value));
  };
  for (const entry of new FluentParser({ withSpans: false }).parse(text).body) {
    if (entry.type === "Junk") throw new Error(`not understood: ${entry.content}`);
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    add(message.id.name, { value: message.value });
    for (const attribute of message.attributes as Attribute[]) add(`${message.id.name}.${attribute.id.name}`, attribute);
  }
  return entries;
}

/** The arguments of an entry, and the other entries that it is made of. */
function used(pattern: Pattern | null): Entry {
  const [gaps, references] = [new Set<string>(), new Set<string>()];
  class Reader extends Visitor {
    override visitVariableReference({ id }: { id: { name: string } }): void {
      gaps.add(id.name);
    }
    override visitMessageReference({ id, attribute }: { id: { name: string }; attribute: { name: string } | null }): void {
      references.add(attribute ? `${id.name}.${attribute.name}` : id.name);
    }
  }
  if (pattern) new Reader().visit(pattern);
  return { gaps: [...gaps].sort(), references: [...references] };
}

const oursIn = (language: string) => readFileSync(filesOf(language).at(-1) ?? "", "utf8");

/** The app's own words, those of packages of the server, and those of each game. */
const CATALOGUES: [string, (language: string) => string][] = [
  ["the app", oursIn],
  ...filesOf("en")
    .slice(0, -1)
    .map((file): [string, (language: string) => string] => [
      file.replace(/^.*obelisk\/|\/words.*$/g, ""),
      (language) => readFileSync(file.replace(/en\.ftl$/, `${language}.ftl`), "utf8"),
    ]),
  ...GAMES.map((game): [string, (language: string) => string] => [game, (language) => wordsOf(game, language)]),
];

describe.each(CATALOGUES)("the words of %s", (_, textIn) => {
  const english = read(textIn("en"));

  it.each(languages)("are all there in %s, and no others", (language) => {
    const codes = [...read(textIn(language)).keys()].filter((code) => !code.endsWith(".gender"));
    expect(codes.sort()).toEqual([...english.keys()].filter((code) => !code.endsWith(".gender")).sort());
  });

  it.each(languages)("have in %s the gaps of English alone, and refer to what is there", (language) => {
    const entries = read(textIn(language));
    for (const [code, { gaps, references }] of entries) {
      const known = [...(english.get(code)?.gaps ?? []), ...FORMS];
      expect(gaps.filter((gap) => !known.includes(gap)), code).toEqual([]);
      expect(references.filter((reference) => !entries.has(reference)), code).toEqual([]);
    }
  });
});

/** All sources of the app. */
function sources(folder = "src"): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

describe("codes", () => {
  const text = sources();
  const ours = [...read(oursIn("en")).keys()];
  const all = new Set([...ours, ...GAMES.flatMap((game) => [...read(wordsOf(game, "en")).keys()])]);
  const literals = new Set([...text.matchAll(/(["'`])([a-z][\w-]+)\1/g)].map(([, , code]) => code ?? ""));
  const patterns = [...new Set([...text.matchAll(/`([a-z][\w-]*-[\w-]*\$\{[^`\s]*)`/g)].map(([, made]) => made ?? ""))].map(
    (made) => new RegExp(`^${made.replace(/\$\{[^}]*\}/g, ".+")}$`),
  );
  const groups = new Set([...text.matchAll(/\b(?:told|known|codeOf|worded)\(\s*"([\w-]+)"/g)].map(([, group]) => group ?? ""));

  it("are those of entries wherever something is said", () => {
    const said = [...text.matchAll(/\b(?:t|isKey)\((?:[^()"'`]*\? )?"([^"]+)"(?: : "([^"]+)")?[,)]/g)].flatMap(([, one, other]) =>
      other === undefined ? [one] : [one, other],
    );
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((code) => !all.has(code ?? ""))).toEqual([]);
    const made = [...text.matchAll(/\bt\(`([^`]+)`/g)].map(([, one]) => new RegExp(`^${(one ?? "").replace(/\$\{[^}]*\}/g, ".+")}$`));
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((pattern) => ![...all].some((code) => pattern.test(code)))).toEqual([]);
  });

  it("are all used", () => {
    const isUsed = (code: string) =>
      literals.has(code) ||
      patterns.some((pattern) => pattern.test(code)) ||
      [...groups].some((group) => code.startsWith(`${group}-`));
    expect(ours.filter((code) => !isUsed(code) && !OF_LIST.test(code))).toEqual([]);
  });

  it("are there for every group of words that a page asks for", () => {
    const inAny = [...all, ...filesOf("en").flatMap((file) => [...read(readFileSync(file, "utf8")).keys()])];
    for (const group of groups)
      if (!ELSEWHERE.includes(group)) expect(inAny.some((code) => new RegExp(`(?:^|-)${group}-`).test(code)), group).toBe(true);
  });
});
