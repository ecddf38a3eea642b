"""What the states of the laser games share: their fields, the turn, repetition and the draws."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.games.laser.beams import SIDE_KEY
from obelisk.games.laser.ends import (
    DRAWN,
    NO_PROGRESS,
    NOBODY,
    ONGOING,
    PLY_LIMIT,
    REPEATED,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import kernel

Field = tuple[Any, ...]

BOTH = 3  # where bit 0 stands for the first side and bit 1 for the second

# The fields of every laser game but the board.
COMMON: list[Field] = [
    ("zobrist", np.uint64),  # of board and side
    ("quiet", np.int64),  # plies since the last loss or hit
    ("ply", np.int64),
    ("quiet_limit", np.int32),
    ("repeats", np.int32),  # how often this position has occurred, itself included
    ("side", np.uint8),
    ("over", np.uint8),
    ("winner", np.int8),
]
# More fields, of games that count all plies and in which a side may be left without an action.
LIMITED: list[Field] = [
    ("repetition_draw", np.int32),  # which occurrence of a position ends the game; 0: none
    ("ply_limit", np.int32),
    ("no_action", np.uint8),
]


def state_of(cells: int, *own: Field) -> np.dtype[Any]:
    """The dtype of a state with a board of `cells`, a multiple of 8, and a game's own fields.

    Behind the board the widest fields come first, and the field `spare` fills the last place. So no
    byte lies outside a field, and equal states have equal bytes.
    """
    fields = sorted([*COMMON, *own], key=lambda field: -np.dtype(field[1]).itemsize)
    fields.insert(0, ("board", np.uint8, cells))
    spare = -sum(np.dtype([field]).itemsize for field in fields) % 8
    return np.dtype([*fields, *([("spare", np.uint8, spare)] if spare else [])], align=True)


# The turn


@kernel
def end_turn(s: Record, losses: int) -> None:
    """The other side is to act; the counters grow, `quiet` only if nothing was lost."""
    s.side = 1 - int(s.side)
    s.zobrist ^= SIDE_KEY
    s.ply += 1
    s.quiet = 0 if losses else int(s.quiet) + 1


# Ends


@kernel
def finish(s: Record, reason: int, winner: int) -> None:
    """The game is over."""
    s.over = reason
    s.winner = winner


@kernel
def survivor(left: int) -> int:
    """The only side whose bit is left, or NOBODY if none is."""
    return left - 1


@kernel
def draw_by_history(s: Record, times: int) -> int:
    """Why a position is drawn that occurs for the `times`-th time; ONGOING if it is not.

    Repetition is tested before progress.
    """
    if int(s.repetition_draw) and times >= int(s.repetition_draw):
        return REPEATED
    if int(s.quiet_limit) and int(s.quiet) >= int(s.quiet_limit):
        return NO_PROGRESS
    return ONGOING


@kernel
def draw_by_limits(s: Record, times: int) -> int:
    """`draw_by_history`, and the limit of plies after it, for a state with LIMITED fields."""
    draw = draw_by_history(s, times)
    if draw == ONGOING and int(s.ply_limit) and int(s.ply) >= int(s.ply_limit):
        return PLY_LIMIT
    return draw


@kernel
def winner_without_action(s: Record) -> int:
    """Who wins if the side to act has no action and need not pass."""
    return NOBODY if int(s.no_action) == DRAWN else 1 - int(s.side)


# Repetition


@kernel
def position_key(s: Record) -> Any:
    """What two positions must share to be the same: board and side."""
    return s.zobrist


@kernel
def repeat_stride(s: Record) -> int:
    """How many plies apart positions are that can be the same: the same side is to act."""
    return 2


@kernel
def nothing_returns(s: Record) -> bool:
    """Whether no earlier position can occur again: something was just lost."""
    return int(s.quiet) == 0
