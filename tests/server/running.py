"""Starting and ending a server, and playing on it through its doors."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync import client

ERROR_FIELDS = {"code", "message", "faults", "clause", "match"}  # of all that is refused

PATIENCE = 60  # seconds until a test gives up waiting for what must come

PING = 2.5  # seconds between two signs of life

connect = partial(client.connect, compression=None, open_timeout=PATIENCE)


class Server:
    """A process of `obelisk serve`."""

    def __init__(
        self,
        data: Path,
        arguments: tuple[str, ...] = (),
        *,
        verb: str = "serve",
        **environment: str,
    ) -> None:
        self.data, self.arguments, self._verb = data, arguments, verb
        self._environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        log = self.data.with_suffix(".log").open("a")
        port = ["--port", "0"] if self._verb == "serve" else []
        command = [self._verb, *port, "--data", str(self.data), *self.arguments]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "obelisk", *command],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={
                **os.environ,
                "OBELISK_WARM": "0",
                "OBELISK_LIMITS": "0",
                "OBELISK_PACE": "0",
                **self._environment,
            },
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Obelisk "), self.log()
        self.url = line.split()[-1]

    def log(self) -> str:
        return self.data.with_suffix(".log").read_text()

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Stop the process; returns its exit status."""
        assert self.process is not None
        assert self.process.stdout is not None
        if self.is_running:
            self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return status

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


def start(data: Path, *arguments: str, **environment: str) -> Server:
    server = Server(data, arguments, **environment)
    server.start()
    return server


Launch = Callable[..., Server]  # see the fixture `launch`


class Client:
    """Somebody with a browser: an HTTP client that keeps its cookie, and sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        self.me = self.http.get("/api/me").json()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *exception: object) -> None:
        self.http.close()

    def move_to(self, server: Server) -> None:
        """Go on at another server, or at the same one after a restart."""
        self.server = server
        self.http.base_url = httpx.URL(server.url)

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def create(self, game: str = "khet", **wish: Any) -> dict[str, Any]:
        """Make a match: this client at the first seat, the others open, if not told otherwise."""
        count = len(wish.get("seats", ())) or 2
        seats = wish.pop("seats", [{"kind": "me"}] + [{"kind": "open"}] * (count - 1))
        answer = self.http.post("/api/matches", json={"game": game, "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def do(self, match: str, type: str, **command: Any) -> httpx.Response:
        body = {"type": type, **command}
        return self.http.post(f"/api/matches/{match}/commands", json=body)

    def done(self, match: str, type: str, **command: Any) -> dict[str, Any]:
        """Do what must succeed."""
        answer = self.do(match, type, **command)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def refused(self, match: str, type: str, **command: Any) -> str:
        """Do what must be refused; returns the code."""
        answer = self.do(match, type, **command)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"]["code"])

    def look(self, match: str) -> dict[str, Any]:
        answer = self.http.get(f"/api/matches/{match}")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def socket(self, match: str, since: int | None = None) -> Socket:
        return Socket(self, match, since)


class Socket:
    """The socket of a match."""

    def __init__(self, client: Client, match: str, since: int | None = None) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        address = client.server.url.replace("http", "ws", 1)
        query = "" if since is None else f"?since={since}"
        self._open = ExitStack()
        self.connection: client.ClientConnection = self._open.enter_context(
            connect(
                f"{address}/api/matches/{match}/socket{query}",
                additional_headers={"Cookie": cookies} if cookies else {},
            )
        )
        self.texts: list[str] = []  # everything, in order, as it was sent
        self.heard: list[dict[str, Any]] = []  # and what it says
        self._unread: list[dict[str, Any]] = []
        self._numbers = itertools.count(time.monotonic_ns())  # new ones also in another socket
        self.hello = self.receive()

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *exception: object) -> None:
        self._open.close()

    def receive(self) -> dict[str, Any]:
        """The next message that was not looked at; `find` also finds how many watch."""
        return self.find(lambda message: message["type"] != "watchers")

    def _read(self) -> dict[str, Any]:
        text = next_text(self.connection)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        return message

    @contextmanager
    def staying(self) -> Iterator[None]:
        """Ping meanwhile, so as not to be let go."""
        stop = threading.Event()

        def stay() -> None:
            with suppress(ConnectionClosed):
                while not stop.wait(PING):
                    self.connection.send('{"type":"ping"}')

        thread = threading.Thread(target=stay)
        thread.start()
        yield
        stop.set()
        thread.join()

    def find(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted; others stay to be looked at. Acks may overtake."""
        for place, message in enumerate(self._unread):
            if wanted(message):
                return self._unread.pop(place)
        while not wanted(message := self._read()):
            self._unread.append(message)
        return message

    def await_type(self, type: str, **fields: Any) -> dict[str, Any]:
        """The next message of a type with these fields."""
        exact = {"type": type, **fields}
        return self.find(lambda m: all(m.get(name) == value for name, value in exact.items()))

    def send(self, type: str, **command: Any) -> str:
        name = command.pop("id", None) or f"m{next(self._numbers)}"
        self.connection.send(json.dumps({"type": type, "id": name, **command}))
        return str(name)

    def do(self, type: str, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        name = self.send(type, **command)
        return self.find(lambda m: m["type"] in ("ack", "refused") and m["id"] == name)

    def is_closed_with(self) -> int:
        """Read until the server closes; returns the code."""
        try:
            while True:
                self.connection.recv(PATIENCE)
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code


def next_text(connection: client.ClientConnection) -> str:
    """The next text from the server. Pings meanwhile, as every client does, so as not to be let go:
    a server whose machine is busy may take long to answer."""
    end, pings = time.monotonic() + PATIENCE, 0
    while True:
        try:
            text = str(connection.recv(PING))
        except TimeoutError:
            assert time.monotonic() < end, "nothing came"
            connection.send('{"type":"ping"}')
            pings += 1
            continue
        if not pings or '"pong"' not in text[:20]:
            return text
        pings -= 1


def wait_for(condition: Callable[[], bool]) -> None:
    """Return when something has come about."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)
