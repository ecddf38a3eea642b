"""The engines of this process, and the queue before them.

The queue is fair: whoever waits longest since their last turn comes next, however many jobs they
have. Play goes before analysis; if all engines analyse when somebody waits for a move, the analysis
that has run longest pauses, and goes on with what is left of its time as soon as nobody waits.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from obelisk.server.engines.jobs import Analyse, Job, Line
from obelisk.server.engines.thinker import LENGTH, PARTING, STOP

log = logging.getLogger(__name__)

SHORTEST = 0.05  # seconds: for less an analysis does not go on


class Cancelled(Exception):
    """The job is no longer needed."""


class Ticket:
    """A job in the queue or in an engine."""

    __slots__ = ("_deepest", "_on_line", "answer", "engine", "is_paused", "job", "owner")

    def __init__(self, job: Job, owner: str, on_line: Callable[[Line], None] | None) -> None:
        self.job, self.owner, self._on_line = job, owner, on_line
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.engine: _Engine | None = None
        self.is_paused = False
        self._deepest: dict[int, int] = {}  # depth of each rank

    @property
    def is_analysis(self) -> bool:
        return isinstance(self.job, Analyse)

    def tell(self, line: Line) -> None:
        """Tell a line, unless a deeper one was told before a pause."""
        if self._on_line is None or self.answer.done():
            return
        if line.depth >= self._deepest.get(line.rank, 0):
            self._deepest[line.rank] = line.depth
            self._on_line(line)

    def rest(self, thought: float) -> Analyse | None:
        """What is left to do after a pause, so many seconds into the job."""
        if not self.is_paused or not isinstance(self.job, Analyse) or self.answer.done():
            return None
        left = self.job.seconds - thought
        return replace(self.job, seconds=left) if left >= SHORTEST else None


class Pool:
    """So many engines, each a process that is started when it is first needed."""

    def __init__(self, size: int) -> None:
        self._idle: list[_Engine] = [_Engine() for _ in range(size)]
        self._busy: list[_Engine] = []
        self._waiting: dict[bool, OrderedDict[str, deque[Ticket]]] = {
            False: OrderedDict(),
            True: OrderedDict(),
        }
        self._tasks: set[asyncio.Task[None]] = set()
        self.size = size

    def __len__(self) -> int:
        """The jobs that wait."""
        return sum(len(jobs) for queue in self._waiting.values() for jobs in queue.values())

    def submit(self, job: Job, owner: str, on_line: Callable[[Line], None] | None = None) -> Ticket:
        """Queue a job for an owner."""
        ticket = Ticket(job, owner, on_line)
        self._waiting[ticket.is_analysis].setdefault(owner, deque()).append(ticket)
        self._assign()
        if not ticket.is_analysis and ticket.engine is None:
            self._make_room()
        return ticket

    def cancel(self, ticket: Ticket) -> None:
        """Take a job back: out of the queue, or out of its engine as soon as it listens."""
        if ticket.engine is not None:
            ticket.engine.stop()
        else:
            queue = self._waiting[ticket.is_analysis]
            jobs = queue.get(ticket.owner, deque())
            with suppress(ValueError):
                jobs.remove(ticket)
            if not jobs:
                queue.pop(ticket.owner, None)
        if not ticket.answer.done():
            ticket.answer.set_exception(Cancelled())
            ticket.answer.exception()  # nobody may be waiting

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for engine in (*self._idle, *self._busy):
            await engine.close()

    def _assign(self) -> None:
        while self._idle and (ticket := self._next()) is not None:
            engine = self._idle.pop()
            self._busy.append(engine)
            engine.take(ticket)
            task = asyncio.create_task(self._work(engine, ticket))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Ticket | None:
        for queue in self._waiting.values():
            if queue:
                owner, jobs = next(iter(queue.items()))
                ticket = jobs.popleft()
                del queue[owner]
                if jobs:
                    queue[owner] = jobs  # behind all others
                return ticket
        return None

    def _make_room(self) -> None:
        if all(engine.ticket is not None and engine.ticket.is_analysis for engine in self._busy):
            longest = next((engine for engine in self._busy if not engine.stopping), None)
            if longest is not None and longest.ticket is not None:
                longest.ticket.is_paused = True
                longest.stop()

    def _put_back(self, ticket: Ticket, rest: Analyse) -> None:
        """Let an analysis that made room go on before all others."""
        ticket.job, ticket.engine, ticket.is_paused = rest, None, False
        queue = self._waiting[True]
        queue.setdefault(ticket.owner, deque()).appendleft(ticket)
        queue.move_to_end(ticket.owner, last=False)

    async def _work(self, engine: _Engine, ticket: Ticket) -> None:
        try:
            answer = await engine.carry_out(ticket)
        except Exception as fault:
            if not ticket.answer.done():
                ticket.answer.set_exception(fault)
        else:
            if (rest := ticket.rest(answer)) is not None:
                self._put_back(ticket, rest)
            elif not ticket.answer.done():
                ticket.answer.set_result(answer)
        finally:
            self._busy.remove(engine)
            self._idle.append(engine)
            self._assign()


class _Engine:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0
        self._sent = False
        self.ticket: Ticket | None = None
        self.stopping = False

    def take(self, ticket: Ticket) -> None:
        """Begin with a job."""
        self._number += 1
        self.ticket, self.stopping, self._sent = ticket, False, False
        ticket.engine = self

    async def carry_out(self, ticket: Ticket) -> Any:
        try:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "obelisk.server.engines.thinker",
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                )  # fmt: skip
            self._send(ticket.job)
            self._sent = True
            if self.stopping:
                self._send(STOP)
            while True:
                kind, content = await self._receive()
                if kind == "line":
                    ticket.tell(content)
                elif kind == "done":
                    return content
                else:
                    raise RuntimeError(content)
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.close()
            raise RuntimeError("the engine ended in the middle of a job") from None
        except asyncio.CancelledError:
            await self.close()
            raise
        finally:
            self.ticket = None

    def stop(self) -> None:
        """End the analysis that runs; a choice is over soon anyway."""
        if not self.stopping and self.ticket is not None:
            self.stopping = True
            if self._sent:
                self._send(STOP)

    def _send(self, message: Any) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        content = pickle.dumps((self._number, message))
        self._process.stdin.write(LENGTH.pack(len(content)) + content)

    async def _receive(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        return pickle.loads(await self._process.stdout.readexactly(LENGTH.unpack(head)[0]))

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        assert process.stdin is not None
        process.stdin.close()  # it hears that, and ends
        try:
            async with asyncio.timeout(2 * PARTING):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
