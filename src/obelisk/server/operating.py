"""What the operator of a site does at the shell, also while the server runs."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from obelisk.core.errors import ObeliskError
from obelisk.server.passwords import Passwords
from obelisk.server.plain import key_of
from obelisk.server.settings import Settings
from obelisk.server.store.connect import open_database
from obelisk.server.store.people import find_account
from obelisk.server.store.schema import people, sessions


async def reset_password(settings: Settings, name: str) -> str:
    """Give an account a new password, which is returned, and end its sessions."""
    database = await open_database(settings.address)
    try:
        row = await find_account(database, key_of(name))
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
    address = settings.address
    if not address.startswith("sqlite"):
        raise ObeliskError("this is for SQLite; use pg_dump for PostgreSQL")
    source = Path(address.partition(":///")[2])
    if not source.exists():
        raise ObeliskError(f"there is no database at {source}")
    if file.exists():
        raise ObeliskError(f"{file} exists: nothing is written over it")
    with closing(sqlite3.connect(source)) as database:
        database.execute("VACUUM INTO ?", (str(file),))
