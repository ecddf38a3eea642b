/** What a step of a lesson asks for, judged by what the server says an action did. */

import { removed } from "../board/ghosts";
import { beamsOf, partsOf, type Beam, type Part, type Piece, type View } from "../board/view";

/** All of it must hold; whoever acts may besides never lose a piece to a beam, or the game. */
export interface Goal {
  acts?: "move" | "turn" | "swap";
  /** Kinds of which the piece must be that acts. */
  by?: readonly string[];
  /** Mirrors that the own beam must meet at least. */
  mirrors?: number;
  /** Whether the own beam must meet another one. */
  meets?: true;
  /** A kind that the other side must lose. */
  takes?: string;
  /** An event that must befall the other side. */
  happens?: string;
  wins?: true;
}

export type Fault =
  | { why: "lost" | "mirrors" | "meets" | "wins" }
  | { why: "own" | "takes"; kind: string }
  | { why: "acts"; acts: NonNullable<Goal["acts"]> }
  | { why: "by"; kinds: readonly string[] }
  | { why: "happens"; happens: string };

const ACTS: Partial<Record<Part["how"], Goal["acts"]>> = { moved: "move", turned: "turn", swapped: "swap" };

/** Why an action misses a goal; nothing if it reaches it. */
export function fault(goal: Goal, before: View, after: View): Fault | undefined {
  const me = before.to_act[0] ?? 0;
  if (after.result && after.result.winner !== me) return { why: "lost" };
  const gone = removed(before, after);
  const shot = beamsOf(after.events).map(({ path, end }) => (end === "struck" ? path.at(-1) : undefined));
  const own = gone.find(({ seat, square }) => seat === me && shot.includes(square));
  if (own) return { why: "own", kind: own.kind };

  const { acts, by, mirrors, meets, takes, happens, wins } = goal;
  if (acts && !partsOf(after.events).some(({ how }) => ACTS[how] === acts)) return { why: "acts", acts };
  if (by && !by.includes(actor(before, after)?.kind ?? "")) return { why: "by", kinds: by };
  const beams = beamsOf(after.events).filter(({ seat }) => seat === me);
  if (mirrors && !beams.some((beam) => turns(beam) >= mirrors)) return { why: "mirrors" };
  if (meets && !beams.some(({ end }) => end === "met")) return { why: "meets" };
  if (takes && !gone.some(({ kind, seat }) => kind === takes && seat !== me)) return { why: "takes", kind: takes };
  if (happens && !after.events.some(({ event, seat }) => event === happens && seat !== me))
    return { why: "happens", happens };
  if (wins && after.result?.winner !== me) return { why: "wins" };
  return undefined;
}

/** The piece that acted, as it stood before. */
function actor(before: View, after: View): Piece | undefined {
  for (const part of partsOf(after.events)) {
    const at = part.how === "moved" || part.how === "swapped" ? part.from : part.how === "turned" ? part.square : "";
    if (at) return before.board.pieces.find(({ square }) => square === at);
  }
  return undefined;
}

/** How often a beam changes its direction. */
function turns({ from, path }: Beam): number {
  const places = [from, ...path].map((square) => [square.charCodeAt(0), Number(square.slice(1))] as const);
  const ways = places.slice(1).map(([x, y], index) => {
    const [x0, y0] = places[index] as readonly [number, number];
    return `${x - x0} ${y - y0}`;
  });
  return ways.slice(1).filter((way, index) => way !== ways[index]).length;
}
