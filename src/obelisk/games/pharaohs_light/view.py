"""What Pharaoh's Light shows: the events of an action, and the board as it is drawn.

Nothing is secret.
"""

from __future__ import annotations

from obelisk.core.events import Event
from obelisk.core.grid import HEADINGS
from obelisk.core.messages import Message
from obelisk.core.state import fields_of
from obelisk.core.views import Board, BoardView, EventShown
from obelisk.games.laser.pharaohs import act
from obelisk.games.laser.telling import said as said_of
from obelisk.games.laser.text import fired_on
from obelisk.games.pharaohs_light import rules
from obelisk.games.pharaohs_light.notation import SIDES, TEXTS, text_of
from obelisk.kernels import Record, Records


def events(before: Records, action: int, shots: Records) -> list[Event]:
    """Return what an action did, in rulebook order; both records are in arrays of one. PL-9"""
    stood, shot = fields_of(before), fields_of(shots)
    text, seat, board = text_of(stood), stood["side"], stood["board"]
    if action == rules.TAKE:
        return [Event("sides", {"seat": seat})]
    if action == rules.PASS:
        return [Event("passed", {"seat": seat}), *text.shot(seat, shot, board)]
    square, to = divmod(action, 256)
    if shot["strikes"]:
        board = fired_on(before, act, square, to)
    return [text.acted(stood, square, to), *text.shot(seat, shot, board)]


def said(event: EventShown, view: BoardView) -> Message | None:
    """Return the sentence for an event of a view; None for the end of the game."""
    return said_of(TEXTS[8], event, view)


def board(record: Record) -> Board:
    """Return the board as it is drawn, with the emitters at its edge. PL-2"""
    text = text_of(record)
    return {
        "files": text.grid.files,
        "numbers": list(text.grid.numbers),
        "palette": list(SIDES),
        "bottom": 0,
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
