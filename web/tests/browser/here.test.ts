/** Two people at one screen: how they end a game, and go on with it. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { complaints, launch, untilPly } from "./browser";
import { typed } from "./hands";
import { status } from "./players";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function begun(): Promise<{ page: Page; heard: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = complaints(page);
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator('[data-square="c5"]').waitFor();
  await typed(page, "c5c6");
  await untilPly(page, 1);
  return { page, heard };
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

test("either side resigns, the result stays over a reload, and taking back goes on", async () => {
  const { page, heard } = await begun();
  await press(page, "Resign");
  await page.getByText("Who resigns?").waitFor();
  await press(page, "Keep playing");
  await press(page, "Resign");
  await press(page, "Silver"); // though Red is to move
  await status(page).getByText("Red wins. By resignation.").waitFor();
  await page.reload();
  await status(page).getByText("Red wins. By resignation.").waitFor();
  expect(await page.getByRole("button", { name: "Resign" }).count()).toBe(0);
  await press(page, "Take back");
  await status(page).getByText("Red to move.").waitFor();
  await typed(page, "e8d7");
  await untilPly(page, 2);
  expect(heard).toEqual([]);
  await page.close();
});

test("both agree to a draw, and a new game begins as ever", async () => {
  const { page, heard } = await begun();
  await press(page, "Agree to a draw");
  await page.getByText("Do you both agree to a draw?").waitFor();
  await press(page, "Agree to a draw");
  await status(page).getByText("A draw. By agreement.").waitFor();
  await press(page, "New game");
  await status(page).getByText("Silver to move.").waitFor();
  expect(heard).toEqual([]);
  await page.close();
});
