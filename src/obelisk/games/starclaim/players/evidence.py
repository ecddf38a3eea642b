"""Evidence that the other seats bury their mines anywhere, and not where these lure.

Bids beyond all measure speak for it, and mines in places that lure no one. What was seen is weighed
by how likely it was if they bury anywhere, and if they do not.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from obelisk.games.starclaim.text.notation import find_cell

if TYPE_CHECKING:
    from obelisk.games.starclaim.players.memory import Memory

Expected = npt.NDArray[np.float64]

AT_FIRST = -2.0  # log odds that they bury anywhere, before anything is seen
A_DEAR_BID = 2.0  # what a bid beyond all measure adds to them
LEAST = 0.01  # no single cell is surer than that, with a mine or without


def chance_of_anywhere(alluring: Expected, anywhere: Expected, memory: Memory, side: int) -> float:
    """How likely the others bury anywhere, from 0 to 1.

    `alluring[round, cell]` and `anywhere[round, cell]` are the mines that are to be expected if
    they do not, and if they do.
    """
    odds = AT_FIRST + A_DEAR_BID * memory.dear_bids
    if memory.entered:
        rounds, names, clear, mined = zip(*memory.entered, strict=True)
        cells = [find_cell(name, side) for name in names]
        likely = []
        for expected in (alluring, anywhere):
            by_round = expected.cumsum(axis=0)
            mines = by_round[list(rounds), cells] - by_round[list(clear), cells]
            chance = np.clip(1 - np.exp(-mines), LEAST, 1 - LEAST)
            likely.append(np.where(mined, chance, 1 - chance))
        odds += float(np.log(likely[1] / likely[0]).sum())
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
