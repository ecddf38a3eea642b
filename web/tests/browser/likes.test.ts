/** What people like to see and hear: pictures on pieces, Chinese notation, the other side of the board, quiet. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { complaints, launch, middle, untilPly } from "./browser";
import { mouse } from "./hands";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;

/** A board for two at one screen. */
async function at(game: string): Promise<Page> {
  const page = await browser.newPage(DESK);
  await page.goto(`${inject("site")}/here/${game}`);
  await page.locator(".board.ready [data-square]").first().waitFor();
  return page;
}

async function settings(page: Page, change: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await change();
  await page.getByRole("button", { name: "Done" }).click();
}

test("pieces of Xionghan chess bear characters or pictures, and moves are told in letters or in Chinese", async () => {
  const page = await at("xionghan");
  const heard = complaints(page);
  const faces = (set: string) => page.locator(`svg[role=application] use[href^="#ob-${set}-"]`).count();
  expect([await faces("characters"), await faces("icons")]).toEqual([62, 0]);
  await settings(page, () => page.getByRole("button", { name: "Pictures" }).click());
  expect([await faces("characters"), await faces("icons")]).toEqual([0, 62]);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<SVGUseElement>('svg[role=application] use[href^="#ob-icons-"]')].every(
      (use) => document.querySelector(use.getAttribute("href") ?? "") && use.getBBox().width > 0,
    ),
  );

  await mouse(page, "g5g6");
  await untilPly(page, 1);
  const first = page.locator("[data-number='1']");
  expect(await first.textContent()).toContain("g5g6");
  await page.getByLabel("Chinese notation").check();
  expect(await first.textContent()).toContain("兵七进一");
  await page.reload();
  await untilPly(page, 1);
  expect(await first.textContent()).toContain("兵七进一");
  expect(await faces("icons")).toBe(62);
  expect(heard).toEqual([]);
  await page.close();
});

test("in Chinese each side's edge of the board has its own numbers, without a word of notation", async () => {
  const page = await browser.newPage({ ...DESK, locale: "zh-CN" });
  await page.goto(`${inject("site")}/here/xionghan`);
  await page.locator(".board.ready [data-square]").first().waitFor();
  /** The numbers above and below the board, from the left. */
  const edges = () =>
    page.evaluate(() => {
      const counts = [...document.querySelectorAll<SVGTextElement>("svg[role=application] .count")];
      const half = Math.max(...counts.map((text) => text.getBBox().y)) / 2;
      const along = (isBelow: boolean) =>
        counts
          .filter((text) => text.getBBox().y > half === isBelow)
          .sort((one, other) => Number(one.getAttribute("x")) - Number(other.getAttribute("x")))
          .map((text) => text.textContent);
      return [along(false), along(true)];
    });
  const black = Array.from({ length: 13 }, (_, index) => String(index + 1));
  const red = ["十三", "十二", "十一", "十", "九", "八", "七", "六", "五", "四", "三", "二", "一"];
  expect(await edges()).toEqual([black, red]);
  await page.getByRole("button", { name: "翻转棋盘" }).click();
  expect(await edges()).toEqual([red.toReversed(), black.toReversed()]);
  await mouse(page, "g5g6");
  await untilPly(page, 1);
  expect(await page.locator("[data-number='1']").textContent()).toContain("兵七进一");
  await page.getByLabel("中文记谱").uncheck();
  expect(await edges()).toEqual([[], []]);
  await page.close();
});

test("a turned board has the other side below, and is played on as before", async () => {
  const page = await at("khet");
  const box = await page.locator("svg[role=application]").boundingBox();
  if (!box) throw new Error("there is no board");
  const opposite = ({ x, y }: { x: number; y: number }) => ({
    x: Math.round(2 * box.x + box.width - x),
    y: Math.round(2 * box.y + box.height - y),
  });
  const before = await middle(page, "c5");
  await page.getByRole("button", { name: "Flip board" }).click();
  const after = await middle(page, "c5");
  expect({ x: Math.round(after.x), y: Math.round(after.y) }).toEqual(opposite(before));
  await mouse(page, "c5c6");
  await untilPly(page, 1);
  expect((await middle(page, "c6")).y).toBeGreaterThan(after.y);
  await page.close();
});

test("moves are heard as loud as wished, or not at all", async () => {
  const page = await browser.newPage(DESK);
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (this instanceof GainNode) heard.push(Math.round(this.gain.value * 10_000) / 10_000);
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      this.value = value; // so that it can be read at once
      return set.call(this, value, time);
    };
  });
  await page.goto(`${inject("site")}/here/khet`);
  await page.locator(".board.ready [data-square]").first().waitFor();
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
  const volume = page.getByRole("slider", { name: "Volume" });

  await mouse(page, "c5c6");
  await untilPly(page, 1);
  expect(await heard()).toEqual([0.084, 0.0245]); // a move, 0.12, and a beam, 0.035, at 70 %

  await settings(page, async () => {
    await volume.focus();
    await page.keyboard.press("End");
  });
  await mouse(page, "e8d7");
  await untilPly(page, 2);
  expect(await heard()).toEqual([0.12, 0.035, 0.07]); // and a hit, all in full

  await settings(page, () => page.getByLabel("Sound").uncheck());
  await mouse(page, "c6c5");
  await untilPly(page, 3);
  expect(await heard()).toEqual([]);
  await page.getByRole("button", { name: "Settings" }).click();
  expect(await volume.isDisabled()).toBe(true);
  await page.close();
});
