/** Whole games to their end: by mouse from the start, and by mouse, finger and keys from positions
 * near the end, against the weakest engine. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { adviser, advice, seen } from "./advice";
import { complaints, launch, ply, untilPly } from "./browser";
import { finger, keys, mouse, type Hand } from "./hands";

let browser: Browser;
let friend: Page;
beforeAll(async () => {
  browser = await launch();
  friend = await adviser(browser, inject("site"));
});
afterAll(() => browser.close());

const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  colorScheme: "dark",
};
const MOST = 60; // own moves; the weakest engine loses much sooner

const GAMES: { game: string; hand: Hand; window: BrowserContextOptions; start?: string; how: string }[] = [
  { game: "khet", hand: mouse, window: DESK, how: "by mouse from the start" },
  {
    game: "pharaohs-light",
    hand: mouse,
    window: DESK,
    start: "6s23/3k6/10/10/4S25/4A15/9P2/6K3 r 4 72",
    how: "by mouse near the end",
  },
  {
    game: "photon",
    hand: finger,
    window: PHONE,
    start: "2S4K2S33/10/3B26/10/10/10/10/10/3s4b21s13/5k4 r 0 18",
    how: "by finger near the end",
  },
  {
    game: "xionghan",
    hand: keys,
    window: DESK,
    start: "13/7k5/13/13/5K7/13/13/13/13/13/13/13/R5P4r1 r - 0 0",
    how: "by keys near the end",
  },
];

test.each(GAMES)("$game $how, to the end", { timeout: 180_000 }, async ({ game, hand, window, start }) => {
  const context = await browser.newContext({ ...window, reducedMotion: "reduce" });
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${inject("site")}/game/${game}`);
  await page.getByLabel("Level").selectOption("1");
  await page.getByLabel("Your side").selectOption("0");
  if (start) {
    await page.getByText("Begin from a position").click();
    await page.getByRole("textbox", { name: "Begin from a position" }).fill(start);
    await page.waitForTimeout(400); // the board is asked for when the keys rest
  }
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  for (let move = 0; move < MOST; move++) {
    await page.locator("[role=status].mine, section[aria-label=Result]").first().waitFor();
    const now = await seen(page);
    if (now.isOver) break;
    const before = await ply(page);
    await hand(page, await advice(friend, now));
    await untilPly(page, before + 1);
  }
  await page.getByRole("heading", { name: "You won!" }).waitFor();
  await page.getByRole("link", { name: "New opponent" }).waitFor();
  expect(heard).toEqual([]);
  await context.close();
});
