/** A game played to its end by a hand that an engine advises, against the weakest engine. */

import { expect, inject } from "vitest";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { advice, seen } from "./advice";
import { complaints, hasten, ply, untilPly } from "./browser";
import { isOnBoard, typed, type Hand } from "./hands";

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  colorScheme: "dark",
};
const MOST = 200; // own moves; the weakest engine loses much sooner, as a rule

export interface Whole {
  game: string;
  hand: Hand;
  window: BrowserContextOptions;
  how: string;
}

/** Play until the page says that we have won; `friend` is where advice is asked. */
export async function playToTheEnd(browser: Browser, friend: Page, whole: Whole): Promise<void> {
  const context = await browser.newContext(whole.window);
  await hasten(context);
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${inject("site")}/game/${whole.game}`);
  await page.getByLabel("Level").selectOption("1");
  await page.getByLabel("Your side").selectOption("0");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  for (let move = 0; move < MOST; move++) {
    await page.locator("[role=status].mine, section[aria-label=Result]").first().waitFor();
    const now = await seen(page);
    if (now.isOver) break;
    const before = await ply(page);
    const action = await advice(friend, now);
    await (isOnBoard(action) ? whole.hand : typed)(page, action);
    await untilPly(page, before + 1);
  }
  await page.getByRole("heading", { name: "You won!" }).waitFor();
  await page.getByRole("link", { name: "New opponent" }).waitFor();
  expect(heard).toEqual([]);
  await context.close();
}
