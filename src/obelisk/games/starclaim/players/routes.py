"""Routes over the map: which cells to claim in a turn, and when to stop.

A mine takes the whole path of the turn away, so a route that ends after k cells is worth the
chance to get that far times what its k cells are worth. The best route is found by a beam search:
the most promising beginnings are lengthened cell by cell, and the best end of any of them counts.
"""

from __future__ import annotations

from typing import Any

from obelisk.games.starclaim.players.knowledge import LIVES, LONGEST, ROLLOUT_WIDTH, WIDTH
from obelisk.games.starclaim.players.luck import fraction
from obelisk.games.starclaim.players.styles import DEMINER_WORTH, GROUP_CELL, POINT_WORTH, ROOM
from obelisk.games.starclaim.rules.board import SIDES, cell_at
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

DEFUSABLE = 0.8  # the part of all mines that a deminer can remove


@kernel
def group_bits(known: Record, cell: int) -> int:
    """The own groups beside a cell, a bit for each."""
    bits = 0
    for way in range(4):
        number = int(known.group[index(cell + int(SIDES[way]))])
        if number:
            bits |= 1 << number
    return bits


@kernel
def path_value(known: Record, claimed: int, joined: int, group_cell: float) -> float:
    """What a path of so many cells is worth that touches these groups."""
    together = claimed
    number = 0
    while joined:
        if joined & 1:
            together += int(known.group_size[index(number)])
        joined >>= 1
        number += 1
    return claimed + group_cell * max(0, together - int(known.largest))


@kernel
def plan_route(
    s: Record, known: Record, seat: int, points: int, after: int, lives: int, caution: float,
    seed: Any,
) -> None:  # fmt: skip
    """Find the best route of at most `points` cells, from `after` or (0) from any cell.

    `chance` and the groups of the seat must be known. Risks count times `caution`; the cells that a
    vehicle under way has driven over are not entered. No cell: it is best to stop.
    """
    style = int(known.style_of[index(seat)])
    last = int(s.round_number) == int(s.rounds)
    keep = int(s.round_number) - 1
    point_worth = 0.0 if last else float(known.styles[index(style), index(POINT_WORTH + keep)])
    deminer_worth = 0.0 if last else float(known.styles[index(style), DEMINER_WORTH])
    if int(s.driving):
        point_worth = 0.0
        deminer_worth = 0.0
    joined = 0
    claimed = 0 if int(s.driving) else int(s.steps)
    for i in range(claimed):
        joined |= group_bits(known, int(s.path[index(i)]))
    known.way_joined[0] = joined
    known.way_worth[0] = 0.0
    if claimed:
        group_cell = float(known.styles[index(style), GROUP_CELL])
        known.way_worth[0] = path_value(known, claimed, joined, group_cell)
    for life in range(LIVES):
        known.way_alive[index(life)] = 0.0
    known.way_alive[0] = 1.0
    known.route_worth = known.way_worth[0]
    known.route_length = 0
    known.route_at = 0
    known.planned = seat + 1
    known.width = WIDTH if int(known.thorough) else ROLLOUT_WIDTH
    parents = 1
    old = 0
    for length in range(min(points, LONGEST)):
        children = 0
        for parent in range(parents):
            if length == 0 and after == 0:
                for place in range(int(s.side) * int(s.side)):
                    children = lengthen(
                        s, known, style, old, parent, length, cell_at(s, place), children,
                        claimed, lives, caution, point_worth, deminer_worth, seed,
                    )  # fmt: skip
                continue
            here = after
            if length:
                here = int(known.way_cells[index((old * WIDTH + parent) * LONGEST + length - 1)])
            for way in range(4):
                children = lengthen(
                    s, known, style, old, parent, length, here + int(SIDES[way]), children,
                    claimed, lives, caution, point_worth, deminer_worth, seed,
                )  # fmt: skip
        if children == 0:
            break
        old = 1 - old
        parents = children
        keep_best(known, old, parents, length + 1)
    known.route_risk = risk_of_route(known, caution)


@kernel
def lengthen(
    s: Record, known: Record, style: int, old: int, parent: int, length: int, cell: int,
    children: int, claimed: int, lives: int, caution: float, point_worth: float,
    deminer_worth: float, seed: Any,
) -> int:  # fmt: skip
    """Add the beginning `parent` with one more cell to the next generation, if it is among the
    best; return how many that has.
    """
    if float(known.chance[index(cell)]) >= 1.0 or is_passed(s, known, old, parent, length, cell):
        return children
    chance = float(known.chance[index(cell)])
    if style == 0 or length:
        chance *= caution
    joined = int(known.way_joined[index(old * WIDTH + parent)]) | group_bits(known, cell)
    count = claimed + length + 1
    value = path_value(known, count, joined, float(known.styles[index(style), GROUP_CELL]))
    worth = 0.0
    before = 0.0
    first = 0.0
    base = (old * WIDTH + parent) * LIVES
    for used in range(lives):
        here = float(known.way_alive[index(base + used)])
        alive = here * (1.0 - chance) + before * chance * DEFUSABLE
        worth += alive * (value - used * deminer_worth)
        if used == 0:
            first = alive
        before = here
    exits = 0
    for way in range(4):
        exits += float(known.chance[index(cell + int(SIDES[way]))]) < 1.0
    worth += float(known.styles[index(style), ROOM]) * exits * first - point_worth * (length + 1)
    promise = worth + 0.02 * fraction(seed)
    slot = (1 - old) * WIDTH + children
    if children == int(known.width):
        slot = weakest(known, 1 - old)
        if promise <= float(known.way_promise[index(slot)]):
            return children
    else:
        children += 1
    write_way(known, old * WIDTH + parent, slot, length, cell, lives, chance)
    known.way_joined[index(slot)] = joined
    known.way_worth[index(slot)] = worth
    known.way_promise[index(slot)] = promise
    return children


@kernel
def is_passed(s: Record, known: Record, old: int, parent: int, length: int, cell: int) -> bool:
    """Whether a beginning, or the vehicle under way, has been on a cell."""
    times = 0
    base = (old * WIDTH + parent) * LONGEST
    for i in range(length):
        times += int(known.way_cells[index(base + i)]) == cell
    for i in range(int(s.drives)):
        times += int(s.driven[index(i)]) == cell
    return times > 0


@kernel
def weakest(known: Record, generation: int) -> int:
    """The place of the least promising beginning."""
    worst = generation * WIDTH
    for slot in range(generation * WIDTH, generation * WIDTH + int(known.width)):
        if float(known.way_promise[index(slot)]) < float(known.way_promise[index(worst)]):
            worst = slot
    return worst


@kernel
def write_way(
    known: Record, origin: int, slot: int, length: int, cell: int, lives: int, chance: float
) -> None:
    """Copy a beginning to a slot, with one more cell of this chance."""
    for i in range(length):
        known.way_cells[index(slot * LONGEST + i)] = known.way_cells[index(origin * LONGEST + i)]
    known.way_cells[index(slot * LONGEST + length)] = cell
    before = 0.0
    for used in range(LIVES):
        here = float(known.way_alive[index(origin * LIVES + used)])
        alive = here * (1.0 - chance) + before * chance * DEFUSABLE if used < lives else 0.0
        known.way_alive[index(slot * LIVES + used)] = alive
        before = here


@kernel
def keep_best(known: Record, generation: int, parents: int, length: int) -> None:
    """Remember the best route so far."""
    for slot in range(generation * WIDTH, generation * WIDTH + parents):
        if float(known.way_worth[index(slot)]) > float(known.route_worth):
            known.route_worth = known.way_worth[index(slot)]
            known.route_length = length
            for i in range(length):
                known.route[index(i)] = known.way_cells[index(slot * LONGEST + i)]


@kernel
def risk_of_route(known: Record, caution: float) -> float:
    """The chance that a mine lies on the planned route."""
    safe = 1.0
    for i in range(int(known.route_length)):
        safe *= 1.0 - caution * float(known.chance[index(known.route[index(i)])])
    return 1.0 - safe
