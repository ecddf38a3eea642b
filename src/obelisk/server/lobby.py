"""The lobby: public matches that are open or running, and every change of the list."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server.listening import Listener
from obelisk.server.match import told
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match
from obelisk.server.store.reading import list_matches, summaries

MOST = 1000  # matches in the list


class Lobby:
    """The list, and those who watch it."""

    def __init__(self, database: AsyncEngine, watchers: Callable[[str], int]) -> None:
        """`watchers` tells how many watch a match."""
        self._database, self._watchers = database, watchers
        self._matches: dict[str, told.Summary] = {}
        self._listeners: set[Listener] = set()

    async def start(self) -> None:
        """Read the list as it is."""
        listed = await list_matches(self._database, status=("open", "running"), limit=MOST)
        self._matches = {summary["id"]: summary for summary in reversed(listed)}

    def stop(self) -> None:
        for listener in self._listeners:
            listener.close()

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens."""
        return bool(self._listeners)

    def listen(self) -> Listener:
        """Listen to the lobby, from the whole list on."""
        listener = Listener(self._whole)
        listener.restart()
        self._listeners.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def moved(self, before: Match | None, entry: Entry, match: Match) -> None:
        """A match on this server has gone on."""
        if told.changes_lists(before, match):
            self._show(told.summary(match))

    async def heard(self, ids: list[str]) -> None:
        """Matches on another server have changed so that lists show it."""
        for summary in await summaries(self._database, ids):
            self._show(summary)

    def watched(self, counts: dict[str, int]) -> None:
        """So many watch these matches now."""
        listed = {name: count for name, count in counts.items() if name in self._matches}
        if listed:
            self._tell({"type": "watched", "watched": listed})

    def _show(self, summary: told.Summary) -> None:
        name = summary["id"]
        if summary["visibility"] != "public" or self._matches.get(name) == summary:
            return
        if summary["status"] in ("open", "running"):
            while len(self._matches) >= MOST and name not in self._matches:
                self._tell({"type": "gone", "id": self._forget_oldest()})
            self._matches[name] = summary
            self._tell({"type": "match", "match": summary})
        elif self._matches.pop(name, None) is not None:
            self._tell({"type": "gone", "id": name})

    def _forget_oldest(self) -> str:
        oldest = next(iter(self._matches))
        del self._matches[oldest]
        return oldest

    def _tell(self, message: Mapping[str, object]) -> None:
        text = orjson.dumps(message)
        for listener in self._listeners:
            listener.put(text)

    def _whole(self) -> bytes:
        watched = {name: count for name in self._matches if (count := self._watchers(name))}
        matches = list(self._matches.values())
        return orjson.dumps({"type": "lobby", "matches": matches, "watched": watched})
