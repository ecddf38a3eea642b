/** The pieces that each side has lost: what the game itself counts, or what no longer stands. */

import type { Drawn, Piece } from "./view";

export interface Loss {
  piece: Piece;
  count: number;
}

/** A block that lost points is still the same piece. */
const kindOf = (piece: { kind: string }) => piece.kind.replace(/-\d$/, "");

/** For each seat, in the order of the first board. */
export function losses(first: Drawn, now: Drawn): [Loss[], Loss[]] {
  return [0, 1].map((seat) => {
    const pool = now.pools?.[seat];
    if (pool)
      return pool.map(({ count, ...dead }) => ({
        piece: { ...dead, seat, square: "", turn: null },
        count,
      }));
    const missing = new Map<string, Loss>();
    for (const piece of first.pieces) {
      if (piece.seat !== seat) continue;
      const loss = missing.get(kindOf(piece));
      if (loss) loss.count++;
      else missing.set(kindOf(piece), { piece: upright(piece), count: 1 });
    }
    for (const piece of now.pieces) {
      const loss = piece.seat === seat ? missing.get(kindOf(piece)) : undefined;
      if (loss) loss.count--;
    }
    return [...missing.values()].filter(({ count }) => count > 0);
  }) as [Loss[], Loss[]];
}

function upright(piece: Piece): Piece {
  return { ...piece, turn: piece.turn === null ? null : 0 };
}
