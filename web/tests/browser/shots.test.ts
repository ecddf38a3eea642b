/** What a player does is seen to its end before the answer: the move, the beam, the hit, and the piece that goes. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { complaints, launch, middle, ply, untilPly } from "./browser";
import { mouse } from "./hands";
import { begin, film, type Frame } from "./shots";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  for (const game of GAMES) for (const level of [1, 5]) await loaded(game, level);
});
afterAll(() => browser.close());

/** Have an engine answer once: its first answer takes long, as the server loads what it thinks with. */
async function loaded(game: Game, level: number): Promise<void> {
  const page = await browser.newPage(DESK);
  await begin(page, game, level, { start: SHOTS[game].start });
  await mouse(page, SHOTS[game].action);
  await untilPly(page, 2);
  await page.close();
}

const DESK = { viewport: { width: 1280, height: 800 } };

/** For each game a position, and an action in it that strikes a piece. No answer to it ends the game: the weakest
 * engine may give any. */
const SHOTS = {
  khet: { start: "x39/6k3/10/10/4p34P2/10/4K5/9X1 s 0 0", action: "j4+", struck: "e4" },
  "pharaohs-light": { start: "10/4p11k3/10/10/4P35/10/10/6K3 r 0 0", action: "e4+", struck: "e7" },
  photon: { start: "5K4/2S37/10/10/10/2M14s12/10/10/10/6k3 r 0 0", action: "c5-", struck: "h5" },
  xionghan: { start: "13/7k5/13/13/13/13/1p5n5/13/13/4S8/13/5K7/13 r - 0 0", action: "e4h7", struck: "h7" },
};
type Game = keyof typeof SHOTS;
/** Slow enough for the answer of any level to come while the action is shown. */
const SPEED: Record<Game, number> = { khet: 0.15, "pharaohs-light": 0.15, photon: 0.15, xionghan: 0.1 };
const GAMES = Object.keys(SHOTS) as Game[];

/** How many actions the server has told a page. */
function played(page: Page): () => number {
  let count = 0;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => (count += Number(/"kind": ?"action"/.test(String(payload)))));
  });
  return () => count;
}

test.each(GAMES.flatMap((game) => [1, 2, 5].map((level) => ({ game, level }))))(
  "$game: the reader's own shot is seen before the answer of level $level",
  async ({ game, level }) => {
    const { start, action, struck } = SHOTS[game];
    const page = await browser.newPage(DESK);
    await page.addInitScript((speed) => localStorage.setItem("obelisk", JSON.stringify({ speed })), SPEED[game]);
    const heard = complaints(page);
    const actions = played(page);
    await begin(page, game, level, { start });
    const frames = await film(page);
    await mouse(page, action);
    await expect.poll(actions, { timeout: 30_000, interval: 20 }).toBe(2);
    expect(await ply(page), "the answer waits").toBe(1);
    await untilPly(page, 2);
    await page.getByText("Your turn.").waitFor();

    const mine = (await frames()).filter(({ ply }) => ply === 1);
    const last = mine.at(-1) as Frame;
    expect(mine[0]?.struck[struck], "what is hit is there at first").toBeGreaterThan(0.9);
    expect(last.struck[struck] ?? 0, "and gone at the end").toBeLessThan(0.2);
    expect(last.away, "who moved has arrived").toBeLessThan(1);
    const gliding = new Set(mine.flatMap((frame) => frame.gliding));
    expect([...gliding], "nobody else moves").toEqual(game === "xionghan" ? [struck] : []);
    expect(mine.every(({ status }) => !status.startsWith("Your turn")), "nobody is told to act").toBe(true);
    if (game !== "xionghan") {
      expect(last.beams.length).toBeGreaterThan(0);
      expect(Math.min(...last.beams), "every beam is drawn to its end").toBe(1);
      const onTheWay = mine.filter(({ beams }) => beams.some((drawn) => drawn > 0 && drawn < 1));
      expect(onTheWay.length, "the light is seen on its way").toBeGreaterThan(0);
      const tooEarly = mine.filter(({ beams, struck: seen }) => Math.max(...beams) < 1 && (seen[struck] ?? 0) < 0.9);
      expect(tooEarly, "no piece goes before the light is there").toEqual([]);
    }
    expect(heard).toEqual([]);
    await page.close();
  },
);

test("a click while the beam runs goes to the newest position, and takes the piece that it is on", async () => {
  const page = await browser.newPage(DESK);
  await page.addInitScript(() => localStorage.setItem("obelisk", '{"speed":0.01}')); // the beam runs for long
  await page.addInitScript(() => {
    let told = 0; // actions that the page has read of
    Object.assign(window, { told: () => told });
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener("message", ({ data }) => (told += Number(/"kind": ?"action"/.test(String(data)))));
      }
    };
  });
  await begin(page, "khet", 1, { start: SHOTS.khet.start });
  const frames = await film(page);
  const { x, y } = await middle(page, "e2");
  await mouse(page, "j4+");
  // the answer has come, and waits
  await page.waitForFunction(() => (window as unknown as { told: () => number }).told() === 2);
  expect(await ply(page)).toBe(1);
  await page.mouse.click(x, y);
  await untilPly(page, 2);
  await expect.poll(async () => (await frames()).at(-1)).toMatchObject({ ply: 2, struck: {} });
  expect((await frames()).filter(({ ply, struck }) => ply === 2 && Object.keys(struck).length)).toEqual([]);
  expect(await page.locator("[data-target]").count(), "the pharaoh is in hand").toBeGreaterThan(0);
  await page.close();
});

test("an assassin is seen to go to the point where it dies", async () => {
  const page = await browser.newPage(DESK);
  const start = "13/7k5/13/13/13/13/13/4p8/4T8/13/13/5K7/13 r - 0 0";
  await begin(page, "xionghan", 1, { start });
  const frames = await film(page);
  await mouse(page, "e5e2");
  await untilPly(page, 2);
  const mine = (await frames()).filter(({ ply }) => ply === 1);
  expect(mine[0]?.struck).toMatchObject({ e2: 1, e6: 1 });
  expect(new Set(mine.flatMap(({ gliding }) => gliding))).toEqual(new Set(["ghost e2"]));
  expect(mine.at(-1)?.away).toBe(0);
  await page.close();
});

test("where nothing moves the beam is seen at rest before the answer", async () => {
  const page = await browser.newPage({ ...DESK, reducedMotion: "reduce" });
  await begin(page, "khet", 1, { start: SHOTS.khet.start });
  const frames = await film(page);
  await mouse(page, "j4+");
  await untilPly(page, 2);
  const mine = (await frames()).filter(({ ply }) => ply === 1);
  const began = (ply: number) => frames().then((all) => all.find((frame) => frame.ply === ply)?.at ?? NaN);
  await expect.poll(() => began(2)).not.toBeNaN();
  expect((await began(2)) - (await began(1)), "ms in which it can be seen").toBeGreaterThan(800);
  expect(mine.every(({ beams }) => beams.every((drawn) => drawn === 1))).toBe(true);
  expect(mine.slice(1, -1).every(({ struck }) => struck.e4 === 1)).toBe(true);
  await page.close();
});

test("how a match ended is told when its last beam has struck", async () => {
  const page = await browser.newPage(DESK);
  await begin(page, "khet", 1, { start: "x32p3a3k4/10/10/5P13P2/10/4A25/4K5/9X1 s 0 0" });
  const frames = await film(page);
  await mouse(page, "j5+");
  await page.getByRole("region", { name: "Result" }).waitFor();
  const before = (await frames()).filter(({ ply, hasResult }) => ply === 1 && !hasResult);
  expect(Math.min(...(before.at(-1) as Frame).beams)).toBe(1);
  expect(before.some(({ beams }) => Math.min(...beams) < 1)).toBe(true);
  await page.close();
});
