/** What a board shows, picture by picture: how far each beam has come, and which pieces are still to be seen. */

import { inject } from "vitest";
import type { Page } from "playwright-core";
import { hashOf, type Given } from "../../src/lib/address";

export interface Frame {
  /** When it was seen, in ms. */
  at: number;
  ply: number;
  /** How much of each beam is drawn, from 0 to 1. */
  beams: number[];
  /** How clearly each struck piece is still seen, by its square. */
  struck: Record<string, number>;
  /** How far pieces still are from where they go, in pixels of the drawing. */
  away: number;
  /** Which pieces that is: their squares, after `ghost` if they are struck there. */
  gliding: string[];
  status: string;
  /** Whether it is told how the match ended. */
  hasResult: boolean;
}

/** Begin a match with an engine, from a position, on the first side. */
export async function begin(page: Page, game: string, level: number, given: Partial<Given>): Promise<void> {
  await page.goto(`${inject("site")}/game/${game}${hashOf(given)}`);
  await page.getByLabel("Level").selectOption(String(level));
  await page.getByLabel("Your side").selectOption("0");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByText("Your turn.").waitFor();
}

/** Look at every picture from now on. */
export async function film(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const frames: unknown[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const svg = document.querySelector("svg[role=application]");
      const style = (element: Element) => getComputedStyle(element);
      const all = (selector: string) => [...(svg?.querySelectorAll(selector) ?? [])];
      const distance = (mover: Element) => {
        const moved = new DOMMatrix(style(mover).transform);
        return Math.hypot(moved.e, moved.f);
      };
      const isGliding = (piece: Element) => distance(piece.querySelector(".mover") as Element) > 0;
      frames.push({
        at: performance.now(),
        ply: Number(svg?.getAttribute("data-ply")),
        beams: all("[data-ray] .core").map((line) => 1 - parseFloat(style(line).strokeDashoffset)),
        struck: Object.fromEntries(
          all("[data-ghost]").map((ghost) => [ghost.getAttribute("data-ghost"), Number(style(ghost).opacity)]),
        ),
        away: Math.max(0, ...all(".mover").map(distance)),
        gliding: [
          ...all("[data-square]:has(.mover)").filter(isGliding).map((piece) => piece.getAttribute("data-square")),
          ...all("[data-ghost]").filter(isGliding).map((ghost) => `ghost ${ghost.getAttribute("data-ghost")}`),
        ],
        status: document.querySelector("[role=status]")?.textContent?.trim() ?? "",
        hasResult: document.querySelector('[aria-label="Result"]') !== null,
      });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
}
