"""What is worked out and stored nowhere: its price, its turn, and what is too much."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from obelisk.core.state import State
from obelisk.server.api.study import LineWanted, _steps
from obelisk.server.desk import MOST_WAITING, SHORT, UNIT, Desk, price
from obelisk.server.engines.shares import Payer
from obelisk.server.limits import HOLDS, LIMITS, Limits
from obelisk.server.refusal import Refused

LONG = SHORT + 1


class Work:
    """A work that is not over until it is told so."""

    def __init__(self) -> None:
        self.begun, self.end = threading.Event(), threading.Event()

    def __call__(self) -> str:
        self.begun.set()
        self.end.wait(60)
        return "done"


def run(scene: Callable[[Desk, Limits], Any], ease: float = 1) -> None:
    async def main() -> None:
        limits = Limits(ease)
        desk = Desk(limits)
        try:
            await scene(desk, limits)
        finally:
            desk.stop()

    asyncio.run(main())


def test_a_price_grows_with_what_is_asked() -> None:
    assert price() == price(actions=30, boards=1) == 1
    assert price(2000) > price(200) > price(20)
    assert price(200, 50) > price(200)
    assert price(text=120_000) > 100


def test_short_works_do_not_wait_for_long_ones() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        long = Work()
        waiting = asyncio.create_task(desk.work_out("x", LONG, long))
        assert await desk.work_out("x", 1, lambda: "short") == "short"
        assert not waiting.done()
        long.end.set()
        assert await waiting == "done"

    run(scene)


def test_addresses_take_turns_however_much_one_of_them_asks() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        first, order = Work(), list[str]()
        works = [asyncio.create_task(desk.work_out("x", 1, first))]
        await asyncio.to_thread(first.begun.wait, 60)
        for name in ("x", "x", "x", "y"):
            noted = desk.work_out(name, 1, lambda name=name: order.append(name))
            works.append(asyncio.create_task(noted))
            await asyncio.sleep(0)
        desk._short._shares.charge(Payer("x", "x"), 1.0)  # it has used much already
        first.end.set()
        await asyncio.gather(*works)
        assert order == ["y", "x", "x", "x"]

    run(scene)


def test_what_takes_longer_than_its_price_is_charged_afterwards() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        def busy() -> None:
            began = time.thread_time()
            while time.thread_time() - began < 20 * UNIT:
                pass

        await desk.work_out("x", 1, busy)
        (limit,) = LIMITS["study"]
        limits.spend("study", "y", limit.count - 10)
        with pytest.raises(Refused, match="Too many lines of play"):
            limits.spend("study", "x", limit.count - 10)

    run(scene)


def test_who_has_used_it_up_is_refused_before_anything_is_done() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        (limit,) = LIMITS["study"]
        limits.charge("study", "x", 3 * limit.count)
        with pytest.raises(Refused, match="Too many lines of play") as refusal:
            await desk.work_out("x", 1, lambda: pytest.fail("it was done"))
        assert refusal.value.retry is not None
        assert await desk.work_out("y", 1, lambda: 1) == 1

    run(scene)


def test_one_address_has_so_many_works_at_a_time() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        work = Work()
        works = [
            asyncio.create_task(desk.work_out("x", LONG, work)) for _ in range(HOLDS["works"].most)
        ]
        await asyncio.to_thread(work.begun.wait, 60)
        with pytest.raises(Refused, match="lines of play can be worked out at a time"):
            await desk.work_out("x", 1, lambda: 1)
        assert await desk.work_out("y", 1, lambda: 1) == 1
        work.end.set()
        await asyncio.gather(*works)
        assert await desk.work_out("x", 1, lambda: 1) == 1

    run(scene)


def test_a_queue_that_is_full_refuses_with_the_time_to_wait() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        work = Work()
        works = [asyncio.create_task(desk.work_out("x", LONG, work))]
        await asyncio.to_thread(work.begun.wait, 60)
        for number in range(MOST_WAITING):
            works.append(asyncio.create_task(desk.work_out(f"a{number}", LONG, lambda: "done")))
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="server is busy") as refusal:
            await desk.work_out("b", LONG, lambda: 1)
        assert refusal.value.retry
        gone = works.pop()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        works.append(asyncio.create_task(desk.work_out("b", LONG, lambda: "done")))
        work.end.set()
        assert set(await asyncio.gather(*works)) == {"done"}

    run(scene)


def test_a_queue_that_some_have_filled_has_room_for_a_newcomer() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        work, most = Work(), HOLDS["works"].most
        first = asyncio.create_task(desk.work_out("x", LONG, work))
        await asyncio.to_thread(work.begun.wait, 60)
        filled = []
        for address in range(MOST_WAITING // most):
            for _ in range(most):
                filled.append(asyncio.create_task(desk.work_out(f"a{address}", LONG, lambda: 1)))
                await asyncio.sleep(0)
        newcomers = [asyncio.create_task(desk.work_out(f"b{n}", LONG, lambda: 2)) for n in range(3)]
        async with asyncio.timeout(60):
            while sum(task.done() for task in filled) < len(newcomers):
                await asyncio.sleep(0)
        made_room = next(number for number, task in enumerate(filled) if task.done()) // most
        with pytest.raises(Refused, match="server is busy"):
            await desk.work_out(f"a{made_room}", LONG, lambda: 1)  # it has seven others
        work.end.set()
        assert await asyncio.gather(*newcomers) == [2] * 3
        outcomes = await asyncio.gather(first, *filled, return_exceptions=True)
        refused = [one for one in outcomes if isinstance(one, Refused)]
        assert len(refused) == len(newcomers)
        assert all(one.retry for one in refused)

    run(scene)


def test_what_is_wrong_is_told_to_who_asked() -> None:
    async def scene(desk: Desk, limits: Limits) -> None:
        def wrong() -> None:
            raise Refused("invalid", "no")

        with pytest.raises(Refused, match="no"):
            await desk.work_out("x", 1, wrong)
        assert await desk.work_out("x", 1, lambda: 1) == 1

    run(scene)


def test_no_view_is_made_where_none_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    actions = ["h2+", "c7+"]
    shown = _steps(LineWanted(game="khet", actions=actions))
    monkeypatch.setattr(State, "view", lambda *_: pytest.fail("a view was made"))
    told = _steps(LineWanted(game="khet", actions=actions, boards=False))
    assert [step.view for step in told] == [{}] * 3
    assert [step.events for step in told] == [step.events for step in shown]
