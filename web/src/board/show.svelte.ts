/** The last action as it is being shown: in motion, or, where nothing shall move, as a still picture. */

import { tick } from "svelte";
import { animate } from "./animation";
import type { Ray } from "./beams";
import type { Geometry } from "./geometry";
import { struck } from "./ghosts";
import type { Piece, View } from "./view";

const STILL = { beam: 900, move: 350 }; // ms that a still picture is shown

/** The drawing, as it is after the action. */
interface Scene {
  svg: () => SVGSVGElement;
  where: () => Geometry;
  light: () => Ray[];
}

export class Show {
  how = $state<"moving" | "still">();
  /** Pieces that are struck, as long as they are to be seen. */
  ghosts = $state.raw<Piece[]>([]);
  #cancel = () => {};

  constructor(
    readonly scene: Scene,
    /** Called when something begins to be shown, and when all of it has been seen. */
    readonly onshow: (isOn: boolean) => void,
  ) {}

  /** Show what led from one view to the next. `speed` is times the usual; 0: nothing moves. */
  begin(before: View, now: View, speed: number): void {
    this.#cancel();
    const isStill = speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const gone = struck(before, now);
    this.how = isStill ? "still" : "moving";
    this.ghosts = isStill ? onEmptySquares(gone, now) : gone;
    this.onshow(true);
    let isOver = false;
    let stop = () => {};
    this.#cancel = () => {
      isOver = true;
      stop();
    };
    void tick().then(() => {
      if (isOver) return;
      const { svg, where, light } = this.scene;
      const end = () => this.#settle();
      if (isStill) {
        // counted from when it is drawn, which a busy page may put off
        let timer: ReturnType<typeof setTimeout> | undefined;
        const ms = light().length ? STILL.beam : STILL.move;
        const frame = requestAnimationFrame(() => (timer = setTimeout(end, ms)));
        stop = () => {
          cancelAnimationFrame(frame);
          clearTimeout(timer);
        };
      } else stop = animate(svg(), now.events, where(), light(), speed, end);
    });
  }

  /** Show the board as it is. */
  end(): void {
    this.#cancel();
    this.#settle();
  }

  #settle(): void {
    this.ghosts = [];
    this.how = undefined;
    this.onshow(false);
  }
}

function onEmptySquares(gone: Piece[], { board }: View): Piece[] {
  const standing = new Set(board.pieces.map(({ square }) => square));
  return gone.filter(({ square }) => !standing.has(square));
}
