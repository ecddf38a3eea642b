"""Latency of people while engines think on every core."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from bench.load.people import KHET, Player, Playing, seat_people
from bench.load.service import Service
from bench.load.tally import Pace, Tally, measure


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
        await measure(tally, arguments.seconds)
        for people in playing:
            await people.end()
        print(
            f"{cores} engines of level 8 busy, {len(tally.waits)} actions of people: "
            f"p50 {tally.percentile(0.5):.1f} ms, p95 {tally.percentile(0.95):.1f} ms"
        )
    finally:
        await service.stop()
