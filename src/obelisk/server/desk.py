"""Where things are worked out that are stored nowhere: lines of play, positions, plans, pictures.

Each work has a price, in hundredths of a second, by what is asked; what it took beyond that is
charged afterwards. Works are done in two threads, one for short ones and one for long ones, so that
neither many nor long ones take the processors from those who play, nor a long one all short ones.
In each line the address goes next that has used least. Who asks for too much at once is refused;
where too many wait, that is whoever of the address with most of them came last.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from typing import Any, TypeVar

from obelisk.core.messages import Message
from obelisk.server.engines.queue import Lane, Queue
from obelisk.server.engines.shares import Payer, Shares
from obelisk.server.limits import Limits
from obelisk.server.refusal import Refused

UNIT = 0.01  # seconds of work that cost 1
SHORT = 10  # what costs more is long
MOST_WAITING = 40  # works before each of the two threads
LATER = 2  # seconds

Result = TypeVar("Result")


def price(actions: int = 0, boards: int = 0, text: int = 0) -> int:
    """What it costs to play so many actions, to tell so many boards and to read a text."""
    return 1 + actions // 40 + boards // 10 + text // 1000


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    payer: Payer
    work: Callable[[], Any]
    answer: asyncio.Future[tuple[Any, float]]
    lane: Lane = Lane.QUICK


class Desk:
    """The two threads of a server, and what waits for them."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._short, self._long = _Clerk("short"), _Clerk("long")

    async def work_out(self, address: str, cost: int, work: Callable[[], Result]) -> Result:
        """Have something worked out; `Refused` if this address, or everybody, asks for too much."""
        with self._limits.hold("works", address):
            self._limits.spend("study", address, cost)
            clerk = self._long if cost > SHORT else self._short
            answer, seconds = await clerk.do(address, work)
            beyond = ceil(seconds / UNIT) - cost
            if beyond > 0:
                self._limits.charge("study", address, beyond)
        if isinstance(answer, Exception):
            raise answer
        result: Result = answer
        return result

    def stop(self) -> None:
        """Do nothing more; what waits is dropped."""
        for clerk in (self._short, self._long):
            clerk.stop()


class _Clerk:
    """A thread and its queue."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, f"desk-{name}")
        self._shares = Shares(time.monotonic)
        self._queue: Queue[_Task] = Queue(self._shares, time.monotonic)
        self._is_busy = False

    async def do(self, address: str, work: Callable[[], Any]) -> tuple[Any, float]:
        """What a work returns or raises, and the seconds of a processor that it took."""
        if len(self._queue) >= MOST_WAITING:
            self._make_room(address)
        answer: asyncio.Future[tuple[Any, float]] = asyncio.get_running_loop().create_future()
        task = _Task(Payer(address, address), work, answer)
        self._queue.add(task)
        self._go_on()
        try:
            return await answer
        finally:
            self._queue.remove(task)  # who asked has gone

    def _make_room(self, address: str) -> None:
        """Refuse whoever asks for most: another address, if it would still have more than this."""

        def waiting(one: str) -> int:
            return self._queue.count(Lane.QUICK, one)

        most = max(self._queue.addresses(Lane.QUICK), key=waiting)
        refusal = Refused("too-many", Message("server-desk-full", seconds=LATER), retry=LATER)
        if waiting(most) <= waiting(address) + 1:
            raise refusal
        last = self._queue.last(Lane.QUICK, most)
        self._queue.remove(last)
        if not last.answer.done():
            last.answer.set_exception(refusal)

    def _go_on(self) -> None:
        if self._is_busy or (task := self._queue.next()) is None:
            return
        self._is_busy = True
        done = asyncio.get_running_loop().run_in_executor(self._thread, _timed, task.work)
        done.add_done_callback(lambda done: self._tell(task, done))

    def _tell(self, task: _Task, done: asyncio.Future[tuple[Any, float]]) -> None:
        self._is_busy = False
        if not done.cancelled():
            self._shares.charge(task.payer, done.result()[1])
            if not task.answer.done():
                task.answer.set_result(done.result())
        self._go_on()

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], Any]) -> tuple[Any, float]:
    began = time.thread_time()
    try:
        answer = work()
    except Exception as fault:  # it is raised again where the work was asked for
        answer = fault
    return answer, time.thread_time() - began
