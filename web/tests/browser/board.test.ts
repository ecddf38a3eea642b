/** What the board and the page of a match can do besides plain moves. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { encode, path } from "../../src/lib/qr";
import { said } from "../games";
import { complaints, launch, middle, ply, untilPly } from "./browser";
import { mouse } from "./hands";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const DESK = { viewport: { width: 1280, height: 800 } };

test("a code to scan, plans that are played and dropped, taking back, and why not", async () => {
  const [ann, ben] = [await browser.newPage(DESK), await browser.newPage(DESK)];
  const heard = complaints(ben);
  await ann.goto(`${inject("site")}/game/khet`);
  await ann.getByRole("button", { name: "A friend" }).click();
  await ann.getByLabel("Your side").selectOption("0");
  await ann.getByRole("button", { name: "Begin", exact: true }).click();
  const link = await ann.getByLabel("Send this link").inputValue();
  const code = ann.getByRole("img", { name: said()("share-code") });
  expect(await code.locator("path").getAttribute("d")).toBe(path(encode(link)));
  await ben.goto(link);

  // whoever comes too late is told so, and may watch
  const carl = await browser.newPage(DESK);
  await ben.locator("svg[role=application]").waitFor();
  await carl.goto(link);
  await carl.getByText("This seat is already taken, but").waitFor();
  await carl.locator("svg[role=application]").waitFor();
  await carl.close();

  // Ben plans two moves while Ann thinks; the second stands on the first
  await plan(ben, "c7c6");
  await plan(ben, "c6c7");
  await ben.getByText("Planned: c7c6, c6c7").waitFor();
  expect(await ben.locator("[data-plan]").count()).toBe(2);
  await mouse(ann, "h2+");
  await untilPly(ann, 2);
  await mouse(ann, "h2-");
  await untilPly(ann, 4);
  expect(await ben.locator("[data-plan]").count()).toBe(0);

  // a right click forgets a plan, and draws nothing
  await plan(ben, "c7c6");
  const { x, y } = await middle(ben, "e8");
  await ben.mouse.click(x, y, { button: "right" });
  await ben.locator("[data-plan]").waitFor({ state: "detached" });
  expect(await ben.locator("[data-drawing]").count()).toBe(0);

  // a plan that Ann's move makes impossible is dropped, with a word
  await plan(ben, "c7c6");
  await mouse(ann, "c5c6");
  await ben.getByText("c7c6 is no longer possible").waitFor();
  await expect.poll(() => ply(ben)).toBe(5); // what came before is shown to its end first

  // Ann asks to take back, Ben agrees
  await ann.getByRole("button", { name: "Take back" }).click();
  await ben.getByText("asks to take back the last move").waitFor();
  await ben.getByRole("button", { name: "Accept" }).click();
  await ann.getByText("Your turn.").waitFor();
  expect(await ply(ann)).toBe(4);
  expect(heard).toEqual([]);

  // Ann tries what the rules do not allow, and is told why
  const piece = await middle(ann, "c5");
  await ann.mouse.click(piece.x, piece.y);
  const far = await middle(ann, "e8");
  await ann.mouse.click(far.x, far.y);
  await ann.getByText("pieces move one square at a time").waitFor();
  await ann.close();
  await ben.close();
});

/** Choose an action while it is the other side's turn; what can be planned comes from the server. */
async function plan(page: Page, action: string): Promise<void> {
  const number = (await page.locator("[data-plan]").count()) + 1;
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  const piece = page.locator(`[data-square="${from}"], [data-plan="${from}"]`).last();
  await piece.waitFor();
  const target = page.locator(`[data-target="${to}"]`);
  for (let tries = 0; tries < 40 && !(await target.isVisible()); tries++) {
    const box = await piece.boundingBox(); // anew each time: it may still move
    if (!box) throw new Error(`nothing is seen on ${from}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(250);
  }
  const end = await middle(page, to);
  await page.mouse.click(end.x, end.y);
  await page.locator("[data-plan]").nth(number - 1).waitFor();
}

test("arrows and circles come by the right button and go by the left", async () => {
  const page = await browser.newPage(DESK);
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator('[data-square="c5"]').waitFor();
  const [from, to] = [await middle(page, "c5"), await middle(page, "e8")];
  await page.keyboard.down("Shift");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: "right" });
  await page.keyboard.up("Shift");
  await page.mouse.click(from.x, from.y, { button: "right" });
  await page.locator('[data-drawing="c5e8"].dashed').waitFor({ state: "attached" });
  await page.locator('[data-drawing="c5c5"].plain').waitFor({ state: "attached" });
  await page.mouse.click(to.x, to.y);
  expect(await page.locator("[data-drawing]").count()).toBe(0);
  await page.close();
});

test("light flares at mirrors and ripples where it is absorbed, unless nothing shall move", async () => {
  const page = await browser.newPage(DESK);
  const heard = complaints(page);
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator('[data-square="c5"]').waitFor();
  const all = page.locator("[data-flash]");
  expect(await all.count()).toBe(0);
  const first = flashing(page);
  await mouse(page, "c1c2");
  expect(await first).toEqual(["flare", "flare", "flare", "flare"]);
  await all.first().waitFor({ state: "detached" });
  await mouse(page, "h5+");
  await untilPly(page, 2);
  const second = flashing(page);
  await mouse(page, "f4g5");
  expect(await second).toEqual(["flare", "flare", "flare", "flare", "ripple"]);
  await all.first().waitFor({ state: "detached" });
  expect(await page.locator("[data-ray]").count()).toBeGreaterThan(0); // its trace stays

  await page.emulateMedia({ reducedMotion: "reduce" });
  await mouse(page, "f8f7");
  await untilPly(page, 4);
  expect(await all.count()).toBe(0);
  expect(heard).toEqual([]);
  await page.close();
});

/** The flashes of silver's next beam, as soon as all are there and move. They are soon over: it is looked for them
 * from before the move on. */
async function flashing(page: Page): Promise<unknown> {
  const seen = await page.waitForFunction(() => {
    const all = [...document.querySelectorAll('svg[data-ply="1"] [data-flash], svg[data-ply="3"] [data-flash]')];
    const isMoving = all.length > 0 && all.every((one) => one.getAnimations().length > 0);
    return isMoving && all.map((one) => one.getAttribute("data-flash"));
  });
  return seen.jsonValue();
}

test("what is set is remembered, and a move is asked about if one likes that", async () => {
  const page = await browser.newPage(DESK);
  const flat = said("photon")("photon-value-preset-face");
  await page.goto(`${inject("site")}/game/photon`);
  await page.getByRole("button", { name: "Settings" }).click();
  for (const name of ["Dark", "Wood", "Fast"]) await page.getByRole("button", { name, exact: true }).click();
  await page.getByLabel("Confirm moves").check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: flat }).click();
  await page.reload();
  const root = page.locator("html");
  expect(await root.getAttribute("data-board")).toBe("wood");
  expect(await root.getAttribute("data-theme")).toBe("dark");
  await page.locator('button[aria-pressed="true"]', { hasText: flat }).waitFor();

  await page.getByLabel("Level").selectOption("1");
  await page.getByLabel("Your side").selectOption("0");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByText("Your turn.").waitFor();
  await mouse(page, "d2+");
  await page.getByRole("button", { name: "Not yet" }).click();
  expect(await ply(page)).toBe(0);
  await mouse(page, "d2+");
  await page.getByRole("button", { name: "Play it" }).click();
  await untilPly(page, 1);
  await page.close();
});

test("without a network the app still opens, and says so", async () => {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  await page.goto(inject("site"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now through the worker
  await page.getByRole("heading", { name: "Laser chess" }).waitFor();
  await context.setOffline(true);
  await page.goto(`${inject("site")}/game/khet`);
  await page.getByText("Can't reach the server.").waitFor();
  await context.setOffline(false);
  await page.getByLabel("Level").locator("option").first().waitFor({ state: "attached" });
  await page.locator("button.begin:enabled").waitFor(); // the board has come, too
  await context.close();
});

test.each([
  { at: "/editor/khet", works: "a:text-is('Play from here')" },
  { at: "/analysis/khet", works: "[role=gridcell]" },
])("a server that is lost when $at opens is asked again", async ({ at, works }) => {
  const context = await browser.newContext({ ...DESK, serviceWorkers: "block" });
  const page = await context.newPage();
  let isLost = true;
  await page.route("**/api/**", (route) => (isLost ? route.abort() : route.continue()));
  await page.goto(inject("site") + at);
  await page.getByText("Can't reach the server.").first().waitFor();
  isLost = false;
  await page.locator(works).first().waitFor();
  await page.getByText("Can't reach the server.").first().waitFor({ state: "detached" });
  await context.close();
});
