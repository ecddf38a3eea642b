/** Every language says everything, nothing is said that no page uses, and gaps are the same. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { best, counted, LANGUAGES, speak, t, told } from "../../src/lang";
import { en } from "../../src/lang/en";
import type { Language } from "../../src/lang/languages";
import { refusal } from "../../src/lang/refusals";
import { ru } from "../../src/lang/ru";
import { refusals as ruRefusals } from "../../src/lang/ru/refusals";
import { REFUSALS, WORDS } from "../../src/lang/server";
import { zh } from "../../src/lang/zh";
import { refusals as zhRefusals } from "../../src/lang/zh/refusals";

const english: Record<string, string> = en;
const catalogues: Record<Language, Record<string, string>> = { en, zh, ru };
const forms = (language: Language) =>
  new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions().pluralCategories;

/** The beginnings of keys that end in a plural form. */
const bases = Object.keys(english)
  .filter((key) => key.endsWith(".one") && key.replace(/one$/, "other") in english)
  .map((key) => key.replace(/\.one$/, ""));

function keysIn(language: Language): string[] {
  const plain = Object.keys(english).filter((key) => !bases.some((base) => isForm(key, base)));
  return [...plain, ...bases.flatMap((base) => forms(language).map((form) => `${base}.${form}`))];
}

function isForm(key: string, base: string): boolean {
  return key === `${base}.one` || key === `${base}.other`;
}

const gaps = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

/** All that the sources besides the catalogues say. */
function sources(folder = "src"): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !(entry.name in catalogues) && !/^(en|zh|ru|server)\.ts$/.test(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

afterEach(() => speak("en"));

describe.each(Object.keys(LANGUAGES) as Language[])("the catalogue %s", (language) => {
  const catalogue = catalogues[language];

  it("has exactly the messages there are", () => {
    expect(Object.keys(catalogue).sort()).toEqual(keysIn(language).sort());
  });

  it("has no empty message where English has words, and the same gaps", () => {
    for (const [key, message] of Object.entries(catalogue)) {
      const base = bases.find((one) => key.startsWith(`${one}.`));
      const original = english[key] ?? english[`${base}.other`] ?? "";
      expect(message === "", key).toBe(original === "");
      const shared = gaps(original);
      if (base) expect(shared, key).toEqual(expect.arrayContaining(gaps(message)));
      else expect(gaps(message), key).toEqual(shared);
    }
  });

  it("has a message for every word of the server", () => {
    for (const [group, words] of Object.entries(WORDS))
      for (const word of words) expect(catalogue, `${group}.${word}`).toHaveProperty([`${group}.${word}`]);
  });
});

describe("messages", () => {
  const text = sources();
  const literals = new Set([...text.matchAll(/["']([\w-]+(?:\.[\w-]+)+)["']/g)].map(([, key]) => key));
  const patterns = [...text.matchAll(/`(\w+\.[^`\n]*\$\{[^`\n]*)`/g)].map(
    ([, made]) => new RegExp(`^${(made ?? "").replace(/\$\{[^}]*\}/g, "\0").replace(/[.*+?^$()|[\]\\{}]/g, "\\$&").replaceAll("\0", ".+")}$`),
  );
  const groups = new Set([...text.matchAll(/\btold\(\s*["'`]([\w-]+)["'`]/g)].map(([, group]) => group));

  it("are all used", () => {
    const unused = Object.keys(english).filter((key) => {
      const base = bases.find((one) => isForm(key, one));
      return ![key, base ?? key].some(
        (name) =>
          literals.has(name) ||
          groups.has(name.split(".")[0] ?? "") ||
          patterns.some((pattern) => pattern.test(name)),
      );
    });
    expect(unused).toEqual([]);
  });

  it("exist for every group of words that a page asks for", () => {
    for (const group of groups)
      expect(Object.keys(english).some((key) => key.startsWith(`${group}.`)), group).toBe(true);
  });
});

describe("speaking", () => {
  it("follows the browser's wishes as far as it can", () => {
    expect(best(["zh-CN", "en"])).toBe("zh");
    expect(best(["fr", "ru-RU"])).toBe("ru");
    expect(best(["fr"])).toBe("en");
    expect(best([])).toBe("en");
  });

  it("changes language at once, and the last choice wins", async () => {
    const first = speak("zh");
    const last = speak("ru");
    await Promise.all([first, last]);
    expect(t("home.join")).toBe(ru["home.join"]);
    expect(told("side", "red")).toBe(ru["side.red"]);
    expect(told("side", "sea-green")).toBe("sea green");
  });

  it("counts as the language does", async () => {
    expect(counted("sc.roundsShown", 1)).toBe("1 round");
    expect(counted("sc.roundsShown", 1000)).toBe("1,000 rounds");
    await speak("ru");
    expect([1, 2, 5, 21].map((count) => counted("sc.roundsShown", count))).toEqual([
      "1 раунд", "2 раунда", "5 раундов", "21 раунд",
    ]);
  });
});

describe("refusals", () => {
  it.each([
    ["zh", zhRefusals],
    ["ru", ruRefusals],
  ])("have a sentence in %s for each of the server's", (_, sentences: Record<string, string>) => {
    expect(Object.keys(sentences).sort()).toEqual([...REFUSALS].sort());
    for (const [original, sentence] of Object.entries(sentences))
      expect(gaps(original), original).toEqual(expect.arrayContaining(gaps(sentence)));
  });

  it("are sentences in English, too", () => {
    expect(refusal("not-now", "it is not your turn")).toBe("It is not your turn.");
  });

  it("are told with their values, or at least by their kind", async () => {
    await speak("ru");
    expect(refusal("not-now", "your opponent is away: wait 12 s more")).toContain("12");
    expect(refusal("illegal", "the horse is hobbled")).toBe(`${ru["error.illegal"]} (the horse is hobbled)`);
  });
});
