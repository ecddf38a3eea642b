"""What the doors refuse, what every answer says, and what is never told."""

from __future__ import annotations

import json
import re
import signal
import socket as network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from obelisk.server.revocations import RECHECKED, Revocations
from tests.server.running import ERROR_FIELDS, Client, Server, connect, start

ORIGINS = {
    "own": ({}, True),
    "none": ({"Sec-Fetch-Site": "none"}, True),
    "same": ({"Sec-Fetch-Site": "same-origin"}, True),
    "cross-site": ({"Sec-Fetch-Site": "cross-site"}, False),
    "same-site": ({"Sec-Fetch-Site": "same-site"}, False),
    "evil": ({"Origin": "https://evil.example"}, False),
    "null": ({"Origin": "null"}, False),
    "look-alike": ({"Origin": "http://127.0.0.1.evil.example"}, False),
    "other port": ({"Origin": "http://127.0.0.1:1"}, False),
}


@pytest.mark.parametrize("kind", ORIGINS)
def test_what_another_site_makes_a_browser_do_is_refused(server: Server, kind: str) -> None:
    headers, allowed = ORIGINS[kind]
    if kind == "own":
        headers = {"Origin": server.url}
    with Client(server) as ann:
        body = {"game": "khet", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [
            ann.http.post("/api/matches", json=body, headers=headers),
            ann.http.patch("/api/me", json={}, headers=headers),
        ]
        assert [answer.status_code for answer in answers] == ([201, 200] if allowed else [403] * 2)
        if not allowed:
            assert answers[0].json()["error"]["code"] == "foreign"
        reading = ann.http.get("/api/me", headers=headers)
        assert reading.status_code == 200, "reading changes nothing, and no page of theirs sees it"
        assert "access-control-allow-origin" not in reading.headers
        assert open_lobby(server, headers) == (101 if allowed else 403)


def open_lobby(server: Server, headers: dict[str, str]) -> int:
    """The status with which the socket of the lobby answers."""
    address = server.url.replace("http", "ws", 1) + "/api/lobby/socket"
    try:
        with connect(address, additional_headers=headers):
            return 101
    except InvalidStatus as refusal:
        assert json.loads(refusal.response.body or b"{}")["error"]["code"] == "foreign"
        return refusal.response.status_code


def test_with_an_origin_set_only_that_one_counts(tmp_path: Path) -> None:
    server = start(tmp_path / "data", OBELISK_ORIGIN="https://games.example")
    try:
        with httpx.Client(base_url=server.url, verify=False) as http:
            first = http.get("/api/me")
            assert first.headers["set-cookie"].startswith("__Host-obelisk=")
            assert "Secure" in first.headers["set-cookie"]
            assert first.headers["strict-transport-security"] == "max-age=31536000"
            wrong = http.post("/api/session", json={}, headers={"Origin": server.url})
            assert wrong.status_code == 403
            right = http.post("/api/session", json={}, headers={"Origin": "https://games.example"})
            assert right.status_code == 422
        assert open_lobby(server, {"Origin": server.url}) == 403
        assert open_lobby(server, {"Origin": "https://games.example"}) == 101
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/status", 200),
        ("GET", "/health.css", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/nowhere", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/matches", 422),
        ("GET", "/api/tokens", 401),
    ],
)
def test_every_answer_has_the_strict_headers(
    server: Server, method: str, path: str, status: int
) -> None:
    with httpx.Client(base_url=server.url, verify=False) as http:
        answer = http.request(method, path)
    assert answer.status_code == status
    policy = dict(
        part.strip().partition(" ")[::2]
        for part in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in str(policy)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    if path != "/health.css":
        assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers
    if status >= 400:
        error = answer.json()["error"]
        assert set(error) == ERROR_FIELDS
        assert error["message"]


def test_the_health_page_needs_nothing_that_the_policy_forbids(server: Server) -> None:
    page = httpx.get(f"{server.url}/status").text
    assert not re.search(r"<script|<style|style=|\son\w+=|https?://", page)


# Sizes


def test_a_body_that_is_too_large_is_refused_however_it_comes(server: Server) -> None:
    large = b'{"game": "khet", "start": "' + b"x" * 200_000 + b'"}'
    with Client(server) as ann:
        json_type = {"Content-Type": "application/json"}
        told = ann.http.post("/api/matches", content=large, headers=json_type)
        chunks = (large[at : at + 10_000] for at in range(0, len(large), 10_000))
        untold = ann.http.post("/api/matches", content=chunks, headers=json_type)
        for answer in (told, untold):
            assert answer.status_code == 413
            assert answer.json()["error"]["code"] == "too-large"


def test_a_lie_about_the_length_helps_nobody(server: Server) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with network.create_connection((host, int(port)), 10) as raw:
        raw.sendall(
            b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 99999999999999999999\r\n\r\n{}"
        )
        assert raw.recv(1000).split(b"\r\n")[0].split()[1] in (b"400", b"413")


def test_a_message_that_is_too_large_ends_the_socket(server: Server) -> None:
    with Client(server) as ann:
        match = ann.create()["match"]["id"]
        with ann.socket(match) as socket:
            socket.connection.send('{"type":"chat","text":"' + "x" * 20_000 + '"}')
            assert socket.is_closed_with() == 1009


# Fuzz

ODD = [
    b"", b"null", b"[]", b"{", b"[" * 100_000, b'{"a":' * 20_000, b"\xff\xfe", b'"\\ud800"', b"NaN",
    b'{"name":1e999}', b'{"name":"\\u0000","password":"\\u0000"}', b'{"name":' + b"9" * 5000 + b"}",
]  # fmt: skip
ROUTES = [
    ("POST", "/api/account"), ("POST", "/api/session"), ("PATCH", "/api/me"),
    ("PUT", "/api/account/password"), ("POST", "/api/tokens"), ("POST", "/api/matches"),
    ("POST", "/api/matches/x/commands"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_odd_bodies_are_refused_in_the_usual_form(server: Server, method: str, path: str) -> None:
    with Client(server) as ann:
        account = {"name": f"Odd {abs(hash(path))}"[:20], "password": "some password"}
        assert ann.http.post("/api/account", json=account).status_code in (201, 409)
        for body in ODD:
            answer = ann.http.request(
                method, path, content=body, headers={"Content-Type": "application/json"}
            )
            assert 400 <= answer.status_code < 500, (body[:40], answer.text)
            assert set(answer.json()["error"]) == ERROR_FIELDS, body[:40]
            assert "Traceback" not in answer.text


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = ["name", "password", "bot", "scopes", "old", "new", "game", "seats", "type", "text", "id"]


@pytest.mark.databases
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    route=st.sampled_from(ROUTES),
    body=st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4) | JSON,
)
def test_fuzzed_bodies_make_no_fault(server: Server, route: tuple[str, str], body: Any) -> None:
    with httpx.Client(base_url=server.url, verify=False) as http:
        answer = http.request(*route, json=body)
    assert answer.status_code < 500, answer.text


@pytest.mark.databases
@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/%00", "/api/people/%00", "/api/matches?player=%00", "/api/matches?game=%00",
        "/api/matches/..%2f..%2fetc", "/api/people/" + "x" * 3000, "/api/matches/%ff%fe",
        "/api/matches?before=99999999999999999999", "/api/matches?limit=-1",
        "/api/people/%F0%9F%91%91", "//api/me", "/api/matches?player=%ed%a0%80",
    ],
)  # fmt: skip
def test_odd_addresses_make_no_fault(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code < 500, answer.text


# What is never told


@pytest.mark.databases
def test_private_matches_are_in_no_list_and_an_unknown_one_looks_like_none(server: Server) -> None:
    with Client(server) as ann, Client(server) as eve:
        made = ann.create(visibility="link")
        match = made["match"]["id"]
        assert len(match) >= 12, "72 bits: nobody finds it by trying"
        for query in ("", f"?player={ann.id}", "?status=open", f"?player={ann.id}&status=all"):
            listed = eve.http.get(f"/api/matches{query}").text
            assert match not in listed
        assert match in ann.http.get(f"/api/matches?player={ann.id}").text
        unknown = [
            eve.http.get("/api/matches/AAAAAAAAAAAA"),
            eve.do("AAAAAAAAAAAA", "resign"),
            eve.http.get("/api/matches/AAAAAAAAAAAA/history"),
        ]
        assert {answer.status_code for answer in unknown} == {404}
        assert len({answer.content for answer in unknown}) == 1


def test_secrets_are_unguessable_and_no_log_holds_one(tmp_path: Path) -> None:
    server = start(tmp_path / "data")
    try:
        with Client(server) as ann, Client(server) as ben:
            password = "a secret password"
            account = {"name": "Log Ann", "password": password}
            assert ann.http.post("/api/account", json=account).status_code == 201
            wish = {"name": "bot", "scopes": ["play"]}
            token = ann.http.post("/api/tokens", json=wish).json()["token"]
            seats = [{"kind": "me"}, {"kind": "invited"}]
            made = ann.create(visibility="link", seats=seats)
            match, invitation = made["match"]["id"], made["invitations"][0]["token"]
            assert len(invitation) * 4 >= 128
            assert len(token.rpartition(".")[2]) * 6 >= 128
            assert len(ann.http.cookies["obelisk"].split(".")[1]) * 6 >= 128
            ben.refused(match, "join", token="0" * 32)
            ben.done(match, "join", token=invitation)
            with ann.socket(match) as socket:
                socket.do("chat", text="something said in private")
            bearer = {"Authorization": f"Bearer {token}"}
            httpx.get(f"{server.url}/api/matches?token={token}", headers=bearer)
            httpx.get(f"{server.url}/api/{token}")
            httpx.post(f"{server.url}/api/session", json={"name": "Log Ann", "password": "guess 1"})
            httpx.post(f"{server.url}/api/session", content=f"{{{token}")
            secrets = [
                password, "guess 1", token.rpartition(".")[2], invitation, match,
                ann.http.cookies["obelisk"].split(".")[1], ben.http.cookies["obelisk"],
                "something said in private", "Log Ann", "127.0.0.1",
            ]  # fmt: skip
    finally:
        server.stop()
    log = server.log()
    assert "POST /api/matches/{match}/commands 200" in log, "there is a log"
    assert "socket /api/matches/{match}/socket opened" in log
    for secret in secrets:
        assert secret not in log
    stored = (server.data / "obelisk.sqlite").read_bytes()
    for secret in secrets[:4]:
        assert secret.encode() not in stored, "and no database"


def test_who_is_gone_before_a_socket_opens_is_no_fault(own_server: Server) -> None:
    assert own_server.process is not None
    with Client(own_server) as ann:
        cookie = ann.http.cookies["obelisk"]  # to know whose it is takes a moment
    address = urlsplit(own_server.url)
    greeting = (
        "GET /api/matches/abc/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: obelisk={cookie}\r\n\r\n"
    )
    own_server.process.send_signal(signal.SIGSTOP)  # to hear of both at once
    for _ in range(5):
        with network.create_connection((address.hostname, address.port)) as connection:
            connection.sendall(greeting.encode())
    own_server.process.send_signal(signal.SIGCONT)
    assert httpx.get(f"{own_server.url}/healthz").status_code == 200
    own_server.stop()
    log = own_server.log()
    assert "socket /api/matches/{match}/socket" in log, "it has heard of them"
    assert not re.search("WARNING|ERROR|Traceback", log), log


def test_a_fault_tells_nothing_of_the_inside(own_server: Server) -> None:
    import sqlite3

    with Client(own_server) as ann:
        with sqlite3.connect(own_server.data / "obelisk.sqlite") as database:
            database.execute("ALTER TABLE sessions RENAME TO elsewhere")
        database.close()
        answer = ann.http.get("/api/me")
        assert answer.status_code == 500
        told = "Something went wrong here. It has been logged."
        fault = {"code": "server-failed", "args": {}, "clause": None, "text": told}
        assert answer.json() == {
            "error": {
                "code": "fault",
                "message": told,
                "clause": None,
                "match": None,
                "faults": [fault],
            }
        }
        assert answer.headers["x-content-type-options"] == "nosniff"
        own_server.stop()
        log = own_server.log()
        assert "no such table" in log, "it has been logged"
        assert ann.http.cookies["obelisk"].split(".")[0] not in log, "without what was asked for"


def test_who_is_signed_out_loses_the_socket_and_nobody_else(server: Server) -> None:
    with Client(server) as ann, Client(server) as eve:
        match = ann.create()["match"]["id"]
        with ann.socket(match) as socket, eve.socket(match) as other:
            assert ann.http.delete("/api/sessions").status_code == 204
            socket.connection.send('{"type":"ping"}')
            assert socket.is_closed_with() == 4401
            assert other.do("chat", text="still here")["type"] == "ack"


def test_sockets_are_asked_again_in_time_and_little_is_remembered() -> None:
    now = 1000.0
    revocations = Revocations(lambda: now)
    assert not revocations.is_due("ann", now - RECHECKED)
    assert revocations.is_due("ann", now - RECHECKED - 1)
    revocations.note("ann")
    assert revocations.is_due("ann", now - 1)
    assert not revocations.is_due("ben", now - 1)
    now += RECHECKED + 1
    revocations.note("ben")
    assert list(revocations._ended) == ["ben"]
