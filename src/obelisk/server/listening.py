"""Telling somebody what happens, through a queue that cannot grow."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

MOST_QUEUED = 32  # messages that wait for a slow listener


def _nobody() -> None:
    """Nobody takes what there is to tell yet."""


class Listener:
    """Somebody who is told. Who is too slow is told the whole once, instead of every change.

    Whoever passes the messages on sets `wake`, which is called when there is something to take.
    """

    __slots__ = ("_closed", "_newest", "_queue", "_stale", "_whole", "wake")

    def __init__(self, whole: Callable[[], bytes]) -> None:
        self._whole = whole
        self._queue: deque[bytes] = deque()
        self._newest: bytes | None = None
        self._stale = False
        self._closed = False
        self.wake: Callable[[], None] = _nobody

    def put(self, text: bytes) -> None:
        """Queue a message; if too many wait already, the whole will stand for all of them."""
        if self._stale:
            return
        if len(self._queue) >= MOST_QUEUED:
            self.restart()
        else:
            self._queue.append(text)
            self.wake()

    def put_newest(self, text: bytes) -> None:
        """Queue a message of which only the newest counts, and which the whole does not hold."""
        self._newest = text
        self.wake()

    def restart(self) -> None:
        """Forget what waits, and tell the whole."""
        self._queue.clear()
        self._stale = True
        self.wake()

    def close(self) -> None:
        """Tell what waits, and nothing more."""
        self._closed = True
        self.wake()

    def take(self) -> bytes | None:
        """The next message; None when there is none."""
        if self._stale:
            self._stale = False
            return self._whole()
        if self._queue:
            return self._queue.popleft()
        newest, self._newest = self._newest, None
        return newest

    @property
    def is_over(self) -> bool:
        """Whether everything was told, and nothing more will be."""
        return self._closed and not (self._queue or self._stale or self._newest)
