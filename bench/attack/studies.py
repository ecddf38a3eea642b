"""One address asks for long lines of play without end: what do the others notice?"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path

import orjson
from bench.attack.figures import Figure, percentile
from bench.attack.strangers import Bystanders, Stranger, new_address, serving

ASKING = 30  # requests at a time
SECONDS = 10
ASKED = 50.0  # ms
LINE = ["h2+", "c7+", "h2-", "c7-"] * 500
ENDLESS = orjson.dumps({"game": "khet", "actions": LINE})
SHORT = {"game": "khet", "actions": LINE[:8]}


async def attack(folder: Path) -> list[Figure]:
    answers: Counter[int] = Counter()
    short: list[float] = []
    async with serving(folder, "--workers", "0") as service:
        first = Stranger(service)
        (await first.http.post("/api/study", json=SHORT)).raise_for_status()  # the game is ready
        await first.leave()
        begun = service.used()
        async with Bystanders(service, "/api/me") as others:
            await asyncio.sleep(2)
            calm = others.take()
            idle = service.used() - begun
            began, end = service.used(), time.monotonic() + SECONDS
            attacker, other = Stranger(service, new_address()), Stranger(service)
            asking = [_ask(attacker, end, answers) for _ in range(ASKING)]
            await asyncio.gather(_look(other, end, short), *asking)
            used = service.used() - began
            waits, faults = others.take(), others.faults
            await attacker.leave()
            await other.leave()
    refused = answers[429] + answers[503]
    return [
        Figure("everyone else's p99 before", percentile(calm, 0.99), None, " ms"),
        Figure("everyone else's p99", percentile(waits, 0.99), ASKED, " ms"),
        Figure("everyone else's faults", faults, 0),
        Figure("a short line of somebody else, p95", percentile(short, 0.95), None, " ms"),
        Figure("long lines answered", answers[200]),
        Figure("long lines refused", refused),
        Figure("a core that the server used before", idle / 2, None, ""),
        Figure("a core that it used", used / SECONDS, None, ""),
        Figure(
            "other answers", sum(answers.values()) - answers[200] - answers[429] - answers[503], 0
        ),
    ]


async def _ask(stranger: Stranger, end: float, answers: Counter[int]) -> None:
    while time.monotonic() < end:
        headers = {"content-type": "application/json"}
        answer = await stranger.http.post("/api/study", content=ENDLESS, headers=headers)
        answers[answer.status_code] += 1
        await asyncio.sleep(0.2)  # not the limit of requests is to be met


async def _look(stranger: Stranger, end: float, waits: list[float]) -> None:
    while time.monotonic() < end:
        began = time.perf_counter()
        (await stranger.http.post("/api/study", json=SHORT)).raise_for_status()
        waits.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.4)
