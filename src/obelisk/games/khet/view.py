"""What Khet shows: the events of an action, and the board as it is drawn. Nothing is secret."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.events import Event
from obelisk.games.beams import code
from obelisk.games.khet import rules
from obelisk.games.khet.notation import SIDES, TEXT
from obelisk.games.khet.rules import GRID
from obelisk.games.pharaohs import act

# The symbols on the squares that are reserved for a side.
MARKS = ("ankh", "eye")


def events(before: np.record, action: int, shot: np.record) -> list[Event]:
    """What an action did, in the order of the rulebook."""
    if action == rules.CLAIM:
        return [Event("claimed", {"seat": int(before.side)})]
    square, to = divmod(action, 256)
    acted = before.copy()
    act(acted, square, to)
    return [TEXT.acted(before, square, to), *TEXT.shot(acted, shot)]


def board(record: np.record) -> dict[str, Any]:
    """The board as it is drawn."""
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": list(SIDES),
        "marks": [
            {"square": GRID.name(cell), "mark": MARKS[seat], "seat": seat}
            for seat in range(len(SIDES))
            for cell in GRID.squares
            if rules.CLOSED[code(1 - seat, 0), cell]
        ],
        "pieces": TEXT.drawn(record),
    }
