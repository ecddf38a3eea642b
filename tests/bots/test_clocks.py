"""How long the engine thinks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.bots.clocks import UNTOLD, read_go, thinking_time
from obelisk.core.player import Limits

SECONDS = st.floats(0.0, 10_000.0)


@given(st.floats(0.01, 10_000.0), SECONDS, st.none() | st.integers(-3, 60))
def test_it_never_spends_the_whole_clock(
    remaining: float, increment: float, moves_to_go: int | None
) -> None:
    assert 0 < thinking_time(remaining, increment, moves_to_go) < remaining


@given(SECONDS, SECONDS, SECONDS)
def test_more_on_the_clock_is_never_less_to_think(less: float, more: float, added: float) -> None:
    less, more = sorted((less, more))
    assert thinking_time(less, added) <= thinking_time(more, added)
    assert thinking_time(more, min(less, added)) <= thinking_time(more, max(less, added))


@pytest.mark.parametrize(
    ("start", "increment"), [(60.0, 0.0), (180.0, 2.0), (1.0, 0.1), (5.0, 0.0)]
)
def test_a_long_game_is_played_within_its_clock(start: float, increment: float) -> None:
    """Every answer is 20 ms late, and the game lasts 60 moves of ours; most of the time is used."""
    left = start
    for _ in range(60):
        left -= thinking_time(left, increment) + 0.02
        assert left > 0
        left += increment
    assert left < start / 2 + 3 * increment


def test_moves_to_the_next_control() -> None:
    left = 60.0
    for moves in range(20, 0, -1):
        left -= thinking_time(left, 0.0, moves)
    assert 0 < left < 10


@pytest.mark.parametrize("remaining", [0.0, -3.0])
def test_an_empty_clock_still_gets_an_answer(remaining: float) -> None:
    assert 0 < thinking_time(remaining) <= 0.005


def test_the_clock_of_the_side_to_act_counts() -> None:
    words = ["p1time", "60000", "p2time", "1000", "p1inc", "0", "p2inc", "500"]
    first, second = read_go(words, 0).limits, read_go(words, 1).limits
    assert first == Limits(time=thinking_time(60.0, 0.0))
    assert second == Limits(time=thinking_time(1.0, 0.5))


def test_the_words_of_uci_are_understood() -> None:
    words = ["wtime", "60000", "btime", "1000", "winc", "0", "binc", "500", "movestogo", "7"]
    assert read_go(words, 1).limits == Limits(time=thinking_time(1.0, 0.5, 7))


def test_limits() -> None:
    order = read_go(["movetime", "250", "nodes", "1000", "depth", "7"], 0)
    assert order.limits == Limits(0.25, 1000, 7)
    assert not order.endless
    assert order.faults == ()
    assert read_go(["movetime", "100000", "p1time", "1000"], 0).limits.time == thinking_time(1.0)


@pytest.mark.parametrize("words", ["", "infinite"])
def test_without_limits_it_thinks_until_it_is_stopped(words: str) -> None:
    order = read_go(words.split(), 0)
    assert order.endless
    assert order.limits == Limits()


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("depth", "go depth must be followed"),
        ("depth six", "go depth must be followed"),
        ("depth 0", "go depth 0 must be more than 0"),
        ("nodes -5", "go nodes -5 must be more than 0"),
        ("movetime ４", "go movetime must be followed"),
        ("ponder", "go ponder is not understood"),
        ("p2time 1000", "go has no limit for this side"),
    ],
)
def test_what_is_not_understood_is_told_and_still_answered(words: str, fault: str) -> None:
    order = read_go(words.split(), 0)
    assert any(str(told).startswith(fault) for told in order.faults)
    assert order.limits == Limits(time=UNTOLD)
    assert not order.endless


def test_a_fault_does_not_spoil_the_rest() -> None:
    order = read_go(["searchmoves", "h2g1", "depth", "3"], 0)
    assert order.limits == Limits(depth=3)
    assert len(order.faults) == 2
