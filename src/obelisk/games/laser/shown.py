"""The events that the laser games have in common, as they go over the wire."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from obelisk.core.views import Pictured

_Start = TypedDict("_Start", {"from": str})


class Moved(_Start, Pictured):
    """A piece of a seat went to an empty square."""

    event: Literal["moved"]
    seat: int
    to: str


class Swapped(_Start, Pictured):
    """A piece of a seat changed places with another."""

    event: Literal["swapped"]
    seat: int
    to: str


class Turned(Pictured):
    """A piece of a seat turned by a quarter: clockwise by 1, counter-clockwise by −1."""

    event: Literal["turned"]
    seat: int
    square: str
    by: Literal[1, -1]


class BeamFired(_Start, Pictured):
    """A beam of a seat went along its path and ended."""

    event: Literal["beam"]
    seat: int
    path: list[str]
    end: Literal["edge", "absorbed", "destroyed", "sphinx", "emitter", "hit", "annihilated"]


class Destroyed(Pictured):
    """A piece of a seat was removed; `piece` is how the notation writes it."""

    event: Literal["destroyed"]
    square: str
    seat: int
    piece: str


class Passed(Pictured):
    """A seat passed."""

    event: Literal["passed"]
    seat: int


class Over(Pictured):
    """The game ended."""

    event: Literal["over"]
    winner: int | None
    reason: str


LaserEvent = Moved | Swapped | Turned | BeamFired | Destroyed | Over
