"""What Xionghan chess shows, as it goes over the wire: its view, and the events of its rulebook."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from obelisk.core.views import BoardView, Pictured


class XionghanView(BoardView):
    """A position, and whether the king of the side to act is in check."""

    check: bool


_Start = TypedDict("_Start", {"from": str})


class Move(_Start, Pictured):
    """A piece of a seat moved; `notation` is the action in Chinese."""

    event: Literal["move"]
    seat: int
    to: str
    piece: str
    notation: str


class Revive(Pictured):
    """A seat put a dead pawn back; `notation` is the action in Chinese."""

    event: Literal["revive"]
    seat: int
    square: str
    notation: str


class Death(Pictured):
    """What events of a piece that died have in common."""

    square: str
    piece: str
    seat: int


class Capture(Death):
    """A piece was captured."""

    event: Literal["capture"]


class Line(Death):
    """A piece was removed by a line of three."""

    event: Literal["line"]
    squares: list[str]


class Exchange(Death):
    """A piece died together with the assassin that came to a point beside it."""

    event: Literal["exchange"]
    assassin_square: str
    assassin: str


class Promote(Pictured):
    """The pawn that moved became another piece, named by its letter."""

    event: Literal["promote"]
    square: str
    kind: str


class Check(Pictured):
    """The king of a seat is in check."""

    event: Literal["check"]
    seat: int


class End(Pictured):
    """The game ended."""

    event: Literal["end"]
    winner: int | None
    reason: str


XionghanEvent = Move | Revive | Capture | Line | Exchange | Promote | Check | End
