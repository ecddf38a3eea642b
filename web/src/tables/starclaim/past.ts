/** What a finished game tells when one looks back: why mines exploded, and how gold went. */

import { Marks } from "./marks";
import type { ChartView, Happening, Mine, Secrets } from "./view";

export interface Moment {
  number: number;
  view: ChartView;
  events: Happening[];
  secrets: Secrets | undefined;
}

export interface Explosion {
  /** The step that it happened in. */
  number: number;
  cell: string;
  seat: number;
  isVehicle: boolean;
  /** The mines that lay there, with their owners. */
  mines: Mine[];
}

/** Every explosion with the mines that caused it: those that covered the cell one step before. */
export function explosionsOf(moments: readonly Moment[]): Explosion[] {
  return moments.flatMap((moment, index) =>
    moment.events
      .filter((event) => event.event === "explode")
      .map((event) => {
        const cell = String(event.cell);
        const lying = moments[index - 1]?.secrets?.mines ?? [];
        return {
          number: moment.number,
          cell,
          seat: Number(event.seat),
          isVehicle: Boolean(event.vehicle),
          mines: lying.filter((mine) => (mine.covers ?? [mine.cell]).includes(cell)),
        };
      }),
  );
}

/** The marks on the board after a step: those of its phase. */
export function marksAt(moments: readonly Moment[], at: number): Marks {
  const began = moments.slice(0, at + 1).findLastIndex((one) => one.events.some((e) => e.event === "phase"));
  const marks = new Marks();
  for (const moment of moments.slice(Math.max(began, 0), at + 1)) marks.add(moment.events);
  return marks;
}

/** Where each round begins. */
export function roundsOf(moments: readonly Moment[]): number[] {
  return moments
    .filter((moment, index) => moment.view.round !== moments[index - 1]?.view.round)
    .map((moment) => moment.number);
}
