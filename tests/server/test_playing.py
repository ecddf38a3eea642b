"""Whole matches through the doors, by real clients."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import obelisk
from tests.conftest import ROOT
from tests.server.running import Client, Server

GAME = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]  # Silver lights the pharaoh


@pytest.mark.databases
def test_two_guests_play_a_whole_match(server: Server) -> None:
    with Client(server) as ann, Client(server) as ben:
        match = ann.create("khet", clock={"kind": "main", "time": 300, "increment": 2})["match"]
        assert match["status"] == "open"
        ben.done(match["id"], "join")
        state = obelisk.game("khet").start()
        with ann.socket(match["id"]) as silver, ben.socket(match["id"]) as red:
            assert silver.hello["seat"] == 0
            assert red.hello["seat"] == 1
            assert silver.receive()["view"] == json.loads(json.dumps(state.view(0)))
            sockets = (silver, red)
            numbers = [2, 2]  # created and joined
            for action in GAME:
                seat = state.to_act[0]
                state = state.play(action)
                name = sockets[seat].send("action", action=action)
                for reader, socket in enumerate(sockets):
                    told = socket.await_type("event", kind="action")
                    numbers[reader] += 1
                    assert told["n"] == numbers[reader]
                    assert told["view"] == json.loads(json.dumps(state.view(reader)))
                    assert told["events"] == [event.to_json() for event in state.events]
                assert sockets[seat].await_type("ack")["id"] == name
        assert state.result is not None
        end = ben.look(match["id"])
        assert end["match"]["result"] == state.result.to_json()
        assert end["now"]["status"] == "over"
        assert end["now"]["clock"]["deadline"] is None


def test_two_terminals_play_a_whole_match(server: Server) -> None:
    """The client in examples/ against itself: each types when it is told that it is its turn."""
    script = ROOT / "examples" / "online.py"

    def terminal(*arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(script), server.url, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )

    with terminal("new", "khet") as ann:
        assert ann.stdout is not None
        match = ann.stdout.readline().split()[-1]
        with terminal("join", match) as ben:
            for number, action in enumerate(GAME):
                player = (ann, ben)[number % 2]
                assert player.stdin is not None
                assert player.stdout is not None
                while "Your turn." not in (line := player.stdout.readline()):
                    assert line, "the client ended"
                player.stdin.write(f"{action}\n")
                player.stdin.flush()
            for player in (ann, ben):
                assert player.stdout is not None
                assert "over: pharaoh" in player.stdout.read()
                assert player.wait(60) == 0
