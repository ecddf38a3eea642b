/** Arrows and circles that somebody draws on the board to think: right button, with modifiers for
 * other kinds. They are nobody else's business and are gone with the next left click. */

export const BRUSHES = ["plain", "dashed", "dotted", "double"] as const;
export type Brush = (typeof BRUSHES)[number];

/** From a square to another, or a circle around one. */
export interface Drawing {
  from: string;
  to: string;
  brush: Brush;
}

export class Drawings {
  all = $state<Drawing[]>([]);
  /** The one that is being drawn. */
  begun = $state<Drawing>();

  begin(square: string, event: { shiftKey: boolean; altKey: boolean; ctrlKey: boolean }): void {
    this.begun = { from: square, to: square, brush: brushOf(event) };
  }

  lead(square: string | undefined): void {
    if (this.begun && square !== undefined && this.begun.to !== square)
      this.begun = { ...this.begun, to: square };
  }

  /** Keep what was begun; the same drawn again is wiped out, in another kind it is replaced. */
  end(): void {
    const drawn = this.begun;
    if (!drawn) return;
    this.begun = undefined;
    const isSame = (one: Drawing) => one.from === drawn.from && one.to === drawn.to;
    const old = this.all.find(isSame);
    this.all = this.all.filter((one) => !isSame(one));
    if (old?.brush !== drawn.brush) this.all.push(drawn);
  }

  clear(): void {
    this.begun = undefined;
    if (this.all.length) this.all = [];
  }
}

function brushOf({ shiftKey, altKey, ctrlKey }: {
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
}): Brush {
  if (shiftKey && (altKey || ctrlKey)) return "double";
  if (shiftKey) return "dashed";
  return altKey || ctrlKey ? "dotted" : "plain";
}
