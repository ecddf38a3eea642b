"""A database that does not answer: whoever needs it is told to come back soon."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from uvicorn.protocols.utils import ClientDisconnected

from obelisk.core.messages import Message
from obelisk.server.refusal import Refused
from obelisk.server.store.file import DAMAGED, sqlite_error

# What may be raised then; not every one means it.
LOST = (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError)
SQLITE_LOST = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, *DAMAGED,
}  # fmt: skip
RETRY = 5  # seconds

log = logging.getLogger(__name__)


def refusal_of(fault: Exception) -> Refused | None:
    """How to refuse what needs the database, if this fault says that it is lost."""
    if isinstance(fault, ClientDisconnected):  # nobody is there to be told
        return None
    if isinstance(fault, sa.exc.DBAPIError) and not _means_loss(fault):
        return None
    log.warning("the database does not answer: %s", cause_of(fault))
    return Refused("unavailable", Message("server-database-lost", seconds=RETRY), retry=RETRY)


def cause_of(fault: BaseException) -> str:
    """What the database called its fault: SQLite's name of it, PostgreSQL's state, or its type."""
    source = fault.orig if isinstance(fault, sa.exc.DBAPIError) and fault.orig else fault
    named = getattr(source, "sqlite_errorname", None)
    if named is not None:
        return f"{named} ({source})"
    state = getattr(source, "sqlstate", None)
    return type(source).__name__ if state is None else f"{type(source).__name__} {state}"


def _means_loss(fault: sa.exc.DBAPIError) -> bool:
    code, _ = sqlite_error(fault)
    if code is not None:  # with SQLite, a mistake in a statement is an operational error too
        return code in SQLITE_LOST
    operational = isinstance(fault, (sa.exc.OperationalError, sa.exc.InterfaceError))
    return operational or fault.connection_invalidated


@contextmanager
def needing_the_database() -> Iterator[None]:
    """Have a loss of the database end in `Refused`."""
    try:
        yield
    except LOST as fault:
        raise refusal_of(fault) or fault from fault
