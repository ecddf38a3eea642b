"""Looking back at matches: whatever was sent in them, and at a price."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import orjson
import pytest

from tests.server.running import Client, Server

GAME = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]  # Silver lights the pharaoh
ENDS = ["\n", "\u000b", "\u000c", "\u0085", "\u2028"]
PAGES = ("", "/record", "/record?form=text", "/replay", "/history")


def begun(ann: Client, ben: Client, game: str = "khet") -> str:
    match = str(ann.create(game)["match"]["id"])
    ben.done(match, "join")
    return match


@pytest.mark.databases
def test_signs_that_end_lines_are_not_stored_and_harm_nothing(server: Server) -> None:
    """By HTTP and by socket; for who sent them, for the opponent and for strangers."""
    with Client(server) as ann, Client(server) as ben, Client(server) as eve:
        match = begun(ann, ben)
        with ann.socket(match) as silver, ben.socket(match) as red:
            for number, (action, end) in enumerate(zip(GAME[:4], ENDS[:4], strict=True)):
                raw = f"{end}{action.upper()}{end}"
                if number % 2:
                    assert red.do("action", action=raw)["type"] == "ack"
                else:
                    ann.done(match, "action", action=raw)
                for socket in (silver, red):
                    assert socket.await_type("event", kind="action")["action"] == action
            ben.done(match, "takeback", answer="offer")
            assert silver.do("takeback", answer="accept")["type"] == "ack"
            assert red.do("action", action=f"{GAME[3]}\n")["type"] == "ack"
            assert silver.do("action", action=f"{GAME[4]}\u2028")["type"] == "ack"
        for person in (ann, ben, eve):
            for page in PAGES:
                assert person.http.get(f"/api/matches/{match}{page}").status_code == 200
        record = eve.http.get(f"/api/matches/{match}/record").json()
        assert [step["action"] for step in record["actions"]] == GAME
        told = eve.http.get(f"/api/matches/{match}/history").json()
        played = [event["action"] for event in told if event["kind"] == "action"]
        assert played == [*GAME[:4], *GAME[3:]]


def test_chinese_notation_is_stored_as_squares(server: Server) -> None:
    with Client(server) as ann, Client(server) as ben:
        match = begun(ann, ben, "xionghan")
        with ben.socket(match) as black:
            ann.done(match, "action", action="炮十二\n进三")
            assert black.await_type("event", kind="action")["action"] == "b4b7"


def test_a_log_that_holds_what_was_sent_is_read(own_server: Server) -> None:
    """As version 0.1.0 wrote it: the match goes on, is taken back, and can be looked back at."""
    with Client(own_server) as ann, Client(own_server) as ben:
        match = begun(ann, ben)
        for number, action in enumerate(GAME[:4]):
            (ann, ben)[number % 2].done(match, "action", action=action)
        own_server.stop()
        file = own_server.data / "obelisk.sqlite"
        with closing(sqlite3.connect(file)) as database, database:
            rows = database.execute("SELECT seq, payload FROM entries WHERE kind = 'action'")
            for (seq, payload), end in zip(rows.fetchall(), ENDS, strict=False):
                content = orjson.loads(payload)
                content["action"] = f"{content['action'].upper()}{end}"
                changed = orjson.dumps(content).decode()
                database.execute("UPDATE entries SET payload = ? WHERE seq = ?", (changed, seq))
        own_server.start()
        for person in (ann, ben):
            person.move_to(own_server)
        ben.done(match, "takeback", answer="offer")
        ann.done(match, "takeback", answer="accept")
        ben.done(match, "action", action=GAME[3])
        ann.done(match, "action", action=GAME[4])
        record = ben.http.get(f"/api/matches/{match}/record").json()
        assert [step["action"] for step in record["actions"]] == GAME
        steps = ben.http.get(f"/api/matches/{match}/replay").json()
        assert [step["action"] for step in steps] == [None, *GAME]
        told = ben.http.get(f"/api/matches/{match}/history").json()
        played = [event["action"] for event in told if event["kind"] == "action"]
        assert played == [*GAME[:4], *GAME[3:]]


def test_a_mistake_of_ours_is_answered_and_the_socket_stays(own_server: Server) -> None:
    """Here the database has lost a table, which no command reckons with."""
    with Client(own_server) as ann, Client(own_server) as ben:
        match = begun(ann, ben)
        with ann.socket(match) as silver:
            file = own_server.data / "obelisk.sqlite"
            with closing(sqlite3.connect(file)) as database, database:
                database.execute("ALTER TABLE entries RENAME TO mislaid")
            refused = silver.do("action", action=GAME[0])
            assert refused["error"]["code"] == "fault"
            answer = ann.do(match, "action", action=GAME[0])
            assert answer.status_code == 500
            assert answer.json()["error"]["code"] == "fault"
            with closing(sqlite3.connect(file)) as database, database:
                database.execute("ALTER TABLE mislaid RENAME TO entries")
            assert silver.do("action", action=GAME[0])["type"] == "ack"
        assert "a command could not be carried out" in own_server.log()
        assert "mislaid" not in refused["error"]["message"]


def test_looking_back_has_a_price(tmp_path: Path, launch: Callable[..., Server]) -> None:
    """One address may have so many actions gone through; a page that was paid for is no cheaper."""
    server = launch(tmp_path / "data", OBELISK_LIMITS="0.1")
    with Client(server) as ann, Client(server) as ben:
        match = begun(ann, ben)
        ann.done(match, "resign")
        codes = [ann.http.get(f"/api/matches/{match}/record").status_code for _ in range(31)]
        assert codes == [200] * 30 + [429]
        assert ann.http.get(f"/api/matches/{match}/replay").status_code == 429
