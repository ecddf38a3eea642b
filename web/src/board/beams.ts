/** The ways that beams take across the drawing, from the squares that events name. */

import { UNIT, type Geometry, type Point } from "./geometry";
import { beamsOf, type Beam, type Happening } from "./view";

export interface Ray {
  seat: number;
  points: Point[];
  end: Beam["end"];
  /** The last square, where something was struck. */
  struck: string | undefined;
  /** Length in squares: how long the light takes. */
  length: number;
}

/** A short light on the way of a beam: a flare where a mirror turns it, a ripple where it is absorbed. */
export interface Flash {
  kind: "flare" | "ripple";
  at: Point;
  /** The share of the way after which the light is there. */
  after: number;
}

/** The flashes of a beam, in the order in which its light comes by. */
export function flashes({ points, end }: Ray): Flash[] {
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] as Point;
    return [x - fromX, y - fromY] as const;
  });
  const lengths = steps.map(([dx, dy]) => Math.hypot(dx, dy));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const all: Flash[] = [];
  let gone = 0;
  steps.forEach(([dx, dy], index) => {
    const [nextX, nextY] = steps[index + 1] ?? [0, 0];
    const at = points[index + 1] as Point;
    gone += lengths[index] as number;
    const isTurned = dx * nextY !== dy * nextX || dx * nextX + dy * nextY < 0;
    if (isTurned) all.push({ kind: "flare", at, after: gone / whole });
  });
  const last = points.at(-1);
  if (last && whole > 0 && end === "absorbed") all.push({ kind: "ripple", at: last, after: 1 });
  return all;
}

/** All beams of an action. `occupied` are the squares where pieces stand afterwards. */
export function rays(events: Happening[], where: Geometry, occupied: ReadonlySet<string>): Ray[] {
  const beams = beamsOf(events).filter(({ path, end }) => path.length > 0 || end === "met");
  const crossed = new Set(beams.flatMap((beam) => beam.path));
  return beams.map((beam) => {
    const points = way(beam, beams, where, occupied);
    if (!crossed.has(beam.from)) leaveMuzzle(points);
    return {
      seat: beam.seat,
      points,
      end: beam.end,
      struck: beam.path.at(-1),
      length: beam.path.length + 0.5,
    };
  });
}

function way(
  beam: Beam,
  beams: Beam[],
  where: Geometry,
  occupied: ReadonlySet<string>,
): Point[] {
  const points: Point[] = [beam.from, ...beam.path].map((square) => where.centre(square));
  const last = points.at(-1) as Point;
  const before = points.at(-2);
  if (beam.end === "met") points.push(meeting(beam, beams, where, occupied, last, before));
  else if (before === undefined) return points;
  else if (beam.end === "edge") points.push(exit(beam, where, occupied, last, before));
  else points[points.length - 1] = towards(last, before, 0.3);
  return points;
}

function towards([x, y]: Point, [tx, ty]: Point, share: number): Point {
  return [x + share * (tx - x), y + share * (ty - y)];
}

function leaveMuzzle(points: Point[]): void {
  const [first, second] = points;
  if (!first || !second) return;
  const distance = Math.max(Math.abs(second[0] - first[0]), Math.abs(second[1] - first[1]), 1);
  points[0] = towards(first, second, UNIT / 4 / distance);
}

/** Half a square beyond the edge: aside if a mirror stands in the last square, else straight on.
 * Where straight on would not lead out, a mirror stood there and is gone. */
function exit(
  beam: Beam,
  where: Geometry,
  occupied: ReadonlySet<string>,
  last: Point,
  before: Point,
): Point {
  const square = beam.path.at(-1) as string;
  const [file, row] = where.place(square);
  const sign = where.flipped ? -1 : 1;
  const ways: Point[] = [];
  if (row === 0) ways.push([0, -sign]);
  if (row === where.rows - 1) ways.push([0, sign]);
  if (file === 0) ways.push([-sign, 0]);
  if (file === where.files - 1) ways.push([sign, 0]);
  const straight: Point = [Math.sign(last[0] - before[0]), Math.sign(last[1] - before[1])];
  const aside = ways.find(([dx, dy]) => dx * straight[0] + dy * straight[1] === 0);
  const leadsOut = ways.some(([dx, dy]) => dx === straight[0] && dy === straight[1]);
  const [dx, dy] = aside && (occupied.has(square) || !leadsOut) ? aside : straight;
  return [last[0] + (dx * UNIT) / 2, last[1] + (dy * UNIT) / 2];
}

/** Where a beam met another: in its last square, or on the border with a neighbour. */
function meeting(
  beam: Beam,
  beams: Beam[],
  where: Geometry,
  occupied: ReadonlySet<string>,
  last: Point,
  before: Point | undefined,
): Point {
  const [x, y] = last;
  const ends = beams
    .filter((other) => other !== beam && other.end === "met")
    .filter((other) => other.path.length === beam.path.length)
    .map((other) => where.centre(other.path.at(-1) ?? other.from));
  const near = ends.filter(([ex, ey]) => Math.abs(ex - x) + Math.abs(ey - y) === UNIT);
  if (near.length === 0 || ends.some(([ex, ey]) => ex === x && ey === y)) return last;
  if (before !== undefined) {
    const mirror = occupied.has(beam.path.at(-1) ?? beam.from);
    const isStraight = ([ex, ey]: Point) => ex === 2 * x - before[0] && ey === 2 * y - before[1];
    near.sort((a, b) => Number(isStraight(a) === mirror) - Number(isStraight(b) === mirror));
  }
  return towards(last, near[0] as Point, 0.5);
}
