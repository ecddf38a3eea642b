"""Engines bury one mine or all they have, on a busy server: can the others tell by the clock?"""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from bench.attack.figures import Figure, percentile

import obelisk
from obelisk.core.events import visible
from obelisk.server.engines.jobs import Choose
from obelisk.server.engines.pool import Booking, Pool, Turn
from obelisk.server.engines.queue import Lane
from obelisk.server.engines.seats import EngineSeats
from obelisk.server.engines.shares import Payer
from obelisk.server.match.decide import apply, created, noticed
from obelisk.server.match.fold import Match, Seat, begin
from obelisk.server.match.terms import Terms

ROUNDS = 12  # burying turns in each world
CROWD = 6  # others who want long thoughts
PACE = 0.3
ASKED = 0.1  # seconds; a hidden decision that shows takes a pace or more
ITEMS = {"matrix": 1, "spore": 1, "purify": 1, "radar": 1}
KHET = obelisk.game("khet").start()


async def attack(folder: Path) -> list[Figure]:
    pool = Pool(1)
    crowd = [asyncio.create_task(_want(pool, number)) for number in range(CROWD)]
    waits: dict[str, list[float]] = {"one mine": [], "five decisions": []}
    await _bury(pool, {})  # the engine has started
    for _ in range(ROUNDS):
        for name, items in (("one mine", {}), ("five decisions", ITEMS)):
            waits[name].append(await _bury(pool, items))
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    await pool.close()
    figures = [
        Figure(f"{name}, {part:.0%} of the waits", percentile(found, part), None, " s")
        for name, found in waits.items()
        for part in (0.0, 0.5, 1.0)
    ]
    told = abs(percentile(waits["one mine"], 0.5) - percentile(waits["five decisions"], 0.5))
    return [*figures, Figure("the medians differ by", told, ASKED, " s")]


async def _want(pool: Pool, number: int) -> None:
    """Somebody who wants one long thought after the other."""
    booking = Booking(Payer(f"a{number}", "p"), Lane.SLOW, 2.0)

    async def work(turn: Turn) -> Any:
        return await turn.think(Choose(KHET, 8, turn.seconds))

    while True:
        await pool.book(booking, work).answer


class _Table:
    """A match whose first engine buries, and the moment at which everybody sees that it has."""

    def __init__(self, pool: Pool, match: Match) -> None:
        self.match, self.seen = match, asyncio.get_running_loop().create_future()
        nobody: Any = None
        table: Any = self
        self.engines = EngineSeats(table, pool, nobody, None, PACE)
        for seat in range(len(match.seats)):
            self.engines._told[match.id, seat] = []

    async def note(self, match: str, kind: str, **fields: Any) -> bool:
        entries = noticed(self.match, 0, kind, **fields)
        after = apply(self.match, entries)[-1]
        if visible(after.state.events, None):
            self.seen.set_result(time.monotonic())
        return True


async def _bury(pool: Pool, items: dict[str, int]) -> float:
    game = obelisk.game("starclaim", seats=2)
    position = json.loads(str(game.start(seed=3)))
    position |= {"auction": None, "phase": "mine", "round": 2, "controller": 1}
    position |= {"turn": {"seat": 0}, "items": [items, {}], "ap": [8, 8]}
    position["stock"] |= dict.fromkeys(items, 0)
    terms = Terms(game, start=json.dumps(position), creator="ann", address="here")
    match = begin("m", created("m", terms, (Seat("engine", level=7),) * 2, 0))
    table = _Table(pool, match)
    began = time.monotonic()
    table.engines.look(match)
    moment: float = await table.seen
    table.engines.stop()
    return moment - began
