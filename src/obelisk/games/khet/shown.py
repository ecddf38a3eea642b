"""What Khet shows, as it goes over the wire: the events of its rulebook."""

from __future__ import annotations

from typing import Literal

from obelisk.core.views import Pictured
from obelisk.games.laser.shown import LaserEvent


class Claimed(Pictured):
    """A seat claimed a draw."""

    event: Literal["claimed"]
    seat: int


KhetEvent = LaserEvent | Claimed
