"""People, their sessions and their tokens in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server.names import key_of_namesake, keys_of, tidy
from obelisk.server.store.schema import people, seats, sessions, tokens

if TYPE_CHECKING:
    from obelisk.server.site import Site

MOST_SESSIONS = 20  # of one person; the one that was used longest ago gives way
DAY = 86_400_000  # ms
FORGOTTEN = 400 * DAY  # when a session has not been used for so long, it ends
PASSED_BY = 14 * DAY  # when a guest who never sat down and has not come back is forgotten

_WHO = (people.c.name, people.c.key, people.c.bot, people.c.created)


async def find_session(database: AsyncEngine, session: str) -> sa.Row[Any] | None:
    query = (
        sa.select(sessions.c.person, sessions.c.secret, sessions.c.seen, *_WHO)
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.id == session)
    )
    return await _first(database, query)


async def find_token(database: AsyncEngine, token: str) -> sa.Row[Any] | None:
    query = (
        sa.select(tokens.c.person, tokens.c.secret, tokens.c.scopes, tokens.c.used, *_WHO)
        .join(people, people.c.id == tokens.c.person)
        .where(tokens.c.id == token)
    )
    return await _first(database, query)


async def find_person(database: AsyncEngine, person: str) -> sa.Row[Any] | None:
    return await _first(database, sa.select(people).where(people.c.id == person))


async def find_account(database: AsyncEngine, name: str) -> sa.Row[Any] | None:
    """The account of a name, in any spelling that has the same key."""
    name = tidy(name)
    if "\0" in name:  # no name has it, and PostgreSQL takes no such text
        return None
    exact = people.c.key == key_of_namesake(name)
    query = sa.select(people).where(sa.or_(exact, people.c.key == keys_of(name)[0]))
    return await _first(database, query.order_by(exact.desc()))


async def find_alike(database: AsyncEngine, name: str, person: str) -> sa.Row[Any] | None:
    """The account of anyone but `person` that has this name or one that looks like it."""
    key, look = keys_of(name)
    alike = sa.or_(people.c.key == key, people.c.look == look)
    return await _first(database, sa.select(people).where(alike, people.c.id != person))


async def _first(database: AsyncEngine, query: sa.Select[Any]) -> sa.Row[Any] | None:
    async with database.connect() as connection:
        row: sa.Row[Any] | None = (await connection.execute(query)).first()
    return row


async def add_guest(site: Site, person: str, name: str, created: int) -> None:
    async with site.writing() as connection:
        row = {"id": person, "name": name, "created": created}
        await connection.execute(people.insert(), row)


async def change_person(site: Site, person: str, **values: Any) -> bool:
    """Change somebody; False if the key is somebody else's."""
    return await _change(site, people.update().where(people.c.id == person).values(**values))


async def change_guest(site: Site, person: str, **values: Any) -> bool:
    """Change a guest; False if the key is somebody else's, or who was a guest has an account."""
    guest = people.c.id == person, people.c.key.is_(None)
    return await _change(site, people.update().where(*guest).values(**values))


async def _change(site: Site, query: sa.Update) -> bool:
    try:
        async with site.writing() as connection:
            return (await connection.execute(query)).rowcount == 1
    except sa.exc.IntegrityError:
        return False


# Sessions


async def add_session(site: Site, session: str, person: str, secret: str, agent: str) -> None:
    now = site.time.now()
    row = {"id": session, "person": person, "secret": secret, "created": now, "seen": now}
    newest = (
        sa.select(sessions.c.id)
        .where(sessions.c.person == person)
        .order_by(sessions.c.seen.desc(), sessions.c.created.desc())
        .limit(MOST_SESSIONS - 1)
    )
    async with site.writing() as connection:
        kept = list((await connection.execute(newest)).scalars())
        if len(kept) == MOST_SESSIONS - 1:
            others = sessions.c.person == person, sessions.c.id.not_in(kept)
            await connection.execute(sessions.delete().where(*others))
        await connection.execute(sessions.insert(), {**row, "agent": agent})


async def renew_session(site: Site, person: str, session: str, secret: str) -> None:
    """Change the secret of a session, and end all others of the person."""
    own = sessions.c.person == person
    async with site.writing() as connection:
        await connection.execute(sessions.delete().where(own, sessions.c.id != session))
        await connection.execute(
            sessions.update().where(own, sessions.c.id == session).values(secret=secret)
        )
    site.revocations.note(person)


async def list_sessions(database: AsyncEngine, person: str) -> list[sa.Row[Any]]:
    query = (
        sa.select(sessions).where(sessions.c.person == person).order_by(sessions.c.created.desc())
    )
    async with database.connect() as connection:
        return list(await connection.execute(query))


async def end_sessions(site: Site, person: str, only: str | None = None) -> int:
    """End the sessions of a person, all or `only` one; returns how many there were."""
    query = sessions.delete().where(sessions.c.person == person)
    if only is not None:
        query = query.where(sessions.c.id == only)
    async with site.writing() as connection:
        ended = (await connection.execute(query)).rowcount
    site.revocations.note(person)
    return ended


async def touch_session(site: Site, session: str) -> None:
    async with site.writing() as connection:
        await connection.execute(
            sessions.update().where(sessions.c.id == session).values(seen=site.time.now())
        )


# Tokens


async def add_token(
    site: Site, token: str, person: str, secret: str, name: str, scopes: str, most: int
) -> bool:
    """Store a token; False if the person has `most` already."""
    row = {"id": token, "person": person, "secret": secret, "name": name, "scopes": scopes}
    count = sa.select(sa.func.count()).select_from(tokens).where(tokens.c.person == person)
    async with site.writing() as connection:
        if (await connection.execute(count)).scalar_one() >= most:
            return False
        await connection.execute(tokens.insert(), {**row, "created": site.time.now()})
    return True


async def list_tokens(database: AsyncEngine, person: str) -> list[sa.Row[Any]]:
    query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.created.desc())
    async with database.connect() as connection:
        return list(await connection.execute(query))


async def end_token(site: Site, person: str, token: str) -> int:
    query = tokens.delete().where(tokens.c.person == person, tokens.c.id == token)
    async with site.writing() as connection:
        ended = (await connection.execute(query)).rowcount
    site.revocations.note(person)
    return ended


async def touch_token(site: Site, token: str) -> None:
    async with site.writing() as connection:
        await connection.execute(
            tokens.update().where(tokens.c.id == token).values(used=site.time.now())
        )


# Keeping house


async def forget_passers_by(site: Site) -> None:
    """Forget old sessions, and guests who passed by without ever sitting down at a table."""
    now = site.time.now()
    gone = (
        sa.select(people.c.id)
        .where(people.c.key.is_(None), people.c.created < now - PASSED_BY)
        .where(~sa.exists().where(seats.c.person == people.c.id))
        .where(
            ~sa.exists().where(sessions.c.person == people.c.id, sessions.c.seen >= now - PASSED_BY)
        )
        .limit(1000)
    )
    async with site.writing() as connection:
        await connection.execute(sessions.delete().where(sessions.c.seen < now - FORGOTTEN))
        found = list((await connection.execute(gone)).scalars())
        if found:
            await connection.execute(people.delete().where(people.c.id.in_(found)))
