"""What a thinking seat tries out: the few decisions that are worth it, for every question."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from obelisk.core.state import State
from obelisk.games.starclaim.rules import board, rules

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim

RAISES = (0, 2, 5, 10)  # gold above the least bid
RIVALS = 3  # seats with the most cells, to be picked or chased
TARGETS = 2  # cells of each rival that a chase mine may follow
PLACES = 5  # the most alluring cells, for a normal mine
SPECIAL_PLACES = 2  # and for each special one
DROPS = 8  # cells anywhere on which a vehicle may begin

SPECIALS = (rules.LAY_MATRIX, rules.LAY_SPORE, rules.LAY_PURIFY)


def choices(
    game: Starclaim,
    base: State,
    seat: int,
    plans: Sequence[int],
    lures: Sequence[float],
    rng: Random,
) -> list[int]:
    """Legal decisions, the first of `plans` (which must be legal) first.

    `plans` are made with different luck and in different styles; `lures` tell how well a mine lies
    on each cell. Of `base` only what the seat can see is used.
    """
    asked = int(rules.asks(base.record))
    found = list(plans)
    if asked == rules.ASK_AUCTION:
        found += _bids(base, seat)
    elif asked == rules.ASK_PICK:
        found = _picks(base, seat, found)
    elif asked == rules.ASK_MINE:
        found += _mines(base, seat, lures, rng)
    elif asked == rules.ASK_OCCUPY and not int(base.record.steps):
        found += [rules.encode(rules.STOP, 0), rules.encode(rules.SEND_VEHICLE, 0)]
    elif asked == rules.ASK_DRIVE and not int(base.record.drives):
        legal = game.decisions(base, seat)
        found += rng.sample(legal, min(DROPS, len(legal)))
    else:
        found += game.decisions(base, seat)
    return [
        choice
        for choice in dict.fromkeys(found)
        if rules.refusal(base.record, seat, choice) == rules.LEGAL
    ]


def rivals(base: State, seat: int) -> list[int]:
    """The other seats with the most cells, the leader first."""
    owner = base.record.owner.tolist()
    others = [other for other in range(int(base.record.seats)) if other != seat]
    return sorted(others, key=lambda other: (-owner.count(other), other))[:RIVALS]


def _bids(base: State, seat: int) -> list[int]:
    """A pass, the lowest bid, and a few that keep others from bidding; never above its gold."""
    lowest, gold = int(rules.lowest_bid(base.record)), int(base.record.gold[seat])
    raised = [lowest + more for more in RAISES if lowest + more <= gold]
    return [
        rules.encode(rules.PASS, 0),
        *(rules.encode(rules.BID, bid) for bid in raised),
    ]


def _picks(base: State, seat: int, plans: list[int]) -> list[int]:
    """The seat itself or a rival; the order of the seats behind it is not worth the time."""
    if rules.refusal(base.record, seat, rules.encode(rules.PICK, seat)) != rules.LEGAL:
        return plans[:1]
    return plans + [rules.encode(rules.PICK, other) for other in (seat, *rivals(base, seat))]


def _mines(base: State, seat: int, lures: Sequence[float], rng: Random) -> list[int]:
    """Every mine at hand on the most alluring cells, and chase mines aimed at each rival."""
    record = base.record
    side = int(record.side)
    free = [
        cell
        for cell in (int(board.cell_at(record, place)) for place in range(side * side))
        if board.is_free(record, cell)
    ]
    places = sorted(free, key=lambda cell: -lures[cell])[:PLACES]
    found = [rules.encode(rules.MINE, cell) for cell in places]
    found += [rules.encode(kind, cell) for kind in SPECIALS for cell in places[:SPECIAL_PLACES]]
    owner = record.owner.tolist()
    for rival in rivals(base, seat):
        cells = [cell for cell, of in enumerate(owner) if of == rival]
        targets = rng.sample(cells, min(TARGETS, len(cells)))
        found += [rules.encode(rules.LAY_CHASE, places[0] | to << 8) for to in targets if places]
    return [*found, rules.encode(rules.END_TURN, 0)]
