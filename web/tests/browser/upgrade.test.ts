/** A tab that is older than the server's app: it takes the newer one, and never stands still without a word. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launch } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The first page in a tab, for which a part of the app is not there: until it is loaded anew, or for good. */
async function oldTab(part: RegExp, isGone: "until-loaded" | "for-good"): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block" }); // it would have kept the part
  const page = await context.newPage();
  let loads = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && loads++));
  await page.route(part, (route) =>
    isGone === "for-good" || loads < 2 ? route.fulfill({ status: 404, body: "not here any more" }) : route.continue(),
  );
  await page.goto(inject("site"));
  await page.getByRole("heading", { name: "Laser chess" }).waitFor();
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  return page;
}

test("an old tab that misses a part loads the newer app by itself", async () => {
  const page = await oldTab(/\/assets\/Rulebooks-.*\.js/, "until-loaded");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await page.getByRole("heading", { name: "Rules" }).waitFor();
  expect(await page.evaluate(() => "isOld" in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe("/rules");
  await page.context().close();
});

test("a part that is missing in the newer app, too, is told instead of loading again and again", async () => {
  const page = await oldTab(/\/assets\/Rulebooks-.*\.js/, "for-good");
  let loads = 0;
  page.on("load", () => loads++);
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await page.getByRole("heading", { name: "Something went wrong." }).waitFor();
  await expect.poll(() => loads).toBe(1); // pictures may still have been on their way
  await page.waitForTimeout(500); // in which it would have been loaded again
  expect(loads).toBe(1);
  await page.getByRole("link", { name: "All games" }).click();
  await page.waitForURL(`${inject("site")}/`);
  await page.getByRole("heading", { name: "Laser chess" }).waitFor();
  await page.context().close();
});

test("a tab is told that a newer version is ready, and takes it when asked to", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(inject("site"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now through the worker
  await page.getByRole("heading", { name: "Laser chess" }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    Object.assign(window, { isOld: true });
    await navigator.serviceWorker.register("/sw.js?newer"); // as an upgraded server would send it
  });
  const notice = page.getByRole("alert").filter({ hasText: "A new version is available." });
  await notice.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => !("isOld" in window));
  await page.getByRole("heading", { name: "Laser chess" }).waitFor();
  await page.context().close();
});
