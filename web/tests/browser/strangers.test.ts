/** Games of another package: their cards, start pages, rulebooks, and a whole game of each by clicking. */

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import type { Step } from "../../src/lessons/lesson";
import { complaints, hasten, launch } from "./browser";
import { mouse } from "./hands";
import { status } from "./players";
import { serve } from "./site";

const PYTHON = process.env.PYTHON ?? "../.venv/bin/python";
const INSTALL = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"];

const KONANE = "../examples/strangers/src/strangers/konane";
/** Captures by which steps of its lesson miss their goal. */
const MISSES: Record<string, string> = { chain: "d2d4", stuck: "e3c3", far: "e5c5" };

/** Konane, but no position after one of its first actions can be shown. */
const BROKEN = `
from strangers.konane import Konane

class Broken(Konane):
    id = "broken"
    title = "Broken"
    contract = 1

    def common_view(self, state):
        if "e2e4" in state.history:
            raise KeyError("what nobody may know")
        return super().common_view(state)
`;

const packages = mkdtempSync(join(tmpdir(), "obelisk-strangers-"));
let browser: Browser;
let site: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  execFileSync(PYTHON, [...INSTALL, "--target", packages, "../examples/strangers"]);
  installBroken();
  const before = process.env.PYTHONPATH;
  [site, stop] = await serve({ PYTHONPATH: before ? packages + delimiter + before : packages });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await stop();
  rmSync(packages, { recursive: true, force: true });
});

function installBroken(): void {
  const [folder, told] = ["broken", "broken_games-1.0.dist-info"].map((name) => join(packages, name)) as [string, string];
  for (const part of ["words", "book", "art"])
    cpSync(join(packages, "strangers/konane", part), join(folder, part), { recursive: true });
  for (const file of readdirSync(join(folder, "words")).map((name) => join(folder, "words", name)))
    writeFileSync(file, readFileSync(file, "utf8").replace(/^konane-title = .*$/m, "broken-title = Broken").replaceAll("konane-", "broken-"));
  writeFileSync(join(folder, "__init__.py"), BROKEN);
  mkdirSync(told);
  writeFileSync(join(told, "METADATA"), "Metadata-Version: 2.1\nName: broken-games\nVersion: 1.0\n");
  writeFileSync(join(told, "entry_points.txt"), "[obelisk.games]\nbroken = broken:Broken\n");
}

async function opened(path: string): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await hasten(context);
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${site}${path}`);
  return { page, heard };
}

test("both have a card on the home page, which leads to where they begin", async () => {
  const { page, heard } = await opened("/");
  for (const [title, about] of [
    ["Konane", "Jump to capture. If you cannot, you lose."],
    ["Liar's dice", "Bid on dice you cannot see, and call the bluff."],
  ] as const) {
    const card = page.getByRole("link").filter({ hasText: title });
    await card.getByText(about).waitFor();
    await card.click();
    await page.getByRole("button", { name: "Begin" }).first().waitFor();
    expect(await page.title()).toContain(title);
    await page.goto(site);
  }
  expect(heard).toEqual([]);
  await page.context().close();
});

test("the board game is begun from its page, with its options, and played to its end", async () => {
  const { page, heard } = await opened("/game/konane");
  await page.getByText("Several captures in a row").waitFor({ state: "attached" });
  await page.getByText("Start from a position").click();
  await page.getByRole("textbox", { name: "Start from a position" }).fill("8/8/8/3s4/6s1/3s2S1/3S4/8 l 0 0");
  await page.getByLabel("Level").selectOption("1");
  await page.getByLabel("Your side").selectOption("0");
  await page.getByRole("button", { name: "Begin" }).click();
  await status(page).getByText("Your turn.").waitFor();
  expect(await page.locator("svg[role=application] use[href='#ob-stone']").count()).toBeGreaterThanOrEqual(5);
  await mouse(page, "d2d6"); // both stones of coral on its way
  await status(page).getByText("Your turn.").or(page.getByRole("region", { name: "Result" })).first().waitFor();
  await page.getByRole("region", { name: "Result" }).getByText("The loser could not capture.").waitFor();
  expect(heard).toEqual([]);
  await page.context().close();
});

test("the lesson of the board game is gone through, and leads to a first game", async () => {
  const steps = JSON.parse(readFileSync(join(KONANE, "lesson.json"), "utf8")) as Step[];
  const words = readFileSync(join(KONANE, "words/en.ftl"), "utf8");
  const saying = (code: string) => new RegExp(`^konane-lesson-${code} = (.+)$`, "m").exec(words)?.[1] ?? `no ${code}`;
  const { page, heard } = await opened("/game/konane");
  await page.getByRole("link", { name: "First steps" }).click();
  for (const [number, { id, example, goal }] of steps.entries()) {
    await page.getByText(saying(`${id}-task`)).waitFor();
    await page.locator("svg[role=application]:has(.playable) [data-square]").first().waitFor({ state: "attached" });
    if (goal.wins) {
      const miss = MISSES[id] as string;
      await mouse(page, miss);
      await page.getByText("The game goes on: this doesn't win yet.").waitFor();
      await page.getByText(saying(`${id}-hint`)).waitFor();
      await page.getByRole("button", { name: "Try again" }).click();
    }
    await mouse(page, example);
    await page.getByText(saying(`${id}-done`)).waitFor();
    if (number + 1 < steps.length) await page.getByRole("button", { name: "Next step" }).click();
  }
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.waitForURL(/\/m\//);
  await status(page).getByText(/turn|to move/).first().waitFor();
  expect(heard).toEqual([]);
  await page.context().close();
});

test("the rulebook of the board game is read, and an example played", async () => {
  const { page, heard } = await opened("/rules/konane#KO-4");
  const clause = page.locator("#KO-4");
  await clause.getByText("jumps over an enemy stone").waitFor();
  await clause.getByRole("button", { name: "See it on a board" }).click();
  await clause.getByRole("button", { name: "Play d2d4" }).click();
  await expect.poll(() => clause.locator("svg[role=application]").getAttribute("data-ply")).toBe("1");
  expect(heard).toEqual([]);
  await page.context().close();
});

test("the game of three is begun against bots and played to its end by its buttons", async () => {
  const { page, heard } = await opened("/game/liars-dice");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/m\//);
  const liar = page.getByRole("button", { name: "Liar!", exact: true });
  const bid = page.getByRole("button", { name: "1x1", exact: true });
  const over = page.getByRole("region", { name: "Result" });
  while (!(await over.isVisible())) {
    for (const button of [liar, bid]) {
      if (!(await button.isVisible())) continue;
      await button.click({ timeout: 1000 }).catch(() => undefined); // it may be another's turn by now
      break;
    }
    await page.waitForTimeout(50);
  }
  await page.getByText(/^All dice are shown\. \d match the bid\.$/).first().waitFor({ state: "attached" });
  expect(await over.getByRole("row").count()).toBe(4); // three seats below their heading
  expect(heard).toEqual([]);
  await page.context().close();
});

test("the rulebooks are there in every language", async () => {
  const { page, heard } = await opened("/rules/liars-dice");
  await page.locator("#LD-5").getByText("challenges the last bid").waitFor();
  for (const [language, words] of [["ru", "оспаривает последнюю ставку"], ["zh", "质疑"]] as const) {
    await page.evaluate((chosen) => localStorage.setItem("obelisk", JSON.stringify({ language: chosen })), language);
    await page.reload();
    await page.locator("#LD-5, #LD-4").getByText(words).first().waitFor();
  }
  expect(heard).toEqual([]);
  await page.context().close();
});

test("everybody reads which game ended a match by an error, and later too", async () => {
  const { page } = await opened("/game/broken");
  await page.getByRole("button", { name: "A friend" }).click();
  await page.getByLabel("Your side").selectOption("0");
  await page.getByRole("button", { name: "Begin" }).click();
  const { page: other } = await opened((await page.getByLabel("Send this link").inputValue()).replace(site, ""));
  await status(page).getByText("Your turn.").waitFor();
  await mouse(page, "e2e4");
  const { page: later } = await opened(new URL(page.url()).pathname);
  for (const one of [page, other, later])
    await one.getByText("There was an error in Broken (package broken-games).").first().waitFor();
  for (const one of [page, other, later]) await one.context().close();
});
