"""The time that goes into the log.

Clocks must survive a restart and be the same on two servers, so the log holds wall time. But the
wall time of a machine may be put forward or back while a match runs. This time advances with the
monotonic clock and only leans towards wall time, too slowly for a player to notice.
"""

from __future__ import annotations

import time
from collections.abc import Callable

LEAN = 0.002  # of the time gone by: 2 ms a second


class Timekeeper:
    """Milliseconds since 1970 that never jump."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._told, self._at = wall(), monotonic()

    def now(self) -> int:
        """The time in milliseconds."""
        at = self._monotonic()
        gone, self._at = at - self._at, at
        ahead = self._told + gone - self._wall()
        self._told += gone - max(-gone * LEAN, min(gone * LEAN, ahead))
        return int(self._told * 1000)
