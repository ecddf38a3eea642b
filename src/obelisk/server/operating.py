"""What the operator of a site does at the shell, also while the server runs."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from obelisk.core.errors import ObeliskError
from obelisk.server.passwords import Passwords
from obelisk.server.settings import Settings
from obelisk.server.store.connect import open_database
from obelisk.server.store.file import OWNER_ONLY
from obelisk.server.store.people import find_account
from obelisk.server.store.schema import people, sessions


async def reset_password(settings: Settings, name: str) -> str:
    """Give an account a new password, which is returned, and end its sessions."""
    database = await open_database(settings.address)
    try:
        row = await find_account(database, name)
        if row is None:
            raise ObeliskError(f"there is no account of the name {name!r}")
        password = secrets.token_urlsafe(12)
        hashed = await Passwords().hash(password)
        async with database.execution_options(writes=True).begin() as connection:
            await connection.execute(
                people.update().where(people.c.id == row.id).values(password=hashed)
            )
            await connection.execute(sessions.delete().where(sessions.c.person == row.id))
    finally:
        await database.dispose()
    return password


def back_up(settings: Settings, file: Path) -> None:
    """Write a whole copy of a SQLite database, as it is at one moment."""
    source = settings.file
    if source is None:
        raise ObeliskError("this is for SQLite; use pg_dump for PostgreSQL")
    if not source.exists():
        raise ObeliskError(f"there is no database at {source}")
    if file.exists():
        raise ObeliskError(f"{file} exists: nothing is written over it")
    try:
        file.touch(OWNER_ONLY, exist_ok=False)  # SQLite writes into an empty file
        with closing(sqlite3.connect(source)) as database:
            database.execute("VACUUM INTO ?", (str(file),))
    except (OSError, sqlite3.DatabaseError) as fault:
        file.unlink(missing_ok=True)
        raise ObeliskError(f"{source} cannot be copied to {file}: {fault}") from None
