/** Pictures of pages, kept beside the tests for people to look at. */

import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";

const FOLDER = "screenshots"; // git ignores it
const HIGHEST = 2400; // px of a page that are shown: rulebooks are longer

/** The page as it is now, from its beginning. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const { width = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => scrollTo(0, 0)); // what stays in sight is drawn where it is
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, HIGHEST) };
  const path = `${FOLDER}/${name.replaceAll(/\W+/g, "-")}.png`;
  await page.screenshot({ path, fullPage: true, clip });
}

/** The page in light and in dark. */
export async function pictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await picture(page, `${name} ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
