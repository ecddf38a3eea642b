/** A language of our own making: every text of the catalogues in accented letters, so that what stands in none shows. */

import { FluentParser, FluentSerializer, Transformer, type TextElement } from "@fluent/syntax";
import type { BrowserContext } from "playwright-core";

const PLAIN = "ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz";
const MARKED = "ÀƁÇĎÈƑĜĤÌĴĶĽḾŃÒṔŔŞŢÙṼŴÝŹàƀçďèƒĝĥìĵķľḿńòṕŕşţùṽŵýź";
const marks = new Map([...PLAIN].map((letter, place) => [letter, [...MARKED][place] as string]));

const marked = (text: string) => [...text].map((letter) => marks.get(letter) ?? letter).join("");

class Marking extends Transformer {
  override visitTextElement(element: TextElement): TextElement {
    element.value = marked(element.value);
    return element;
  }
}

/** A catalogue with all its texts in marked letters. Codes, arguments and functions stay. */
export function pseudo(catalogue: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(catalogue);
  new Marking().visit(resource);
  return new FluentSerializer().serialize(resource);
}

/** Have the pages of a context speak that language, where they ask for English. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/games\/[^/]+\/[^/]+\/words\/en\.ftl$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: pseudo(await answer.text()) });
  });
  await context.route(/\/assets\/en-[^/]+\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    const { words } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { words: string };
    const body = `export const words = ${JSON.stringify(pseudo(words))};`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await context.addInitScript(markTitles, [...marks]);
}

/** In a page: have the list of games that it carries tell their titles in marked letters. */
function markTitles(letters: [string, string][]): void {
  const marks = new Map(letters);
  const marked = (text: string) => [...text].map((letter) => marks.get(letter) ?? letter).join("");
  Object.defineProperty(HTMLScriptElement.prototype, "textContent", {
    get(this: HTMLScriptElement) {
      if (this.id !== "games") return this.text;
      const games = JSON.parse(this.text) as { title: Record<string, string>; about: Record<string, string> }[];
      for (const { title, about } of games) [title.en, about.en] = [marked(title.en ?? ""), marked(about.en ?? "")];
      return JSON.stringify(games);
    },
  });
}
