"""Lines of play that are looked at and stored nowhere, and the pictures of games."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest

import obelisk
from tests.server.running import Server


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, verify=False) as client:
        yield client


def test_every_board_of_a_line_as_whoever_acts_sees_it(http: httpx.Client) -> None:
    state = obelisk.game("khet", setup="dynasty").start()
    states, line = [state], []
    for _ in range(3):
        line.append(state.actions()[-1])
        state = state.play(line[-1])
        states.append(state)
    wanted = {"game": "khet", "options": {"setup": "dynasty"}, "actions": line}
    steps = http.post("/api/study", json=wanted).json()
    assert [step["number"] for step in steps] == [0, 1, 2, 3]
    assert [step["action"] for step in steps] == [None, *line]
    assert [step["seat"] for step in steps] == [None, 0, 1, 0]
    views = [state.view(state.to_act[0]) for state in states]
    assert [step["view"] for step in steps] == json.loads(json.dumps(views))
    later = http.post("/api/study", json={**wanted, "first": 3}).json()
    assert later == steps[3:]


def test_a_long_line_comes_in_parts(http: httpx.Client) -> None:
    line = ["h2+", "c7+", "h2-", "c7-"] * 20
    parts = [
        http.post("/api/study", json={"game": "khet", "actions": line, "first": first}).json()
        for first in (0, 50)
    ]
    assert [len(part) for part in parts] == [50, 31]
    assert parts[1][-1]["view"]["ply"] == 80


@pytest.mark.parametrize(
    ("line", "code", "words", "clause"),
    [
        ({"game": "go"}, "invalid", "There is no game", None),
        ({"game": "starclaim"}, "invalid", "hidden information", None),
        ({"game": "khet", "options": {"setup": "none"}}, "invalid", "setup", None),
        ({"game": "khet", "start": "nothing"}, "invalid", "fields", None),
        ({"game": "khet", "actions": ["h2+", "a1a9"]}, "illegal", "Move 2, a1a9", None),
        ({"game": "khet", "actions": ["h2+", "a8b8"]}, "illegal", "Move 2, a8b8", "KH-9"),
        ({"game": "khet", "moves": []}, "invalid", "moves", None),
    ],
)
def test_what_cannot_be_is_explained(
    http: httpx.Client, line: dict[str, object], code: str, words: str, clause: str | None
) -> None:
    error = http.post("/api/study", json=line).json()["error"]
    assert (error["code"], error["clause"]) == (code, clause)
    assert words in error["message"]


@pytest.mark.parametrize("game", obelisk.game_names())
def test_a_game_has_a_picture_without_words(http: httpx.Client, game: str) -> None:
    answer = http.get(f"/api/games/{game}/picture.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert answer.headers["content-encoding"] == "gzip"
    said = re.findall(r"<text[^>]*>([^<]*)<", answer.text)
    assert "a" in said, "the names of columns"
    assert max(map(len, said)) <= 2, "it is the same in every language"


def test_no_game_has_no_picture(http: httpx.Client) -> None:
    assert http.get("/api/games/go/picture.svg").status_code == 404
