"""Where a piece of each kind can strike as far as its way of moving decides, as sets of points.

Never wrong when it says no: most questions of captures and of check end here.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BIT,
    BOULDER,
    CANNON,
    CELLS,
    ELEPHANT,
    GRID,
    HORSE,
    KINDS,
    KING,
    NO_CELLS,
    PATROL,
    PAWN,
    ROOK,
    ROW,
    WARDEN,
    WORD,
    WORD_CELLS,
    WORDS,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


def _reach() -> npt.NDArray[np.uint64]:
    """The points where what a piece of a kind may take can stand, `reach[kind, cell, word]`.

    By its way of moving alone, under the options that let it go farthest. A line of three may hit
    anything; kings, and pawns near a far row, may do something else and must always be asked.
    """
    reach = np.zeros((KINDS + 1, CELLS, WORDS), np.uint64)
    reach[[KING, ARMOUR]] = 2**WORD_CELLS - 1
    reach[PAWN, (ROW <= 1) | (ROW >= 11)] = 2**WORD_CELLS - 1
    places = {cell: GRID.place(cell) for cell in GRID.squares}
    for cell, (column, row) in places.items():
        for other, (x, y) in places.items():
            for kind in _reaching(abs(column - x), abs(row - y)):
                reach[kind, cell, WORD[other]] |= BIT[other]
    return reach


def _reaching(columns: int, rows: int) -> Iterator[int]:
    """The kinds that may take something so many columns and rows away; kings may anyway."""
    near, far = min(columns, rows), max(columns, rows)
    straight, slanting = near == 0 < far, near == far > 0
    if straight:
        yield from (ROOK, CANNON, ASSASSIN)
    if straight or slanting:
        yield WARDEN
    if far == 1:
        yield from (ADVISOR, BOULDER)
    if straight and far == 1:
        yield PAWN
    if (straight or slanting) and far == 2:
        yield ELEPHANT
    if straight and columns == 2:
        yield PATROL
    if slanting and far <= 3:
        yield ARCHER
    if (near, far) in ((1, 2), (0, 3)):
        yield HORSE


REACH = _reach()


@kernel
def stands_in_reach(s: Record, seat: int, point: int, kind: int) -> bool:
    """Whether a piece of `seat` stands where one of a kind on a point might take it.

    As good as always true of those that may do something else than to capture.
    """
    found = NO_CELLS
    for word in range(WORDS):
        there = REACH[index(kind), index(point), index(word)]
        found |= s.places[index(seat), index(word)] & there
    return bool(found != NO_CELLS)
