"""How many watch a match: here, and at the other servers of the same database.

A count is not stored and is no part of a match: it is told when it has changed, at most once a
second, and as a number only. Each server tells the others its own counts, at once and again every
while, so that those of a server that was lost are forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from obelisk.server.tables import Tables

GATHER = 1.0  # seconds in which changes are told together
REPEAT = 20.0  # seconds after which the other servers are told all counts again
FORGOTTEN = 50.0  # seconds after which a silent server is thought to be lost
PATIENCE = 2.0  # seconds that a note may take
MOST_TOGETHER = 200  # counts in one note, which holds at most 8000 bytes
ASK, WHOLE = "?", "="  # how a note begins: tell me yours; forget what I said before

log = logging.getLogger(__name__)

Counts = dict[str, int]  # by match
Say = Callable[[str], Awaitable[None]]


class Watching:
    """The spectators of all matches, counted."""

    def __init__(self, tables: Tables, say: Say | None) -> None:
        """`say` tells the other servers, if there can be any."""
        self._tables, self._say = tables, say
        self._name = secrets.token_hex(6)
        self._here: Counts = {}
        self._elsewhere: dict[str, tuple[float, Counts]] = {}  # when a server was heard, and what
        self._told: Counts = {}  # to the listeners, of all servers
        self._changed: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._saying: set[asyncio.Task[None]] = set()
        self.listeners: list[Callable[[Counts], None]] = []

    def count(self, match: str) -> int:
        """How many watch a match, as far as is known."""
        return self._here.get(match, 0) + sum(
            counts.get(match, 0) for _, counts in self._elsewhere.values()
        )

    def changed(self, *matches: str) -> None:
        """Somebody has come to a match, or has left it; what came of it is told soon."""
        self._changed.update(matches)
        if self._timer is None and self._changed:
            self._timer = asyncio.get_running_loop().call_later(GATHER, self._tell)

    def _tell(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, set()
        ours = {}
        for match in changed:
            table = self._tables.in_memory(match)
            here = 0 if table is None else table.spectators
            if here != self._here.get(match, 0):
                ours[match] = here
            _set(self._here, match, here)
            if table is not None:
                table.tell_watchers(self.count(match))
        self._say_all(_notes(ours))
        counts = {match: self.count(match) for match in changed}
        news = {match: now for match, now in counts.items() if now != self._told.get(match, 0)}
        for match, now in news.items():
            _set(self._told, match, now)
        for listener in self.listeners:
            listener(news)

    # The other servers

    async def run(self) -> None:
        """Tell the others again every while, and forget those who are silent."""
        while True:
            await asyncio.sleep(REPEAT)
            self._say_whole()
            for name, (heard, _) in list(self._elsewhere.items()):
                if monotonic() - heard > FORGOTTEN:
                    self._forget(name)

    def ask(self) -> None:
        """Ask the others for their counts, which we may have missed."""
        self._say_all([ASK])
        self._say_whole()

    def heard(self, note: str) -> None:
        """Another server, or this one, has said something."""
        name, *words = note.split()
        if name == self._name:
            return
        if words == [ASK]:
            self._say_whole()
            return
        if words[:1] == [WHOLE]:
            self._forget(name)
            words = words[1:]
        _, counts = self._elsewhere.get(name, (0.0, {}))
        told = {match: int(count) for match, count in (word.split(":") for word in words)}
        for match, count in told.items():
            _set(counts, match, count)
        self._elsewhere[name] = monotonic(), counts
        self.changed(*told)

    def _forget(self, name: str) -> None:
        _, counts = self._elsewhere.pop(name, (0.0, {}))
        self.changed(*counts)

    def _say_whole(self) -> None:
        first, *rest = _notes(self._here) or [""]
        self._say_all([f"{WHOLE} {first}", *rest])

    def _say_all(self, notes: list[str]) -> None:
        if self._say is None or not notes:
            return
        task = asyncio.create_task(self._try_to_say(self._say, notes))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _try_to_say(self, say: Say, notes: list[str]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                for note in notes:
                    await say(f"{self._name} {note}")
        except Exception as fault:  # it is said again soon
            log.warning("other servers could not be told who watches: %s", type(fault).__name__)

    async def stop(self) -> None:
        """Take leave of the other servers."""
        if self._timer is not None:
            self._timer.cancel()
        self._say_all([WHOLE])  # and nothing of it
        await asyncio.gather(*self._saying)


def _set(counts: Counts, match: str, count: int) -> None:
    if count:
        counts[match] = count
    else:
        counts.pop(match, None)


def _notes(counts: Counts) -> list[str]:
    words = [f"{match}:{count}" for match, count in counts.items()]
    starts = range(0, len(words), MOST_TOGETHER)
    return [" ".join(words[first : first + MOST_TOGETHER]) for first in starts]
