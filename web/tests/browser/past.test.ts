/** Finished games are kept, found again by game and by who played, looked at, and saved. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser } from "playwright-core";
import { complaints, launch } from "./browser";
import { open, players, press } from "./players";
import { made } from "./tour";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("who played finds the game again, and others do not if it was private", async () => {
  const both = await players(browser);
  await open(both);
  await press(both.ben, "Resign");
  await press(both.ben, "Yes, resign");
  await both.ann.getByRole("link", { name: "Finished games" }).click();
  const row = both.ann.getByRole("article");
  await row.getByText("You won!").waitFor();
  await row.getByText("2 moves").waitFor();

  const rival = (await row.locator("p button").textContent())?.trim() ?? "";
  await row.getByRole("button", { name: rival }).click();
  expect(await both.ann.getByRole("searchbox", { name: "Player" }).inputValue()).toBe(rival);
  await both.ann.waitForURL(/name=/);
  await both.ann.getByLabel("Game").selectOption("photon");
  await both.ann.getByText("No games match.").waitFor();
  await both.ann.getByLabel("Game").selectOption("khet");
  await both.ann.reload(); // what was looked for stands in the address
  await row.getByText("You won!").waitFor();

  const saving = both.ann.waitForEvent("download");
  await row.getByRole("link", { name: "Record" }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), "utf8")) as { game: string; actions: unknown[] };
  expect(saved.game).toBe("khet");
  await row.getByRole("link", { name: "Analyse" }).click();
  await both.ann.getByRole("button", { name: "c5c6" }).first().waitFor();
  await both.ann.goBack();
  await row.getByRole("link", { name: "Open" }).click();
  await both.ann.getByRole("heading", { name: "You won!" }).waitFor();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${inject("site")}/past?all=&name=${encodeURIComponent(rival)}`);
  await stranger.getByText("No games match.").waitFor();
  await stranger.context().close();
  expect(both.heard).toEqual([]);
  await both.leave();
});

test("more games than one answer holds come bit by bit, all of them once", async () => {
  const page = await (await browser.newContext()).newPage();
  const heard = complaints(page);
  await page.goto(`${inject("site")}/past`);
  await page.getByText("You haven't finished a game yet.").waitFor();
  const seats = [{ kind: "me" }, { kind: "engine", level: 1 }];
  const ids: string[] = [];
  for (let number = 0; number < 32; number++) ids.push(await made(page, { game: "photon", seats }));
  await page.evaluate(async (ids) => {
    const headers = { "content-type": "application/json" };
    for (const id of ids) {
      const first = { type: "action", action: "d2+" };
      for (const command of [first, { type: "resign" }])
        await fetch(`/api/matches/${id}/commands`, { method: "POST", headers, body: JSON.stringify(command) });
    }
  }, ids);
  await page.reload();
  await page.getByRole("article").nth(29).waitFor();
  expect(await page.getByRole("article").count()).toBe(30);
  await page.getByRole("button", { name: "Older games" }).click();
  await page.getByRole("article").nth(31).waitFor();
  expect(await page.getByRole("article").count()).toBe(32);
  expect(await page.getByRole("button", { name: "Older games" }).count()).toBe(0);
  expect(heard).toEqual([]);
  await page.context().close();
});
