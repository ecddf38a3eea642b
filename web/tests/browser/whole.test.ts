/** Games to their end: Khet from the start, the others from positions near the end; from the start
 * they are played in long/. By mouse, finger and keys. */

import { afterAll, beforeAll, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
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
  { game: "khet", hand: mouse, window: DESK, how: "by mouse from the start" },
  {
    game: "pharaohs-light",
    hand: mouse,
    window: DESK,
    start: "6s23/3k6/10/10/4S25/4A15/9P2/6K3 r 4 72",
    how: "by mouse near the end",
  },
  {
    game: "photon",
    hand: finger,
    window: PHONE,
    start: "2S4K2S33/10/3B26/10/10/10/10/10/3s4b21s13/5k4 r 0 18",
    how: "by finger near the end",
  },
  {
    game: "xionghan",
    hand: keys,
    window: DESK,
    start: "13/7k5/13/13/5K7/13/13/13/13/13/13/13/R5P4r1 r - 0 0",
    how: "by keys near the end",
  },
];

test.each(GAMES)("$game $how, to the end", { timeout: 180_000 }, (whole) =>
  playToTheEnd(browser, friend, whole),
);
