"""Actions as JSON at every door of the server: sent as objects or texts, and listed. PH-27"""

from __future__ import annotations

import json
from typing import Any

import obelisk
from obelisk import records
from tests.server.running import Client, Server
from tests.server.test_matches import begun

MOVE = {"type": "move", "src": [2, 1], "dst": [1, 1]}
TURN = '{"type": "rotate", "src": [3, 7], "dir": -1}'


def test_actions_are_sent_as_json_and_listed_so(server: Server) -> None:
    with Client(server) as ann, Client(server) as ben:
        match = begun(ann, ben, game="photon")
        path = f"/api/matches/{match}"
        listed = ann.http.get(path, params={"notation": "json"}).json()["view"]["actions"]
        plain = ann.look(match)["view"]["actions"]
        assert [obelisk.game("photon").start().play(action).history for action in listed] == [
            (action,) for action in plain
        ]
        wrong = ann.http.get(path, params={"notation": "chinese"})
        told = wrong.json()["error"]["message"]
        assert told == "Photon has no such notation, only plain and json."

        ann.done(match, "action", action=MOVE)
        with ben.socket(match) as socket:
            name = socket.send("action", action=TURN)
            socket.find(lambda m: m.get("id") == name and m["type"] == "ack")
        state = obelisk.game("photon").start().play("c1b1").play("d7-")
        assert ann.look(match)["view"]["position"] == str(state)
        refused = ann.do(match, "action", action={"type": "move", "src": [2, 1]}).json()
        assert '"dst" is missing' in refused["error"]["message"]


def test_a_line_is_studied_in_json(server: Server) -> None:
    with Client(server) as ann:
        line: dict[str, Any] = {"game": "photon", "actions": [MOVE, TURN], "notation": "json"}
        steps = ann.http.post("/api/study", json=line).json()
        assert [step["action"] for step in steps] == [None, "c1b1", "d7-"]
        assert steps[0]["view"]["actions"][0]["type"] == "move"
        wish = {"game": "photon", "actions": [MOVE], "seats": ["a", "b"]}
        written = ann.http.post("/api/records", json=wish).json()
        assert written["actions"][0]["action"] == "c1b1"


def test_a_record_may_hold_json() -> None:
    state = obelisk.game("photon").start().play("c1b1")
    step = records.Step(0, "c1b1")
    whole = records.GameRecord(state.game, ("a", "b"), (step,)).to_json()
    whole["actions"][0]["action"] = MOVE
    *_, last = records.read(json.dumps(whole)).replay()
    assert last == state
