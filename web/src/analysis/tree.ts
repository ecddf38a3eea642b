/** A tree of variations: at each move the first continuation is the main one. */

export interface Move {
  readonly id: number;
  /** None: the start, before any move. */
  readonly parent: Move | undefined;
  readonly action: string;
  readonly seat: number;
  /** Chinese notation, where the game tells it. */
  readonly notation: string | undefined;
  comment: string;
  next: Move[];
}

export class Tree {
  #count = 0;
  readonly start: Move = this.#move(undefined, "", -1);

  #move(parent: Move | undefined, action: string, seat: number, notation?: string): Move {
    return { id: this.#count++, parent, action, seat, notation, comment: "", next: [] };
  }

  /** The continuation by this action; it is new unless it was played here before. */
  add(parent: Move, action: string, seat: number, notation?: string): Move {
    const known = parent.next.find((move) => move.action === action);
    if (known) return known;
    const move = this.#move(parent, action, seat, notation);
    parent.next.push(move);
    return move;
  }

  /** Take a move out, and all that follows; returns where that leaves us. */
  remove(move: Move): Move {
    if (!move.parent) return move;
    move.parent.next = move.parent.next.filter((other) => other !== move);
    return move.parent;
  }

  /** Make the variation that a move belongs to the main one, where it branches off. */
  promote(move: Move): void {
    const branch = branchOf(move);
    const siblings = branch?.parent?.next;
    if (!branch?.parent || !siblings) return;
    branch.parent.next = [branch, ...siblings.filter((other) => other !== branch)];
  }

  /** The moves of the main line. */
  main(): Move[] {
    return along(this.start);
  }

  /** Every move, the start left out. */
  *all(): Generator<Move> {
    const waiting = [...this.start.next];
    for (let move = waiting.pop(); move; move = waiting.pop()) {
      yield move;
      waiting.push(...move.next);
    }
  }
}

/** The moves that lead to a move, itself included and the start left out. */
export function path(move: Move): Move[] {
  const found: Move[] = [];
  for (let at: Move | undefined = move; at?.parent; at = at.parent) found.unshift(at);
  return found;
}

/** The main continuation of a move to its end. */
export function along(move: Move): Move[] {
  const found: Move[] = [];
  for (let at = move.next[0]; at; at = at.next[0]) found.push(at);
  return found;
}

/** Where the variation of a move leaves the line that goes before it; none: it is the main line. */
export function branchOf(move: Move): Move | undefined {
  let at: Move | undefined = move;
  while (at?.parent && at.parent.next[0] === at) at = at.parent;
  return at?.parent ? at : undefined;
}

/** The variation beside a move, so many places further; none: there is none. */
export function beside(move: Move, by: 1 | -1): Move | undefined {
  const siblings = move.parent?.next ?? [];
  return siblings[siblings.indexOf(move) + by];
}
