/** Somebody at a table of Starclaim who answers whatever is asked, by touching the page. */

import type { Page } from "playwright-core";

const status = (page: Page) => page.getByRole("status").first();

/**
 * Answer one question if there is one; tells whether the game goes on. A note that explains something
 * is either passed over or `awaited`: then nothing is answered before somebody has put it away.
 */
export async function answer(page: Page, notes: "passed" | "awaited" = "passed"): Promise<boolean> {
  const asked = await page.evaluate(() => {
    const has = (name: string) =>
      [...document.querySelectorAll("button")].some((one) => one.textContent?.trim().startsWith(name));
    return {
      explained: document.querySelector('[role="note"]') !== null,
      over: document.querySelector('[aria-label="Result"]') !== null,
      bids: has("Pass") && has("Bid "),
      picks: document.querySelector(".seats button:not([aria-pressed=true])") !== null,
      confirms: has("Bury at") || has("Begin at") || has("Send the robot"),
      targets: document.querySelectorAll("[data-target]").length,
      ends: has("End my turn"),
      shops: has("Leave without buying"),
      defuses: has("Use a deminer"),
      ready: has("I am ready"),
    };
  });
  const press = (name: string | RegExp) =>
    page.getByRole("button", { name }).first().click({ timeout: 2000 }).catch(() => undefined);
  if (asked.over) return false;
  if (asked.explained && notes === "awaited") return true;
  if (asked.ready) await press("I am ready");
  else if (asked.bids) await press("Pass");
  else if (asked.defuses) await press("Use a deminer");
  else if (asked.shops) {
    const goods = page.getByRole("button", { name: /^Buy: / }).and(page.locator(":enabled"));
    if ((await goods.count()) > 0) await goods.first().click();
    else await press("Leave without buying");
  } else if (asked.confirms) await press(/^(Bury at|Begin at|Send the robot)/);
  else if (asked.ends) await press("End my turn");
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

export { status };
