"""Whole matches through the doors, by real clients."""

from __future__ import annotations

import json

import obelisk
from tests.server.running import Client, Server

GAME = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]  # Silver lights the pharaoh


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
