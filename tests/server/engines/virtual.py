"""Time that passes only when everybody waits for it, and engines that take so much of it."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from obelisk.server.engines.jobs import Analyse, AnalysisLines, Choose, Job
from obelisk.server.engines.thinker import JobRunner

Result = TypeVar("Result")


class Time:
    """A clock that is put on when nothing else is left to do."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def run(self, scene: Coroutine[Any, Any, Result]) -> Result:
        """Run something whose sleeps take no time at all."""
        with asyncio.Runner(loop_factory=self._loop) as runner:
            return runner.run(scene)

    def _loop(self) -> asyncio.AbstractEventLoop:
        loop = asyncio.SelectorEventLoop(_Leaping(self))
        loop.time = self  # type: ignore[method-assign]
        return loop


class _Leaping(selectors.DefaultSelector):  # type: ignore[misc,valid-type]
    """Instead of waiting it puts the clock on."""

    def __init__(self, time: Time) -> None:
        super().__init__()
        self._time = time

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self._time.now += timeout
        return super().select(0)


class Slow:
    """An engine in this process that thinks as the real one does; a job takes as long as `cost`
    says, or is stopped before."""

    def __init__(self, cost: Callable[[Job], float]) -> None:
        self._cost = cost
        self._stopped = asyncio.Event()
        self._runner = JobRunner(lambda message: None)

    async def think(
        self,
        job: Job,
        on_lines: Callable[[AnalysisLines], None] | None = None,
        *,
        stopped: bool = False,
    ) -> Any:
        began = asyncio.get_running_loop().time()
        self._stopped.clear()
        if stopped:
            self._stopped.set()
        try:
            async with asyncio.timeout(self._cost(job)):
                await self._stopped.wait()
        except TimeoutError:
            pass
        if isinstance(job, Analyse):
            return asyncio.get_running_loop().time() - began
        if isinstance(job, Choose):
            return job.state.actions()[0]  # how good it is does not matter here
        return self._runner.carry_out(1, job)

    def stop(self) -> None:
        self._stopped.set()

    async def close(self) -> None:
        self.stop()
