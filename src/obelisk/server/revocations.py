"""Whose sessions or tokens were ended a moment ago, so that their open sockets are asked again.

It is remembered only as long as it takes until every socket has been asked anyway.
"""

from __future__ import annotations

import time
from collections.abc import Callable

RECHECKED = 30.0  # seconds after which every socket is asked whether it is still somebody's


class Revocations:
    """When something of whom was last ended on this server."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._ended: dict[str, float] = {}

    def note(self, person: str) -> None:
        """A session or a token of this person was ended."""
        now = self._clock()
        self._ended.pop(person, None)
        self._ended[person] = now  # the oldest come first
        while (oldest := next(iter(self._ended))) and self._ended[oldest] < now - RECHECKED:
            del self._ended[oldest]

    def is_due(self, person: str, checked: float) -> bool:
        """Whether a socket of this person, last asked at a moment, is to be asked again."""
        return self._clock() - checked > RECHECKED or self._ended.get(person, -RECHECKED) >= checked
