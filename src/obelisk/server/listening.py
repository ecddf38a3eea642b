"""Telling somebody what happens, through a queue that cannot grow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

MOST_QUEUED = 32  # messages that wait for a slow listener


class Listener:
    """Somebody who is told. Who is too slow is told the whole once, instead of every change."""

    __slots__ = ("_closed", "_newest", "_queue", "_stale", "_wake", "_whole")

    def __init__(self, whole: Callable[[], str]) -> None:
        self._whole = whole
        self._queue: deque[str] = deque()
        self._newest: str | None = None
        self._wake = asyncio.Event()
        self._stale = False
        self._closed = False

    def put(self, text: str) -> None:
        """Queue a message; if too many wait already, the whole will stand for all of them."""
        if self._stale:
            return
        if len(self._queue) >= MOST_QUEUED:
            self.restart()
        else:
            self._queue.append(text)
            self._wake.set()

    def put_newest(self, text: str) -> None:
        """Queue a message of which only the newest counts, and which the whole does not hold."""
        self._newest = text
        self._wake.set()

    def restart(self) -> None:
        """Forget what waits, and tell the whole."""
        self._queue.clear()
        self._stale = True
        self._wake.set()

    def close(self) -> None:
        """Tell what waits, and nothing more."""
        self._closed = True
        self._wake.set()

    async def get(self) -> str | None:
        """The next message; None when the listener was closed."""
        while not (self._queue or self._stale or self._newest or self._closed):
            self._wake.clear()
            await self._wake.wait()
        if self._stale:
            self._stale = False
            return self._whole()
        if self._queue:
            return self._queue.popleft()
        newest, self._newest = self._newest, None
        return newest
