"""People: guests, accounts, sessions and tokens, and who may do what."""

from __future__ import annotations

import itertools
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import ERROR_FIELDS, Client, Server, connect, wait_for

PASSWORD = "correct horse"
_names = itertools.count(1)


def new_name() -> str:
    return f"Person {next(_names)}z"


@pytest.fixture
def ann(server: Server) -> Iterator[Client]:
    """Somebody with an account."""
    with Client(server) as client:
        make_account(client)
        yield client


def make_account(client: Client, **wish: Any) -> dict[str, Any]:
    body = {"name": new_name(), "password": PASSWORD, **wish}
    answer = client.http.post("/api/account", json=body)
    assert answer.status_code == 201, answer.text
    client.me = answer.json()
    return {**client.me, **body}


@contextmanager
def signed_in(server: Server, name: str, password: str = PASSWORD) -> Iterator[httpx.Client]:
    with browser(server) as http:
        answer = http.post("/api/session", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        yield http


def make_token(client: Client, *scopes: str) -> str:
    answer = client.http.post("/api/tokens", json={"name": "a bot", "scopes": scopes})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def by_token(server: Server, token: str) -> httpx.Client:
    return browser(server, Authorization=f"Bearer {token}")


def browser(server: Server, **headers: str) -> httpx.Client:
    """A client without a cookie. (Setting up TLS would take longer than the tests.)"""
    return httpx.Client(base_url=server.url, headers=headers, verify=False)


def get(server: Server, path: str, **options: Any) -> httpx.Response:
    with browser(server) as http:
        return http.get(path, **options)


def post(server: Server, path: str, **options: Any) -> httpx.Response:
    with browser(server) as http:
        return http.post(path, **options)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"]["code"])


# Guests


@pytest.mark.databases
def test_a_stranger_becomes_a_guest_and_is_known_again(server: Server) -> None:
    with browser(server) as http:
        first = http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie, "not by http: the browser would drop it"
        again = http.get("/api/me")
        assert first.json() == again.json()
        assert "set-cookie" not in again.headers
        assert not first.json()["account"]
        assert len(first.json()["name"].split()) == 3


def test_behind_https_the_cookie_is_for_this_host_and_https_alone(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.4"}
    with browser(server, **headers) as http:
        first = http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert cookie.startswith("__Host-obelisk=")
        assert "Secure" in cookie
        value = cookie.partition(";")[0]
        again = http.get("/api/me", headers={"Cookie": value})
        assert again.json()["id"] == first.json()["id"]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_cookie_that_was_tampered_with_is_a_strangers(server: Server, place: int) -> None:
    with Client(server) as client:
        parts = client.http.cookies["obelisk"].split(".")
        letter = parts[place][3]
        parts[place] = parts[place][:3] + ("b" if letter == "a" else "a") + parts[place][4:]
        cookie = {"Cookie": f"obelisk={'.'.join(parts)}"}
        assert get(server, "/api/me", headers=cookie).json()["id"] != client.id
        assert code(get(server, "/api/sessions", headers=cookie)) == (401, "sign-in")


@pytest.mark.parametrize("cookie", ["", ".", "..", "a.b.c", "é.é.é", "x" * 3000])
def test_a_cookie_of_nonsense_is_a_strangers(server: Server, cookie: str) -> None:
    answer = get(server, "/api/me", headers={"Cookie": f"obelisk={cookie}".encode()})
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers


def test_a_guest_can_take_a_name_but_not_that_of_an_account(server: Server, ann: Client) -> None:
    with Client(server) as guest:
        assert guest.http.patch("/api/me", json={"name": "  Zoë  "}).json()["name"] == "Zoë"
        assert guest.http.get("/api/me").json()["name"] == "Zoë"
        taken = guest.http.patch("/api/me", json={"name": ann.me["name"].upper()})
        assert code(taken) == (409, "taken")
        assert guest.http.get("/api/me").json()["name"] == "Zoë"
        bot = guest.http.patch("/api/me", json={"bot": True})
        assert code(bot) == (401, "sign-in")


# Accounts


@pytest.mark.databases
def test_a_guest_who_makes_an_account_keeps_matches_and_signs_in_elsewhere(
    server: Server,
) -> None:
    with Client(server) as ann, Client(server) as ben:
        match = ann.create(visibility="link")["match"]["id"]
        with ann.socket(match) as socket:
            before = ann.http.cookies["obelisk"]
            account = make_account(ann)
            assert account["id"] == ann.look(match)["match"]["seats"][0]["person"]
            ben.done(match, "join")
            socket.await_type("event", kind="join")
            assert (
                socket.do("action", action=ann.look(match)["view"]["actions"][0])["type"] == "ack"
            )
        assert ann.http.cookies["obelisk"] != before
        with browser(server, Cookie=f"obelisk={before}") as old:
            assert code(old.get("/api/sessions")) == (401, "sign-in"), "it was a guest's"
        with signed_in(server, account["name"].lower()) as elsewhere:
            assert elsewhere.get("/api/me").json()["id"] == account["id"]
            own = elsewhere.get("/api/matches", params={"player": account["id"]}).json()
            assert [one["id"] for one in own] == [match]
            assert elsewhere.get(f"/api/matches/{match}").json()["seat"] == 0


def test_a_stranger_can_make_an_account_at_once(server: Server) -> None:
    with browser(server) as http:
        wish = {"name": new_name(), "password": PASSWORD}
        made = http.post("/api/account", json=wish)
        assert made.status_code == 201
        assert http.get("/api/me").json() == made.json()
        assert len(http.get("/api/sessions").json()) == 1
        again = http.post("/api/account", json={"name": new_name(), "password": PASSWORD})
        assert code(again) == (409, "not-now")


@pytest.mark.parametrize(
    "wish",
    [
        {"name": "X", "password": PASSWORD},
        {"name": "Some\u202ebody", "password": PASSWORD},
        {"name": "<script>", "password": PASSWORD},
        {"name": "Аdmin", "password": PASSWORD},
        {"name": "Short Pass", "password": "short"},
        {"name": "Simple Pass", "password": "aaaaaaaaaaaa"},
        {"name": "Long Pass", "password": "ab1-x" * 100},
        {"name": "Same as name", "password": "same AS name"},
        {"name": "Surplus", "password": PASSWORD, "admin": True},
        {"name": "Surrogate\ud800", "password": PASSWORD},
        {"name": "Surrogate", "password": PASSWORD + "\ud800"},
        {"name": 7, "password": PASSWORD},
        {"password": PASSWORD},
    ],
)
def test_an_account_that_cannot_be_is_refused(server: Server, wish: dict[str, Any]) -> None:
    with Client(server) as guest:
        answer = guest.http.post(
            "/api/account",
            content=json.dumps(wish),
            headers={"Content-Type": "application/json"},
        )
        assert code(answer) == (422, "invalid")
        assert "correct horse" not in answer.text, "a password is never told"
        assert not guest.http.get("/api/me").json()["account"]


@pytest.mark.databases
def test_names_of_accounts_are_unique_among_those_that_look_alike(
    server: Server, ann: Client
) -> None:
    name = ann.me["name"]
    with Client(server) as ben:
        for alike in (name, name.upper(), name.replace(" ", "-"), name.replace("e", "é")):
            answer = ben.http.post("/api/account", json={"name": alike, "password": PASSWORD})
            assert code(answer) == (409, "taken"), alike


@pytest.mark.databases
def test_of_two_who_take_a_name_at_once_one_has_it(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    name = new_name()
    with Client(server) as ann, Client(server) as ben, ThreadPoolExecutor(2) as pool:
        wish = {"name": name, "password": PASSWORD}
        answers = list(pool.map(lambda c: c.http.post("/api/account", json=wish), (ann, ben)))
        assert sorted(answer.status_code for answer in answers) == [201, 409]


def test_sign_in_tells_not_whether_the_name_or_the_password_was_wrong(
    server: Server, ann: Client
) -> None:
    with browser(server) as http:
        wrong = http.post("/api/session", json={"name": ann.me["name"], "password": "wrong"})
        nobody = http.post("/api/session", json={"name": "Nobody Here", "password": "wrong"})
        odd = http.post("/api/session", json={"name": "\u202e", "password": "wrong"})
        assert wrong.status_code == nobody.status_code == odd.status_code == 401
        assert wrong.content == nobody.content == odd.content
        assert "set-cookie" not in wrong.headers


@pytest.mark.databases
def test_after_a_rename_the_new_name_signs_in_and_the_old_is_free(
    server: Server, ann: Client
) -> None:
    old, new = ann.me["name"], new_name()
    assert ann.http.patch("/api/me", json={"name": new}).json()["name"] == new
    with signed_in(server, new):
        pass
    gone = post(server, "/api/session", json={"name": old, "password": PASSWORD})
    assert code(gone) == (401, "sign-in")
    with Client(server) as ben:
        make_account(ben, name=old)
        assert code(ann.http.patch("/api/me", json={"name": old})) == (409, "taken")
    assert ann.http.patch("/api/me", json={"name": new.upper()}).json()["name"] == new.upper()


def test_a_changed_password_ends_the_other_sessions(server: Server, ann: Client) -> None:
    with signed_in(server, ann.me["name"]) as other:
        wish = {"old": "not the old one", "new": "another horse"}
        assert code(ann.http.put("/api/account/password", json=wish)) == (401, "sign-in")
        wish["old"] = PASSWORD
        old_cookie = ann.http.cookies["obelisk"]
        assert ann.http.put("/api/account/password", json=wish).status_code == 204
        assert code(other.get("/api/sessions")) == (401, "sign-in")
    assert len(ann.http.get("/api/sessions").json()) == 1
    stolen = get(server, "/api/sessions", headers={"Cookie": f"obelisk={old_cookie}"})
    assert code(stolen) == (401, "sign-in")
    gone = {"name": ann.me["name"], "password": PASSWORD}
    assert code(post(server, "/api/session", json=gone)) == (401, "sign-in")
    with signed_in(server, ann.me["name"], "another horse"):
        pass


def test_a_bot_is_marked_for_good(server: Server, ann: Client) -> None:
    assert ann.http.patch("/api/me", json={"bot": True}).json()["bot"]
    assert ann.http.patch("/api/me", json={"bot": False}).json()["bot"]
    shown = get(server, f"/api/people/{ann.id}").json()
    assert shown["bot"]
    assert shown["name"] == ann.me["name"]
    assert set(shown) == {"id", "name", "account", "bot", "created"}


def test_nobody_of_an_unknown_id(server: Server) -> None:
    assert code(get(server, "/api/people/nobody")) == (404, "not-found")


# Sessions


def test_sign_out_ends_the_session_for_who_kept_the_cookie(server: Server, ann: Client) -> None:
    cookie = {"Cookie": f"obelisk={ann.http.cookies['obelisk']}"}
    answer = ann.http.delete("/api/session")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert code(get(server, "/api/sessions", headers=cookie)) == (401, "sign-in")
    assert ann.http.get("/api/me").json()["id"] != ann.id


@pytest.mark.databases
def test_sessions_are_listed_and_ended_one_by_one_and_all(server: Server, ann: Client) -> None:
    name = ann.me["name"]
    with signed_in(server, name) as phone, signed_in(server, name) as lost, Client(server) as ben:
        listed = phone.get("/api/sessions").json()
        assert [one["current"] for one in listed].count(True) == 1
        assert len(listed) == 3
        assert all(one["agent"].startswith("python-httpx") for one in listed)
        assert ann.http.cookies["obelisk"].split(".")[1] not in str(listed)
        current = next(one["id"] for one in lost.get("/api/sessions").json() if one["current"])
        ending = f"/api/sessions/{current}"
        assert code(ben.http.delete(ending)) == (404, "not-found"), "somebody else's"
        assert code(phone.delete("/api/sessions/unknown")) == (404, "not-found")
        assert phone.delete(ending).status_code == 204
        assert code(phone.delete(ending)) == (404, "not-found")
        assert code(lost.get("/api/sessions")) == (401, "sign-in")
        assert phone.delete("/api/sessions").status_code == 204
        for ended in (phone, ann.http):
            assert code(ended.get("/api/sessions")) == (401, "sign-in")


@pytest.mark.databases
def test_the_session_used_longest_ago_gives_way(server: Server, ann: Client) -> None:
    for number in range(2, 22):
        with signed_in(server, ann.me["name"]) as last:
            assert len(last.get("/api/sessions").json()) == min(number, 20)
    assert code(ann.http.get("/api/sessions")) == (401, "sign-in")


def test_who_signs_in_leaves_the_guest_behind(server: Server, ann: Client) -> None:
    with Client(server) as guest:
        cookie = {"Cookie": f"obelisk={guest.http.cookies['obelisk']}"}
        wish = {"name": ann.me["name"], "password": PASSWORD}
        assert guest.http.post("/api/session", json=wish).json()["id"] == ann.id
        assert guest.http.get("/api/me").json()["id"] == ann.id
        assert code(get(server, "/api/sessions", headers=cookie)) == (401, "sign-in")


# Tokens


def test_a_token_is_shown_once_and_plays(server: Server, ann: Client) -> None:
    token = make_token(ann, "play", "read")
    secret = token.rpartition(".")[2]
    assert len(secret) >= 32, "192 bits"
    (listed,) = ann.http.get("/api/tokens").json()
    assert secret not in str(listed)
    assert listed["scopes"] == ["read", "play"]
    assert listed["used"] is None
    with by_token(server, token) as bot:
        me = bot.get("/api/me").json()
        assert (me["id"], me["scopes"]) == (ann.id, ["read", "play"])
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = bot.post("/api/matches", json={"game": "khet", "seats": seats})
        match = made.json()["match"]["id"]
        assert bot.post(f"/api/matches/{match}/commands", json={"type": "leave"}).status_code == 200
    (listed,) = ann.http.get("/api/tokens").json()
    assert listed["used"] is not None


def test_a_token_opens_a_socket_and_acts_within_its_scopes(server: Server, ann: Client) -> None:
    match = ann.create(visibility="link")["match"]["id"]
    address = f"{server.url.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    kinds = {}
    for scope in ("read", "play"):
        headers = {"Authorization": f"Bearer {make_token(ann, scope)}"}
        with connect(address, additional_headers=headers) as socket:
            assert json.loads(socket.recv(10))["seat"] == 0
            json.loads(socket.recv(10))
            socket.send('{"type":"chat","id":"1","text":"hello"}')
            while (answer := json.loads(socket.recv(10)))["type"] not in ("ack", "refused"):
                pass
            kinds[scope] = answer
    assert kinds["play"]["type"] == "ack"
    assert kinds["read"]["error"]["code"] == "not-yours"
    with pytest.raises(InvalidStatus) as refusal:
        connect(address, additional_headers={"Authorization": "Bearer obelisk.no.token"})
    assert refusal.value.response.status_code == 401


@pytest.mark.parametrize("text", ["", "x", "obelisk..", "obelisk.a.b", "é", "x" * 5000])
def test_a_wrong_token_makes_nobody_a_guest(server: Server, text: str) -> None:
    headers = {"Authorization": f"Bearer {text}".strip().encode()}
    answer = get(server, "/api/me", headers=headers)
    assert code(answer) == (401, "sign-in")
    assert "set-cookie" not in answer.headers


@pytest.mark.databases
def test_a_revoked_token_is_refused(server: Server, ann: Client) -> None:
    token = make_token(ann, "read")
    (listed,) = ann.http.get("/api/tokens").json()
    with Client(server) as ben, by_token(server, token) as bot:
        make_account(ben)
        revoking = f"/api/tokens/{listed['id']}"
        assert code(ben.http.delete(revoking)) == (404, "not-found"), "somebody else's"
        assert bot.get("/api/me").status_code == 200
        assert ann.http.delete(revoking).status_code == 204
        assert code(bot.get("/api/me")) == (401, "sign-in")
        assert code(ann.http.delete(revoking)) == (404, "not-found")


@pytest.mark.databases
def test_an_account_has_so_many_tokens(server: Server, ann: Client) -> None:
    for _ in range(20):
        make_token(ann, "read")
    wish = {"name": "one more", "scopes": ["read"]}
    assert code(ann.http.post("/api/tokens", json=wish)) == (409, "not-now")


@pytest.mark.parametrize("scopes", [[], ["admin"], "read", ["read", "play", "read"]])
def test_scopes_must_be_known(ann: Client, scopes: Any) -> None:
    answer = ann.http.post("/api/tokens", json={"name": "a bot", "scopes": scopes})
    assert code(answer) == (422, "invalid")


# Rights: every verb, by everybody

VERBS: list[tuple[str, str, Any]] = [
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {}),
    ("POST", "/api/account", {"name": "Rights Of All", "password": PASSWORD}),
    ("PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD}),
    ("GET", "/api/sessions", None),
    ("DELETE", "/api/sessions/unknown", None),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/session", None),
    ("GET", "/api/tokens", None),
    ("POST", "/api/tokens", {"name": "some bot", "scopes": ["read"]}),
    ("DELETE", "/api/tokens/unknown", None),
    ("GET", "/api/people/unknown", None),
    ("POST", "/api/matches", {"game": "khet", "seats": [{"kind": "me"}, {"kind": "open"}]}),
]
RIGHTS = {
    #            me  ren acc pwd lst one all out lst tok rev who play
    "stranger": (200, 401, 201, 401, 401, 401, 401, 401, 401, 401, 401, 404, 201),
    "guest": (200, 200, 201, 401, 200, 404, 204, 204, 401, 401, 401, 404, 201),
    "account": (200, 200, 409, 204, 200, 404, 204, 204, 200, 201, 404, 404, 201),
    "read token": (200, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 404, 403),
    "play token": (200, 403, 409, 403, 403, 403, 403, 403, 403, 403, 403, 404, 201),
    "revoked token": (401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 404, 401),
    "ended session": (200, 401, 201, 401, 401, 401, 401, 401, 401, 401, 401, 404, 201),
}


def arrive(server: Server, who: str) -> dict[str, str]:
    """What somebody of this kind sends along."""
    if who == "stranger":
        return {}
    with Client(server) as client:
        if who != "guest":
            account = make_account(client)
        cookie = {"Cookie": f"obelisk={client.http.cookies['obelisk']}"}
        if who == "ended session":
            with signed_in(server, account["name"]) as other:
                other.delete("/api/sessions")
        if "token" not in who:
            return cookie
        token = make_token(client, who.split()[0].replace("revoked", "play"))
        if who == "revoked token":
            (listed,) = client.http.get("/api/tokens").json()
            client.http.delete(f"/api/tokens/{listed['id']}")
        return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize("who", RIGHTS)
def test_rights(server: Server, who: str) -> None:
    found = {}
    shown = arrive(server, who)
    for method, path, body in VERBS:
        if path == "/api/account":
            body = {**body, "name": new_name()}
        with browser(server, **shown) as http:
            answer = http.request(method, path, json=body)
        found[f"{method} {path}"] = answer.status_code
        if answer.status_code >= 400:
            assert set(answer.json()) == {"error"}
            assert set(answer.json()["error"]) == ERROR_FIELDS
        elif method != "GET":
            shown = arrive(server, who)  # afresh, as something was done
    assert found == dict(zip(found, RIGHTS[who], strict=True))


# Keeping house


def test_who_passed_by_is_forgotten_and_who_sat_down_is_not(own_server: Server) -> None:
    with (
        Client(own_server) as passer,
        Client(own_server) as player,
        Client(own_server) as member,
        Client(own_server) as lately,
    ):
        match = player.create()["match"]["id"]
        make_account(member)
        own_server.stop()
        month = 30 * 86_400_000
        with sqlite3.connect(own_server.data / "obelisk.sqlite") as database:
            database.execute("UPDATE people SET created = created - ?", (month,))
            database.execute(
                "UPDATE sessions SET seen = seen - ? WHERE person != ?", (month, lately.id)
            )
            database.execute(
                "UPDATE sessions SET seen = seen - ? WHERE person = ?", (13 * month, member.id)
            )
        database.close()
        own_server.start()
        with browser(own_server) as http:
            wait_for(lambda: http.get(f"/api/people/{passer.id}").status_code == 404)
            for kept in (player, member, lately):
                assert http.get(f"/api/people/{kept.id}").status_code == 200
            assert http.get(f"/api/matches/{match}").status_code == 200
            old = {"Cookie": f"obelisk={member.http.cookies['obelisk']}"}
            assert code(http.get("/api/sessions", headers=old)) == (401, "sign-in"), "13 months"
            known = {"Cookie": f"obelisk={player.http.cookies['obelisk']}"}
            (session,) = http.get("/api/sessions", headers=known).json()
            assert session["seen"] > session["created"], "it was used again"
