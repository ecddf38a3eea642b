"""What seats hold: items, cells, and the groups that their cells form."""

from __future__ import annotations

from obelisk.games.starclaim.rules.board import CELLS, SIDES, cell_at
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def held(s: Record, seat: int, item: int) -> int:
    """How many of an item a seat has."""
    return int(s.items[index(seat), index(item)])


@kernel
def cells_of(s: Record, seat: int) -> int:
    """The number of cells that a seat owns."""
    cells = 0
    for cell in range(CELLS):
        cells += int(s.owner[index(cell)]) == seat
    return cells


@kernel
def leader(s: Record, seat: int) -> int:
    """The other seat with the most cells."""
    best, most = seat, -1
    for other in range(int(s.seats)):
        if other != seat:
            cells = cells_of(s, other)
            if cells > most:
                best, most = other, cells
    return best


@kernel
def find_groups(s: Record, known: Record, seat: int, without: int) -> None:
    """Number the connected groups of a seat from 1, as if the path of its turn and the cell
    `without` (`NOWHERE` for none) were not its own.
    """
    for cell in range(CELLS):
        known.group[index(cell)] = 0
    known.group[index(without)] = -1
    if int(s.seat) == seat:
        for i in range(int(s.steps)):
            known.group[index(s.path[index(i)])] = -1
    known.groups = 0
    known.largest = 0
    for place in range(int(s.side) * int(s.side)):
        first = cell_at(s, place)
        if int(s.owner[index(first)]) == seat and int(known.group[index(first)]) == 0:
            number = int(known.groups) + 1
            found = flood(s, known, first, seat, number)
            known.groups = number
            known.group_size[index(number)] = found
            known.largest = max(int(known.largest), found)
    for cell in range(CELLS):
        known.group[index(cell)] = max(0, int(known.group[index(cell)]))


@kernel
def flood(s: Record, known: Record, first: int, seat: int, number: int) -> int:
    """Give the group of a cell its number; return its size."""
    known.open[0] = first
    known.group[index(first)] = number
    found, followed = 1, 0
    while followed < found:
        cell = int(known.open[index(followed)])
        followed += 1
        for way in range(4):
            near = cell + int(SIDES[way])
            if int(s.owner[index(near)]) == seat and int(known.group[index(near)]) == 0:
                known.group[index(near)] = number
                known.open[index(found)] = near
                found += 1
    return found
