/** The app speaks the language of the browser, or the one that is chosen, and remembers it. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { said } from "../games";
import { complaints, launch } from "./browser";

const en = said();
const ru = said(undefined, "ru");
const zh = said(undefined, "zh");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("speaks as the browser wishes, changes at once and remembers", async () => {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const heard = complaints(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${inject("site")}/game/xionghan`);
  await page.getByRole("button", { name: ru("start-begin") }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  expect(fetched.filter((path) => /\/zh-/.test(path))).toEqual([]);

  await page.locator("summary", { hasText: ru("start-options") }).click();
  await page.getByLabel(said("xionghan", "ru")("xionghan-option-pawn_resurrection")).waitFor();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBe(0);

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByLabel(ru("site-language")).selectOption("zh");
  await page.getByRole("button", { name: zh("start-begin") }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("zh-Hans");
  expect(await page.title()).toContain(said("xionghan", "zh")("xionghan-title"));
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  await page.getByLabel(said("xionghan", "zh")("xionghan-option-pawn_resurrection")).waitFor();

  await page.reload();
  await page.getByRole("button", { name: zh("start-begin") }).waitFor();
  await page.getByLabel(zh("site-language")).selectOption("en");
  await page.getByRole("button", { name: en("start-begin") }).waitFor();
  expect(heard).toEqual([]);
  await context.close();
});
