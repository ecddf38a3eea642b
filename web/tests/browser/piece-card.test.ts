/** What a piece is and does is told on a card that nothing covers, in whichever window and on whichever page. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launch, middle } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const WINDOWS = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
  low: { width: 1000, height: 560 },
};

/** What lies over the card, at places all over it. */
function covering(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector("[role=dialog]") as HTMLElement;
    const { left, top, width, height } = card.getBoundingClientRect();
    const found: string[] = [];
    if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) found.push("the window's edge");
    for (let across = 0.02; across < 1; across += 0.08)
      for (let down = 0.02; down < 1; down += 0.08) {
        const seen = document.elementFromPoint(left + across * width, top + down * height);
        if (!seen || !card.contains(seen)) found.push(seen?.outerHTML.slice(0, 80) ?? "nothing");
      }
    return found;
  });
}

test.each(
  Object.entries(WINDOWS).flatMap(([name, viewport]) =>
    ["/here/khet", "/game/khet", "/analysis/khet", "/learn/khet"].map((path) => ({ name, viewport, path })),
  ),
)("on $path in a $name window", async ({ viewport, path }) => {
  const page = await browser.newPage({ viewport });
  await page.goto(inject("site") + path);
  const piece = page.locator('[data-square="j1"]');
  await piece.waitFor();
  await piece.scrollIntoViewIfNeeded();
  const { x, y } = await middle(page, "j1");
  await page.mouse.move(x, y);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "sphinx" }).waitFor();
  expect(await covering(page)).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.close();
});
