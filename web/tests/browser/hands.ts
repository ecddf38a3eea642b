/** Playing an action as people do: with a mouse, with a finger, or with keys alone. */

import type { Page } from "playwright-core";
import { middle } from "./browser";

export type Hand = (page: Page, action: string) => Promise<void>;

const FORM = /^([a-z]\d+)(?:([a-z]\d+)(?:=([A-Za-z]))?|([+-]))$/;

function parts(action: string): { from: string; to: string | undefined; kind?: string; sign?: string } {
  const [, from, to, kind, sign] = FORM.exec(action) ?? [];
  if (!from) throw new Error(`${action} is not played on the board`);
  return { from, to, ...(kind && { kind }), ...(sign && { sign }) };
}

async function promote(page: Page, action: string): Promise<void> {
  const { kind } = parts(action);
  const chooser = page.getByRole("group", { name: "Promote?" });
  if (await chooser.isVisible())
    await chooser.getByRole("button", { name: kind ? `To ${kind}` : "No", exact: true }).click();
}

/** Whether an action is a move or a turn of a piece that stands on the board. */
export const isOnBoard = (action: string) => FORM.test(action);

/** By its name: what no piece on the board does, as a return of the dead. */
export const typed: Hand = async (page, action) => {
  const field = page.getByRole("textbox", { name: "Type a move" });
  await field.fill(action);
  await field.press("Enter");
};

export const mouse: Hand = async (page, action) => {
  const { from, to, sign } = parts(action);
  const start = await middle(page, from);
  await page.mouse.click(start.x, start.y);
  if (to === undefined) await page.locator(`[data-turn="${sign === "+" ? 1 : -1}"]`).click();
  else {
    const end = await middle(page, to);
    await page.mouse.click(end.x, end.y);
    await promote(page, action);
  }
};

export const finger: Hand = async (page, action) => {
  const { from, to, sign } = parts(action);
  const start = await middle(page, from);
  await page.touchscreen.tap(start.x, start.y);
  if (to === undefined)
    await page.getByRole("button", { name: sign === "+" ? "Turn right" : "Turn left" }).tap();
  else {
    const end = await middle(page, to);
    await page.touchscreen.tap(end.x, end.y);
    await promote(page, action);
  }
};

/** Arrow keys from where the cursor is, told by what is read aloud. */
export const keys: Hand = async (page, action) => {
  const { from, to, sign } = parts(action);
  while (!(await page.evaluate(() => document.activeElement?.matches("svg[role=application]"))))
    await page.keyboard.press("Tab");
  await walk(page, from);
  await page.keyboard.press("Enter");
  if (to === undefined) await page.keyboard.press(sign === "+" ? "e" : "q");
  else {
    await walk(page, to);
    await page.keyboard.press("Enter");
    await promote(page, action);
  }
};

async function walk(page: Page, square: string): Promise<void> {
  const read = async () => /^([a-z])(\d+):/.exec(await underCursor(page));
  let now = await read();
  if (!now) {
    await page.keyboard.press("ArrowUp"); // the cursor appears
    now = await read();
  }
  if (!now) throw new Error("the board does not tell where the cursor is");
  const right = square.charCodeAt(0) - (now[1] as string).charCodeAt(0);
  const up = Number(square.slice(1)) - Number(now[2]);
  const press = async (key: string, times: number) => {
    for (let count = 0; count < times; count++) await page.keyboard.press(key);
  };
  await press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  await press(up > 0 ? "ArrowUp" : "ArrowDown", Math.abs(up)); // where numbers grow upwards
  const there = await underCursor(page);
  if (!there.startsWith(`${square}:`)) throw new Error(`the cursor went to ${there} instead of ${square}`);
}

/** What is read aloud of the square that the keyboard is at. */
export function underCursor(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    return (id && document.getElementById(id)?.getAttribute("aria-label")) || "";
  });
}
