"""Many rows in one statement, on both databases alike."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from obelisk.server.settings import Settings
from obelisk.server.store import rows
from obelisk.server.store.connect import open_database
from obelisk.server.store.schema import entries, matches

ODD = '{"text":"\\"quoted\\" \\u0007 \'; DROP TABLE entries; -- 象 🜂"}'
LINES = [
    {"match": "m", "seq": 1, "at": 2**41, "seat": None, "kind": "chat", "payload": ODD, "mid": "a"},
    {"match": "m", "seq": 2, "at": 0, "seat": 11, "kind": "join", "payload": "", "mid": None},
]
MATCH = {
    "id": "m", "seq": 2, "due": None, "thinks": True, "status": "open", "ended": None,
    "summary": ODD, "game": "khet", "public": True, "rated": False, "settled": False, "created": 5,
}  # fmt: skip


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_rows_come_back_as_they_went_in(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    given: dict[str, Any] = {"data": tmp_path}
    if kind == "postgresql":
        given["database"] = request.getfixturevalue("postgres").database()

    def use(connection: sa.Connection) -> None:
        rows.insert(connection, entries, LINES)
        rows.insert(connection, entries, [])
        found = connection.execute(sa.select(entries).order_by(entries.c.seq))
        assert [row._asdict() for row in found] == LINES

        rows.insert(connection, matches, [MATCH, {**MATCH, "id": "other"}])
        assert rows.lock_ends(connection, ["m", "none"]) == {"m": 2}
        assert rows.lock_ends(connection, ["none"]) == {}
        moved = [
            {"id": "m", "seq": 3, "due": 2**41, "thinks": True},
            {"id": "m", "seq": 4, "due": 2**42, "thinks": False},
        ]
        rows.update(connection, matches, moved)
        found = connection.execute(sa.select(matches).order_by(matches.c.id))
        assert [row._asdict() for row in found] == [
            {**MATCH, **moved[-1]},
            {**MATCH, "id": "other"},
        ]

    async def run() -> None:
        database = await open_database(Settings.read(given).address)
        async with database.execution_options(writes=True).begin() as connection:
            await connection.run_sync(use)
        await database.dispose()

    asyncio.run(run())
