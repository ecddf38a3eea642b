/** A newcomer plays Khet against the computer with the mouse. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser } from "playwright-core";
import { complaints, launch, middle, ply, untilPly } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("from the first page into a game, and some moves of it", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = complaints(page);
  await page.goto(inject("site"));
  await page.getByRole("link", { name: "Khet" }).click();
  await page.getByLabel("Level").selectOption("5"); // who does not end the game at once by mistake
  await page.getByLabel("Your side").selectOption({ label: "Silver" });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Your turn.").waitFor();
  expect(await ply(page)).toBe(0);

  // click, click: a pyramid goes to a marked square, away from the beams
  await page.mouse.click(...at(await middle(page, "c1")));
  expect(await page.locator("[data-target]").count()).toBeGreaterThan(0);
  await page.mouse.click(...at(await middle(page, "c2")));
  await untilPly(page, 2);
  await page.getByText("Your turn.").waitFor();

  // the handle at a selected piece turns it
  await page.mouse.click(...at(await middle(page, "d6")));
  await page.locator('[data-turn="1"]').click();
  await untilPly(page, 4);
  await page.getByText("Your turn.").waitFor();

  // drag and drop
  const from = await middle(page, "h2");
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y - 20, { steps: 3 });
  const to = await page.locator("[data-target]").first().boundingBox(); // wherever red leaves room
  if (!to) throw new Error("the pyramid can go nowhere");
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await untilPly(page, 6);

  // the list of moves steps through the past, and back
  await page.getByRole("button", { name: "First" }).click();
  await page.waitForFunction(
    () => document.querySelector("svg[role=application]")?.getAttribute("data-ply") === "0",
  );
  await page.getByRole("button", { name: "Latest" }).click();
  await untilPly(page, 6);

  // so do the arrows, also after a click on the board
  const shown = (ply: number) => page.locator(`svg[role=application][data-ply="${ply}"]`).waitFor();
  await page.mouse.click(...at(await middle(page, "j1")));
  for (const ply of [5, 4]) {
    await page.keyboard.press("ArrowLeft");
    await shown(ply);
  }
  await page.keyboard.press("Home");
  await shown(0);
  await page.keyboard.press("End");
  await shown(6);

  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  const result = page.getByRole("region", { name: "Result" });
  await result.getByRole("heading", { name: "You lost." }).waitFor();
  await result.getByText("By resignation.").waitFor();
  expect(heard).toEqual([]);
  await page.close();
});

function at(point: { x: number; y: number }): [number, number] {
  return [point.x, point.y];
}
