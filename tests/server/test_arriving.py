"""Requests that are half sent: they wait for a bounded time, and an address has few of them."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from obelisk.server import arriving
from obelisk.server.arriving import HEADER_WITHIN, LONGEST_HEADER, MOST_ARRIVING, MOST_AT_ONCE, NEW
from obelisk.server.limits import customer_of
from tests.server.running import PATIENCE, Client, Server

WHOLE = b"GET /x HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


async def answer_nothing(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


class Timer:
    def __init__(self, at: float, call: Any, arguments: tuple[Any, ...]) -> None:
        self.at, self.call, self.arguments, self.cancelled = at, call, arguments, False

    def cancel(self) -> None:
        self.cancelled = True


class Task:
    def add_done_callback(self, call: Any) -> None: ...


class Loop:
    """An event loop whose time is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Any, *arguments: Any) -> Timer:
        self.timers.append(Timer(self.now + delay, call, arguments))
        return self.timers[-1]

    def create_task(self, work: Any, **_: Any) -> Task:
        work.close()  # what the application does is not looked at here
        return Task()

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        for timer in [timer for timer in self.timers if timer.at <= self.now]:
            self.timers.remove(timer)
            if not timer.cancelled:
                timer.call(*timer.arguments)


class Transport:
    def __init__(self, host: str) -> None:
        self.host, self.sent, self.closed = host, b"", False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return (self.host, 1) if name in ("peername", "sockname") else default

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Site:
    """A server whose connections are made by hand."""

    def __init__(self) -> None:
        self.loop, self.config = Loop(), Config(answer_nothing, lifespan="off", log_config=None)
        self.state, self.kind = ServerState(), arriving.arriving()

    def connect(self, host: str = "203.0.113.7") -> tuple[Any, Transport]:
        connection = self.kind(self.config, self.state, {}, _loop=self.loop)  # type: ignore[arg-type]
        transport = Transport(host)
        connection.connection_made(transport)  # type: ignore[arg-type]
        return connection, transport


def test_a_header_that_does_not_arrive_is_given_up_however_it_drips() -> None:
    site = Site()
    connection, transport = site.connect()
    for letter in WHOLE[:18]:
        connection.data_received(bytes([letter]))
        site.loop.pass_time(HEADER_WITHIN / 20)
        assert not transport.closed
    site.loop.pass_time(HEADER_WITHIN / 10)
    assert transport.closed
    assert transport.sent.startswith(b"HTTP/1.1 408 ")


def test_a_header_that_arrives_is_answered_at_leisure() -> None:
    site = Site()
    connection, transport = site.connect()
    connection.data_received(WHOLE[:20])
    site.loop.pass_time(HEADER_WITHIN * 0.9)
    connection.data_received(WHOLE[20:])
    site.loop.pass_time(HEADER_WITHIN * 5)
    assert not transport.closed
    assert not transport.sent


def test_a_header_without_end_is_refused() -> None:
    site = Site()
    connection, transport = site.connect()
    connection.data_received(WHOLE[:-2])
    for _ in range(LONGEST_HEADER // 1000 + 2):
        connection.data_received(b"x-a: " + b"y" * 995 + b"\r\n")
    assert transport.closed
    assert transport.sent.startswith(b"HTTP/1.1 431 ")


def test_an_address_has_only_so_many_and_the_oldest_gives_way() -> None:
    site = Site()
    held = [site.connect()[1] for _ in range(MOST_ARRIVING)]
    other = site.connect("198.51.100.9")[1]
    site.loop.pass_time(NEW * 1.5)
    newest = [site.connect()[1] for _ in range(3)]
    assert [transport.closed for transport in held] == [True] * 3 + [False] * (MOST_ARRIVING - 3)
    assert held[0].sent.startswith(b"HTTP/1.1 429 ")
    assert not other.closed
    assert not any(transport.closed for transport in newest)


def test_who_has_sent_a_whole_header_before_counts_with_the_next_one() -> None:
    site = Site()
    held = [site.connect() for _ in range(MOST_ARRIVING)]
    for connection, _ in held:
        connection.data_received(WHOLE)
    assert not site.kind.waiting_by_address
    for connection, _ in held:
        connection.data_received(WHOLE[:20])
    site.loop.pass_time(NEW * 1.5)
    site.connect()
    assert [transport.closed for _, transport in held] == [True] + [False] * (MOST_ARRIVING - 1)
    assert held[0][1].sent.endswith(b"too many requests are half sent\n")


def test_a_proxy_that_opens_many_at_once_is_left_alone() -> None:
    site = Site()
    made = [site.connect("127.0.0.1") for _ in range(MOST_ARRIVING * 3)]
    for connection, _ in made:
        connection.data_received(WHOLE)
    assert not any(transport.closed for _, transport in made)
    assert not site.kind.waiting_by_address, "nothing is remembered of those that have arrived"


def test_a_burst_of_half_sent_headers_is_over_after_a_second() -> None:
    site = Site()
    held = [site.connect()[1] for _ in range(MOST_AT_ONCE + 10)]
    assert [transport.closed for transport in held] == [False] * MOST_AT_ONCE + [True] * 10
    site.loop.pass_time(NEW)
    assert sum(not transport.closed for transport in held) == MOST_ARRIVING
    site.loop.pass_time(HEADER_WITHIN)
    assert all(transport.closed for transport in held)
    assert not site.kind.waiting_by_address


def test_networks_of_one_customer_are_one_address() -> None:
    assert customer_of("2001:db8:1:2:3::4") == customer_of("2001:db8:1:2::9")
    assert customer_of("::ffff:203.0.113.7") == "203.0.113.7"


@contextmanager
def half_sent(server: Server, count: int) -> Iterator[list[socket.socket]]:
    host, port = server.url.removeprefix("http://").split(":")
    with ExitStack() as stack:
        opened = []
        for _ in range(count):
            connection = stack.enter_context(socket.create_connection((host, int(port)), PATIENCE))
            connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: 127.0")
            opened.append(connection)
        yield opened


def test_a_real_server_closes_them_and_serves_others_meanwhile(own_server: Server) -> None:
    with half_sent(own_server, MOST_ARRIVING + 5) as opened, Client(own_server) as ann:
        assert ann.create()["match"]["id"]
        for connection in opened:
            assert connection.recv(1000).startswith(b"HTTP/1.1 4")
            while connection.recv(1000):
                pass
        assert ann.create()["match"]["id"]


@pytest.mark.parametrize(
    ("host", "accepted"),
    [
        ("127.0.0.1:8000", True), ("[::1]:8000", True), ("192.168.1.20", True), ("localhost", True),
        ("localhost:3000", True), ("obelisk.localhost", True), ("evil.example", False),
        ("127.0.0.1.evil.example", False), ("localhost.evil.example:8000", False), ("[::1", False),
        ("evil.example@127.0.0.1", False), ("127.0.0.1/evil.example", False),
        ("LOCALHOST", True), ("2130706433", False),
    ],
)  # fmt: skip
def test_without_an_origin_only_addresses_and_localhost_are_hosts(
    server: Server, host: str, accepted: bool
) -> None:
    with Client(server) as ann:
        answer = ann.http.get("/api/me", headers={"host": host})
    if accepted:
        assert answer.status_code == 200
    else:
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "foreign"
        assert "OBELISK_ORIGIN" in answer.json()["error"]["message"]
