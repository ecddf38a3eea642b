/** First steps: every lesson can be done, by mouse or by keys, in every language, and is remembered. */

import { mkdirSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, test } from "vitest";
import type { View } from "../../src/board/view";
import { fault } from "../../src/lessons/goal";
import { lessonOf, ON_BOARDS, said } from "../games";
import { complaints, hasten, launch } from "./browser";
import { keys, mouse, type Hand } from "./hands";

const en = said();

const SHOTS = "screenshots";
const LESSONS = ON_BOARDS.map((game) => [game, lessonOf(game)] as const);

let browser: Browser;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

/** The board at the start, or after an action. */
async function study(game: string, start: string, actions: string[]): Promise<View> {
  const answer = await fetch(`${inject("site")}/api/study`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, start, actions, first: actions.length }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const [step] = (await answer.json()) as { view: View }[];
  return step?.view as View;
}

describe.each(LESSONS)("the lesson of %s", (game, steps) => {
  test.each(steps.map((step) => [step.id, step] as const))("can miss and reach its goal: %s", async (_, step) => {
    const before = await study(game, step.position, []);
    expect(before.position).toBe(step.position);
    expect(before.to_act).toEqual([0]);
    expect(before.result).toBeNull();
    const played: { action: string; after: View }[] = [];
    for (const action of before.actions) // one after another: all at once would be too much for the server
      played.push({ action, after: await study(game, step.position, [action]) });
    const good = played.filter(({ after }) => !fault(step.goal, before, after));
    for (const { after } of good)
      if (step.goal.wins) expect(after.result?.winner).toBe(0);
      else expect(after.result).toBeNull();
    const reached = good.map(({ action }) => action);
    expect(reached).toContain(step.example);
    expect(reached.length).toBeLessThan(before.actions.length);
  });
});

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" as const };

async function quick(window: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(window);
  await hasten(page.context());
  return page;
}

async function board(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("svg[role=application]:has(.playable) [data-square]"));
}

/** Go through a lesson; what leads on is pressed as the hand does it. */
async function learn(page: Page, game: string, hand: Hand, press: (name: string) => Promise<void>): Promise<void> {
  const [steps, words] = [lessonOf(game), said(game)];
  for (const [number, step] of steps.entries()) {
    await page.getByText(words(`${game}-lesson-${step.id}-task`)).waitFor();
    await board(page);
    await hand(page, step.example);
    await page.getByText(words(`${game}-lesson-${step.id}-done`)).waitFor();
    expect(await page.locator("ol .mark.done").count()).toBe(number + 1);
    if (number + 1 < steps.length) await press(en("learn-next"));
  }
}

it.each(ON_BOARDS)("%s is learnt by mouse, and its first game begins", async (game) => {
  const page = await quick(DESK);
  const heard = complaints(page);
  await page.goto(`${inject("site")}/game/${game}`);
  await page.getByRole("link", { name: en("learn-open") }).click();
  await learn(page, game, mouse, (name) => page.getByRole("button", { name }).click());
  await page.screenshot({ path: `${SHOTS}/lesson-${game}-desk.png` });
  await page.getByRole("button", { name: en("learn-first") }).click();
  await page.waitForURL("**/m/*");
  await page.getByText(en("tip-select")).waitFor();
  await page.goto(inject("site"));
  const card = page.locator("li", { has: page.locator(`a[href="/learn/${game}"]`) });
  await card.getByTitle(en("learn-done")).waitFor();
  expect(heard).toEqual([]);
  await page.close();
});

it("is learnt with keys alone", async () => {
  const page = await quick(DESK);
  await page.goto(`${inject("site")}/learn/khet`);
  await learn(page, "khet", keys, async (name) => {
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(name);
    await page.keyboard.press("Enter");
  });
  await page.keyboard.press("Enter");
  await page.waitForURL("**/m/*");
  await page.close();
});

it("says why something is not it, shows where, and remembers what is done", async () => {
  const page = await browser.newPage({ ...PHONE, colorScheme: "dark" });
  const heard = complaints(page);
  await page.goto(`${inject("site")}/learn/khet`);
  const list = page.getByRole("list", { name: en("learn-steps") });
  await list.getByRole("button").nth(3).click();
  await page.getByText(said("khet")("khet-lesson-capture-task")).waitFor();
  await board(page);
  await mouse(page, "j4-"); // the own pyramid is struck
  await page.getByText("You hit your own pyramid.").waitFor();
  await page.getByText(said("khet")("khet-lesson-capture-hint")).waitFor();
  expect(await list.getByText("✓").count()).toBe(0);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, "nothing to scroll sideways").toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: en("learn-again") }).click();
  await board(page);
  await mouse(page, "e2e3"); // the beam leaves the board
  await page.locator(".why").getByText("–j4 leaves the board.").waitFor();
  await page.getByRole("button", { name: en("learn-again") }).click();
  await board(page);
  await mouse(page, "j4+");
  await page.getByText(said("khet")("khet-lesson-capture-done")).waitFor();
  await page.screenshot({ path: `${SHOTS}/lesson-khet-phone.png` });

  await page.reload();
  await page.getByText(said("khet")("khet-lesson-move-task")).waitFor(); // the first that is open
  expect(await list.getByText("✓").count()).toBe(1);
  await page.getByRole("button", { name: en("learn-hint") }).click();
  await page.getByText(said("khet")("khet-lesson-move-hint")).waitFor();
  expect(heard).toEqual([]);
  await page.close();
});

it("tells at once what the rules forbid, and lets it be tried again", async () => {
  const page = await quick(DESK);
  await page.goto(`${inject("site")}/learn/xionghan`);
  await page.getByRole("list", { name: en("learn-steps") }).getByRole("button").nth(2).click();
  await page.getByText(said("xionghan")("xionghan-lesson-boulder-task")).waitFor();
  await board(page);
  await mouse(page, "e6d7"); // a pawn that is not alone
  await page.getByText(en("learn-not")).waitFor();
  await mouse(page, "e6f7");
  await page.getByText(said("xionghan")("xionghan-lesson-boulder-done")).waitFor();
  await page.close();
});

it.each(["zh", "ru"] as const)("speaks %s in every lesson", async (language) => {
  const context = await browser.newContext({ ...PHONE, locale: language });
  const page = await context.newPage();
  for (const [game, steps] of LESSONS) {
    const words = said(game, language);
    await page.goto(`${inject("site")}/learn/${game}`);
    const list = page.getByRole("list", { name: words("learn-steps") });
    for (const [number, { id }] of steps.entries()) {
      await list.getByRole("button").nth(number).click();
      await page.getByText(words(`${game}-lesson-${id}-task`)).waitFor();
    }
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, "nothing to scroll sideways").toBeLessThanOrEqual(0);
  }
  await context.close();
});
