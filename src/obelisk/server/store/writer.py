"""The log's pen: appends of many matches go into one transaction, and count when it is committed.

Waiting for the disk takes milliseconds however much is written, so whatever arrives meanwhile is
written together next time. An append names the entry it was decided after. If the log has grown
since, it is refused, and the match must be read and asked again: two who race for one move, in
this process or in two, cannot both win.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match
from obelisk.server.match.overdue import due
from obelisk.server.match.told import changes_lists, summary
from obelisk.server.store import rows
from obelisk.server.store.connect import set_up_sqlite
from obelisk.server.store.schema import entries, matches, seats

CHANNEL = "obelisk"
MOST_TOGETHER = 500  # appends in one transaction


class Overtaken(Exception):
    """The log has grown since the append was decided; read it and decide again."""


class AlreadyDone(Exception):
    """An entry that answers this message of the client is in the log."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for the end of one log, and the match before (None: new) and after them."""

    before: Match | None
    new: Sequence[Entry]
    after: Match


@dataclass(slots=True)
class _Waiting:
    appends: Sequence[Append]
    stored: asyncio.Future[None]


class Writer:
    """Stores appends in the order in which they come, many in one transaction.

    On SQLite a thread writes a whole transaction at once. Statement by statement, each would wait
    for its turn in the event loop, and that is long when there is much to do. For the same reason
    a statement takes all its rows at once: the thread waits for its turn after each step.
    """

    def __init__(self, engine: AsyncEngine, on_stored: Callable[[int], None]) -> None:
        self._engine = engine
        self._on_stored = on_stored  # told how many entries were committed
        self._thread: ThreadPoolExecutor | None = None
        self._own: sa.Engine | None = None
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1, "writer")
            address = engine.url.set(drivername="sqlite")
            self._own = set_up_sqlite(
                sa.create_engine(address, hide_parameters=True)
            ).execution_options(writes=True)
        self._waiting: list[_Waiting] = []
        self._wanted = asyncio.Event()
        self._closing = False
        self.failed: float | None = None  # when a transaction did, if none succeeded since
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what waits, then end."""
        self._closing = True
        self._wanted.set()
        if self._task is not None:
            await self._task
        if self._thread is not None:
            self._thread.shutdown()
        if self._own is not None:
            self._own.dispose()

    async def append(self, *appends: Append) -> None:
        """Store entries, those of several logs all or none; returns when they are on the disk."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(appends, stored))
        self._wanted.set()
        await stored

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wanted.wait()
            batch, self._waiting = (
                self._waiting[:MOST_TOGETHER],
                self._waiting[MOST_TOGETHER:],
            )
            if not self._waiting:
                self._wanted.clear()
            if batch:
                await self._store(batch)

    async def _store(self, batch: list[_Waiting]) -> None:
        try:
            overtaken = await self._transact(batch)
        except sa.exc.IntegrityError:
            if len(batch) == 1:
                _fail(batch[0], AlreadyDone())
                return
            for waiting in batch:  # one of them was stored before: find out which
                await self._store([waiting])
            return
        except Exception as fault:  # whatever it is, those who wait must hear of it
            self.failed = time.monotonic()
            for waiting in batch:
                _fail(waiting, fault)
            return
        self.failed = None
        kept = (waiting.appends for waiting in batch if waiting not in overtaken)
        self._on_stored(sum(len(append.new) for appends in kept for append in appends))
        for waiting in batch:
            if waiting in overtaken:
                _fail(waiting, Overtaken())
            elif not waiting.stored.done():
                waiting.stored.set_result(None)

    async def _transact(self, batch: list[_Waiting]) -> list[_Waiting]:
        if self._thread is None:
            async with self._engine.begin() as connection:
                return await connection.run_sync(_write, batch)
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, self._transact_here, batch
        )

    def _transact_here(self, batch: list[_Waiting]) -> list[_Waiting]:
        assert self._own is not None
        with self._own.begin() as connection:
            return _write(connection, batch)


def _write(connection: sa.Connection, batch: list[_Waiting]) -> list[_Waiting]:
    """Write what can be written; returns those that were overtaken."""
    ends = _ends(connection, batch)
    overtaken: list[_Waiting] = []
    written: list[Append] = []
    for waiting in batch:
        if any(ends.get(append.after.id, 0) != _end(append) for append in waiting.appends):
            overtaken.append(waiting)
            continue
        written += waiting.appends
        ends |= {append.after.id: append.after.seq for append in waiting.appends}
    if written:
        _insert(connection, written)
        if connection.dialect.name == "postgresql":
            _notify(connection, written)
    return overtaken


def _end(append: Append) -> int:
    return 0 if append.before is None else append.before.seq


def _fail(waiting: _Waiting, fault: Exception) -> None:
    if not waiting.stored.done():
        waiting.stored.set_exception(fault)


def _ends(connection: sa.Connection, batch: list[_Waiting]) -> dict[str, int]:
    """The ends of the logs, which nobody else can move before we are done."""
    wanted = {append.after.id for waiting in batch for append in waiting.appends}
    return rows.lock_ends(connection, sorted(wanted))


def _insert(connection: sa.Connection, appends: Sequence[Append]) -> None:
    lines = [
        {
            "match": append.after.id,
            "seq": entry.seq,
            "at": entry.at,
            "seat": entry.seat,
            "kind": entry.kind,
            "payload": orjson.dumps(entry.payload).decode(),
            "mid": entry.mid,
        }
        for append in appends
        for entry in append.new
    ]
    rows.insert(connection, entries, lines)
    new, news, progress = [], [], []
    for append in appends:
        if append.before is None:
            new.append(_row(append.after))
        elif _is_news(append):
            news.append(_news(append.after))
        else:
            progress.append(_progress(append.after))
    rows.insert(connection, matches, new)
    rows.update(connection, matches, progress)
    rows.update(connection, matches, news)
    _seat(connection, [append for append in appends if _changes_seats(append)])


def _is_news(append: Append) -> bool:
    return changes_lists(append.before, append.after)


def _changes_seats(append: Append) -> bool:
    before = [] if append.before is None else [seat.person for seat in append.before.seats]
    return before != [seat.person for seat in append.after.seats]


def _seat(connection: sa.Connection, appends: Sequence[Append]) -> None:
    if not appends:
        return
    connection.execute(seats.delete().where(seats.c.match.in_([a.after.id for a in appends])))
    taken = [
        {"match": append.after.id, "seat": number, "person": seat.person}
        for append in appends
        for number, seat in enumerate(append.after.seats)
        if seat.person is not None
    ]
    rows.insert(connection, seats, taken)


def _progress(match: Match) -> dict[str, Any]:
    return {"id": match.id, "seq": match.seq, "due": due(match), "thinks": _thinks(match)}


def _thinks(match: Match) -> bool:
    return any(match.seats[seat].is_played_by_engine for seat in match.to_act)


def _news(match: Match) -> dict[str, Any]:
    return {
        **_progress(match),
        "status": match.status,
        "ended": match.ended,
        "summary": orjson.dumps(summary(match)).decode(),
    }


def _row(match: Match) -> dict[str, Any]:
    return {
        **_news(match),
        "game": match.terms.game.id,
        "public": match.terms.visibility == "public",
        "rated": match.terms.rated,
        "settled": False,
        "created": match.created,
    }


def _notify(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Tell the other servers, when we commit, how far which log goes now, and what is new."""
    notes = [
        f"{append.after.id}:{append.after.seq}:"
        f"{'n' * _is_news(append)}{'t' * _thinks(append.after)}"
        for append in appends
    ]
    for first in range(0, len(notes), 200):  # a note holds at most 8000 bytes
        note = " ".join(notes[first : first + 200])
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, note)))
