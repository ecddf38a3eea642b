"""What Khet shows: the events of an action, and the board as it is drawn. Nothing is secret."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.events import Event
from obelisk.core.state import new_record
from obelisk.games.beams import code
from obelisk.games.khet import rules
from obelisk.games.khet.notation import SIDES, TEXT
from obelisk.games.khet.rules import GRID
from obelisk.games.pharaohs import act

# The squares that are reserved for a side, each with its symbol.
MARKS = tuple(
    {"square": GRID.name(cell), "mark": mark, "seat": seat}
    for seat, mark in enumerate(("ankh", "eye"))
    for cell in GRID.squares
    if rules.CLOSED[code(1 - seat, 0), cell]
)


def events(before: np.record, action: int, shot: np.record) -> list[Event]:
    """What an action did, in the order of the rulebook."""
    if action == rules.CLAIM:
        return [Event("claimed", {"seat": int(before["side"])})]
    square, to = divmod(action, 256)
    acted = new_record(rules.STATE, before)[0]
    act(acted, square, to)
    return [TEXT.acted(before, square, to), *TEXT.shot(acted, shot)]


def board(record: np.record) -> dict[str, Any]:
    """The board as it is drawn."""
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": list(SIDES),
        "marks": [dict(mark) for mark in MARKS],
        "pieces": TEXT.drawn(record),
    }
