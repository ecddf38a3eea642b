"""The matches in use: one table each, with those who listen at it.

A table is a cache of a log. Commands go through `Tables.do`: they are decided for the match as it
is known here, stored, and only then told. When another server was faster, the log is read on and
the command is decided again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.games import find
from obelisk.server import wire
from obelisk.server.blame import GameFailed, check_size, failed, package_of, refusal, unopened
from obelisk.server.deadlines import Deadlines
from obelisk.server.folding import Folding, Work
from obelisk.server.listening import Listener
from obelisk.server.match import told
from obelisk.server.match.audience import seat_of_reader
from obelisk.server.match.decide import Who, apply, created, decide, noticed, rematch_of
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, begin, replay
from obelisk.server.match.overdue import due, overdue
from obelisk.server.match.terms import Terms
from obelisk.server.presence import Presence
from obelisk.server.refusal import Refused
from obelisk.server.store.notes import sayer
from obelisk.server.store.reading import find_end, find_message, read_log
from obelisk.server.store.writer import AlreadyDone, Append, Overtaken, Writer
from obelisk.server.timing import Timekeeper
from obelisk.server.warmth import Warmth
from obelisk.server.watching import Watching

RECENT = 24  # entries whose messages are kept for who reconnects
KEPT = 60_000  # ms that a table stays in memory when nobody uses it
ATTEMPTS = 8  # to append, while others append too


Answer = TypeVar("Answer")
log = logging.getLogger(__name__)

_Step = tuple[Match | None, Entry, Match]
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


class Reader(Listener):
    """Somebody at a table: a person in a seat, or a spectator."""

    __slots__ = ("number", "person")

    def __init__(self, table: Table, person: str | None) -> None:
        super().__init__(lambda: table.snapshot(self.number))
        self.person = person
        self.number = table.reader_of(person)


class Table:
    """A match in memory, and who is told of it, by the number of the stream."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.readers: dict[int, list[Reader]] = {}
        self.used = 0  # when, last
        self.watchers = 0  # how many watch, here and elsewhere, as it was told last
        self._recent: deque[tuple[told.EventTold | None, ...]] = deque(maxlen=RECENT)

    @property
    def is_in_use(self) -> bool:
        return bool(self.readers) or self.lock.locked()

    def reader_of(self, person: str | None) -> int:
        """The stream of a person: that of their seat, or the spectators'."""
        seat = self.match.seat_of(person)
        return len(self.match.seats) if seat is None else seat

    # Listening

    def listen(self, person: str | None, since: int | None) -> Reader:
        """Listen as a person, who is first told what they missed after their message `since`."""
        reader = Reader(self, person)
        for text in self.missed(reader.number, since):
            reader.put(text)
        if self.watchers:
            reader.put_newest(self._watchers_told())
        self.readers.setdefault(reader.number, []).append(reader)
        return reader

    def leave(self, reader: Reader) -> None:
        rest = [other for other in self.readers[reader.number] if other is not reader]
        if rest:
            self.readers[reader.number] = rest
        else:
            del self.readers[reader.number]

    def missed(self, reader: int, since: int | None) -> list[bytes]:
        """The messages after number `since`, or one snapshot if not all of them are kept."""
        now = self.match.counts[reader]
        kept = [messages[reader] for messages in self._recent]
        news = [m for m in kept if m is not None and since is not None and m["n"] > since]
        if since is None or since > now or len(news) != now - since:
            return [self.snapshot(reader)]
        if news:
            news[-1] = {**news[-1], **self.board(reader)}
        return [_text(message) for message in news]

    def snapshot(self, reader: int) -> bytes:
        """The whole match as a reader may know it."""
        return _text(told.snapshot(self.match, reader, self.board(reader)))

    def board(self, reader: int) -> told.BoardTold:
        """What a reader sees and may do; nothing if the game fails to tell it."""
        game = self.match.terms.game
        try:
            seen = told.board(self.match, seat_of_reader(self.match, reader))
            check_size(_text(seen), type(game))
        except Exception as fault:
            if (why := failed(fault, type(game))) is None:
                raise
            log.error("match %s cannot be shown: %s", self.match.id, why, exc_info=fault)
            return told.NO_BOARD
        return seen

    # Spectators

    @property
    def spectators(self) -> int:
        """How many read here without a seat; a person with several windows is one."""
        readers = self.readers.get(len(self.match.seats), ())
        return len({reader.person or id(reader) for reader in readers})

    def tell_watchers(self, count: int) -> None:
        """Tell everybody how many watch, if that is news."""
        if count == self.watchers:
            return
        self.watchers = count
        text = self._watchers_told()
        for readers in self.readers.values():
            for reader in readers:
                reader.put_newest(text)

    def _watchers_told(self) -> bytes:
        return wire.Watchers(count=self.watchers).model_dump_json().encode()

    # Going on

    def advance(self, entry: Entry, after: Match) -> GameFailed | None:
        """Go on by an entry that is stored, and tell everybody what they may know of it.

        Where the game fails to tell it, everybody gets the match as it stands, without a board.
        """
        before, self.match = self.match, after
        fault: GameFailed | None = None
        try:
            self._tell(before, entry, after)
        except Exception as raised:
            fault = failed(raised, type(after.terms.game))
            if fault is None:
                raise
            fault.__cause__ = raised
            self._recent.clear()
            for readers in self.readers.values():
                for reader in readers:
                    reader.restart()
        if entry.kind in ("join", "leave"):
            self._seat_readers()
        return fault

    def _tell(self, before: Match, entry: Entry, after: Match) -> None:
        self.remember(before, entry, after)
        changes = told.changes_board(before, after)
        view = after.terms.game.views(after.state) if changes and self.readers else None
        texts: list[tuple[list[Reader], bytes]] = []  # all of them, before any is sent
        for number, readers in self.readers.items():
            message = self._recent[-1][number]
            if message is None:
                continue
            if view is not None:
                seat = seat_of_reader(after, number)
                message = {**message, "view": view(seat), **told.choices(after, seat)}
            texts.append((readers, check_size(_text(message), type(after.terms.game))))
        for readers, text in texts:
            for reader in readers:
                reader.put(text)

    def _seat_readers(self) -> None:
        """Who took a seat, or gave it back, reads another stream from now on."""
        everybody = [reader for readers in self.readers.values() for reader in readers]
        self.readers.clear()
        for reader in everybody:
            number = self.reader_of(reader.person)
            if number != reader.number:
                reader.number = number
                reader.restart()
            self.readers.setdefault(number, []).append(reader)

    def remember(self, before: Match | None, entry: Entry, after: Match) -> None:
        self._recent.append(told.messages(before, entry, after))


def _text(message: Mapping[str, object]) -> bytes:
    return orjson.dumps(message)


class Tables:
    """All matches in use, by id."""

    def __init__(self, database: AsyncEngine, writer: Writer, time: Timekeeper) -> None:
        self._database, self._writer, self._time = database, writer, time
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._warmth = Warmth()
        self._deadlines = Deadlines(database, time, self._ring)
        self._presence = Presence(self)
        self.watching = Watching(self, sayer(database))
        self.folding = Folding()
        self._tasks: list[asyncio.Task[None]] = []
        self.watchers: list[Callable[[Match | None, Entry, Match], None]] = []  # of all entries

    async def start(self, *, warm: bool) -> None:
        """Watch the clocks, clear away the tables that nobody uses, and prepare the games."""
        running = [self._deadlines.run(), self._clear_away(), self.watching.run()]
        if warm:
            running.append(self._warmth.ready_all())
        self._tasks = [asyncio.create_task(task) for task in running]

    async def stop(self) -> None:
        """End the watching."""
        self._presence.stop()
        await self.watching.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._warmth.stop()
        self.folding.stop()

    @property
    def are_heard(self) -> bool:
        """Whether somebody listens at any table."""
        return any(table.readers for table in self._tables.values())

    def say_farewell(self) -> None:
        """Let everybody who listens go."""
        for table in self._tables.values():
            for readers in table.readers.values():
                for reader in readers:
                    reader.close()

    async def _clear_away(self) -> None:
        while True:
            await asyncio.sleep(KEPT / 4000)
            now = self._time.now()
            for name, table in list(self._tables.items()):
                if table.is_in_use:
                    table.used = now
                elif now - table.used > KEPT:
                    del self._tables[name]

    # Finding

    async def get(self, match: str) -> Table:
        """The table of a match; `Refused` if there is none."""
        if match in self._tables:
            self._tables[match].used = self._time.now()  # it stays until it is listened at
            return self._tables[match]
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
            self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
        return await asyncio.shield(self._loading[match])

    async def work_to_open(self, match: str) -> int:
        """How many entries must be read before a match can be looked at; 0 if it is in use."""
        if match in self._tables or match in self._loading or not _ID.fullmatch(match):
            return 0
        return await find_end(self._database, match)

    async def _load(self, match: str) -> Table:
        entries = await read_log(self._database, match) if _ID.fullmatch(match) else []
        if not entries:
            raise Refused("not-found", Message("server-no-match"))
        name = entries[0].payload["terms"]["game"]
        try:
            kind = find(name)
        except ObeliskError as fault:  # it was installed when the match was played
            raise Refused("not-now", Message("server-match-unopened"), *fault.faults) from None
        try:
            await self._warmth.ready(name)
            steps = await self.folding.run(_last_steps(match, entries))
        except Exception as raised:
            if (why := failed(raised, kind)) is None:
                raise
            log.error("match %s cannot be opened: %s", match, why, exc_info=raised)
            raise unopened(kind) from None
        table = Table(steps[-1][2])
        try:
            for step in steps:
                table.remember(*step)
        except Exception as fault:  # those who come get the whole
            if failed(fault, type(table.match.terms.game)) is None:
                raise
        table.used = self._time.now()
        self._tables[match] = table
        self._deadlines.set(match, due(table.match))
        self._presence.expect(table)
        return table

    def in_memory(self, match: str) -> Table | None:
        """The table of a match, if it is in use."""
        return self._tables.get(match)

    def open_tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    # Changing

    async def ready(self, game: str) -> None:
        """Return when a game can be played without delay."""
        await self._warmth.ready(game)

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
        table.used = match.created
        table.remember(None, entry, match)
        self._moved(None, entry, table)

    async def do(self, match: str, who: Who, command: wire.Command) -> wire.Ack:
        """Carry a command out: decide, store, tell. The answer says that it is on the disk."""
        at = self._time.now()
        table = await self.get(match)
        mid = None if command.id is None else f"{who.person}/{command.id}"

        async def carry_out() -> wire.Ack:
            await self._time_out(table, at, who)
            return await self._carry_out(table, who, command, at, mid)

        async with table.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._spared(table, carry_out)
                except Overtaken:
                    await self._catch_up(table)
                except AlreadyDone:
                    return self._ack(table, who, command)
        raise Refused("not-now", Message("server-match-busy"))

    async def _spared(self, table: Table, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something with a match. If its game fails, the match ends, and it is `Refused`."""
        try:
            return await work()
        except Exception as raised:
            game = table.match.terms.game
            if (fault := failed(raised, type(game))) is None:
                raise
            fault.__cause__ = raised if fault is not raised else raised.__cause__
            await self._give_up(table, fault)
            raise refusal(type(game)) from None

    async def _give_up(self, table: Table, fault: GameFailed) -> None:
        """End a match whose game failed."""
        match = table.match
        log.error("match %s: %s", match.id, fault, exc_info=fault)
        if match.status in ("open", "running"):
            entry = Entry(
                match.seq + 1,
                max(self._time.now(), match.changed),
                "abort",
                payload={"failed": package_of(type(match.terms.game))},
            )
            steps = apply(match, [entry])
            await self._writer.append(Append(match, [entry], steps[-1]))
            self._advance(table, [(entry, steps[-1])])

    async def failed(self, match: str, fault: GameFailed) -> None:
        """End a match whose game failed elsewhere: in an engine."""
        table = await self.get(match)
        async with table.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self._give_up(table, fault)
                    return
                except Overtaken:
                    await self._catch_up(table)

    async def _carry_out(
        self, table: Table, who: Who, command: wire.Command, at: int, mid: str | None
    ) -> wire.Ack:
        try:
            entries = decide(table.match, who, command, at, mid)
            steps = apply(table.match, entries)
        except Refused:
            # What was done before cannot be done again, but it can be acknowledged again.
            if mid is not None and await find_message(self._database, table.match.id, mid):
                raise AlreadyDone from None
            raise
        if isinstance(command, wire.Rematch):
            await self._play_again(table, entries)
        else:
            await self._append(table, entries, steps)
        return self._ack(table, who, command)

    def _ack(self, table: Table, who: Who, command: wire.Command) -> wire.Ack:
        seat = table.match.seat_of(who.person)
        reader = len(table.match.seats) if seat is None else seat
        return wire.Ack(id=command.id, n=table.match.counts[reader])

    async def _time_out(self, table: Table, at: int, who: Who | None = None) -> None:
        """Let happen what happens because time has run out."""
        while entries := overdue(table.match, at, who):
            await self._append(table, entries, apply(table.match, entries))

    async def _append(self, table: Table, entries: list[Entry], steps: list[Match]) -> None:
        await self._writer.append(Append(table.match, entries, steps[-1]))
        if (fault := self._advance(table, zip(entries, steps, strict=True))) is not None:
            raise fault

    def _advance(self, table: Table, steps: Iterable[tuple[Entry, Match]]) -> GameFailed | None:
        """Go on by entries that are stored; the first failure of the game to tell of them."""
        fault: GameFailed | None = None
        for entry, after in steps:
            before = table.match
            fault = fault or table.advance(entry, after)
            if entry.kind == "away" and entry.seat is not None:
                self._presence.correct(table, entry.seat)
            if entry.kind in ("join", "leave"):
                self.watching.changed(table.match.id)
            self._moved(before, entry, table)
        return fault

    async def _catch_up(self, table: Table) -> None:
        """Read on in the log of a match that somebody else has written to."""
        entries = await read_log(self._database, table.match.id, table.match.seq)
        self._advance(table, zip(entries, apply(table.match, entries), strict=True))

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
        steps = apply(table.match, entries)
        await self._writer.append(
            Append(table.match, entries, steps[-1]), Append(None, [entry], match)
        )
        self._open(match, entry)
        self._advance(table, zip(entries, steps, strict=True))

    def _moved(self, before: Match | None, entry: Entry, table: Table) -> None:
        match = table.match
        self._deadlines.set(match.id, due(match))
        if match.status == "running" and (before is None or before.status != "running"):
            self._presence.expect(table)
        for watcher in self.watchers:
            watcher(before, entry, match)

    # Clocks, presence, and what other servers write

    async def _ring(self, match: str) -> None:
        """The time of a match is over, if nobody acted meanwhile."""
        table = await self.get(match)
        async with table.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self._spared(table, partial(self._time_out, table, self._time.now()))
                    self._deadlines.set(match, due(table.match))
                    return
                except Refused:
                    return  # the match has ended
                except Overtaken:
                    await self._catch_up(table)

    async def note(self, match: str, kind: str, **fields: Any) -> bool:
        """Append what the server itself noticed, if it is still so; tells whether it was."""
        table = await self.get(match)

        async def append() -> bool:
            entries = noticed(table.match, self._time.now(), kind, **fields)
            if entries:
                await self._append(table, entries, apply(table.match, entries))
            return bool(entries)

        async with table.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._spared(table, append)
                except Refused:
                    return False  # the match has ended
                except Overtaken:
                    await self._catch_up(table)
        return False

    async def heard(self, match: str, seq: int) -> None:
        """Another server has written: read on, if the match is in use here."""
        if match in self._loading:
            await asyncio.wait({self._loading[match]})
        table = self._tables.get(match)
        if table is None or table.match.seq >= seq:
            return
        async with table.lock:
            if table.match.seq < seq:
                await self._catch_up(table)

    def came(self, table: Table, reader: Reader) -> None:
        """Somebody listens at a table."""
        self._presence.came(table, reader.number)
        self.watching.changed(table.match.id)

    def left(self, table: Table, reader: Reader) -> None:
        """Somebody listens no more."""
        table.leave(reader)
        table.used = self._time.now()
        self._presence.left(table, reader.number)
        self.watching.changed(table.match.id)


def _last_steps(match: str, entries: list[Entry]) -> Work[deque[_Step]]:
    """The last entries of a log, each with the match before and after it."""
    steps: deque[_Step] = deque(maxlen=RECENT)
    for step in replay(match, entries):
        steps.append(step)
        yield
    return steps


def with_new_seed(terms: Terms) -> Terms:
    """The same terms with another seed, where the rules have chance."""
    return replace(terms, seed=secrets.randbits(64) if terms.game.has_chance else None)
