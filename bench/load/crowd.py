"""Latency at a human pace, throughput at full speed, memory when nobody does anything."""

from __future__ import annotations

import argparse
import asyncio
import signal
from pathlib import Path

from bench.load.echo import ECHOES, measure_echo
from bench.load.people import KHET, STARCLAIM, Claimant, Player, Playing, seat_people
from bench.load.service import Service
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
        before, acted = service.used(), tally.acknowledged
        full = await measure(tally, arguments.seconds)
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
        sockets.append(await connect(service.port, path, player.cookie))
    await asyncio.sleep(1)
    return sockets
