"""Where the other seats are likely to bury, as a seat that thinks guesses.

Mines are buried where they lure (`mine_placement`), and the lure follows from the cells that are
occupied, which everybody sees. What is left to chance is each seat's whim, so the chance of a cell
to be the most alluring one can be reckoned. Not all seats bury so: a part of the mines is thought
to lie anywhere.
"""

from __future__ import annotations

from obelisk.games.starclaim.players.holdings import leader
from obelisk.games.starclaim.players.mine_odds import (
    A_MINE_LATER,
    FRONTIER,
    INLAND,
    chance_of,
    is_frontier,
    reckon_since,
)
from obelisk.games.starclaim.players.mine_placement import ENEMY, ENEMY_LEADS, OPEN, TAKEN, WHIM
from obelisk.games.starclaim.rules.board import FREE, SIDES, cell_at, is_free, size
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

WHIMS = 24  # steps from the least to the greatest whim


@kernel
def foresee(s: Record, known: Record, seat: int) -> None:
    """Entry `round, cell` of `buried`: the mines that all others but `seat` bury there this round.

    For the beginning of a burying phase.
    """
    reckon_since(s, known, seat)
    highest = rate_public_lures(s, known)
    spread_whims(s, known, highest)
    number = int(s.round_number)
    mines = mines_of_round(int(s.seats), number)
    anywhere = float(known.anywhere)
    total = 0.0
    places = int(s.side) * int(s.side)
    for place in range(places):
        total += float(known.buried[index(number), index(cell_at(s, place))])
    for place in range(places):
        cell = cell_at(s, place)
        if not is_free(s, cell):
            continue
        alluring = float(known.buried[index(number), index(cell)]) / total
        part = anywhere / int(s.free) + (1.0 - anywhere) * alluring
        known.buried[index(number), index(cell)] = mines * part


@kernel
def mines_of_round(seats: int, number: int) -> float:
    """The cells that all seats but one mine in a round."""
    return (seats - 1) * (1.0 if number == 1 else A_MINE_LATER)


@kernel
def rate_public_lures(s: Record, known: Record) -> float:
    """The lure of each free cell for a seat that has no cell beside it, without whim; return the
    highest.
    """
    ahead = leader(s, -1)
    highest = -100.0
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if not is_free(s, cell):
            continue
        expected = float(known.since[index(known.clear[index(cell)])])
        lure = TAKEN * chance_of(expected * (FRONTIER if is_frontier(s, cell) else INLAND))
        for way in range(4):
            owner = int(s.owner[index(cell + int(SIDES[way]))])
            if owner < FREE:
                lure += ENEMY + (ENEMY_LEADS if owner == ahead else 0.0)
            elif owner == FREE:
                lure += OPEN
        known.lure[index(cell)] = lure
        highest = max(highest, lure)
    return highest


@kernel
def spread_whims(s: Record, known: Record, highest: float) -> None:
    """Write to `buried` how likely each free cell is the most alluring one, up to a factor.

    A cell is it with a lure of t, if all others have less: the products of these chances, added up
    over t. Seats with a cell beside it bury elsewhere.
    """
    number = int(s.round_number)
    places = int(s.side) * int(s.side)
    for place in range(places):
        known.buried[index(number), index(cell_at(s, place))] = 0.0
    for step in range(WHIMS):
        level = highest + WHIM * (step + 0.5) / WHIMS
        below = 1.0
        for place in range(places):
            cell = cell_at(s, place)
            if is_free(s, cell):
                below *= min(1.0, (level - float(known.lure[index(cell)])) / WHIM)
        for place in range(places):
            cell = cell_at(s, place)
            if is_free(s, cell):
                reached = (level - float(known.lure[index(cell)])) / WHIM
                if reached < 1.0:
                    known.buried[index(number), index(cell)] += below / reached
    for place in range(places):
        cell = cell_at(s, place)
        known.buried[index(number), index(cell)] *= 1 + int(s.seats) - neighbours(s, cell)


@kernel
def neighbours(s: Record, cell: int) -> int:
    """How many seats have a cell beside this one."""
    seats = 0
    for way in range(4):
        owner = int(s.owner[index(cell + int(SIDES[way]))])
        if owner < FREE:
            seats |= 1 << owner
    return size(seats)
