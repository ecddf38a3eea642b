/** Each game can be begun and played with the mouse; the pictures are kept to be looked at. */

import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { ON_BOARDS } from "../games";
import { complaints, launch, middle } from "./browser";

const SHOTS = "screenshots";
const MOVES = 3;

let browser: Browser;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

const WINDOWS = [
  { name: "desk", viewport: { width: 1280, height: 800 }, colorScheme: "light" as const },
  { name: "phone", viewport: { width: 360, height: 740 }, colorScheme: "dark" as const },
];

test.each(
  ON_BOARDS.flatMap((game) =>
    WINDOWS.map((window) => ({ game, window })),
  ),
)("$game in a $window.name window against the computer", async ({ game, window }) => {
  const page = await browser.newPage(window);
  const heard = complaints(page);
  await page.goto(`${inject("site")}/game/${game}`);
  await page.getByLabel("Level").selectOption("1");
  await page.getByLabel("Your side").selectOption("1"); // the computer begins
  await page.getByRole("button", { name: "Begin" }).click();
  for (let move = 0; move < MOVES; move++) {
    await page.locator(`[data-ply="${2 * move + 1}"]`).or(end(page)).first().waitFor();
    await page.getByText("Your turn.").or(end(page)).first().waitFor(); // the end is told after the last beam
    if (await end(page).isVisible()) break;
    await anyMove(page);
  }
  await page.screenshot({ path: `${SHOTS}/${game}-${window.name}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, "nothing to scroll sideways").toBeLessThanOrEqual(0);
  expect(heard).toEqual([]);
  await page.close();
});

const end = (page: Page) => page.getByRole("region", { name: "Result" });

/** Take the first piece that can go somewhere, and put it there. */
async function anyMove(page: Page): Promise<void> {
  const squares = await page
    .locator("[data-square]")
    .evaluateAll((all) => all.map((piece) => piece.getAttribute("data-square") ?? ""));
  for (const square of squares) {
    const { x, y } = await middle(page, square);
    await page.mouse.click(x, y);
    const target = page.locator("[data-target].free").last();
    if ((await target.count()) === 0) continue;
    const to = await middle(page, (await target.getAttribute("data-target")) ?? "");
    await page.mouse.click(to.x, to.y);
    return;
  }
  throw new Error("no piece can go anywhere");
}
