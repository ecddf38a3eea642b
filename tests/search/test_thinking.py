"""Thinking: limits, being stopped, several lines, and the drawing rules inside the tree."""

from __future__ import annotations

import gc
import time
import weakref
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.player import Limits
from obelisk.core.state import State
from obelisk.kernels.kernel import COMPILED
from obelisk.search.scale import MANY
from obelisk.search.thinking import Report, Thinker
from tests.conftest import GAMES_FOR_TWO, in_soak
from tests.search.stopping import LATE, check_stop
from tests.search.test_alphabeta import evaluate

pytestmark = pytest.mark.compiled  # un-jitted the search is followed in test_alphabeta


def board_game(name: str, **options: Any) -> BoardGame:
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    return game


def thinker_of(name: str, **settings: Any) -> Thinker:
    return Thinker(board_game(name), **{"megabytes": 1, **settings})


def without_time(report: Report) -> Report:
    return replace(report, seconds=0.0)


def some_state(game: BoardGame, seed: int) -> State:
    rng = Random(seed)
    while True:
        state = game.random_state(rng)
        if state.result is None:
            return game.position(str(state))


# Limits


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_a_depth_is_not_exceeded(name: str) -> None:
    thinker = thinker_of(name)
    depths: list[int] = []
    report = thinker.think(
        thinker.game.start(), Limits(depth=2), on_report=lambda told: depths.append(told[0].depth)
    )
    assert depths == [1, 2]
    assert report.depth == 2


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_nodes_are_not_exceeded(name: str) -> None:
    """But for depth 1, which is finished whatever the limits, so that there is an answer."""
    start = board_game(name).start()
    least = thinker_of(name).think(start, Limits(depth=1)).nodes
    for nodes in (1, least, least + 1, least + 100):
        thinker = thinker_of(name)
        report = thinker.think(start, Limits(nodes=nodes))
        assert least <= report.nodes <= max(nodes, least)
        assert int(thinker.thread.context.nodes) == max(nodes, least)
        assert report.line[0] in start.actions()


@pytest.mark.parametrize("limit", [0.0001, 0.02, 0.1])
def test_a_time_is_not_exceeded(limit: float) -> None:
    """Also one that is over before depth 1 is finished. What other work takes does not count."""
    thinker = thinker_of("khet")
    start = thinker.game.start()
    thinker.think(start, Limits(depth=2))
    started = time.thread_time()
    report = thinker.think(start, Limits(time=limit))
    assert time.thread_time() - started < limit + LATE
    assert report.line[0] in start.actions()


def test_whichever_limit_is_met_first_counts() -> None:
    thinker = thinker_of("photon")
    assert thinker.think(thinker.game.start(), Limits(depth=1, nodes=10**9, time=60.0)).depth == 1


# Being stopped


@pytest.mark.parametrize("threads", [1, 2])
def test_it_stops_when_told(threads: int) -> None:
    thinker = thinker_of("khet", threads=threads)
    start = thinker.game.start()
    thinker.think(start, Limits(depth=2))
    check_stop(thinker, start)


def test_being_told_again_and_again_leaves_an_answer() -> None:
    """Each time depth 1 begins again, until it is finished."""
    thinker = thinker_of("photon")
    start = thinker.game.start()
    thinker.think(start, Limits(depth=1))
    deepen, calls = thinker.thread.deepen, []

    def stopped_thrice(depth: int, guess: int) -> int:
        calls.append(depth)
        if len(calls) <= 3:
            thinker.stop()
        return deepen(depth, guess)

    thinker.thread.deepen = stopped_thrice  # type: ignore[method-assign]
    report = thinker.think(start, Limits(time=60.0))
    assert report.line[0] in start.actions()
    assert calls == [1] * 4


def test_the_next_thought_is_not_concerned() -> None:
    fresh, stopped = thinker_of("khet"), thinker_of("khet")
    start = fresh.game.start()
    stopped.stop()
    limits = Limits(depth=2)
    assert without_time(stopped.think(start, limits)) == without_time(fresh.think(start, limits))


# The same again


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_one_thread_thinks_the_same_again(name: str) -> None:
    limits = Limits(depth=6, nodes=20_000) if COMPILED else Limits(nodes=100)
    told: list[list[Report]] = [[], []]
    for reports in told:
        thinker = thinker_of(name)
        for seed in (1, 2):
            state = some_state(thinker.game, seed)
            thinker.think(state, limits, on_report=reports.extend)
    first, again = ([without_time(report) for report in reports] for reports in told)
    assert first == again
    assert len(first) > 2


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_forgetting_is_a_fresh_start(name: str) -> None:
    limits = Limits(nodes=5_000 if COMPILED else 60)
    thinker = thinker_of(name)
    state = some_state(thinker.game, 3)
    first = thinker.think(state, limits)
    thinker.think(some_state(thinker.game, 4), limits)
    thinker.forget()
    assert without_time(thinker.think(state, limits)) == without_time(first)


def test_what_was_found_out_is_kept() -> None:
    thinker = thinker_of("khet")
    start, limits = thinker.game.start(), Limits(depth=4 if COMPILED else 2)
    first = thinker.think(start, limits).nodes
    assert thinker.think(start, limits).nodes < first


# Lines


@pytest.mark.parametrize("name", ["khet", "pharaohs-light", "photon"])
def test_several_lines_are_the_best_ones_in_order(name: str) -> None:
    thinker = thinker_of(name, selective=False)
    state = some_state(thinker.game, 5)
    told: list[tuple[Report, ...]] = []
    depth = 3 if COMPILED else 1
    single = thinker.think(state, Limits(depth=depth))
    thinker.forget()
    best = thinker.think(state, Limits(depth=depth), lines=4, on_report=told.append)
    last = told[-1]
    assert [report.rank for report in last] == [1, 2, 3, 4]
    assert len({report.line[0] for report in last}) == 4
    points = [report.score.points for report in last]
    assert points == sorted(points, reverse=True)
    assert best == last[0]
    assert best.score == single.score
    each = thinker.score_each(state, depth)
    assert points == sorted((score.points for score in each.values()), reverse=True)[:4]
    assert all(each[report.line[0]].points == report.score.points for report in last)


def test_there_are_no_more_lines_than_actions() -> None:
    thinker = thinker_of("khet")
    state = thinker.game.position("x34k4/10/10/10/10/10/4K5/9X1 s 0 0")
    told: list[tuple[Report, ...]] = []
    thinker.think(state, Limits(depth=1), lines=50, on_report=told.append)
    assert sorted(report.line[0] for report in told[0]) == sorted(state.actions())


def test_a_line_that_was_not_finished_is_not_reported() -> None:
    start = board_game("khet").start()
    first = thinker_of("khet").think(start, Limits(depth=1)).nodes
    told: list[tuple[Report, ...]] = []
    thinker_of("khet").think(start, Limits(nodes=first + 2), lines=3, on_report=told.append)
    assert [[report.rank for report in reports] for reports in told] == [[1]]


@pytest.mark.parametrize("nodes", [3_000, 7_000, 20_000, *in_soak(100_000)])
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_all_lines_of_a_report_are_of_one_depth_and_in_order(name: str, nodes: int) -> None:
    """Wherever in a depth after the first it stops; and each depth that is told is told once."""
    thinker = thinker_of(name)
    for seed in range(4):
        state = some_state(thinker.game, seed)
        told: list[tuple[Report, ...]] = []
        thinker.think(state, Limits(depth=1), lines=5, on_report=told.append)
        limits = Limits(nodes=told.pop()[0].nodes + nodes + seed)
        thinker.forget()
        thinker.think(state, limits, lines=5, on_report=told.append)
        lines = min(5, len(state.actions()))
        assert [reports[0].depth for reports in told] == list(range(1, len(told) + 1))
        for reports in told:
            assert len(reports) == lines
            assert len({report.line[0] for report in reports}) == lines
            assert {report.depth for report in reports} == {reports[0].depth}
            assert [report.rank for report in reports] == list(range(1, lines + 1))
            points = [report.score.points for report in reports]
            assert points == sorted(points, reverse=True)


def test_what_is_told_last_is_complete_when_it_is_stopped() -> None:
    thinker = thinker_of("khet")
    told: list[tuple[Report, ...]] = []

    def stop_at_depth_3(reports: tuple[Report, ...]) -> None:
        told.append(reports)
        if reports[0].depth == 3:
            thinker.stop()

    limits = Limits(time=60.0)
    best = thinker.think(thinker.game.start(), limits, lines=3, on_report=stop_at_depth_3)
    assert [len(reports) for reports in told] == [3, 3, 3]
    assert best == told[-1][0]


# What cannot be thought about


def test_faults() -> None:
    thinker = thinker_of("khet")
    with pytest.raises(ValueError, match=r"cannot be 0\. It must be at least 1"):
        thinker_of("khet", threads=0)
    state = thinker.game.position("x39/10/10/10/4k3P31/10/10/1K7X1 s 0 0")
    over = state.play(thinker.think(state, Limits(depth=1)).line[0])
    with pytest.raises(ValueError, match="The game is over"):
        thinker.think(over, Limits(depth=1))


# Drawing rules inside the tree

AROUND = ("e2e1", "f8f7", "e1e2", "f7f8")  # both pharaohs there and back
SILVER_STRONGER = "x34k4/10/3P36/10/6P33/10/4K5/9X1 s 0 0"
RED_STRONGER = "x34k4/10/3p16/10/6p33/1a38/4K5/9X1 s 0 0"


def nearly_repeated(text: str) -> State:
    """Red to act, who may bring the first position back for the third time."""
    state = board_game("khet", repetition="automatic").position(text)
    for action in (*AROUND, *AROUND[:-1]):
        state = state.play(action)
    end = state.play(AROUND[-1]).result
    assert end is not None
    assert end.reason == "repetition"
    return state


def think(state: State, depth: int, **settings: Any) -> Report:
    game: Any = state.game
    return Thinker(game, megabytes=1, **settings).think(state, Limits(depth=depth))


@pytest.mark.parametrize("selective", [False, True])
@pytest.mark.parametrize("depth", [1, 2, 3] if COMPILED else [1, 2])
def test_the_weaker_side_repeats(depth: int, selective: bool) -> None:
    report = think(nearly_repeated(SILVER_STRONGER), depth, selective=selective)
    assert report.line[0] == AROUND[-1]
    assert report.score.points == 0
    assert report.score.wins_in is None


@pytest.mark.parametrize("selective", [False, True])
@pytest.mark.parametrize("depth", [1, 2, 3] if COMPILED else [1, 2])
def test_the_stronger_side_does_not_repeat(depth: int, selective: bool) -> None:
    report = think(nearly_repeated(RED_STRONGER), depth, selective=selective)
    assert report.line[0] != AROUND[-1]
    assert report.score.points > 50


def test_the_stronger_side_repeats_nothing_that_the_other_could_repeat() -> None:
    """Silver before Red's last action: going back there would hand over the draw."""
    state = board_game("khet", repetition="automatic").position(SILVER_STRONGER)
    for action in (*AROUND, *AROUND[:2]):
        state = state.play(action)
    report = think(state, 2, selective=False)
    assert report.line[0] != AROUND[2]
    assert report.score.points > 50


@pytest.mark.parametrize(("repetition", "over"), [("automatic", True), ("claim", False)])
def test_a_position_that_comes_back_in_a_line_counts_as_often_enough(
    repetition: str, over: bool
) -> None:
    """Where the rules end a game for it the line ends; else the draw may be claimed."""
    state = board_game("khet", repetition=repetition).position(SILVER_STRONGER)
    game: Any = state.game
    thinker = Thinker(game, megabytes=1)
    thinker.thread.begin(state, Limits())
    keys, _, context = thinker.thread.memory()
    for ply, action in enumerate(AROUND):
        assert not context.states[ply]["over"]
        code = game.notation.read_action(state.record, action)
        thinker.search.advance(ply, code, keys, context)
        state = state.play(action)
    last = context.states[len(AROUND)]
    assert int(last["repeats"]) == MANY
    assert bool(last["over"]) == over


# Positions that are not even, where no action removes anything; `quiet` is still to be said.
QUIET = (
    ("khet", {"quiet_limit": 12}, "x34k4/2p37/10/10/10/10/4K5/9X1 s {quiet} 90"),
    ("photon", {"quiet_limit": 12}, "4K5/S39/10/10/10/10/10/10/10/5k4 r {quiet} 90"),
    ("pharaohs-light", {"quiet_limit": 12}, "10/3k6/2s17/10/10/10/7A12/7K2 r {quiet} 90"),
)


@pytest.mark.parametrize(("name", "options", "text"), QUIET)
def test_no_progress_is_a_draw_inside_the_tree(
    name: str, options: dict[str, Any], text: str
) -> None:
    game = board_game(name, **options)
    state = game.position(text.format(quiet=11))
    ends = [state.play(action).result for action in state.actions()]
    assert all(end is not None and end.reason == "no-progress" for end in ends)
    assert abs(evaluate(state)) > 20
    assert think(game.position(text.format(quiet=0)), 1).score.points != 0
    for selective in (False, True):
        for depth in (1, 2):
            assert think(state, depth, selective=selective).score.points == 0
    assert think(game.position(text.format(quiet=10)), 2, selective=False).score.points == 0


@pytest.mark.parametrize(("name", "options", "text"), QUIET)
def test_contempt_makes_a_draw_worse_than_even(
    name: str, options: dict[str, Any], text: str
) -> None:
    """To the side to act at the root, whoever makes the draw."""
    game = board_game(name, **options)
    for depth in (1, 2):
        state = game.position(text.format(quiet=12 - depth))
        for contempt in (15, -15):
            report = think(state, depth, contempt=contempt, selective=False)
            assert report.score.points == -contempt


def test_memory_is_given_back_when_nobody_holds_a_thinker() -> None:
    """Not only when Python looks for circles: a match makes two large tables for each game."""
    game = board_game("khet")
    thinker = Thinker(game, megabytes=1)
    thinker.think(game.start(), Limits(depth=1))
    table = weakref.ref(thinker.table)
    gc.disable()
    try:
        del thinker
        assert table() is None
    finally:
        gc.enable()
