"""People who play: a socket each, in this process."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import orjson
from bench.load.service import Service
from bench.load.sockets import Gone, Socket, connect
from bench.load.tally import Pace, Tally

STARCLAIM_SEATS = 9


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
            self.socket = await connect(self.service.port, path, self.cookie)
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
        from obelisk.games.starclaim.players.plain import make

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
