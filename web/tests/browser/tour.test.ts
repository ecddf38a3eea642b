/** First steps in Starclaim: a real table, where a coach explains each part when it comes. */

import { mkdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { said } from "../games";
import { complaints, launch } from "./browser";
import { answer } from "./starclaim";

const SHOTS = "screenshots";
const words = said("starclaim");

let browser: Browser;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

it("leads through a whole round of Starclaim with a coach", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = complaints(page);
  await page.goto(`${inject("site")}/rules/starclaim`);
  await page.getByRole("link", { name: words("learn-open") }).first().click();
  await page.getByRole("button", { name: words("starclaim-learn-tourBegin") }).click();
  await page.waitForURL("**/m/*");
  const coach = page.getByRole("note");
  const explained: string[] = [];
  do {
    const title = await coach.getByRole("heading").textContent({ timeout: 50 }).catch(() => null);
    if (title === null) continue;
    if (title === words("starclaim-phase-mine")) {
      for (const part of ["asked", "secret", "matters"]) await coach.getByText(words(`starclaim-coach-mine-${part}`)).waitFor();
      await page.screenshot({ path: `${SHOTS}/tour-desk.png` });
    }
    const read = coach.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    const isRead = read.getByRole("button", { name: words("tip-ok") }).click({ timeout: 1000 }).then(() => true, () => false);
    if ((await isRead) && !explained.includes(title)) explained.push(title);
  } while ((await answer(page, "awaited")) || !explained.includes(words("starclaim-phase-end")));
  const parts = ["tour-welcome", "phase-auction", "phase-mine", "phase-occupy", "phase-shop"];
  expect(explained).toEqual(expect.arrayContaining(parts.map((part) => words(`starclaim-${part}`))));
  expect(await coach.count()).toBe(0);
  expect(heard).toEqual([]);
  await page.goto(inject("site"));
  const card = page.locator("li", { has: page.locator('a[href="/learn/starclaim"]') });
  await card.getByTitle(words("learn-done")).waitFor();
  await page.close();
}, 150_000); // two rounds among nine
