"""The engines and what they do next: on a clock of the test's own, and in real processes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import obelisk
from obelisk.server.engines.jobs import Analyse, AnalysisLines, Choose, Job
from obelisk.server.engines.pool import DUE, LEAST, Booking, Cancelled, Pool, Ticket, Turn
from obelisk.server.engines.queue import Lane
from obelisk.server.engines.shares import Payer
from tests.server.engines.virtual import Slow, Time

STATE = obelisk.game("khet").start()
ANN, BEN, EVE = Payer("a", "ann"), Payer("b", "ben"), Payer("e", "eve")


def cost(job: Job) -> float:
    """What a job takes: the strongest level all of its time, the others little."""
    if isinstance(job, Choose):
        return job.seconds if job.level == 8 else 0.05
    return job.seconds or 0.0


class Scene:
    """A pool on a clock of its own, and when the answers come."""

    def __init__(self, size: int = 1) -> None:
        self.time = Time()
        self.size = size
        self.waits: dict[str, float] = {}
        self.thought: dict[str, float] = {}

    def run(self, scene: Any) -> None:
        self.time.run(self._run(scene))

    async def _run(self, scene: Any) -> None:
        self.pool = Pool(self.size, self.time, lambda: Slow(cost))
        await scene(self)
        await self.pool.close()

    def ask(self, name: str, payer: Payer, level: int, seconds: float = 2.0) -> Ticket:
        """Have a move chosen."""
        began = self.time()
        lane = Lane.SLOW if level == 8 else Lane.QUICK

        async def work(turn: Turn) -> str:
            first = self.time()
            action = await turn.think(Choose(STATE, level, turn.seconds))
            self.waits[name], self.thought[name] = self.time() - began, self.time() - first
            return str(action)

        return self.pool.book(Booking(payer, lane, seconds if level == 8 else 0.05), work)


def test_25_guests_of_one_address_with_the_strongest_level_and_one_with_the_weakest() -> None:
    """They ask again and again; the victim is answered as soon as a long thought had its due."""
    scene = Scene()

    async def attack(s: Scene) -> None:
        async def guest(number: int) -> None:
            for turn in range(6):
                await s.ask(f"{number}.{turn}", Payer("e", f"p{number}"), 8).answer

        guests = [asyncio.create_task(guest(number)) for number in range(25)]
        for turn in range(5):
            await asyncio.sleep(3.1)
            await s.ask(f"ann{turn}", ANN, 1).answer
        await asyncio.gather(*guests)

    scene.run(attack)
    assert max(scene.waits[f"ann{turn}"] for turn in range(5)) <= DUE + 0.06
    crowd = [wait for name, wait in scene.waits.items() if not name.startswith("ann")]
    assert max(crowd) < 2 * 25 * LEAST, "all are served, in less time each"


def test_a_strong_answer_to_another_address_waits_for_no_queue_and_has_its_share() -> None:
    scene = Scene()

    async def attack(s: Scene) -> None:
        tickets = [s.ask(f"e{n}", Payer("e", f"p{n}"), 8) for n in range(25)]
        await asyncio.sleep(1.0)
        await s.ask("ann", ANN, 8).answer
        await asyncio.gather(*(ticket.answer for ticket in tickets))

    scene.run(attack)
    assert scene.thought["ann"] == pytest.approx(1.0), "one of two addresses that wait"
    assert scene.waits["ann"] - scene.thought["ann"] <= 2.0, "what had begun before"
    assert scene.thought["e5"] == pytest.approx(LEAST)


def test_who_is_alone_has_all_the_time() -> None:
    scene = Scene()

    async def alone(s: Scene) -> None:
        await s.ask("ann", ANN, 8).answer

    scene.run(alone)
    assert scene.thought["ann"] == pytest.approx(2.0)


def test_a_long_thought_is_cut_short_when_a_quick_answer_waits() -> None:
    scene = Scene()

    async def cut(s: Scene) -> None:
        long = s.ask("eve", EVE, 8)
        await asyncio.sleep(0.2)
        await s.ask("ann", ANN, 1).answer
        assert await long.answer in STATE.actions()

    scene.run(cut)
    assert scene.thought["eve"] == pytest.approx(DUE)
    assert scene.waits["ann"] == pytest.approx(DUE - 0.2 + 0.05)


def test_even_time_takes_and_costs_the_same_however_much_of_it_is_used() -> None:
    """Two turns, one of a single thought and one of four: whoever comes next cannot tell."""

    def after(thoughts: int) -> tuple[float, float, float]:
        scene = Scene()

        async def even(s: Scene) -> None:
            async def work(turn: Turn) -> float:
                for _ in range(thoughts):
                    await turn.think(Choose(STATE, 1, 0.05))
                return turn.end(s.time())

            ticket = s.pool.book(Booking(EVE, Lane.QUICK, 0.3, even=True), work)
            next_one = s.ask("ann", ANN, 1)
            s.waits["moment"] = await ticket.answer
            await next_one.answer
            s.waits["charged"] = s.pool.shares.of_person(EVE)

        scene.run(even)
        return scene.waits["ann"], scene.waits["moment"], scene.waits["charged"]

    assert after(1) == after(4)
    assert after(1) == pytest.approx((0.35, 1000.3, 0.3), abs=0.002)
    assert after(7)[1] == pytest.approx(1000.6), "what takes longer takes as long once more"


def test_an_analysis_has_a_while_when_many_went_before_it() -> None:
    scene = Scene()

    async def many(s: Scene) -> None:
        analysis = s.pool.analyse(Analyse(STATE, 1, 1.0), EVE, lambda line: None)
        end = asyncio.Event()

        async def player(payer: Payer) -> None:
            while not end.is_set():
                await s.ask("x", payer, 1).answer

        playing = [asyncio.create_task(player(payer)) for payer in (ANN, BEN)]
        await analysis.answer
        end.set()
        await asyncio.gather(*playing)

    scene.run(many)
    assert scene.time() - 1000 < 10


def test_what_is_cancelled_never_thinks_again() -> None:
    scene = Scene()

    async def cancel(s: Scene) -> None:
        asked: list[int] = []

        async def work(turn: Turn) -> None:
            for number in range(3):
                asked.append(number)
                await turn.think(Choose(STATE, 1, 0.05))

        ticket = s.pool.book(Booking(ANN, Lane.QUICK, 0.05), work)
        waiting = s.ask("ben", BEN, 1)
        await asyncio.sleep(0.01)
        s.pool.cancel(ticket)
        s.pool.cancel(waiting)
        for answer in (ticket.answer, waiting.answer):
            with pytest.raises(Cancelled):
                await answer
        await asyncio.sleep(1)
        assert asked == [0, 1]
        await s.ask("eve", EVE, 1).answer

    scene.run(cancel)
    assert scene.waits == {"eve": pytest.approx(0.05)}


# In real processes


def choose(pool: Pool, payer: Payer, level: int = 1, seconds: float = 1.0) -> Ticket:
    """Have a move chosen."""
    lane = Lane.SLOW if level == 8 else Lane.QUICK

    async def work(turn: Turn) -> Any:
        return await turn.think(Choose(STATE, level, turn.seconds))

    return pool.book(Booking(payer, lane, seconds), work)


def test_the_queue_is_fair_and_play_goes_before_analysis() -> None:
    lines: list[AnalysisLines] = []

    async def scene() -> list[str]:
        pool = Pool(1)
        order: list[str] = []

        def submit(owner: str, name: str, seconds: float | None = None) -> Any:
            payer = Payer(owner, owner)
            ticket = (
                choose(pool, payer)
                if seconds is None
                else pool.analyse(Analyse(STATE, 1, seconds), payer, lines.append)
            )
            ticket.answer.add_done_callback(
                lambda answer: order.append(name) if answer.exception() is None else None
            )
            return ticket

        analysis = submit("eve", "analysis", 1.0)  # pauses when somebody waits for a move
        tickets = [submit("ann", f"ann{number}") for number in range(3)]
        tickets += [submit("ben", "ben0"), submit("cem", "cem0")]
        dropped = submit("ben", "ben1")
        pool.cancel(dropped)
        with pytest.raises(Cancelled):
            await dropped.answer
        await asyncio.gather(analysis.answer, *(ticket.answer for ticket in tickets))
        await asyncio.sleep(0)
        await pool.close()
        return order

    assert asyncio.run(scene()) == ["ann0", "ben0", "cem0", "ann1", "ann2", "analysis"]
    assert lines
    assert lines == sorted(lines, key=lambda line: line.depth)


def test_an_analysis_goes_on_after_each_pause_and_is_told_no_less_than_before() -> None:
    lines: list[AnalysisLines] = []

    async def scene() -> None:
        pool = Pool(1)
        analysis = pool.analyse(Analyse(STATE, 2, 2.0), EVE, lines.append)
        for _ in range(3):
            seen = len(lines)
            while len(lines) == seen:  # it thinks again
                assert not analysis.answer.done()
                await asyncio.sleep(0.01)
            await choose(pool, ANN).answer
            assert not analysis.answer.done()
        await analysis.answer
        paused = pool.analyse(Analyse(STATE, 1, 600.0), EVE, lines.append)
        move = choose(pool, ANN)
        pool.cancel(paused)  # while it makes room
        await move.answer
        await pool.close()
        assert isinstance(paused.answer.exception(), Cancelled)

    asyncio.run(scene())
    assert {len(told.lines) for told in lines} == {2}
    assert lines == sorted(lines, key=lambda told: told.depth)
    assert all(told.lines[0].points >= told.lines[1].points for told in lines)


def test_a_job_that_fails_leaves_the_engine_usable() -> None:

    async def scene() -> str:
        pool = Pool(1)
        wrong = choose(pool, ANN, 99)
        with pytest.raises(RuntimeError, match="level"):
            await wrong.answer
        answer: str = await choose(pool, ANN).answer
        await pool.close()
        return answer

    assert asyncio.run(scene()) in STATE.actions()


def test_the_strongest_level_answers_when_it_is_cut_short() -> None:
    async def scene() -> str:
        pool = Pool(1)
        await choose(pool, ANN, 8, 0.1).answer  # its process is there
        long = choose(pool, EVE, 8, 600.0)
        await choose(pool, ANN).answer
        answer: str = await long.answer
        await pool.close()
        return answer

    assert asyncio.run(scene()) in STATE.actions()
