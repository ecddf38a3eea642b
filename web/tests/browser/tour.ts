/** Every page and state of the app, one after the other, to be looked at. Pages are changed without loading them. */

import type { Page } from "playwright-core";
import { GAMES, ON_BOARDS } from "../games";
import { english, look as whatIsAsked, reply, type Asked, type Words } from "./starclaim";

export type Look = (name: string) => Promise<void>;

/** A part of the app, from page to page. `words` are those of the language that the page speaks, with Starclaim's. */
export type Tour = (page: Page, look: Look, words?: Words) => Promise<void>;

/** To another page of the app, and wait until it is there. */
async function to(page: Page, path: string, sign: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.locator(sign).first().waitFor();
}

const BOARD = ".board.ready svg [role=gridcell]";

/** Ask the server for something, as the page would. */
export function ask<Answer>(page: Page, path: string, body: unknown): Promise<Answer> {
  return page.evaluate(
    async ({ path, body }) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    { path, body },
  );
}

/** A match as the server makes it for whoever reads the page; its id. */
export async function made(page: Page, wish: Record<string, unknown>): Promise<string> {
  const { match } = await ask<{ match: { id: string } }>(page, "/api/matches", {
    options: {},
    start: null,
    clock: { kind: "none" },
    visibility: "link",
    ...wish,
  });
  return match.id;
}

export async function entrance(page: Page, look: Look): Promise<void> {
  await to(page, "/", ".games li");
  await look("home");
  await page.locator("header button.open").click();
  await look("settings");
  await page.keyboard.press("Escape");
  await to(page, "/nothing/here", ".calm h1");
  await look("unknown page");
  await to(page, "/m/nothing", "main h1");
  await look("unknown match");
}

export async function starts(page: Page, look: Look): Promise<void> {
  for (const game of ON_BOARDS) {
    await to(page, `/game/${game}`, "form summary");
    await page.locator(BOARD).first().waitFor();
    for (const summary of await page.locator("form > details > summary, form details:not([open]) > summary").all())
      await summary.click();
    await look(`start of ${game}`);
  }
}

export async function matches(page: Page, look: Look): Promise<void> {
  for (const game of ON_BOARDS) {
    const open = await made(page, { game, seats: [{ kind: "me" }, { kind: "invited" }] });
    await to(page, `/m/${open}`, ".share");
    await look(`${game} before it begins`);
    const running = await made(page, { game, seats: [{ kind: "me" }, { kind: "engine", level: 1 }] });
    await to(page, `/m/${running}`, ".status.mine");
    const action = await page.evaluate(async (id) => {
      const { view } = await (await fetch(`/api/matches/${id}`)).json();
      return view.actions[0] as string;
    }, running);
    await ask(page, `/api/matches/${running}/commands`, { type: "action", action });
    await page.locator("[data-ply='2']").waitFor();
    await look(`${game} while it is played`);
    await ask(page, `/api/matches/${running}/commands`, { type: "resign" });
    await page.locator("section a[href^='/analysis/match']").waitFor();
    await look(`${game} when it is over`);
  }
  await to(page, "/past", "article");
  await look("finished games");
  await page.getByRole("searchbox").fill("nobody at all");
  await page.locator("article").first().waitFor({ state: "detached" });
  await look("no finished games");
}

export async function studies(page: Page, look: Look): Promise<void> {
  for (const game of ON_BOARDS) {
    await to(page, `/here/${game}`, BOARD);
    await look(`${game} at one screen`);
    await to(page, `/analysis/${game}`, ".panel");
    await page.locator(BOARD).first().waitFor();
    await look(`analysis of ${game}`);
    await to(page, `/editor/${game}`, BOARD);
    await look(`editor of ${game}`);
  }
}

export async function rulebooks(page: Page, look: Look): Promise<void> {
  await to(page, "/rules", "main h1");
  await look("rulebooks");
  for (const game of GAMES) {
    await to(page, `/rules/${game}`, "article h1");
    await look(`rules of ${game}`);
  }
}

export async function lessons(page: Page, look: Look): Promise<void> {
  for (const game of ON_BOARDS) {
    await to(page, `/learn/${game}`, BOARD);
    await look(`lesson of ${game}`);
  }
  await to(page, "/learn/starclaim", "[role=gridcell]");
  await look("lesson of Starclaim");
}

export async function starclaim(page: Page, look: Look, words: Words = english): Promise<void> {
  await to(page, "/game/starclaim", "form summary");
  for (const summary of await page.locator("form summary").all()) await summary.click();
  await look("start of Starclaim");
  const open = await made(page, {
    game: "starclaim",
    options: { seats: 4 },
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
  });
  await to(page, `/m/${open}`, ".asked input[readonly]");
  await look("a table of Starclaim before it begins");
  const seats = [{ kind: "me" }, { kind: "engine", level: 1 }];
  const id = await made(page, { game: "starclaim", options: { seats: 2, rounds: 2 }, seats });
  await to(page, `/m/${id}`, "[role=gridcell]");
  const seen = new Set<string>();
  let asked: Asked;
  do {
    asked = await whatIsAsked(page, words);
    const { phase, isMine } = asked;
    if (phase && isMine && !seen.has(phase)) {
      seen.add(phase);
      await look(`Starclaim: ${phase}`);
    }
  } while (await reply(page, asked, "passed", words));
  await look("Starclaim when it is over");
  await page.locator(".asked > button.primary").click();
  await page.locator("main input[type=range]").waitFor();
  await look("looking back at Starclaim");
}
