/** What was seen on the board lately: explosions, scans, robots and vehicles of the present phase. */

import type { Happening } from "./view";

export interface Mark {
  event: Happening;
  /** The turn it happened in: marks of earlier turns are drawn faintly. */
  turn: number;
}

const MARKED = new Set(["explode", "scan", "robot", "deminer", "drive"]);

export class Marks {
  list: Mark[] = [];
  turn = 0;

  /** Take in what an action did; tells whether the marks changed. */
  add(events: Happening[]): boolean {
    let isChanged = false;
    for (const event of events) {
      if (event.event === "phase") {
        this.list = [];
        this.turn = 0;
        isChanged = true;
      } else if (event.event === "turn") {
        this.turn += 1;
        isChanged = true;
      } else if (MARKED.has(event.event)) {
        // what is shown of a cell is what was seen there last
        this.list = this.list.filter((mark) => mark.event.cell !== event.cell || event.cell === undefined);
        this.list.push({ event, turn: this.turn });
        isChanged = true;
      } else if (event.event === "occupy") {
        this.list = this.list.filter((mark) => mark.event.cell !== event.cell);
      }
    }
    return isChanged;
  }
}
