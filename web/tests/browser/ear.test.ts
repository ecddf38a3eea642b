/** Games by keyboard and by ear: only what a screen reader is told is known. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { adviser, advice, seen } from "./advice";
import { complaints, hasten, launch } from "./browser";
import { Ear } from "./ear";

let browser: Browser;
let friend: Page;
beforeAll(async () => {
  browser = await launch();
  friend = await adviser(browser, inject("site"));
});
afterAll(() => browser.close());

const MOST = 60; // own moves
const PATIENCE = 60_000; // ms until an action is answered

async function listener(path = ""): Promise<{ page: Page; ear: Ear; heard: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await hasten(context);
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(inject("site") + path, { waitUntil: "domcontentloaded" });
  return { page, ear: await Ear.of(page), heard };
}

test("Khet from the first page to the end", { timeout: 300_000 }, async () => {
  const { page, ear, heard } = await listener();
  await ear.until("heading", /Laser chess/);
  await page.keyboard.press("Tab");
  expect(await ear.focused()).toMatchObject({ role: "link", name: "Skip to content" });
  await page.keyboard.press("Enter"); // past the header
  await ear.tabTo("link", /^Khet/);
  await page.keyboard.press("Enter");
  await ear.until("heading", /^Play Khet$/);
  await ear.until("button", /^Begin$/); // the rules of the game are there
  await ear.tabTo("combobox", /^Level/);
  await page.keyboard.press("Home");
  await ear.tabTo("combobox", /^Your side/);
  await page.keyboard.type("Silver");
  expect((await ear.focused()).value).toBe("Silver");
  await ear.tabTo("button", "Begin");
  await page.keyboard.press("Enter");
  await ear.until("status", /^Your turn/);

  await ear.tabTo("gridcell", /^a1:/);
  await ear.listen();
  const cells = ear.all("gridcell").map(({ name }) => name);
  expect(cells).toHaveLength(80);
  expect(ear.all("row")).toHaveLength(8);
  expect(cells[0]).toBe("a8: Red sphinx facing south, reserved for Red");
  expect(cells.at(-1)).toBe("j1: Silver sphinx facing north, reserved for Silver");
  expect(cells).toContain("h4: Red pyramid facing north-east");
  expect(cells).toContain("e4: Silver scarab, mirror from south-west to north-east");

  const told = new Map<number, string>(); // each line once
  for (let move = 0; move < MOST; move++) {
    const now = await seen(page);
    if (now.isOver) break;
    const action = await advice(friend, now);
    await play(ear, action, told);
    await ear.until("status", /^(Your turn|You (won|lost)|Drawn)/);
  }
  expect(await ear.until("status", /^You won!/)).toContain("The pharaoh was lit");

  // each action was told, and with it a beam from the sphinx of its side
  const id = page.url().split("/").at(-1) ?? "";
  const record = (await (await page.request.get(`${inject("site")}/api/matches/${id}/record`)).json()) as {
    actions: { action: string }[];
  };
  const lines = [...told.values()];
  expect(lines).toHaveLength(record.actions.length);
  record.actions.forEach(({ action }, index) => {
    const line = lines[index] as string;
    expect(line, action).toMatch(index % 2 ? /^Red [a-z]+ / : /^Silver [a-z]+ /);
    for (const square of action.match(/[a-j][1-8]/g) ?? []) expect(line).toContain(square);
    expect(line).toMatch(index % 2 ? /Red's beam a8/ : /Silver's beam j1/);
  });
  expect(lines.at(-1)).toMatch(/[–][a-j][1-8] hits the red pharaoh\. The red pharaoh on [a-j][1-8] is destroyed\./);
  expect(heard).toEqual([]);
  await page.context().close();
});

/** Play an action of Khet by the board, or now and then by typing it; gather what is told of it and of the answer. */
async function play(ear: Ear, action: string, told: Map<number, string>): Promise<void> {
  const { page } = ear;
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  const before = told.size;
  if (before % 8 === 6) {
    await ear.tabTo("textbox", "Type a move");
    await page.keyboard.type(action);
    await page.keyboard.press("Enter");
  } else {
    await ear.tabTo("gridcell", /^[a-j][1-8]:/);
    await ear.walkTo(from);
    await ear.listen();
    const known = ear.told("log");
    await page.keyboard.press("Enter");
    const taken = await ear.until("log", new RegExp(`^Selected: Silver [^.]* ${from}\\.`), known);
    if (to.length === 1) await page.keyboard.press(to === "+" ? "e" : "q");
    else {
      expect(taken).toContain(to);
      expect((await ear.walkTo(to)).name).toContain("can go here");
      await page.keyboard.press("Enter");
    }
  }
  const end = Date.now() + PATIENCE;
  for (;;) {
    await ear.listen();
    for (const { id, text } of ear.told("log")) if (/^(Silver|Red) (moves|swaps|turns) /.test(text)) told.set(id, text);
    const isAnswered = told.size >= before + 2;
    if (Date.now() > end) throw new Error(`after ${action} nothing more is told than ${JSON.stringify(ear.lines("log"))}`);
    if (isAnswered || ear.lines("status").some((line) => line.startsWith("You won"))) return;
    await page.waitForTimeout(150);
  }
}

test("a round of Starclaim: bidding, burying, walking; secrets are told only while they are shown", { timeout: 180_000 }, async () => {
  const { page, ear, heard } = await listener("/game/starclaim");
  await ear.until("heading", /^Play Starclaim$/);
  await ear.tabTo("combobox", /^Seats/);
  await page.keyboard.press("Home"); // two players
  await ear.tabTo("combobox", /^Bots/);
  await page.keyboard.press("ArrowDown"); // the weakest
  await ear.tabTo("button", "Begin");
  await page.keyboard.press("Enter");

  await ear.until("status", /^Your bid/);
  await ear.tabTo("spinbutton", "Your bid");
  const least = Number((await ear.focused()).value);
  if (least > 100) await ear.tabTo("button", "Pass"); // the bot bids all that anybody has
  await page.keyboard.press("Enter");
  await ear.until("log", least > 100 ? /^You pass\.$/ : new RegExp(`^You bid ${least}\\.$`));
  await control(ear);

  // a mine is buried, and its place is told
  await onTheChart(ear);
  expect(await placed(ear)).toEqual([]);
  const hole = (await ear.walkTo("c3")).name;
  expect(hole).toBe("c3: free, can be chosen");
  await page.keyboard.press("Enter");
  await ear.tabTo("button", "Bury on c3");
  await page.keyboard.press("Enter");
  await ear.until("log", /^You bury a normal mine on c3\.$/);
  expect(await placed(ear)).toEqual(["c3: free, your normal mine"]);

  // covered, it is told no more, and uncovered it is again
  await page.keyboard.press("h");
  await ear.until("region", /^Only you see this$/);
  expect(await placed(ear)).toEqual([]);
  expect(await everything(ear)).not.toMatch(/bury a normal mine|Normal mine on c3|^\d+ gold$/m);
  await page.keyboard.press("h");
  await ear.listen();
  expect(await placed(ear)).toEqual(["c3: free, your normal mine"]);
  expect(await everything(ear)).toMatch(/Normal mine on c3/);
  await ear.tabTo("textbox", "Type a move"); // what a button does can be written
  await page.keyboard.type("end");
  await page.keyboard.press("Enter");
  await ear.until("log", /^You finish burying\.$/);
  await control(ear);

  // a walk of two cells, where the bot has left room for it
  await onTheChart(ear);
  const [from, to] = room(ear);
  await ear.walkTo(from);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter"); // the same cell again: begin there
  await ear.until("log", new RegExp(`^You claim ${from}\\.$|^You step on a mine`));
  if (ear.lines("log").some((line) => line === `You claim ${from}.`)) {
    await ear.until("status", /^Move to a neighbouring cell/);
    expect((await ear.walkTo(to)).name).toContain("can be chosen");
    await page.keyboard.press("Enter");
    await ear.until("log", new RegExp(`^You claim ${from} and ${to}\\.$|^You step on a mine`));
  }
  expect(heard).toEqual([]);
  await page.context().close();
});

/** Who is outbid passes, and who has control names the order; then the reader is asked to bury or to walk. */
async function control(ear: Ear): Promise<void> {
  for (;;) {
    const asked = await ear.until("status", /^(Your bid|You have control|Your turn)/, [], 60_000);
    if (asked.startsWith("Your turn")) return;
    const [first] = ear.inside("group", /^Choose who goes next/, "button");
    await ear.tabTo("button", asked.startsWith("Your bid") ? "Pass" : (first?.name ?? "a player to name"));
    await ear.page.keyboard.press("Enter");
    await ear.page.waitForTimeout(300);
  }
}

async function onTheChart(ear: Ear): Promise<void> {
  await ear.tabTo("gridcell", /^[a-z]\d+:/);
  await ear.listen();
}

/** A free cell and the free one below it, without a mine of one's own. */
function room(ear: Ear): [string, string] {
  const names = new Set(ear.all("gridcell").map(({ name }) => name));
  const isFree = (cell: string) => names.has(`${cell}: free, can be chosen`);
  for (const letter of "abcdef")
    for (let number = 1; number < 6; number++) {
      const [one, next] = [`${letter}${number}`, `${letter}${number + 1}`];
      if (isFree(one) && isFree(next)) return [one, next];
    }
  throw new Error("there is no room for a walk");
}

/** The cells that tell of an own mine. */
async function placed(ear: Ear): Promise<string[]> {
  await ear.listen();
  return ear.all("gridcell").map(({ name }) => name).filter((name) => name.includes("mine"));
}

/** All that can be heard on the page. */
async function everything(ear: Ear): Promise<string> {
  await ear.listen();
  return [...ear.lines("main"), ...ear.all("gridcell").map(({ name }) => name)].join("\n");
}
