/** What the web app weighs, how soon it can be used, how smoothly it moves, and whether it jumps.
 * `npm run figures` prints it. Only sizes and jumps are judged: times depend on the machine. */

import { request } from "node:http";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { seen } from "./advice";
import { launch, untilPly } from "./browser";
import { mouse } from "./hands";
import { ask, made } from "./tour";

const FIRST_LOAD = 150; // KB at most, compressed, of the home page with its language, pictures and what the API says
const PRECACHE = 120; // KB at most that the service worker fetches besides
const JUMPS = 0.05; // layout shift at most, as browsers count it; 0.1 is called good
const TIMES = 5;
const MOVES = 5;

const figures: string[] = [];
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  const page = await browser.newPage();
  await page.goto(inject("site"), { timeout: 110_000 }); // until the server has all pictures
  await page.close();
});
afterAll(async () => {
  await browser.close();
  console.log(figures.join("\n"));
});

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** The bytes of a file as they travel. */
function weigh(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => (bytes += part.length));
      answer.on("end", () => resolve(bytes));
    });
    asked.on("error", reject).end();
  });
}

test("the first visit", async () => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weights: Record<string, number> = {};
  let total = 0;
  wire.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = (kinds.get(requestId) ?? "Other").toLowerCase();
    weights[kind] = (weights[kind] ?? 0) + encodedDataLength;
    total += encodedDataLength;
  });
  await wire.send("Network.enable");
  await page.goto(inject("site"), { waitUntil: "networkidle" });
  const parts = Object.entries(weights).map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`);
  figures.push(`first load of the home page: ${kilobytes(total)} KB (${parts.join(", ")})`);
  expect(kilobytes(total)).toBeLessThan(FIRST_LOAD);
  await context.close();
});

test("what is kept for when there is no network", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(inject("site"));
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [name] = await caches.keys();
    return (await (await caches.open(name ?? "")).keys()).map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(3);
  const total = (await Promise.all(kept.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);
  figures.push(`kept by the service worker at once: ${kilobytes(total)} KB in ${kept.length} files`);
  expect(kilobytes(total)).toBeLessThan(PRECACHE);
  await context.close();
});

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${inject("site")}/game/${game}`);
  await page.getByLabel("Level").selectOption("1");
  await page.getByLabel("Your side").selectOption("0");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator("[role=status].mine").waitFor();
}

test("until the board can be played on", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await begin(page, "khet");
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.reload();
    await page.locator("[role=status].mine").waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  times.sort((one, other) => one - other);
  const [best, middle] = [times[0], times[Math.floor(TIMES / 2)]].map((ms) => Math.round(ms ?? 0));
  figures.push(`until the board can be played on: best ${best} ms, median ${middle} ms of ${TIMES}`);
  await context.close();
});

test.each([
  { game: "photon", form: /^\w\d+[+-]$/, what: "turns and beams" },
  { game: "xionghan", form: /^\w\d+\w\d+$/, what: "moves" },
])("frames of $what in $game", async ({ game, form, what }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const rival = await (await browser.newContext()).newPage(); // an engine might end the game too soon
  for (const one of [page, rival]) await one.goto(`${inject("site")}/rules`);
  for (const one of [page, rival]) await one.evaluate(() => fetch("/api/me"));
  const id = await made(page, { game, seats: [{ kind: "me" }, { kind: "open" }] });
  const door = `/api/matches/${id}/commands`;
  await ask(rival, door, { type: "join" });
  await page.goto(`${inject("site")}/m/${id}`);
  await page.locator("[role=status].mine").waitFor();
  const first = async (of: Page) => (await seen(of, id)).actions.find((action) => form.test(action)) ?? "";
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  for (let move = 1; move <= MOVES; move++) {
    await mouse(page, await first(page));
    await untilPly(page, 2 * move - 1);
    await ask(rival, door, { type: "action", action: await first(rival) });
    await untilPly(page, 2 * move);
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running"));
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const slow = frames.filter((ms) => ms > 20).length;
  const share = Math.round((1000 * slow) / frames.length) / 10;
  figures.push(`frames over 20 ms while ${MOVES} ${what} of ${game} and the answers are shown: ${share} % of ${frames.length}`);
  expect(frames.length).toBeGreaterThan(10);
  await rival.context().close();
  await context.close();
});

const WINDOWS = [
  { name: "desk", viewport: { width: 1280, height: 800 } },
  { name: "phone", viewport: { width: 360, height: 740 } },
];

test.each(WINDOWS)("nothing jumps in a $name window", async ({ name, viewport }) => {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  const page = await context.newPage();
  const jumps: Record<string, number> = {};
  const note = async (where: string) => {
    await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
    await page.waitForTimeout(500); // whatever comes late has come
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    jumps[where] = Math.round(1000 * shifts.reduce((sum, shift) => sum + shift, 0)) / 1000;
  };
  await page.goto(inject("site"));
  await note("home");
  await page.goto(`${inject("site")}/game/photon`);
  await note("start");
  await begin(page, "photon");
  await page.reload();
  await page.locator("[role=status].mine").waitFor();
  await mouse(page, "d2+");
  await untilPly(page, 2);
  await note("match");
  await page.goto(inject("site"));
  await page.getByRole("link", { name: "Continue" }).waitFor();
  await note("home with a game");
  const told = Object.entries(jumps).map(([where, value]) => `${where} ${value}`);
  figures.push(`layout shift in a ${name} window: ${told.join(", ")}`);
  for (const [where, value] of Object.entries(jumps)) expect(value, where).toBeLessThan(JUMPS);
  await context.close();
});
