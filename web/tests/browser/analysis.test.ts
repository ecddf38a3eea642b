/** A finished game is analysed: variations, engine, review; and it travels in every form. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { complaints, launch, middle, untilPly } from "./browser";

const PATIENCE = 120_000; // ms: engines are slow where much else is done

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const WON = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]; // red's last move opens the way to its pharaoh

/** A match of two guests, played to its end. */
async function finished(ann: BrowserContext, ben: BrowserContext): Promise<string> {
  const site = inject("site");
  await ann.request.get(`${site}/api/me`);
  await ben.request.get(`${site}/api/me`);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const made = await ann.request.post(`${site}/api/matches`, { data: { game: "khet", seats } });
  const { id } = ((await made.json()) as { match: { id: string } }).match;
  const command = (who: BrowserContext, data: object) =>
    who.request.post(`${site}/api/matches/${id}/commands`, { data });
  await command(ben, { type: "join" });
  for (const [number, action] of WON.entries())
    await command(number % 2 ? ben : ann, { type: "action", action });
  return id;
}

test("who played a game has their own side at the bottom, and others the first", async () => {
  const [ann, ben, guest] = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const id = await finished(ann!, ben!);
  const rows = await Promise.all(
    [ann, ben, guest].map(async (who) => {
      const page = await who!.newPage();
      await page.goto(`${inject("site")}/analysis/match/${id}`);
      await page.locator("[data-square=j1]").waitFor();
      const [silver, red] = [await middle(page, "j1"), await middle(page, "a8")];
      return silver.y > red.y ? "silver" : "red";
    }),
  );
  expect(rows).toEqual(["silver", "red", "silver"]);
  await Promise.all([ann, ben, guest].map((who) => who!.close()));
});

const moves = (page: Page) => page.getByRole("group", { name: "Moves" });

test("a finished game: the engine's lines, a variation, and a review that finds the mistake", async () => {
  const ann = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const ben = await browser.newContext();
  const id = await finished(ann, ben);
  const page = await ann.newPage();
  const heard = complaints(page);
  await page.goto(`${inject("site")}/m/${id}`);
  await page.getByRole("link", { name: "Analyse" }).click();
  await moves(page).getByRole("button", { name: "j1+" }).waitFor();
  expect(await moves(page).getByRole("button").allInnerTexts()).toEqual(["Start", ...WON]);
  await page.keyboard.press("End");
  await page.getByText("Silver wins. The pharaoh was lit.").first().waitFor();
  await page.getByText("The game is over here.").waitFor();

  // before the last move the engine sees the win; hovering shows it on the board
  await page.keyboard.press("ArrowLeft");
  const line = page.getByRole("button", { name: /^j1\+ .*Silver wins in 1/ });
  await line.hover();
  await page.locator('[data-over="j1+"] [data-preview]').waitFor();
  await page.locator("[data-over] .lost").first().waitFor();
  await line.click();
  await untilPly(page, 5);

  // another second move, by mouse; after a click on the board arrows still step
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await atPly(page, 1);
  const { x, y } = await middle(page, "c7");
  await page.mouse.click(x, y);
  await page.locator('[data-turn="1"]').hover();
  await page.locator('[data-over="c7+"] [data-preview]').waitFor();
  await page.locator('[data-turn="1"]').click();
  const variation = page.getByRole("group", { name: "Variation" });
  await variation.getByRole("button", { name: "c7+" }).waitFor();
  await atPly(page, 2);
  await page.getByLabel("Comment on c7+").fill("calmer {this} one");
  await page.getByLabel("Comment on c7+").blur();
  await variation.getByText("calmer {this} one").waitFor();
  await page.keyboard.press("ArrowUp"); // to the move it stands beside
  expect(await current(page)).toBe("f8f7");
  await page.keyboard.press("ArrowDown");
  expect(await current(page)).toBe("c7+");
  await page.getByRole("button", { name: "Make main line" }).click();
  await variation.getByRole("button", { name: "f8f7" }).waitFor();
  await page.getByRole("button", { name: "Delete from here" }).click();
  await variation.waitFor({ state: "detached" });
  expect(await moves(page).getByRole("button").allInnerTexts()).toEqual(["Start", ...WON]);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await variation.getByRole("button", { name: "f8f7" }).click();
  await page.getByRole("button", { name: "Make main line" }).click();

  // the whole game, and where it was lost
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await page.getByRole("button", { name: "Analyse again" }).waitFor({ timeout: 40_000 });
  const mistake = moves(page).getByRole("button", { name: /^f5e6 ?\?\? ?Blunder/ });
  await mistake.click();
  await page.getByText(/Blunder\. .+ was better/).waitFor();
  const graph = page.getByRole("slider", { name: "Evaluation of the game" });
  expect(await graph.getAttribute("aria-valuetext")).toBe("After f5e6, move 4: Silver wins in 1");
  await graph.focus();
  await page.keyboard.press("ArrowRight");
  await expectText(graph, "After j1+, move 5: Silver has won");
  await graph.click({ position: { x: 8, y: 40 } });
  await atPly(page, 0);

  // the engine stays off when it was switched off
  await page.getByRole("switch", { name: "Engine" }).click();
  await page.reload();
  await moves(page).getByText("calmer {this} one").waitFor(); // and what was done is still there
  await page.getByText("The engine is off.").waitFor();
  expect(heard).toEqual([]);
  await ann.close();
  await ben.close();
}, PATIENCE);

test("export and import are inverse in every form, and what is damaged is explained", async () => {
  const site = inject("site");
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${site}/analysis/xionghan`);
  await page.getByText("Import and export").click();
  const field = page.getByLabel("Paste a record");
  const take = async (text: string) => {
    await field.fill(text);
    await page.getByRole("button", { name: "Import", exact: true }).click();
  };
  const source = '[Game "Photon"]\n[Red "Ann"]\n[Blue "Ben \\"b\\""]\n[Options "mirror_model=face, quiet_limit=0"]\n\n1. d2+ {first} 1… d7- (1… c8c7 2. c1c2) 2. d2-';
  await take(source);
  await page.getByText("Imported.").waitFor();
  await page.getByRole("heading", { name: "Photon" }).waitFor();
  await page.getByText("Ann – Ben").waitFor();
  const text = await copied(page, "Copy moves as text");
  expect(text.trim()).toBe(source);

  const link = await copied(page, "Copy link to the whole analysis");
  const other = await context.newPage();
  const heardThere = complaints(other);
  await other.goto(link);
  await other.getByText("Import and export").click();
  expect(await copied(other, "Copy moves as text")).toBe(text);

  const record = await saved(page, "Save as a record");
  expect(JSON.parse(record.toString()).actions).toHaveLength(3);
  await other.goto(`${site}/analysis/khet`);
  await other.getByText("Import and export").click();
  const file = other.getByLabel("Choose a file", { exact: true });
  const choose = (buffer: Buffer) => file.setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await choose(record.subarray(0, 200));
  await other.getByRole("alert").getByText("This is not a saved game, or it is damaged.").waitFor();
  expect(await file.inputValue()).toBe(""); // the same file can be chosen when it is mended
  await choose(record);
  await other.getByText("Ann – Ben").waitFor();
  expect(await copied(other, "Copy moves as text")).toBe(text);

  expect((await saved(page, "Picture (PNG)")).subarray(1, 4).toString()).toBe("PNG");
  expect((await saved(page, "Picture (SVG)")).toString()).toMatch(/^<svg/);

  // a position, as text and as a link
  await moves(page).getByRole("button", { name: "c1c2" }).tap();
  await atPly(page, 3);
  const position = await copied(page, "Copy position");
  await other.goto(await copied(page, "Copy link to this position"));
  await atPly(other, 3);
  await take(position);
  await page.getByText("Make a move on the board").waitFor();
  await atPly(page, 3);

  // what cannot be read is explained, and stays to be mended
  const damaged = record.toString().slice(0, 200);
  for (const [wrong, why] of [
    [damaged, /can't be imported\. This is not a saved game, or it is damaged/],
    ["1. d2+ d2+", /can't be imported\. Move 2, d2\+: /],
    ["1. d2+ (d7-", "The ( that opens here is never closed"],
    ["4K5/10/10 r 0 0", /The board has 3 rows\. It must have 10/],
    [`${site}/analysis/photon#a=abc`, "This link is damaged"],
  ] as const) {
    await take(wrong);
    await page.getByRole("alert").getByText(why).waitFor();
    expect(await field.inputValue()).toBe(wrong);
  }
  await atPly(page, 3);
  expect([...heard, ...heardThere].filter((line) => !line.includes("422"))).toEqual([]); // what the server refused
  await context.close();
}, PATIENCE);

test("pictures and the words of the graph are as the board and the moves are liked", async () => {
  const site = inject("site");
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  await context.addInitScript(() =>
    localStorage.setItem("obelisk", JSON.stringify({ pieces: "icons", notation: "chinese" })),
  );
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${site}/analysis/xionghan`);
  await page.getByText("Import and export").click();
  await page.getByLabel("Paste a record").fill("1. g5g6");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Imported.").waitFor();
  const position = await page.getByLabel("Position", { exact: true }).inputValue();
  const data = { game: "xionghan", position, theme: "light", seat: 0, pieces: "icons" };
  const drawn = await context.request.post(`${site}/api/positions/picture`, { data });
  expect((await saved(page, "Picture (SVG)")).toString()).toBe(await drawn.text());

  await page.getByRole("button", { name: "Analyse the game" }).click();
  await page.getByRole("button", { name: "Analyse again" }).waitFor({ timeout: 40_000 });
  const move = await moves(page).getByRole("button").nth(1).innerText();
  expect(move).toMatch(/^\p{Script=Han}/u);
  await page.getByText("Text version").click();
  await page.getByText(`After ${move.slice(0, 4)}, move 1:`).waitFor();
  expect(heard).toEqual([]);
  await context.close();
}, PATIENCE);

async function atPly(page: Page, wanted: number): Promise<void> {
  await page.locator(`svg[role=application][data-ply="${wanted}"]`).waitFor();
}

async function current(page: Page): Promise<string> {
  return moves(page).locator("[aria-current]").innerText();
}

async function expectText(slider: Locator, text: string): Promise<void> {
  await slider.and(slider.page().locator(`[aria-valuetext="${text}"]`)).waitFor();
}

async function copied(page: Page, button: string): Promise<string> {
  await page.bringToFront();
  await page.getByRole("button", { name: button }).click();
  await page.getByText("Copied.").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await download.path());
}

test("a game in progress closes its own position, with a way back to it, and nothing else", async () => {
  const site = inject("site");
  const [ann, ben] = [await browser.newContext(), await browser.newContext()];
  for (const one of [ann, ben]) await one.request.get(`${site}/api/me`);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const made = await ann.request.post(`${site}/api/matches`, { data: { game: "khet", seats } });
  const { id } = ((await made.json()) as { match: { id: string } }).match;
  await ben.request.post(`${site}/api/matches/${id}/commands`, { data: { type: "join" } });
  const page = await ann.newPage();
  await page.goto(`${site}/analysis/khet`);
  const engine = page.getByRole("region", { name: "Engine" });
  await engine.getByText("You have a Khet game in progress. The engine is off until it ends.").waitFor();
  expect(await engine.getByRole("link", { name: "Go to the game" }).getAttribute("href")).toBe(`/m/${id}`);

  await page.goto("about:blank");
  await page.goto(`${site}/analysis/khet#moves=h2h1+f8f7`); // another game
  await moves(page).getByRole("button", { name: "f8f7" }).click();
  await engine.getByText(/^depth \d/).waitFor({ timeout: PATIENCE });
  expect(await engine.getByRole("link").count()).toBe(0);
  await ann.close();
  await ben.close();
});
