/** A position is set up by mouse, finger, keyboard and text, checked by the server, and played. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { complaints, launch, middle } from "./browser";

const PATIENCE = 120_000; // ms: engines are slow where much else is done

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SPHINXES = "x39/10/10/10/10/10/10/9X1";

test("every fault is listed while a position is put together, and then it is played", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = complaints(page);
  await page.goto(`${inject("site")}/game/khet`);
  await page.getByRole("link", { name: "Board editor" }).click();
  await page.getByText("Valid position").waitFor();
  const text = page.getByLabel("Position as text");
  const start = await text.inputValue();

  await page.getByRole("button", { name: "Clear the board" }).click();
  await page.getByText("Silver's sphinx is missing").waitFor();
  await page.getByText("Red's sphinx is missing").waitFor();
  await page.getByText("There is no pharaoh").waitFor();
  await page.getByRole("listitem").filter({ hasText: "There is no pharaoh" }).getByRole("link").click();
  await page.waitForURL("**/rules/khet?why=There%20is%20no%20pharaoh*");
  await page.locator(".why li").first().waitFor(); // the clauses that speak of it
  await page.goBack();
  await page.getByText("Red's sphinx is missing").waitFor();
  expect(await page.getByRole("link", { name: "Play from here" }).count()).toBe(0);

  // the text draws the board, and the board writes the text
  await text.fill(`${SPHINXES} s 0 0`);
  await page.locator('[data-square="j1"]').waitFor();
  await page.getByText("sphinx is missing").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Silver pharaoh" }).click();
  await click(page, 4, 8);
  const red = await page.getByRole("button", { name: "Red pharaoh" }).boundingBox();
  await page.mouse.move((red?.x ?? 0) + 10, (red?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(...(await place(page, 4, 1)), { steps: 4 });
  await page.mouse.up();
  await page.getByText("Valid position").waitFor();
  await page.getByRole("button", { name: "Red pyramid" }).click();
  await click(page, 9, 4); // reserved for silver
  await page.getByText("Red's pyramid is on j5, a square reserved for Silver").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Valid position").waitFor();

  // place, turn by a second click and by q, drag, remove beside the board
  await page.getByRole("button", { name: "Silver pyramid" }).click();
  await click(page, 3, 5);
  await click(page, 3, 5);
  await page.locator('[data-square="d4"][data-piece="P2"]').waitFor();
  await page.keyboard.press("q");
  await page.locator('[data-square="d4"][data-piece="P1"]').waitFor();
  await drag(page, "d4", 5, 5);
  await page.locator('[data-square="f4"][data-piece="P1"]').waitFor();
  await page.getByLabel("Red", { exact: true }).check();
  expect(await text.inputValue()).toBe("x33k5/10/10/10/5P14/10/10/4K4X1 r 0 0");
  await page.reload(); // the address holds it
  await page.locator('[data-square="f4"][data-piece="P1"]').waitFor();
  await drag(page, "f4", 12, 5);
  await page.locator('[data-square="f4"]').waitFor({ state: "detached" });

  await page.getByLabel("Start positions").selectOption({ label: "Setup: Dynasty" });
  await page.locator('[data-square="e2"]').waitFor(); // the pharaoh of this start
  await page.getByText("Valid position").waitFor();
  expect(await text.inputValue()).not.toBe(start);
  const dynasty = await text.inputValue();
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.getByText("Import and export").click();
  expect(await page.getByLabel("Position", { exact: true }).inputValue()).toBe(dynasty);
  await page.getByRole("link", { name: "Edit this position" }).click();
  await page.getByRole("link", { name: "Play from here" }).click();
  await page.getByLabel("Level").selectOption("1");
  await page.getByLabel("Your side").selectOption({ label: "Silver" });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Your turn.").waitFor();
  await page.locator('[data-square="e2"]').waitFor(); // the pharaoh of this start
  expect(heard).toEqual([]);
  await page.close();
}, PATIENCE);

test("a finger sets up Xionghan chess, with dead pieces and other rules, and two play it here", async () => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const heard = complaints(page);
  await page.goto(`${inject("site")}/editor/xionghan`);
  await page.getByText("Valid position").waitFor();
  await page.getByRole("button", { name: "Remove", exact: true }).tap();
  await tap(page, "g12");
  await page.getByText("Black has no king.").waitFor();
  await page.getByRole("button", { name: "Move", exact: true }).tap();
  await page.getByRole("button", { name: "Black king" }).tap();
  const { x, y } = await middle(page, "g13");
  await page.touchscreen.tap(x, y); // takes the place of what stood there
  await page.getByText("Valid position").waitFor();
  await page.getByText("Dead pieces").tap();
  await page.getByRole("button", { name: "One more Red rook" }).tap();
  expect(await page.getByLabel("Position as text").inputValue()).toMatch(/ r R 0 0$/);
  await page.getByText("Valid position").waitFor();
  await page.getByRole("link", { name: "Play from here" }).tap();
  await page.getByRole("button", { name: "Pass and play" }).tap();
  await page.getByRole("button", { name: "Begin" }).tap();
  await page.getByText("Red to move.").waitFor();
  await page.locator('[data-square="g13"]').waitFor();
  expect(await page.locator('[data-square="g12"]').count()).toBe(0);
  expect(heard).toEqual([]);
  await page.close();
}, PATIENCE);

/** Where a square is, counted from the top left. */
async function place(page: Page, file: number, row: number): Promise<[number, number]> {
  const svg = page.locator("svg[role=application]");
  const box = await svg.boundingBox();
  const [, , width = 1] = ((await svg.getAttribute("viewBox")) ?? "").split(" ").map(Number);
  const unit = (box?.width ?? 0) / width;
  return [(box?.x ?? 0) + unit * (34 + 100 * file + 50), (box?.y ?? 0) + unit * (34 + 100 * (row - 1) + 50)];
}

async function click(page: Page, file: number, row: number): Promise<void> {
  await page.mouse.click(...(await place(page, file, row)));
}

async function drag(page: Page, from: string, file: number, row: number): Promise<void> {
  const { x, y } = await middle(page, from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(...(await place(page, file, row)), { steps: 6 });
  await page.mouse.up();
}

async function tap(page: Page, square: string): Promise<void> {
  const { x, y } = await middle(page, square);
  await page.touchscreen.tap(x, y);
}
