"""Limits: what is too much is refused and told when to come again, in memory that cannot grow."""

from __future__ import annotations

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from obelisk.server import limits
from obelisk.server.limits import LIMITS, Limits, address_of
from obelisk.server.refusal import Refused
from tests.server.running import Client, Server, start


class Clock:
    """A clock that is put by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spent(table: Limits, name: str, key: str, most: int = 10_000) -> int:
    """How often something can be done until it is refused."""
    for count in range(most):
        try:
            table.spend(name, key)
        except Refused:
            return count
    raise AssertionError("never refused")


@pytest.mark.parametrize("name", LIMITS)
def test_each_limit_refuses_what_is_too_much_for_one_key_alone(name: str) -> None:
    table = Limits(clock=Clock())
    assert spent(table, name, "ann") == min(limit.count for limit in LIMITS[name])
    table.spend(name, "ben")


def test_who_waits_as_told_may_go_on() -> None:
    clock = Clock()
    table = Limits(clock=clock)
    spent(table, "chat", "ann")
    with pytest.raises(Refused, match=r"You.re writing too fast\. Try again in 3 s") as refusal:
        table.spend("chat", "ann")
    assert refusal.value.retry == 3
    clock.now += 3
    table.spend("chat", "ann")
    clock.now += 3600
    assert spent(table, "chat", "ann") == 8, "a rest fills the bucket, and not more"


@given(st.lists(st.floats(0, 30), max_size=60))
def test_never_more_than_the_count_in_its_seconds_twice(pauses: list[float]) -> None:
    (limit,) = LIMITS["chat"]
    clock = Clock()
    table = Limits(clock=clock)
    allowed = []
    for pause in pauses:
        clock.now += pause
        try:
            table.spend("chat", "ann")
            allowed.append(clock.now)
        except Refused:
            continue
    for first in allowed:
        inside = [at for at in allowed if first <= at < first + limit.seconds]
        assert len(inside) <= 2 * limit.count


def test_all_limits_of_a_name_must_be_kept_and_a_refusal_counts_nothing() -> None:
    clock = Clock()
    table = Limits(clock=clock)
    first, day = LIMITS["match"]
    made = 0
    for _ in range(24):
        made += spent(table, "match", "ann")
        clock.now += first.seconds
    assert day.count <= made < day.count + 24 * first.count * first.seconds * 24 / day.seconds + 40
    assert made < 24 * first.count


def test_what_was_given_back_can_be_spent_again() -> None:
    table = Limits(clock=Clock())
    spent(table, "password", "ann")
    table.give_back("password", "ann")
    assert spent(table, "password", "ann") == 1


def test_memory_is_bounded_and_old_keys_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 100)
    clock = Clock()
    table = Limits(clock=clock)
    spent(table, "chat", "first")
    for number in range(1000):
        table.spend("chat", str(number))
    (chat,) = LIMITS["chat"]
    assert len(table._full[chat]) == 100
    table.spend("chat", "first")  # forgotten, so it may
    clock.now += chat.seconds + 1
    table.spend("chat", "new")
    assert list(table._full[chat]) == ["new"], "full buckets are not remembered"


def test_limits_can_be_eased_and_lifted() -> None:
    assert spent(Limits(3, Clock()), "chat", "ann") == 24
    lifted = Limits(0, Clock())
    for _ in range(1000):
        lifted.spend("chat", "ann")
    lifted.give_back("chat", "ann")
    with lifted.hold("analyses", "ann"), pytest.raises(Refused), lifted.hold("analyses", "ann"):
        pass


def test_what_is_held_is_free_again_afterwards() -> None:
    table = Limits(clock=Clock())
    with (
        table.hold("analyses", "ann"),
        table.hold("analyses", "ben"),
        pytest.raises(Refused, match="You can run only one analysis at a time"),
        table.hold("analyses", "ann"),
    ):
        pass
    with table.hold("analyses", "ann"):
        assert table._held["analyses"] == {"ann": 1}
    assert table._held["analyses"] == {}


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "unknown"),
    ],
)
def test_the_address_is_the_customers(host: str, address: str) -> None:
    scope = {"type": "http", "client": (host, 1), "headers": []}
    assert address_of(HTTPConnection(scope)) == address


# On a server


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    server = start(tmp_path_factory.mktemp("limited"), OBELISK_LIMITS="1")
    yield server
    server.stop()


def come_from(client: httpx.Client, address: str) -> None:
    """Requests of this client come from another address: we play the proxy."""
    client.headers["X-Forwarded-For"] = address


def test_new_guests_are_limited_by_address(limited: Server) -> None:
    with httpx.Client(base_url=limited.url, verify=False) as http:
        come_from(http, "192.0.2.1")
        answers = []
        for _ in range(31):
            http.cookies.clear()
            answers.append(http.get("/api/me"))
        assert [answer.status_code for answer in answers] == [200] * 30 + [429]
        assert answers[-1].json()["error"]["code"] == "too-many"
        assert 1 <= int(answers[-1].headers["Retry-After"]) <= 20
        come_from(http, "192.0.2.2")
        assert http.get("/api/me").status_code == 200


def test_wrong_passwords_are_limited_by_name_from_many_addresses(limited: Server) -> None:
    with Client(limited) as ann, httpx.Client(base_url=limited.url, verify=False) as thief:
        account = {"name": "Limited Ann", "password": "the right password"}
        assert ann.http.post("/api/account", json=account).status_code == 201
        tries = []
        for number in range(12):
            come_from(thief, f"198.51.100.{number}")
            wish = {"name": ("LIMITED ann", "limitedann")[number % 2], "password": "wrong"}
            tries.append(thief.post("/api/session", json=wish).status_code)
        assert tries == [401] * 10 + [429] * 2
        assert thief.post("/api/session", json=account).status_code == 429, "even the right one"
        assert ann.http.get("/api/sessions").status_code == 200, "who is signed in stays so"


def test_attempts_are_limited_by_address_for_many_names(limited: Server) -> None:
    with httpx.Client(base_url=limited.url, verify=False) as thief:
        come_from(thief, "203.0.113.5")
        tries = [
            thief.post("/api/session", json={"name": f"Name {n}", "password": "x"}).status_code
            for n in range(21)
        ]
        assert tries == [401] * 20 + [429]


def test_chat_is_limited_over_http_and_socket_together(limited: Server) -> None:
    with Client(limited) as ann:
        match = ann.create()["match"]["id"]
        for number in range(4):
            ann.done(match, "chat", text=f"line {number}")
        with ann.socket(match) as socket:
            answers = [socket.do("chat", text=f"line {number}") for number in range(5)]
            assert [answer["type"] for answer in answers] == ["ack"] * 4 + ["refused"]
            assert answers[-1]["error"]["code"] == "too-many"
            assert socket.do("leave")["type"] == "ack", "commands are counted apart"
        answer = ann.do(match, "chat", text="again")
        assert answer.status_code == 429
        assert int(answer.headers["Retry-After"]) >= 1


def test_a_socket_that_floods_is_closed(limited: Server) -> None:
    with Client(limited) as ann:
        match = ann.create()["match"]["id"]
        with ann.socket(match) as socket:
            with pytest.raises(ConnectionClosed):  # noqa: PT012  # at whichever message
                for _ in range(400):
                    socket.connection.send('{"type":"ping"}')
                while True:
                    socket.connection.recv(10)
            assert socket.connection.close_code == 4429


def test_new_matches_are_limited(limited: Server) -> None:
    with Client(limited) as ben:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = [
            ben.http.post("/api/matches", json={"game": "khet", "seats": seats}).status_code
            for _ in range(21)
        ]
        assert made == [201] * 20 + [429]


def test_connections_and_requests_are_limited_by_address(limited: Server) -> None:
    from websockets.sync.client import connect

    address = limited.url.replace("http", "ws", 1) + "/api/lobby/socket"
    headers = {"X-Forwarded-For": "192.0.2.77"}
    with pytest.raises(InvalidStatus) as refusal:  # noqa: PT012
        for _ in range(130):
            with connect(address, additional_headers=headers, compression=None):
                pass
    assert refusal.value.response.status_code == 429
    assert "retry-after" in refusal.value.response.headers
    with httpx.Client(base_url=limited.url, verify=False) as http:
        come_from(http, "192.0.2.99")
        statuses = [http.get("/healthz").status_code for _ in range(700)]
        assert statuses[:600] == [200] * 600
        assert 429 in statuses
