"""Long matches with many take-backs, opened by strangers after a restart: who else must wait?"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.attack.figures import Figure, percentile
from bench.attack.stories import played, quiet_actions, store
from bench.attack.strangers import Bystanders, Stranger, serving
from bench.load.service import Service

PLIES, TAKEBACKS = 2000, 60
COPIES = 8  # of the long match, each opened by a stranger
ROUNDS = 2  # restarts
CALM = 3.0  # seconds in which nothing is opened, for comparison


async def attack(folder: Path) -> list[Figure]:
    calm: list[float] = []
    busy: list[float] = []
    opened: dict[str, list[float]] = {"half": [], "plain": [], "taken": []}
    async with serving(folder, "--workers", "0", warm=False) as service:
        await service.stop()
        actions = quiet_actions(PLIES)
        whole = played(actions, 0)
        await store(folder, whole[:10], "short")
        await store(folder, whole[: PLIES // 2], "half")
        await store(folder, whole, "plain")
        copies = [f"copy{number}" for number in range(COPIES)]
        await store(folder, played(actions, TAKEBACKS), "taken", *copies)
        for _ in range(ROUNDS):
            await service.start()
            await _open(service, "short")
            for match, used in opened.items():
                before = service.used()
                await _open(service, match)
                used.append(1000 * (service.used() - before))
            async with Bystanders(service, "/api/matches/short") as others:
                await asyncio.sleep(CALM)
                calm += others.take()
                await asyncio.gather(*(_open(service, match) for match in copies))
                busy += others.take()
            await service.stop()
        await service.start()
    half, plain, taken = (min(used) for used in opened.values())
    return [
        Figure(f"opening {PLIES} plies", plain / PLIES, unit=" ms of a core a ply"),
        Figure(f"opening {PLIES} plies, to half of them", plain / half, 2.6),
        Figure(f"opening with {TAKEBACKS} take-backs, to that without", taken / plain, 1.3),
        Figure("everybody else, p50 before", percentile(calm, 0.5), unit=" ms"),
        Figure("everybody else, p99 before", percentile(calm, 0.99), unit=" ms"),
        Figure("everybody else, p50 meanwhile", percentile(busy, 0.5), unit=" ms"),
        Figure("everybody else, p99 meanwhile", percentile(busy, 0.99), 50, " ms"),
        Figure("of so many looks", len(busy)),
    ]


async def _open(service: Service, match: str) -> None:
    """Open a match as a stranger."""
    stranger = Stranger(service)
    (await stranger.get(f"/api/matches/{match}")).raise_for_status()
    await stranger.leave()
