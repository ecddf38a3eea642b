/** Control, and everything that can be bought in Starclaim, used at a real table by touching and by typing. What comes
 * before it is played through the server's doors, for all seats. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { ChartView } from "../../src/tables/starclaim/view";
import { complaints, launch } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const OTHER_MINE = "e5";

/** A table of which seat 0 is the page's; the others do nothing of note. */
class Table {
  private constructor(
    readonly match: string,
    readonly people: BrowserContext[],
    /** What seat 0 buys, round by round. */
    readonly bought: readonly string[],
    /** What seat 0 pays for control. */
    readonly bid: number,
  ) {}

  static async of(bought: readonly string[], seats = 2, bid = 0): Promise<Table> {
    const shape = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" as const };
    const people = await Promise.all(Array.from({ length: seats }, () => browser.newContext(shape)));
    for (const one of people) await one.request.get(`${inject("site")}/api/me`);
    const options = { seats, rounds: bought.length + 1 };
    const taken = people.map((_, seat) => ({ kind: seat ? "open" : "me" }));
    const wish = { game: "starclaim", options, seats: taken, visibility: "link", clock: { kind: "none" } };
    const made = await people[0]?.request.post(`${inject("site")}/api/matches`, { data: wish });
    const { match } = (await made?.json()) as { match: { id: string } };
    const table = new Table(match.id, people, bought, bid);
    for (let seat = 1; seat < seats; seat++) await table.command(seat, { type: "join" });
    return table;
  }

  async command(seat: number, command: object): Promise<void> {
    const door = `${inject("site")}/api/matches/${this.match}/commands`;
    const answer = await this.people[seat]?.request.post(door, { data: command });
    expect(answer?.status(), `${JSON.stringify(command)}: ${await answer?.text()}`).toBe(200);
  }

  async view(seat: number): Promise<ChartView> {
    const answer = await this.people[seat]?.request.get(`${inject("site")}/api/matches/${this.match}`);
    return ((await answer?.json()) as { view: ChartView }).view;
  }

  /** Play for both until seat 0 is asked for something in a round. */
  async until(round: number, asks: string): Promise<void> {
    for (;;) {
      const seat = (await this.view(0)).to_act[0] ?? 0;
      const view = await this.view(seat);
      if (seat === 0 && view.round === round && view.asks === asks) return;
      expect(view.round).toBeLessThanOrEqual(round);
      await this.command(seat, { type: "action", action: this.usual(seat, view) });
    }
  }

  private usual(seat: number, view: ChartView): string {
    switch (view.asks) {
      case "auction":
        return seat === 0 && this.bid && !view.auction?.high ? `bid ${this.bid}` : "pass";
      case "mine":
        return view.hand ? `mine ${seat === 0 ? "a6" : OTHER_MINE}` : "end";
      case "shop":
        return seat === 0 ? `buy ${this.bought[view.round - 1]}` : "skip";
      default:
        return seat === 1 && !view.turn?.path.length && !view.owner.f1 ? "step f1" : "stop";
    }
  }

  async open(): Promise<Page> {
    const page = (await this.people[0]?.newPage()) as Page;
    await page.goto(`${inject("site")}/m/${this.match}`);
    await page.locator("section.banner.mine").waitFor();
    return page;
  }

  async close(): Promise<void> {
    for (const one of this.people) await one.close();
  }
}

/** Touch a cell, and say yes if that is asked. */
async function touch(page: Page, cell: string, yes?: string): Promise<void> {
  await page.locator(`[data-target="${cell}"]`).click();
  if (yes) await page.getByRole("button", { name: yes, exact: true }).click();
}

async function use(page: Page, tool: string): Promise<void> {
  await page.getByRole("button", { name: tool, exact: true }).click();
}

async function type(page: Page, action: string): Promise<void> {
  await page.getByLabel("Type a move").fill(action);
  await page.keyboard.press("Enter");
}

/** A cell as it is heard. */
const cell = (page: Page, name: string) => page.getByRole("gridcell", { name, exact: true });
const told = (page: Page, text: string) => page.getByRole("region", { name: "What happened" }).locator("ol").getByText(text);

test("matrix, chase and spore mines are buried", async () => {
  const table = await Table.of(["matrix", "chase", "spore"]);
  await table.until(4, "mine");
  const page = await table.open();
  const heard = complaints(page);
  await use(page, "Matrix mine");
  await page.locator('[data-target="b2"]').click();
  expect(await page.locator(".pending").count()).toBe(4); // the whole square is shown before
  await page.getByRole("button", { name: "Bury on b2" }).click();
  await cell(page, "c3: free, your matrix mine, covering b2, c2, b3 and c3, can be chosen").waitFor();
  await told(page, "You bury a matrix mine covering b2, c2, b3 and c3.").waitFor();
  await use(page, "Chase mine");
  await touch(page, "d4");
  await touch(page, "f1");
  await cell(page, "f1: " + (await nameOf(page, 2)) + ", target of your chase mine on d4").waitFor();
  await told(page, "You bury a chase mine on d4, aimed at f1.").waitFor();
  await type(page, "spore c5");
  await cell(page, "c5: free, your spore mine, can be chosen").waitFor();
  await page.keyboard.press("h");
  await page.getByText("Press H to show").first().waitFor();
  expect(await page.getByRole("gridcell", { name: /mine/ }).count()).toBe(0);
  await page.keyboard.press("h");
  await touch(page, "a1", "Bury on a1");
  await page.getByRole("gridcell", { name: /^a1: .*mine/ }).waitFor();
  await use(page, "End turn");
  // who ends last here may be drawn to walk first: the banner would stay the reader's
  await expect.poll(() => told(page, "You finish burying.").count()).toBe(4); // once in each round
  expect((await table.view(0)).mines?.filter(({ round }) => round === 4).map(({ kind }) => kind).sort()).toEqual([
    "chase",
    "matrix",
    "normal",
    "spore",
  ]);
  expect(heard).toEqual([]);
  await table.close();
});

/** How seat 2 and the like are called at the table. */
async function nameOf(page: Page, number: number): Promise<string> {
  const shown = await page.locator("tbody tr").nth(number - 1).locator(".name").innerText();
  return `${shown.trim()} (${number})`;
}

test("a purify mine is buried, and a scanner looks ahead", async () => {
  const table = await Table.of(["purify", "scanner"]);
  await table.until(3, "mine");
  const page = await table.open();
  await use(page, "Purify mine");
  await touch(page, "b2", "Bury on b2");
  await cell(page, "b2: free, your purify mine, can be chosen").waitFor();
  await table.until(3, "occupy");
  await touch(page, "e4", "Start on e4");
  await use(page, "Scan");
  await touch(page, OTHER_MINE);
  await told(page, "You scan e5: 3 mines.").waitFor(); // of three rounds
  await cell(page, "e5: free, 3 mines seen, can be chosen").waitFor();
  await touch(page, "d4"); // walks, as a scan is for one step
  await type(page, "scan d3");
  await told(page, "You scan d3: no mines.").waitFor();
  await type(page, "scan c4");
  await page.getByRole("alert").getByText("You can scan only once before each step.").waitFor();
  await use(page, "Stop here");
  await told(page, "You stop.").first().waitFor();
  await table.close();
});

test("a robot sweeps, and a vehicle drives ahead into a mine", async () => {
  const table = await Table.of(["vehicle", "robot"]);
  await table.until(3, "occupy");
  const page = await table.open();
  await use(page, "Sweep a row");
  await page.locator('[data-target="c6"]').click();
  expect(await page.locator(".pending").count()).toBe(6);
  await page.getByRole("button", { name: "Send the robot" }).click();
  await told(page, "You sweep row 6 of normal mines.").waitFor(); // the own mines lay there
  expect((await table.view(0)).mines).toEqual([]);
  await use(page, "Send a vehicle");
  await touch(page, "d4", "Start on d4");
  await cell(page, "d4: free, the vehicle is here, a vehicle crossed safely").waitFor();
  await type(page, "drive e4");
  await touch(page, OTHER_MINE);
  await told(page, "Your vehicle explodes on e5!").waitFor();
  await cell(page, "e5: free, a mine exploded here, can be chosen").waitFor();
  await touch(page, "e4", "Start on e4");
  await touch(page, OTHER_MINE); // nothing lies there any more
  await page.locator('[data-owned="e5"]').waitFor();
  await table.close();
});

test("what is bought in the shop is used: a radar, and a deminer who is asked for", async () => {
  const table = await Table.of(["deminer", "radar"]);
  await table.until(1, "shop");
  const page = await table.open();
  await page.getByRole("button", { name: "Buy: Deminer" }).click();
  await told(page, "You buy a deminer.").waitFor();
  await table.until(2, "shop");
  await type(page, "buy radar");
  await told(page, "You buy a radar.").waitFor();
  await table.until(3, "mine");
  await use(page, "Use the radar");
  // the other buries in this round before or after it
  await page.getByRole("gridcell", { name: /^e5: free, [23] mines on your radar/ }).waitFor();
  await page.getByText("your radar from round 3").waitFor();
  await table.until(3, "occupy");
  const before = await table.view(1);
  await touch(page, OTHER_MINE, "Start on e5");
  await page.getByText("You stepped on a mine at e5. Use a deminer?").waitFor();
  expect(await table.view(1)).toEqual(before); // nobody else learns of the question
  expect(await page.locator("[data-secret] .question").count()).toBe(1);
  await type(page, "defuse yes");
  await page.locator('[data-owned="e5"]').waitFor();
  await told(page, "You use a deminer on e5.").waitFor();
  await table.close();
});

test("who has control names who goes next, and queues those who follow", async () => {
  const table = await Table.of([], 4, 5);
  await table.until(1, "pick");
  const page = await table.open();
  const seat = (number: number) => page.locator(".seats button", { has: page.getByText(String(number), { exact: true }) });
  const turn = async (number: number) => {
    await expect.poll(async () => (await table.view(0)).turn?.seat).toBe(number);
    for (const action of [`mine a${number + 1}`, "end"]) await table.command(number, { type: "action", action });
  };
  await seat(3).click(); // is named at once
  await page.locator("section.banner:not(.mine)").waitFor();
  await seat(1).click();
  await seat(4).click();
  await seat(1).click(); // and comes last after all
  expect(await page.getByText(/^Your queue/).innerText()).toContain("(4)");
  await turn(2);
  await turn(3);
  await page.getByText("Your queue is empty.").waitFor();
  await page.locator("section.banner.mine").waitFor();
  await type(page, "pick 1");
  await turn(1);
  await page.getByText("Your turn to bury").waitFor(); // the last one needs no naming
  await table.close();
});
