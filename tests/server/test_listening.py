"""Queues that cannot grow, and a time that cannot jump."""

from __future__ import annotations

import asyncio

from obelisk.server.listening import MOST_QUEUED, Listener
from obelisk.server.timing import Timekeeper


def test_a_slow_listener_is_told_the_whole_instead_of_every_change() -> None:
    async def scene() -> list[str | None]:
        listener = Listener(lambda: "the whole")
        for number in range(MOST_QUEUED + 10):
            listener.put(f"change {number}")
        first = await listener.get()
        listener.put("one more")
        listener.close()
        return [first, await listener.get(), await listener.get()]

    assert asyncio.run(scene()) == ["the whole", "one more", None]


def test_a_listener_in_time_is_told_everything_in_order() -> None:
    async def scene() -> list[str | None]:
        listener = Listener(lambda: "the whole")
        getting = asyncio.create_task(listener.get())
        await asyncio.sleep(0)
        for number in range(MOST_QUEUED):
            listener.put(f"{number}")
        told = [await getting]
        for _ in range(MOST_QUEUED - 1):
            told.append(await listener.get())
        return told

    assert asyncio.run(scene()) == [f"{number}" for number in range(MOST_QUEUED)]


def test_a_clock_that_is_put_forward_or_back_is_followed_slowly() -> None:
    wall, monotonic = 1000.0, 50.0
    keeper = Timekeeper(lambda: wall, lambda: monotonic)
    assert keeper.now() == 1_000_000
    for jump in (+3600.0, -7200.0):
        before = keeper.now()
        wall += jump
        for _ in range(10):
            wall += 1
            monotonic += 1
            keeper.now()
        assert abs(keeper.now() - before - 10_000) <= 25  # 2 ms a second
    assert keeper.now() > 1_000_000
