"""What Xionghan chess shows: the events of an action, and the board as it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from obelisk.core.events import Event
from obelisk.core.messages import Argument, List, Message, PieceNamed
from obelisk.core.text import Piece
from obelisk.core.views import (
    Appeared,
    Board,
    BoardPiece,
    BoardView,
    Dead,
    Drawn,
    EventShown,
    Flashed,
    Removed,
)
from obelisk.games.xionghan import chinese
from obelisk.games.xionghan.board import (
    CAPTURED,
    EMPTY,
    EXCHANGED,
    GRID,
    HIT_BY_LINE,
    PAWN,
    PAWN_POINTS,
    is_revival,
    piece_of,
    promotes_to,
    start_of,
    target_of,
)
from obelisk.games.xionghan.pieces import (
    LETTERS,
    SIDES,
    character,
    kind_named,
    number,
    piece,
    pool,
    side_named,
)
from obelisk.kernels import Record, Records

RIVER = (8, 7, 6)
PALACES = (("f2", "h4"), ("f10", "h12"))
CANNON_POINTS = ("b4", "l4", "b10", "l10")
FAR_FROM_BLACK = tuple(GRID.name(cell) for cell in GRID.lines[-1])  # where its pawns promote
STATIONS = (*CANNON_POINTS, *(GRID.name(int(cell)) for cell in PAWN_POINTS.flat))


def events(states: Records, action: int, scratches: Records) -> list[Event]:
    """Return what an action did, in the order of section 9, without the end of the game.

    Both records are in arrays of one.
    """
    before, notes = states[0], scratches[0]["done"]
    seat = int(before["side"])
    target = GRID.name(target_of(action))
    spoken = {"notation": chinese.write(before, action)}
    if is_revival(action):
        fields = {"seat": seat, "square": target, **spoken}
        told = [Event("revive", fields, drawn=(_appeared(target),))]
    else:
        start = start_of(action)
        told = [
            Event(
                "move",
                {
                    "seat": seat,
                    "from": GRID.name(start),
                    "to": target,
                    "piece": _text(int(before["board"][start])),
                    **spoken,
                },
                drawn=_moved(
                    GRID.name(start), target, takes=before["board"][target_of(action)] != EMPTY
                ),
            )
        ]
    for death in _deaths(notes, CAPTURED):
        # what is taken on the target is drawn with the move
        drawn = () if death.square == target else (_removed(death.square),)
        told.append(Event("capture", death.fields, drawn=drawn))
    if promotes_to(action):
        kind = LETTERS[promotes_to(action) - 1]
        told.append(Event("promote", {"square": target, "kind": kind}, drawn=(_appeared(target),)))
    told += _lines(notes)
    told += _exchange(notes)
    if notes["check"]:
        king = GRID.name(int(before["kings"][1 - seat]))
        told.append(Event("check", {"seat": 1 - seat}, drawn=(_flashed(king),)))
    return told


def said(event: EventShown, view: BoardView) -> Message | None:
    """Return the sentence for an event of a view; None for the end of the game."""
    told, fields = event["event"], cast("Mapping[str, Any]", event)
    args: dict[str, Argument]
    match told:
        case "move":
            args = {"mover": _named(fields["piece"], fields["from"]), "target": fields["to"]}
        case "revive":
            args = {"pawn": kind_named(PAWN, fields["seat"], fields["square"])}
        case "promote":
            seat = int(fields["square"] in FAR_FROM_BLACK)
            pawn, kind = kind_named(PAWN, seat, fields["square"]), number(fields["kind"])
            args = {"pawn": pawn, "becomes": kind_named(kind, seat)}
        case "capture":
            args = {"taken": _named(fields["piece"], fields["square"])}
        case "line":
            line = List.of(fields["squares"], "none")
            args = {"taken": _named(fields["piece"], fields["square"]), "line": line}
        case "exchange":
            args = {
                "taken": _named(fields["piece"], fields["square"]),
                "assassin": _named(fields["assassin"], fields["assassin_square"]),
            }
        case "check":
            args = {"side": side_named(fields["seat"])}
        case _:
            return None
    return Message.of(f"xionghan-event-{told}", args)


def _named(letter: str, square: str) -> PieceNamed:
    """Return a piece that an event gives by its letter: upper case for red, lower for black."""
    return kind_named(number(letter.upper()), int(letter.islower()), square)


def _moved(start: str, target: str, *, takes: bool) -> tuple[Drawn, ...]:
    """Return how a move is drawn, with what it takes on its target."""
    moved: Drawn = {"how": "moved", "from": start, "to": target}
    return ({"how": "removed", "square": target}, moved) if takes else (moved,)


def _appeared(square: str) -> Appeared:
    return {"how": "appeared", "square": square}


def _removed(square: str) -> Removed:
    return {"how": "removed", "square": square}


def _flashed(*squares: str) -> Flashed:
    return {"how": "flashed", "squares": list(squares)}


def _text(cell: int) -> str:
    return str(piece(cell))


class _Death(NamedTuple):
    """Which piece died where, and the points of the line that hit it, along the line."""

    square: str
    piece: Piece
    line: list[str]

    @property
    def fields(self) -> dict[str, object]:
        return {"square": self.square, "piece": str(self.piece), "seat": self.piece.seat}


def _deaths(notes: np.record, cause: int) -> list[_Death]:
    return [
        _Death(
            GRID.name(int(notes["death_cell"][i])),
            piece(int(notes["death_piece"][i])),
            _along(notes["death_line"][i]) if cause == HIT_BY_LINE else [],
        )
        for i in range(notes["deaths"])
        if notes["death_cause"][i] == cause
    ]


def _along(points: Records) -> list[str]:
    return [GRID.name(cell) for cell in sorted(map(int, points), key=GRID.place)]


def _lines(notes: np.record) -> list[Event]:
    """Return an event for each piece that lines of three removed. XH-42"""
    return [
        Event(
            "line",
            {**death.fields, "squares": death.line},
            drawn=(_flashed(*death.line), _removed(death.square)),
        )
        for death in sorted(_deaths(notes, HIT_BY_LINE), key=lambda death: death.square)
    ]


def _exchange(notes: np.record) -> list[Event]:
    """Return the event of an enemy and an assassin that died together. XH-46"""
    dead = _deaths(notes, EXCHANGED)
    if not dead:
        return []
    enemy, assassin = dead
    fields = {"assassin_square": assassin.square, "assassin": str(assassin.piece)}
    drawn = (_removed(enemy.square), _removed(assassin.square))
    return [Event("exchange", {**enemy.fields, **fields}, drawn=drawn)]


def board(record: Record) -> Board:
    """Return the board as it is drawn: pieces on points."""
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
            "file_names": {"chinese": [list(chinese.file_names(seat)) for seat in (0, 1)]},
        },
        "marks": [],
        "pieces": [
            _standing(GRID.name(point), _look(cells[point]))
            for point in GRID.squares
            if cells[point] != EMPTY
        ],
        "pools": [
            [
                _lying(_look(piece_of(seat, number(letter))), count)
                for letter, count in pool(record, seat).items()
            ]
            for seat in (0, 1)
        ],
        "check": GRID.name(int(record["kings"][side])) if record["check"] else None,
    }


class _Look(NamedTuple):
    """How a piece looks in pictures."""

    seat: int
    kind: str
    text: str
    character: str


@cache
def _look(cell: int) -> _Look:
    drawn = piece(cell)
    return _Look(drawn.seat, drawn.kind.name, str(drawn), character(drawn))


def _standing(square: str, look: _Look) -> BoardPiece:
    return {
        "square": square,
        "turn": None,
        "seat": look.seat,
        "kind": look.kind,
        "text": look.text,
        "character": look.character,
    }


def _lying(look: _Look, count: int) -> Dead:
    return {"kind": look.kind, "text": look.text, "character": look.character, "count": count}
