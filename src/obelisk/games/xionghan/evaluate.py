"""How good a position of Xionghan chess is, and what a search must know of it.

Terms and their weights are in `terms`, the terms of a position in `measure`, promising and sharp
actions in `ordering`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.rules import Evaluation
from obelisk.games.xionghan.board import (
    ADVISOR,
    DISTANCE,
    ELEPHANT,
    PAWN,
    SHIELD,
    SIDE_KEY,
    STEP,
    move_code,
    piece_of,
    pieces_of,
)
from obelisk.games.xionghan.definitions import facing_draws, frozen, in_palace, may_land
from obelisk.games.xionghan.measure import measure
from obelisk.games.xionghan.moves import king_may_step
from obelisk.games.xionghan.ordering import WIN_AT_ONCE, promise, sharp_actions
from obelisk.games.xionghan.rules import act, candidates, is_safe, judge, take_back
from obelisk.games.xionghan.terms import TERMS, WEIGHTS
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

NOTES = np.dtype(
    [
        ("entering", np.uint8),  # whether the other king could now step into our palace and win
        ("terms", np.int32, len(TERMS)),  # while they are measured
        ("lead", np.int32),  # what the side to act has more than the other, in pawns
        ("points", np.uint8, 256),  # where the pieces of a side stand, kind after kind
        ("ends", np.uint8, 16),  # where those of a kind end
    ],
    align=True,
)


# What is noted of a position


@kernel
def look(s: Record, notes: Record, scratch: Record) -> None:
    """Note whether the other king is about to enter."""
    notes.entering = can_enter(s, 1 - int(s.side), scratch)


@kernel
def can_enter(s: Record, seat: int, scratch: Record) -> bool:
    """Whether a king could enter the enemy palace by a legal step if it were its turn. XH-14"""
    king = int(s.kings[index(seat)])
    if int(DISTANCE[index(seat), index(king)]) != 1 or not int(s.palace_entry_wins):
        return False
    if frozen(s, king):
        return False
    side = int(s.side)
    s.side = seat
    enters = False
    for way in range(8):
        target = king + int(STEP[index(way)])
        if (
            in_palace(1 - seat, target)
            and king_may_step(s, seat, king, target, way & 1 == 1)
            and may_land(s, king, target)
            and is_safe(s, move_code(king, target), scratch.trial)
        ):
            enters = True
            break
    s.side = side
    return enters


@kernel
def in_danger(s: Record, notes: Record) -> bool:
    """Whether the side to act is in check, or the other king enters unless something is done."""
    return int(s.check) != 0 or int(notes.entering) != 0


@kernel
def parries(s: Record, actions: Any, notes: Record, scratch: Record) -> int:
    """Write the candidates after which the danger may be over; return how many.

    In check a candidate that is allowed is one that parries.
    """
    n = candidates(s, actions, scratch)
    if not int(notes.entering):
        return n
    seat = int(s.side)
    kept = 0
    for i in range(n):
        action = int(actions[index(i)])
        wins = promise(s, action, notes, scratch) >= WIN_AT_ONCE
        act(s, action, scratch.done)
        actions[index(kept)] = action
        kept += wins or facing_draws(s) or not can_enter(s, 1 - seat, scratch)
        take_back(s, scratch.done)
    return kept


@kernel
def parries_are_all(notes: Record) -> bool:
    """Whether every other action is illegal: not where a king enters, which takes a turn more."""
    return int(notes.entering) == 0


@kernel
def expected(notes: Record) -> int:
    """What any action wins: nothing, as no piece dies by itself."""
    return 0


# Passing


@kernel
def may_skip(s: Record, notes: Record) -> bool:
    """Whether it is worth asking what happens if the side to act passes.

    Not in danger, and not where it has so little that being forced to move may be what harms it.
    """
    if in_danger(s, notes):
        return False
    seat = int(s.side)
    weak = 1  # the king
    for kind in (ELEPHANT, ADVISOR, PAWN, SHIELD):
        weak += int(s.count[index(piece_of(seat, kind))])
    return pieces_of(s, seat) > weak


@kernel
def skip(s: Record, scratch: Record) -> None:
    """Pass, which no rule allows: nothing before it can stand again."""
    s.checks[index(s.side)] = 0
    s.side = 1 - int(s.side)
    s.zobrist ^= SIDE_KEY
    s.ply += 1
    s.quiet += 1
    s.repeats = 1
    s.lasting = 1
    judge(s, scratch)


EVALUATION = Evaluation(
    terms=TERMS,
    weights=WEIGHTS,
    notes=NOTES,
    look=look,
    measure=measure,
    in_danger=in_danger,
    expected=expected,
    promise=promise,
    sharp_actions=sharp_actions,
    parries=parries,
    may_skip=may_skip,
    skip=skip,
    parries_are_all=parries_are_all,
    is_staged=True,  # captures are found in a fraction of the time that all candidates take
)
