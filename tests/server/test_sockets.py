"""The socket of a match and that of the lobby: numbers, resuming, resending, presence, talk."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Client, Server, connect
from tests.server.test_matches import GAME, begun, play


@pytest.fixture
def people(server: Server) -> Iterator[tuple[Client, Client, Client]]:
    with Client(server) as ann, Client(server) as ben, Client(server) as eve:
        yield ann, ben, eve


@pytest.mark.databases
def test_who_reconnects_is_told_what_was_missed(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    with ann.socket(match) as socket:
        assert socket.receive()["n"] == 2
    play(match, GAME[:3], ann, ben)
    with ann.socket(match, since=2) as socket:
        missed = [socket.receive() for _ in range(3)]
        assert [message["n"] for message in missed] == [3, 4, 5]
        assert [message["action"] for message in missed] == GAME[:3]
        assert ["view" in message for message in missed] == [False, False, True]
        assert missed[-1]["view"] == ann.look(match)["view"]
        ben.done(match, "action", action=GAME[3])
        assert socket.receive()["n"] == 6
    with ann.socket(match, since=6) as socket:  # nothing was missed
        ann.done(match, "action", action=GAME[4])
        assert socket.receive()["n"] == 7


@pytest.mark.parametrize("since", [None, 0, 99])
def test_who_missed_too_much_gets_a_snapshot(people: tuple[Client, ...], since: int | None) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    for number in range(30):
        ann.done(match, "chat", text=f"{number}")
    with ann.socket(match, since) as socket:
        told = socket.receive()
    history = ann.http.get(f"/api/matches/{match}/history").json()
    assert [one["text"] for one in history if one["kind"] == "chat"] == [str(n) for n in range(30)]
    # on a slow machine it is noted as well that the two are not there
    assert {one["kind"] for one in history} <= {"created", "join", "chat", "away"}
    assert told["type"] == "snapshot"
    assert told["n"] == len(history)
    assert told["match"] == ann.look(match)["match"]


@pytest.mark.databases
def test_a_message_sent_again_does_nothing_twice(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    with ann.socket(match) as first, ann.socket(match) as second:
        assert first.do("action", action=GAME[0], id="one")["type"] == "ack"
        assert first.do("action", action=GAME[0], id="one")["type"] == "ack"
        assert second.do("action", action=GAME[0], id="one")["type"] == "ack"
        assert first.do("chat", text="hello", id="two")["type"] == "ack"
        assert second.do("chat", text="hello", id="two")["type"] == "ack"
        assert ben.done(match, "chat", text="hello", id="two")["type"] == "ack"  # another person
    told = ann.http.get(f"/api/matches/{match}/history").json()
    assert [message["kind"] for message in told] == ["created", "join", "action", "chat", "chat"]


def test_who_takes_a_seat_reads_its_stream_from_then_on(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = ann.create()["match"]["id"]
    with ben.socket(match) as socket:
        assert socket.hello["seat"] is None
        assert socket.do("join")["type"] == "ack"
        told = socket.await_type("snapshot", seat=1)
        assert told["now"]["status"] == "running"


def test_nonsense_is_refused_and_harms_nobody(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    with ann.socket(match) as socket:
        for text in (
            "",
            "{",
            "[]",
            "null",
            '{"type":"fly"}',
            '{"type":"action"}',
            '"x"',
            "9" * 999,
        ):
            socket.connection.send(text)
            assert socket.await_type("refused")["error"]["code"] == "invalid"
        wrong = {"type": "action", "id": "mine", "action": 7}
        socket.connection.send(json.dumps(wrong))
        assert socket.await_type("refused")["id"] == "mine"
        assert socket.do("action", action="j1i1")["error"]["clause"] == "KH-9"
        assert socket.do("action", action=GAME[0])["type"] == "ack"
        socket.connection.send("x" * 9000)
        assert socket.is_closed_with() == 1009


def test_a_match_that_is_not_there(people: tuple[Client, ...]) -> None:
    address = people[0].server.url.replace("http", "ws", 1)
    with connect(f"{address}/api/matches/none/socket") as unknown:
        with pytest.raises(ConnectionClosed) as closed:
            unknown.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_the_round_trip_is_measured_by_an_echo(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    with ann.socket(match) as socket:
        socket.connection.send('{"type":"ping"}')
        pong = socket.await_type("pong")
        socket.connection.send(json.dumps({"type": "ping", "echo": pong["beat"]}))
        socket.connection.send('{"type":"ping"}')
        assert socket.await_type("pong")["beat"] == pong["beat"] + 1


def test_talk_reaches_whom_it_is_meant_for(people: tuple[Client, ...]) -> None:
    ann, ben, eve = people
    match = begun(ann, ben)
    with ann.socket(match) as player, eve.socket(match) as watcher:
        ben.done(match, "chat", text="good luck")
        ben.done(match, "chat", text="only you", to="players")
        eve.done(match, "chat", text="psst", to="watchers")
        ann.done(match, "mute", person=ben.id)
        ben.done(match, "chat", text="<b>unheard</b>")
        ann.done(match, "mute", person=ben.id, on=False)
        ben.done(match, "chat", text=" last \n word ")

        def heard(socket: Any) -> list[str]:
            socket.await_type("event", text="last word")
            return [m["text"] for m in socket.heard if m.get("kind") == "chat"]

        assert heard(player) == ["good luck", "only you", "last word"]
        assert heard(watcher) == ["good luck", "psst", "<b>unheard</b>", "last word"]
        numbers = [m["n"] for m in player.heard if m["type"] == "event"]
        assert numbers == list(range(3, 3 + len(numbers)))


@pytest.mark.databases
def test_the_lobby_is_pushed(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    address = ann.server.url.replace("http", "ws", 1)
    hidden = ann.create(visibility="link")["match"]["id"]
    with connect(f"{address}/api/lobby/socket") as lobby:

        def next_about(match: str) -> dict[str, Any]:
            while True:
                told: dict[str, Any] = json.loads(lobby.recv(PATIENCE))
                assert hidden not in json.dumps(told)
                if match in (told.get("id"), told.get("match", {}).get("id")):
                    return told

        assert json.loads(lobby.recv(PATIENCE))["type"] == "lobby"
        match = ann.create()["match"]["id"]
        ben.done(hidden, "join")
        assert next_about(match)["match"]["status"] == "open"
        ben.done(match, "join")
        assert next_about(match)["match"]["status"] == "running"
        ann.done(match, "resign")
        assert next_about(match) == {"type": "gone", "id": match}


# Races


def at_once(*deeds: Any) -> list[Any]:
    """Do things at the same time, each in its thread; what they return."""
    results: list[Any] = [None] * len(deeds)
    gate = threading.Barrier(len(deeds))

    def run(number: int) -> None:
        gate.wait()
        results[number] = deeds[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(deeds))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


@pytest.mark.databases
def test_two_who_join_at_once_do_not_both_get_the_seat(server: Server) -> None:
    with ExitStack() as stack:
        ann, *others = (stack.enter_context(Client(server)) for _ in range(5))
        match = ann.create()["match"]["id"]
        answers = at_once(*(lambda c=c: c.do(match, "join").status_code for c in others))
        assert sorted(answers) == [200, 409, 409, 409]
        assert ann.look(match)["n"] == 2


@pytest.mark.databases
def test_two_tabs_play_one_action(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben)
    with ExitStack() as stack:
        tabs = [stack.enter_context(ann.socket(match)) for _ in range(4)]
        actions = [GAME[0], "h2g1", "i1h1", GAME[0]]
        deeds = [
            lambda t=t, a=a: t.do("action", action=a)["type"]
            for t, a in zip(tabs, actions, strict=True)
        ]
        answers = at_once(*deeds)
        assert sorted(answers) == ["ack", "refused", "refused", "refused"]
        told = [tab.await_type("event", kind="action") for tab in tabs]
        assert len({json.dumps(message) for message in told}) == 1


@pytest.mark.databases
@pytest.mark.parametrize("time", range(3))
def test_move_or_flag_but_never_both(people: tuple[Client, ...], time: int) -> None:
    """An action that comes as the time runs out: it was played, or the match was lost before."""
    ann, ben, _ = people
    match = begun(ann, ben, clock={"kind": "action", "time": 1})
    with ann.socket(match) as socket, ben.socket(match) as other:
        clock = socket.receive()["now"]["clock"]
        socket.connection.send('{"type":"ping"}')
        now = socket.await_type("pong")["time"]
        gate = threading.Event()
        gate.wait((clock["deadline"] + 150 * time - now) / 1000)  # about the end of the time
        answer = socket.do("action", action=GAME[0])["type"]
        told = other.find(lambda m: m["type"] == "event" and m["kind"] in ("action", "flag"))
        assert (told["kind"] == "action") == (answer == "ack")
        assert (told["now"]["status"] == "over") == (told["kind"] == "flag")
        if told["kind"] == "action":  # then it is the other whose time runs
            lost = other.await_type("event", kind="flag")
            assert lost["now"]["result"]["winner"] == 0
        else:
            assert told["now"]["result"]["winner"] == 1


@pytest.mark.soak
def test_who_goes_away_is_missed_and_welcomed_back(people: tuple[Client, ...]) -> None:
    ann, ben, _ = people
    match = begun(ann, ben, clock={"kind": "main", "time": 600})
    with ann.socket(match) as socket:
        with ben.socket(match):
            pass
        with socket.staying():
            assert socket.await_type("event", kind="away")["seat"] == 1
            with ben.socket(match):
                assert socket.await_type("event", kind="back")["seat"] == 1
    assert ann.refused(match, "claim") == "not-now"
