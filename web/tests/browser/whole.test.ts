/** Whole games, from their start to their end: by mouse, by finger on a phone, and by keys. */

import { afterAll, beforeAll, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { ON_BOARDS } from "../games";
import { adviser } from "./advice";
import { launch } from "./browser";
import { finger, keys, mouse } from "./hands";
import { DESK, PHONE, playToTheEnd, type Whole } from "./whole";

let browser: Browser;
let friend: Page;
beforeAll(async () => {
  browser = await launch();
  friend = await adviser(browser, inject("site"));
});
afterAll(() => browser.close());

const GAMES: Whole[] = [
  ...ON_BOARDS.map((game) => ({ game, hand: mouse, window: DESK, how: "by mouse" })),
  { game: "photon", hand: finger, window: PHONE, how: "by finger on a phone" },
  { game: "khet", hand: keys, window: DESK, how: "by keys alone" },
];

test.each(GAMES)("$game $how, to the end", { timeout: 300_000 }, (whole) =>
  playToTheEnd(browser, friend, whole),
);
