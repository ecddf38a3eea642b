"""What Konane shows: the events of an action, and the board as it is drawn."""

from __future__ import annotations

from obelisk.core.events import Event
from obelisk.core.text import Piece
from obelisk.core.views import Board
from obelisk.kernels import Record, Records
from strangers.konane.notation import STONE, pieces_of
from strangers.konane.rules import GRID


def events(before: Records, action: int, noted: Records) -> list[Event]:
    """Return what an action did; both records are in arrays of one."""
    seat = int(before[0]["side"])
    start, end = GRID.name(action >> 8), GRID.name(action & 255)
    leapt = Event(
        "moved",
        {"seat": seat, "from": start, "to": end},
        drawn=({"how": "moved", "from": start, "to": end},),
    )
    taken = noted[0]["taken"][: int(noted[0]["count"])].tolist()
    return [leapt, *(_taken(1 - seat, GRID.name(cell)) for cell in taken)]


def _taken(seat: int, square: str) -> Event:
    """Return the event of a stone that leaves the board."""
    return Event(
        "destroyed",
        {"square": square, "seat": seat, "piece": str(Piece(STONE, seat, 0))},
        drawn=({"how": "removed", "square": square},),
    )


def board(record: Record) -> Board:
    """Return the board as it is drawn."""
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": ["red", "silver"],
        "bottom": 0,
        "marks": [],
        "pieces": [
            {
                "square": GRID.name(cell),
                "kind": piece.kind.name,
                "seat": piece.seat,
                "turn": None,
                "text": str(piece),
            }
            for cell, piece in pieces_of(record).items()
        ],
    }
