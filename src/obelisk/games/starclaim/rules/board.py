"""The record of a Starclaim state, the scratch record of an action, and what all kernels share.

A cell is a number with the row in its upper and the column in its lower four bits, both counted
from 1, so that a border of one cell surrounds every board and row order is the order of numbers.
A board with fewer than 14 rows has more border.
"""

from __future__ import annotations

import numpy as np

from obelisk.games.starclaim.setups import ITEMS, MOST_GOLD, PAY, SEATS
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

MOST_SEATS = max(SEATS)
CELLS = 256
STRIDE = 16
MOST_PLACES = 14 * 14  # cells of the largest board
MOST_MINES = 160  # 147 can lie, see the sizes in the rulebook
MOST_PATH = 33
MOST_NOTES = 512

# Owners of cells besides the seats; NOBODY also stands for a seat that is not there.
FREE, WALL = 100, 101
NOBODY = -1
NOWHERE = 0  # a cell of the border: no cell

AUCTION, BURY, OCCUPY, SHOP, END = 0, 1, 2, 3, 4  # phases
NORMAL, MATRIX, CHASE, SPORE, PURIFY = 1, 2, 3, 4, 5  # kinds of mines
# Items, in the order of setups.ITEMS; the first four are the special mines.
ITEM_MATRIX, ITEM_CHASE, ITEM_SPORE, ITEM_PURIFY = 0, 1, 2, 3
DEMINER, VEHICLE, SCANNER, ROBOT, RADAR = 4, 5, 6, 7, 8

# Values of the options that are words, in the order of options.py.
TURN, LIVE, SEALED = 0, 1, 2
STEPWISE, UPFRONT = 0, 1
BY_SYSTEM, BY_PREVIOUS, BY_DRAW = 0, 1, 2

SIDES = np.array((-STRIDE, -1, 1, STRIDE), np.int16)  # side neighbours, in row order
RING = np.array((-17, -16, -15, -1, 1, 15, 16, 17), np.int16)  # the ring, in row order
SQUARE = np.array((0, 1, STRIDE, STRIDE + 1), np.int16)  # cells of a matrix mine, by cover bit

# Small numbers are signed: what compiled code makes of two of them is then an ordinary integer.
# From wide to narrow, and filled up at the end, so that no byte is left to chance.
STATE = np.dtype(
    [
        ("seed", np.uint64),
        ("gold", np.int16, MOST_SEATS),
        ("sealed", np.int16, MOST_SEATS),  # sealed bids, 0 for a pass
        # Sets of seats, a bit for each.
        ("barred", np.int16),
        ("active", np.int16),
        ("has_sealed", np.int16),
        ("done", np.int16),
        ("hand", np.int16),
        ("high", np.int16),
        ("floor", np.int16),
        ("price", np.int16),
        ("free", np.int16),  # number of free cells
        ("mines", np.int16),  # number of live mines
        ("covered", np.int16, CELLS),  # number of live mines that cover a cell
        # Of each live mine, in order of burial: its cell, and a matrix mine's cover bits or a chase
        # mine's target.
        ("mine_cell", np.int16, MOST_MINES),
        ("mine_extra", np.int16, MOST_MINES),
        # Of the open turn: the path, the cells its vehicle drove over, the open question.
        ("path", np.int16, MOST_PATH),
        ("driven", np.int16, MOST_PATH),
        ("defuse", np.int16),
        ("owner", np.int8, CELLS),
        ("mine_kind", np.int8, MOST_MINES),
        ("mine_seat", np.int8, MOST_MINES),
        ("mine_round", np.int8, MOST_MINES),
        ("points", np.int8, MOST_SEATS),
        ("items", np.int8, (MOST_SEATS, len(ITEMS))),
        ("stock", np.int8, len(ITEMS)),
        ("done_order", np.int8, MOST_SEATS),
        ("queue", np.int8, MOST_SEATS),
        ("queued", np.int8),
        ("holder", np.int8),
        ("asked", np.int8),
        ("round_number", np.int8),
        ("phase", np.int8),
        ("controller", np.int8),
        ("previous", np.int8),
        # The open turn.
        ("seat", np.int8),
        ("steps", np.int8),  # length of the path
        ("scans", np.int8),
        ("mined", np.int8),  # the first cell of the path was demined
        ("rested", np.int8),
        ("pool", np.int8),
        ("driving", np.int8),  # a vehicle is under way
        ("left", np.int8),
        ("drives", np.int8),  # number of cells driven over
        # The radar picture of each seat; round 0 for none.
        ("picture_round", np.int8, MOST_SEATS),
        ("picture", np.uint8, (MOST_SEATS, MOST_PLACES)),
        # The options.
        ("seats", np.int8),
        ("side", np.int8),
        ("rounds", np.int8),
        ("auction", np.int8),
        ("order", np.int8),
        ("no_bid", np.int8),
        ("barred_previous", np.int8),
        ("overbid", np.int8),
        ("open_gold", np.int8),
        ("fail_costs_ap", np.int8),
        ("allow_skip", np.int8),
        ("pay_self", np.int8),
        ("explosion_report", np.int8),
        ("spore_is_special", np.int8),
        ("vehicle_pool", np.int8),
        ("vehicle_revisit", np.int8),
        ("scan_per_step", np.int8),
        ("scan_after_demining", np.int8),
        ("bonus_ties", np.int8),
        ("deminer_secret", np.int8),
        ("parallel_mines", np.int8),
        ("unused", np.int8, 4),
    ],
    align=True,
)

# What happened, as `note` writes it down; the meaning of a, b and c is said beside each.
BID, PASSED, HAS_SEALED, TIE = 1, 2, 3, 4  # seat, amount; seat; seat; set of seats, amount
DEFAULT, CONTROL = 5, 6  # seat, amount; seat or NOBODY, price
PICKED, ORDERED, NEXT_IN_ORDER = 7, 8, 9  # phase, controller, seat; phase; seat (for each)
TURN_OPENED, FORFEIT, BURIED = 10, 11, 12  # phase, seat; seat; seat, place in the mine table
PICTURE, SPREAD = 13, 14  # seat; seat, cell, set of ring cells
OCCUPIED, QUESTION, DEMINED, SCANNED = 15, 16, 17, 18  # seat, cell; …; …; seat, cell, count
SWEPT, SENT, DROVE = 19, 20, 21  # seat, line; seat, points; seat, cell
EXPLODED, PAID = 22, 23  # seat, cell, under a vehicle or not; seat, cell
BOUGHT, TURN_CLOSED = 24, 25  # seat, item or NOBODY; phase, seat, reason
ROUND_BEGUN, PHASE_BEGUN, ENDED = 26, 27, 28  # round; phase; nothing

# Reasons why a turn of the occupation is over; NO_REASON in the other phases.
NO_REASON, STOPPED, EXPLOSION, NO_POINTS, BOXED, FULL = 0, 1, 2, 3, 4, 5

# Kernels note in it what an action did; one explosion at most belongs to an action.
SCRATCH = np.dtype(
    [
        ("note_a", np.int16, MOST_NOTES),
        ("note_b", np.int16, MOST_NOTES),
        ("note_c", np.int16, MOST_NOTES),
        ("notes", np.int16),
        ("exploded", np.int16),  # number of exploded mines
        ("note", np.int8, MOST_NOTES),
        ("exploded_kind", np.int8, MOST_MINES),
        ("exploded_seat", np.int8, MOST_MINES),
        ("exploded_cell", np.int16, MOST_MINES),
        ("exploded_extra", np.int16, MOST_MINES),
        ("reverted", np.int8, CELLS),  # 1 for cells that an explosion made free
    ],
    align=True,
)


@kernel
def note(scratch: Record, what: int, a: int, b: int, c: int) -> None:
    """Write down that something happened."""
    n = int(scratch.notes)
    scratch.note[index(n)] = what
    scratch.note_a[index(n)] = a
    scratch.note_b[index(n)] = b
    scratch.note_c[index(n)] = c
    scratch.notes = n + 1


# Seats and cells


@kernel
def contains(seats: int, seat: int) -> bool:
    """Whether a set of seats holds a seat."""
    return bool(seats >> seat & 1)


@kernel
def everybody(s: Record) -> int:
    """The set of all seats."""
    return (1 << int(s.seats)) - 1


@kernel
def size(seats: int) -> int:
    """How many seats a set holds."""
    n = 0
    while seats:
        seats &= seats - 1
        n += 1
    return n


@kernel
def cell_at(s: Record, place: int) -> int:
    """The cell with this number in row order, from 0."""
    side = int(s.side)
    return (place // side + 1) * STRIDE + place % side + 1


@kernel
def is_free(s: Record, cell: int) -> bool:
    """Whether a cell is on the board and has no owner."""
    return int(s.owner[index(cell)]) == FREE


@kernel
def is_occupied(s: Record, cell: int) -> bool:
    """Whether a cell has an owner."""
    return int(s.owner[index(cell)]) < FREE


@kernel
def has_free_neighbour(s: Record, cell: int) -> bool:
    """Whether a side neighbour of a cell is free."""
    vertical = is_free(s, cell - STRIDE) or is_free(s, cell + STRIDE)
    return vertical or is_free(s, cell - 1) or is_free(s, cell + 1)


@kernel
def set_free(s: Record, cell: int) -> None:
    """An occupied cell loses its owner."""
    s.owner[index(cell)] = FREE
    s.free = int(s.free) + 1


# Mines


@kernel
def covers(s: Record, mine: int, cell: int) -> bool:
    """Whether a mine covers a cell. SC-28"""
    away = cell - int(s.mine_cell[index(mine)])
    if int(s.mine_kind[index(mine)]) != MATRIX:
        return away == 0
    for bit in range(4):
        if away == int(SQUARE[bit]):
            return bool(int(s.mine_extra[index(mine)]) >> bit & 1)
    return False


@kernel
def count_cover(s: Record, mine: int, by: int) -> None:
    """Add `by` to the number of mines of every cell that a mine covers."""
    cell = int(s.mine_cell[index(mine)])
    if int(s.mine_kind[index(mine)]) != MATRIX:
        s.covered[index(cell)] = int(s.covered[index(cell)]) + by
        return
    for bit in range(4):
        if int(s.mine_extra[index(mine)]) >> bit & 1:
            part = cell + int(SQUARE[bit])
            s.covered[index(part)] = int(s.covered[index(part)]) + by


@kernel
def add_mine(s: Record, kind: int, seat: int, cell: int, extra: int, from_round: int) -> int:
    """Put a mine at the end of the table; return its place there. SC-24"""
    mine = int(s.mines)
    s.mine_kind[index(mine)] = kind
    s.mine_seat[index(mine)] = seat
    s.mine_cell[index(mine)] = cell
    s.mine_extra[index(mine)] = extra
    s.mine_round[index(mine)] = from_round
    s.mines = mine + 1
    count_cover(s, mine, 1)
    return mine


@kernel
def mark_gone(s: Record, mine: int) -> None:
    """Take a mine away, with all the cells it covers; `close_gaps` must follow. SC-29"""
    count_cover(s, mine, -1)
    s.mine_kind[index(mine)] = 0


@kernel
def close_gaps(s: Record) -> None:
    """Close the gaps that mines left in the table, and keep its order."""
    kept = 0
    for mine in range(int(s.mines)):
        if int(s.mine_kind[index(mine)]):
            s.mine_kind[index(kept)] = s.mine_kind[index(mine)]
            s.mine_seat[index(kept)] = s.mine_seat[index(mine)]
            s.mine_cell[index(kept)] = s.mine_cell[index(mine)]
            s.mine_extra[index(kept)] = s.mine_extra[index(mine)]
            s.mine_round[index(kept)] = s.mine_round[index(mine)]
            kept += 1
    for mine in range(kept, int(s.mines)):
        s.mine_kind[index(mine)] = 0
        s.mine_seat[index(mine)] = 0
        s.mine_cell[index(mine)] = 0
        s.mine_extra[index(mine)] = 0
        s.mine_round[index(mine)] = 0
    s.mines = kept


@kernel
def is_normal(s: Record, mine: int) -> bool:
    """Whether deminer and robot remove a mine. SC-33, SC-35"""
    kind = int(s.mine_kind[index(mine)])
    return kind == NORMAL or (kind == SPORE and not int(s.spore_is_special))


@kernel
def pay(s: Record, seat: int) -> None:
    """Pay a seat for an exploded mine. SC-48"""
    s.gold[index(seat)] = min(int(s.gold[index(seat)]) + PAY, MOST_GOLD)


@kernel
def close_turn(s: Record, seat: int, reason: int, scratch: Record) -> None:
    """A seat has had its turn in this phase. SC-17"""
    s.done_order[index(size(int(s.done)))] = seat
    s.done = int(s.done) | 1 << seat
    note(scratch, TURN_CLOSED, int(s.phase), seat, reason)
    if int(s.seat) != NOBODY:
        clear_turn(s)


@kernel
def clear_turn(s: Record) -> None:
    """No turn is open."""
    s.seat = NOBODY
    for i in range(int(s.steps)):
        s.path[index(i)] = 0
    s.steps = 0
    s.scans = 0
    s.mined = 0
    s.rested = 0
    s.pool = 0
    s.defuse = NOWHERE
    park(s)


@kernel
def park(s: Record) -> None:
    """No vehicle is under way."""
    for i in range(int(s.drives)):
        s.driven[index(i)] = 0
    s.drives = 0
    s.driving = 0
    s.left = 0
