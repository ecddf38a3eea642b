"""What Pharaoh's Light shows, as it goes over the wire: the events of its rulebook."""

from __future__ import annotations

from typing import Literal

from obelisk.core.views import Pictured
from obelisk.games.laser.shown import LaserEvent, Passed


class SidesTaken(Pictured):
    """A seat took over the position of the other, mirrored."""

    event: Literal["sides"]
    seat: int


PharaohsLightEvent = LaserEvent | Passed | SidesTaken
