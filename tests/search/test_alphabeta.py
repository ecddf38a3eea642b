"""The search against a plain minimax, and what must not change its result."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.core.player import Limits
from obelisk.core.state import State, new_record
from obelisk.kernels.cache import cache_folder
from obelisk.kernels.kernel import COMPILED
from obelisk.search.thinking import Report, Thinker
from tests.conftest import GAMES_FOR_TWO, ROOT, in_soak

# un-jitted the one with few actions
GAMES = GAMES_FOR_TWO if COMPILED else ("pharaohs-light",)
WIN = 30000

# A start is followed for few positions, where all pieces stand; an end, with fewer, deeper. Plain
# Python looks at some hundred positions a second.
THOUGHTS = [
    ("khet", "x33a3ka3p22/2p37/3P46/p11P31s1s21p21P4/p21P41S2S11p11P3/6p23/7P12/2P4A1KA13X1 s 0 0",
     150),
    ("pharaohs-light", None, 300),
    ("photon", "5K4/5B24/5M32S41/4S35/4s15/10/10/3m11m44/10/5k4 b 0 23", 200),
    ("xionghan", "7WR4/13/13/1d9D1/pk2s6K1/13/4p4r3/3p9/1p4P1P4/7d5/13/11D1/13 b "
     "AABBCCJJLLNNPRSSTTXXaabbccjjllnnrsttwxx 0 899", 300),
    # lines of three, exchanges and promotions within reach
    ("xionghan", "13/2P10/6k6/13/4Rn7/3J9/7r5/7T5/2j1S8/5t3l3/13/4K5p2/13 r CNcr 0 80", 300),
]  # fmt: skip


def evaluate(state: State) -> int:
    """The game's evaluation of a state, by its terms and weights."""
    game: Any = state.game
    evaluation = game.evaluation
    record = new_record(game.dtype, state.record)[0]
    notes, scratch = new_record(evaluation.notes)[0], new_record(game.rules.scratch)[0]
    terms = np.zeros(len(evaluation.terms), np.int32)
    evaluation.look(record, notes, scratch)
    evaluation.measure(record, notes, terms)
    return int(terms @ evaluation.weights)


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
    """Positions from random play, without what was before them; of Xionghan chess late ones."""
    rng = Random(name)
    game = obelisk.game(name)
    if name == "xionghan":
        return [game.position(text) for other, text, _ in THOUGHTS if other == name and text]
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


@pytest.mark.parametrize("name", ["photon", *(["xionghan"] if COMPILED else [])])
def test_actions_scored_one_by_one_are_scored_as_minimax_does(name: str) -> None:
    text = next(text for other, text, _ in THOUGHTS if other == name)
    game: Any = obelisk.game(name)
    state = game.position(text)
    scores = Thinker(game, megabytes=1, selective=False).score_each(state, 1)
    assert len(scores) == len(state.actions())
    for action, score in scores.items():
        assert score.points == -minimax(state.play(action), 0, 1), action


def test_lines_that_are_asked_for_begin_with_different_actions() -> None:
    name, text, _ = THOUGHTS[2]
    game: Any = obelisk.game(name)
    told: list[tuple[Report, ...]] = []
    Thinker(game, megabytes=1).think(
        game.position(text), Limits(depth=2), lines=3, on_report=told.append
    )
    last = told[-1]
    assert [report.rank for report in last] == [1, 2, 3]
    assert len({report.line[0] for report in last}) == 3


def thought(name: str, text: str | None, nodes: int) -> str:
    """What a search tells of a position, all of it."""
    game: Any = obelisk.game(name)
    state = game.start() if text is None else game.position(text)
    report = Thinker(game, megabytes=1).think(state, Limits(nodes=nodes))
    for action in report.line:
        state = state.play(action)
    return " ".join(map(str, (report.depth, report.score, report.nodes, *report.line)))


@pytest.fixture(scope="module")
def compiled_thoughts() -> list[str]:
    """What compiled kernels think: at hand, or from a process that has them."""
    if COMPILED:
        return [thought(*one) for one in THOUGHTS]
    script = (
        "from tests.search.test_alphabeta import THOUGHTS, thought\n"
        "for one in THOUGHTS: print(thought(*one))"
    )
    compiled = {key: text for key, text in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    return subprocess.run(
        [sys.executable, "-c", script],
        env=compiled, cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip


@pytest.mark.parametrize("number", range(len(THOUGHTS)))
def test_a_search_is_the_same_again_and_in_plain_python(
    number: int, compiled_thoughts: list[str]
) -> None:
    """It stops at its nodes, with a line that can be played."""
    told = thought(*THOUGHTS[number])
    depth, *_ = told.split()
    assert int(depth) > 0
    assert told == compiled_thoughts[number]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_each_recursive_kernel_is_compiled_once(name: str) -> None:
    """Two kinds of a kernel that differ in the type of a number would take twice as long."""
    game: Any = obelisk.game(name)
    thinker = Thinker(game, megabytes=1)
    thinker.think(game.start(), Limits(depth=2))
    thinker.score_each(game.start(), 1)
    folder = cache_folder(thinker.search.__name__)
    assert folder is not None
    assert len(list(folder.glob("alphabeta.search-*.nbc"))) == 1
    for kernel in (thinker.search.search, thinker.search.quiesce):
        assert len(kernel.part.overloads) <= 1  # none if they were in the cache
