/** What two people can agree on beside the board: each button does what it says, to both. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launch, ply } from "./browser";
import { open, players, press, status, type Players } from "./players";

let browser: Browser;
let both: Players;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  both = await players(browser);
});
afterEach(async () => {
  expect(both.heard).toEqual([]);
  await both.leave();
});

const result = (page: Page) => page.getByRole("region", { name: "Result" });
const ends = async (page: Page, title: string, reason: string) => {
  await result(page).getByRole("heading", { name: title }).waitFor();
  await result(page).getByText(reason).waitFor();
};
const untilPlyIs = (page: Page, wanted: number) =>
  page.waitForFunction(
    (exact) => document.querySelector("svg[role=application]")?.getAttribute("data-ply") === exact,
    `${wanted}`,
  );

test("taking back is asked for, declined, asked again and granted", async () => {
  const { ann, ben } = both;
  await open(both);
  await press(ben, "Take back");
  await ben.getByRole("button", { name: "Takeback requested" }).waitFor();
  await ann.getByText("asks to take back the last move.").waitFor();
  await press(ann, "Decline");
  await ben.getByRole("button", { name: "Take back", exact: true }).waitFor();
  expect(await ply(ben)).toBe(2);
  await press(ben, "Take back");
  await press(ann, "Accept");
  await untilPlyIs(ben, 1);
  await untilPlyIs(ann, 1);
  await status(ben).getByText("Your turn.").waitFor();
});

test("a draw is offered and declined, offered by the other and agreed on", async () => {
  const { ann, ben } = both;
  await open(both);
  await press(ann, "Offer a draw");
  await ann.getByRole("button", { name: "Draw offered" }).waitFor();
  await ben.getByText("offers a draw.").waitFor();
  await press(ben, "Decline");
  await ann.getByRole("button", { name: "Offer a draw" }).waitFor();
  await status(ann).getByText("Your turn.").waitFor();
  await press(ben, "Offer a draw");
  await press(ann, "Accept");
  for (const page of [ann, ben]) await ends(page, "A draw.", "By agreement.");
});

test("resigning asks first", async () => {
  const { ann, ben } = both;
  await open(both);
  await press(ann, "Resign");
  await press(ann, "Keep playing");
  await status(ann).getByText("Your turn.").waitFor();
  await press(ann, "Resign");
  await press(ann, "Yes, resign");
  await ends(ann, "You lost.", "By resignation.");
  await ends(ben, "You won!", "By resignation.");
});

test("before the second move the game can be cancelled, afterwards not", async () => {
  const { ann, ben } = both;
  await open(both, 1);
  await press(ben, "Cancel the game");
  for (const page of [ann, ben])
    await result(page).getByRole("heading", { name: "The game was cancelled." }).waitFor();
  await both.leave();
  both = await players(browser);
  await open(both);
  await both.ann.getByRole("button", { name: "Resign" }).waitFor();
  expect(await both.ann.getByRole("button", { name: "Cancel the game" }).count()).toBe(0);
});

test("a rematch has the sides swapped", async () => {
  const { ann, ben } = both;
  await open(both);
  await press(ann, "Resign");
  await press(ann, "Yes, resign");
  const before = ann.url();
  await press(ann, "Rematch");
  await ann.getByRole("button", { name: "Waiting for your opponent…" }).waitFor();
  await ben.getByText("asks for a rematch.").waitFor();
  await press(ben, "Rematch");
  for (const page of [ann, ben]) await page.waitForURL((url) => url.href !== before);
  expect(ann.url()).toBe(ben.url());
  await status(ben).getByText("Your turn.").waitFor(); // silver begins
  await status(ann).getByText("is thinking.").waitFor();
});
