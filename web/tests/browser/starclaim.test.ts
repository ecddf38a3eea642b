/** A whole game of Starclaim among bots, and people who meet at a table. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { said } from "../games";
import { complaints, launch, wire } from "./browser";
import { foreign, NAMES } from "./inspect";
import { answer, english as en, look, reply, type Asked } from "./starclaim";
import { ask, made } from "./tour";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Told {
  type: string;
  seat?: number | null;
  now?: { status: string };
  events?: { event: string; cell?: string; item?: string | null }[];
  view?: { mines: { cell: string }[] | null; gold: number | null; all_mines: unknown; all_gold: unknown };
}

/** Everything that a page is sent through its sockets. */
function overhear(page: Page): string[] {
  const texts: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => texts.push(String(payload)));
  });
  return texts;
}

test("a newcomer plays eight bots to the end, and is told nobody else's secrets", { timeout: 180_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = complaints(page);
  const texts = overhear(page);
  await page.goto(inject("site"));
  await page.getByRole("link", { name: "Starclaim" }).click();
  await page.getByText(en("starclaim-table-rules")).click();
  await page.getByLabel("Rounds").selectOption("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("svg[role=application]").waitFor();
  const icons = page.locator("[data-secret] use");
  let most = 0; // of the own mines at a time, as far as was told
  let read = 0;
  do {
    const shown = await page.evaluate(() => ({
      isOver: document.querySelector('[aria-label="Result"]') !== null,
      mines: document.querySelectorAll("[data-secret] use").length,
    }));
    for (; read < texts.length; read++) {
      const { now, view } = JSON.parse(texts[read] ?? "{}") as Told;
      if (now?.status === "running") most = Math.max(most, view?.mines?.length ?? 0);
    }
    if (!shown.isOver) expect(shown.mines, "only own mines are drawn").toBeLessThanOrEqual(most);
  } while (await answer(page));
  expect(most).toBeGreaterThan(0);

  const match = page.url().split("/").at(-1) ?? "";
  const messages = texts.map((text) => JSON.parse(text) as Told);
  const running = messages.filter((one) => one.now?.status === "running");
  expect(running.length).toBeGreaterThan(100);
  const me = messages.find((one) => one.type === "hello")?.seat;
  const record = (await (await page.request.get(`${inject("site")}/api/matches/${match}/record`)).json()) as {
    actions: { seat: number; action: string }[];
  };
  const played = (word: string, isMine: boolean) =>
    record.actions.filter(({ seat, action }) => action.startsWith(word) && (seat === me) === isMine);
  expect(played("mine ", false)).toHaveLength(16); // there were secrets to tell
  const told = (kind: string) => running.flatMap((one) => one.events ?? []).filter((one) => one.event === kind);
  const laid = ["mine ", "matrix ", "chase ", "spore ", "purify "].flatMap((word) => played(word, true));
  expect(told("buried")).toHaveLength(laid.length);
  expect(told("bought").filter((one) => one.item)).toHaveLength(played("buy ", true).length);
  expect(told("question")).toHaveLength(played("defuse ", true).length);
  expect(told("radar")).toHaveLength(played("radar", true).length);
  for (const { view } of running) expect([view?.all_mines ?? null, view?.all_gold ?? null]).toEqual([null, null]);
  const mine = new Set(laid.map(({ action }) => action.split(" ")[1]));
  for (const { view } of running)
    for (const { cell } of view?.mines ?? []) expect(mine).toContain(cell);
  expect(texts.some((text) => text.includes('"seed"') || text.includes('"secrets"'))).toBe(false);

  // looking back: everything is shown now
  await page.getByRole("button", { name: en("starclaim-table-replay") }).click();
  await page.getByRole("button", { name: "Round 2" }).click();
  expect(await icons.count()).toBeGreaterThan(0);
  expect(await page.locator(".frame").count()).toBe(0); // nobody's own
  await page.getByLabel("Show").selectOption({ index: 2 });
  await page.getByText("Only you see this").waitFor();
  expect(heard).toEqual([]);
  await page.close();
});

test.each([
  ["zh", "9", "1"], // eight bots
  ["ru", "3", "2"], // and a shop
] as const)("a newcomer plays to the end in %s, and reads no English", { timeout: 120_000 }, async (language, seats, rounds) => {
  const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } });
  const words = said("starclaim", language);
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${inject("site")}/game/starclaim`);
  await page.getByLabel(words("many-seats")).selectOption(seats);
  await page.locator("summary", { hasText: words("starclaim-table-rules") }).click();
  await page.getByLabel(words("starclaim-option-rounds")).selectOption(rounds);
  await page.getByRole("button", { name: words("many-begin"), exact: true }).click();
  await page.locator("svg[role=application]").waitFor();
  const me = (await page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { name: string }).name)).split(" ");
  const read = async () => expect(await foreign(page, [...NAMES, ...me])).toEqual([]);
  const seen = new Set<string>();
  let asked: Asked;
  do {
    asked = await look(page, words);
    const moment = `${asked.phase} ${asked.isMine}`;
    if (!seen.has(moment)) await read();
    seen.add(moment);
  } while (await reply(page, asked, "passed", words));
  await read();
  expect(seen).toContain(`${words("starclaim-phase-occupy")} true`);
  expect(seen.has(`${words("starclaim-phase-shop")} true`)).toBe(rounds === "2");
  await page.getByRole("button", { name: words("starclaim-table-replay") }).click();
  await page.locator("main input[type=range]").waitFor();
  await read();
  expect(heard).toEqual([]);
  await context.close();
});

/** Moments in which much is secret: what the page is told of them, and one of the words that it shows then. */
const MOMENTS = [
  {
    shown: "Matrix mine",
    view: { phase: "mine", asks: "mine", hand: 1 },
    choices: { mine: ["a1", "b2"], matrix: ["a1"], radar: [], end: [] },
  },
  {
    shown: "Sweep a row",
    view: { phase: "occupy", asks: "occupy" },
    choices: { step: ["a1", "b2"], robot: ["row 1", "column a"], vehicle: [], stop: [] },
  },
  { shown: "mine at b3", view: { phase: "occupy", asks: "defuse", defuse: "b3" }, choices: { defuse: ["yes", "no"] } },
  {
    shown: "You have 77 gold",
    view: { phase: "shop", asks: "shop", stock: { radar: 2 } },
    choices: { skip: [], buy: ["radar"], prices: { radar: 15 } },
  },
];
const SECRET = /77|15|gold|deminer|vehicle|sweep|radar|normal mine|matrix|b3|your mines/i;

test("what is covered is nowhere on the page, and what only the reader sees on the map has a frame", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  let moment = MOMENTS[0];
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const told = JSON.parse(String(text)) as { view?: object; now?: { to_act: number[] }; choices?: object };
      if (told.now) told.now.to_act = [0, 1]; // also where only that is told
      if (told.view && told.now) {
        const mines = [{ kind: "normal", cell: "c3", round: 1 }];
        const secrets = { gold: 77, items: { deminer: 1 }, mines, radar: { round: 1, counts: { a2: 1 } } };
        told.view = { ...told.view, ...secrets, auction: null, controller: null, ...moment?.view };
        told.choices = moment?.choices ?? {};
      }
      line.send(JSON.stringify(told));
    });
  });
  await page.goto(`${inject("site")}/game/starclaim`);
  await page.getByLabel("Seats").selectOption("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText(MOMENTS[0]?.shown ?? "").first().waitFor();
  for (moment of MOMENTS) {
    await page.reload();
    await page.getByText(moment.shown).first().waitFor();
    // what everybody is told about a phase is put away; a tip about a deminer tells that there is one
    while (moment.view.asks !== "defuse" && (await page.getByRole("note").count()))
      await page.getByRole("button", { name: "Got it" }).click();
    expect(await page.locator("[data-secret] .frame").count()).toBe(1);
    await page.keyboard.press("h");
    await page.getByText("Press H to show").nth(1).waitFor();
    expect(await page.locator("[data-secret], .frame").count()).toBe(0);
    for (const part of [".banner", ".asked"])
      for (const text of await page.locator(part).allInnerTexts()) expect(text).not.toMatch(SECRET);
    expect(await page.getByRole("gridcell", { name: "your" }).count()).toBe(0);
    await page.locator(".ask").getByRole("button", { name: "Show" }).click();
    await page.getByText(moment.shown).first().waitFor();
    expect(await page.locator("[data-secret] .frame").count()).toBe(1);
  }
  await page.close();
});

test("while gold is covered, nothing tells how much a bid is", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const rival = await browser.newPage(); // a bot might bid so much that 50 is too little
  for (const one of [page, rival]) await one.goto(`${inject("site")}/rules`);
  for (const one of [page, rival]) await one.evaluate(() => fetch("/api/me"));
  const options = { seats: 2, overbid: false };
  const id = await made(page, { game: "starclaim", options, seats: [{ kind: "me" }, { kind: "open" }] });
  const door = `/api/matches/${id}/commands`;
  await ask(rival, door, { type: "join" });
  const told = await page.request.get(`${inject("site")}/api/matches/${id}`);
  const { now } = (await told.json()) as { now: { to_act: number[] } };
  if (now.to_act[0] === 1) await ask(rival, door, { type: "action", action: "bid 1" });
  await rival.close();
  await page.goto(`${inject("site")}/m/${id}`);
  await page.getByLabel("Your bid").waitFor();
  await page.getByRole("heading", { name: "What happened" }).click();
  await page.keyboard.press("h");
  const shown = [];
  for (const amount of ["50", "500"]) {
    await page.getByLabel("Your bid").fill(amount);
    await page.getByRole("button", { name: `Bid ${amount}`, exact: true }).click();
    const asked = page.locator(".asked");
    await asked.getByText("Your gold is hidden").waitFor();
    shown.push((await asked.innerHTML()).replaceAll(amount, ""));
  }
  expect(shown[1]).toBe(shown[0]);
  await page.getByRole("button", { name: "Bid 500 anyway" }).click();
  await page.getByRole("alert").getByText("hidden with your secrets").waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/100/);
  await page.keyboard.press("h");
  await page.getByRole("alert").getByText("You have 100 gold").waitFor();
  await page.close();
});

/** Everything else that a page is sent, but for the app, which is the same for all. */
function fetched(page: Page): string[] {
  const bodies: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/")) void response.text().then((text) => bodies.push(text), () => undefined);
  });
  return bodies;
}

/** What somebody's own page tells of it: where the mines lie, and how much gold is left. */
async function secretsOf(page: Page): Promise<{ cells: string[]; gold: string }> {
  const told = (await page.locator("[data-secret]").allInnerTexts()).join("\n");
  return {
    cells: [...told.matchAll(/ mine on ([a-z]\d+)/g)].map(([, cell]) => cell ?? ""),
    gold: /\d+ gold/.exec(told)?.[0] ?? "",
  };
}

/** What was told, without the choices: everybody may bury on any cell. */
function withoutChoices(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === "choices" ? undefined : value));
}

test("three people and six bots: a link, private talk, a broken connection, and nobody else's secrets", { timeout: 180_000 }, async () => {
  const contexts: BrowserContext[] = [];
  const pages: Page[] = [];
  for (let place = 0; place < 3; place++) {
    const context = await browser.newContext({ viewport: { width: place ? 360 : 1280, height: 800 } });
    contexts.push(context);
    pages.push(await context.newPage());
  }
  const [ann, ben, eve] = pages as [Page, Page, Page];
  const texts = pages.map(overhear);
  const bodies = pages.map(fetched);
  const line = await wire(ben);

  await ann.goto(`${inject("site")}/game/starclaim`);
  await ann.getByRole("button", { name: "Friends" }).click();
  await ann.getByText(en("starclaim-table-rules")).click();
  await ann.getByLabel("Rounds").selectOption("2");
  await ann.getByText("All rule options").click();
  await ann.getByRole("combobox", { name: en("starclaim-option-no_bid") }).selectOption("random");
  await ann.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.getByLabel("Link to this table").inputValue();
  await ben.goto(link);
  await ben.getByText("Leave the table").waitFor();
  const rules = await ben.getByRole("region", { name: en("starclaim-table-rules") }).innerText();
  expect(rules.split("\n").filter(Boolean).slice(1)).toEqual([
    "Rounds",
    "2 rounds",
    "Map",
    "12 × 12 cells",
    "Auction",
    en("starclaim-value-auction-turn"),
    "Order of play",
    en("starclaim-value-order-stepwise"),
    en("starclaim-option-no_bid"),
    en("starclaim-value-no_bid-random"),
    en("starclaim-table-timers"),
    en("starclaim-table-timersTalk"),
    en("starclaim-table-timersHint"),
    en("starclaim-table-chatForm"),
    en("starclaim-table-chat-table"),
  ]);
  await eve.goto(link);
  await eve.getByText("Leave the table").waitFor();
  expect(await ben.getByRole("button", { name: "Begin with bots" }).count()).toBe(0);
  await ann.getByLabel("Bots").selectOption({ index: 4 }); // weaker ones blunder, and bid anything
  await ann.getByRole("button", { name: "Begin with bots" }).click();
  await eve.getByText("Time to talk").waitFor();

  // Ann and Ben agree on something; Eve is told nothing of it
  await ann.locator(".rooms button").nth(1).click();
  const long = "we leave ".repeat(60).trim();
  await ann.getByLabel(en("starclaim-table-say")).evaluate((one) => one.removeAttribute("maxlength"));
  await ann.getByLabel(en("starclaim-table-say")).fill(long);
  await ann.keyboard.press("Enter");
  await ann.getByRole("alert").getByText("at most 500 characters").waitFor();
  expect(await ann.getByLabel(en("starclaim-table-say")).inputValue()).toBe(long); // what is refused comes back
  await ann.getByLabel(en("starclaim-table-say")).fill("we leave the corner to each other");
  await ann.keyboard.press("Enter");
  await ben.getByText("we leave the corner to each other").waitFor();
  await ann.locator(".rooms button").first().click();
  await ann.getByLabel(en("starclaim-table-say")).fill("good luck, everybody");
  await ann.keyboard.press("Enter");
  await eve.getByText("good luck, everybody").waitFor();
  expect(texts[1]?.some((text) => text.includes("the corner"))).toBe(true);
  expect(texts[2]?.some((text) => text.includes("the corner"))).toBe(false);

  await ann.locator(".rooms button").nth(1).click();
  for (const page of pages) await page.getByRole("button", { name: en("starclaim-table-ready") }).click();
  await ann.getByText("win control of this round").waitFor();

  // the pause is over: what was meant for Ben alone is refused, and not told to all
  await ann.getByLabel(en("starclaim-table-say")).fill("too late for a secret");
  await ann.keyboard.press("Enter");
  await ann.getByRole("alert").getByText(en("server-private-pauses")).waitFor();
  expect(await ann.getByLabel(en("starclaim-table-say")).inputValue()).toBe("too late for a secret");
  expect(texts[2]?.some((text) => text.includes("too late"))).toBe(false);

  // Ben's connection breaks while Ann bids; when it is back he sees the bid
  await line.cut();
  await ben.getByText("Connection lost.").waitFor();
  await ann.getByLabel("Your bid").fill("120");
  await ann.getByRole("button", { name: "Bid 120", exact: true }).click();
  await ann.getByText("you can't pay").waitFor();
  await ann.getByLabel("Your bid").fill("12");
  await ann.getByRole("button", { name: "Bid 12", exact: true }).click();
  await eve.getByText("bids 12").first().waitFor();
  expect(await ben.getByText("bids 12").count()).toBe(0);
  line.mend();
  await ben.getByText("bids 12").first().waitFor();
  expect(await ben.getByText("Connection lost.").count()).toBe(0);

  // where the keyboard is after an answer is seen; after a touch it is not
  const outline = (page: Page) =>
    page.locator(".asked:focus").evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline(ann)).toBe("none");
  await ben.getByRole("button", { name: "Pass" }).focus();
  await ben.keyboard.press("Enter");
  expect(await outline(ben)).toBe("solid");

  // all bids of the auction can be read, the newest first
  await eve.getByLabel("Your bid").fill("13");
  await eve.getByRole("button", { name: "Bid 13", exact: true }).click();
  await ann.getByText("win control of this round").waitFor();
  const bids = await ann.getByRole("list", { name: "Bids so far" }).getByRole("listitem").allInnerTexts();
  expect(bids).toHaveLength(9);
  expect(bids[0]).toContain("(9)");
  expect(bids[8]).toContain("You bid 12.");

  // the secrets are covered by a key
  await ann.getByRole("heading", { name: "What happened" }).click();
  await ann.keyboard.press("h");
  await ann.getByText("Press H to show").waitFor();
  expect(await ann.locator("[data-secret]").count()).toBe(0);
  expect(await ann.getByText("we leave the corner to each other").count()).toBe(0);
  await ann.keyboard.press("h");

  // they play on until the pause before claiming; then each has a mine, and Ann less gold
  await ann.getByLabel("Your bid").fill("91");
  await ann.getByRole("button", { name: "Bid 91", exact: true }).click();
  const isReady = async (page: Page) => (await page.getByRole("button", { name: en("starclaim-table-ready") }).count()) > 0;
  for (let waiting = pages; waiting.length; ) {
    for (const page of waiting) {
      const asked = await look(page);
      if (!asked.ready) await reply(page, asked);
    }
    const ready = await Promise.all(pages.map(isReady));
    waiting = pages.filter((_, place) => !ready[place]);
  }
  const secrets = await Promise.all(pages.map(secretsOf));
  expect(secrets.map(({ gold }) => gold)).toEqual(["9 gold", "100 gold", "100 gold"]);
  for (const [place, { cells }] of secrets.entries()) {
    expect(cells).toHaveLength(1);
    for (const [other, page] of pages.entries()) {
      const [cell = ""] = cells;
      const isSame = secrets[other]?.cells.includes(cell) ?? false;
      const isTold = texts[other]?.some((text) => withoutChoices(text).includes(`"${cell}"`));
      expect(isTold, `${cell} of ${place} to ${other}`).toBe(isSame);
      expect(bodies[other]?.filter((text) => text.includes(`"${cell}"`))).toEqual([]);
      const seen = await page.locator("body").innerText();
      expect(new RegExp(`\\b${cell}\\b`).test(seen)).toBe(isSame);
      const heard = await page.locator(`[role=gridcell][aria-label^="${cell}:"]`).getAttribute("aria-label");
      expect(heard).toBe(isSame ? `${cell}: free, your normal mine` : `${cell}: free`);
    }
  }
  for (const [other, page] of [ben, eve].entries()) {
    const received = [...(texts[other + 1] ?? []), ...(bodies[other + 1] ?? [])];
    const told = received.flatMap((text) => [...text.matchAll(/"gold": ?(\d+)/g)].map(([, gold]) => gold));
    expect(new Set(told)).toEqual(new Set(["100"]));
    expect(await page.locator("body").innerText()).not.toMatch(/\b9 gold/);
  }
  for (const context of contexts) await context.close();
});
