/** Debian's Chromium, with a fresh profile and nothing of its own to say to the network. */

import { accessSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type Page, type WebSocketRoute } from "playwright-core";

const PLACES = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

function isThere(path: string): boolean {
  try {
    accessSync(path);
    return path !== "";
  } catch {
    return false;
  }
}

export function launch(): Promise<Browser> {
  const executablePath = PLACES.find(isThere);
  if (!executablePath) {
    throw new Error("the browser tests need Chromium: apt install chromium, or say CHROMIUM=/path");
  }
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Everything that a page complains about: errors, refused requests, broken policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error" || line.type() === "warning") heard.push(line.text());
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") heard.push(`${request.url()}: ${why}`); // the page was left
  });
  return heard;
}

/** Let nothing that is shown on the pages of a context take time: where it is no matter how it is shown. */
export async function hasten(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!localStorage.getItem("obelisk")) localStorage.setItem("obelisk", '{"speed":50}');
  });
}

/** Where the middle of a square is on the screen. */
export async function middle(page: Page, square: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((name) => {
    const svg = document.querySelector<SVGSVGElement>("svg[role=application]");
    const piece = svg?.querySelector(`[data-square="${name}"], [data-target="${name}"]`);
    const box = piece?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, square);
  if (!place) throw new Error(`nothing stands on ${square} and nothing can go there`);
  return place;
}

/** The number of actions played on the board that is shown. */
export async function ply(page: Page): Promise<number> {
  return Number(await page.locator("svg[role=application]").getAttribute("data-ply"));
}

export async function untilPly(page: Page, wanted: number): Promise<void> {
  await page.waitForFunction(
    (least) =>
      Number(document.querySelector("svg[role=application]")?.getAttribute("data-ply")) >= least,
    wanted,
    { timeout: 30_000 },
  );
}

export interface Wire {
  /** End the connection, and let no other one be made. */
  cut: () => Promise<void>;
  mend: () => void;
}

/** The sockets of a page that is opened after this, in our hands: going offline does not end those that are open. */
export async function wire(page: Page): Promise<Wire> {
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/socket/, (line) => {
    if (isCut) return void line.close({ code: 4000 });
    line.connectToServer();
    lines.push(line);
  });
  return {
    cut: async () => {
      isCut = true;
      await lines.at(-1)?.close({ code: 4000 });
    },
    mend: () => void (isCut = false),
  };
}
