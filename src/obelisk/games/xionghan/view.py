"""What Xionghan chess shows: the events of an action, and the board as it is drawn."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from obelisk.core.events import Event
from obelisk.games.xionghan import chinese
from obelisk.games.xionghan.board import (
    CAPTURED,
    EMPTY,
    EXCHANGED,
    GRID,
    HIT_BY_LINE,
    PAWN_POINTS,
    is_revival,
    piece_of,
    promotes_to,
    start_of,
    target_of,
)
from obelisk.games.xionghan.pieces import LETTERS, SIDES, character, number, piece, pool

RIVER = (8, 7, 6)
PALACES = (("f2", "h4"), ("f10", "h12"))
CANNON_POINTS = ("b4", "l4", "b10", "l10")
STATIONS = (*CANNON_POINTS, *(GRID.name(int(cell)) for cell in PAWN_POINTS.flat))


def events(states: Any, action: int, scratches: Any) -> list[Event]:
    """What an action did, in the order of section 9; the end is added by whoever settles it. Both
    records are in arrays of one."""
    before, notes = states[0], scratches[0]["done"]
    seat = int(before["side"])
    target = GRID.name(target_of(action))
    spoken = {"notation": chinese.write(before, action)}
    if is_revival(action):
        told = [Event("revive", {"seat": seat, "square": target, **spoken})]
    else:
        start = start_of(action)
        fields = {
            "from": GRID.name(start),
            "to": target,
            "piece": _text(int(before["board"][start])),
        }
        told = [Event("move", {"seat": seat, **fields, **spoken})]
    told += [Event("capture", _death(notes, i)) for i in _deaths(notes, CAPTURED)]
    if promotes_to(action):
        kind = LETTERS[promotes_to(action) - 1]
        told.append(Event("promote", {"square": target, "kind": kind}))
    told += _lines(notes)
    told += _exchange(notes)
    if notes["check"]:
        told.append(Event("check", {"seat": 1 - seat}))
    return told


def _text(cell: int) -> str:
    return str(piece(cell))


def _deaths(notes: np.record, cause: int) -> list[int]:
    return [i for i in range(notes["deaths"]) if notes["death_cause"][i] == cause]


def _death(notes: np.record, i: int) -> dict[str, Any]:
    """Where which piece died, and whose it was."""
    dead = piece(int(notes["death_piece"][i]))
    square = GRID.name(int(notes["death_cell"][i]))
    return {"square": square, "piece": str(dead), "seat": dead.seat}


def _lines(notes: np.record) -> list[Event]:
    """One event for each piece that lines of three removed. XH-42"""
    told = []
    for i in _deaths(notes, HIT_BY_LINE):
        points = sorted((int(cell) for cell in notes["death_line"][i]), key=GRID.place)
        squares = [GRID.name(cell) for cell in points]  # along the line
        told.append(Event("line", {**_death(notes, i), "squares": squares}))
    return sorted(told, key=lambda event: str(event.fields["square"]))


def _exchange(notes: np.record) -> list[Event]:
    """The enemy and the Assassin that died together. XH-46"""
    dead = _deaths(notes, EXCHANGED)
    if not dead:
        return []
    enemy, assassin = (_death(notes, i) for i in dead)
    fields = {"assassin_square": assassin["square"], "assassin": assassin["piece"]}
    return [Event("exchange", {**enemy, **fields})]


def board(record: Any) -> dict[str, Any]:
    """The board as it is drawn: pieces on points."""
    side, cells = int(record["side"]), record["board"].tolist()
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": list(SIDES),
        "bottom": 0,
        "lines": {
            "river": list(RIVER),
            "palaces": [list(corners) for corners in PALACES],
            "stations": list(STATIONS),
            "file_names": {"chinese": [chinese.file_names(seat) for seat in (0, 1)]},
        },
        "marks": [],
        "pieces": [
            {"square": GRID.name(point), "turn": None, "seat": seat, **drawn}
            for point in GRID.squares
            if cells[point] != EMPTY
            for seat, drawn in [_drawn(cells[point])]
        ],
        "pools": [
            [
                {**_drawn(piece_of(seat, number(letter)))[1], "count": count}
                for letter, count in pool(record, seat).items()
            ]
            for seat in (0, 1)
        ],
        "check": GRID.name(int(record["kings"][side])) if record["check"] else None,
    }


@cache
def _drawn(cell: int) -> tuple[int, dict[str, Any]]:
    """The seat of a piece, and how it looks in pictures."""
    drawn = piece(cell)
    look = {"kind": drawn.kind.name, "text": str(drawn), "character": character(drawn)}
    return drawn.seat, look
