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
export async function speakPseudo(context: BrowserContext, site: string): Promise<void> {
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
  await context.route(`${site}/**`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: titled(await answer.text()) });
  });
}

/** The page with the titles of its games in marked letters; it carries their list. */
function titled(page: string): string {
  return page.replace(/(<script type="application\/json" id="games">)(.*?)(<\/script>)/s, (_, open, list, close) => {
    const games = JSON.parse(list as string) as { title: Record<string, string>; about: Record<string, string> }[];
    for (const { title, about } of games) {
      title.en = marked(title.en ?? "");
      about.en = marked(about.en ?? "");
    }
    return `${open}${JSON.stringify(games).replaceAll("<", "\\u003c")}${close}`;
  });
}
