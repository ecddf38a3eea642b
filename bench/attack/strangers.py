"""People who come from addresses of their own, so that limits tell them apart."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from bench.load.service import Service

_addresses = itertools.count(2)

PAIR = [{"kind": "me"}, {"kind": "open"}]
LOOK = 0.12  # seconds between two requests of a bystander, who keeps to the limits


def new_address() -> str:
    """An address of the loopback that nobody else has."""
    number = next(_addresses)
    return f"127.0.{number >> 8}.{number & 255}"


class Stranger:
    """A guest with a browser: an HTTP client with a cookie, at an address."""

    def __init__(self, service: Service, address: str | None = None) -> None:
        self.service, self.address = service, address or new_address()
        self.http = self._opened()

    def _opened(self, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
        # without certificates, which are read for long while others are measured
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        return httpx.AsyncClient(
            base_url=self.service.url, transport=transport, timeout=120, cookies=cookies
        )

    async def come_back(self) -> None:
        """Connect anew, after the server was started again."""
        cookies = self.http.cookies
        await self.leave()
        self.http = self._opened(cookies)

    async def come(self) -> Stranger:
        """Become a guest with a name."""
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def leave(self) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The header that a socket of this guest sends."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def create(self, game: str, **wish: Any) -> str:
        """Make a match; the id of it."""
        body = {"game": game, "seats": PAIR, **wish}
        made = await self.http.post("/api/matches", json=body)
        made.raise_for_status()
        return str(made.json()["match"]["id"])

    async def do(self, match: str, kind: str, **command: Any) -> httpx.Response:
        """Ask for something in a match."""
        body = {"type": kind, **command}
        return await self.http.post(f"/api/matches/{match}/commands", json=body)

    async def get(self, path: str) -> httpx.Response:
        try:
            return await self.http.get(path)
        except httpx.TransportError:  # the server closed it meanwhile, as it does after a fault
            await self.come_back()
            return await self.http.get(path)


@asynccontextmanager
async def serving(folder: Path, *arguments: str, warm: bool = True) -> AsyncIterator[Service]:
    """A server of one's own, with the usual limits; `warm`: it loads all games at its start."""
    service = Service(folder, list(arguments), limits="1", warm=warm)
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


class Bystanders:
    """People who do something small again and again, and measure how long it takes."""

    def __init__(self, service: Service, path: str, count: int = 8) -> None:
        self._strangers = [Stranger(service) for _ in range(count)]
        self._path = path
        self.waits: list[float] = []  # ms
        self.faults = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Bystanders:
        for stranger in self._strangers:
            await stranger.come()
            await stranger.get(self._path)
        self._tasks = [asyncio.create_task(self._look(stranger)) for stranger in self._strangers]
        return self

    async def __aexit__(self, *exception: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for stranger in self._strangers:
            await stranger.leave()

    async def _look(self, stranger: Stranger) -> None:
        while True:
            await asyncio.sleep(random.uniform(0.5, 1.5) * LOOK)
            began = time.perf_counter()
            answer = await stranger.get(self._path)
            self.waits.append(1000 * (time.perf_counter() - began))
            self.faults += answer.status_code != 200

    def take(self) -> list[float]:
        """The waits since they were taken last."""
        waits, self.waits = self.waits, []
        return waits
