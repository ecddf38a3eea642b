"""What Pharaoh's Light shows: the events of an action, and the board as it is drawn.

Nothing is secret.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.events import Event
from obelisk.core.grid import HEADINGS
from obelisk.core.state import new_record
from obelisk.games.pharaohs import act
from obelisk.games.pharaohs_light import rules
from obelisk.games.pharaohs_light.notation import SIDES, text_of


def events(before: np.record, action: int, shot: np.record) -> list[Event]:
    """What an action did, in the order of the rulebook. PL-9"""
    text, seat = text_of(before), int(before["side"])
    if action == rules.TAKE:
        return [Event("sides", {"seat": seat})]
    if action == rules.PASS:
        return [Event("passed", {"seat": seat}), *text.shot(before, shot)]
    square, to = divmod(action, 256)
    acted = new_record(rules.STATE, before)[0]
    act(acted, square, to)
    return [text.acted(before, square, to), *text.shot(acted, shot)]


def board(record: np.record) -> dict[str, Any]:
    """The board as it is drawn, with the emitters at its edge. PL-2"""
    text = text_of(record)
    return {
        "files": text.grid.files,
        "numbers": list(text.grid.numbers),
        "palette": list(SIDES),
        "marks": [],
        "emitters": [
            {
                "square": text.grid.name(int(rules.EMITTERS[seat])),
                "heading": HEADINGS[rules.FIRING[seat]],
                "seat": seat,
            }
            for seat in range(len(SIDES))
        ],
        "pieces": text.drawn(record),
    }
