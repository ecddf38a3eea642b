/** Whoever leaves a table of Starclaim is played for by a bot, and has the seat again on coming back. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launch } from "./browser";
import { answer } from "./starclaim";
import { made } from "./tour";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const MOST = 60_000; // ms: two decisions run out, of 6 s each

/** Go on playing until something is so. */
async function playUntil(page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + MOST;
  while (!(await isSo())) {
    if (Date.now() > end || !(await answer(page))) throw new Error(`it never happens that ${what}`);
    await page.waitForTimeout(200);
  }
}

/** Whether the story, newest first, tells something that `who` did after a bot took the seat. */
function isPlayedByBot(page: Page, who: string): Promise<boolean> {
  return page.evaluate((who) => {
    const told = [...document.querySelectorAll("ol[tabindex] li > span")].map((line) => line.textContent?.trim() ?? "");
    const taken = told.findIndex((line) => line === `A bot is playing for ${who}.`);
    return taken > 0 && told.slice(0, taken).some((line) => line.startsWith(who));
  }, who);
}

test("a bot holds the seat of who left, and gives it back", { timeout: 2 * MOST }, async () => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [ann, ben] = (await Promise.all(contexts.map((one) => one.newPage()))) as [Page, Page];
  await ann.goto(`${inject("site")}/rules`);
  await ann.evaluate(() => fetch("/api/me"));
  const id = await made(ann, {
    game: "starclaim",
    options: { seats: 2, rounds: 2 },
    seats: [{ kind: "me" }, { kind: "open" }],
    clock: { kind: "action", time: 6 },
  });
  await ann.goto(`${inject("site")}/m/${id}`);
  await ben.goto(`${inject("site")}/m/${id}#join`);
  await ben.getByRole("button", { name: "Leave the game" }).waitFor();
  const name: string = await ben.evaluate(async () => (await (await fetch("/api/me")).json()).name);
  const who = `${name} (2)`;

  // Ben is gone: the others are told, and after two decisions a bot plays for him
  await ben.close();
  const row = ann.getByRole("row", { name });
  await row.getByText("away").waitFor({ timeout: 60_000 });
  const note = ann.getByText(`A bot is playing for ${who}.`).first();
  await playUntil(ann, "a bot takes the seat", () => note.isVisible());
  await row.getByText("a bot is playing until they're back").waitFor();
  await playUntil(ann, "the bot plays", () => isPlayedByBot(ann, who));

  // Ben is back: his seat is his again, with what only he may know
  const again = await contexts[1]?.newPage();
  if (!again) throw new Error("there is no second browser");
  await again.goto(`${inject("site")}/m/${id}`);
  await again.getByText("Only you see this").waitFor();
  await row.getByText("a bot is playing until they're back").waitFor({ state: "detached" });
  await ann.getByText(`${who} is back.`).first().waitFor({ state: "attached" });
  expect(await again.getByText("bot is playing for you").count()).toBe(0);
  for (const context of contexts) await context.close();
});
