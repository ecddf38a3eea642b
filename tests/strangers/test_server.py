"""Games of strangers on a server: with people, engines, clocks, and people who are not there."""

from __future__ import annotations

import json
from typing import Any

from tests.server.running import Client, Server, wait_for
from tests.strangers.installed import Site

SECONDS = 1.0  # for an action


def test_a_person_and_an_engine_play_the_board_game_to_its_end(strange_server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "engine", "level": 1}]
    clock = {"kind": "main", "time": 300, "increment": 1}
    with Client(strange_server) as ann:
        match = ann.create("konane", seats=seats, clock=clock)["match"]["id"]
        with ann.socket(match) as socket:
            told = socket.await_type("snapshot")
            assert told["view"]["board"]["palette"] == ["red", "silver"]
            while told["now"]["status"] == "running":
                if 0 in told["now"]["to_act"]:
                    socket.send("action", action=told["view"]["actions"][0])
                told = socket.find(lambda m: m["type"] == "event" and m["kind"] == "action")
            assert told["now"]["result"]["reason"] == "no-capture"
            assert told["now"]["clock"]["remaining"][0] > 0
        past = ann.http.get(f"/api/matches/{match}/record")
        assert past.status_code == 200, past.text
        assert past.json()["game"] == "konane"


def test_a_wrong_action_is_refused_with_its_clause(strange_server: Server) -> None:
    with Client(strange_server) as ann, Client(strange_server) as ben:
        match = ann.create("konane")["match"]["id"]
        ben.done(match, "join")
        error = ann.do(match, "action", action="d2d4").json()["error"]
        assert (error["code"], error["clause"]) == ("illegal", "KO-3")


def test_a_player_of_two_who_is_absent_loses_on_time(strange_server: Server) -> None:
    with Client(strange_server) as ann, Client(strange_server) as ben:
        clock = {"kind": "action", "time": SECONDS}
        match = ann.create("konane", clock=clock)["match"]["id"]
        ben.done(match, "join")
        with ann.socket(match) as socket:
            assert socket.do("action", action="e2e4")["type"] == "ack"
            result = socket.await_type("event", kind="flag")["now"]["result"]
            assert (result["winner"], result["reason"]) == (0, "time")


def test_a_game_of_three_is_played_for_who_is_absent(strange_server: Server, site: Site) -> None:
    """A person, an engine, and a person who joins and never acts: after two times a bot does."""
    seats = [{"kind": "me"}, {"kind": "engine", "level": 2}, {"kind": "open"}]
    with (
        Client(strange_server) as ann,
        Client(strange_server) as ben,
        Client(strange_server) as eve,
    ):
        match = ann.create("liars-dice", seats=seats, clock={"kind": "action", "time": SECONDS})
        match = match["match"]["id"]
        ben.done(match, "join")
        kinds, by = [], []
        with ann.socket(match) as socket, eve.socket(match) as watcher:
            told = socket.await_type("snapshot")
            assert len(told["view"]["dice"]) == 2
            assert watcher.await_type("snapshot")["view"]["dice"] is None
            while told["now"]["status"] == "running":
                if 0 in told["now"]["to_act"] and told.get("kind", "action") == "action":
                    actions = told["view"]["actions"]
                    socket.send("action", action=actions[-1] if "liar" in actions else actions[0])
                told = socket.find(lambda m: m["type"] == "event")
                kinds.append(told["kind"])
                by += [event["event"] for event in told.get("events") or ()]
            assert told["now"]["result"]["reason"] == "last-with-dice"
            watcher.find(lambda m: m["type"] == "event" and m["now"]["status"] == "over")
            assert "bot" in kinds
            assert {"bid", "challenged", "shown", "lost", "rolled"} <= set(by)
            seen: list[dict[str, Any]] = [
                event for told in watcher.heard for event in told.get("events") or ()
            ]
            assert "rolled" not in [event["event"] for event in seen]
        wait_for(lambda: ann.look(match)["now"]["status"] == "over")
        record = ann.http.get(f"/api/matches/{match}/record")
        assert record.status_code == 200, record.text
        script = (
            "import sys\nfrom obelisk.records import read\n"
            "print(len(list(read(sys.argv[1]).replay())))"
        )
        steps = json.loads(record.text)["actions"]
        assert int(site.python(script, record.text)) == len(steps) + 1


def test_what_is_served_of_it(strange_server: Server, site: Site) -> None:
    """The list of games that pages carry has both, and their folders are served."""
    games = site.told(
        "from obelisk.server.game_files import GameFiles\nprint(GameFiles().listing())"
    )
    with Client(strange_server) as ann:
        listed = {game["id"]: game for game in ann.http.get("/api/games").json()}
        assert {"konane", "liars-dice"} <= listed.keys()
        told = {game["id"]: game for game in games}
        konane, dice = told["konane"], told["liars-dice"]
        assert konane["title"]["ru"] == "Конане"
        assert konane["board"]["palette"] == ["red", "silver"]
        assert konane["board"]["kinds"] == {"S": "stone"}
        assert (konane["studied"], konane["secrets"]) == (True, False)
        assert (dice["studied"], dice["secrets"], dice["board"]) == (False, True, None)
        for game, path in (
            (konane, "art/pieces.svg"),
            (konane, "words/zh.ftl"),
            (konane, "book/en.json"),
            (dice, "book/ru.json"),
        ):
            answer = ann.http.get(f"/games/{game['id']}/{game['hash']}/{path}")
            assert answer.status_code == 200, path


def test_positions_are_edited_and_analysed(strange_server: Server) -> None:
    with Client(strange_server) as ann:
        pieces = ann.http.post("/api/positions/pieces", json={"game": "konane"})
        assert pieces.status_code == 200, pieces.text
        assert {piece["text"] for piece in pieces.json()["pieces"]} == {"S", "s"}
        assert len(pieces.json()["starts"]) == 2
