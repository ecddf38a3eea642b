"""How a database does: whether it is there, has the right tables, and can be written.

That it can be read says little: on a full disk everything can be read and nothing can be played.
So it is written to, at most once in a few seconds, however many ask.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cache
from math import inf
from typing import Literal

import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from obelisk.server.store.connect import MIGRATIONS
from obelisk.server.store.lost import cause_of
from obelisk.server.store.schema import keys
from obelisk.server.store.writer import Writer

DatabaseHealth = Literal["ok", "unreachable", "unwritable", "behind"]
ASKED_ANEW = 5.0  # seconds after which it is tried again whether the database can be written
FAILURE_HOLDS = 30.0  # seconds for which a failed transaction means that it cannot

_FAULTS = (sa.exc.SQLAlchemyError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class Pulse:
    """The health of a database, as it was found lately."""

    def __init__(self, database: AsyncEngine, writer: Writer) -> None:
        self._database, self._writer = database, writer
        self._lock = asyncio.Lock()
        self._asked = -inf
        self._writable = True

    async def take(self) -> DatabaseHealth:
        """How the database does."""
        try:
            async with self._database.connect() as connection:
                version = sa.text("SELECT version_num FROM alembic_version")
                found = (await connection.execute(version)).scalar()
        except _FAULTS as fault:
            log.warning("the database cannot be read: %s", cause_of(fault))
            return "unreachable"
        if found != newest_revision():
            return "behind"
        failed = self._writer.failed
        if failed is not None and time.monotonic() - failed < FAILURE_HOLDS:
            return "unwritable"
        return "ok" if await self._can_be_written() else "unwritable"

    async def _can_be_written(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._asked > ASKED_ANEW:
                self._writable = await self._write()
                self._asked = time.monotonic()
            return self._writable

    async def _write(self) -> bool:
        """Whether a transaction that changes something comes to its end."""
        mark = str(time.time_ns())
        changed = keys.update().where(keys.c.name == "written").values(value=mark)
        try:
            async with self._database.execution_options(writes=True).begin() as connection:
                if not (await connection.execute(changed)).rowcount:
                    await connection.execute(keys.insert().values(name="written", value=mark))
        except sa.exc.IntegrityError:  # another server has written it at the same time
            return True
        except _FAULTS as fault:
            log.warning("the database cannot be written: %s", cause_of(fault))
            return False
        return True


@cache
def newest_revision() -> str | None:
    """The revision that the database must have for this version of the server."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config).get_current_head()
