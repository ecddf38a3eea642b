/** What a seat does in the present phase, from what everybody sees. */

import type { ChartView } from "./view";

export type Doing = "acts" | "queued" | "done" | "out" | "sealed" | "holds" | "barred" | "waits";

export function doing(view: ChartView, seat: number, toAct: readonly number[]): Doing {
  const { auction } = view;
  if (auction) {
    if (auction.holder === seat) return "holds";
    if (toAct.includes(seat)) return "acts";
    if (view.barred.includes(seat)) return "barred";
    if (auction.sealed.includes(seat)) return "sealed";
    return auction.active.includes(seat) ? "waits" : "out";
  }
  if (view.turn?.seat === seat || toAct.includes(seat)) return "acts";
  if (view.queue.includes(seat)) return "queued";
  return view.done.includes(seat) ? "done" : "waits";
}

/** How many cells each seat owns. */
export function cellsOf(view: ChartView): number[] {
  const cells = Array<number>(view.seats).fill(0);
  for (const seat of Object.values(view.owner)) cells[seat] = (cells[seat] ?? 0) + 1;
  return cells;
}
