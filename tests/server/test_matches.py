"""What a match can be, and what can happen in it, over HTTP."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

import obelisk
from obelisk import records
from obelisk.server.api.matches import MOST_WAITING
from obelisk.server.match.overdue import LIVE_TERM
from obelisk.server.match.terms import Terms, check
from obelisk.server.refusal import Refused
from tests.server.running import Client, Server, start, wait_for

GAME = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]
CLOCK = {"kind": "main", "time": 300, "increment": 2}


@pytest.fixture
def people(server: Server) -> Iterator[tuple[Client, Client, Client]]:
    with Client(server) as ann, Client(server) as ben, Client(server) as eve:
        yield ann, ben, eve


def begun(ann: Client, ben: Client, **wish: Any) -> str:
    """A match of two that has begun, Ann at seat 0."""
    match = str(ann.create(**wish)["match"]["id"])
    ben.done(match, "join")
    return match


def play(match: str, actions: list[str], *seats: Client) -> None:
    for number, action in enumerate(actions):
        seats[number % 2].done(match, "action", action=action)


def standing(client: Client, match: str) -> dict[str, Any]:
    now: dict[str, Any] = client.look(match)["now"]
    return now


# Making


def test_who_made_a_table_lets_engines_take_the_free_seats(
    people: tuple[Client, Client, Client],
) -> None:
    ann, ben, eve = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    match = ann.create("starclaim", options={"seats": 4}, seats=seats)["match"]["id"]
    ben.done(match, "join", seat=2)
    assert ben.refused(match, "fill") == "not-yours"
    assert eve.refused(match, "fill") == "not-yours"
    with eve.socket(match) as watcher:
        ann.done(match, "fill", level=2, id="once")
        ann.done(match, "fill", level=2, id="once")
        for seat in (1, 3):
            told = watcher.await_type("event", kind="fill")
            assert (told["seat"], told["level"], told["name"]) == (seat, 2, "Sandstone")
    shown = ann.look(match)["match"]
    assert shown["status"] == "running"
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "engine", "person", "engine"]
    assert ann.refused(match, "fill") == "not-now"
    mixed = ann.create("starclaim", options={"seats": 4}, seats=seats)["match"]["id"]
    ann.done(mixed, "fill")
    assert [seat["level"] for seat in ann.look(mixed)["match"]["seats"]] == [None, 1, 2, 3]
    chosen = ann.create("starclaim", options={"seats": 4}, seats=seats)["match"]["id"]
    assert ann.refused(chosen, "fill", levels={"0": 3}) == "invalid"
    ann.done(chosen, "fill", level=2, levels={"3": 8, "1": 5})
    assert [seat["level"] for seat in ann.look(chosen)["match"]["seats"]] == [None, 5, 2, 8]


def test_a_preview_is_agreed_on_by_taking_the_seat(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    assert ann.create()["match"]["preview"] is False
    match = str(ann.create(preview=True)["match"]["id"])
    assert ben.look(match)["match"]["preview"] is True, "it is told before the seat is taken"
    ben.done(match, "join")
    ben.done(match, "resign")
    ann.done(match, "rematch")
    ben.done(match, "rematch")
    again = ann.look(match)["match"]["rematch"]
    assert ann.look(again)["match"]["preview"] is True


@pytest.mark.parametrize(
    "terms",
    [Terms(obelisk.game("khet"), rated=True), Terms(obelisk.game("starclaim"), seed=1)],
    ids=["rated", "with secrets"],
)
def test_no_preview_where_it_would_be_unfair(terms: Terms) -> None:
    check(terms)
    with pytest.raises(Refused, match="The beam preview is for unrated games"):
        check(replace(terms, preview=True))


def test_nobody_waits_in_very_many_matches(tmp_path: Path) -> None:
    server = start(tmp_path / "data", OBELISK_LIMITS="100")
    try:
        with Client(server) as ann, Client(server) as ben:
            made = [ann.create()["match"]["id"] for _ in range(MOST_WAITING)]
            body = {"game": "khet", "seats": [{"kind": "me"}, {"kind": "open"}]}
            refused = ann.http.post("/api/matches", json=body)
            assert refused.status_code == 409
            assert "Leave one" in refused.json()["error"]["message"]
            against = {"game": "khet", "seats": [{"kind": "me"}, {"kind": "engine", "level": 1}]}
            assert ann.http.post("/api/matches", json=against).status_code == 201, "it begins"
            ben.done(made[0], "join")
            assert ann.http.post("/api/matches", json=body).status_code == 201
    finally:
        server.stop()


def test_a_match_to_which_nobody_comes_is_given_up(own_server: Server) -> None:
    with Client(own_server) as ann, Client(own_server) as ben:
        match = ann.create(clock=CLOCK)["match"]["id"]
        own_server.stop()
        with sqlite3.connect(own_server.data / "obelisk.sqlite") as database:
            for table, column in (("entries", "at"), ("matches", "created"), ("matches", "due")):
                database.execute(f"UPDATE {table} SET {column} = {column} - {LIVE_TERM}")
        database.close()
        own_server.start()
        ann.move_to(own_server)
        ben.move_to(own_server)
        wait_for(lambda: standing(ann, match)["status"] == "aborted")
        assert ben.refused(match, "join") == "not-now"
        assert match not in {
            shown["id"] for shown in ben.http.get("/api/matches?status=open").json()
        }


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"options": {"setup": "none"}}, "setup"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "You can take only one seat"),
        ({"seats": [{"kind": "open"}, {"kind": "open"}]}, "yours"),
        ({"seats": [{"kind": "me"}, {"kind": "engine"}]}, "level"),
        ({"seats": [{"kind": "me"}, {"kind": "open", "level": 3}]}, "level"),
        ({"seats": [{"kind": "me"}] * 3}, "seats"),
        ({"start": "nonsense"}, "start"),
        ({"clock": {"kind": "main"}}, "time"),
        ({"clock": {"kind": "phases"}}, "phases"),
        ({"clock": {"kind": "days", "time": 31}}, "30"),
        ({"rated": True}, "account"),
        ({"colour": "red"}, "colour"),
        ({"visibility": "nobody"}, "visibility"),
    ],
)
def test_what_cannot_be_made_is_explained(
    people: tuple[Client, ...], wish: dict[str, Any], fault: str
) -> None:
    usual = {"game": "khet", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = people[0].http.post("/api/matches", json={**usual, **wish})
    assert answer.status_code in (401, 422)
    assert fault in answer.json()["error"]["message"]


def test_a_position_of_ones_own(people: tuple[Client, ...]) -> None:
    import obelisk

    ann, ben, _ = people
    start = str(obelisk.game("khet").start().play("h2h1").play("f8f7").play("j1-").play("f5e6"))
    match = begun(ann, ben, start=start)
    ann.done(match, "action", action="j1+")
    assert standing(ben, match)["result"]["winner"] == 0


@pytest.mark.databases
def test_a_match_by_link_is_in_no_list(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people
    match = ann.create(visibility="link")["match"]["id"]
    for client, query in ((eve, ""), (eve, f"?player={ann.id}"), (ann, "")):
        listed = client.http.get(f"/api/matches{query}").json()
        assert match not in [other["id"] for other in listed]
    assert match in [m["id"] for m in ann.http.get(f"/api/matches?player={ann.id}").json()]
    ben.done(match, "join")


@pytest.mark.databases
def test_lists_tell_what_is_open_running_and_finished(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people

    def listed(status: str, **query: str) -> list[str]:
        query |= {"status": status, "player": ann.id}
        return [m["id"] for m in eve.http.get("/api/matches", params=query).json()]

    match = ann.create()["match"]["id"]
    assert listed("open") == [match]
    ben.done(match, "join")
    assert (listed("open"), listed("running")) == ([], [match])
    play(match, GAME, ann, ben)
    assert (listed("running"), listed("finished")) == ([], [match])
    assert listed("finished", game="photon") == []


@pytest.mark.databases
def test_matches_are_found_by_a_name_or_a_part_of_it(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people
    ben.http.patch("/api/me", json={"name": "Old Ben_"})
    eve.http.post("/api/account", json={"name": "Ева Лось", "password": "correct horse battery"})
    match, other = begun(ann, ben), begun(ann, eve)

    def found(name: str) -> list[str]:
        params = {"name": name, "player": ann.id}
        return [m["id"] for m in ann.http.get("/api/matches", params=params).json()]

    assert found("old b") == found("BEN_") == [match]
    assert found("ева лось") == found("ЛОСЬ") == [other]
    assert found("%") == found("n_o") == [], "signs that a search in a database gives a meaning"
    assert ann.http.get("/api/matches", params={"name": ""}).status_code == 422


def test_an_invitation_is_for_who_has_the_token(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people
    made = ann.create(seats=[{"kind": "invited"}, {"kind": "me"}])
    match, (invitation,) = made["match"]["id"], made["invitations"]
    assert invitation["seat"] == 0
    path = f"/api/matches/{match}/invitations"
    assert ann.http.get(path).json() == [invitation]
    assert eve.http.get(path).status_code == 403
    assert eve.refused(match, "join") == "not-now"
    assert eve.refused(match, "join", seat=0, token="0" * 32) == "not-now"
    ben.done(match, "join", token=invitation["token"])
    assert standing(eve, match)["status"] == "running"


def test_without_a_wish_the_clock_is_the_one_of_the_rulebook(people: tuple[Client, ...]) -> None:
    """Starclaim has free phases, which last until all are ready; the games for two have none."""
    ann, ben, _ = people
    seats = [{"kind": "me"}, {"kind": "open"}]
    for wish in ({}, {"clock": {}}, {"clock": {"talk": True}}):
        match = ann.create("starclaim", options={"seats": 2}, seats=seats, **wish)["match"]["id"]
        ben.done(match, "join")
        shown = ann.look(match)
        assert shown["match"]["clock"]["kind"] == "pauses"
        assert shown["now"]["talk"] == {"ready": []}
        assert ann.refused(match, "action", action="pass") == "not-now"
        for client in (ann, ben):
            client.done(match, "ready")
        ann.done(match, "action", action="pass")
        khet = ann.create("khet", **wish)["match"]["id"]
        assert ann.look(khet)["match"]["clock"]["kind"] == "none"
    asked = ann.create("starclaim", options={"seats": 2}, seats=seats, clock={"kind": "none"})
    assert ann.look(asked["match"]["id"])["match"]["clock"]["kind"] == "none"


def test_who_leaves_makes_room(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    match = ann.create("starclaim", options={"seats": 3}, seats=seats)["match"]["id"]
    ben.done(match, "join", seat=2)
    ben.done(match, "leave")
    eve.done(match, "join", seat=2)
    assert ben.refused(match, "join", seat=2) == "not-now"
    ben.done(match, "join")
    assert standing(ann, match)["status"] == "running"
    assert eve.refused(match, "leave") == "not-now"


def test_who_made_a_match_ends_it_by_leaving(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = ann.create()["match"]["id"]
    ann.done(match, "leave")
    assert standing(ann, match)["status"] == "aborted"
    assert ben.refused(match, "join") == "not-now"


# Rights


def test_rights_for_every_verb(people: tuple[Client, ...]) -> None:
    """A stranger, a spectator, the opponent and the owner of the seat to act."""
    ann, ben, eve = people
    match = begun(ann, ben, clock=CLOCK)
    verbs: list[dict[str, Any]] = [
        {"type": "leave"},
        {"type": "action", "action": "h2h1"},
        {"type": "resign"},
        {"type": "abort"},
        {"type": "claim"},
        {"type": "draw", "answer": "offer"},
        {"type": "draw", "answer": "accept"},
        {"type": "takeback", "answer": "offer"},
        {"type": "takeback", "answer": "accept"},
        {"type": "rematch"},
        {"type": "ready"},
        {"type": "mute", "person": "x"},
    ]
    with httpx.Client(base_url=ann.server.url, timeout=60) as stranger:
        for verb in verbs:
            for client in (eve.http, stranger):
                answer = client.post(f"/api/matches/{match}/commands", json=verb)
                assert answer.status_code == 403, verb
                client.cookies.clear() if client is stranger else None
    assert eve.refused(match, "chat", text="Take it!") == "not-yours"
    eve.done(match, "chat", text="What a game", to="watchers")
    assert ben.refused(match, "action", action="f8f7") == "not-now"
    assert ben.refused(match, "claim") == "not-now"
    assert ben.refused(match, "draw", answer="accept") == "not-now"
    assert ben.refused(match, "rematch") == "not-now"
    assert ben.refused(match, "ready") == "not-now"
    assert eve.refused("no-such-match", "resign") == "not-found"
    ann.done(match, "action", action="h2h1")
    assert ann.refused(match, "action", action="h1h2") == "not-now"
    for action, clause in (("a1a2", "KH-3"), ("a8b8", "KH-9"), ("?", None)):
        error = ben.do(match, "action", action=action).json()["error"]
        assert (error["code"], error["clause"]) == ("illegal", clause)
    assert standing(eve, match)["to_act"] == [1]


def test_nothing_happens_before_the_start_and_after_the_end(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = ann.create()["match"]["id"]
    assert ann.refused(match, "action", action="h2h1") == "not-now"
    assert ann.refused(match, "resign") == "not-now"
    ben.done(match, "join")
    ben.done(match, "resign")
    for verb in ("resign", "abort", "claim"):
        assert ann.refused(match, verb) == "not-now"
    assert ann.refused(match, "action", action="h2h1") == "not-now"
    assert ann.refused(match, "draw", answer="offer") == "not-now"


# Ends


def test_resignation(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    ann.done(match, "resign")
    result = standing(ben, match)["result"]
    assert (result["winner"], result["reason"]) == (1, "resignation")


def test_a_match_is_aborted_before_the_second_action_only(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    play(match, GAME[:1], ann, ben)
    ben.done(match, "abort")
    assert standing(ann, match)["status"] == "aborted"
    match = begun(ann, ben)
    play(match, GAME[:2], ann, ben)
    assert ben.refused(match, "abort") == "not-now"


def test_a_draw_is_offered_declined_and_agreed(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    ann.done(match, "draw", answer="offer")
    assert standing(ben, match)["draw"] == 0
    assert ann.refused(match, "draw", answer="offer") == "not-now"
    assert ann.refused(match, "draw", answer="accept") == "not-now"
    ben.done(match, "draw", answer="decline")
    assert ann.refused(match, "draw", answer="offer") == "not-now"  # not before the next action
    ann.done(match, "action", action=GAME[0])
    ann.done(match, "draw", answer="offer")
    ben.done(match, "action", action=GAME[1])  # to play on declines
    assert "draw" not in standing(ben, match)
    ben.done(match, "draw", answer="offer")
    ann.done(match, "draw", answer="offer")  # both want it
    assert standing(ben, match)["result"]["reason"] == "agreement"


def test_an_action_is_taken_back_by_consent(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    assert ann.refused(match, "takeback", answer="offer") == "not-now"  # there is nothing
    play(match, GAME[:3], ann, ben)
    ben.done(match, "takeback", answer="offer")
    assert ben.refused(match, "takeback", answer="accept") == "not-now"
    ann.done(match, "takeback", answer="decline")
    ben.done(match, "takeback", answer="offer")
    ann.done(match, "takeback", answer="accept")
    assert standing(ann, match)["to_act"] == [1]
    assert ann.look(match)["view"]["ply"] == 1
    play(match, GAME[1:], ben, ann)
    answer = ann.http.get(f"/api/matches/{match}/record")
    assert [step["action"] for step in answer.json()["actions"]] == GAME


@pytest.mark.databases
def test_a_rematch_swaps_the_seats(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben, clock=CLOCK)
    ben.done(match, "resign")
    ann.done(match, "rematch")
    assert ann.refused(match, "rematch") == "not-now"
    ben.done(match, "rematch")
    again = ann.look(match)["match"]["rematch"]
    seats = ann.look(again)["match"]["seats"]
    assert [seat["person"] for seat in seats] == [ben.id, ann.id]
    assert ann.look(again)["match"]["before"] == match
    ben.done(again, "action", action=GAME[0])


def test_an_engine_agrees_to_take_back_and_to_a_rematch(people: tuple[Client, ...]) -> None:
    ann = people[0]
    seats = [{"kind": "me"}, {"kind": "engine", "level": 1}]
    match = ann.create(seats=seats)["match"]["id"]
    ann.done(match, "draw", answer="offer")
    assert "draw" not in standing(ann, match)  # the engine plays on
    ann.done(match, "resign")
    ann.done(match, "rematch")
    again = ann.look(ann.look(match)["match"]["rematch"])["match"]
    assert [seat["kind"] for seat in again["seats"]] == ["engine", "person"]


# Afterwards


@pytest.mark.databases
def test_records_and_replays_are_for_finished_matches(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people
    match = begun(ann, ben)
    play(match, GAME[:4], ann, ben)
    for path in ("record", "replay"):
        assert ann.http.get(f"/api/matches/{match}/{path}").status_code == 409
    play(match, GAME[4:], ann, ben)
    saved = records.read(eve.http.get(f"/api/matches/{match}/record").text)
    assert [step.action for step in saved.steps] == GAME
    assert saved.seats == (ann.me["name"], ben.me["name"])
    assert "Silver" in eve.http.get(f"/api/matches/{match}/record?form=text").text
    foreign = eve.http.get(f"/api/matches/{match}/record?form=text&notation=chinese")
    assert foreign.json()["error"]["message"] == "Khet has no such notation, only plain."
    steps = eve.http.get(f"/api/matches/{match}/replay?seat=1").json()
    assert [step["action"] for step in steps] == [None, *GAME]
    assert steps[-1]["view"]["result"]["winner"] == 0
    later = eve.http.get(f"/api/matches/{match}/replay?first=4&limit=1").json()
    assert later[0]["number"] == 4


@pytest.mark.databases
def test_history_is_the_own_stream(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people
    match = begun(ann, ben)
    ann.done(match, "chat", text="between us", to="players")
    eve.done(match, "chat", text="between them", to="watchers")
    ann.done(match, "action", action=GAME[0])

    def kinds(client: Client, **query: int) -> list[tuple[int, str, Any]]:
        told = client.http.get(f"/api/matches/{match}/history", params=query).json()
        return [(message["n"], message["kind"], message.get("text")) for message in told]

    first = [(1, "created", None), (2, "join", None)]
    own = [*first, (3, "chat", "between us"), (4, "action", None)]
    assert kinds(ann) == kinds(ben) == own
    assert kinds(eve) == [*first, (3, "chat", "between them"), (4, "action", None)]
    assert kinds(ann, since=2, limit=1) == [(3, "chat", "between us")]


def test_the_games_are_described(server: Server) -> None:
    with Client(server) as ann:
        games = {game["id"]: game for game in ann.http.get("/api/games").json()}
    assert tuple(games) == obelisk.game_names()
    for name, game in games.items():
        assert game["secrets"] == obelisk.game(name).has_secrets
        assert game["about"].keys() == game["title"].keys() > {"en"}
    assert "setup" in [option["name"] for option in games["khet"]["options"]]


def test_the_messages_of_the_sockets_keep_to_the_schema_that_is_told(server: Server) -> None:
    with Client(server) as ann, Client(server) as ben:
        schema = ann.http.get("/api/openapi.json").json()
        told = schema["x-sockets"]["/api/matches/{match}/socket"]["told"]
        check = jsonschema_rs.validator_for({**told, "components": schema["components"]})
        match = begun(ann, ben, clock=CLOCK)
        with ann.socket(match) as socket:
            socket.connection.send('{"type":"ping"}')
            socket.do("chat", text="hello")
            socket.do("action", action="nonsense")
            for number, action in enumerate(GAME):
                (ann, ben)[number % 2].done(match, "action", action=action)
                socket.await_type("event", action=action)
            socket.await_type("pong")
            for message in socket.heard:
                check.validate(message)
            assert {m["type"] for m in socket.heard} == {
                "hello", "snapshot", "event", "ack", "refused", "pong"
            }  # fmt: skip
