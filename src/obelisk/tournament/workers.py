"""Games in several processes, which end with us whatever happens.

A worker is sent the numbers of games and sends back the games. A thread of it listens to us: when
we are gone, or want no more, it ends the programs that play and then the worker, also in the
middle of a game.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import TYPE_CHECKING

from obelisk.core.messages import Message
from obelisk.tournament.play import Played

if TYPE_CHECKING:
    from obelisk.tournament.run import Tournament

PARTING = 5.0  # seconds that a worker has to end its programs and itself


@dataclass(frozen=True, slots=True)
class _Worker:
    process: SpawnProcess
    orders: Connection
    results: Connection


def play_in_processes(tournament: Tournament, jobs: int) -> Iterator[Played]:
    """All games of a tournament, in the order in which they end."""
    numbers = iter(range(tournament.games))
    workers: list[_Worker] = []
    try:
        for _ in range(jobs):
            workers.append(_start(tournament))
            workers[-1].orders.send(next(numbers))
        by_results = {worker.results: worker for worker in workers}
        for _ in range(tournament.games):
            ready = next(iter(wait(list(by_results))))
            assert isinstance(ready, Connection)
            worker = by_results[ready]
            try:
                played = ready.recv()
            except EOFError:
                worker.process.join(PARTING)
                status = str(worker.process.exitcode)
                raise OSError(str(Message("tournament-worker", status=status))) from None
            if (number := next(numbers, None)) is not None:
                worker.orders.send(number)
            yield played
        for worker in workers:
            worker.orders.send(None)
    finally:
        _end(workers)


def _start(tournament: Tournament) -> _Worker:
    context = multiprocessing.get_context("spawn")
    orders, our_orders = context.Pipe(duplex=False)
    our_results, results = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(tournament, orders, results), daemon=False)
    process.start()
    orders.close()
    results.close()
    return _Worker(process, our_orders, our_results)


def _end(workers: list[_Worker]) -> None:
    for worker in workers:
        worker.orders.close()  # the listening thread of one that still plays hears it
    for worker in workers:
        worker.process.join(PARTING)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.results.close()


def work(tournament: Tournament, orders: Connection, results: Connection) -> None:
    """The life of a worker."""
    from obelisk.tournament.run import Players

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began the match decides how it ends
    players = Players(tournament)
    numbers: SimpleQueue[int | None] = SimpleQueue()  # None: no more games

    def listen() -> None:
        with suppress(EOFError, OSError):
            while True:
                numbers.put(number := orders.recv())
                if number is None:
                    return
        players.close()
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while (number := numbers.get()) is not None:
        results.send(players.play(number))
    players.close()
