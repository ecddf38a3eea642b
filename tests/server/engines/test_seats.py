"""Engines at tables with secrets: nothing that is hidden can be read off a clock, on a busy server
as little as on an idle one. Two worlds with one public history are compared message by message."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from typing import Any

import pytest

import obelisk
from obelisk.core.events import visible
from obelisk.core.state import State
from obelisk.server.engines.jobs import Choose, Decide, Job
from obelisk.server.engines.pool import Booking, Pool, Turn
from obelisk.server.engines.queue import Lane
from obelisk.server.engines.seats import SLOWLY, EngineSeats
from obelisk.server.engines.shares import Payer
from obelisk.server.match import told
from obelisk.server.match.decide import apply, created, noticed
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, begin
from obelisk.server.match.terms import Terms
from tests.server.engines.virtual import Slow, Time

PACE = 0.3
KHET = obelisk.game("khet").start()
ITEMS = {"matrix": 1, "chase": 0, "spore": 1, "purify": 1, "radar": 1}


class Table:
    """A match whose engines are asked, and everything that each reader is told, and when."""

    def __init__(self, pool: Pool, time: Time, match: Match) -> None:
        self.match, self._time = match, time
        self.told: list[list[tuple[float, str]]] = [[] for _ in match.readers]
        nobody: Any = None
        self.engines = EngineSeats(self, pool, nobody, None, PACE, clock=time)  # type: ignore[arg-type]
        self.together: list[int] = []  # how many actions were noted at once
        for seat in range(len(match.seats)):
            self.engines._told[match.id, seat] = []

    async def note(self, match: str, kind: str, **fields: Any) -> bool:
        entries = noticed(self.match, round(self._time() * 1000), kind, **fields)
        self.together.append(len(entries))
        for entry, after in zip(entries, apply(self.match, entries), strict=True):
            self._advance(entry, after)
        return bool(entries)

    def _advance(self, entry: Entry, after: Match) -> None:
        before, self.match = self.match, after
        for reader, message in enumerate(told.messages(before, entry, after)):
            if message is not None:
                self.told[reader].append((self._time(), json.dumps(message)))
        self.engines.moved(before, entry, after)


def table_of(start: State, level: int) -> Match:
    """A table of engines alone that begins where a position says."""
    terms = Terms(start.game, start=str(start), creator="ann", address="here")
    seats = tuple(Seat("engine", level=level) for _ in range(start.game.seats))
    return begin("m", created("m", terms, seats, 1_000_000))


def played(start: State, level: int, *, busy: bool, until: str, size: int = 1) -> Table:
    """What happens at a table until a phase is reached, with or without others in the queue."""
    time = Time()

    def cost(job: Job) -> float:
        if isinstance(job, Decide):
            return 0.004 if level < 8 else max(job.seconds or 0.0, 0.01)
        assert isinstance(job, Choose)
        return job.seconds if job.level == 8 else 0.05

    async def crowd(pool: Pool, number: int) -> None:
        payer, strong = Payer(f"a{number % 5}", f"p{number}"), number % 3 > 0
        booking = Booking(payer, Lane.SLOW if strong else Lane.QUICK, 2.0 if strong else 0.05)

        async def work(turn: Turn) -> Any:
            return await turn.think(Choose(KHET, 8 if strong else 1, turn.seconds))

        while True:
            await pool.book(booking, work).answer
            await asyncio.sleep(0.07 * number)

    async def scene() -> Table:
        pool = Pool(size, time, lambda: Slow(cost))
        table = Table(pool, time, table_of(start, level))
        others = [asyncio.create_task(crowd(pool, n)) for n in range(12 if busy else 0)]
        await asyncio.sleep(3.0 if busy else 0.0)
        table.engines.look(table.match)
        while table.match.state.view(None)["phase"] != until:
            assert time() < 1500.0, "it never comes to that"
            await asyncio.sleep(0.01)
        table.engines.stop()
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await pool.close()
        return table

    return time.run(scene())


def burying(items: dict[str, int]) -> State:
    """The first seat of two is about to bury, with these items in hand."""
    game = obelisk.game("starclaim", seats=2)
    position = json.loads(str(game.start(seed=3))) | {"auction": None}
    position |= {"phase": "mine", "round": 2, "controller": 1, "turn": {"seat": 0}}
    position |= {"owner": {"a1": 0, "b1": 1}, "items": [items, {}], "ap": [7, 7]}
    position["stock"] |= {item: 0 for item, held in items.items() if held}
    return game.position(json.dumps(position))


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
@pytest.mark.parametrize("level", [7, 8])
def test_how_much_is_buried_shows_in_no_message_and_at_no_moment(level: int, busy: bool) -> None:
    """SC-25: kind, cell, target and number of burials are known to the burying seat alone."""
    bare, rich = (played(burying(items), level, busy=busy, until="occupy") for items in ({}, ITEMS))
    assert bare.together[0] == 2, "one mine and the end of the turn"
    assert rich.together[0] > 2
    assert bare.told[2] == rich.told[2] != [], "spectators"
    of_rival = [[one for one in table.told[1] if "buried" not in one[1]] for table in (bare, rich)]
    assert of_rival[0] == of_rival[1] != [], "the rival, apart from where its own mine lies"
    assert bare.told[0] != rich.told[0]


def test_on_an_idle_server_what_everybody_sees_comes_at_one_pace() -> None:
    for level, pace in ((7, PACE), (8, SLOWLY * PACE)):
        table = played(burying(ITEMS), level, busy=False, until="shop")
        moments = [moment for moment, _ in table.told[2]]
        pauses = [b - a for a, b in pairwise([1000.0, *moments])]
        assert pauses == pytest.approx([pace] * len(moments)), level


def test_a_busy_server_stretches_the_pace_for_all_alike() -> None:
    table = played(burying(ITEMS), 8, busy=True, until="shop")
    moments = [moment for moment, _ in table.told[2]]
    pauses = [b - a for a, b in pairwise(moments)]
    assert min(pauses) >= SLOWLY * PACE - 1e-6
    assert max(pauses) > SLOWLY * PACE + 0.1


def test_a_step_and_the_answer_to_its_question_come_at_one_moment() -> None:
    """SC-51: until it is answered, no view but that of the seat that is asked changes."""
    game = obelisk.game("starclaim", seats=2)
    position = json.loads(str(game.start(seed=3))) | {"auction": None}
    position |= {"phase": "occupy", "round": 4, "controller": 1, "turn": {"seat": 0}}
    position |= {"items": [{"deminer": 1}, {}], "hand": [0, 0], "ap": [3, 0]}
    position["stock"] |= {"deminer": 0, "spore": 0}
    cells = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    position["owner"] = {cell: number % 2 for number, cell in enumerate(cells[7:])}
    position["mines"] = [{"kind": "normal", "seat": 1, "cell": cell} for cell in cells[:7]]
    table = played(game.position(json.dumps(position)), 7, busy=True, until="end")
    assert table.together[0] == 2, "step, defuse"
    assert len(table.told[0]) > len(table.told[2])


def test_a_turn_that_is_asked_again_keeps_its_moment() -> None:
    """While all bury at once, what others do in secret moves nothing that everybody sees."""
    game = obelisk.game("starclaim", seats=2, parallel_mines=True)
    position = json.loads(str(game.start(seed=3))) | {"auction": None}
    position |= {"phase": "mine", "controller": 0}
    terms = Terms(game, start=json.dumps(position), creator="ann", address="here")
    seats = (Seat("person", person="ann"), Seat("engine", level=7))

    def moments(secretly: int) -> list[float]:
        time = Time()

        async def scene() -> list[float]:
            pool = Pool(1, time, lambda: Slow(lambda job: 0.004))
            table = Table(pool, time, begin("m", created("m", terms, seats, 1_000_000)))
            table.engines.look(table.match)
            for cell in ("a1",) * secretly:
                await asyncio.sleep(0.1)
                payload = {"action": f"mine {cell}"}
                entry = Entry(table.match.seq + 1, round(time() * 1000), "action", 0, payload)
                table._advance(entry, apply(table.match, [entry])[0])
            await asyncio.sleep(2.0)
            await pool.close()
            return [moment for moment, _ in table.told[2]]

        return time.run(scene())

    assert moments(0) == moments(1) == [pytest.approx(1000.0 + PACE)]


def test_a_strategist_is_never_late_however_many_decisions_it_takes() -> None:
    table = played(burying(ITEMS), 8, busy=False, until="occupy")
    assert table.told[2][0][0] == pytest.approx(1000.0 + SLOWLY * PACE)
    assert visible(table.match.state.events, None)
