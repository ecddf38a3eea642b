/** How many watch is shown to players, to those who watch, and in the list of running games. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launch } from "./browser";
import { players, press } from "./players";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const stranger = async (address: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
};
const people = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor({ state: "attached" });

test("players and spectators see how many watch", async () => {
  const both = await players(browser);
  await press(both.ann, "Share…");
  const link = await both.ann.getByLabel("Anyone with this link can watch:").inputValue();
  const [eve, joe] = [await stranger(link), await stranger(link)];
  for (const page of [both.ann, both.ben, eve, joe]) await people(page, "2 spectators");
  expect(await eve.getByRole("button", { name: "Resign" }).count()).toBe(0);
  await joe.context().close();
  for (const page of [both.ann, eve]) await people(page, "1 spectator");
  await eve.context().close();
  await both.ann.getByTitle("1 spectator").waitFor({ state: "detached" });
  expect(both.heard).toEqual([]);
  await both.leave();
});

test("the home page and a table of Starclaim tell it too", async () => {
  const ann = await stranger(`${inject("site")}/rules`); // a start page would make a guest of its own at the same time
  await ann.evaluate(() => fetch("/api/me"));
  const match = await ann.evaluate(async () => {
    const seats = [{ kind: "me" }, { kind: "engine", level: 1 }, { kind: "engine", level: 1 }];
    const wish = { game: "starclaim", options: { seats: 3 }, seats, clock: { kind: "phases" } };
    const headers = { "content-type": "application/json" };
    const made = await fetch("/api/matches", { method: "POST", headers, body: JSON.stringify(wish) });
    return (await made.json()).match.id as string;
  });
  await ann.goto(`${inject("site")}/m/${match}`);
  const eve = await stranger(`${inject("site")}/m/${match}`);
  for (const page of [ann, eve]) await people(page, "1 spectator");
  const joe = await stranger(inject("site"));
  const row = joe.getByRole("listitem").filter({ has: joe.locator(`a[href="/m/${match}"]`) });
  await row.getByText("1 spectator").waitFor({ state: "attached" });
  await eve.context().close();
  await row.getByText("1 spectator").waitFor({ state: "detached" });
  for (const page of [ann, joe]) await page.context().close();
});
