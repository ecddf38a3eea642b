"""The file of a SQLite database: one server at a time, for its owner's eyes only, and sound."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message

OWNER_ONLY = 0o600
# Databases up to this size are read through at the start, which takes less than a second.
READ_THROUGH = 256 * 1024 * 1024  # bytes
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


@contextmanager
def holding(file: Path) -> Iterator[None]:
    """Hold the lock beside a database: SQLite is for one server, which knows all that is written.

    The database and the files that SQLite keeps beside it can be read by their owner only. What
    links lead to is one file, by whichever name a server was given it.
    """
    file = file.resolve()
    _make_folder(file.parent)
    lock = _open_privately(file.with_name(f"{file.name}.lock"))
    try:
        _lock(lock, file)
        os.close(_open_privately(file))
        for suffix in ("-wal", "-shm"):
            beside = file.with_name(file.name + suffix)
            if beside.exists():
                beside.chmod(OWNER_ONLY)
        check(file)
        yield
    except sa.exc.DBAPIError as fault:  # damage that no look from outside has shown
        code, name = sqlite_error(fault)
        if code in DAMAGED:
            raise damaged(file, name) from None
        raise
    finally:
        os.close(lock)


def keep_private(folder: Path) -> None:
    """Make a folder that only its owner can look into, or make it so if it is there."""
    _make_folder(folder)
    try:
        folder.chmod(0o700)
    except OSError as fault:
        raise ObeliskError(_of_file("server-folder-foreign", folder, fault)) from None


def check(file: Path) -> None:
    """Refuse a database that is damaged, as far as can be seen within a second."""
    question = "quick_check(1)" if file.stat().st_size <= READ_THROUGH else "schema_version"
    try:
        with closing(sqlite3.connect(file)) as database:
            (answer,) = database.execute(f"PRAGMA {question}").fetchone()
    except sqlite3.DatabaseError as fault:
        if fault.sqlite_errorcode & 0xFF in DAMAGED:
            raise damaged(file, fault.sqlite_errorname) from None
        why = f"{fault} ({fault.sqlite_errorname})"
        raise ObeliskError(Message("server-file-unopened", file=str(file), error=why)) from None
    if question.startswith("quick_check") and answer != "ok":
        raise damaged(file, str(answer).splitlines()[-1])


def sqlite_error(fault: sa.exc.DBAPIError) -> tuple[int | None, str]:
    """SQLite's code and name of a fault, without what kind of it; (None, "") of others."""
    source = fault.orig
    if not isinstance(source, sqlite3.Error) or not hasattr(source, "sqlite_errorcode"):
        return None, ""
    return source.sqlite_errorcode & 0xFF, source.sqlite_errorname


def damaged(file: Path, cause: str) -> ObeliskError:
    """Return the error that a database is damaged."""
    return ObeliskError(Message("server-file-damaged", file=str(file), error=cause))


def incomplete(missing: str) -> ObeliskError:
    """Return the error that a database lacks a table."""
    return ObeliskError(Message("server-table-missing", table=missing))


def _make_folder(folder: Path) -> None:
    """The folder of a database. One that we make is its owner's; one that was there stays as it is,
    because other things may be in it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise ObeliskError(_of_file("server-folder-unmade", folder, fault)) from None


def _open_privately(file: Path) -> int:
    try:
        opened = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as fault:
        raise ObeliskError(_of_file("server-file-unwritable", file, fault)) from None
    file.chmod(OWNER_ONLY)
    return opened


def _lock(opened: int, file: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows has no such lock
        return
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ObeliskError(Message("server-file-locked", file=str(file))) from None


def _of_file(code: str, file: Path, fault: OSError) -> Message:
    return Message(code, file=str(file), error=str(fault.strerror))
