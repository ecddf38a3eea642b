"""How likely each free cell holds a mine, as a seat can reckon from what it was shown.

A free cell that nobody has entered since round k can only hold the mines buried after round k, so
its chance follows from how many mines the others buried in each of those rounds and how many cells
were free then.
"""

from __future__ import annotations

from obelisk.games.starclaim.rules.board import (
    AUCTION,
    BURY,
    CELLS,
    MATRIX,
    SIDES,
    SQUARE,
    cell_at,
    is_free,
    is_occupied,
    size,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

# Guesses about the others, who are people or players like these.
A_MINE_LATER = 1.18  # cells that a seat mines in a round after the first, special mines included
FRONTIER, INLAND = 1.25, 0.9  # mines lie rather next to occupied cells than away from them
SURELY = 0.97  # a mine was shown there; a robot or a purify mine may have removed it since
SWEPT_LEFT = 0.15  # the part of all mines that a robot leaves: the special ones


@kernel
def chance_of(expected: float) -> float:
    """The chance that there is one where so many are expected: 1 − exp(−x), nearly.

    Without `exp` it is the same number on every machine, compiled or not.
    """
    return 1.0 - 1.0 / (1.0 + expected + 0.5 * expected * expected)


@kernel
def reckon_since(s: Record, known: Record, seat: int) -> None:
    """Entry k of `since`: mines of others that a cell last seen clear in round k may hold."""
    now = int(s.round_number)
    known.since[index(now)] = 0.0
    for number in range(now, 0, -1):
        burying = int(s.seats) - 1
        if number == now and int(s.phase) <= BURY:
            burying = 0 if int(s.phase) == AUCTION else size(int(s.done) & ~(1 << seat))
        mines = float(burying) if number == 1 else A_MINE_LATER * burying
        free = int(known.free_at[index(number)])
        if free == 0:
            free = max(1, int(s.free))
        known.since[index(number - 1)] = float(known.since[index(number)]) + mines / free


@kernel
def mark_own(s: Record, known: Record, seat: int) -> None:
    """Count in `own` the mines of a seat that cover each cell."""
    for cell in range(CELLS):
        known.own[index(cell)] = 0
    for mine in range(int(s.mines)):
        if int(s.mine_seat[index(mine)]) != seat:
            continue
        cell = int(s.mine_cell[index(mine)])
        if int(s.mine_kind[index(mine)]) != MATRIX:
            known.own[index(cell)] = 1
            continue
        for bit in range(4):
            if int(s.mine_extra[index(mine)]) >> bit & 1:
                known.own[index(cell + int(SQUARE[bit]))] = 1


@kernel
def reckon(s: Record, known: Record, seat: int) -> None:
    """The chance of each free cell to hold a mine, as a seat sees it; 1 where it must not go."""
    reckon_since(s, known, seat)
    mark_own(s, known, seat)
    taken = int(s.picture_round[index(seat)])
    later = 0.0
    if taken:
        free = max(1, int(known.free_at[index(taken)]))
        later = float(known.since[index(taken)]) + int(known.unpictured[index(seat)]) / free
    for cell in range(CELLS):
        known.chance[index(cell)] = 1.0
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if not is_free(s, cell) or int(known.own[index(cell)]):
            continue
        clear, swept = int(known.clear[index(cell)]), int(known.swept[index(cell)])
        expected = expect(s, known, seat, cell, clear)
        if swept > clear:
            kept = expect(s, known, seat, cell, swept)
            expected = kept + SWEPT_LEFT * (expected - kept)
        chance = chance_of(expected)
        if clear < taken:
            if int(s.picture[index(seat), index(place)]):
                chance = SWEPT_LEFT if swept >= taken else SURELY
            else:
                chance = chance_of(later)
        if int(known.shown[index(cell)]):
            chance = SURELY
        known.chance[index(cell)] = chance


@kernel
def expect(s: Record, known: Record, seat: int, cell: int, clear: int) -> float:
    """The mines of others that a seat expects on a cell last seen clear in a round.

    A seat that thinks has guessed for each round where they lie; the others look at the frontier as
    it is now.
    """
    if int(known.style_of[index(seat)]) == 0:
        return float(known.since[index(clear)]) * (FRONTIER if is_frontier(s, cell) else INLAND)
    now = int(s.round_number)
    expected = 0.0
    for number in range(clear + 1, min(now, int(known.foreseen)) + 1):
        mines = float(known.buried[index(number), index(cell)])
        if number == now and int(s.phase) == BURY:
            mines *= size(int(s.done) & ~(1 << seat)) / (int(s.seats) - 1)
        expected += mines
    return expected


@kernel
def is_frontier(s: Record, cell: int) -> bool:
    """Whether a side neighbour is occupied."""
    beside = 0
    for way in range(4):
        beside += is_occupied(s, cell + int(SIDES[way]))
    return beside > 0
