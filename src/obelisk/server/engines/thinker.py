"""A process that thinks: jobs come in on standard input, answers go out on standard output.

It is a process of its own, and a polite one, because people play in the other: see
docs/decisions/0011. It ends when nobody is at the other end.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

NICE = 10  # behind everything that people wait for
LENGTH = struct.Struct(">I")
STOP = "stop"
PARTING = 1.0  # seconds to end a thought
STRONGEST = 8  # level
HASTE = 0.05  # seconds for a choice that was stopped before it began


def write(stream: BinaryIO, message: Any) -> None:
    """Send a message through a pipe."""
    content = pickle.dumps(message)
    stream.write(LENGTH.pack(len(content)) + content)
    stream.flush()


def read(stream: BinaryIO) -> Any:
    """The next message of a pipe; `EOFError` at its end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(stream.read(LENGTH.unpack(head)[0]))


class JobRunner:
    """Carries out jobs, and can be stopped in the middle of one."""

    def __init__(self, tell: Callable[[Any], None]) -> None:
        self._tell = tell
        self._players: dict[bool, tuple[tuple[Any, int], Any]] = {}
        self._searching: Any = None
        self._number = 0
        self._stopped = 0

    def stop(self, number: int) -> None:
        """End the search of this number; from another thread."""
        self._stopped = number
        searching = self._searching
        if searching is not None and self._number == number:
            searching.stop()

    def carry_out(self, number: int, job: Any) -> Any:
        self._number = number
        from obelisk.server.engines.jobs import Analyse, Choose

        if isinstance(job, Choose):
            return self._choose(job)
        if isinstance(job, Analyse):
            return self._analyse(job)
        return self._decide(job)

    def _choose(self, job: Any) -> str:
        import obelisk
        from obelisk.core.player import Limits

        key = (job.state.game, job.level)
        is_strongest = job.level == STRONGEST
        if self._players.get(is_strongest, (None,))[0] != key:
            # one strong and one quick at a time: they have tables, the strong one a large one
            self._players[is_strongest] = key, obelisk.player(*key)
        _, player = self._players[is_strongest]
        self._searching = player
        seconds = HASTE if self._stopped == self._number else job.seconds
        action: str = player.choose(job.state, Limits(time=seconds)).action
        self._searching = None
        return action

    def _decide(self, job: Any) -> str:
        from obelisk.search.players import Thoughtful, seat_player

        seated = seat_player(job.game, job.level)
        if isinstance(seated, Thoughtful):
            seated.think_within(time=job.seconds)
        seated.notice(job.told)
        return str(seated.decide(job.view, list(job.actions)))

    def _analyse(self, job: Any) -> float:
        """Tell lines; the seconds that it took to think of them."""
        from obelisk.core.player import Limits
        from obelisk.search.thinking import Report, Thinker
        from obelisk.server.engines.jobs import AnalysisLine, AnalysisLines

        def line_of(report: Report) -> AnalysisLine:
            score, told = report.score, _told(job.state, report.line)
            return AnalysisLine(score.points, score.wins_in, score.wins_within, report.line, told)

        def tell(reports: tuple[Report, ...]) -> None:
            best, lines = reports[0], tuple(map(line_of, reports))
            self._tell(("lines", AnalysisLines(best.depth, best.nodes, best.seconds, lines)))
            if self._stopped == self._number:  # told so before it began to listen
                self._searching.stop()

        self._searching = Thinker(job.state.game, megabytes=32)
        began = time.monotonic()
        if self._stopped != self._number:
            limits = Limits(time=job.seconds)
            self._searching.think(job.state, limits, lines=job.lines, on_report=tell)
        self._searching = None
        return time.monotonic() - began


def _told(state: Any, line: tuple[str, ...]) -> tuple[str, ...]:
    """A line in the notation that the game tells its actions in; nothing if it has none."""
    told: list[str] = []
    for number, action in enumerate(line):
        state = state.play(action)
        told += [event.fields["notation"] for event in state.events if "notation" in event.fields]
        if len(told) == number:
            break
    return tuple(told)


def _told_of(fault: Exception, job: Any) -> tuple[str, str]:
    """What is answered where a job raises something."""
    from obelisk.server.blame import failed

    game = job.game if hasattr(job, "game") else job.state.game
    why = failed(fault, type(game))
    return ("fault", f"{type(fault).__name__}: {fault}") if why is None else ("failed", str(why))


def main() -> None:
    """The life of the process."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints must not disturb
    lock = threading.Lock()

    def tell(message: Any) -> None:
        with lock:
            write(answers, message)

    jobs: SimpleQueue[Any] = SimpleQueue()
    ended = threading.Event()
    runner = JobRunner(tell)

    def listen() -> None:
        try:
            while True:
                number, order = read(orders)
                if order == STOP:
                    runner.stop(number)
                else:
                    jobs.put((number, order))
        except EOFError:
            jobs.put(None)
            if not ended.wait(PARTING):  # it still thinks, for nobody
                os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while (order := jobs.get()) is not None:
        number, job = order
        try:
            tell(("done", runner.carry_out(number, job)))
        except Exception as fault:  # the job is wrong, not the process
            tell(_told_of(fault, job))
    ended.set()


if __name__ == "__main__":
    main()
