/** Somebody at a table of Starclaim who answers whatever is asked, by touching the page. */

import type { Page } from "playwright-core";
import { said } from "../games";

const CONFIRMS = ["starclaim-table-confirm-mine", "starclaim-table-confirm-step", "starclaim-table-confirm-robot"] as const;

/** The words of the language that the page speaks, by their keys. */
export type Words = (key: string) => string;
export const english = said("starclaim");

/** What a button says, up to what is filled in: whole if nothing is. */
const saying = (words: Words, key: string) => words(key).split(/\{\$\w+\}/).find(Boolean) ?? "";

/**
 * Answer one question if there is one; tells whether the game goes on. A note that explains something
 * is either passed over or `awaited`: then nothing is answered before somebody has put it away.
 */
export async function answer(
  page: Page,
  notes: "passed" | "awaited" = "passed",
  words: Words = english,
): Promise<boolean> {
  return reply(page, await look(page, words), notes, words);
}

export type Asked = Awaited<ReturnType<typeof look>>;

/** What is asked at this moment. */
export async function look(page: Page, words: Words = english) {
  return page.evaluate(
    ({ pass, bid, end, skip, defuse, ready, results, confirms }) => {
      const said = [...document.querySelectorAll("main button")].map((one) => one.textContent?.trim() ?? "");
      const has = (name: string) => said.some((one) => one.includes(name));
      const banner = document.querySelector("section.banner");
      return {
        phase: banner?.querySelector("[aria-current]")?.textContent?.trim(),
        isMine: banner?.matches(".mine") === true,
        explained: document.querySelector('[role="note"]') !== null,
        over: document.querySelector(`[aria-label="${results}"]`) !== null,
        bids: has(pass) && has(bid),
        picks: document.querySelector(".seats button:not([aria-pressed=true])") !== null,
        confirms: confirms.some(has),
        targets: document.querySelectorAll("[data-target]").length,
        ends: has(end),
        shops: has(skip),
        defuses: has(defuse),
        ready: has(ready),
      };
    },
    {
      pass: words("starclaim-table-pass"),
      bid: saying(words, "starclaim-table-bid"),
      end: words("starclaim-table-end"),
      skip: words("starclaim-table-skip"),
      defuse: words("starclaim-table-defuseYes"),
      ready: words("starclaim-table-ready"),
      results: words("many-results"),
      confirms: CONFIRMS.map((key) => saying(words, key)),
    },
  );
}

/** Answer what was asked. */
export async function reply(
  page: Page,
  asked: Asked,
  notes: "passed" | "awaited" = "passed",
  words: Words = english,
): Promise<boolean> {
  const press = (key: string) =>
    page.getByRole("button", { name: words(key), exact: true }).first().click({ timeout: 2000 }).catch(() => undefined);
  if (asked.over) return false;
  if (asked.explained && notes === "awaited") return true;
  if (asked.ready) await press("starclaim-table-ready");
  else if (asked.bids) await press("starclaim-table-pass");
  else if (asked.defuses) await press("starclaim-table-defuseYes");
  else if (asked.shops) {
    const goods = page.getByRole("button", { name: `${words("starclaim-table-buy")}: ` }).and(page.locator(":enabled"));
    if ((await goods.count()) > 0) await goods.first().click({ timeout: 2000 }).catch(() => undefined);
    else await press("starclaim-table-skip");
  } else if (asked.confirms) {
    const yes = page.getByRole("button", { name: new RegExp(CONFIRMS.map((key) => saying(words, key)).join("|")) });
    await yes.first().click({ timeout: 2000 }).catch(() => undefined);
  } else if (asked.ends) await press("starclaim-table-end");
  else if (asked.targets) await touch(page);
  else if (asked.picks) await page.locator(".seats button").first().click({ timeout: 1000 }).catch(() => undefined);
  else await page.waitForTimeout(60);
  return true;
}

async function touch(page: Page): Promise<void> {
  const targets = page.locator("[data-target]");
  const count = await targets.count();
  if (count) await targets.nth(Math.floor(Math.random() * count)).click({ timeout: 1000 }).catch(() => undefined);
}
