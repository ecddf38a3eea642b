"""Starting, stopping and starting again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import sqlalchemy as sa

from obelisk.server.serving import address_of
from obelisk.server.store.connect import migrate
from obelisk.server.store.schema import metadata
from tests.server.running import PATIENCE, Client, Launch
from tests.server.test_matches import GAME, begun, play


def test_a_silent_client_is_let_go_and_a_stopping_server_says_so(
    tmp_path: Path, launch: Launch
) -> None:
    server = launch(tmp_path / "data")
    with Client(server) as ann, Client(server) as ben:
        match = begun(ann, ben)
        with ann.socket(match) as socket:
            assert socket.is_closed_with() == 4408
        with ann.socket(match) as socket:
            socket.receive()
            assert server.process is not None
            server.process.terminate()
            assert socket.await_type("bye")["after"] > 0
            assert socket.is_closed_with() == 1012
        assert server.stop() == 0


def test_what_is_being_compiled_ends_with_the_server(tmp_path: Path, launch: Launch) -> None:
    cache = tmp_path / "cache"
    server = launch(tmp_path / "data", OBELISK_WARM="1", OBELISK_CACHE_DIR=str(cache))
    assert wait_until(lambda: compiling(cache))
    assert server.stop() == 0
    assert not compiling(cache)


def compiling(cache: Path) -> list[str]:
    """The processes that compile into a cache."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (
                b"warmup" in (process / "cmdline").read_bytes()
                and str(cache).encode() in (process / "environ").read_bytes()
            ):
                found.append(process.name)
        except OSError:  # it has ended
            continue
    return found


def wait_until(happens: Callable[[], object]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if happens():
            return True
        time.sleep(0.05)
    return False


def test_one_folder_has_one_server(tmp_path: Path, launch: Launch) -> None:
    launch(tmp_path / "data")
    second = subprocess.run(
        [sys.executable, "-m", "obelisk", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert second.returncode == 1
    assert "Another server uses" in second.stderr
    assert len(second.stderr.splitlines()) == 1


def test_a_match_goes_on_after_a_crash_where_it_was(tmp_path: Path, launch: Launch) -> None:
    server = launch(tmp_path / "data")
    clock = {"kind": "main", "time": 300, "increment": 2}
    with Client(server) as ann, Client(server) as ben:
        match = begun(ann, ben, clock=clock)
        play(match, GAME[:3], ann, ben)
        before = ann.look(match)
        server.kill()
        server = launch(tmp_path / "data")
        ann.move_to(server)
        ben.move_to(server)
        assert ann.look(match) == before
        ben.done(match, "action", action=GAME[3])
        ann.done(match, "action", action=GAME[4])
        assert ben.look(match)["now"]["result"]["winner"] == 0


def test_who_runs_out_of_time_while_the_server_is_down_has_lost(
    tmp_path: Path, launch: Launch
) -> None:
    server = launch(tmp_path / "data")
    with Client(server) as ann, Client(server) as ben:
        match = begun(ann, ben, clock={"kind": "action", "time": 3})
        server.kill()
        server = launch(tmp_path / "data")
        ben.move_to(server)
        with ben.socket(match) as socket:
            while (told := socket.receive().get("now", {})).get("status") != "over":
                pass
    assert (told["result"]["winner"], told["result"]["reason"]) == (1, "time")


def test_the_migrations_make_the_schema() -> None:
    migrated, made = sa.create_engine("sqlite://"), sa.create_engine("sqlite://")
    metadata.create_all(made)
    with migrated.begin() as connection:
        migrate(connection)

    def shape(engine: sa.Engine) -> dict[str, object]:
        inspector = sa.inspect(engine)
        return {
            table: (
                # in any order: a column that is added later stands last
                sorted(
                    (c["name"], str(c["type"]), c["nullable"]) for c in inspector.get_columns(table)
                ),
                sorted(index["name"] or "" for index in inspector.get_indexes(table)),
                inspector.get_pk_constraint(table)["constrained_columns"],
            )
            for table in inspector.get_table_names()
            if table != "alembic_version"
        }

    assert shape(migrated) == shape(made)
    for engine in (migrated, made):
        engine.dispose()


def test_the_address_that_is_said_is_one_that_others_can_open() -> None:
    with socket.create_server(("127.0.0.1", 0)) as alone, socket.create_server(("", 0)) as for_all:
        port = alone.getsockname()[1]
        assert address_of(alone) == f"http://127.0.0.1:{port}"
        host = urlsplit(address_of(for_all)).hostname
        assert host not in ("0.0.0.0", None)
        with socket.create_connection((host, for_all.getsockname()[1]), PATIENCE):
            pass
