"""What Khet shows: the events of an action, and the board as it is drawn. Nothing is secret."""

from __future__ import annotations

from obelisk.core.events import Event
from obelisk.core.messages import Message
from obelisk.core.state import fields_of
from obelisk.core.views import Board, BoardView, EventShown, Mark
from obelisk.games.khet import rules
from obelisk.games.khet.notation import SIDES, TEXT
from obelisk.games.khet.rules import GRID
from obelisk.games.laser.beams import code
from obelisk.games.laser.pharaohs import act
from obelisk.games.laser.telling import said as said_of
from obelisk.games.laser.text import fired_on
from obelisk.kernels import Record, Records

# The squares reserved for a side, each with its symbol.
MARKS: tuple[Mark, ...] = tuple(
    {"square": GRID.name(cell), "mark": mark, "seat": seat}
    for seat, mark in enumerate(("ankh", "eye"))
    for cell in GRID.squares
    if rules.CLOSED[code(1 - seat, 0), cell]
)


def events(before: Records, action: int, shots: Records) -> list[Event]:
    """Return what an action did, in rulebook order; both records are in arrays of one."""
    stood, shot = fields_of(before), fields_of(shots)
    if action == rules.CLAIM:
        return [Event("claimed", {"seat": stood["side"]})]
    square, to = divmod(action, 256)
    board = fired_on(before, act, square, to) if shot["strikes"] else stood["board"]
    return [TEXT.acted(stood, square, to), *TEXT.shot(stood["side"], shot, board)]


def said(event: EventShown, view: BoardView) -> Message | None:
    """Return the sentence for an event of a view; None for the end of the game."""
    return said_of(TEXT, event, view)


def board(record: Record) -> Board:
    """Return the board as it is drawn; its parts are shared with other views."""
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": list(SIDES),
        "bottom": 0,
        "marks": list(MARKS),
        "pieces": TEXT.drawn(record),
    }
