"""Secrets of Starclaim through the doors: two worlds that others must not be able to tell apart.

The same people play the same match twice. In the second world one seat buries elsewhere, buries
fewer mines and buys something else. Whatever the others are sent, on every channel, must be equal
byte for byte, in number and in size; only times and ids may differ, and they have equal lengths.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.running import PATIENCE, Client, Server, Socket, connect

Decision = tuple[int, str]

OPENING: list[Decision] = [
    (0, "bid 1"), (1, "pass"), (2, "pass"),
    (0, "pick 0"), (0, "mine a7"), (0, "end"), (0, "pick 1"),
]  # fmt: skip
MIDDLE: list[Decision] = [
    (1, "end"), (2, "mine a6"), (2, "end"),
    (0, "pick 0"), (0, "step a1"), (0, "stop"), (0, "pick 1"), (1, "step c1"), (1, "stop"),
    (2, "step e1"), (2, "stop"),
    (0, "pick 0"), (0, "skip"), (0, "pick 2"), (2, "skip"),
]  # fmt: skip
SECOND: list[Decision] = [(1, "bid 1"), (2, "pass"), (0, "pass"), (1, "pick 1")]
END: list[Decision] = [(1, "end")]

SEES_ALL = 1  # the seat whose secrets differ
ONE_WORLD = [*OPENING, (1, "mine g7"), *MIDDLE, (1, "buy matrix"), *SECOND,
             (1, "matrix b4"), (1, "mine d7"), *END]  # fmt: skip
OTHER_WORLD = [*OPENING, (1, "mine f6"), *MIDDLE, (1, "skip"), *SECOND, (1, "mine e7"), *END]


@pytest.fixture
def people(server: Server) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Client(server)) for _ in range(4)]


def without_times(text: str, match: str) -> str:
    """A message with ids and times made equal; their lengths are as they were."""
    assert len(match) == 12
    text = re.sub(r'"id":"m[0-9]+"', '"id":"m"', text.replace(match, "M" * 12))
    return re.sub(r"\b1[0-9]{12}\b", "T" * 13, text)


def without_choices(text: str) -> str:
    """A message without the list of what its reader may do, which names every free cell."""
    return re.sub(r'"choices":\{(?:[^{}]|\{[^{}]*\})*\}', "", text)


def listen(socket: Socket, until: int) -> list[str]:
    """Everything that a reader was sent up to their message of a number, as it was sent."""
    while max((m.get("n", 0) for m in socket.heard), default=0) < until:
        socket.receive()
    texts = of_the_game(socket.texts)
    events = [text for text in texts if '"type":"ack"' not in text]
    return events + [text for text in texts if '"type":"ack"' in text]  # they may overtake


def of_the_game(texts: Iterable[str]) -> list[str]:
    """All but how many watch: that is told once a second, whatever is played."""
    return [text for text in texts if '"type":"watch' not in text]


def about(match: str, lobby: ClientConnection) -> Iterator[str]:
    """What the lobby has been told of a match so far; other tests have matches, too."""
    lobby.send('{"type":"ping"}')
    while '"pong"' not in (text := str(lobby.recv(PATIENCE))):
        if match in text:
            yield text


def play(people: list[Client], decisions: list[Decision]) -> dict[str, list[str]]:
    """Play a world; returns all that the readers whose secrets it is not were sent."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    options = {"seats": 3, "rounds": 2}
    clock = {"kind": "phases", "talk": False}
    watcher = people[3]
    address = watcher.server.url.replace("http", "ws", 1)
    with ExitStack() as stack:
        lobby = stack.enter_context(connect(f"{address}/api/lobby/socket"))
        lobby.recv(PATIENCE)
        made = people[0].create("starclaim", options=options, seats=seats, clock=clock)
        match = made["match"]["id"]
        for seat in (1, 2):
            people[seat].done(match, "join", seat=seat)
        sockets = [stack.enter_context(client.socket(match)) for client in people]
        for seat, action in decisions:
            answer = sockets[seat].do("action", action=action)
            assert answer["type"] == "ack", (seat, action, answer)
        others = {"seat 0": 0, "seat 2": 2, "watcher": 3}
        sent: dict[str, list[str]] = {}
        for name, number in others.items():
            client = people[number]
            count = client.look(match)["n"]
            texts = listen(sockets[number], count)
            texts.append(client.http.get(f"/api/matches/{match}").text)
            texts.append(client.http.get(f"/api/matches/{match}/history").text)
            texts.append(client.do(match, "action", action="mine a2").text)
            texts.append(client.http.get(f"/api/matches/{match}/record").text)
            texts.append(client.http.get(f"/api/matches/{match}/replay?seat=1").text)
            for since in (count - 3, 0):
                with client.socket(match, since=since) as again:
                    again.receive()
                    texts += of_the_game(again.texts)
            texts.append(client.http.get(f"/api/matches?player={people[1].id}&limit=1").text)
            sent[name] = [without_times(text, match) for text in texts]
        listed = of_the_game(about(match, lobby))
        assert len(listed) == 3, "made, and joined twice"
        sent["lobby"] = [without_times(text, match) for text in listed]
        for client in (people[0], people[2]):
            client.done(match, "resign")
        people[1].done(match, "resign")
    return sent


def test_others_cannot_tell_two_worlds_apart(people: list[Client]) -> None:
    one, other = play(people, ONE_WORLD), play(people, OTHER_WORLD)
    for name, texts in one.items():
        assert len(texts) == len(other[name]), name
        for mine, theirs in zip(texts, other[name], strict=True):
            assert mine == theirs, name
    for texts in one.values():
        for secret in ("g7", "f6", "d7", "b4", "seed"):
            assert not any(f'"{secret}"' in without_choices(text) for text in texts)


def test_the_owner_is_told(people: list[Client]) -> None:
    """The paired worlds would be worth nothing if the filter let nothing through at all."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"options": {"seats": 3}, "seats": seats, "clock": {"kind": "none"}}
    match = people[0].create("starclaim", **wish)["match"]["id"]
    for seat in (1, 2):
        people[seat].done(match, "join", seat=seat)
    with people[0].socket(match) as socket, people[3].socket(match) as watcher:
        for seat, action in OPENING[:4]:
            people[seat].done(match, "action", action=action)
        count = people[3].look(match)["n"]
        assert socket.do("action", action="mine a7")["type"] == "ack"
        told = socket.await_type("event", action="mine a7")
        assert told["choices"] == {"end": []}
        assert told["events"] == [{"event": "buried", "kind": "normal", "cell": "a7"}]
        assert [mine["cell"] for mine in told["view"]["mines"]] == ["a7"]
        assert people[3].look(match)["n"] == count
        people[0].done(match, "action", action="end")
        shown: dict[str, Any] = watcher.await_type("event", n=count + 1)
        assert "a7" not in json.dumps(shown["events"])
        assert not any("choices" in message for message in watcher.heard)


def test_private_talk_reaches_its_room_alone(people: list[Client]) -> None:
    """To others neither text nor number nor membership: what they are told stays as it is."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = people[0].create(
        "starclaim", options={"seats": 3}, seats=seats, clock={"kind": "phases"}
    )
    match = made["match"]["id"]
    for seat in (1, 2):
        people[seat].done(match, "join", seat=seat)
    with ExitStack() as stack:
        sockets = [stack.enter_context(client.socket(match)) for client in people]
        before = [client.look(match) for client in people]
        assert before[0]["now"]["talk"] == {"ready": []}, "the table talks before the auction"
        assert sockets[0].do("chat", text="let us bury far apart", to=[1])["type"] == "ack"
        heard = sockets[1].await_type("event", kind="chat")
        assert heard["to"] == [1]
        for number in (2, 3):
            assert people[number].look(match) == before[number]
            past = people[number].http.get(f"/api/matches/{match}/history").text
            assert "far apart" not in past
        assert people[3].refused(match, "chat", text="and I?", to=[0]) == "not-yours"
        assert sockets[0].do("chat", text="good luck, all")["type"] == "ack"
        for number in (2, 3):
            told = sockets[number].await_type("event", kind="chat")
            assert told["text"] == "good luck, all"
            assert told["n"] == before[number]["n"] + 1
            assert not any("far apart" in text for text in sockets[number].texts)
        for client in people[:3]:
            client.done(match, "ready")
        assert people[0].refused(match, "chat", text="psst", to=[1]) == "not-now"
        people[0].done(match, "chat", text="my bid will be high")


def test_the_rules_of_a_table_say_when_its_players_talk(people: list[Client]) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    for chat, to_all, to_one in (("closed", "not-now", "not-now"), ("all", None, None)):
        made = people[0].create(
            "starclaim", options={"seats": 2}, seats=seats, chat=chat, clock={"kind": "pauses"}
        )
        match = made["match"]["id"]
        assert made["match"]["chat"] == chat
        people[1].done(match, "join")
        for to in ("all", [1]):
            people[0].done(match, "chat", text="well met", to=to)  # in the pause everybody talks
        for client in people[:2]:
            client.done(match, "ready")
        for to, code in (("all", to_all), ([1], to_one)):
            answer = people[0].do(match, "chat", text="hello", to=to)
            assert answer.status_code == (200 if code is None else 409), answer.text
    wish = {"game": "khet", "chat": "all", "seats": seats}
    assert people[0].http.post("/api/matches", json=wish).status_code == 422
