"""One address asks for replays, messages and records of long matches, as fast as it can."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from pathlib import Path

from bench.attack.figures import Figure, percentile
from bench.attack.stories import played, quiet_actions, store
from bench.attack.strangers import Bystanders, Stranger, new_address, serving

PLIES, MATCHES = 2000, 8
AT_ONCE = 6
WAIT = 0.3  # seconds after a refusal
LASTS, CALM = 10.0, 5.0  # seconds


async def attack(folder: Path) -> list[Figure]:
    counted: Counter[int] = Counter()
    async with serving(folder, "--workers", "0", warm=False) as service:
        await service.stop()
        actions = quiet_actions(PLIES)
        names = [f"long{number}" for number in range(MATCHES)]
        await store(folder, played(actions, over=True), *names)
        await store(folder, played(actions[:10]), "short")
        await service.start()
        async with Bystanders(service, "/api/matches/short") as others:
            await asyncio.sleep(CALM)
            calm = others.take()
            address, before = new_address(), service.used()
            greedy = [await Stranger(service, address).come() for _ in range(AT_ONCE)]
            asking = [asyncio.create_task(_ask(one, names, counted)) for one in greedy]
            await asyncio.sleep(LASTS)
            busy, used = others.take(), service.used() - before
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            for one in greedy:
                await one.leave()
    faults = sum(times for status, times in counted.items() if status >= 500)
    return [
        Figure(f"pages in {LASTS:.0f} s", counted[200]),
        Figure("refused as too many", counted[429]),
        Figure("faults", faults + others.faults, 0),
        Figure("seconds of a core for everything meanwhile", used),
        Figure("everybody else, p50 before", percentile(calm, 0.5), unit=" ms"),
        Figure("everybody else, p99 before", percentile(calm, 0.99), unit=" ms"),
        Figure("everybody else, p50 meanwhile", percentile(busy, 0.5), unit=" ms"),
        Figure("everybody else, p99 meanwhile", percentile(busy, 0.99), 50, " ms"),
    ]


async def _ask(stranger: Stranger, names: list[str], counted: Counter[int]) -> None:
    """Ask for one long page after the other, never for the same one twice in a row."""
    for number, name in enumerate(itertools.cycle(names)):
        first = number * 37 % PLIES
        for page in (f"replay?first={first}&limit=200", f"history?since={first}", "record"):
            answer = await stranger.get(f"/api/matches/{name}/{page}")
            counted[answer.status_code] += 1
            if answer.status_code == 429:  # what a refusal costs is not asked here
                await asyncio.sleep(WAIT)
