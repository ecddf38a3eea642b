"""Waking when time runs out: one entry a match, for the matches in use and those about to be due.

Every server looks at the database now and then, so a match that nobody has open is ended in time
too. Who wakes first appends; the others find it done.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server.store.lost import LOST
from obelisk.server.store.reading import list_due
from obelisk.server.timing import Timekeeper

LOOK = 20_000  # ms between two looks at the database
AHEAD = 2 * LOOK
TOGETHER = 50  # matches that are looked at together: after a pause of the server many are due

log = logging.getLogger(__name__)


class Deadlines:
    """Calls `ring` with the id of a match when its time is over."""

    def __init__(
        self, database: AsyncEngine, time: Timekeeper, ring: Callable[[str], Awaitable[None]]
    ) -> None:
        self._database, self._time, self._ring = database, time, ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._looked: int | None = None

    def set(self, match: str, due: int | None) -> None:
        """Say when the time of a match is over; None: never."""
        if due is None:
            self._due.pop(match, None)
        elif self._due.get(match) != due:
            self._due[match] = due
            heapq.heappush(self._heap, (due, match))
            if len(self._heap) > 4 * len(self._due) + 100:  # most of them were put off
                self._heap = [(due, match) for match, due in self._due.items()]
                heapq.heapify(self._heap)
            if self._heap[0] == (due, match):
                self._changed.set()

    async def run(self) -> None:
        """Watch for ever."""
        while True:
            now = self._time.now()
            if self._looked is None or now - self._looked >= LOOK:
                self._looked = now
                await self._look(now)
            await self._ring_due(now)
            self._changed.clear()
            until = min(self._heap[0][0] + 1 if self._heap else now + LOOK, self._looked + LOOK)
            try:
                async with asyncio.timeout(max(until - self._time.now(), 1) / 1000):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _look(self, now: int) -> None:
        try:
            found = await list_due(self._database, now + AHEAD)
        except LOST:
            log.warning("the database does not answer: clocks are looked at again later")
            return
        for match, due in found:
            self._due.setdefault(match, due)
            heapq.heappush(self._heap, (self._due[match], match))

    async def _ring_due(self, now: int) -> None:
        ringing = []
        while self._heap and self._heap[0][0] < now:
            due, match = heapq.heappop(self._heap)
            if self._due.get(match) == due:  # else it was put off meanwhile
                del self._due[match]
                ringing.append(match)
        for first in range(0, len(ringing), TOGETHER):
            some = ringing[first : first + TOGETHER]
            await asyncio.gather(*(self._try_to_ring(match) for match in some))

    async def _try_to_ring(self, match: str) -> None:
        try:
            await self._ring(match)
        except Exception:
            log.exception("the clock of a match could not be looked at")
