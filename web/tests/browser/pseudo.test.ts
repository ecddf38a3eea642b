/** Every text that people read stands in a catalogue: told by a language in which only those are in marked letters. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { complaints, hasten, launch } from "./browser";
import { speakPseudo } from "./pseudo";
import { unworded } from "./inspect";
import { entrance, lessons, matches, rulebooks, starts, starclaim, studies } from "./tour";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each([entrance, starts, matches, studies, rulebooks, lessons, starclaim])("%o", async (part) => {
  const context = await browser.newContext({ locale: "en", serviceWorkers: "block", reducedMotion: "reduce" });
  await hasten(context);
  await speakPseudo(context, inject("site"));
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(inject("site"));
  await page.locator(".games li").first().waitFor();
  const found: string[] = [];
  await part(page, async (name) => {
    for (const text of await unworded(page)) found.push(`${name}: ${text}`);
  });
  expect([...new Set(found)]).toEqual([]);
  expect(heard).toEqual([]);
  await context.close();
});
