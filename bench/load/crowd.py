"""Latency at a human pace, throughput at full speed, memory when nobody does anything."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from bench.load.echo import ECHOES, measure_echo
from bench.load.people import KHET, STARCLAIM, Claimant, Player, Playing, seat_people
from bench.load.service import Service, used_by
from bench.load.sockets import Socket, connect
from bench.load.tally import Pace, Tally, measure


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
        speed = await measure(tally, arguments.seconds)
        print(
            f"people's pace, {speed:.0f} actions/s: p50 {tally.percentile(0.5):.1f} ms, "
            f"p95 {tally.percentile(0.95):.1f} ms, p99 {tally.percentile(0.99):.1f} ms",
            flush=True,
        )
        pace.rate = 0.0
        await asyncio.sleep(3)  # the last thoughts are thought
        before, ours, acted = service.used(), used_by(os.getpid()), tally.acknowledged
        at_tables = _acted_at_tables(players)
        full = await measure(tally, arguments.seconds)
        count = max(tally.acknowledged - acted, 1)
        cost, driving = (service.used() - before) / count, (used_by(os.getpid()) - ours) / count
        of_nine = (_acted_at_tables(players) - at_tables) / count
        await playing.end()
    finally:
        await service.stop()
    print(
        f"full speed: {full:.0f} actions/s, {1000 * cost:.3f} ms of a core each, and "
        f"{1000 * driving:.3f} of the driver; {100 * of_nine:.0f} in 100 at tables of nine",
        flush=True,
    )
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


def _acted_at_tables(players: list[Player]) -> int:
    """How many actions were acknowledged at tables of nine, each told to nine."""
    return sum(len(player.acked) for player in players if isinstance(player, Claimant))


async def _with_sockets(service: Service, players: list[Player]) -> list[Socket]:
    sockets = []
    for player in players:
        path = f"/api/matches/{player.match}/socket"
        sockets.append(await connect(service.port, path, player.cookie))
    await asyncio.sleep(1)
    return sockets
