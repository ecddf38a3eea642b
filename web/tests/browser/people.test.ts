/** Two people play each other, by finger and by keyboard, and a connection breaks. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { complaints, launch, middle, ply, untilPly, wire } from "./browser";
import { underCursor } from "./hands";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const status = (page: Page) => page.getByRole("status");

test("a friend comes by link, plays by touch, loses the connection and comes back", async () => {
  const site = inject("site");
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  const [ann, ben] = [await desk.newPage(), await phone.newPage()];
  const heard = complaints(ann);
  const line = await wire(ben);

  await ann.goto(`${site}/game/photon`);
  await ann.getByRole("button", { name: "A friend" }).click();
  await ann.getByLabel("Your side").selectOption("0");
  await ann.getByRole("button", { name: "Begin" }).click();
  const link = await ann.getByLabel("Send this link").inputValue();
  await ben.goto(link);
  await status(ann).getByText("Your turn.").waitFor();

  // Ann plays by keyboard alone: to the mirror on d2, and turn it
  await ann.locator("svg[role=application]").focus();
  await ann.keyboard.press("ArrowUp"); // the cursor appears at the bottom left
  for (const key of [...Array<string>(6).fill("ArrowRight"), ...Array<string>(2).fill("ArrowUp")])
    await ann.keyboard.press(key); // from j0: red, whose rows are the first, sits at the bottom
  expect(await underCursor(ann)).toMatch(/^d2: Red mirror facing/);
  await ann.keyboard.press("Enter");
  await ann.keyboard.press("e");
  await untilPly(ann, 1);

  // Ben taps a piece and then where it goes
  await status(ben).getByText("Your turn.").waitFor();
  await tap(ben, "f9");
  await tap(ben, (await ben.locator("[data-target]").first().getAttribute("data-target")) ?? "");
  await untilPly(ben, 2);
  await untilPly(ann, 2);

  // Ben is cut off while Ann plays; when he is back he sees it
  await line.cut();
  await ben.getByText("Connection lost.").waitFor();
  await ann.mouse.click(...at(await middle(ann, "d2")));
  await ann.getByRole("button", { name: "Turn left" }).click();
  await untilPly(ann, 3);
  expect(await ply(ben)).toBe(2);
  line.mend();
  await untilPly(ben, 3);

  // a tap on the piece in hand turns it
  await status(ben).getByText("Your turn.").waitFor();
  await tap(ben, "d7");
  await tap(ben, "d7");
  await untilPly(ben, 4);

  // a line that is refused comes back, with the reason
  const field = ben.getByLabel("Say something");
  const long = "well ".repeat(120).trim();
  await field.evaluate((one) => one.removeAttribute("maxlength"));
  await field.fill(long);
  await ben.keyboard.press("Enter");
  await ben.getByRole("alert").getByText("at most 500 characters").waitFor();
  expect(await field.inputValue()).toBe(long);
  await field.fill("well played <b>you</b>");
  await ben.keyboard.press("Enter");
  await ann.getByText("well played <b>you</b>").waitFor();
  expect(await field.inputValue()).toBe("");
  await expect.poll(() => ply(ann)).toBe(4); // talk waits for no move to be shown
  expect(heard).toEqual([]);
  await desk.close();
  await phone.close();
});

test("a match that does not exist has a calm page", async () => {
  const page = await browser.newPage();
  await page.goto(`${inject("site")}/m/nothing-here`);
  await page.getByText("This game doesn’t exist").waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Laser chess" }).waitFor();
  await page.close();
});

test("pass and play keeps the game over a reload, and takes back", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator('[data-square="c5"]').waitFor();
  for (const [from, to] of [["c5", "c6"], ["e8", "d7"]] as const) {
    await page.mouse.click(...at(await middle(page, from)));
    await page.mouse.click(...at(await middle(page, to)));
    await page.locator(`[data-square="${to}"]`).waitFor();
  }
  await untilPly(page, 2);
  await page.reload();
  await untilPly(page, 2);
  await page.getByRole("button", { name: "Take back" }).click();
  await status(page).getByText("Red to move.").waitFor();
  expect(await ply(page)).toBe(1);
  await page.close();
});

async function tap(page: Page, square: string): Promise<void> {
  const { x, y } = await middle(page, square);
  await page.touchscreen.tap(x, y);
}

function at(point: { x: number; y: number }): [number, number] {
  return [point.x, point.y];
}

test("a stranger who opens two tabs at once is one guest", async () => {
  const context = await browser.newContext();
  await context.route("**/api/me", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300)); // both tabs have come to their question by then
    await route.continue();
  });
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const ids = tabs.map(async (page, number) => {
    const answer = page.waitForResponse("**/api/me");
    await page.goto(`${inject("site")}/game/${number ? "photon" : "khet"}`);
    return ((await (await answer).json()) as { id: string }).id;
  });
  const [one, other] = await Promise.all(ids);
  expect(one).toBe(other);
  await context.close();
});
