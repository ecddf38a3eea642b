"""What rollouts know: a record of public knowledge, and the chances of mines that follow from it.

It is `belief` as kernels: in a rollout every seat decides from what its player could know, never
from the mines that lie in the drawn world. All seats share the public part; own mines and radar
pictures are those of the seat that decides.
"""

from __future__ import annotations

import numpy as np

from obelisk.games.starclaim.rules.board import (
    AUCTION,
    BURY,
    CELLS,
    DROVE,
    EXPLODED,
    MATRIX,
    MOST_SEATS,
    OCCUPIED,
    PHASE_BEGUN,
    PURIFY,
    RING,
    SCANNED,
    SIDES,
    SQUARE,
    STRIDE,
    SWEPT,
    cell_at,
    is_free,
    is_occupied,
    size,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

WIDTH = 16  # beginnings of routes that are followed up
LONGEST = 8  # cells that are planned ahead
LIVES = 4  # deminers that a route reckons with, and one
MOST_WAYS = WIDTH * LONGEST

# What a style of play is made of: places in a row of `taste`.
BID_MOST, BID_RADAR, BID_KEEP = 0, 1, 2  # gold for control, with a radar; put by for each shop
GROUP_CELL, ROOM, DEMINER_WORTH = 3, 4, 5  # see `routes` and `heuristic`
POINT_WORTH = 6  # and the rounds after the first: a point kept, before the last round
RISKY_ROUTE, RISKY_LINE = 14, 15
SELF_EARLY = 16  # the round from which the controller walks before the others
EQUIPPED = 17  # wishes that are enough
SHOPPING = 18  # two items for each of the first three shops, the second if the first is sold out
SCANNED_PART = 24  # the part of the risk of later cells that is left to a seat with a scanner
BIDS = 28  # gold for control in each of the first four rounds, of whoever thinks
TASTES = 32

ROUNDS = 9  # from 1 to 8
STYLES = 2  # the others, and the seat that thinks

MIND = np.dtype(
    [
        # What everybody knows of each cell: the last round in which it was seen without mines, in
        # which a robot went over it, and whether a scan showed mines there.
        ("clear", np.int8, CELLS),
        ("swept", np.int8, CELLS),
        ("shown", np.int8, CELLS),
        ("free_at", np.int16, 16),  # free cells when the mines of a round were buried
        # Mines of others that whoever thinks expects to lie on a cell since a round: `foresight`.
        ("lain", np.float64, (ROUNDS, CELLS)),
        ("anywhere", np.float64),  # the part of them that may lie on any cell, lure or not
        ("foreseen", np.int16),  # the last round for which it is known
        ("unpictured", np.int8, MOST_SEATS),  # seats that buried after a seat's radar picture
        ("style", np.int8, MOST_SEATS),
        ("careless", np.int8),  # whether the seats of style 0 do anything: `careless`
        ("taste", np.float64, (STYLES, TASTES)),
        # Of the seat that decides: the chance of every cell to hold a mine, and its groups.
        ("chance", np.float64, CELLS),
        ("since", np.float64, 16),
        ("own", np.int8, CELLS),
        ("group", np.int8, CELLS),
        ("group_size", np.int16, CELLS),
        ("groups", np.int16),
        ("largest", np.int16),
        ("open", np.int16, CELLS),
        ("lure", np.float64, CELLS),
        # The planned route of the turn that is open.
        ("route", np.int16, LONGEST),
        ("route_length", np.int16),
        ("route_at", np.int16),
        ("route_worth", np.float64),
        ("route_risk", np.float64),
        ("planned", np.int16),  # 1 + the seat whose route it is; 0: none
        # Two generations of beginnings.
        ("way_cells", np.int16, 2 * MOST_WAYS),
        ("way_alive", np.float64, 2 * WIDTH * LIVES),
        ("way_joined", np.int64, 2 * WIDTH),
        ("way_worth", np.float64, 2 * WIDTH),
        ("way_promise", np.float64, 2 * WIDTH),
    ],
    align=True,
)

# Guesses about the others, as in `belief`.
A_MINE_LATER = 1.18  # mined cells that a seat makes in a round after the first
FRONTIER, INLAND = 1.25, 0.9
SURELY = 0.97
SWEPT_LEFT = 0.15


@kernel
def learn(s: Record, mind: Record, scratch: Record) -> None:
    """Take in what everybody was shown of the last decision."""
    now = int(s.round_number)
    for i in range(int(scratch.notes)):
        what, cell = int(scratch.note[index(i)]), int(scratch.note_b[index(i)])
        if what in (OCCUPIED, DROVE):
            find_clear(mind, cell, now)
        elif what == SCANNED:
            if int(scratch.note_c[index(i)]):
                mind.clear[index(cell)] = 0
                mind.shown[index(cell)] = 1
            else:
                find_clear(mind, cell, now)
        elif what == SWEPT:
            for at in range(CELLS):
                if at // STRIDE == cell or STRIDE + at % STRIDE == cell:
                    mind.swept[index(at)] = now
        elif what == EXPLODED:
            learn_explosion(mind, cell, now, scratch)
        elif what == PHASE_BEGUN and int(scratch.note_a[index(i)]) == BURY:
            mind.free_at[index(now)] = int(s.free)


@kernel
def find_clear(mind: Record, cell: int, now: int) -> None:
    """No mine lies on a cell now."""
    mind.clear[index(cell)] = now
    mind.shown[index(cell)] = 0


@kernel
def learn_explosion(mind: Record, cell: int, now: int, scratch: Record) -> None:
    """Nothing lies where it exploded, where cells became free, and around a purify mine."""
    find_clear(mind, cell, now)
    for at in range(CELLS):
        if int(scratch.reverted[index(at)]):
            find_clear(mind, at, now)
    for i in range(int(scratch.exploded)):
        if int(scratch.exploded_kind[index(i)]) == PURIFY:
            for way in range(8):
                find_clear(mind, cell + int(RING[way]), now)


@kernel
def chance_of(expected: float) -> float:
    """The chance that there is one where so many are expected: 1 − exp(−x), nearly.

    Without `exp` it is the same number on every machine, compiled or not.
    """
    return 1.0 - 1.0 / (1.0 + expected + 0.5 * expected * expected)


@kernel
def reckon_since(s: Record, mind: Record, seat: int) -> None:
    """Entry k of `since`: mines of others that a cell last seen clear in round k may hold."""
    now = int(s.round_number)
    mind.since[index(now)] = 0.0
    for number in range(now, 0, -1):
        burying = int(s.seats) - 1
        if number == now and int(s.phase) <= BURY:
            burying = 0 if int(s.phase) == AUCTION else size(int(s.done) & ~(1 << seat))
        mines = float(burying) if number == 1 else A_MINE_LATER * burying
        free = int(mind.free_at[index(number)])
        if free == 0:
            free = max(1, int(s.free))
        mind.since[index(number - 1)] = float(mind.since[index(number)]) + mines / free


@kernel
def mark_own(s: Record, mind: Record, seat: int) -> None:
    """Count in `own` the mines of a seat that cover each cell."""
    for cell in range(CELLS):
        mind.own[index(cell)] = 0
    for mine in range(int(s.mines)):
        if int(s.mine_seat[index(mine)]) != seat:
            continue
        cell = int(s.mine_cell[index(mine)])
        if int(s.mine_kind[index(mine)]) != MATRIX:
            mind.own[index(cell)] = 1
            continue
        for bit in range(4):
            if int(s.mine_extra[index(mine)]) >> bit & 1:
                mind.own[index(cell + int(SQUARE[bit]))] = 1


@kernel
def reckon(s: Record, mind: Record, seat: int) -> None:
    """The chance of each free cell to hold a mine, as a seat sees it; 1 where it must not go."""
    reckon_since(s, mind, seat)
    mark_own(s, mind, seat)
    taken = int(s.picture_round[index(seat)])
    later = 0.0
    if taken:
        free = max(1, int(mind.free_at[index(taken)]))
        later = float(mind.since[index(taken)]) + int(mind.unpictured[index(seat)]) / free
    for cell in range(CELLS):
        mind.chance[index(cell)] = 1.0
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if not is_free(s, cell) or int(mind.own[index(cell)]):
            continue
        clear, swept = int(mind.clear[index(cell)]), int(mind.swept[index(cell)])
        expected = expect(s, mind, seat, cell, clear)
        if swept > clear:
            kept = expect(s, mind, seat, cell, swept)
            expected = kept + SWEPT_LEFT * (expected - kept)
        chance = chance_of(expected)
        if clear < taken:
            if int(s.picture[index(seat), index(place)]):
                chance = SWEPT_LEFT if swept >= taken else SURELY
            else:
                chance = chance_of(later)
        if int(mind.shown[index(cell)]):
            chance = SURELY
        mind.chance[index(cell)] = chance


@kernel
def expect(s: Record, mind: Record, seat: int, cell: int, clear: int) -> float:
    """The mines of others that a seat expects on a cell last seen clear in a round.

    Whoever thinks has guessed for each round where they lie; the others look at the frontier now.
    """
    if int(mind.style[index(seat)]) == 0:
        return float(mind.since[index(clear)]) * (FRONTIER if is_frontier(s, cell) else INLAND)
    now = int(s.round_number)
    expected = 0.0
    for number in range(clear + 1, min(now, int(mind.foreseen)) + 1):
        mines = float(mind.lain[index(number), index(cell)])
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


@kernel
def find_groups(s: Record, mind: Record, seat: int) -> None:
    """Number the connected groups of a seat from 1, as if the path of its turn were not its own."""
    for cell in range(CELLS):
        mind.group[index(cell)] = 0
    if int(s.seat) == seat:
        for i in range(int(s.steps)):
            mind.group[index(s.path[index(i)])] = -1
    mind.groups = 0
    mind.largest = 0
    for place in range(int(s.side) * int(s.side)):
        first = cell_at(s, place)
        if int(s.owner[index(first)]) == seat and int(mind.group[index(first)]) == 0:
            number = int(mind.groups) + 1
            found = flood(s, mind, first, seat, number)
            mind.groups = number
            mind.group_size[index(number)] = found
            mind.largest = max(int(mind.largest), found)
    for cell in range(CELLS):
        mind.group[index(cell)] = max(0, int(mind.group[index(cell)]))


@kernel
def flood(s: Record, mind: Record, first: int, seat: int, number: int) -> int:
    """Give the group of a cell its number; return its size."""
    mind.open[0] = first
    mind.group[index(first)] = number
    found, followed = 1, 0
    while followed < found:
        cell = int(mind.open[index(followed)])
        followed += 1
        for way in range(4):
            near = cell + int(SIDES[way])
            if int(s.owner[index(near)]) == seat and int(mind.group[index(near)]) == 0:
                mind.group[index(near)] = number
                mind.open[index(found)] = near
                found += 1
    return found
