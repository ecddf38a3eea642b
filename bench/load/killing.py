"""End the server again and again in the middle of play; then look for what is missing."""

from __future__ import annotations

import argparse
import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
from bench.load.people import KHET, Player, Playing, seat_people
from bench.load.service import Service
from bench.load.tally import Pace, Tally


async def killing(arguments: argparse.Namespace, folder: Path) -> None:
    """End the server again and again in the middle of play; then look for what is missing."""
    service = Service(folder, ["--workers", "0"])
    await service.start()
    tally = Tally()
    players = await seat_people(service, arguments.matches // 10, KHET, Player, tally)
    playing = Playing(players, Pace(arguments.rate / max(arguments.matches // 10, 1)))
    clocks_off = 0.0
    try:
        for _ in range(arguments.kill):
            await _await_actions(tally, random.randrange(30, 90))
            service.kill()
            assert service.process is not None
            await service.process.wait()
            await service.start()
        await asyncio.sleep(2)
        await playing.end()
        missing, doubled = await _check(service, players)
        clocks_off = await _check_clocks(service, players)
    finally:
        await service.stop()
    print(
        f"{arguments.kill} times kill -9: {tally.acknowledged} acknowledged actions, "
        f"{missing} missing, {doubled} doubled; {tally.resumed} times resumed by themselves; "
        f"clocks off by at most {clocks_off:.2f} s"
    )
    if missing or doubled or clocks_off > 1:
        raise SystemExit(1)


async def _await_actions(tally: Tally, count: int) -> None:
    """Wait until so many more actions were acknowledged: everybody is back, and plays."""
    wanted = tally.acknowledged + count
    for _ in range(1500):
        if tally.acknowledged >= wanted:
            return
        await asyncio.sleep(0.01)


async def _stories(
    service: Service, players: list[Player]
) -> list[tuple[Player, list[dict[str, Any]]]]:
    """What the server tells of each player's match, from the first message on."""
    stories = []
    async with httpx.AsyncClient(base_url=service.url, timeout=60) as http:
        for player in players:
            told: list[dict[str, Any]] = []
            while True:
                path = f"/api/matches/{player.match}/history?limit=200&since={len(told)}"
                more = (await http.get(path, headers={"Cookie": player.cookie})).json()
                told += more
                if len(more) < 200:
                    break
            stories.append((player, told))
    return stories


async def _check(service: Service, players: list[Player]) -> tuple[int, int]:
    """Acknowledged actions that are missing, and actions that are there more often than sent."""
    missing = doubled = 0
    for player, told in await _stories(service, players):
        played = [m["action"] for m in told if m["kind"] == "action" and m["seat"] == player.seat]
        acked = list(player.acked.values())
        unsure = len(player.sent)  # sent when all ended: played or not
        if played[: len(acked)] != acked:
            missing += sum(1 for action in acked if action not in played) or 1
        doubled += max(len(played) - len(acked) - unsure, 0)
    return missing, doubled


async def _check_clocks(service: Service, players: list[Player]) -> float:
    """By how many seconds the clocks differ from what the times of the actions add up to."""
    worst = 0.0
    for _, told in await _stories(service, players):
        actions = [m for m in told if m["kind"] == "action"]
        if not actions:
            continue
        started = next(m["at"] for m in told if m["kind"] == "join")
        left, last = [3600.0, 3600.0], started
        for message in actions:
            left[message["seat"]] += 5 - (message["at"] - last) / 1000
            last = message["at"]
        shown = actions[-1]["now"]["clock"]["remaining"]
        worst = max(worst, *(abs(a - b / 1000) for a, b in zip(left, shown, strict=True)))
    return worst
