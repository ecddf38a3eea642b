"""How the service carries load: on this machine, over the loopback, for a bounded time.

    python bench/load.py                 300 matches of Khet and 20 tables of Starclaim
    python bench/load.py --engines       the same people, with engines thinking on every core
    python bench/load.py --kill 20       end the server 20 times in the middle, and count
    python bench/load.py --help

Clients are real: a socket each, in this process. The bare echo is measured in the same run, with
the same client and as many sockets, so figures are ratios that travel between machines.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import itertools
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
import orjson
import uvloop

STARCLAIM_SEATS = 9
# An action is answered by an event to each of two people and by a receipt: 2.6 KB on average.
ECHOES = (("bare echo", 1, 0), ("echo of as many bytes", 3, 2600))


# The server


@dataclass
class Service:
    """A server process that can be ended and started again on the same port."""

    folder: Path
    arguments: list[str]
    port: int = 0
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = ["serve", "--data", str(self.folder / "data"), "--port", str(self.port)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "obelisk", *command, *self.arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=(self.folder / "log").open("a"),
            env={**os.environ, "OBELISK_LIMITS": "0"},
        )  # fmt: skip
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        if not line:
            raise SystemExit((self.folder / "log").read_text())
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self, number: int = signal.SIGKILL) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.send_signal(number)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def used(self) -> float:
        """Seconds of a processor that the process has used."""
        assert self.process is not None
        return _used(self.process.pid)

    def memory(self) -> int:
        """Kilobytes of memory that the process holds."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])


def _used(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# The echo to compare with: what is said comes back, padded and as often as is wished for

ECHO = """
import sys, uvicorn
times, size = int(sys.argv[2]), int(sys.argv[3])
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        for _ in range(times):
            await send({"type": "websocket.send", "text": message["text"].ljust(size)})
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio", lifespan="off",
            ws_per_message_deflate=False, ws_ping_interval=None)
"""


@dataclass
class Echo:
    """How quick an echo is: at full speed, and the waits at a pace."""

    speed: float  # round trips a second
    cost: float  # seconds of a processor for each
    calm: Tally


async def measure_echo(
    sockets: int, seconds: float, pace: Pace, *, times: int = 1, size: int = 0
) -> Echo:
    """A bare echo with so many sockets, which answers so many times with so many characters."""
    port = 18700 + os.getpid() % 1000
    settings = (str(port), str(times), str(size))
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", ECHO, *settings)
    text = orjson.dumps({"type": "action", "id": "m1", "action": "h2g1"})
    tally = Tally()
    ended = False

    async def turn(connection: Socket) -> None:
        while not ended:
            await asyncio.sleep(pace())
            sent = time.perf_counter()
            connection.send(text)
            for _ in range(times):
                await connection.recv()
            tally.waits.append(time.perf_counter() - sent)
            tally.acknowledged += 1

    try:
        connections = [await _connect(port, "/") for _ in range(sockets)]
        tasks = [asyncio.create_task(turn(connection)) for connection in connections]
        await _measure(tally, seconds)
        calm = Tally(waits=list(tally.waits))
        pace.rate = 0.0
        await asyncio.sleep(2)
        before, used = tally.acknowledged, _used(process.pid)
        speed = await _measure(tally, seconds)
        cost = (_used(process.pid) - used) / max(tally.acknowledged - before, 1)
        ended = True
        await asyncio.gather(*tasks)
        for connection in connections:
            connection.close()
        return Echo(speed, cost, calm)
    finally:
        process.terminate()
        await process.wait()


class Gone(Exception):
    """The connection is lost."""


class Socket(asyncio.Protocol):
    """As much of a WebSocket client as is needed here, so that the driver costs little."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        lines += [f"Cookie: {cookie}"] if cookie else []
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._buffer = bytearray()
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head = self._buffer.find(b"\r\n\r\n")
            if head < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                self.open.set_exception(Gone())
                return
            del self._buffer[: head + 4]
            self.open.set_result(None)
        while (message := self._frame()) is not None:
            self._messages.put_nowait(message)

    def _frame(self) -> bytes | None:
        """The next whole message; frames of the server are not masked, and not in parts."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        content, opcode = bytes(buffer[start : start + length]), buffer[0] & 15
        del buffer[: start + length]
        if opcode == 8:
            self.close()
            return None
        return content

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(Gone())
        self._messages.put_nowait(None)

    async def recv(self) -> bytes:
        message = await self._messages.get()
        if message is None:
            self._messages.put_nowait(None)
            raise Gone
        return message

    def send(self, text: bytes) -> None:
        """Send a text, masked by zeros, which leaves it as it is."""
        assert self._transport is not None
        if self._transport.is_closing():
            raise Gone
        size = len(text)
        assert size < 65536
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def _connect(port: int, path: str, cookie: str = "") -> Socket:
    """A socket that is open; the server may be about to start."""
    host = f"127.0.0.1:{port}"
    for _ in range(200):
        try:
            loop = asyncio.get_running_loop()
            _, socket = await loop.create_connection(
                lambda: Socket(host, path, cookie), "127.0.0.1", port
            )
            await socket.open
            return socket
        except (OSError, Gone):
            await asyncio.sleep(0.1)
    raise SystemExit("the server cannot be reached")


# People


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)  # seconds from action sent to event received
    acknowledged: int = 0
    resumed: int = 0
    refused: int = 0
    finished: int = 0

    def percentile(self, part: float) -> float:
        ordered = sorted(self.waits)
        return 1000 * ordered[int(part * (len(ordered) - 1))] if ordered else 0.0


class Player:
    """Somebody at a table, who acts when it is their turn, and reconnects by themselves."""

    def __init__(self, service: Service, match: str, cookie: str, tally: Tally) -> None:
        self.service, self.match, self.cookie, self.tally = service, match, cookie, tally
        self.last = 0  # the number of the last message
        self.sent: dict[str, tuple[float, str]] = {}  # what is not acknowledged: when, and what
        self.acked: dict[str, str] = {}
        self.shown = 0.0  # when the own action was sent that is not shown yet
        self.view: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.seat: int | None = None
        self.socket: Socket | None = None
        self._numbers = itertools.count(1)
        self.over = asyncio.Event()

    async def run(self, pace: Callable[[], float]) -> None:
        """Play until the match is over."""
        while not self.over.is_set():
            since = f"?since={self.last}" if self.last else ""
            path = f"/api/matches/{self.match}/socket{since}"
            self.socket = await _connect(self.service.port, path, self.cookie)
            if self.last:
                self.tally.resumed += 1
            pinging = asyncio.create_task(self._ping(self.socket))
            try:
                for name, (_, action) in list(self.sent.items()):
                    self._say(type="action", id=name, action=action)
                while not self.over.is_set():
                    await self._hear(orjson.loads(await self.socket.recv()), pace)
            except Gone:
                await asyncio.sleep(0.05)
            finally:
                pinging.cancel()
                self.socket.close()

    async def _ping(self, socket: Socket) -> None:
        with suppress(Gone):
            while True:
                await asyncio.sleep(2.5)
                socket.send(b'{"type":"ping"}')

    async def _hear(self, message: dict[str, Any], pace: Callable[[], float]) -> None:
        kind = message["type"]
        if kind == "hello":
            self.seat = message["seat"]
            if self.view and not self.sent:  # nothing may have been missed
                await self._act(pace)
        elif kind == "ack":
            if message["id"] in self.sent:
                self.acked[message["id"]] = self.sent.pop(message["id"])[1]
                self.tally.acknowledged += 1
            await self._act(pace)
        elif kind == "refused":
            self.sent.pop(message["id"], None)
            self.shown = 0.0
            self.tally.refused += 1
            await self._act(pace)
        elif kind in ("event", "snapshot"):
            if kind == "event" and message["n"] != self.last + 1:
                raise AssertionError(f"message {message['n']} after {self.last}")
            self.last, self.now = message["n"], message["now"]
            if (message.get("seat") == self.seat and "action" in message) or kind == "snapshot":
                if self.shown and kind == "event":
                    self.tally.waits.append(time.perf_counter() - self.shown)
                self.shown = 0.0
            if "view" in message:
                self.view = message["view"]
                if self.now["status"] == "over":
                    self.tally.finished += 1
                    self.over.set()
                else:
                    await self._act(pace)

    async def _act(self, pace: Callable[[], float]) -> None:
        if not self.now or self.seat not in self.now["to_act"] or self.sent or self.shown:
            return  # it is not our turn, or we do not know yet what our last action did
        delay = pace()
        if delay:
            await asyncio.sleep(delay)
        action = self.choose()
        name = f"{os.getpid()}.{id(self):x}.{next(self._numbers)}"
        self.shown = time.perf_counter()
        self.sent[name] = (self.shown, action)
        self._say(type="action", id=name, action=action)

    def _say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(orjson.dumps(message))

    def choose(self) -> str:
        return str(random.choice(self.view["actions"]))


class Claimant(Player):
    """Somebody at a table of Starclaim: the cheapest decision that the view tells to be legal."""

    def choose(self) -> str:
        from obelisk.games.starclaim.opponents import make

        view, asked = self.view, self.view["asks"]
        if asked == "auction":
            return "pass"
        if asked == "shop":
            return "skip"
        if asked == "defuse":
            return "defuse yes"
        if asked == "pick":
            rest = [s for s in range(view["seats"]) if s not in view["done"]]
            return f"pick {random.choice(rest)}"
        return make("cautious", random.randrange(2**31))._wish(view, [])


async def seat_people(
    service: Service, count: int, wish: dict[str, Any], kind: type[Player], tally: Tally
) -> list[Player]:
    """Matches with all their people, who have not begun to listen."""
    players: list[Player] = []
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=service.url, limits=limits, timeout=60) as http:

        async def guest() -> str:
            http.cookies.clear()
            await http.get("/api/me")
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            http.cookies.clear()
            return cookie

        for _ in range(count):
            cookies = [await guest() for seat in wish["seats"] if seat["kind"] != "engine"]
            made = await http.post("/api/matches", json=wish, headers={"Cookie": cookies[0]})
            http.cookies.clear()
            match = made.json()["match"]["id"]
            for cookie in cookies[1:]:
                body = {"type": "join"}
                headers = {"Cookie": cookie}
                path = f"/api/matches/{match}/commands"
                (await http.post(path, json=body, headers=headers)).raise_for_status()
            players += [kind(service, match, cookie, tally) for cookie in cookies]
    return players


KHET = {
    "game": "khet",
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "clock": {"kind": "main", "time": 3600, "increment": 5},
}
STARCLAIM = {
    "game": "starclaim",
    "seats": [{"kind": "me"}, *[{"kind": "open"}] * (STARCLAIM_SEATS - 1)],
    "clock": {"kind": "action", "time": 600},
}


class Pace:
    """How long people think: on average so long that a table acts `rate` times a second."""

    def __init__(self, rate: float) -> None:
        self.rate = rate

    def __call__(self) -> float:
        return random.expovariate(self.rate) if self.rate else 0.0


class Playing:
    """People who play, from their first message until they are told to end."""

    def __init__(self, players: list[Player], pace: Pace) -> None:
        self._tasks = [asyncio.create_task(player.run(pace)) for player in players]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for fault in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(fault, Exception):
                raise fault


async def _measure(tally: Tally, seconds: float) -> float:
    """Actions a second for a while; the waits of before are forgotten."""
    tally.waits.clear()
    before, started = tally.acknowledged, time.perf_counter()
    await asyncio.sleep(seconds)
    return (tally.acknowledged - before) / (time.perf_counter() - started)


async def load(arguments: argparse.Namespace, folder: Path) -> None:
    """Latency at a human pace, throughput at full speed, memory when nobody does anything."""
    service = Service(folder, ["--workers", "0"])
    await service.start()
    try:
        tally = Tally()
        await seat_people(service, 1, KHET, Player, tally)  # kernels are loaded
        await seat_people(service, 1, STARCLAIM, Claimant, tally)
        empty = service.memory()
        players = await seat_people(service, arguments.matches, KHET, Player, tally)
        waiting = await _with_sockets(service, players)
        idle = (service.memory() - empty) / max(arguments.matches, 1)
        for socket in waiting:
            socket.close()
        print(f"memory of an idle match with its two sockets: {idle:.0f} KB", flush=True)
        players += await seat_people(service, arguments.tables, STARCLAIM, Claimant, tally)

        pace = Pace(arguments.rate / max(arguments.matches + arguments.tables, 1))
        playing = Playing(players, pace)
        await asyncio.sleep(5)  # all have come
        speed = await _measure(tally, arguments.seconds)
        print(
            f"people's pace, {speed:.0f} actions/s: p50 {tally.percentile(0.5):.1f} ms, "
            f"p95 {tally.percentile(0.95):.1f} ms, p99 {tally.percentile(0.99):.1f} ms",
            flush=True,
        )
        pace.rate = 0.0
        await asyncio.sleep(3)  # the last thoughts are thought
        before, acted = service.used(), tally.acknowledged
        full = await _measure(tally, arguments.seconds)
        cost = (service.used() - before) / max(tally.acknowledged - acted, 1)
        await playing.end()
    finally:
        service.kill(signal.SIGTERM)
        assert service.process is not None
        await service.process.wait()
    print(f"full speed: {full:.0f} actions/s, {1000 * cost:.3f} ms of a core each", flush=True)
    for name, times, size in ECHOES:
        pace = Pace(arguments.rate / max(2 * arguments.matches, 1))
        echo = await measure_echo(
            2 * arguments.matches, arguments.seconds / 2, pace, times=times, size=size
        )
        print(
            f"{name}: p95 {echo.calm.percentile(0.95):.1f} ms at people's pace; full speed "
            f"{echo.speed:.0f}/s, {1000 * echo.cost:.3f} ms of a core each; ours to it: "
            f"{full / echo.speed:.2f} in throughput, {echo.cost / cost:.2f} in cost",
            flush=True,
        )


async def _with_sockets(service: Service, players: list[Player]) -> list[Socket]:
    sockets = []
    for player in players:
        path = f"/api/matches/{player.match}/socket"
        sockets.append(await _connect(service.port, path, player.cookie))
    await asyncio.sleep(1)
    return sockets


async def engines(arguments: argparse.Namespace, folder: Path) -> None:
    """Latency of people while engines think on every core."""
    cores = os.cpu_count() or 1
    service = Service(folder, ["--workers", str(cores)])
    await service.start()
    try:
        tally, quiet = Tally(), Tally()
        strong = {"kind": "engine", "level": 8}
        wish = {**KHET, "seats": [{"kind": "me"}, strong], "clock": {"kind": "none"}}
        against = await seat_people(service, 4 * cores, wish, Player, quiet)
        players = await seat_people(service, arguments.matches // 5, KHET, Player, tally)
        pace = Pace(arguments.rate / max(arguments.matches, 1))
        playing = [Playing(against, Pace(0.0)), Playing(players, pace)]
        await asyncio.sleep(5)  # all have come, and the engines think
        await _measure(tally, arguments.seconds)
        for people in playing:
            await people.end()
        print(
            f"{cores} engines of level 8 busy, {len(tally.waits)} actions of people: "
            f"p50 {tally.percentile(0.5):.1f} ms, p95 {tally.percentile(0.95):.1f} ms"
        )
    finally:
        service.kill(signal.SIGTERM)
        assert service.process is not None
        await service.process.wait()


async def killing(arguments: argparse.Namespace, folder: Path) -> None:
    """End the server again and again in the middle of play; then look for what is missing."""
    service = Service(folder, ["--workers", "0"])
    await service.start()
    tally = Tally()
    players = await seat_people(service, arguments.matches // 10, KHET, Player, tally)
    playing = Playing(players, Pace(arguments.rate / max(arguments.matches // 10, 1)))
    clocks_off = 0.0
    try:
        for _ in range(arguments.kill):
            await _await_actions(tally, random.randrange(30, 90))
            service.kill()
            assert service.process is not None
            await service.process.wait()
            await service.start()
        await asyncio.sleep(2)
        await playing.end()
        missing, doubled = await _check(service, players)
        clocks_off = await _check_clocks(service, players)
    finally:
        service.kill(signal.SIGTERM)
        assert service.process is not None
        await service.process.wait()
    print(
        f"{arguments.kill} times kill -9: {tally.acknowledged} acknowledged actions, "
        f"{missing} missing, {doubled} doubled; {tally.resumed} times resumed by themselves; "
        f"clocks off by at most {clocks_off:.2f} s"
    )
    if missing or doubled or clocks_off > 1:
        raise SystemExit(1)


async def _await_actions(tally: Tally, count: int) -> None:
    """Wait until so many more actions were acknowledged: everybody is back, and plays."""
    wanted = tally.acknowledged + count
    for _ in range(1500):
        if tally.acknowledged >= wanted:
            return
        await asyncio.sleep(0.01)


async def _stories(
    service: Service, players: list[Player]
) -> list[tuple[Player, list[dict[str, Any]]]]:
    """What the server tells of each player's match, from the first message on."""
    stories = []
    async with httpx.AsyncClient(base_url=service.url, timeout=60) as http:
        for player in players:
            told: list[dict[str, Any]] = []
            while True:
                path = f"/api/matches/{player.match}/history?limit=200&since={len(told)}"
                more = (await http.get(path, headers={"Cookie": player.cookie})).json()
                told += more
                if len(more) < 200:
                    break
            stories.append((player, told))
    return stories


async def _check(service: Service, players: list[Player]) -> tuple[int, int]:
    """Acknowledged actions that are missing, and actions that are there more often than sent."""
    missing = doubled = 0
    for player, told in await _stories(service, players):
        played = [m["action"] for m in told if m["kind"] == "action" and m["seat"] == player.seat]
        acked = list(player.acked.values())
        unsure = len(player.sent)  # sent when all ended: played or not
        if played[: len(acked)] != acked:
            missing += sum(1 for action in acked if action not in played) or 1
        doubled += max(len(played) - len(acked) - unsure, 0)
    return missing, doubled


async def _check_clocks(service: Service, players: list[Player]) -> float:
    """By how many seconds the clocks differ from what the times of the actions add up to."""
    worst = 0.0
    for _, told in await _stories(service, players):
        actions = [m for m in told if m["kind"] == "action"]
        if not actions:
            continue
        started = next(m["at"] for m in told if m["kind"] == "join")
        left, last = [3600.0, 3600.0], started
        for message in actions:
            left[message["seat"]] += 5 - (message["at"] - last) / 1000
            last = message["at"]
        shown = actions[-1]["now"]["clock"]["remaining"]
        worst = max(worst, *(abs(a - b / 1000) for a, b in zip(left, shown, strict=True)))
    return worst


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=300, help="matches of Khet, two people each")
    parser.add_argument(
        "--tables", type=int, default=20, help="tables of Starclaim, nine people each"
    )
    parser.add_argument("--seconds", type=float, default=10, help="length of each measurement")
    parser.add_argument("--rate", type=float, default=200, help="actions a second at people's pace")
    parser.add_argument("--engines", action="store_true", help="measure beside thinking engines")
    parser.add_argument("--kill", type=int, default=0, help="times to end the server in play")
    arguments = parser.parse_args()
    scene: Callable[[argparse.Namespace, Path], Coroutine[None, None, None]] = load
    if arguments.kill:
        scene = killing
    elif arguments.engines:
        scene = engines
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(scene(arguments, Path(folder)))


if __name__ == "__main__":
    main()
