"""Thinking by Monte Carlo tree search."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.player import Limits
from obelisk.core.state import State
from obelisk.kernels.kernel import COMPILED
from obelisk.search.montecarlo import MonteCarlo
from obelisk.search.thinking import Report
from tests.conftest import GAMES_FOR_TWO
from tests.search.stopping import LATE, check_stop
from tests.search.test_ends import some

GAMES = GAMES_FOR_TWO if COMPILED else ("pharaohs-light",)

NODES = 4000 if COMPILED else 60


def board_game(name: str) -> BoardGame:
    game = obelisk.game(name)
    assert isinstance(game, BoardGame)
    return game


def some_states(game: BoardGame, count: int) -> list[State]:
    rng = Random(game.id)
    found: list[State] = []
    while len(found) < count:
        state = game.random_state(rng)
        if state.result is None:
            found.append(state)
    return found


def think(game: BoardGame, state: State, nodes: int, **settings: int) -> Report:
    report = MonteCarlo(game, megabytes=4, **settings).think(state, Limits(nodes=nodes))
    return replace(report, seconds=0.0)


@pytest.mark.parametrize("rollout", [0, 4])
@pytest.mark.parametrize("name", GAMES)
def test_a_seed_thinks_the_same_again(name: str, rollout: int) -> None:
    game = board_game(name)
    (state,) = some_states(game, 1)
    first = think(game, state, NODES, seed=7, rollout=rollout)
    assert think(game, state, NODES, seed=7, rollout=rollout) == first


@pytest.mark.compiled
def test_seeds_differ_where_there_is_chance() -> None:
    game = board_game("khet")
    state = game.start()
    scores = {think(game, state, NODES, seed=seed, rollout=4).score.points for seed in range(4)}
    assert len(scores) > 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_it_does_not_depend_on_what_it_thought_before(name: str) -> None:
    game = board_game(name)
    first, second = some_states(game, 2)
    thinker, limits = MonteCarlo(game, megabytes=4), Limits(nodes=NODES)
    thinker.think(first, limits)
    assert replace(thinker.think(second, limits), seconds=0.0) == think(game, second, NODES)


@pytest.mark.parametrize("name", GAMES)
def test_wins_in_one_are_found(name: str) -> None:
    for end in some(name, 4 if COMPILED else 1, 1):
        state = end.state(name)
        assert isinstance(state.game, BoardGame)
        report = think(state.game, state, 500 if COMPILED else 20)
        assert report.line[0] in end.best, str(end)


@pytest.mark.parametrize("name", GAMES)
def test_the_line_can_be_played(name: str) -> None:
    game = board_game(name)
    for state in some_states(game, 5 if COMPILED else 1):
        after = state
        report = think(game, state, NODES)
        for action in report.line:
            after = after.play(action)
        assert report.depth == len(report.line) > 0


@pytest.mark.parametrize("nodes", [1, 2, 3, 100])
def test_nodes_are_not_exceeded(nodes: int) -> None:
    game = board_game("photon")
    report = think(game, game.start(), nodes)
    assert report.nodes <= nodes
    assert report.line[0] in game.start().actions()


@pytest.mark.parametrize("limit", [0.0001, 0.1])
def test_a_time_is_not_exceeded(limit: float) -> None:
    game = board_game("photon")
    thinker, start = MonteCarlo(game, megabytes=4), game.start()
    thinker.think(start, Limits(nodes=10))
    started = time.thread_time()
    report = thinker.think(start, Limits(time=limit))
    assert time.thread_time() - started < limit + LATE
    assert report.line[0] in start.actions()


@pytest.mark.compiled
def test_a_full_tree_ends_it() -> None:
    game = board_game("khet")
    report = MonteCarlo(game, megabytes=0.001).think(game.start(), Limits(nodes=10**9))
    assert report.line[0] in game.start().actions()
    assert report.seconds < 30


def test_it_stops_when_told() -> None:
    game = board_game("photon")
    thinker, start = MonteCarlo(game, megabytes=64), game.start()
    thinker.think(start, Limits(nodes=10))
    check_stop(thinker, start)


def test_a_game_that_is_over_is_refused() -> None:
    end = some("photon", 1, 1)[0]
    over = end.state("photon").play(end.best[0])
    with pytest.raises(ValueError, match="The game is over"):
        MonteCarlo(board_game("photon"), megabytes=1).think(over, Limits(nodes=10))
