"""Styles of play for rollouts: how the others are thought to play, and how the strategist does.

The numbers of the strategist were found by playing thousands of games between the two styles, those
of its wary style by playing against random opponents.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from obelisk.games.starclaim.players import heuristic, mine_odds, planner
from obelisk.games.starclaim.setups import ITEMS

Taste = npt.NDArray[np.float64]

NOTHING = len(ITEMS)  # bought in a shop where nothing is planned
LATE = 99  # a round that never comes


def _taste(entries: dict[int, float]) -> Taste:
    taste = np.zeros(mine_odds.TASTES)
    for place, value in entries.items():
        taste[place] = value
    taste.setflags(write=False)
    return taste


def _spread(first: int, values: tuple[float, ...]) -> dict[int, float]:
    return {first + i: value for i, value in enumerate(values)}


def _shopping(*items: str | None) -> dict[int, float]:
    """Two items for each shop, the second if the first cannot be had."""
    places = (NOTHING if item is None else ITEMS.index(item) for item in items)
    return _spread(mine_odds.SHOPPING, tuple(float(place) for place in places))


HEURISTIC = _taste(
    {
        mine_odds.BID_MOST: heuristic.CONTROL,
        mine_odds.BID_RADAR: heuristic.CONTROL_WITH_RADAR,
        mine_odds.BID_KEEP: heuristic.A_PURCHASE,
        mine_odds.GROUP_CELL: planner.A_GROUP_CELL,
        mine_odds.ROOM: planner.ROOM,
        mine_odds.DEMINER_WORTH: heuristic.DEMINER_WORTH,
        **_spread(mine_odds.POINT_WORTH, (heuristic.POINT_WORTH,) * 8),
        mine_odds.RISKY_ROUTE: heuristic.RISKY_ROUTE,
        mine_odds.RISKY_LINE: heuristic.RISKY_LINE,
        mine_odds.SELF_EARLY: LATE,
        mine_odds.EQUIPPED: heuristic.EQUIPPED,
        mine_odds.SCANNED_PART: heuristic.SCANNED,
    }
)

# It keeps the points of the first round, in which nobody has equipment, for the second; has a
# vehicle drive ahead, walks before the others in the last two rounds and grows one realm. It spends
# no more than that: who claims a cell for every point has as many as anybody can, and of several
# such seats the richest wins.
STRATEGIST = _taste(
    {
        mine_odds.GROUP_CELL: 0.8,
        mine_odds.ROOM: 0.1,
        mine_odds.DEMINER_WORTH: heuristic.DEMINER_WORTH,
        **_spread(mine_odds.POINT_WORTH, (5.0,) + (0.0,) * 7),
        mine_odds.RISKY_ROUTE: 0.01,
        mine_odds.RISKY_LINE: heuristic.RISKY_LINE,
        mine_odds.SELF_EARLY: 1,
        mine_odds.SCANNED_PART: heuristic.SCANNED,
        **_spread(mine_odds.BIDS, (0.0, 0.0, 6.0, 6.0)),
        **_shopping("vehicle", None, "matrix", None, None, None),
    }
)

# Where mines may lie anywhere no cell of the first round is safe, and half of the games that were
# lost against random opponents began with an explosion there: it keeps those points too, buys a
# scanner and walks twice as far in the second round. A point that is kept is lost to no mine, so
# that it counts for more than a doubtful cell. All gold goes into equipment, for hardly anybody
# will have as many cells.
WARY = _taste(
    {
        mine_odds.GROUP_CELL: 0.5,
        mine_odds.ROOM: 0.1,
        mine_odds.DEMINER_WORTH: 1.0,
        **_spread(mine_odds.POINT_WORTH, (5.0, 0.9, 0.6) + (0.0,) * 5),
        mine_odds.RISKY_ROUTE: 0.01,
        mine_odds.RISKY_LINE: heuristic.RISKY_LINE,
        mine_odds.SELF_EARLY: 1,
        mine_odds.SCANNED_PART: 0.5,
        **_shopping("scanner", None, "vehicle", "deminer", "deminer", None),
    }
)
