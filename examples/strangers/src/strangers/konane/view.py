"""What Konane shows: the events of an action, and the board as it is drawn."""

from __future__ import annotations

from typing import Any

from obelisk.core.events import Event
from obelisk.core.text import Piece
from obelisk.kernels import Record, Records
from strangers.konane.notation import STONE, pieces_of
from strangers.konane.rules import GRID


def events(before: Records, action: int, noted: Records) -> list[Event]:
    """What an action did; the state before it and the scratch record are in arrays of one."""
    seat = int(before[0]["side"])
    taken = noted[0]["taken"][: int(noted[0]["count"])].tolist()
    moved = {"seat": seat, "from": GRID.name(action >> 8), "to": GRID.name(action & 255)}
    lost = str(Piece(STONE, 1 - seat, 0))
    return [
        Event("moved", moved),
        *(
            Event("destroyed", {"square": GRID.name(cell), "seat": 1 - seat, "piece": lost})
            for cell in taken
        ),
    ]


def board(record: Record) -> dict[str, Any]:
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
