"""What is measured."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field


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


class Pace:
    """How long people think: on average so long that a table acts `rate` times a second."""

    def __init__(self, rate: float) -> None:
        self.rate = rate

    def __call__(self) -> float:
        return random.expovariate(self.rate) if self.rate else 0.0


async def measure(tally: Tally, seconds: float) -> float:
    """Actions a second for a while; the waits of before are forgotten."""
    tally.waits.clear()
    before, started = tally.acknowledged, time.perf_counter()
    await asyncio.sleep(seconds)
    return (tally.acknowledged - before) / (time.perf_counter() - started)
