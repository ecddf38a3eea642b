"""Styles of play: numbers that decisions depend on. The plain one is the heuristic player's, and
rollouts give it to all other seats; the strategist has two of its own.

The numbers of the strategist were found by playing thousands of games between the two styles, those
of its wary style by playing against random players.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from obelisk.games.starclaim.setups import ITEMS

# Where each number stands in a style.
BID_MOST, BID_RADAR, BID_KEEP = 0, 1, 2  # gold for control, with a radar; put by for each shop
GROUP_CELL = 3  # cells that one more cell in the largest group is worth, towards the bonus
ROOM = 4  # cells that a free neighbour at the end of the way is worth
DEMINER_WORTH = 5  # cells that a deminer is worth in a later round
POINT_WORTH = 6  # and the rounds after the first: a point kept, before the last round
RISKY_ROUTE = 14  # the chance to meet a mine that makes a vehicle worth sending
RISKY_LINE = 15  # mines to be expected on a line that is worth a robot
SELF_EARLY = 16  # the round from which the controller walks before the others
EQUIPPED = 17  # wishes that are enough for a turn; what is left is worth more as gold
SHOPPING = 18  # two items for each of the first three shops, the second if the first is sold out
SCANNED_PART = 24  # the part of the risk of later cells that is left to a seat with a scanner
BIDS = 28  # gold for control in each of the first four rounds, of a seat that thinks
STYLE_NUMBERS = 32

Style = npt.NDArray[np.float64]

NOTHING = len(ITEMS)  # bought in a shop where nothing is planned
LATE = 99  # a round that never comes


def _style(entries: dict[int, float]) -> Style:
    style = np.zeros(STYLE_NUMBERS)
    for place, value in entries.items():
        style[place] = value
    style.setflags(write=False)
    return style


def _same(style: Style, *places: int) -> dict[int, float]:
    """These numbers of another style."""
    return {place: float(style[place]) for place in places}


def _spread(first: int, values: tuple[float, ...]) -> dict[int, float]:
    return {first + i: value for i, value in enumerate(values)}


def _shopping(*items: str | None) -> dict[int, float]:
    """Two items for each shop, the second if the first cannot be had."""
    places = (NOTHING if item is None else ITEMS.index(item) for item in items)
    return _spread(SHOPPING, tuple(float(place) for place in places))


HEURISTIC = _style(
    {
        BID_MOST: 5,
        BID_RADAR: 15,
        BID_KEEP: 34,
        GROUP_CELL: 0.25,
        ROOM: 0.03,
        DEMINER_WORTH: 0.7,
        **_spread(POINT_WORTH, (0.2,) * 8),
        RISKY_ROUTE: 0.12,
        RISKY_LINE: 0.5,
        SELF_EARLY: LATE,
        EQUIPPED: 3,
        SCANNED_PART: 0.4,
    }
)

# It keeps the points of the first round, in which no seat has equipment, for the second; has a
# vehicle drive ahead, walks before the others in the last two rounds and grows one realm. It spends
# no more than that: a seat that claims a cell for every point has as many as it can, and of several
# such seats the richest wins.
STRATEGIST = _style(
    {
        GROUP_CELL: 0.8,
        ROOM: 0.1,
        **_spread(POINT_WORTH, (5.0,) + (0.0,) * 7),
        RISKY_ROUTE: 0.01,
        SELF_EARLY: 1,
        **_same(HEURISTIC, DEMINER_WORTH, RISKY_LINE, SCANNED_PART),
        **_spread(BIDS, (0.0, 0.0, 6.0, 6.0)),
        **_shopping("vehicle", None, "matrix", None, None, None),
    }
)

# Where mines may lie anywhere no cell of the first round is safe, and half of the games that were
# lost against random players began with an explosion there: it keeps those points too, buys a
# scanner and walks twice as far in the second round. A point that is kept is lost to no mine, so
# that it counts for more than a doubtful cell. All gold goes into equipment, for hardly anybody
# will have as many cells.
WARY = _style(
    {
        GROUP_CELL: 0.5,
        ROOM: 0.1,
        DEMINER_WORTH: 1.0,
        **_spread(POINT_WORTH, (5.0, 0.9, 0.6) + (0.0,) * 5),
        RISKY_ROUTE: 0.01,
        SELF_EARLY: 1,
        SCANNED_PART: 0.5,
        **_same(HEURISTIC, RISKY_LINE),
        **_shopping("scanner", None, "vehicle", "deminer", "deminer", None),
    }
)
