/** First steps in Starclaim: every moment can be done, by mouse and by typing, in every language. */

import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, test } from "vitest";
import { judge, READER, SEATS, type TableStep } from "../../src/tables/starclaim/lesson";
import type { ChartView, Happening } from "../../src/tables/starclaim/view";
import type { Scene } from "../../src/wire";
import { readOf, said } from "../games";
import { complaints, launch } from "./browser";
import { axe, foreign, misfits, NAMES } from "./inspect";

const SHOTS = "screenshots";
const starclaim = readOf<TableStep[]>("starclaim", "lesson.json");
const english = said("starclaim");

let browser: Browser;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

/** How a step stands after actions of the reader; what another seat answers is told by the step. */
async function after(step: TableStep, actions: readonly string[]): Promise<string> {
  const deeds: { seat: number; action: string }[] = [];
  let scenes: Scene[] = [];
  const rehearse = async () => {
    const options = { seats: SEATS, ...(step.rounds && { rounds: step.rounds }) };
    const body = { game: "starclaim", options, start: JSON.stringify(step.position), seat: READER, deeds };
    const answer = await fetch(`${inject("site")}/api/rehearsal`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    scenes = (await answer.json()) as Scene[];
    return scenes.at(-1)?.view as unknown as ChartView;
  };
  let view = await rehearse();
  expect(view.to_act).toEqual([READER]);
  for (const action of actions) {
    deeds.push({ seat: READER, action });
    view = await rehearse();
    const [seat = READER] = view.to_act;
    const reply = step.answers?.[view.asks ?? ""];
    if (reply && seat !== READER) {
      deeds.push({ seat, action: reply });
      view = await rehearse();
    }
  }
  return judge(step.goal, scenes.flatMap(({ events }) => events as unknown as Happening[]), view);
}

describe("a moment of the lesson", () => {
  test.each(starclaim.map((step) => [step.id, step] as const))("can be done: %s", async (_, step) => {
    for (let count = 0; count < step.example.length; count++)
      expect(await after(step, step.example.slice(0, count))).toBe("open");
    expect(await after(step, step.example)).toBe("reached");
  });

  test.each([
    ["walk", ["step b2", "stop"], "ended"],
    ["bid", ["pass"], "ended"],
    ["bid", ["bid 200"], "unpaid"],
    ["order", ["pick 0"], "order"],
    ["radar", ["step c2", "step d2", "step d3"], "exploded"],
    ["deminer", ["step c4", "defuse no"], "exploded"],
    ["buy", ["buy deminer"], "item"],
    ["buy", ["skip"], "item"],
    ["win", ["step d1", "stop"], "ended"],
    ["win", ["step c2", "step d2"], "ended"],
  ])("can be missed: %s by %s", async (id, actions, why) => {
    const step = starclaim.find((one) => one.id === id) as TableStep;
    expect(await after(step, actions)).toBe(why);
  });
});

type Does = (page: Page, action: string) => Promise<void>;

/** Touch what an action is about: its cell, twice where a yes is asked for, or its button. */
const touch: Does = async (page, action) => {
  const [word = "", what = ""] = action.split(" ");
  const cell = page.locator(`[data-target="${what}"]`);
  if (word === "step" || word === "mine") {
    await cell.click();
    const confirm = page.getByRole("button", { name: new RegExp(`(Start|Bury) on ${what}$`) });
    if (await confirm.isVisible()) await confirm.click();
  } else if (word === "bid") await page.getByRole("button", { name: `Bid ${what}` }).click();
  else if (word === "pick") await page.locator(".seats button").nth(Number(what)).click();
  else if (word === "defuse") await page.getByRole("group", { name: english("many-asked") }).getByRole("button", { name: english("starclaim-table-defuseYes") }).click();
  else if (word === "buy") await page.getByRole("button", { name: "Buy: Matrix mine" }).click();
  else await page.getByRole("button", { name: english("starclaim-table-end") }).click();
};

/** Type an action as the rulebook writes it; a bid has a field of its own. */
const type: Does = async (page, action) => {
  if (action.startsWith("bid ")) {
    await page.getByLabel(english("starclaim-table-bidAmount")).fill(action.slice(4));
    return page.keyboard.press("Enter");
  }
  await page.getByLabel(english("board-typed")).fill(action);
  await page.keyboard.press("Enter");
};

async function learn(page: Page, does: Does): Promise<void> {
  for (const [number, step] of starclaim.entries()) {
    await page.getByText(english(`starclaim-lesson-${step.id}-task`)).waitFor();
    for (const [count, action] of step.example.entries()) {
      await page.locator("section.banner.mine").waitFor();
      await page.waitForFunction(
        (least) => document.querySelectorAll("[role=gridcell][aria-label*='of this walk']").length >= least,
        action.startsWith("step") ? count : 0,
      );
      await does(page, action);
    }
    await page.getByText(english(`starclaim-lesson-${step.id}-done`)).waitFor();
    expect(await page.locator("ol .mark.done").count()).toBe(number + 1);
    if (number + 1 < starclaim.length) await page.getByRole("button", { name: english("learn-next") }).click();
  }
}

it("is learnt by touching, and the tour comes next", { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = complaints(page);
  await page.goto(`${inject("site")}/game/starclaim`);
  await page.getByRole("link", { name: english("learn-open") }).click();
  await learn(page, touch);
  await page.screenshot({ path: `${SHOTS}/lesson-starclaim-desk.png` });
  await page.getByRole("button", { name: english("starclaim-learn-tourBegin") }).first().click();
  await page.waitForURL("**/m/*");
  await page.getByRole("note").waitFor();
  await page.goto(inject("site"));
  const card = page.locator("li", { has: page.locator('a[href="/learn/starclaim"]') });
  await card.getByTitle(english("learn-done")).waitFor();
  expect(heard).toEqual([]);
  await page.close();
});

it("is learnt by typing on a phone, and says why something is not it", { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  await page.goto(`${inject("site")}/learn/starclaim`);
  await page.locator("section.banner.mine").waitFor();
  await type(page, "step g9");
  await page.getByText("Cells run from a1 to g7.").waitFor();
  await type(page, "stop");
  await page.getByText(english("starclaim-why-ended")).waitFor();
  await page.getByRole("button", { name: english("learn-again") }).click();
  await page.getByText(english(`starclaim-lesson-${starclaim[0]?.id}-hint`)).waitFor();
  await learn(page, type);
  expect(await misfits(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/lesson-starclaim-phone.png`, fullPage: true });
  await page.close();
});

it.each(["zh", "ru"] as const)("speaks %s", async (language) => {
  const words = said("starclaim", language);
  const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${inject("site")}/learn/starclaim`);
  const list = page.getByRole("list", { name: words("learn-steps") });
  for (const [number, step] of starclaim.entries()) {
    await list.getByRole("button").nth(number).click();
    await page.getByText(words(`starclaim-lesson-${step.id}-task`)).waitFor();
    await page.getByRole("button", { name: words("learn-hint"), exact: true }).click();
    await page.getByText(words(`starclaim-lesson-${step.id}-hint`)).waitFor();
    expect(await foreign(page, NAMES)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  }
  await context.close();
});
