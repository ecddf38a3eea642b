/** The catalogues of words: a file for each language in `src/words`, and one in each package of the
 *  server whose messages reach a page. A page fetches those of its language, as one chunk. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const OURS = "src/words";
const PACKAGES = "../src/obelisk";
const ELSEWHERE = ["bots", "cli", "lab", "terminal", "testing", "tournament"]; // what they say is never read in a page
const ORIGINAL = "en"; // what another language does not have yet is said in this one

export interface Named {
  /** In the language itself. */
  name: string;
  /** For the page and for `Intl`. */
  tag: string;
}

/** The languages of the app by their codes. */
export const LANGUAGES: Readonly<Record<string, Named>> = Object.fromEntries(
  readdirSync(OURS)
    .filter((file) => file.endsWith(".ftl"))
    .sort((one, other) => Number(other === `${ORIGINAL}.ftl`) - Number(one === `${ORIGINAL}.ftl`) || (one < other ? -1 : 1))
    .map((file) => [file.replace(/\.ftl$/, ""), named(join(OURS, file))]),
);

function named(file: string): Named {
  const text = readFileSync(file, "utf8");
  const line = (code: string): string => {
    const [, value] = new RegExp(`^language-${code} = (.+)$`, "m").exec(text) ?? [];
    if (value === undefined) throw new Error(`${file} has no language-${code}`);
    return value;
  };
  return { name: line("name"), tag: line("tag") };
}

/** The files of a language: of the app, and of each package in that language or else in English. */
export function filesOf(language: string): string[] {
  const packages = readdirSync(PACKAGES)
    .filter((name) => !ELSEWHERE.includes(name))
    .map((name) => join(PACKAGES, name, "words"))
    .flatMap((folder) => [`${language}.ftl`, `${ORIGINAL}.ftl`].map((file) => join(folder, file)).find(existsSync) ?? []);
  return [...packages, join(OURS, `${language}.ftl`)];
}

/** All that the app says in a language, without what only translators read. */
export function textOf(language: string): string {
  return filesOf(language)
    .map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"))
    .join("\n");
}

const LIST = "virtual:languages";
const EACH = "virtual:words/";

/** Whether a chunk of the build holds the words of a language. */
export const isWords = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  facadeModuleId?.startsWith(`\0${EACH}`) === true;

/** Give pages the list of languages, and the words of each as a module of its own. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId(id) {
      return id === LIST || id.startsWith(EACH) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${LIST}`) {
        const each = Object.entries(LANGUAGES).map(([code, { name, tag }]) => {
          const facts = `name: ${JSON.stringify(name)}, tag: ${JSON.stringify(tag)}`;
          return `${JSON.stringify(code)}: { ${facts}, words: () => import("${EACH}${code}") }`;
        });
        return `export const LANGUAGES = { ${each.join(", ")} };`;
      }
      if (!id.startsWith(`\0${EACH}`)) return undefined;
      const language = id.slice(EACH.length + 1);
      for (const file of filesOf(language)) this.addWatchFile(resolve(file));
      return `export const words = ${JSON.stringify(textOf(language))};`;
    },
  };
}
