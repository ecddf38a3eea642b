"""Worlds that a seat can imagine, and what becomes of its decisions in them.

A world is a state that agrees with the seat's view, in which the mines of the others are laid anew
as likely as the seat thinks, so that what it remembers counts. Every decision is tried in the same
worlds with the same luck: what is left of the difference is the decision.
"""

from __future__ import annotations

from typing import Any

from obelisk.core.chance import draw_number, mix
from obelisk.games.starclaim.players.luck import fraction
from obelisk.games.starclaim.players.mine_odds import reckon
from obelisk.games.starclaim.players.rollout import play_decision, play_on
from obelisk.games.starclaim.rules.board import (
    MATRIX,
    MOST_MINES,
    NORMAL,
    NOWHERE,
    add_mine,
    cell_at,
    close_gaps,
    is_free,
    mark_gone,
)
from obelisk.games.starclaim.rules.scoring import score
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

SPECIAL = 0.12  # the part of the mines of others that no deminer removes
SPECIALS_TO_COME = 55  # room in the table for special mines and what spreads from spores
MOST_DECISIONS = 6000  # of a rollout; the rules let none be longer
FIRST = 1.0  # what the first place is worth besides its rank


@kernel
def draw_world(s: Record, known: Record, seat: int, seed: Any) -> None:
    """Lay the mines of the others anew, as likely as `seat` thinks.

    A few of them are special: they cover one cell, and no deminer removes them. The mine of an open
    question stays.
    """
    asked = int(s.defuse)
    for mine in range(int(s.mines)):
        other = int(s.mine_seat[index(mine)]) != seat
        if other and (asked == NOWHERE or int(s.mine_cell[index(mine)]) != asked):
            mark_gone(s, mine)
    close_gaps(s)
    reckon(s, known, seat)
    to_come = int(s.seats) * (int(s.rounds) - int(s.round_number) + 1)
    room = MOST_MINES - SPECIALS_TO_COME - to_come
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        chance = float(known.chance[index(cell)])
        if chance >= 1.0 or cell == asked or not is_free(s, cell) or int(s.mines) >= room:
            continue
        if fraction(seed) < chance:
            owner = (seat + 1 + draw_number(seed, int(s.seats) - 1)) % int(s.seats)
            kind = MATRIX if fraction(seed) < SPECIAL else NORMAL
            add_mine(s, kind, owner, cell, int(kind == MATRIX), int(s.round_number))


@kernel
def worth_of_end(s: Record, seat: int, scores: Record) -> float:
    """How good a finished game is for a seat: its rank from 0 (last) to 1, and more for winning."""
    score(s, scores)
    rank = int(scores.ranks[index(seat)])
    sharers = 0
    for other in range(int(s.seats)):
        sharers += int(scores.ranks[index(other)]) == rank
    worth = (int(s.seats) - rank) / (int(s.seats) - 1)
    return worth + FIRST if rank == 1 and sharers == 1 else worth


@kernel
def try_out(
    bases: Any, knowledge: Any, states: Any, seat: int, decisions: Any, luck: Any, first: int,
    last: int, seed: Any, scratch: Record, scores: Record, worths: Any,
) -> None:  # fmt: skip
    """Play every decision of `seat` to the end in the worlds `first` to `last` − 1.

    `bases` are states with the seat's view, `knowledge[0]` what it knows, `luck[w]` is the
    seed of world w; `worths[i, w]` becomes what decision i led to in world w.
    """
    for world in range(first, last):
        states[0] = bases[world % len(bases)]
        knowledge[1] = knowledge[0]
        seed[0] = luck[world]
        draw_world(states[0], knowledge[1], seat, seed)
        states[0].seed = mix(seed[0])
        same = seed[0]
        for i in range(len(decisions)):
            states[1] = states[0]
            knowledge[1] = knowledge[0]
            seed[0] = same
            play_decision(states[1], knowledge[1], seat, int(decisions[i]), scratch)
            play_on(states[1], knowledge[1], scratch, seed, MOST_DECISIONS)
            worths[i, world] = worth_of_end(states[1], seat, scores)
