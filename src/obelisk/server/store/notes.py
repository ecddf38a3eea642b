"""What servers of one database say to each other without storing it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

SPOKEN = "obelisk_spoken"  # the channel


def sayer(database: AsyncEngine) -> Callable[[str], Awaitable[None]] | None:
    """Tells all servers of a database a note of up to 8000 bytes; None if there is only one."""
    if database.dialect.name != "postgresql":
        return None

    async def say(note: str) -> None:
        async with database.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_notify(SPOKEN, note)))

    return say
