"""The matches in use: one table each, with those who listen at it.

A table is a cache of a log. Commands go through `Tables.do`: they are decided for the match as it
is known here, stored, and only then told. When another server was faster, the log is read on and
the command is decided again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server import wire
from obelisk.server.match import told
from obelisk.server.match.decide import Who, apply, created, decide, overdue, rematch_of
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, begin, fold, replay
from obelisk.server.match.terms import Terms
from obelisk.server.refusal import Refused
from obelisk.server.store.reading import find_message, read_log
from obelisk.server.store.writer import AlreadyDone, Append, Overtaken, Writer
from obelisk.server.timing import Timekeeper

RECENT = 24  # entries whose messages are kept for who reconnects
MOST_QUEUED = 32  # messages that wait for a slow listener before it is sent a snapshot instead
ATTEMPTS = 8  # to append, while others append too


class Listener:
    """Somebody who is told what happens at a table, through a queue that cannot grow."""

    __slots__ = ("_queue", "_table", "_wake", "closed", "reader", "stale")

    def __init__(self, table: Table, reader: int) -> None:
        self._table, self.reader = table, reader
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self.stale = False
        self.closed = False

    def put(self, text: str) -> None:
        """Queue a message; if too many wait already, a snapshot will stand for all of them."""
        if self.stale:
            return
        if len(self._queue) >= MOST_QUEUED:
            self._queue.clear()
            self.stale = True
        else:
            self._queue.append(text)
        self._wake.set()

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    async def get(self) -> str | None:
        """The next message; None when the listener is closed."""
        while not self._queue and not self.stale and not self.closed:
            self._wake.clear()
            await self._wake.wait()
        if self._queue:
            return self._queue.popleft()
        if self.stale:
            self.stale = False
            return self._table.snapshot(self.reader)
        return None


class Table:
    """A match in memory, and its listeners."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.listeners: dict[int, list[Listener]] = {}
        self._recent: deque[tuple[dict[str, Any] | None, ...]] = deque(maxlen=RECENT)

    @property
    def is_used(self) -> bool:
        return bool(self.listeners) or self.lock.locked()

    def listen(self, reader: int, since: int | None) -> Listener:
        """Listen as a reader, who is first told what they missed after their message `since`."""
        listener = Listener(self, reader)
        for text in self.missed(reader, since):
            listener.put(text)
        self.listeners.setdefault(reader, []).append(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        rest = [other for other in self.listeners[listener.reader] if other is not listener]
        if rest:
            self.listeners[listener.reader] = rest
        else:
            del self.listeners[listener.reader]

    def missed(self, reader: int, since: int | None) -> list[str]:
        """The messages after number `since`, or one snapshot if not all of them are kept."""
        now = self.match.counts[reader]
        kept = [messages[reader] for messages in self._recent]
        news = [m for m in kept if m is not None and since is not None and m["n"] > since]
        if since is None or since > now or len(news) != now - since:
            return [self.snapshot(reader)]
        if news:
            seat = None if reader == len(self.match.seats) else reader
            news[-1] = {**news[-1], "view": self.match.state.view(seat)}
        return [_text(message) for message in news]

    def snapshot(self, reader: int) -> str:
        return _text(told.snapshot(self.match, reader))

    def advance(self, entry: Entry, after: Match) -> None:
        """Go on by an entry that is stored, and tell everybody what they may know of it."""
        before, self.match = self.match, after
        self.remember(before, entry, after)
        messages = self._recent[-1]
        draws = told.changes_board(before, entry, after)
        for reader, listeners in self.listeners.items():
            message = messages[reader]
            if message is None:
                continue
            if draws:
                seat = None if reader == len(after.seats) else reader
                message = {**message, "view": after.state.view(seat)}
            text = _text(message)
            for listener in listeners:
                listener.put(text)

    def remember(self, before: Match | None, entry: Entry, after: Match) -> None:
        self._recent.append(
            tuple(
                told.message(before, entry, after, reader, view=False) for reader in after.readers
            )
        )


def _text(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


class Tables:
    """All matches in use, by id."""

    def __init__(self, database: AsyncEngine, writer: Writer, time: Timekeeper) -> None:
        self._database, self._writer, self._time = database, writer, time
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.watchers: list[Callable[[Match], None]] = []  # told of every match that moved

    async def start(self) -> None:
        """Begin to watch the clocks."""

    async def stop(self) -> None:
        """Let everybody who listens go."""
        for table in self._tables.values():
            for listeners in list(table.listeners.values()):
                for listener in listeners:
                    listener.close()

    # Finding

    async def get(self, match: str) -> Table:
        """The table of a match; `Refused` if there is none."""
        if match in self._tables:
            return self._tables[match]
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
            self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Table:
        entries = await read_log(self._database, match)
        if not entries:
            raise Refused("not-found", "there is no such match")
        last: Table | None = None
        first_kept = len(entries) - RECENT
        for number, (before, entry, after) in enumerate(replay(match, entries)):
            if last is None:
                last = Table(after)
            last.match = after
            if number >= first_kept:
                last.remember(before, entry, after)
        assert last is not None
        self._tables[match] = last
        return last

    # Changing

    async def create(self, terms: Terms, seats: tuple[Seat, ...]) -> Match:
        """Store a new match."""
        match, entry = self._first(terms, seats)
        await self._writer.append(Append(None, [entry], match))
        self._open(match, entry)
        return match

    def _first(self, terms: Terms, seats: tuple[Seat, ...]) -> tuple[Match, Entry]:
        name = secrets.token_urlsafe(9)
        entry = created(name, terms, seats, self._time.now())
        return begin(name, entry), entry

    def _open(self, match: Match, entry: Entry) -> None:
        table = self._tables[match.id] = Table(match)
        table.remember(None, entry, match)
        self._moved(match)

    async def do(self, match: str, who: Who, command: wire.Command) -> wire.Ack:
        """Carry a command out: decide, store, tell. The answer says that it is on the disk."""
        at = self._time.now()
        table = await self.get(match)
        mid = None if command.id is None else f"{who.person}/{command.id}"
        async with table.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self._time_out(table, at, who)
                    return await self._carry_out(table, who, command, at, mid)
                except Overtaken:
                    await self._catch_up(table)
                except AlreadyDone:
                    return self._ack(table, who, command)
        raise Refused("not-now", "too much happens in this match at once: try again")

    async def _carry_out(
        self, table: Table, who: Who, command: wire.Command, at: int, mid: str | None
    ) -> wire.Ack:
        try:
            entries = decide(table.match, who, command, at, mid)
            after = apply(table.match, entries)
        except Refused:
            # What was done before cannot be done again, but it can be acknowledged again.
            if mid is not None and await find_message(self._database, table.match.id, mid):
                raise AlreadyDone from None
            raise
        if isinstance(command, wire.Rematch):
            await self._play_again(table, entries)
        else:
            await self._append(table, entries, after)
        return self._ack(table, who, command)

    def _ack(self, table: Table, who: Who, command: wire.Command) -> wire.Ack:
        seat = table.match.seat_of(who.person)
        reader = len(table.match.seats) if seat is None else seat
        return wire.Ack(id=command.id, n=table.match.counts[reader])

    async def _time_out(self, table: Table, at: int, who: Who | None = None) -> None:
        """Let happen what happens because time has run out."""
        while entries := overdue(table.match, at, who):
            await self._append(table, entries, apply(table.match, entries))

    async def _append(self, table: Table, entries: list[Entry], after: Match) -> None:
        await self._writer.append(Append(table.match, entries, after))
        self._advance(table, entries)

    def _advance(self, table: Table, entries: Iterable[Entry]) -> None:
        for entry in entries:
            table.advance(entry, fold(table.match, entry))
        self._moved(table.match)

    async def _catch_up(self, table: Table) -> None:
        """Read on in the log of a match that somebody else has written to."""
        self._advance(table, await read_log(self._database, table.match.id, table.match.seq))

    async def _play_again(self, table: Table, entries: list[Entry]) -> None:
        """Agree to a rematch; if all do, it is made in the same transaction."""
        agreed = entries[0]
        assert agreed.seat is not None
        again = rematch_of(table.match, agreed.seat)
        if again is None:
            await self._append(table, entries, apply(table.match, entries))
            return
        terms, seats = again
        if terms.seed is not None:
            terms = with_new_seed(terms)
        match, entry = self._first(terms, seats)
        agreed.payload["match"] = match.id
        after = apply(table.match, entries)
        await self._writer.append(Append(table.match, entries, after), Append(None, [entry], match))
        self._open(match, entry)
        self._advance(table, entries)

    def _moved(self, match: Match) -> None:
        for watcher in self.watchers:
            watcher(match)


def with_new_seed(terms: Terms) -> Terms:
    """The same terms with another seed, where the rules have chance."""
    from dataclasses import replace

    return replace(terms, seed=secrets.randbits(64) if terms.game.has_chance else None)
