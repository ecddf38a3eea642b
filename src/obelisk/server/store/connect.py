"""Opening the database: its settings, its migrations, and one writer a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.server.store.file import incomplete
from obelisk.server.store.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
CHECKPOINT = 4000  # pages of 4 KB that may wait: one that changes often is copied back once
MIGRATION_LOCK = 0x0BE115C  # the number under which PostgreSQL lets one server migrate at a time


def make_engine(address: str) -> AsyncEngine:
    """The connections to a database, set up so that what is committed survives a power cut."""
    if not address.startswith("sqlite"):
        return create_async_engine(
            address, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(address, pool_size=4, max_overflow=8, hide_parameters=True)
    set_up_sqlite(engine.sync_engine)
    return engine


def set_up_sqlite(engine: sa.Engine) -> sa.Engine:
    """Have every connection wait for the disk at a commit, and lock at once if it will write."""

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, below
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "busy_timeout = 5000",
            "foreign_keys = ON",
            "temp_store = MEMORY",  # what a statement needs to be undone, no file for each
            f"wal_autocheckpoint = {CHECKPOINT}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


async def open_database(address: str) -> AsyncEngine:
    """A database with the newest tables; whatever is missing is made."""
    engine = make_engine(address)
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(migrate)
            await connection.run_sync(_check_tables)
    except CommandError:  # it has revisions that we do not know
        await engine.dispose()
        raise ObeliskError(Message("server-database-newer")) from None
    except ObeliskError:
        await engine.dispose()
        raise
    except (TimeoutError, sa.exc.SQLAlchemyError, OSError) as fault:
        await engine.dispose()
        cause = fault.orig if isinstance(fault, sa.exc.DBAPIError) else fault
        raise ObeliskError(Message("server-database-unopened", error=str(cause))) from None
    return engine


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the tables up to `revision`, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _check_tables(connection: sa.Connection) -> None:
    """Refuse a database that has lost a table."""
    there = set(sa.inspect(connection).get_table_names())
    if missing := sorted(set(metadata.tables) - there):
        raise incomplete(missing[0])
