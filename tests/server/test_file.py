"""The file of a SQLite database: private, used by one server, refused when it is damaged."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from obelisk.core.errors import ObeliskError
from obelisk.server.operating import back_up
from obelisk.server.settings import Settings
from obelisk.server.store.connect import open_database
from obelisk.server.store.file import check, holding, keep_private
from tests.server.running import Client, Server, start


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_what_a_server_writes_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    server = start(data)
    try:
        with Client(server) as ann:
            ann.create()
        assert mode(data) == 0o700
        names = {path.name for path in data.iterdir()}
        assert names == {
            "obelisk.sqlite", "obelisk.sqlite-wal", "obelisk.sqlite-shm", "obelisk.sqlite.lock",
        }  # fmt: skip
        assert {mode(path) for path in data.iterdir()} == {0o600}
        copy = tmp_path / "copy.sqlite"
        back_up(Settings(data=data), copy)
        assert mode(copy) == 0o600
        check(copy)
    finally:
        server.stop()


def test_files_of_before_are_made_private_and_other_folders_are_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    file = folder / "games.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE t (x)")
    file.chmod(0o644)
    with holding(file):
        assert mode(file) == 0o600
    assert mode(folder) == 0o755


def test_two_servers_do_not_share_a_file_whatever_their_folders_are(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    server = start(tmp_path / "one", "--database", f"sqlite:///{file}")
    other = Server(tmp_path / "other", ("--database", f"sqlite:///{file}"))
    try:
        with pytest.raises(AssertionError, match="Another server uses"):
            other.start()
        assert other.stop() == 1
        assert file.with_name("games.sqlite.lock").exists()
    finally:
        server.stop()


def test_a_link_to_a_database_is_that_database(tmp_path: Path) -> None:
    file, link = tmp_path / "games.sqlite", tmp_path / "elsewhere" / "link.sqlite"
    link.parent.mkdir()
    link.symlink_to(file)
    with (
        holding(file),
        pytest.raises(ObeliskError, match="Another server uses"),
        holding(link),
    ):
        pass
    assert list(link.parent.iterdir()) == [link]


def spoil(file: Path, start: int, length: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(start)
        opened.write(b"\xa5" * length)


@pytest.mark.parametrize(("start", "length"), [(0, 100), (4096 * 2, 4096 * 3)])
def test_a_damaged_database_is_refused_with_one_sentence(
    tmp_path: Path, start: int, length: int
) -> None:
    file = tmp_path / "obelisk.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE t (x)")
        database.executemany("INSERT INTO t VALUES (?)", [("x" * 500,)] * 1000)
    check(file)
    spoil(file, start, length)
    with pytest.raises(ObeliskError, match="is damaged") as refusal, holding(file):
        pass
    assert "docs/server.md" in str(refusal.value)
    assert "Backup and restore" in Path("docs/server.md").read_text().replace("## ", "")
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("DROP TABLE entries", "has no table 'entries'. It is damaged"),
        ("UPDATE alembic_version SET version_num = 'm9999'", "to a newer version. Start"),
    ],
)
def test_a_database_with_other_tables_is_refused_with_one_sentence(
    tmp_path: Path, change: str, why: str
) -> None:
    file = tmp_path / "obelisk.sqlite"

    async def opened() -> None:
        await (await open_database(f"sqlite+aiosqlite:///{file}")).dispose()

    asyncio.run(opened())
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(change)
    with pytest.raises(ObeliskError, match=why) as refusal:
        asyncio.run(opened())
    assert "'Backup and restore'" in str(refusal.value)


def test_the_server_says_so_and_nothing_else(tmp_path: Path) -> None:
    data = tmp_path / "data"
    keep_private(data)
    (data / "obelisk.sqlite").write_bytes(b"this is no database at all" * 100)
    server = Server(data)
    with pytest.raises(AssertionError, match="is damaged"):
        server.start()
    assert server.stop() == 1
    assert "Traceback" not in server.log()
    assert server.log().count("\n") <= 3, server.log()
