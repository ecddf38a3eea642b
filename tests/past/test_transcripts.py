"""The logs that version 0.1.0 stored tell every reader what their socket was sent then."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from obelisk.server.match import told
from obelisk.server.match.audience import seat_of_reader
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, replay
from tests.past.kept import V0_1_0, differences, lines_of

pytestmark = pytest.mark.compiled

TRANSCRIPTS = sorted((V0_1_0 / "transcripts").glob("*.jsonl.xz"))


@pytest.fixture(scope="module")
def logs(past_sqlite: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(past_sqlite)
    yield connection
    connection.close()


def steps(logs: sqlite3.Connection, match: str) -> list[tuple[Match | None, Entry, Match]]:
    rows = logs.execute(
        "SELECT seq, at, kind, seat, payload, mid FROM entries WHERE match = ? ORDER BY seq",
        (match,),
    )
    entries = [
        Entry(seq, at, kind, seat, orjson.loads(payload), mid)
        for seq, at, kind, seat, payload, mid in rows
    ]
    return list(replay(match, entries))


def test_transcripts_are_of_every_game() -> None:
    games = {path.name.split("-")[0] for path in TRANSCRIPTS}
    assert games == {"khet", "pharaohs", "photon", "xionghan", "starclaim"}


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name.split(".")[0])
def test_a_log_of_0_1_0_tells_what_it_told(path: Path, logs: sqlite3.Connection) -> None:
    head, *lines = lines_of(path)
    course = steps(logs, head["match"])
    heard = 0
    for name, seat in head["readers"].items():
        reader = len(course[-1][2].seats) if seat is None else seat
        now = _messages(course, reader)
        for line in lines:
            message = line.get("message", {})
            if line["reader"] == name and message.get("type") == "event":
                heard += 1
                assert not differences(message, now[message["n"]], f"{name} {message['n']}")
    assert heard > 10


def _messages(
    course: list[tuple[Match | None, Entry, Match]], reader: int
) -> dict[int, dict[str, Any]]:
    """What a reader is told of every entry, by number, with the board after it."""
    found = {}
    for before, entry, after in course:
        message = told.message(before, entry, after, reader)
        if message is not None:
            seat = seat_of_reader(after, reader)
            board = {"view": after.state.view(seat), **told.choices(after, seat)}
            found[message["n"]] = orjson.loads(orjson.dumps({**message, **board}))
    return found
