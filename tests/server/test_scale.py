"""Two servers and a worker share one PostgreSQL database."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Client, Launch, Server, connect, start
from tests.server.test_matches import GAME
from tests.server.test_sockets import at_once


@pytest.fixture(scope="module")
def two(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    folder, database = tmp_path_factory.mktemp("two"), postgres.database()
    servers = [
        start(folder / name, "--workers", "0", "--database", database) for name in ("a", "b")
    ]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


@pytest.fixture
def people(two: tuple[Server, Server]) -> Iterator[tuple[Client, Client]]:
    """Ann at the one server, Ben at the other."""
    with Client(two[0]) as ann, Client(two[1]) as ben:
        yield ann, ben


def test_a_match_across_two_servers(people: tuple[Client, Client]) -> None:
    ann, ben = people
    match = ann.create(clock={"kind": "main", "time": 300})["match"]["id"]
    ben.done(match, "join")
    with ann.socket(match) as silver, ben.socket(match) as red:
        for number, action in enumerate(GAME):
            told = []
            (silver, red)[number % 2].send("action", action=action)
            for socket in (silver, red):
                told.append(socket.await_type("event", kind="action", action=action))
            assert told[0]["now"] == told[1]["now"]  # the clocks are the same
            assert told[0]["n"] == told[1]["n"] == number + 3
    assert ann.look(match)["now"]["result"]["winner"] == 0


@pytest.mark.parametrize("time", range(4))
def test_two_servers_that_race_do_not_both_win(
    two: tuple[Server, Server], people: tuple[Client, Client], time: int
) -> None:
    ann = people[0]
    match = ann.create()["match"]["id"]
    with ExitStack() as stack:
        others = [stack.enter_context(Client(server)) for server in two for _ in range(2)]
        joins = at_once(*(lambda c=c: c.do(match, "join").status_code for c in others))
        assert sorted(joins) == [200, 409, 409, 409]
        elsewhere = stack.enter_context(Client(two[1]))
        elsewhere.http.cookies = ann.http.cookies  # Ann has a tab at the other server, too
        tabs = [stack.enter_context(client.socket(match)) for client in (ann, elsewhere)]
        answers = at_once(
            lambda: tabs[0].do("action", action=GAME[0])["type"],
            lambda: tabs[1].do("action", action="h2g1")["type"],
        )
        assert sorted(answers) == ["ack", "refused"]
        told = {tab.await_type("event", kind="action")["action"] for tab in tabs}
        assert len(told) == 1


def test_the_lobby_hears_of_other_servers(people: tuple[Client, Client]) -> None:
    ann, ben = people
    address = ben.server.url.replace("http", "ws", 1)
    with connect(f"{address}/api/lobby/socket") as lobby:
        match = ann.create()["match"]["id"]
        while json.loads(lobby.recv(PATIENCE)).get("match", {}).get("id") != match:
            pass
        ann.done(match, "leave")
        while json.loads(lobby.recv(PATIENCE)) != {"type": "gone", "id": match}:
            pass


def test_a_worker_thinks_for_servers_without_engines(
    two: tuple[Server, Server], people: tuple[Client, Client], tmp_path: Path, launch: Launch
) -> None:
    ann = people[0]
    seats = [{"kind": "me"}, {"kind": "engine", "level": 1}]
    waiting = ann.create(seats=seats)["match"]["id"]  # before there is a worker
    ann.done(waiting, "action", action=GAME[0])
    database = two[0].arguments[2:]
    workers = [launch(tmp_path / name, *database, verb="work") for name in ("w1", "w2")]
    with ann.socket(waiting) as socket:
        while socket.receive().get("now", {}).get("to_act") != [0]:
            pass
    match = ann.create(seats=seats)["match"]["id"]
    with ann.socket(match, since=1) as socket:
        for _ in range(3):
            actions = ann.look(match)["view"]["actions"]
            socket.do("action", action=actions[0])
            socket.find(lambda m: m["type"] == "event" and m["seat"] == 1)
    for worker in workers:
        assert worker.stop() == 0


def test_who_loses_a_server_goes_on_at_the_other(
    postgres: Postgres, tmp_path: Path, launch: Launch
) -> None:
    database = postgres.database()
    servers = [launch(tmp_path / name, "--database", database) for name in ("a", "b")]
    with Client(servers[0]) as ann, Client(servers[1]) as ben:
        match = ann.create()["match"]["id"]
        ben.done(match, "join")
        with ann.socket(match) as socket:
            seen = socket.receive()["n"]
            if seen == 1:  # the other server has not yet told that it was joined
                seen = socket.await_type("event", kind="join")["n"]
            assert socket.do("action", action=GAME[0], id="mine")["type"] == "ack"
            servers[0].kill()
        ann.move_to(servers[1])
        with ann.socket(match, since=seen) as socket:
            assert socket.receive()["n"] == seen + 1
            assert socket.do("action", action=GAME[0], id="mine")["type"] == "ack"  # once more
            ben.done(match, "action", action=GAME[1])
            assert socket.await_type("event", action=GAME[1])["n"] == seen + 2
