"""Many rows in one statement, which takes them as one text of JSON.

A statement that is executed row by row goes back and forth between Python and the database for each
of them; this one does so once, however many there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import orjson
import sqlalchemy as sa

_LOCK_ENDS = {
    "sqlite": """SELECT json_group_object(id, seq) FROM matches
        WHERE id IN (SELECT value FROM json_each(:rows))""",
    "postgresql": """SELECT CAST(json_object_agg(id, seq) AS text) FROM (
        SELECT id, seq FROM matches
        WHERE id IN (SELECT json_array_elements_text(CAST(:rows AS json)))
        ORDER BY id FOR UPDATE) AS locked""",
}


def lock_ends(connection: sa.Connection, ids: Sequence[str]) -> dict[str, int]:
    """Where the logs of these matches end; others cannot move that until we commit."""
    query = _text(_LOCK_ENDS[connection.dialect.name])
    ends: str | None = connection.execute(query, {"rows": _json(ids)}).scalar()
    return {} if ends is None else orjson.loads(ends)


def insert(connection: sa.Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows that all name the same columns."""
    if rows:
        names = tuple(rows[0])
        listed = ", ".join(map(_quoted, names))
        source = _source(connection.dialect, table, names)
        statement = _text(f"INSERT INTO {table.name} ({listed}) {source}")
        connection.execute(statement, {"rows": _json(rows)})


def update(connection: sa.Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Change rows by their `id`, which comes first; all name the same columns. Of two rows for one
    id the last counts."""
    if rows:
        names = tuple(rows[0])
        changes = ", ".join(f"{_quoted(name)} = new.{_quoted(name)}" for name in names[1:])
        source = _source(connection.dialect, table, names)
        statement = _text(
            f"UPDATE {table.name} SET {changes} FROM ({source}) AS new "
            f"WHERE {table.name}.id = new.id"
        )
        last = {row["id"]: row for row in rows}
        connection.execute(statement, {"rows": _json(list(last.values()))})


@lru_cache
def _source(dialect: sa.Dialect, table: sa.Table, names: tuple[str, ...]) -> str:
    """The rows as the database reads them from JSON."""
    if dialect.name == "sqlite":
        fields = ", ".join(f"json_extract(value, '$.{name}') AS {_quoted(name)}" for name in names)
        return f"SELECT {fields} FROM json_each(:rows)"
    types = ", ".join(f"{_quoted(name)} {table.c[name].type.compile(dialect)}" for name in names)
    listed = ", ".join(map(_quoted, names))
    return f"SELECT {listed} FROM json_to_recordset(CAST(:rows AS json)) AS given ({types})"


_text = lru_cache(sa.text)


def _quoted(name: str) -> str:
    return f'"{name}"'


def _json(rows: Sequence[Any]) -> str:
    return orjson.dumps(rows).decode()
