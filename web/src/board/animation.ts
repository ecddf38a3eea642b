/** What an action did, shown: pieces glide and turn, light runs along its path, what is struck goes.
 *
 * The page already shows the board as it is; an animation only plays where things came from, so that
 * breaking it off leaves the board right. */

import { flashes, type Ray } from "./beams";
import type { Geometry } from "./geometry";
import { partsOf, type Happening } from "./view";

const GLIDE = 160; // ms
const SQUARE = 40; // ms that light needs for a square
const STAY = 700; // ms that a beam stays bright
const FADE = 240; // ms that a piece needs to go
const LONGEST = 1400; // ms that light takes at most, however long its way
const SEEN = 220; // ms that a beam is seen whole before anything else happens
const FLASH = { flare: 200, ripple: 480 }; // ms
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** Play the events; `ended` is called when each beam has been seen whole and what it struck is gone. A beam stays bright
 * for a moment longer. Returns how to break it off. */
export function animate(
  svg: SVGSVGElement,
  events: Happening[],
  where: Geometry,
  light: Ray[],
  speed: number,
  ended: () => void,
): () => void {
  const running: Animation[] = [];
  const glide = GLIDE / speed;
  const longest = Math.max(0, ...light.map((ray) => ray.length));
  const square = Math.min(SQUARE, LONGEST / longest) / speed;

  function play(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (element) running.push(element.animate(frames, { fill: "backwards", ...timing }));
  }

  const known = new Set(where.squares());
  const taken = new Set<string>(); // where something was removed, before anything else came there

  /** What came to a square glides there: what stands there now, and what was struck there afterwards. */
  function from(start: string, to: string): void {
    if (!known.has(start) || !known.has(to)) return; // not an event that boards know
    const [x0, y0] = where.centre(start);
    const [x1, y1] = where.centre(to);
    const frames = [{ transform: `translate(${x0 - x1}px, ${y0 - y1}px)` }, { transform: "none" }];
    const timing = { duration: glide, easing: EASE };
    play(svg.querySelector(`[data-square="${to}"] .mover`), frames, timing);
    if (!taken.has(to)) play(svg.querySelector(`[data-ghost="${to}"] .mover`), frames, timing);
  }

  for (const part of partsOf(events)) {
    if (part.how === "removed") taken.add(part.square);
    if (part.how === "moved" || part.how === "swapped") from(part.from, part.to);
    if (part.how === "swapped") from(part.to, part.from);
    if (part.how === "turned") {
      const turner = svg.querySelector(`[data-square="${part.square}"] .turner`);
      play(
        turner,
        [{ transform: `rotate(${-90 * part.by}deg)` }, { transform: "none" }],
        { duration: glide, easing: EASE },
      );
    }
  }

  let last = glide;
  light.forEach((ray, index) => {
    const group = svg.querySelector(`[data-ray="${index}"]`);
    const travel = ray.length * square;
    const stay = longest * square + STAY / speed;
    last = Math.max(last, glide + travel + SEEN / speed);
    play(
      group,
      [{ opacity: 1 }, { opacity: 1, offset: stay / (stay + 300) }, {}],
      { delay: glide, duration: stay + 300 },
    );
    for (const line of group?.querySelectorAll("polyline") ?? [])
      play(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
        delay: glide,
        duration: travel,
      });
    play(group?.querySelector(".ending") ?? null, [{ opacity: 0 }, { opacity: 1 }], {
      delay: glide + travel,
      duration: 60,
    });
    const drawn = group?.querySelectorAll("[data-flash]") ?? [];
    flashes(ray).forEach(({ kind, after }, number) => {
      const delay = glide + after * travel;
      const duration = FLASH[kind] / speed;
      last = Math.max(last, delay + duration);
      play(
        drawn[number] ?? null,
        [{ opacity: 1, transform: "scale(0.3)" }, { opacity: 0, transform: "none" }],
        { delay, duration, easing: "ease-out", fill: "none" }, // unseen before and after
      );
    });
  });

  // What was struck goes, or shows its damage, when the light is there.
  const impacts = new Map<string, number>();
  for (const ray of light) {
    const at = glide + ray.length * square;
    if (ray.struck !== undefined) impacts.set(ray.struck, Math.min(impacts.get(ray.struck) ?? at, at));
  }
  for (const ghost of svg.querySelectorAll("[data-ghost]")) {
    const place = ghost.getAttribute("data-ghost") ?? "";
    const impact = impacts.get(place) ?? glide;
    last = Math.max(last, impact + FADE / speed);
    play(ghost, [{ opacity: 1 }, { opacity: 0 }], {
      delay: impact,
      duration: FADE / speed,
      fill: "both",
    });
    if (impact > glide)
      play(svg.querySelector(`[data-square="${place}"]`), [{ opacity: 0 }, { opacity: 1 }], {
        delay: impact,
        duration: FADE / speed / 3,
      });
  }
  // It ends by the clock of what it shows, which a busy page may hold up, and when the last picture has been seen.
  const whole = svg.animate(null, { duration: last });
  let frame = 0;
  whole.onfinish = () => (frame = requestAnimationFrame(() => (frame = requestAnimationFrame(ended))));
  return () => {
    cancelAnimationFrame(frame);
    for (const animation of [whole, ...running]) animation.cancel();
  };
}
