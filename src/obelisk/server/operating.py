"""What operators do at the shell, even while the server runs."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.quoting import shown
from obelisk.server.passwords import Passwords
from obelisk.server.settings import Settings
from obelisk.server.store.connect import open_database
from obelisk.server.store.file import OWNER_ONLY
from obelisk.server.store.people import find_account
from obelisk.server.store.schema import people, sessions


async def reset_password(settings: Settings, name: str) -> str:
    """Give an account a new password, end its sessions, and return the password."""
    database = await open_database(settings.address)
    try:
        row = await find_account(database, name)
        if row is None:
            raise ObeliskError(Message("server-no-account", name=shown(name)))
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
    """Write a consistent copy of a SQLite database."""
    source = settings.file
    if source is None:
        raise ObeliskError(Message("server-backup-postgresql"))
    if not source.exists():
        raise ObeliskError(Message("server-backup-missing", file=str(source)))
    if file.exists():
        raise ObeliskError(Message("server-backup-exists", file=str(file)))
    try:
        file.touch(OWNER_ONLY, exist_ok=False)  # SQLite writes into an empty file
        with closing(sqlite3.connect(source)) as database:
            database.execute("VACUUM INTO ?", (str(file),))
    except (OSError, sqlite3.DatabaseError) as fault:
        file.unlink(missing_ok=True)
        raise ObeliskError(
            Message("server-backup-failed", source=str(source), file=str(file), error=str(fault))
        ) from None
