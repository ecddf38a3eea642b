"""The occupation: steps, explosions, and the equipment. SC-38 to SC-60"""

from __future__ import annotations

from obelisk.games.starclaim.rules.board import (
    BOXED,
    CELLS,
    CHASE,
    DEMINED,
    DEMINER,
    DROVE,
    EXPLODED,
    EXPLOSION,
    NO_POINTS,
    NOWHERE,
    OCCUPIED,
    PAID,
    PURIFY,
    QUESTION,
    RING,
    ROBOT,
    SCANNED,
    SENT,
    SIDES,
    STRIDE,
    SWEPT,
    VEHICLE,
    close_gaps,
    close_turn,
    covers,
    has_free_neighbour,
    is_free,
    is_normal,
    is_occupied,
    mark_gone,
    note,
    park,
    pay,
    set_free,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def is_neighbour(cell: int, other: int) -> bool:
    """Whether two cells share a side."""
    away = other - cell
    return away in (1, -1, STRIDE, -STRIDE)


@kernel
def use_up(s: Record, seat: int, item: int) -> None:
    """A seat has one less of an item."""
    s.items[index(seat), index(item)] = int(s.items[index(seat), index(item)]) - 1


# Steps


@kernel
def step(s: Record, cell: int, scratch: Record) -> None:
    """Step on a free cell: occupy it, be asked about the deminer, or fail. SC-38, SC-51"""
    seat = int(s.seat)
    if int(s.covered[index(cell)]) == 0:
        occupy(s, cell, scratch)
    elif int(s.items[index(seat), DEMINER]) and only_normal(s, cell):
        s.defuse = cell
        note(scratch, QUESTION, seat, cell, 0)
    else:
        fail(s, cell, scratch)


@kernel
def only_normal(s: Record, cell: int) -> bool:
    """Whether every mine that covers a cell is normal. SC-33, SC-51"""
    for mine in range(int(s.mines)):
        if covers(s, mine, cell) and not is_normal(s, mine):
            return False
    return True


@kernel
def answer(s: Record, yes: bool, scratch: Record) -> None:
    """Use the deminer, or let the mines explode. SC-52, SC-53"""
    seat, cell = int(s.seat), int(s.defuse)
    s.defuse = NOWHERE
    if not yes:
        fail(s, cell, scratch)
        return
    use_up(s, seat, DEMINER)
    for mine in range(int(s.mines)):
        if covers(s, mine, cell):
            mark_gone(s, mine)
    close_gaps(s)
    if int(s.steps) == 0:
        s.mined = 1  # SC-58
    note(scratch, DEMINED, seat, cell, 0)
    occupy(s, cell, scratch)


@kernel
def occupy(s: Record, cell: int, scratch: Record) -> None:
    """The cell belongs to the seat on turn, which may go on if it can. SC-38, SC-41, SC-44"""
    seat = int(s.seat)
    s.points[index(seat)] = int(s.points[index(seat)]) - 1
    s.owner[index(cell)] = seat
    s.free = int(s.free) - 1
    s.path[index(s.steps)] = cell
    s.steps = int(s.steps) + 1
    s.scans = 0
    note(scratch, OCCUPIED, seat, cell, 0)
    if int(s.points[index(seat)]) == 0:
        close_turn(s, seat, NO_POINTS, scratch)
    elif not has_free_neighbour(s, cell):
        close_turn(s, seat, BOXED, scratch)


@kernel
def fail(s: Record, cell: int, scratch: Record) -> None:
    """A step on mines: all that was claimed in this turn is lost, and the turn. SC-42, SC-43"""
    seat = int(s.seat)
    if int(s.fail_costs_ap):
        s.points[index(seat)] = int(s.points[index(seat)]) - 1
    note(scratch, EXPLODED, seat, cell, 0)
    explode(s, cell, scratch)
    for i in range(int(s.steps)):
        revert_own(s, seat, int(s.path[index(i)]), scratch)
    close_turn(s, seat, EXPLOSION, scratch)


@kernel
def revert_own(s: Record, seat: int, cell: int, scratch: Record) -> None:
    """A cell becomes free if the seat still owns it. SC-42"""
    if int(s.owner[index(cell)]) == seat:
        revert(s, cell, scratch)


@kernel
def revert(s: Record, cell: int, scratch: Record) -> None:
    """An explosion makes a cell free, if it is occupied. SC-50"""
    if is_occupied(s, cell):
        set_free(s, cell)
        scratch.reverted[index(cell)] = 1


@kernel
def explode(s: Record, cell: int, scratch: Record) -> None:
    """All mines that cover a cell explode together. SC-29, SC-30, SC-47 to SC-49, SC-56"""
    for i in range(CELLS):
        scratch.reverted[index(i)] = 0
    take_snapshot(s, cell, scratch)
    close_gaps(s)
    purified = False
    for i in range(int(scratch.exploded)):
        owner = int(scratch.exploded_seat[index(i)])
        if int(s.pay_self) or owner != int(s.seat):  # SC-49
            pay(s, owner)
            note(scratch, PAID, owner, cell, 0)
        kind = int(scratch.exploded_kind[index(i)])
        if kind == CHASE:  # SC-32
            revert(s, int(scratch.exploded_extra[index(i)]), scratch)
        purified = purified or kind == PURIFY
    if purified:
        purify(s, cell, scratch)


@kernel
def take_snapshot(s: Record, cell: int, scratch: Record) -> None:
    """Move the mines that cover a cell from the table to the scratch record. SC-47"""
    n = 0
    for mine in range(int(s.mines)):
        if covers(s, mine, cell):
            scratch.exploded_kind[index(n)] = s.mine_kind[index(mine)]
            scratch.exploded_seat[index(n)] = s.mine_seat[index(mine)]
            scratch.exploded_cell[index(n)] = s.mine_cell[index(mine)]
            scratch.exploded_extra[index(n)] = s.mine_extra[index(mine)]
            mark_gone(s, mine)
            n += 1
    scratch.exploded = n


@kernel
def purify(s: Record, centre: int, scratch: Record) -> None:
    """The ring of a cell loses all mines, unpaid, and all owners. SC-36, SC-37"""
    for way in range(8):
        cell = centre + int(RING[way])
        if int(s.covered[index(cell)]):
            for mine in range(int(s.mines)):
                if int(s.mine_kind[index(mine)]) and covers(s, mine, cell):
                    mark_gone(s, mine)
        revert(s, cell, scratch)
    close_gaps(s)


# Equipment


@kernel
def scan(s: Record, cell: int, scratch: Record) -> None:
    """Show everybody how many mines cover a neighbour cell. SC-58"""
    s.scans = int(s.scans) + 1
    note(scratch, SCANNED, int(s.seat), cell, int(s.covered[index(cell)]))


@kernel
def sweep(s: Record, line: int, scratch: Record) -> None:
    """A robot removes the normal mines of a row (1 to side) or a column (16 + 1 to side). SC-59"""
    use_up(s, int(s.seat), ROBOT)
    for mine in range(int(s.mines)):
        cell = int(s.mine_cell[index(mine)])
        on_line = cell // STRIDE == line or STRIDE + cell % STRIDE == line
        if on_line and is_normal(s, mine):
            mark_gone(s, mine)
    close_gaps(s)
    note(scratch, SWEPT, int(s.seat), line, 0)


@kernel
def vehicle_points(s: Record) -> int:
    """The points that a vehicle sent now would have. SC-54, SC-57"""
    return int(s.pool) if int(s.vehicle_pool) else int(s.points[index(s.seat)])


@kernel
def send(s: Record, scratch: Record) -> None:
    """Send a vehicle; it has yet to be put on its first cell. SC-54"""
    s.driving = 1
    s.left = vehicle_points(s)
    note(scratch, SENT, int(s.seat), int(s.left), 0)


@kernel
def has_driven(s: Record, cell: int) -> bool:
    """Whether the vehicle under way has driven over a cell."""
    times = 0
    for i in range(int(s.drives)):
        times += int(s.driven[index(i)]) == cell
    return times > 0


@kernel
def may_enter(s: Record, cell: int) -> bool:
    """Whether the vehicle under way may drive on a cell, if it can reach it. SC-55"""
    return is_free(s, cell) and (bool(int(s.vehicle_revisit)) or not has_driven(s, cell))


@kernel
def is_stuck(s: Record, cell: int) -> bool:
    """Whether the vehicle under way cannot go on from a cell. SC-55"""
    ways = 0
    for way in range(4):
        ways += may_enter(s, cell + int(SIDES[way]))
    return ways == 0


@kernel
def drive(s: Record, cell: int, scratch: Record) -> None:
    """Move the vehicle: it goes on, rests until the next round, or is lost. SC-55 to SC-57"""
    seat = int(s.seat)
    s.left = int(s.left) - 1
    if int(s.vehicle_pool):
        s.pool = int(s.left)
    s.driven[index(s.drives)] = cell
    s.drives = int(s.drives) + 1
    if int(s.covered[index(cell)]):
        note(scratch, EXPLODED, seat, cell, 1)
        explode(s, cell, scratch)
        use_up(s, seat, VEHICLE)
        park(s)
        return
    note(scratch, DROVE, seat, cell, 0)
    if int(s.left) == 0 or is_stuck(s, cell):
        s.rested = int(s.rested) + 1
        park(s)
