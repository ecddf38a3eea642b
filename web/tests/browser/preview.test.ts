/** Where the beams would go, in a game of two who have agreed to see it. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launch, middle } from "./browser";
import { players, status } from "./players";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const AGREED = "Beam preview: before a move is made, both players see where the beams will go.";

/** Take a piece in hand and hold the mouse over a square. */
async function consider(page: Page, from: string, over: string): Promise<void> {
  const start = await middle(page, from);
  await page.mouse.click(start.x, start.y);
  const end = await middle(page, over);
  await page.mouse.move(end.x, end.y);
}

test("both see it, each in the own turn, until the move is played", async () => {
  const both = await players(browser, { preview: true });
  const { ann, ben } = both;
  for (const page of [ann, ben]) await page.getByText(AGREED).waitFor();
  await consider(ann, "c5", "c6");
  await ann.locator('[data-over="c5c6"] [data-preview]').waitFor();
  const { x, y } = await middle(ann, "c6");
  await ann.mouse.click(x, y);
  await status(ben).getByText("Your turn.").waitFor();
  expect(await ann.locator("[data-preview]").count()).toBe(0);
  await consider(ben, "e8", "d7");
  await ben.locator('[data-over="e8d7"] [data-preview]').waitFor();
  expect(both.heard).toEqual([]);
  await both.leave();
});

test("nobody sees it who has not agreed", async () => {
  const both = await players(browser);
  await consider(both.ann, "c5", "c6");
  await both.ann.waitForTimeout(600); // it would have come by now
  expect(await both.ann.locator("[data-over], [data-preview]").count()).toBe(0);
  expect(await both.ann.getByText(AGREED).count()).toBe(0);
  await both.leave();
});
