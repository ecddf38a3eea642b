"""What Konane shows: the events of an action, and the board as it is drawn."""

from __future__ import annotations

from obelisk.core.events import Event
from obelisk.core.text import Piece
from obelisk.core.views import Board, Moved, Removed
from obelisk.kernels import Record, Records
from strangers.konane.notation import STONE, pieces_of
from strangers.konane.rules import GRID


def events(before: Records, action: int, noted: Records) -> list[Event]:
    """What an action did; the state before it and the scratch record are in arrays of one."""
    seat = int(before[0]["side"])
    taken = noted[0]["taken"][: int(noted[0]["count"])].tolist()
    start, end = GRID.name(action >> 8), GRID.name(action & 255)
    moved: Moved = {"how": "moved", "from": start, "to": end}
    return [
        Event("moved", {"seat": seat, "from": start, "to": end}, drawn=(moved,)),
        *(_destroyed(GRID.name(cell), Piece(STONE, 1 - seat, 0)) for cell in taken),
    ]


def _destroyed(square: str, piece: Piece) -> Event:
    removed: Removed = {"how": "removed", "square": square}
    fields = {"square": square, "seat": piece.seat, "piece": str(piece)}
    return Event("destroyed", fields, drawn=(removed,))


def board(record: Record) -> Board:
    """The board as it is drawn."""
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
