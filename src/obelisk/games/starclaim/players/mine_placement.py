"""Where to bury mines: where others will want to step, and the seat's own way does not lead."""

from __future__ import annotations

from typing import Any

from obelisk.games.starclaim.players.holdings import cells_of, find_groups, held, leader
from obelisk.games.starclaim.players.luck import fraction
from obelisk.games.starclaim.players.mine_odds import reckon
from obelisk.games.starclaim.rules.board import (
    ITEM_CHASE,
    ITEM_MATRIX,
    ITEM_PURIFY,
    ITEM_SPORE,
    NOWHERE,
    RADAR,
    RING,
    SIDES,
    SQUARE,
    STRIDE,
    cell_at,
    contains,
    is_free,
    size,
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

ENEMY = 0.8  # an enemy cell beside it: its owner will want to go on from there
ENEMY_LEADS = 0.4  # more, if that seat is in front
OPEN = 0.25  # a free cell beside it: a way leads on
OWN = -2.5  # one of the seat's own cells beside it: that is its own way on
TAKEN = -1.5  # a mine lies there already
WHIM = 1.5  # so that it cannot be foreseen
SPREADS = 0.5  # a free cell in the ring of a spore mine
LEAST = 0.1  # a free cell of a matrix mine, however little it lures


@kernel
def wish_to_bury(s: Record, known: Record, seat: int, seed: Any) -> int:
    """The radar first, then every special mine, then the normal one."""
    if held(s, seat, RADAR) and int(s.round_number) > 1:
        known.unpictured[index(seat)] = int(s.seats) - 1 - size(int(s.done))
        return encode(USE_RADAR, 0)
    special = first_special(s, seat)
    if int(s.free) == 0 or (special > ITEM_PURIFY and not contains(int(s.hand), seat)):
        return encode(END_TURN, 0)
    reckon(s, known, seat)
    rate_lures(s, known, seat, seed)
    if special == ITEM_MATRIX:
        return encode(LAY_MATRIX, best_square(s, known))
    cell = most_alluring(s, known, special == ITEM_SPORE, special == ITEM_PURIFY, seat)
    if special == ITEM_CHASE:
        return encode(LAY_CHASE, cell | joint_of(s, known, leader(s, seat)) << 8)
    if special == ITEM_SPORE:
        return encode(LAY_SPORE, cell)
    if special == ITEM_PURIFY:
        return encode(LAY_PURIFY, cell)
    return encode(MINE, cell)


@kernel
def first_special(s: Record, seat: int) -> int:
    """The first special mine that a seat holds and can lay; above `ITEM_PURIFY` for none."""
    for item in range(ITEM_MATRIX, ITEM_PURIFY + 1):
        if item == ITEM_CHASE and cells_of(s, leader(s, seat)) == 0:
            continue
        if held(s, seat, item):
            return item
    return ITEM_PURIFY + 1


@kernel
def joint_of(s: Record, known: Record, seat: int) -> int:
    """The cell without which the largest group of a seat is smallest; `NOWHERE` if it has none."""
    best, least = NOWHERE, 0
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if int(s.owner[index(cell)]) != seat:
            continue
        find_groups(s, known, seat, cell)
        if best == NOWHERE or int(known.largest) < least:
            best, least = cell, int(known.largest)
    return best


@kernel
def rate_lures(s: Record, known: Record, seat: int, seed: Any) -> None:
    """How well a mine lies on each free cell."""
    ahead = leader(s, seat)
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if not is_free(s, cell):
            continue
        lure = TAKEN * float(known.chance[index(cell)]) + WHIM * fraction(seed)
        for way in range(4):
            owner = int(s.owner[index(cell + int(SIDES[way]))])
            if owner == seat:
                lure += OWN
            elif owner < int(s.seats):
                lure += ENEMY + (ENEMY_LEADS if owner == ahead else 0.0)
            elif is_free(s, cell + int(SIDES[way])):
                lure += OPEN
        known.lure[index(cell)] = lure


@kernel
def most_alluring(s: Record, known: Record, wide: bool, hard: bool, seat: int) -> int:
    """The best free cell for a mine: for a spore with a free ring, for a purify mine with a ring
    of others.
    """
    best, most = 0, 0.0
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if not is_free(s, cell):
            continue
        worth = float(known.lure[index(cell)])
        if wide or hard:
            for way in range(8):
                owner = int(s.owner[index(cell + int(RING[way]))])
                if owner == seat:
                    worth += OWN
                elif owner < int(s.seats):
                    worth += ENEMY if hard else 0.0
                elif wide and is_free(s, cell + int(RING[way])):
                    worth += SPREADS
        if best == 0 or worth > most:
            best, most = cell, worth
    return best


@kernel
def best_square(s: Record, known: Record) -> int:
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
                    worth += max(LEAST, float(known.lure[index(cell)]))
                    worth += min(0.0, float(known.lure[index(cell)]))
            if free and (best == 0 or worth > most):
                best, most = corner, worth
    return best
