"""What Photon shows, as it goes over the wire: the events of its rulebook."""

from __future__ import annotations

from typing import Literal

from obelisk.core.views import Pictured
from obelisk.games.laser.shown import LaserEvent, Passed


class Damaged(Pictured):
    """A piece of a seat lost a hit point and has `points` left."""

    event: Literal["damaged"]
    square: str
    seat: int
    piece: str
    points: int


PhotonEvent = LaserEvent | Passed | Damaged
