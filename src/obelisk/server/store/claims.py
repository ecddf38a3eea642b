"""Who thinks about which match: engine workers of several processes do not do the same twice.

A claim lasts for a while only, so that the matches of a worker that died are taken over.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server.store.schema import thinking
from obelisk.server.timing import Timekeeper

LEASE = 15_000  # ms


class Claims:
    """Claims in the database, which decides between two who claim at once."""

    def __init__(self, database: AsyncEngine, time: Timekeeper) -> None:
        self._database, self._time = database, time

    async def take(self, match: str, plies: int) -> bool:
        """Claim the decision after so many actions of a match; False: somebody else has it."""
        now = self._time.now()
        wanted = postgresql.insert(thinking).values(match=match, plies=plies, until=now + LEASE)
        query = wanted.on_conflict_do_update(
            index_elements=[thinking.c.match],
            set_={"plies": plies, "until": now + LEASE},
            where=sa.or_(thinking.c.plies != plies, thinking.c.until < now),
        ).returning(thinking.c.match)
        async with self._database.begin() as connection:
            return (await connection.execute(query)).first() is not None
