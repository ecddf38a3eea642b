/** Every page and state, for everybody: by what axe finds, in three languages, on a phone, with large letters.
 * Pictures of all are kept, light and dark, of a desk and a phone. */

import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { LANGUAGES } from "../../catalogues";
import { complaints, launch } from "./browser";
import { axe, foreign, misfits, NAMES, players, tiny, unmarked } from "./inspect";
import { pictures } from "./pictures";
import { entrance, lessons, matches, rulebooks, starclaim, starts, studies, type Look } from "./tour";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

let browser: Browser;
let page: Page;
let heard: string[];
beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage({ viewport: DESK, colorScheme: "light", reducedMotion: "reduce" });
  heard = complaints(page);
  await page.goto(inject("site"), { waitUntil: "domcontentloaded" });
  await page.locator(".games li").first().waitFor();
});
afterAll(() => browser.close());
afterEach(() => expect(heard.splice(0)).toEqual([]));

/** Gathers everything that is wrong, so that one run tells all. */
function looking(): { look: Look; wrong: string[] } {
  const wrong: string[] = [];
  const note = (where: string, found: string[]) => wrong.push(...found.map((one) => `${where}: ${one}`));
  const look: Look = async (name) => {
    await pictures(page, `${name} desk`);
    note(name, await axe(page));
    await page.emulateMedia({ colorScheme: "dark" });
    note(`${name}, dark`, await axe(page, ["color-contrast"]));
    await page.emulateMedia({ colorScheme: "light" });
    const titles = new Set<string>();
    for (const language of ["ru", "zh", "en"] as const) {
      await speak(language);
      const where = `${name}, ${language}`;
      titles.add(await page.title());
      expect(await page.locator("html").getAttribute("lang")).toBe(LANGUAGES[language]?.tag);
      if (language !== "en") note(where, await foreign(page, [...NAMES, ...(await players(page))]));
      note(`${where}, desk`, await misfits(page));
      await page.setViewportSize(PHONE);
      note(`${where}, phone`, [...(await misfits(page)), ...(await tiny(page))]);
      if (language === "en") await pictures(page, `${name} phone`);
      await page.setViewportSize(DESK);
      if (language === "zh") continue;
      await enlarge(true);
      note(`${where}, large letters`, await misfits(page));
      await enlarge(false);
    }
    if (titles.size !== 3) wrong.push(`${name}: the titles are ${[...titles].join(", ")}`);
    await page.keyboard.press("Shift"); // the keyboard is used now
    note(name, await unmarked(page));
  };
  return { look, wrong };
}

async function speak(language: string): Promise<void> {
  await page.locator("#app > header > label select").evaluate((select: HTMLSelectElement, language) => {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, LANGUAGES[language]?.tag);
}

/** The root's letters twice as large. */
function enlarge(isLarge: boolean): Promise<void> {
  return page.evaluate((size) => void (document.documentElement.style.fontSize = size), isLarge ? "200%" : "");
}

describe("pages are for everybody", { timeout: 300_000 }, () => {
  const tours = { entrance, studies, starclaim, matches, starts, rulebooks, lessons };
  test.each(Object.entries(tours))("%s", async (_, tour) => {
    const { look, wrong } = looking();
    await tour(page, look);
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** What has the keyboard, in short. */
const active = () =>
  page.evaluate(() => {
    const one = document.activeElement;
    const place = one?.closest("dialog, [role=dialog]") ? "in a dialog" : "on the page";
    return `${one?.getAttribute("role") ?? one?.tagName.toLowerCase()} ${place}`;
  });

test("dialogs take the keyboard, keep it, and give it back", async () => {
  const opener = page.getByRole("button", { name: "Settings" });
  await opener.focus();
  await page.keyboard.press("Enter");
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab");
    expect(await active()).not.toMatch(/(a|select|svg) on the page/); // at most the browser's own bar
  }
  await page.keyboard.press("Escape");
  expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.goto(`${inject("site")}/here/khet`);
  const board = page.getByRole("application");
  await board.focus();
  await page.keyboard.press("ArrowDown"); // in the corner, in any case
  for (let presses = 0; presses < 9; presses++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("?"); // what the sphinx in the corner is
  await page.getByRole("dialog", { name: "sphinx" }).waitFor();
  expect(await active()).toBe("dialog in a dialog");
  await page.keyboard.press("Escape");
  expect(await active()).toBe("application on the page");
});

test("nothing moves for who asks for that", async () => {
  await page.goto(`${inject("site")}/here/khet`);
  await page.getByRole("application").focus();
  await page.getByRole("textbox", { name: "Type a move" }).fill("c5c6");
  await page.keyboard.press("Enter");
  await page.locator("[data-ply='1']").waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("textbox", { name: "Type a move" }).fill("e8d7");
  const moving = page.waitForFunction(
    () => document.querySelector("[data-ply='2']") !== null && document.getAnimations().length > 0,
  );
  await page.keyboard.press("Enter");
  await moving; // for the others it does
});
