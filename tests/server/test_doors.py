"""What comes through the doors of the server is answered: nothing is a fault of the server."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.running import Client, Server
from tests.server.test_matches import begun

NUMBER = "1" * 10_000
# JSON as it is sent, so that it may be what no writer of JSON writes.
STRANGE = [
    "null", "true", "0", "-1", "1.5", "1e400", "NaN", NUMBER, '""', '"\\u0000"', '"\\ud800"',
    '"\\u2028"', '"３"', json.dumps("x" * 5000), json.dumps("x" * 50_000), "[]", "{}", "[" * 5000,
    '{"a":' * 3000, '{"name": 1}', '{"self": 1}', '{"game": 1}', '{"seat": 0, "seat": 1}',
    '{"type": "move", "src": [99, "x"], "dst": null}', '["\\u0000"]', '{"\\u0000": "\\u0000"}',
]  # fmt: skip
POSTS: dict[str, dict[str, str]] = {
    "/api/matches": {
        "game": '"khet"', "options": "{}", "start": "null", "rated": "false", "clock": "{}",
        "seats": '[{"kind": "me"}, {"kind": "open"}]', "visibility": '"public"',
    },
    "/api/study": {"game": '"photon"', "options": "{}", "start": "null", "actions": "[]",
                   "first": "0", "limit": "5"},
    "/api/study/ahead": {"game": '"photon"', "options": "{}", "start": "null", "actions": "[]"},
    "/api/positions": {"game": '"photon"', "options": "{}", "position": '"x"'},
    "/api/positions/picture": {"game": '"xionghan"', "options": "{}", "position": '"x"',
                               "theme": '"dark"', "seat": "0"},
    "/api/positions/pieces": {"game": '"khet"', "options": "{}"},
    "/api/records": {"game": '"khet"', "options": "{}", "seats": '["a", "b"]', "actions": "[]",
                     "tags": "{}", "date": "null", "result": "null"},
    "/api/records/read": {"text": '"x"'},
}  # fmt: skip
QUERIES = ["\0", "%", "'", "x" * 5000, "-1", "9" * 400, "３", "\u2028", "1.5", "null", ""]


def check(answer: httpx.Response) -> None:
    assert answer.status_code < 500, (answer.request.url, answer.request.content[:300], answer.text)
    if answer.status_code >= 400:
        assert len(answer.text) < 6000
        assert "x" * 201 not in answer.text


def body(fields: dict[str, str]) -> bytes:
    return ("{" + ", ".join(f'"{name}": {value}' for name, value in fields.items()) + "}").encode()


@pytest.mark.parametrize("path", POSTS)
def test_bodies(server: Server, path: str) -> None:
    with Client(server) as ann:
        headers = {"content-type": "application/json"}
        for value in STRANGE:
            check(ann.http.post(path, content=value.encode(), headers=headers))
            whole = POSTS[path]
            for field in (*whole, "unknown", "x" * 3000):
                content = body({**whole, field: value})
                check(ann.http.post(path, content=content, headers=headers))


def test_bodies_that_are_no_text(server: Server) -> None:
    with Client(server) as ann:
        for path in POSTS:
            for content in (b"", b"\xff\xfe", b"\0" * 50, b'"\xed\xa0\x80"'):
                check(ann.http.post(path, content=content))


@pytest.mark.databases
def test_queries(server: Server) -> None:
    with Client(server) as ann:
        for value in QUERIES:
            for name in ("game", "player", "name", "status", "before", "limit"):
                check(ann.http.get("/api/matches", params={name: value}))
            for path in ("/api/matches/{}", "/api/games/{}", "/api/games/{}/picture.svg"):
                check(ann.http.get(path.format(httpx.URL("/", params={"v": value}).query.decode())))


@pytest.mark.databases
def test_commands(server: Server) -> None:
    """Over HTTP, and over the socket, which goes on."""
    with Client(server) as ann, Client(server) as ben:
        match = begun(ann, ben)
        kinds = ("action", "join", "chat", "draw", "takeback", "mute", "fill", "claim", "x")
        fields = ("id", "action", "seat", "token", "text", "to", "answer", "person", "level",
                  "levels", "result", "echo", "type")  # fmt: skip
        path = f"/api/matches/{match}/commands"
        messages = [
            body({"type": f'"{kind}"', field: value})
            for kind in kinds for field in fields for value in STRANGE
        ]  # fmt: skip
        for content in messages[::7]:
            check(ben.http.post(path, content=content))
        with ben.socket(match) as socket:
            for content in messages[3::11]:
                if len(content) > 8000:  # which closes the socket
                    continue
                socket.connection.send(content.decode())
            name = socket.send("chat", text="are you there?")
            answer: Any = socket.find(
                lambda m: m.get("id") == name and m["type"] in ("ack", "refused")
            )
            assert answer["type"] in ("ack", "refused")
        check(ann.http.get(f"/api/matches/{match}"))
