/** What can be wrong with a page for somebody: told by axe, and by looking at its layout and its words. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];

/** What axe finds, a line each. Given to the page by the debugger, as its policy lets no script in. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, rules }) => {
      const { violations } = await window.axe.run({
        runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html, any }) => `${id} (${impact}): ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
      );
    },
    { tags: TAGS, rules },
  );
}

/** What does not fit: a page that is too wide, a control whose words are cut off, or one that sticks out of its row. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (one: Element) => `${one.tagName.toLowerCase()}.${one.className} “${one.textContent?.trim().slice(0, 40)}”`;
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (excess > 0) {
      const widest = [...document.querySelectorAll("main *, header *")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.getBoundingClientRect().width > 1)
        .slice(0, 3);
      found.push(`the page is ${excess} px too wide: ${widest.map(name).join(", ")}`);
    }
    for (const one of document.querySelectorAll<HTMLElement>("button, .button, label, summary, legend, h1, h2, h3, dt, th")) {
      const { width, height } = one.getBoundingClientRect();
      if (width <= 1 || height <= 1 || one.closest(".unseen")) continue; // only heard
      if (getComputedStyle(one).display === "inline") continue;
      const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
      if (wide > 1) found.push(`${wide} px too narrow: ${name(one)}`);
      if (high > 2 && one.matches("button, .button")) found.push(`${high} px too low: ${name(one)}`);
      const row = one.parentElement?.getBoundingClientRect();
      const isPlaced = ["absolute", "fixed"].includes(getComputedStyle(one).position);
      if (!row || row.width <= 1 || isPlaced || !one.matches("button, .button")) continue;
      const out = Math.round(one.getBoundingClientRect().right - row.right);
      if (out > 1) found.push(`${out} px out of its row: ${name(one)}`);
    }
    return found;
  });
}

/** What a finger can hardly touch: below 24 px, or 44 px for what is needed most. Links in a text are excepted. */
export function tiny(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>("a[href], button, select, input, textarea, summary")) {
      const touched = one.matches("input[type=checkbox], input[type=radio]") ? (one.closest("label") ?? one) : one;
      const { width, height } = touched.getBoundingClientRect();
      if (width <= 1 || height <= 1 || getComputedStyle(one).clipPath !== "none") continue;
      if (one.matches("a") && getComputedStyle(one).display === "inline" && one.closest("p, li, td, dd")) continue;
      const least = one.matches(".primary, #app > header > a, #app > header > button, #app > header select") ? 44 : 24;
      if (Math.min(width, height) < least - 0.5)
        found.push(`${Math.round(width)}×${Math.round(height)} px: ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** Names, and what is the same in every language. */
export const NAMES = ["Obelisk", "Khet", "Enter", "Esc", "Escape", "Delete", "Home", "End", "PNG", "SVG", "English"];

/** What people are called: whoever looks, and those of other tests, whose games the first page lists. */
export function players(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Listed {
      seats: { player: string; person?: string | null }[];
    }
    const { name } = (await (await fetch("/api/me")).json()) as { name: string };
    const matches = (await (await fetch("/api/matches?limit=100")).json()) as Listed[];
    const people = matches.flatMap(({ seats }) => seats.filter(({ person }) => person).map(({ player }) => player));
    return [name, ...people].flatMap((one) => one.match(/[A-Za-z]{3,}/g) ?? []);
  });
}

/** English words on a page that speaks another language. Rulebooks name keys and quote their sources; that their
 * text is translated is the matter of another test. */
export function foreign(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const found = new Set<string>();
    const known = new Set(names);
    const read = (text: string | null, where: Element | null) => {
      if (!where || where.closest("script, noscript, style, code, kbd, [lang|=en], textarea, article section, article h1, nav")) return;
      for (const word of text?.match(/[A-Za-z][A-Za-z'’]{2,}/g) ?? [])
        if (!known.has(word)) found.add(`${word} in “${text?.trim().slice(0, 80)}”`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) read(walker.currentNode.textContent, walker.currentNode.parentElement);
    for (const attribute of ["aria-label", "title", "placeholder", "alt"])
      for (const one of document.querySelectorAll(`[${attribute}]`)) read(one.getAttribute(attribute), one);
    read(document.title, document.documentElement);
    return [...found];
  }, names);
}

/** What shows no sign of having the keyboard. The keyboard must have been used last. */
export function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isMarked = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, select, input, textarea, summary, [tabindex='0']",
    );
    for (const one of all) {
      one.focus();
      if (document.activeElement !== one) continue; // not shown
      const around = [one, one.closest("label"), one.querySelector("[data-cursor]")].filter((each) => each !== null);
      if (!around.some(isMarked)) found.push(one.outerHTML.slice(0, 120));
    }
    return found;
  });
}
