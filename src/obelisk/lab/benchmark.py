"""Speed as ratios, measured side by side in one run; bare times mean little on a shared machine.

Every comparison alternates its two sides for some rounds and reports the median of the ratios
with their range. A ratio above 1 means that we are faster.

Run as a program (`python -m obelisk.lab.benchmark GAME`) it is a worker: it reads `perft DEPTH` or
`random GAMES` from standard input and answers `COUNT SECONDS`. Two versions of the package are
compared through such workers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import NamedTuple

import numpy as np

import obelisk
from obelisk.core.batch import Batch
from obelisk.core.board_game import BoardGame, is_searchable, random_seed
from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.player import Limits
from obelisk.core.state import State
from obelisk.search.thinking import Thinker

BATCH = 1024
SEED = 7
DEPTH = 5  # of a plain search: about a second
SECONDS = 0.5  # of any other
# A round should take about a second: less is noise, more is waiting.
MOST_LEAVES = 40_000_000  # of a count
ROUND = 0.5  # seconds of random play


class Sizes(NamedTuple):
    """What one round measures."""

    depth: int
    games: int
    plies: int  # of a batch


def sizes_of(game: BoardGame, batch: Batch) -> Sizes:
    """The sizes that suit a game, by how many actions it has and how long they take."""
    return Sizes(
        depth=deepest_count(game),
        games=fitting(lambda games: random_play(game, games)),
        plies=fitting(lambda plies: batch_play(batch, plies)),
    )


def deepest_count(game: BoardGame) -> int:
    """The greatest depth at which about `MOST_LEAVES` are counted at most.

    How many a deeper count has is guessed from how much the last one grew.
    """
    depth, before, leaves = 1, 1, game.perft(game.start(), 1)
    while leaves * leaves <= MOST_LEAVES * before and leaves:
        depth, before, leaves = depth + 1, leaves, game.perft(game.start(), depth + 1)
    return depth


def fitting(measure: Callable[[int], tuple[int, float]]) -> int:
    """The size, at least 2, of a measurement that takes about as long as a `ROUND` should."""
    size = 2
    while (seconds := measure(size)[1]) < ROUND / 8:
        size *= 2
    return max(int(size * ROUND / seconds), 2)


def perft(game: BoardGame, depth: int) -> tuple[int, float]:
    """Count to `depth`, making every leaf: nodes and seconds."""
    start = game.start()
    begin = time.perf_counter()
    count = game.perft(start, depth)
    return count, time.perf_counter() - begin


def random_play(game: BoardGame, games: int) -> tuple[int, float]:
    """Random games in one kernel: plies and seconds."""
    start = game.start()
    begin = time.perf_counter()
    plies, _ = game.random_games(games, seed=SEED, start=start)
    return plies, time.perf_counter() - begin


def batch_play(batch: Batch, plies: int) -> tuple[int, float]:
    """Random games stepped together through the batch call: plies and seconds.

    Choices are drawn by NumPy and ended games restarted, as a learning loop would do it.
    """
    rng = np.random.default_rng(SEED)
    played = 0
    begin = time.perf_counter()
    while played < plies:
        playing = int(np.count_nonzero(batch.counts))
        chosen = rng.random(len(batch), np.float32) * batch.counts
        batch.step(chosen.astype(np.int64), restart=True)
        played += playing
    return played, time.perf_counter() - begin


def threads_play(game: BoardGame, games: int, threads: int) -> tuple[int, float]:
    """Random games in several threads at once: plies in all and seconds."""
    counts: list[int] = []
    workers = [
        threading.Thread(target=lambda: counts.append(random_play(game, games)[0]))
        for _ in range(threads)
    ]
    begin = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(counts), time.perf_counter() - begin


def search(thinker: Thinker, limits: Limits) -> tuple[int, float]:
    """Search from the start, nothing known before: nodes and seconds.

    They are those of the last depth that was reported: all, or nearly all, that was done.
    """
    thinker.forget()
    report = thinker.think(thinker.game.start(), limits)
    return report.nodes, report.seconds


class Yardstick:
    """The same algorithm in C, compiled into a folder unless it is there already."""

    def __init__(self, game: BoardGame, source: Path, folder: str) -> None:
        self.program = os.path.join(folder, source.stem)
        if not Path(self.program).exists():
            subprocess.run(["gcc", "-O3", "-o", self.program, str(source)], check=True)
        side, pieces = game.rules.side_key, game.rules.piece_keys
        assert side is not None, f"the rules of {game.title} tell no side_key"
        assert pieces is not None, f"the rules of {game.title} tell no piece_keys"
        self.keys = side.tobytes() + pieces.tobytes()
        self.start = game.start()
        self.can_search = '#include "search.h"' in source.read_text(encoding="utf-8")

    def run(self, task: str, size: int, seed: int = SEED) -> tuple[int, int, float]:
        """Count and check (nodes and their checksum, or plies and wins of seat 0), and seconds."""
        return self._ask(task, size, seed, self.start.record.tobytes() + self.keys)

    def measure(self, task: str, size: int) -> tuple[int, float]:
        count, _, seconds = self.run(task, size)
        return count, seconds

    def search(self, thinker: Thinker, state: State, depth: int) -> tuple[int, int, float]:
        """Nodes, score and seconds of the plain search that a fresh `thinker` would make."""
        past = np.array(state.past, np.uint64)
        sizes = np.array([len(thinker.table), len(past)], np.int64)
        position = state.record.tobytes() + self.keys
        memory = sizes.tobytes() + thinker.weights.tobytes() + past.tobytes()
        return self._ask("search", depth, SEED, position + memory)

    def measure_search(self, thinker: Thinker, depth: int) -> tuple[int, float]:
        count, _, seconds = self.search(thinker, self.start, depth)
        return count, seconds

    def _ask(self, task: str, size: int, seed: int, given: bytes) -> tuple[int, int, float]:
        command = [self.program, task, str(size), str(random_seed(seed))]
        answer = subprocess.run(command, input=given, capture_output=True, check=True)
        count, check, seconds = answer.stdout.split()
        return int(count), int(check), float(seconds)


def compile_apart(game: str, environment: Mapping[str, str] | None = None) -> None:
    """Have another process compile the kernels of a game, so that this one finds them in the cache.

    Code that is loaded from there lies together. What a process compiled itself is spread over its
    memory, and counting in Xionghan chess then takes one and a half times as long.
    """
    command = [sys.executable, "-m", "obelisk", "warmup", game]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


class Worker:
    """Another process that measures a version of the package, found in `source`."""

    def __init__(self, game: str, source: Path) -> None:
        if not (source / "obelisk" / "lab" / "benchmark.py").exists():
            raise ObeliskError(Message("lab-no-version", folder=str(source)))
        environment = {**os.environ, "PYTHONPATH": str(source.resolve())}
        compile_apart(game, environment)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "obelisk.lab.benchmark", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )

    def measure(self, task: str, size: int) -> tuple[int, float]:
        """Raises `OSError` if that version cannot be measured."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{task} {size}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            raise ObeliskError(Message("lab-no-answer"))
        return int(answer[0]), float(answer[1])

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


Measure = Callable[[], tuple[int, float]]


def compare(ours: Measure, theirs: Measure, rounds: int, tick: Callable[[], None]) -> list[float]:
    """Ratios of the two rates, one for each round, ours over theirs."""
    ratios = []
    for number in range(rounds):
        # who goes first alternates, so that a machine that slows down favours neither
        pair = (ours(), theirs()) if number % 2 else tuple(reversed((theirs(), ours())))
        (count, seconds), (other_count, other_seconds) = pair
        ratios.append((count / seconds) / (other_count / other_seconds))
        tick()
    return ratios


def _searches_to_c(
    game: BoardGame, stick: Yardstick, depth: int
) -> list[tuple[Message, Measure, Measure]]:
    """How fast the search is compared with a plain one in C, or with perft where there is none."""
    thinker = Thinker(game)
    limits = Limits(time=SECONDS)
    search(thinker, Limits(depth=1))  # whatever is to be compiled is compiled now
    if not stick.can_search:
        pair = Thinker(game, threads=2)
        return [
            (
                Message("lab-bench-search-perft-c", depth=depth),
                lambda: search(thinker, limits),
                lambda: stick.measure("perft", depth),
            ),
            (
                Message("lab-bench-threads-perft-c", depth=depth),
                lambda: search(pair, limits),
                lambda: stick.measure("perft", depth),
            ),
        ]
    plain = Thinker(game, selective=False)
    return [
        (
            Message("lab-bench-plain-c", depth=DEPTH),
            lambda: search(plain, Limits(depth=DEPTH)),
            lambda: stick.measure_search(plain, DEPTH),
        ),
        (
            Message("lab-bench-search-c", depth=DEPTH),
            lambda: search(thinker, limits),
            lambda: stick.measure_search(plain, DEPTH),
        ),
    ]


def _searches(game: BoardGame, depth: int) -> list[tuple[Message, Measure, Measure]]:
    """How fast the search is compared with perft, and with another thread to help."""
    thinker, pair = Thinker(game), Thinker(game, threads=2)
    limits = Limits(time=SECONDS)
    search(thinker, Limits(depth=1))
    return [
        (
            Message("lab-bench-search-perft", depth=depth),
            lambda: search(thinker, limits),
            lambda: perft(game, depth),
        ),
        (
            Message("lab-bench-search-threads"),
            lambda: search(pair, limits),
            lambda: search(thinker, limits),
        ),
    ]


def report(
    game: BoardGame,
    yardstick: Path | None,
    previous: Path | None,
    rounds: int,
    progress: Callable[..., None],
) -> list[Message]:
    """Return all comparisons that can be made here, a line each.

    `progress` is called with how many rounds are `completed` of a `total`.
    """
    batch = game.batch(BATCH)
    batch_play(batch, 200 * BATCH)  # until its games are spread over all stages
    depth, games, plies = sizes_of(game, batch)
    comparisons: list[tuple[Message, Measure, Measure]] = []
    lines: list[Message] = []
    notes: list[Message] = []
    with tempfile.TemporaryDirectory() as folder:
        worker: Worker | None = None
        source = yardstick / f"{game.id}.c" if yardstick else None
        if source is not None and shutil.which("gcc") and source.exists():
            stick = Yardstick(game, source, folder)
            comparisons += [
                (
                    Message("lab-bench-perft-c", depth=depth),
                    lambda: perft(game, depth),
                    lambda: stick.measure("perft", depth),
                ),
                (
                    Message("lab-bench-random-c"),
                    lambda: random_play(game, games),
                    lambda: stick.measure("random", games),
                ),
            ]
            comparisons += _searches_to_c(game, stick, depth)
        else:
            notes.append(Message("lab-no-c", file=f"{game.id}.c"))
        comparisons += [
            (
                Message("lab-bench-batch", games=BATCH),
                lambda: batch_play(batch, plies),
                lambda: random_play(game, games),
            ),
            (
                Message("lab-bench-threads"),
                lambda: threads_play(game, games // 2, 2),
                lambda: threads_play(game, games // 2, 1),
            ),
        ]
        comparisons += _searches(game, depth)
        if previous is not None:
            worker = Worker(game.id, previous)
            try:
                worker.measure("perft", 1)
                worker.measure("random", 1)
                comparisons += [
                    (
                        Message("lab-bench-perft-previous", depth=depth),
                        lambda: perft(game, depth),
                        lambda: worker.measure("perft", depth),
                    ),
                    (
                        Message("lab-bench-random-previous"),
                        lambda: random_play(game, games),
                        lambda: worker.measure("random", games),
                    ),
                ]
            except (ObeliskError, OSError) as fault:
                why = fault.faults[0] if isinstance(fault, ObeliskError) else str(fault)
                notes.append(Message("lab-no-comparison", error=why))
        done = 0

        def tick() -> None:
            nonlocal done
            done += 1
            progress(completed=done, total=rounds * len(comparisons))

        for name, ours, theirs in comparisons:
            ratios = compare(ours, theirs, rounds, tick)
            low, ratio, high = (f"{of(ratios):.2f}" for of in (min, median, max))
            lines.append(
                Message("lab-bench-line", game=game.id, what=name, ratio=ratio, low=low, high=high)
            )
        if worker is not None:
            worker.close()
    return lines + notes


def _serve(name: str) -> None:
    game = obelisk.game(name)
    assert is_searchable(game)
    tasks = {"perft": perft, "random": random_play}
    for line in sys.stdin:
        task, size = line.split()
        count, seconds = tasks[task](game, int(size))
        print(count, seconds, flush=True)


if __name__ == "__main__":
    _serve(sys.argv[1])
