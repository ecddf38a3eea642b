"""Reading matches: their logs, and the lists of them."""

from __future__ import annotations

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server.match.entry import Entry
from obelisk.server.match.told import Summary
from obelisk.server.names import keys_of
from obelisk.server.store.schema import entries, matches, people, seats

PAGE = 250  # entries that are read at a time: more would keep everybody else waiting


async def read_log(engine: AsyncEngine, match: str, after: int = 0) -> list[Entry]:
    """The entries of a match behind number `after`; none if there is no such match."""
    log: list[Entry] = []
    columns = [entries.c[name] for name in ("seq", "at", "kind", "seat", "payload", "mid")]
    query = sa.select(*columns).where(entries.c.match == match).order_by(entries.c.seq)
    async with engine.connect() as connection:
        while True:
            page = query.where(entries.c.seq > after).limit(PAGE)
            rows = (await connection.execute(page)).all()
            log += [
                Entry(seq, at, kind, seat, orjson.loads(payload), mid)
                for seq, at, kind, seat, payload, mid in rows
            ]
            if len(rows) < PAGE:
                return log
            after = log[-1].seq


async def find_end(engine: AsyncEngine, match: str) -> int:
    """How many entries the log of a match has; 0 if there is no such match."""
    query = sa.select(matches.c.seq).where(matches.c.id == match)
    async with engine.connect() as connection:
        return (await connection.execute(query)).scalar() or 0


async def find_message(engine: AsyncEngine, match: str, mid: str) -> int | None:
    """The number of the entry that answered a client's message, or None."""
    query = sa.select(entries.c.seq).where(entries.c.match == match, entries.c.mid == mid)
    async with engine.connect() as connection:
        found: int | None = (await connection.execute(query)).scalar()
    return found


async def list_matches(
    engine: AsyncEngine,
    *,
    status: tuple[str, ...] = (),
    game: str | None = None,
    person: str | None = None,
    name: str | None = None,
    private: bool = False,
    before: int | None = None,
    limit: int = 50,
) -> list[Summary]:
    """Summaries of matches, the newest first: public ones, and with `private` also others. `person`
    plays in them, and somebody with this `name`, or a part of it."""
    query = sa.select(matches.c.summary).order_by(matches.c.created.desc()).limit(limit)
    if status:
        query = query.where(matches.c.status.in_(status))
    if not private:
        query = query.where(matches.c.public)
    if game is not None:
        query = query.where(matches.c.game == game)
    if before is not None:
        query = query.where(matches.c.created < before)
    if person is not None:
        own = sa.select(seats.c.match).where(seats.c.person == person)
        query = query.where(matches.c.id.in_(own))
    if name is not None:
        named = sa.select(seats.c.match).join(people, people.c.id == seats.c.person)
        query = query.where(matches.c.id.in_(named.where(_is_called(name))))
    async with engine.connect() as connection:
        return [orjson.loads(text) for text in (await connection.execute(query)).scalars()]


def _is_called(name: str) -> sa.ColumnElement[bool]:
    """Whether somebody's name has this in it, however it is spelt: databases know capitals of ASCII
    only, so accounts, whose names may have other letters, are also found by their key."""
    key, _ = keys_of(name)
    shown = people.c.name.icontains(name, autoescape=True)
    return sa.or_(shown, people.c.key.contains(key, autoescape=True)) if key else shown


async def summaries(engine: AsyncEngine, ids: list[str]) -> list[Summary]:
    """The summaries of these matches, public or not."""
    query = sa.select(matches.c.summary).where(matches.c.id.in_(ids))
    async with engine.connect() as connection:
        return [orjson.loads(text) for text in (await connection.execute(query)).scalars()]


async def list_due(engine: AsyncEngine, until: int) -> list[tuple[str, int]]:
    """The matches whose time runs out before `until`, and when."""
    query = sa.select(matches.c.id, matches.c.due).where(
        matches.c.status.in_(("open", "running")), matches.c.due <= until
    )
    async with engine.connect() as connection:
        return [(row.id, row.due) for row in await connection.execute(query)]


async def count_waiting(engine: AsyncEngine, person: str) -> int:
    """In how many matches that have not begun a person sits."""
    query = (
        sa.select(sa.func.count())
        .select_from(matches.join(seats, seats.c.match == matches.c.id))
        .where(matches.c.status == "open", seats.c.person == person)
    )
    async with engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def list_thinking(engine: AsyncEngine) -> list[str]:
    """The running matches in which an engine is to act."""
    query = sa.select(matches.c.id).where(matches.c.status == "running", matches.c.thinks)
    async with engine.connect() as connection:
        return list((await connection.execute(query)).scalars())
