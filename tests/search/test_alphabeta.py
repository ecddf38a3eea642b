"""The search against a plain minimax, and what must not change its result."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.core.kernel import COMPILED, _cache_folder
from obelisk.core.state import State, new_record
from obelisk.search.choice import Limits
from obelisk.search.thinking import Thinker
from tests.conftest import in_soak

# un-jitted the one with few actions
GAMES = ("khet", "pharaohs-light", "photon") if COMPILED else ("pharaohs-light",)
WIN = 30000


def evaluate(state: State) -> int:
    """The game's evaluation of a state, by its terms and weights."""
    game: Any = state.game
    evaluation = game.evaluation
    record = new_record(game.dtype, state.record)[0]
    notes, scratch = new_record(evaluation.NOTES)[0], new_record(game.rules.SCRATCH)[0]
    terms = np.zeros(len(evaluation.TERMS), np.int32)
    evaluation.look(record, notes, scratch)
    evaluation.measure(record, notes, terms)
    return int(terms @ evaluation.WEIGHTS)


def minimax(state: State, depth: int, ply: int = 0) -> int:
    """The score of a state for the side to act, every action looked at."""
    if state.result is not None:
        if state.result.winner is None:
            return 0
        return WIN - ply if state.result.winner == int(state.record.side) else ply - WIN
    if depth == 0:
        return evaluate(state)
    return max(-minimax(state.play(action), depth - 1, ply + 1) for action in state.actions())


def positions(name: str, count: int) -> list[State]:
    """Positions from random play, without what was before them."""
    rng = Random(name)
    game = obelisk.game(name)
    found: list[State] = []
    while len(found) < count:
        state = game.random_state(rng)
        if state.result is None:
            found.append(game.position(str(state)))
    return found


@pytest.mark.parametrize("count", [2 if COMPILED else 1, *in_soak(6)])
@pytest.mark.parametrize("name", GAMES)
def test_an_exact_search_is_minimax(name: str, count: int) -> None:
    game: Any = obelisk.game(name)
    thinker = Thinker(game, megabytes=1, selective=False)
    for state in positions(name, count):
        for depth in (1, 2):
            thinker.forget()
            report = thinker.think(state, Limits(depth=depth))
            assert report.score.points == minimax(state, depth)
            assert -minimax(state.play(report.line[0]), depth - 1, 1) == report.score.points


@pytest.mark.parametrize("name", GAMES)
def test_the_size_of_the_table_changes_nothing(name: str) -> None:
    game: Any = obelisk.game(name)
    sizes = [Thinker(game, megabytes=size, selective=False) for size in (2**-16, 2**-6, 4)]
    for state in positions(name, 4 if COMPILED else 1):
        reports = [thinker.think(state, Limits(depth=3 if COMPILED else 2)) for thinker in sizes]
        assert len({report.score for report in reports}) == 1


REPORT = """
import sys
import obelisk
from obelisk.search.choice import Limits
from obelisk.search.thinking import Thinker

game = obelisk.game(sys.argv[1])
report = Thinker(game, megabytes=1).think(game.start(), Limits(nodes=int(sys.argv[2])))
print(report.depth, report.score, report.nodes, *report.line)
"""


@pytest.mark.parametrize("nodes", [200 if COMPILED else 500, *in_soak(700)])
@pytest.mark.parametrize("name", GAMES[1:] or GAMES)
def test_compiled_and_plain_python_think_the_same(name: str, nodes: int) -> None:
    game: Any = obelisk.game(name)
    report = Thinker(game, megabytes=1).think(game.start(), Limits(nodes=nodes))
    state = game.start()
    for action in report.line:
        state = state.play(action)
    if COMPILED:
        told = subprocess.run(
            [sys.executable, "-c", REPORT, name, str(nodes)],
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        words = (report.depth, report.score, report.nodes, *report.line)
        assert told.split() == " ".join(map(str, words)).split()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_each_recursive_kernel_is_compiled_once(name: str) -> None:
    """Numba cannot bring two kinds of a kernel that call each other back from its cache."""
    game: Any = obelisk.game(name)
    thinker = Thinker(game, megabytes=1)
    thinker.think(game.start(), Limits(depth=2))
    thinker.score_each(game.start(), 1)
    folder = _cache_folder(Path(game.rules.__file__).parent)
    assert folder is not None
    for kernel in ("search", "quiesce"):
        assert len(list(folder.glob(f"alphabeta.{kernel}-*.nbc"))) == 1
