"""Tables with secrets that are rehearsed: each moment as one seat knows it, and stored nowhere."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.running import Server

START = json.dumps(
    {
        "phase": "occupy",
        "controller": 1,
        "turn": {"seat": 0},
        "items": [{"deminer": 1}, {}],
        "mines": [{"kind": "normal", "seat": 1, "cell": "b2", "round": 1}],
    }
)
WANTED = {"game": "starclaim", "options": {"seats": 2}, "start": START}


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, verify=False) as client:
        yield client


def scenes(http: httpx.Client, seat: int, *actions: str) -> list[dict[str, Any]]:
    deeds = [{"seat": 0, "action": action} for action in actions]
    answer = http.post("/api/rehearsal", json={**WANTED, "seat": seat, "deeds": deeds})
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def test_each_seat_is_shown_what_it_would_be_told(http: httpx.Client) -> None:
    first, asked, saved = scenes(http, 0, "step b2", "defuse yes")
    assert "b2" in first["choices"]["step"]
    assert asked["view"]["defuse"] == "b2"
    assert asked["choices"] == {"defuse": ["yes", "no"]}
    assert [event["event"] for event in asked["events"]] == ["question"]
    assert saved["view"]["owner"] == {"b2": 0}
    before, during, _ = scenes(http, 1, "step b2", "defuse yes")
    assert during["view"] == before["view"], "others see nothing of the question"
    assert during["events"] == []
    assert during["choices"] is None


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        ({"game": "khet", "options": {}, "start": "x"}, "invalid", "fields"),
        ({"game": "go"}, "invalid", "There is no game"),
        ({"start": "{}", "seat": 2}, "invalid", "from 0 to 1"),
        ({"deeds": [{"seat": 1, "action": "stop"}]}, "illegal", "Seat 1"),
        ({"deeds": [{"seat": 0, "action": "step z9"}]}, "illegal", "Cells run from a1 to f6"),
    ],
)
def test_what_cannot_be_is_explained(
    http: httpx.Client, change: dict[str, object], code: str, words: str
) -> None:
    error = http.post("/api/rehearsal", json={**WANTED, **change}).json()["error"]
    assert error["code"] == code
    assert words in error["message"]


def test_what_has_no_secrets_is_studied(http: httpx.Client) -> None:
    start = "x35k3/10/10/10/10/4P45/4K5/9X1 s 0 0"
    answer = http.post("/api/rehearsal", json={"game": "khet", "start": start})
    assert "Analyse it" in answer.json()["error"]["message"]
