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
from typing import TYPE_CHECKING, Any, BinaryIO, Protocol, runtime_checkable

if TYPE_CHECKING:  # what takes long to import waits until there is a job
    from obelisk.core.game import Game
    from obelisk.core.player import Player
    from obelisk.core.state import State
    from obelisk.server.engines.jobs import Analyse, Choose, Decide, Job

NICE = 10  # behind everything that people wait for
LENGTH = struct.Struct(">I")
STOP = "stop"
PARTING = 1.0  # seconds to end a thought
STRONGEST = 8  # level
HASTE = 0.05  # seconds for a choice that was stopped before it began


def write(stream: BinaryIO, message: object) -> None:
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


@runtime_checkable
class Stoppable(Protocol):
    """Thinking that can be ended early, with the best that was found."""

    def stop(self) -> None: ...


class JobRunner:
    """Carries out jobs, and can be stopped in the middle of one."""

    def __init__(self, tell: Callable[[object], None]) -> None:
        self._tell = tell
        self._players: dict[bool, tuple[tuple[Game, int], Player]] = {}
        self._searching: Stoppable | None = None
        self._number = 0
        self._stopped = 0

    def stop(self, number: int) -> None:
        """End the search of this number; from another thread."""
        self._stopped = number
        searching = self._searching
        if searching is not None and self._number == number:
            searching.stop()

    def carry_out(self, number: int, job: Job) -> str | float:
        self._number = number
        from obelisk.server.engines.jobs import Analyse, Choose

        if isinstance(job, Choose):
            return self._choose(job)
        if isinstance(job, Analyse):
            return self._analyse(job)
        return self._decide(job)

    def _choose(self, job: Choose) -> str:
        import obelisk
        from obelisk.core.player import Limits

        key = (job.state.game, job.level)
        is_strongest = job.level == STRONGEST
        if self._players.get(is_strongest, (None,))[0] != key:
            # one strong and one quick at a time: they have tables, the strong one a large one
            self._players[is_strongest] = key, obelisk.player(*key)
        _, player = self._players[is_strongest]
        self._searching = player if isinstance(player, Stoppable) else None
        seconds = HASTE if self._stopped == self._number else job.seconds
        action = player.choose(job.state, Limits(time=seconds)).action
        self._searching = None
        return action

    def _decide(self, job: Decide) -> str:
        from obelisk.search.players import Thoughtful, seat_player

        seated = seat_player(job.game, job.level)
        if isinstance(seated, Thoughtful):
            seated.think_within(time=job.seconds)
        seated.notice(job.told)
        return seated.decide(job.view, list(job.actions))

    def _analyse(self, job: Analyse) -> float:
        """Tell lines; the seconds that it took to think of them."""
        from obelisk.core.board_game import is_searchable
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
                thinker.stop()

        game = job.state.game
        assert is_searchable(game)
        self._searching = thinker = Thinker(game, megabytes=32)
        began = time.monotonic()
        if self._stopped != self._number:
            limits = Limits(time=job.seconds)
            thinker.think(job.state, limits, lines=job.lines, on_report=tell)
        self._searching = None
        return time.monotonic() - began


def _told(state: State, line: tuple[str, ...]) -> tuple[str, ...]:
    """A line in the notation that the game tells its actions in; nothing if it has none."""
    told: list[str] = []
    for number, action in enumerate(line):
        state = state.play(action)
        told += [
            str(event.fields["notation"]) for event in state.events if "notation" in event.fields
        ]
        if len(told) == number:
            break
    return tuple(told)


def _told_of(fault: Exception, job: Job) -> tuple[str, str]:
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

    def tell(message: object) -> None:
        with lock:
            write(answers, message)

    jobs: SimpleQueue[tuple[int, Job] | None] = SimpleQueue()
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
