"""Work through whole matches, beside the event loop: opening a long one, and looking back at it.

Python runs one thread at a time. A thread that worked through a long log at one go would make the
event loop wait for its turn each time it wakes, which is many times for a single request. So there
is one thread for all such work. It works in slices that are shorter than the loop would wait for,
rests after each, and takes the works in turns, so that a short one need not wait for a long one.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

SLICE, REST = 0.001, 0.001  # seconds

Answer = TypeVar("Answer")
Work = Generator[None, None, Answer]  # yields after each small step, and returns what is wanted


@dataclass(frozen=True, slots=True, eq=False)
class _Job(Generic[Answer]):
    work: Work[Answer]
    answer: asyncio.Future[Answer]
    loop: asyncio.AbstractEventLoop

    def go_on(self) -> bool:
        """Work for a slice; whether there is more to do."""
        until = time.perf_counter() + SLICE
        try:
            while time.perf_counter() < until:
                next(self.work)
        except StopIteration as end:
            self._tell(end.value, None)
        except Exception as fault:  # whatever it is, who waits must hear of it
            self._tell(None, fault)
        else:
            return not self.answer.cancelled()
        return False

    def _tell(self, value: Any, fault: Exception | None) -> None:
        def settle() -> None:
            if self.answer.done():  # nobody waits any more
                return
            if fault is None:
                self.answer.set_result(value)
            else:
                self.answer.set_exception(fault)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(settle)


class Folding:
    """The thread for it, which is started when it is first needed."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def run(self, work: Work[Answer]) -> Answer:
        """Have something worked through, and return what it returns."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="folding", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._jobs.put(_Job(work, answer, loop))
        return await answer

    def stop(self) -> None:
        """End the thread; what was not worked through is given up."""
        if self._thread is not None:
            self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            if job.go_on():
                self._jobs.put(job)
            time.sleep(REST)
