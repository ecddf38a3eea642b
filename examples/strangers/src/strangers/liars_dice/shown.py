"""What liar's dice shows, as it goes over the wire."""

from __future__ import annotations

from typing_extensions import TypedDict

from obelisk.core.views import ChartView, EventShown, ResultShown


class BidShown(TypedDict):
    """The standing bid, and the seat that made it."""

    count: int
    face: int
    seat: int


class DiceView(ChartView):
    """The dice of its reader (none: a spectator), and what everybody sees.

    `left` are the numbers of dice that seats have, `gone` the places of those that
    are out.
    """

    game: str
    seats: list[str]
    actions: list[str]
    round: int
    left: list[int]
    gone: list[int | None]
    bid: BidShown | None
    dice: list[int] | None
    events: list[EventShown]
    result: ResultShown | None
