"""How many watch a match: told when it changes, seldom enough, and the same at every server."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from obelisk.server import watching
from obelisk.server.listening import MOST_QUEUED, Listener
from obelisk.server.watching import Watching
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Client, Launch, Server, Socket, connect
from tests.server.test_matches import GAME, begun


def counted(socket: Socket, count: int) -> None:
    """Wait until a socket is told that so many watch."""
    socket.await_type("watchers", count=count)


def test_everybody_is_told_how_many_watch(server: Server) -> None:
    with ExitStack() as stack:
        ann, ben, eve, joe = (stack.enter_context(Client(server)) for _ in range(4))
        match = begun(ann, ben)
        player = stack.enter_context(ann.socket(match))
        with eve.socket(match) as first:
            counted(player, 1)
            counted(first, 1)
            with eve.socket(match), joe.socket(match):  # a second window of the same person
                counted(player, 2)
                counted(first, 2)
                with ben.socket(match, since=2) as late:  # nothing else was missed
                    counted(late, 2)
            counted(player, 1)
        counted(player, 0)
        told = [message for message in player.heard if message["type"] == "watchers"]
        assert all(set(message) == {"type", "count"} for message in told), "nobody is named"
        assert ann.done(match, "action", action=GAME[0])["n"] == 3, "no message was counted"


def test_who_takes_a_seat_watches_no_more(server: Server) -> None:
    with Client(server) as ann, Client(server) as ben:
        match = ann.create()["match"]["id"]
        with ann.socket(match) as player, ben.socket(match) as other:
            counted(player, 1)
            other.do("join")
            counted(player, 0)


def test_a_crowd_that_comes_and_goes_is_told_once_a_second(server: Server) -> None:
    with ExitStack() as stack:
        ann, ben, *crowd = (stack.enter_context(Client(server)) for _ in range(8))
        match = begun(ann, ben)
        player = stack.enter_context(ann.socket(match))
        for _ in range(3):
            for one in crowd:
                with one.socket(match):
                    pass
        for one in crowd:
            stack.enter_context(one.socket(match))
        counted(player, len(crowd))
        counts = [message for message in player.heard if message["type"] == "watchers"]
        assert len(counts) < 8, "of 42 changes"


def test_the_lobby_is_told_of_public_matches_alone(server: Server) -> None:
    with Client(server) as ann, Client(server) as ben, Client(server) as eve:
        shown, hidden = begun(ann, ben), begun(ann, ben, visibility="link")
        address = ann.server.url.replace("http", "ws", 1)
        with connect(f"{address}/api/lobby/socket") as lobby:
            with eve.socket(hidden), eve.socket(shown):
                assert _next_count(lobby, shown, hidden) == 1
                with connect(f"{address}/api/lobby/socket") as later:
                    told = json.loads(later.recv(PATIENCE))
                    assert told["watched"][shown] == 1
                    assert hidden not in json.dumps(told)
            assert _next_count(lobby, shown, hidden) == 0


def _next_count(lobby: ClientConnection, match: str, hidden: str) -> int:
    while True:
        lobby.send('{"type":"ping"}')
        text = str(lobby.recv(PATIENCE))
        assert hidden not in text
        told = json.loads(text)
        if told["type"] == "watched" and match in told["watched"]:
            return int(told["watched"][match])


def test_two_servers_tell_the_same(postgres: Postgres, tmp_path: Path, launch: Launch) -> None:
    database = ("--workers", "0", "--database", postgres.database())
    here, there = (launch(tmp_path / name, *database) for name in ("here", "there"))
    with ExitStack() as stack:
        ann, eve = (stack.enter_context(Client(here)) for _ in range(2))
        ben, joe = (stack.enter_context(Client(there)) for _ in range(2))
        match = begun(ann, ben)
        silver, red, far = (stack.enter_context(one.socket(match)) for one in (ann, ben, joe))
        for socket in (silver, red, far):
            stack.enter_context(socket.staying())
        counted(silver, 1)
        counted(red, 1)
        with eve.socket(match) as near, near.staying():
            counted(silver, 2)
            counted(red, 2)
            new = launch(tmp_path / "new", *database)  # it asks the others
            with Client(new) as late, late.socket(match) as socket, socket.staying():
                counted(silver, 3)
                counted(socket, 3)
            new.stop()
        counted(red, 1)
        there.stop()  # with Joe
        counted(silver, 0)


def test_a_listener_that_is_slow_still_learns_the_newest() -> None:
    listener = Listener(lambda: b"the whole")
    listener.put_newest(b"one watches")
    for number in range(MOST_QUEUED + 1):
        listener.put(b"change %d" % number)
    listener.put_newest(b"two watch")
    assert [listener.take() for _ in range(3)] == [b"the whole", b"two watch", None]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Watching:
    """A server at which nobody sits, and that has no time to lose."""
    monkeypatch.setattr(watching, "GATHER", 0.0)
    monkeypatch.setattr(watching, "REPEAT", 0.01)
    tables: Any = SimpleNamespace(in_memory=lambda match: None)
    return Watching(tables, None)


def test_a_server_that_falls_silent_is_forgotten(
    alone: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "FORGOTTEN", 0.05)

    async def scene() -> list[dict[str, int]]:
        told: list[dict[str, int]] = []
        done = asyncio.Event()
        alone.listeners.append(lambda counts: told.append(counts))
        alone.listeners.append(lambda counts: done.set() if counts == {"m": 0} else None)
        alone.heard("other m:3")
        running = asyncio.create_task(alone.run())
        async with asyncio.timeout(PATIENCE):
            await done.wait()
        running.cancel()
        return told

    assert asyncio.run(scene()) == [{"m": 3}, {"m": 0}]


def test_what_a_server_says_anew_replaces_what_it_said(alone: Watching) -> None:
    async def scene() -> list[int]:
        alone.heard("other m:3 k:1")
        alone.heard("another m:1")
        before = alone.count("m")
        alone.heard("other = k:2")
        counts = [before, alone.count("m"), alone.count("k")]
        alone.heard("other =")
        return [*counts, alone.count("k")]

    assert asyncio.run(scene()) == [4, 1, 2, 0]


def test_many_counts_go_into_notes_that_the_database_takes(alone: Watching) -> None:
    said: list[str] = []

    async def say(note: str) -> None:
        said.append(note)

    async def scene() -> None:
        tables: Any = SimpleNamespace(
            in_memory=lambda match: SimpleNamespace(spectators=12345, tell_watchers=lambda _: None)
        )
        many = Watching(tables, say)
        many.changed(*(f"match-{number:06}" for number in range(1000)))
        while len(said) < 5:
            await asyncio.sleep(0)
        many.heard("other ?")
        while len(said) < 10:
            await asyncio.sleep(0)
        other = alone
        for note in said[5:]:
            other.heard(note)
        assert other.count("match-000999") == 12345
        await many.stop()

    asyncio.run(scene())
    assert all(len(note.encode()) < 8000 for note in said)
