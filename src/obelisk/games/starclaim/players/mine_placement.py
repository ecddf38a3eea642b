"""Mines in rollouts: where they are laid, as in `ambush`, as kernels."""

from __future__ import annotations

from typing import Any

from obelisk.core.chance import draw_number
from obelisk.games.starclaim.players.ambush import (
    ENEMY,
    ENEMY_LEADS,
    OPEN,
    OWN,
    TAKEN,
    WHIM,
)
from obelisk.games.starclaim.players.mine_odds import reckon
from obelisk.games.starclaim.players.routes import fraction
from obelisk.games.starclaim.rules.board import (
    CELLS,
    ITEM_CHASE,
    ITEM_MATRIX,
    ITEM_PURIFY,
    ITEM_SPORE,
    RADAR,
    RING,
    SIDES,
    SQUARE,
    STRIDE,
    cell_at,
    contains,
    is_free,
)
from obelisk.games.starclaim.rules.rules import (
    END_TURN,
    LAY_CHASE,
    LAY_MATRIX,
    LAY_PURIFY,
    LAY_SPORE,
    MINE,
    USE_RADAR,
    encode,
)
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
def wish_to_bury(s: Record, mind: Record, seat: int, seed: Any) -> int:
    """The radar first, then every special mine, then the normal one."""
    if held(s, seat, RADAR) and int(s.round_number) > 1:
        mind.unpictured[index(seat)] = int(s.seats) - 1 - count_done(s)
        return encode(USE_RADAR, 0)
    if int(s.free) == 0:
        return encode(END_TURN, 0)
    special = ITEM_MATRIX
    while special <= ITEM_PURIFY and held(s, seat, special) == 0:
        special += 1
    if special > ITEM_PURIFY and not contains(int(s.hand), seat):
        return encode(END_TURN, 0)
    reckon(s, mind, seat)
    rate_lures(s, mind, seat, seed)
    if special == ITEM_MATRIX:
        return encode(LAY_MATRIX, best_square(s, mind))
    cell = most_alluring(s, mind, special == ITEM_SPORE, special == ITEM_PURIFY, seat)
    if special == ITEM_CHASE:
        target = some_cell_of(s, leader(s, seat), seed)
        if target:
            return encode(LAY_CHASE, cell | target << 8)
        if not contains(int(s.hand), seat):
            return encode(END_TURN, 0)
    if special == ITEM_SPORE:
        return encode(LAY_SPORE, cell)
    if special == ITEM_PURIFY:
        return encode(LAY_PURIFY, cell)
    return encode(MINE, cell)


@kernel
def count_done(s: Record) -> int:
    done = 0
    for seat in range(int(s.seats)):
        done += contains(int(s.done), seat)
    return done


@kernel
def some_cell_of(s: Record, seat: int, seed: Any) -> int:
    """A random cell of a seat, or 0 if it has none."""
    cells = cells_of(s, seat)
    if cells == 0:
        return 0
    skip = draw_number(seed, cells)
    for cell in range(CELLS):
        if int(s.owner[index(cell)]) == seat:
            if skip == 0:
                return cell
            skip -= 1
    return 0


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
def rate_lures(s: Record, mind: Record, seat: int, seed: Any) -> None:
    """How well a mine lies on each free cell, see `ambush`."""
    ahead = leader(s, seat)
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if not is_free(s, cell):
            continue
        lure = TAKEN * float(mind.chance[index(cell)]) + WHIM * fraction(seed)
        for way in range(4):
            owner = int(s.owner[index(cell + int(SIDES[way]))])
            if owner == seat:
                lure += OWN
            elif owner < int(s.seats):
                lure += ENEMY + (ENEMY_LEADS if owner == ahead else 0.0)
            elif is_free(s, cell + int(SIDES[way])):
                lure += OPEN
        mind.lure[index(cell)] = lure


@kernel
def most_alluring(s: Record, mind: Record, wide: bool, hard: bool, seat: int) -> int:
    """The best free cell for a mine: for a spore with a free ring, for a purify mine with a ring
    of others.
    """
    best, most = 0, 0.0
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if not is_free(s, cell):
            continue
        worth = float(mind.lure[index(cell)])
        if wide or hard:
            for way in range(8):
                owner = int(s.owner[index(cell + int(RING[way]))])
                if owner == seat:
                    worth -= 2.5
                elif owner < int(s.seats):
                    worth += ENEMY if hard else 0.0
                elif wide and is_free(s, cell + int(RING[way])):
                    worth += 0.5
        if best == 0 or worth > most:
            best, most = cell, worth
    return best


@kernel
def best_square(s: Record, mind: Record) -> int:
    """The corner of the square with the most to step on."""
    best, most = 0, 0.0
    for row in range(1, int(s.side)):
        for column in range(1, int(s.side)):
            corner = row * STRIDE + column
            worth, free = 0.0, 0
            for bit in range(4):
                cell = corner + int(SQUARE[bit])
                if is_free(s, cell):
                    free += 1
                    worth += max(0.1, float(mind.lure[index(cell)]))
                    worth += min(0.0, float(mind.lure[index(cell)]))
            if free and (best == 0 or worth > most):
                best, most = corner, worth
    return best
