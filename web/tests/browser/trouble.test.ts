/** Links that lead nowhere, seats that are gone, tabs that are old: a calm word, and what to do next. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launch, untilPly } from "./browser";
import { typed } from "./hands";
import { open, players, press, status } from "./players";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function visit(address: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(address.startsWith("/") ? inject("site") + address : address);
  return page;
}

test.each([
  { at: "/m/nothing-here", says: "This game doesn't exist, or it is private." },
  { at: "/analysis/match/nothing-here", says: "There is no finished game at this address." },
  { at: "/nowhere", says: "Page not found." },
  { at: "/game/chess", says: "Page not found." },
  { at: "/rules/chess", says: "Page not found." },
  { at: "/learn/chess", says: "Page not found." },
  { at: "/analysis/starclaim", says: "Page not found." },
])("$at has a calm page that leads home", async ({ at, says }) => {
  const page = await visit(at);
  await page.getByText(says).first().waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Laser chess" }).waitFor();
  await page.context().close();
});

test("an invitation serves once; later guests watch, and without it nobody sits down", async () => {
  const ann = await visit("/game/khet");
  await press(ann, "A friend");
  await press(ann, "Begin");
  const invitation = await ann.getByLabel("Send this link").inputValue();
  await ann.goto(invitation); // her own
  await ann.getByRole("alert").getByText("This is your own invitation.").waitFor();
  const damaged = await visit(`${invitation.slice(0, -4)}0000`);
  await damaged.getByRole("alert").getByText("This invitation isn't valid").waitFor();
  await damaged.context().close();
  const eve = await visit(ann.url());
  await eve.getByText("The free seat is reserved for a player with an invitation.").waitFor();
  expect(await eve.getByRole("button", { name: "Take this seat" }).count()).toBe(0);
  const ben = await visit(ann.url());
  await ben.getByText("The free seat is reserved").waitFor();
  await ben.goto(invitation); // into the same tab
  await ben.getByText(/Your turn\.|is thinking\./).waitFor();
  const joe = await visit(invitation);
  await joe.getByRole("alert").getByText("This seat is already taken, but you can watch the game here.").waitFor();
  await joe.locator("[data-square]").first().waitFor();
  expect(await joe.getByRole("button", { name: "Resign" }).count()).toBe(0);
  for (const page of [ann, ben, eve, joe]) await page.context().close();
});

test("two tabs of one seat stay together, and either plays", async () => {
  const both = await players(browser);
  const old = await both.ann.context().newPage();
  await old.goto(both.ann.url());
  await status(old).getByText("Your turn.").waitFor();
  await open(both);
  await untilPly(old, 2);
  await press(old, "Resign");
  await press(old, "Yes, resign");
  await both.ann.getByRole("heading", { name: "You lost." }).waitFor();
  await both.leave();
});

test("who signs out in another tab is told, and can load again", async () => {
  const both = await players(browser);
  const other = await both.ann.context().newPage();
  await other.goto(inject("site"));
  const status = await other.evaluate(async () => (await fetch("/api/session", { method: "DELETE" })).status);
  expect(status).toBeLessThan(300);
  await both.ann.getByRole("heading", { name: "You signed out" }).waitFor();
  await press(both.ann, "Reload");
  await both.ann.locator("[data-square]").first().waitFor(); // as a new guest, who watches
  await both.leave();
});

test("a position that cannot be played is explained before the game begins", async () => {
  const page = await visit("/game/khet");
  await page.getByText("Start from a position").click();
  await page.getByRole("textbox", { name: "Start from a position" }).fill("x39/10/10 s 0 0");
  await page.getByRole("alert").getByText("This can't be played.").waitFor();
  await page.getByRole("textbox", { name: "Start from a position" }).fill("");
  await page.getByRole("alert").getByText("This can't be played.").waitFor({ state: "detached" });
  await page.context().close();
});

test("rules that do not fit are explained where they are set, with a way to the rulebook", async () => {
  const page = await visit("/game/photon");
  await page.locator("summary", { hasText: "All rule options" }).click();
  const times = page.getByLabel("Draw when a position occurs N times");
  const begin = page.getByRole("button", { name: "Begin", exact: true });
  const set = async (value: string) => {
    await times.fill(value);
    await times.press("Tab");
  };
  for (const value of ["-1", "1"]) {
    await set(value);
    await page.getByText("0, or a whole number from 2 to 1,000,000,000.").waitFor();
    await page.getByRole("alert").getByText("Fix the highlighted").waitFor();
    expect(await times.getAttribute("aria-invalid")).toBe("true");
    await set("3");
    await page.getByRole("alert").waitFor({ state: "detached" });
  }
  await page.getByText("Start from a position").click();
  await page.getByRole("textbox", { name: "Start from a position" }).fill(`5K4${"/10".repeat(8)}/6k3 r 0 0`);
  const alert = page.getByRole("alert").filter({ hasText: "over before the first move. No shooters are left." });
  await alert.waitFor();
  expect(await begin.isDisabled()).toBe(true);
  await page.getByLabel("Draw when no shooter is left").uncheck();
  await alert.waitFor({ state: "detached" });
  await page.locator("button.begin:enabled").waitFor();

  await page.goto(`${inject("site")}/game/xionghan`);
  await page.locator("summary", { hasText: "All rule options" }).click();
  await page.getByLabel("Pawns", { exact: true }).uncheck();
  await page.getByLabel("Wardens can capture").check();
  await page.getByRole("alert").getByText("no pawn stands between the kings").waitFor();
  await page.getByRole("alert").getByRole("link", { name: "Read the rule" }).click();
  await page.getByText(/The message you saw: ".*no pawn stands between the kings/).waitFor();
  await page.context().close();
});

/** Let the server of a page have too much to do to look at lines of play, as long as that is so. */
async function crowd(page: Page, isSo: () => boolean): Promise<void> {
  const error = { code: "too-many", message: "too much is looked at here just now: wait 1 s", clause: null, match: null };
  const refusal = { status: 429, headers: { "retry-after": "1" }, json: { error } };
  await page.route("**/api/study", (route) => (isSo() ? route.fulfill(refusal) : route.continue()));
}

test("a newcomer whom a crowded server cannot show the board waits for it, is told so, and begins", async () => {
  const page = await (await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" })).newPage();
  let isCrowded = true;
  await crowd(page, () => isCrowded);
  await page.goto(`${inject("site")}/game/khet`);
  await page.getByRole("alert").getByText("too much is looked at here just now").waitFor();
  expect(await page.getByText("This can't be played.").count()).toBe(0);
  isCrowded = false;
  await page.locator("button.begin:enabled").waitFor();
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.context().close();
});

test("a page to begin on asks for its board once, and again when the rules change", async () => {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  let asked = 0;
  page.on("request", (request) => void (asked += Number(request.url().endsWith("/api/study"))));
  await page.goto(`${inject("site")}/game/khet`);
  await page.locator("button.begin:enabled").waitFor();
  await page.waitForTimeout(1000); // in which it would have asked again
  expect(asked).toBe(1);
  await page.getByRole("button", { name: "Dynasty", exact: true }).click();
  await expect.poll(() => asked).toBe(2);
  await page.context().close();
});

test("a game that was kept is not given up because the server is crowded", async () => {
  const page = await (await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" })).newPage();
  let isCrowded = false;
  await crowd(page, () => isCrowded);
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator('[data-square="c5"]').waitFor();
  await typed(page, "c5c6");
  await untilPly(page, 1);
  isCrowded = true;
  await page.reload();
  await page.getByText("too much is looked at here just now").first().waitFor();
  isCrowded = false;
  await untilPly(page, 1);
  await page.context().close();
});
