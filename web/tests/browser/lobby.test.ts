/** A table for many before it begins and when somebody goes: bots one by one, rules of talk, leaving and coming back. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch } from "./browser";
import { answer, english as en } from "./starclaim";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("bots have levels of their own, talk is open in pauses without a clock, and who leaves comes back", async () => {
  const [ann, ben] = await Promise.all([browser.newPage(), browser.newPage({ viewport: { width: 360, height: 740 } })]);
  await ann.goto(`${inject("site")}/game/starclaim`);
  await ann.getByRole("button", { name: "Friends" }).click();
  await ann.getByLabel("Seats").selectOption("4");
  await ann.getByText(en("starclaim-table-rules")).click();
  const talk = ann.getByRole("combobox", { name: en("starclaim-table-chatForm") });
  await talk.selectOption({ label: en("starclaim-table-chat-closed") });
  await ann.getByLabel(en("starclaim-table-timers")).selectOption({ label: en("starclaim-table-noTimers") });
  // what could never be kept is not offered
  expect(await talk.locator("option").allInnerTexts()).toEqual([
    en("starclaim-table-chat-open"),
    en("starclaim-table-chat-all"),
  ]);
  await ann.getByLabel(en("starclaim-table-timers")).selectOption({ label: en("starclaim-table-pauses") });
  expect(await talk.locator("option:checked").innerText()).toBe(en("starclaim-table-chat-closed"));
  await ann.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.getByLabel("Link to this table").inputValue();
  await ben.goto(link);
  await ben.getByText("Leave the table").waitFor();
  expect(await ben.getByRole("combobox", { name: /^Bot/ }).count()).toBe(0);
  await ben.getByText(en("starclaim-table-pauses")).waitFor();

  await ann.getByRole("combobox", { name: /^Bots/ }).selectOption("5");
  expect(await ann.getByLabel("Bot 3").inputValue()).toBe("5");
  await ann.getByLabel("Bot 4").selectOption("2");
  expect(await ann.getByRole("combobox", { name: /^Bots/ }).locator("option:checked").innerText()).toBe("Set below");
  await ann.getByRole("button", { name: "Begin with bots" }).click();
  const seats = ann.locator("tbody tr");
  await seats.nth(2).getByText("bot, level 5").waitFor();
  await seats.nth(3).getByText("bot, level 2").waitFor();

  // without a clock the pause lasts until both are ready; then nobody talks
  await ben.getByLabel(en("starclaim-table-say")).fill("shall we share the north?");
  await ben.keyboard.press("Enter");
  await ann.getByText("shall we share the north?").waitFor();
  for (const page of [ann, ben]) await page.getByRole("button", { name: en("starclaim-table-ready") }).click();
  await ann.getByText(en("starclaim-table-closed")).waitFor();
  expect(await ann.getByLabel(en("starclaim-table-say")).isDisabled()).toBe(true);

  await ben.getByRole("button", { name: "Leave the game" }).click();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await ben.getByText("You left the table.").waitFor();
  await seats.nth(1).getByText("left; a bot is playing").waitFor();
  expect(await ben.getByRole("button", { name: "Pass" }).count()).toBe(0);
  await ben.evaluate(() => {
    const titles: string[] = [];
    const note = () => titles.push(document.title);
    new MutationObserver(note).observe(document.head, { subtree: true, childList: true, characterData: true });
    setInterval(note, 10);
    Object.assign(window, { titles });
  });
  // the bot plays for him: the table goes on to claiming
  while (!(await ann.locator("[aria-current=step]", { hasText: "Claiming" }).count())) await answer(ann);
  const titles = await ben.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => title.startsWith("●"))).toEqual([]); // it is not his turn
  await ben.goto(link);
  await ben.getByRole("button", { name: "Take your seat back" }).click();
  await ben.getByText("You left the table.").waitFor({ state: "detached" });
  await seats.nth(1).getByText("left; a bot is playing").waitFor({ state: "detached" });
  await ann.getByText(/is back\./).first().waitFor();
  await ben.getByRole("button", { name: "Leave the game" }).waitFor();
  await Promise.all([ann.close(), ben.close()]);
});
