"""The thread that works through whole matches: in turns, and never for long."""

from __future__ import annotations

import asyncio

import pytest

from obelisk.server.folding import Folding, Work


def counting(steps: int, done: list[int]) -> Work[int]:
    for _ in range(steps):
        done.append(steps)
        sum(range(2000))  # a little work
        yield
    return steps


def test_a_short_work_is_done_before_a_long_one_that_came_first() -> None:
    async def both() -> tuple[int, int, int]:
        folding, done = Folding(), list[int]()
        long = asyncio.create_task(folding.run(counting(20_000, done)))
        await asyncio.sleep(0)
        short = await folding.run(counting(3, done))
        meanwhile = done.count(20_000)
        whole = await long
        folding.stop()
        return short, whole, meanwhile

    short, whole, meanwhile = asyncio.run(both())
    assert (short, whole) == (3, 20_000)
    assert meanwhile < 20_000


def test_who_waits_hears_what_went_wrong_and_others_go_on() -> None:
    def broken() -> Work[int]:
        yield
        raise ValueError("the log is damaged")

    async def three() -> int:
        folding = Folding()
        with pytest.raises(ValueError, match="damaged"):
            await folding.run(broken())
        given_up = asyncio.create_task(folding.run(counting(10**9, [])))
        await asyncio.sleep(0.01)
        given_up.cancel()
        answer = await folding.run(counting(5, []))
        folding.stop()
        return answer

    assert asyncio.run(three()) == 5
