/** Who waits for long may claim the match: not at once, and then with one click. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { launch } from "../browser";
import { open, players, press } from "../players";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("the win of somebody who stays away is claimed", { timeout: 240_000 }, async () => {
  const both = await players(browser, { clock: "fast" });
  const { ann, ben } = both;
  await open(both);
  await ben.close();
  await ann.getByText("has been away for a while.").waitFor({ timeout: 60_000 });
  await press(ann, "Claim the win");
  const refusal = ann.getByRole("alert").filter({ hasText: /\d+ s/ });
  await refusal.waitFor();
  const seconds = Number(/(\d+) s/.exec(await refusal.innerText())?.[1]);
  expect(seconds).toBeLessThanOrEqual(30);
  await ann.waitForTimeout(1000 * (seconds + 1));
  await press(ann, "Claim the win");
  await ann.getByRole("heading", { name: "You won!" }).waitFor();
  await both.leave();
});
