/** The rulebooks are read, searched, and their examples played. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { GAMES, readOf } from "../games";
import { complaints, launch, middle, ply, untilPly } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function isInView(page: Page, id: string): Promise<boolean> {
  return page.evaluate((name) => {
    const box = document.getElementById(name)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.top < innerHeight;
  }, id);
}

test("a clause is reached by its address, words are found, an example is played", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = complaints(page);
  await page.goto(`${inject("site")}/rules/khet#KH-12`);
  await page.locator("#KH-12").waitFor();
  await expect.poll(() => isInView(page, "KH-12")).toBe(true);
  await page.getByRole("navigation", { name: "Contents" }).locator("[aria-current]").getByText("Actions").waitFor();

  // the keyboard alone: search, go on to the next place, and end
  await page.keyboard.press("/");
  await page.keyboard.type("absorbed anubis");
  await page.getByRole("search").getByText(/^1 of \d+$/).waitFor();
  const marked = await page.evaluate(() => CSS.highlights.get("found")?.size ?? 0);
  expect(marked).toBeGreaterThan(2);
  await page.keyboard.press("Enter");
  await page.getByRole("search").getByText(/^2 of \d+$/).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => CSS.highlights.has("found"))).toBe(false);

  // an example is played by its button, and taken back
  const clause = page.locator("#KH-16");
  await clause.getByRole("button", { name: "See it on a board" }).click();
  await clause.getByText("Silver to move.").waitFor();
  await clause.getByRole("button", { name: "Play g6g7" }).click();
  await untilPly(page, 1);
  await clause.getByText("Silver's beam j1–e1–e4 hits the red pyramid. Red to move.").waitFor();
  await clause.getByRole("button", { name: "Back" }).click();
  await clause.getByText("Silver to move.").waitFor();

  // or by hand, as the reader likes
  for (const square of ["g6", "f6"]) {
    const { x, y } = await middle(page, square);
    await page.mouse.click(x, y);
  }
  await untilPly(page, 1);
  await clause.getByRole("button", { name: "Hide the example" }).click();

  // what cannot be played is refused with a reason, and the browser notes the refusal itself
  expect(heard).toEqual([]);
  const closed = page.locator("#KH-4");
  await closed.getByRole("button", { name: "See it on a board" }).click();
  await closed.getByText("Not allowed here.").waitFor();
  await closed.locator(".try").last().click();
  await closed.getByRole("alert").getByText("reserved for the other side").waitFor();
  await closed.getByRole("alert").getByRole("link", { name: "Rule KH-4" }).waitFor();

  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await page.getByRole("link", { name: "Starclaim" }).click();
  await page.locator("#SC-1").waitFor();
  await page.close();
});

test.each(GAMES)(
  "the rulebook of %s on a phone, with all clauses that examples name",
  async (game) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
    const heard = complaints(page);
    await page.goto(`${inject("site")}/rules/${game}`);
    await page.getByRole("button", { name: /^See (it|an)/ }).first().waitFor();
    const { cases } = readOf<{ cases: { rule: string }[] }>(game, "examples.json");
    const named = [...new Set(cases.map((one) => one.rule))];
    const missing = await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id)), named);
    expect(missing).toEqual([]);
    await page.getByRole("button", { name: "Contents" }).click();
    await page.getByRole("link", { name: /Options/ }).click();
    expect(await page.locator("h2", { hasText: "Options" }).isVisible()).toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing to scroll sideways").toBeLessThanOrEqual(0);
    expect(heard).toEqual([]);
    await page.close();
  },
);

test("who was refused is led to the rules that speak of it", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const told = "The sphinx on j1 never moves; it can only be turned.";
  await page.goto(`${inject("site")}/rules/khet?why=${encodeURIComponent(told)}`);
  await page.getByText(told).waitFor();
  await page.locator(".why").getByRole("link", { name: "KH-9" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#KH-9");
  await expect.poll(() => isInView(page, "KH-9")).toBe(true);
  await page.close();
});

test.each([
  ["en", "The sphinx on j1 never moves; it can only be turned.", "Rule KH-9"],
  ["zh-CN", "j1 的狮身人面像从不移动，只能转动。", "规则 KH-9"],
  ["ru", "Сфинкс на j1 никогда не ходит, а только поворачивается.", "Правило KH-9"],
])("who tries what is forbidden is told why in %s, and led to the clause", async (locale, told, link) => {
  const page = await browser.newPage({ locale, viewport: { width: 1280, height: 800 } });
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator('[data-square="j1"]').waitFor();
  const [sphinx, pharaoh, neighbour] = [await middle(page, "j1"), await middle(page, "e1"), await middle(page, "f1")];
  await page.mouse.click(sphinx.x, sphinx.y);
  await page.mouse.click(sphinx.x, sphinx.y - (neighbour.x - pharaoh.x)); // j2, which is empty
  await page.getByRole("alert").getByText(told).waitFor();
  await page.getByRole("alert").getByRole("link", { name: link }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#KH-9");
  await expect.poll(() => isInView(page, "KH-9")).toBe(true);
  await page.close();
});

test("a piece explains itself by key and by long press, and nothing is played", async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator('[data-square="e1"]').waitFor();
  const pharaoh = await middle(page, "e1");
  await page.mouse.move(pharaoh.x, pharaoh.y);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "pharaoh" }).getByText("its owner loses").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const hand = await context.newCDPSession(page);
  const sphinx = await middle(page, "j1");
  await page.touchscreen.tap(sphinx.x, sphinx.y); // in hand: another tap would turn it
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [sphinx] });
  await page.getByRole("dialog", { name: "sphinx" }).getByText("turns only").waitFor();
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.getByRole("button", { name: "Close" }).click();
  expect(await ply(page)).toBe(0);
  expect(heard).toEqual([]);
  await context.close();
});
