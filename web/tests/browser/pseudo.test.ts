/** Every text that people read stands in a catalogue: told by a language in which only those are in marked letters. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { complaints, hasten, launch } from "./browser";
import { foreign, NAMES, players } from "./inspect";
import { said } from "../games";
import { pseudo, speakPseudo } from "./pseudo";
import { entrance, lessons, matches, rulebooks, starclaim, starts, studies, type Tour } from "./tour";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const MONTH = new Date().toLocaleString("en", { month: "short" }); // of dates, which the browser words
const words = said("starclaim", "en", pseudo);
const tours: Record<string, Tour> = { entrance, studies, starclaim, matches, starts, rulebooks, lessons };

it.each(Object.entries(tours))("%s", async (_, tour) => {
  const context = await browser.newContext({ locale: "en", serviceWorkers: "block", reducedMotion: "reduce" });
  await hasten(context);
  await speakPseudo(context);
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(inject("site"));
  await page.locator(".games li").first().waitFor();
  const found: string[] = [];
  const look = async (name: string) => {
    await page.evaluate(() => (document.documentElement.lang = "qps")); // marked letters are not English
    for (const text of await foreign(page, [...NAMES, MONTH, ...(await players(page))])) found.push(`${name}: ${text}`);
  };
  await tour(page, look, words);
  expect([...new Set(found)]).toEqual([]);
  expect(heard.filter((line) => !line.startsWith("Service Worker registration blocked"))).toEqual([]);
  await context.close();
});
