/** Whole games from their start to their end, one by mouse, one by finger on a phone, one by keys. */

import { afterAll, beforeAll, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { adviser } from "../advice";
import { launch } from "../browser";
import { finger, keys, mouse } from "../hands";
import { DESK, PHONE, playToTheEnd, type Whole } from "../whole";

let browser: Browser;
let friend: Page;
beforeAll(async () => {
  browser = await launch();
  friend = await adviser(browser, inject("site"));
});
afterAll(() => browser.close());

const GAMES: Whole[] = [
  { game: "pharaohs-light", hand: mouse, window: DESK, how: "by mouse" },
  { game: "photon", hand: finger, window: PHONE, how: "by finger" },
  { game: "xionghan", hand: keys, window: DESK, how: "by keys" },
];

test.each(GAMES)("$game $how from the start to the end", { timeout: 900_000 }, (whole) =>
  playToTheEnd(browser, friend, whole),
);
