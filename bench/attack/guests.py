"""25 guests of one address play level 8 at once: how long does another guest wait for level 1?"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from pathlib import Path

import orjson
from bench.attack.figures import Figure, percentile
from bench.attack.strangers import Stranger, new_address, serving
from bench.load.service import Service
from bench.load.sockets import Gone, Socket, connect

GUESTS = 25
ANSWERS = 8  # that the victim waits for
WARM = 40  # seconds at most until the guests are in full swing
ASKED = 3.0  # seconds
CLOCK = {"kind": "main", "time": 3600, "increment": 5}


async def attack(folder: Path) -> list[Figure]:
    async with serving(folder, "--workers", "1") as service:
        crowd_waits: list[float] = []
        for level in (8, 1):  # engines have started
            first: list[float] = []
            await _play(service, new_address(), level, first, lambda first=first: bool(first))
        async with asyncio.TaskGroup() as group:
            address = new_address()
            crowd = [
                group.create_task(_play(service, address, 8, crowd_waits, lambda: False))
                for _ in range(GUESTS)
            ]
            for _ in range(WARM):
                await asyncio.sleep(1)
                if len(crowd_waits) >= GUESTS:
                    break
            waits: list[float] = []
            await _play(service, new_address(), 1, waits, lambda: len(waits) >= ANSWERS)
            for guest in crowd:
                guest.cancel()
    return [
        Figure("the victim's longest wait for level 1", max(waits), ASKED, " s"),
        Figure("the victim's median wait", percentile(waits, 0.5), None, " s"),
        Figure("answers to the crowd", len(crowd_waits)),
        Figure("the crowd's median wait", percentile(crowd_waits, 0.5), None, " s"),
        Figure("the crowd's longest wait", max(crowd_waits, default=0.0), None, " s"),
    ]


async def _play(
    service: Service, address: str, level: int, waits: list[float], is_over: Callable[[], bool]
) -> None:
    """Play against an engine, answering at once, and note how long it takes each time."""
    guest = await Stranger(service, address).come()
    seats = [{"kind": "me"}, {"kind": "engine", "level": level}]
    try:
        while not is_over():
            match = await guest.create("khet", seats=seats, clock=CLOCK)
            path = f"/api/matches/{match}/socket"
            socket = await connect(service.port, path, guest.cookie)
            try:
                await _to_the_end(socket, waits, is_over)
            except Gone:
                pass
            finally:
                socket.close()
    finally:
        await guest.leave()


async def _to_the_end(socket: Socket, waits: list[float], is_over: Callable[[], bool]) -> None:
    began, numbers = 0.0, itertools.count()
    while not is_over():
        message = orjson.loads(await socket.recv())
        if message["type"] not in ("snapshot", "event"):
            continue
        if message["type"] == "event" and message.get("seat") == 1:
            waits.append(time.perf_counter() - began)
        if message["now"]["status"] != "running":
            return
        if message["now"]["to_act"] == [0]:
            action = message["view"]["actions"][0]
            began = time.perf_counter()
            said = {"type": "action", "id": f"{next(numbers)}", "action": action}
            socket.send(orjson.dumps(said))
