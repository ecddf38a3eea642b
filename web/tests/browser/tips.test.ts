/** Tips for newcomers: at their moment, beside the board, once, and only if they are wanted. */

import { mkdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { said } from "../games";
import { launch, middle, untilPly } from "./browser";

const en = said();

const SHOTS = "screenshots";

let browser: Browser;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

it("gives tips in the first game at their moment, once, and none if they are not wanted", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  await page.goto(`${inject("site")}/learn/khet`);
  const begin = async () => {
    const address = await page.evaluate(async () => {
      await fetch("/api/me");
      const seats = [{ kind: "me" }, { kind: "engine", level: 1 }];
      const body = JSON.stringify({ game: "khet", seats, clock: { kind: "none" } });
      const headers = { "content-type": "application/json" };
      const made = await (await fetch("/api/matches", { method: "POST", headers, body })).json();
      return `/m/${made.match.id}`;
    });
    await page.goto(inject("site") + address);
    await page.getByText("Your turn.").waitFor();
  };
  await begin();
  const tip = page.getByRole("note");
  await tip.getByText(en("tip-select")).waitFor();
  const below = await page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return (edge("[role=note]")?.top ?? 0) - (edge("svg[role=application]")?.bottom ?? Infinity);
  });
  expect(below, "the board is not covered").toBeGreaterThan(0);
  const { x, y } = await middle(page, "h2");
  await page.mouse.click(x, y);
  await tip.getByText(en("tip-turn")).waitFor();
  await page.screenshot({ path: `${SHOTS}/tip-phone.png` });
  await page.locator('[data-turn="1"]').click();
  await untilPly(page, 2);
  await tip.getByRole("button", { name: en("tip-ok") }).click();
  await tip.getByText(said("khet")("khet-tip")).waitFor();

  await begin(); // what was read is not told again
  await page.locator("[data-square]").first().waitFor();
  expect(await tip.count()).toBe(0);
  await page.getByRole("button", { name: en("settings-title") }).click();
  const wish = page.getByLabel(en("settings-tips"));
  await wish.uncheck();
  await wish.check(); // from the beginning
  await page.getByRole("button", { name: en("settings-close") }).click();
  await tip.getByText(en("tip-select")).waitFor();
  await tip.getByRole("button", { name: en("tip-none") }).click();
  expect(await tip.count()).toBe(0);
  await begin();
  expect(await tip.count()).toBe(0);
  await page.close();
});
