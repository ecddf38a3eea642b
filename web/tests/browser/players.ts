/** Two people in two browsers at one match. */

import { inject } from "vitest";
import type { Browser, Page } from "playwright-core";
import { complaints, middle, untilPly } from "./browser";

export interface Players {
  ann: Page;
  ben: Page;
  /** What either page complained about. */
  heard: string[];
  leave: () => Promise<void>;
}

/** Where somebody is told whose turn it is. */
export const status = (page: Page) => page.getByRole("status");

interface Wishes {
  /** The value of an option of the form. */
  clock?: string;
  preview?: boolean;
}

/** Ann begins a game of Khet and sends Ben the link; she plays silver and begins. */
export async function players(browser: Browser, { clock = "none", preview = false }: Wishes = {}): Promise<Players> {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ reducedMotion: "reduce" })));
  const [ann, ben] = (await Promise.all(contexts.map((one) => one.newPage()))) as [Page, Page];
  const heard = [ann, ben].map(complaints);
  await ann.goto(`${inject("site")}/game/khet`);
  await ann.getByRole("button", { name: "A friend" }).click();
  await ann.getByLabel("Your side").selectOption("0");
  await ann.getByLabel("Clock").selectOption(clock);
  if (preview) await ann.getByLabel("Beam preview").check();
  await ann.getByRole("button", { name: "Begin" }).click();
  await ben.goto(await ann.getByLabel("Send this link").inputValue());
  if (preview) await press(ben, "Take this seat"); // what is agreed to is told first
  await status(ann).getByText("Your turn.").waitFor();
  return {
    ann,
    ben,
    get heard() {
      return heard.flat();
    },
    leave: async () => void (await Promise.all(contexts.map((one) => one.close()))),
  };
}

/** Moves that hit nothing, silver's and red's in turn. */
const QUIET = [["c5", "c6"], ["e8", "d7"]] as const;

/** Play so many quiet moves, until both have seen them. */
export async function open({ ann, ben }: Players, moves = 2): Promise<void> {
  for (const [number, [from, to]] of QUIET.slice(0, moves).entries()) {
    const page = number % 2 ? ben : ann;
    await status(page).getByText("Your turn.").waitFor();
    for (const square of [from, to]) {
      const { x, y } = await middle(page, square);
      await page.mouse.click(x, y);
    }
    await untilPly(ann, number + 1);
    await untilPly(ben, number + 1);
  }
}

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
