"""Engines at the table and engines that analyse, in their own processes."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

import obelisk
from tests.server.running import Client, Launch, Server, connect, next_text, start, wait_for


@pytest.mark.databases
def test_an_engine_plays_its_seat_to_the_end(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "engine", "level": 2}]
    with Client(server) as ann:
        match = ann.create("khet", seats=seats, clock={"kind": "main", "time": 300})["match"]["id"]
        with ann.socket(match) as socket:
            view = socket.receive()["view"]
            for _ in range(4):
                assert socket.do("action", action=view["actions"][0])["type"] == "ack"
                told = socket.find(lambda m: m["type"] == "event" and m["seat"] == 1)
                assert told["kind"] == "action"
                view = told["view"]
            socket.do("resign")


def test_an_engine_begins_if_it_has_the_first_seat(server: Server) -> None:
    seats = [{"kind": "engine", "level": 1}, {"kind": "me"}]
    with Client(server) as ann:
        match = ann.create("photon", seats=seats)["match"]["id"]
        wait_for(lambda: ann.look(match)["n"] > 1)  # the first time photon must be loaded
        with ann.socket(match, since=1) as socket:
            assert socket.await_type("event", kind="action")["seat"] == 0


def test_a_table_of_bots_and_one_person_who_left_comes_to_its_end(server: Server) -> None:
    seats = [{"kind": "me"}, *[{"kind": "engine", "level": level} for level in (1, 4)]]
    wish = {"options": {"seats": 3, "rounds": 1}, "seats": seats}
    game = obelisk.game("starclaim", seats=3, rounds=1)
    with Client(server) as ann, Client(server) as eve:
        match = ann.create("starclaim", **wish)["match"]["id"]
        with ann.socket(match) as socket, eve.socket(match) as watcher:
            view = socket.await_type("snapshot")["view"]
            while True:
                if 0 in view["to_act"]:
                    actions = game.sample(view, 0, Random(1)).actions(0)  # type: ignore[attr-defined]
                    quiet = [a for a in ("pass", "stop", "end", "skip") if a in actions]
                    socket.send("action", action=(quiet or actions)[0])
                told = socket.find(lambda m: m["type"] == "event" and "view" in m)
                view = told["view"]
                if told["now"]["status"] == "over":
                    break
            watcher.find(lambda m: m["type"] == "event" and m["now"]["status"] == "over")
            shown = [m for m in watcher.heard if m.get("kind") == "action"]
            assert all(m["seat"] is None and "action" not in m for m in shown)


def test_engines_among_secrets_act_at_one_pace(tmp_path: Path) -> None:
    """However much a seat does in secret, what everybody sees of it comes when it would anyway."""
    pace = 0.1
    server = start(tmp_path / "data", OBELISK_PACE=str(pace))
    seats = [{"kind": "me"}, *[{"kind": "engine", "level": 3}] * 2]
    wish = {"options": {"seats": 3, "rounds": 1}, "seats": seats}
    try:
        with Client(server) as ann, Client(server) as eve:
            match = ann.create("starclaim", **wish)["match"]["id"]
            with ann.socket(match) as socket:
                while (told := socket.receive()).get("now", {}).get("status") != "over":
                    if told.get("choices"):
                        socket.send("action", action=easiest(told["choices"]))
            past = eve.http.get(f"/api/matches/{match}/history?limit=200").json()
    finally:
        server.stop()
    shown = [message for message in past if message["kind"] == "action"]
    pauses = [
        (later["at"] - earlier["at"]) / 1000
        for earlier, later in pairwise(shown)
        if later["events"][0].get("seat") != 0  # whatever people do has its own pace
    ]
    assert len(pauses) > 9
    assert min(pauses) >= pace - 0.01


def easiest(choices: dict[str, Any]) -> str:
    """Something that may be done: nothing, if possible."""
    quiet = [word for word in ("pass", "end", "stop", "skip") if word in choices]
    word = (quiet or list(choices))[0]
    return f"{word} {choices[word][0]}" if choices[word] else word


def open_analysis(client: Client) -> Any:
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    address = client.server.url.replace("http", "ws", 1)
    return connect(
        f"{address}/api/analysis/socket", additional_headers={"Cookie": cookies}, compression=None
    )


def told(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(next_text(socket))
    return message


def test_lines_are_told_in_the_notation_of_the_game(server: Server) -> None:
    with Client(server) as ann, open_analysis(ann) as socket:
        ann.http.post("/api/study", json={"game": "xionghan"})  # until its kernels are there
        socket.send(json.dumps({"type": "analyse", "id": "x", "game": "xionghan", "seconds": 2}))
        (line,) = told(socket)["lines"]
        state = obelisk.game("xionghan").start()
        assert len(line["notations"]) == len(line["actions"]) > 0
        for action, notation in zip(line["actions"], line["notations"], strict=True):
            assert state.play(notation) == state.play(action)
            state = state.play(action)


def test_a_position_in_and_lines_out(server: Server) -> None:
    start = obelisk.game("khet").start()
    for action in ["h2h1", "f8f7", "j1-", "f5e6"]:
        start = start.play(action)
    with Client(server) as ann, open_analysis(ann) as socket:
        position = {"type": "analyse", "id": "a1", "game": "khet", "seconds": 2}
        position["position"] = str(start)
        socket.send(json.dumps(position))
        lines = []
        while (message := told(socket))["type"] == "lines":
            assert message["id"] == "a1"
            lines += message["lines"]
        assert message == {"type": "done", "id": "a1"}
        assert lines[-1]["actions"] == ["j1+"]
        assert lines[-1]["wins_in"] == lines[-1]["wins_within"] == 1
        assert lines[-1]["notations"] == []
        with open_analysis(ann) as second:
            assert told(second)["error"]["code"] == "too-many"
        for wrong in ({"game": "starclaim"}, {"game": "khet", "position": "x"}, {"game": "chess"}):
            socket.send(json.dumps({"type": "analyse", **wrong}))
            assert told(socket)["error"]["code"] == "invalid"


def test_a_game_in_and_a_score_of_each_position_out(server: Server) -> None:
    actions = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]
    with Client(server) as ann, open_analysis(ann) as socket:
        review = {"type": "review", "game": "khet", "actions": actions, "seconds": 0.3}
        socket.send(json.dumps(review))
        judged = []
        while (message := told(socket))["type"] == "judged":
            judged.append(message)
        assert message == {"type": "done", "id": None}
        assert [(one["number"], one["of"]) for one in judged] == [(n, 5) for n in range(6)]
        assert (judged[4]["wins_in"], judged[4]["actions"]) == (1, ["j1+"])
        assert [one["over"] for one in judged] == [False] * 5 + [True]
        socket.send(json.dumps({**review, "actions": [*actions[:2], "a1a9"]}))
        assert "Move 3, a1a9" in told(socket)["error"]["message"]
        socket.send(json.dumps({**review, "seconds": 1, "actions": actions[:3]}))
        assert told(socket)["number"] == 0
        socket.send('{"type":"stop"}')
        socket.send('{"type":"ping"}')
        assert told(socket)["type"] == "pong"


def test_a_restarted_server_lets_its_engines_go_on(tmp_path: Path, launch: Launch) -> None:
    seats = [{"kind": "me"}, {"kind": "engine", "level": 1}]
    server = launch(tmp_path / "data", "--workers", "0")
    with Client(server) as ann:
        match = ann.create(seats=seats)["match"]["id"]
        ann.done(match, "action", action="h2h1")
        server.kill()
        server = launch(tmp_path / "data")
        ann.move_to(server)
        with ann.socket(match) as socket:
            while socket.receive().get("now", {}).get("to_act") != [0]:  # not yet
                pass
