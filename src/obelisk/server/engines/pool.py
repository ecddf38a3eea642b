"""The engines of this process, and what they do next.

Work waits in a fair queue (`queue`). What can wait makes room: an analysis pauses as soon as
somebody waits for a move, and goes on with what is left of its time when nobody does; a long
thought about a move is cut short when a quick one waits, but not before it had its due. The
more wait, the shorter the long thoughts are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from math import ceil
from time import monotonic
from typing import Any, Protocol

from obelisk.server.engines.engine import Engine
from obelisk.server.engines.jobs import Analyse, AnalysisLines, Job
from obelisk.server.engines.queue import Lane, Queue
from obelisk.server.engines.shares import Payer, Shares

log = logging.getLogger(__name__)

SHORTEST = 0.05  # seconds: for less an analysis does not go on
LEAST = 0.3  # seconds that a long thought has, however many wait
DUE = 0.5  # seconds after which a long thought is cut short when a quick answer waits
NEVER = float("inf")


class Cancelled(Exception):
    """The work is no longer needed."""


class Thinks(Protocol):
    """What thinks: a process, as a rule."""

    async def think(
        self,
        job: Job,
        on_lines: Callable[[AnalysisLines], None] | None = None,
        *,
        stopped: bool = False,
    ) -> Any: ...

    def stop(self) -> None: ...

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Booking:
    """Whose work it is, in which lane, and how many seconds it would like to think (for quick work:
    about how many it takes). With `even` it takes its engine, and is charged, for whole multiples
    of the seconds it was given, so that nobody sees how much of them was used."""

    payer: Payer
    lane: Lane
    seconds: float
    even: bool = False


class Ticket:
    """Work that waits for an engine, or has one."""

    def __init__(self, booking: Booking, work: Callable[[Turn], Awaitable[Any]]) -> None:
        self.booking, self.work = booking, work
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.turn: Turn | None = None

    @property
    def payer(self) -> Payer:
        return self.booking.payer

    @property
    def lane(self) -> Lane:
        return self.booking.lane

    @property
    def is_cancelled(self) -> bool:
        return self.answer.done() and isinstance(self.answer.exception(), Cancelled)


class Turn:
    """The time in which an engine is somebody's own: since when, and for how many seconds. What can
    wait may be told to make room, but not before it is `due`."""

    def __init__(
        self, ticket: Ticket, engine: Thinks, began: float, seconds: float, due: float
    ) -> None:
        self.ticket, self._engine = ticket, engine
        self.began, self.seconds, self.due = began, seconds, due
        self.is_stopped = self._is_thinking = False

    async def think(self, job: Job, on_lines: Callable[[AnalysisLines], None] | None = None) -> Any:
        """Have the engine do something; `Cancelled` if nobody needs it any more."""
        if self.ticket.is_cancelled:
            raise Cancelled
        self._is_thinking = True
        try:
            return await self._engine.think(job, on_lines, stopped=self.is_stopped)
        finally:
            self._is_thinking = False

    def stop(self) -> None:
        """End the search that runs, or the next one at once."""
        self.is_stopped = True
        if self._is_thinking:
            self._engine.stop()

    def end(self, now: float) -> float:
        """When work that takes even time is over, if it is done now."""
        if self.seconds <= 0:
            return now
        return self.began + self.seconds * max(ceil((now - self.began) / self.seconds), 1)


class Pool:
    """So many engines, and the queue before them."""

    def __init__(
        self,
        size: int,
        clock: Callable[[], float] = monotonic,
        make: Callable[[], Thinks] = Engine,
    ) -> None:
        self._clock = clock
        self.shares = Shares(clock)
        self._queue: Queue[Ticket] = Queue(self.shares, clock)
        self._idle: list[Thinks] = [make() for _ in range(size)]
        self._turns: dict[Turn, Thinks] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self.size = size

    def __len__(self) -> int:
        """The work that waits."""
        return len(self._queue)

    def book(self, booking: Booking, work: Callable[[Turn], Awaitable[Any]]) -> Ticket:
        """Queue work, which is called with its turn; what it returns is the ticket's answer."""
        ticket = Ticket(booking, work)
        self._queue.add(ticket)
        self._go_on()
        return ticket

    def analyse(
        self, job: Analyse, payer: Payer, on_lines: Callable[[AnalysisLines], None]
    ) -> Ticket:
        """Queue an analysis: it is interrupted when others wait, and tells no line twice."""
        analysis = _Analysis(job, on_lines, self._clock)
        return self.book(Booking(payer, Lane.ANALYSIS, job.seconds), analysis.go_on)

    def cancel(self, ticket: Ticket) -> None:
        """Take work back: out of the queue, or out of its engine as soon as it listens."""
        if not ticket.answer.done():
            ticket.answer.set_exception(Cancelled())
            ticket.answer.exception()  # nobody may be waiting
        if ticket.turn is not None:
            ticket.turn.stop()
        else:
            self._queue.remove(ticket)

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for engine in (*self._idle, *self._turns.values()):
            await engine.close()

    def _go_on(self) -> None:
        while self._idle and (ticket := self._queue.next()) is not None:
            engine = self._idle.pop()
            began = self._clock()
            turn = Turn(ticket, engine, began, self._allot(ticket), began + self._due(ticket))
            ticket.turn = turn
            self._turns[turn] = engine
            task = asyncio.create_task(self._work(turn, engine))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._make_room()

    def _allot(self, ticket: Ticket) -> float:
        """How long it may think: less the more addresses wait, and the more the own one wants."""
        booking = ticket.booking
        if booking.lane is not Lane.SLOW:
            return booking.seconds
        own = ticket.payer.address
        running = {t.ticket.payer.address for t in self._turns if t.ticket.lane is Lane.SLOW}
        addresses = len(self._queue.addresses(Lane.SLOW) | running | {own})
        jobs = self._queue.count(Lane.SLOW, own) + 1
        wanted = booking.seconds
        return min(wanted, max(wanted * self.size / (addresses * jobs), LEAST))

    def _make_room(self) -> None:
        """If something waits, let end what can wait: analyses at once, long thoughts when due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        best = self._queue.best()
        if best is None or any(turn.is_stopped for turn in self._turns):
            return
        others = (turn for turn in self._turns if turn.ticket.lane > best)
        turn = min(others, key=lambda turn: turn.due, default=None)
        if turn is None or turn.due == NEVER:
            return
        wait = turn.due - self._clock()
        if wait > 0:
            self._alarm = asyncio.get_running_loop().call_later(wait, self._make_room)
        else:
            turn.stop()

    def _due(self, ticket: Ticket) -> float:
        """After how many seconds it may be cut short. What takes even time never is, for that would
        tell who waits. Whose turn came after many others has a while for itself."""
        if ticket.booking.even:
            return NEVER
        best = self._queue.best()
        if best is not None and best < ticket.lane:
            return LEAST
        return 0.0 if ticket.lane is Lane.ANALYSIS else DUE

    async def _work(self, turn: Turn, engine: Thinks) -> None:
        ticket, booking = turn.ticket, turn.ticket.booking
        self.shares.charge(booking.payer, turn.seconds)
        await self._answer(turn)
        now = self._clock()
        if booking.even and (rest := turn.end(now) - now) > 0:
            await asyncio.sleep(rest)
        self.shares.charge(booking.payer, self._clock() - turn.began - turn.seconds)
        del self._turns[turn]
        self._idle.append(engine)
        if ticket.turn is None:
            self._queue.add(ticket, first=True)
        self._go_on()

    async def _answer(self, turn: Turn) -> None:
        """Do the work of a turn; what is unfinished then has none any more."""
        ticket = turn.ticket
        try:
            answer = await ticket.work(turn)
        except Exception as fault:
            if not ticket.answer.done():
                ticket.answer.set_exception(fault)
                ticket.answer.exception()  # nobody may be waiting
            return
        if ticket.answer.done():
            return
        if answer is UNFINISHED:
            ticket.turn = None
        else:
            ticket.answer.set_result(answer)


UNFINISHED = object()  # what work returns that wants another turn


class _Analysis:
    """An analysis, through all its pauses."""

    def __init__(
        self, job: Analyse, on_lines: Callable[[AnalysisLines], None], clock: Callable[[], float]
    ) -> None:
        self._job, self._on_lines, self._clock = job, on_lines, clock
        self._deepest = 0

    async def go_on(self, turn: Turn) -> object:
        def tell(lines: AnalysisLines) -> None:
            """Tell the lines of a depth, unless a deeper one was told before a pause."""
            if not turn.ticket.answer.done() and lines.depth >= self._deepest:
                self._deepest = lines.depth
                self._on_lines(lines)

        thought = await turn.think(self._job, tell)
        left = self._job.seconds - thought
        if not turn.is_stopped or left < SHORTEST:
            return thought
        self._job = replace(self._job, seconds=left)
        return UNFINISHED
