"""The search against stored positions with a certain end near, each found by looking at everything.

`python -m tests.search.find_ends` made them. A distance to an end that the search tells as exact
is the true one, whatever it was given to think with, and one that it tells as a bound is true.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

import obelisk
from obelisk.core.player import Limits, Score
from obelisk.core.state import State
from obelisk.kernels.kernel import COMPILED
from obelisk.search.thinking import Report, Thinker
from tests.conftest import GAMES_FOR_TWO, in_soak
from tests.search.find_ends import QUIET, End, best_actions, end_of, read_ends, wins

FEW, ALL = 8, 10**6  # how many of each kind are looked at, daily and in soak
DEEPER = 2  # plies beyond the end that it is looked at
MOST_CHECKED = 5  # plies to an end of a line that is not the best
NODES = (100, 2_000, 20_000)


@lru_cache
def stored(name: str) -> tuple[End, ...]:
    return tuple(read_ends(name))


def some(name: str, count: int, *kinds: int) -> list[End]:
    """So many of each kind, spread over all that are stored; half of those that are played to."""
    found = []
    for plies in kinds or (1, 2, 3, 5, -1, -2, -4, 0):
        for is_played in (False, True):
            alike = [e for e in stored(name) if e.plies == plies and bool(e.played) == is_played]
            step = max(2 * len(alike) // count, 1)
            found += alike[::step]
    return found


@lru_cache
def thinker_of(game: Any, **settings: Any) -> Thinker:
    return Thinker(game, megabytes=1, **settings)


def check_action(end: End, action: str) -> None:
    assert not end.best or action in end.best, f"{action}: {end}"


def check_score(end: End, score: Score | None) -> None:
    """What is told as exact is the true distance, and what is told as a bound is one."""
    assert score is not None
    told = score.wins_within
    if end.plies == 0:
        assert told is None or abs(told) > QUIET, f"{score}: {end}"
    elif score.wins_in is not None:
        assert score.wins_in == end.plies, f"{score}: {end}"
    elif told is not None:
        assert told * end.plies > 0, f"{score}: {end}"
        assert abs(told) >= abs(end.plies), f"{score}: {end}"


def check_report(end: End, report: Report) -> None:
    check_score(end, report.score)
    if report.score.wins_in is not None and end.plies:
        check_action(end, report.line[0])
        assert len(report.line) <= abs(end.plies)


LEAST = 2_000  # different positions of each game with a win in one to three


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_there_are_enough(name: str) -> None:
    ends = stored(name)
    assert len({end.position for end in ends if 1 <= end.plies <= 3}) >= LEAST
    assert len({str(end) for end in ends}) == len(ends)
    assert {1, 3, 5, -2, -4, 0} <= {end.plies for end in ends}


@pytest.mark.compiled
@pytest.mark.parametrize("count", [FEW, *in_soak(ALL)])
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_an_end_within_the_depth_is_told_exactly(name: str, count: int) -> None:
    for end in some(name, count, 1, 2, 3, 5, -1, -2, -4):
        state = end.state(name)
        thinker = thinker_of(state.game)
        for depth in range(abs(end.plies), abs(end.plies) + DEEPER + 1):
            thinker.forget()
            report = thinker.think(state, Limits(depth=depth))
            assert report.score.wins_in == end.plies, f"{report.score} at depth {depth}: {end}"
            check_report(end, report)


@pytest.mark.compiled
@pytest.mark.parametrize("count", [FEW, *in_soak(ALL)])
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_no_end_is_told_where_none_is(name: str, count: int) -> None:
    for end in some(name, count, 0):
        state = end.state(name)
        for depth in range(1, QUIET + 2):
            thinker_of(state.game).forget()
            check_report(end, thinker_of(state.game).think(state, Limits(depth=depth)))


@pytest.mark.compiled
@pytest.mark.parametrize("count", [FEW, *in_soak(ALL)])
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_who_is_hurried_tells_nothing_wrong(name: str, threads: int, count: int) -> None:
    """With a table that remembers other positions of the same games, too."""
    for end in some(name, count):
        state = end.state(name)
        thinker = thinker_of(state.game, threads=threads)
        for nodes in NODES:
            report = thinker.think(state, Limits(nodes=nodes))
            check_report(end, report)
            assert report.score.wins_in == 1 or end.plies != 1, str(end)


def check_line(state: State, report: Report) -> None:
    """What is told as exact of any line is how far the end is after its first action."""
    told = report.score.wins_in
    if told is None or abs(told) > MOST_CHECKED:
        return
    winner = state.to_act[0] if told > 0 else 1 - state.to_act[0]
    after = state.play(report.line[0])
    for plies in range(abs(told)):
        assert wins(after, plies, winner) == (plies == abs(told) - 1), f"{report}: {state}"


@pytest.mark.compiled
@pytest.mark.parametrize("count", [FEW, *in_soak(ALL)])
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_every_line_of_several_is_told_exactly(name: str, count: int) -> None:
    for end in some(name, count, 1, 3, -2):
        state = end.state(name)
        thinker_of(state.game).forget()
        told: list[tuple[Report, ...]] = []
        limits = Limits(depth=abs(end.plies) + 1)
        thinker_of(state.game).think(state, limits, lines=3, on_report=told.append)
        check_report(end, told[-1][0])
        for report in told[-1]:
            assert report.score.wins_in != end.plies or report.line[0] in (end.best or report.line)
            check_line(state, report)


@pytest.mark.compiled
@pytest.mark.parametrize("count", [FEW, *in_soak(ALL)])
@pytest.mark.parametrize("level", range(3, 9))
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_levels_win_in_as_many_plies_as_they_say(name: str, level: int, count: int) -> None:
    """Nobody misses a win in one, but for a lapse."""
    limits = Limits(nodes=2_000) if level == 8 else None
    for number, end in enumerate(some(name, count)):
        state = end.state(name)
        choice = obelisk.player(state.game, level, seed=number).choose(state, limits)
        if choice.score is not None:
            check_score(end, choice.score)
            if choice.score.wins_in == end.plies:
                check_action(end, choice.action)
        if end.plies == 1:
            check_action(end, choice.action)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_the_line_wins(name: str) -> None:
    """Played to its end it is a game won by the side to act, in the plies that were told."""
    for end in some(name, FEW, 1, 3):
        state = end.state(name)
        seat = state.to_act[0]
        thinker_of(state.game).forget()
        report = thinker_of(state.game).think(state, Limits(depth=end.plies))
        for action in report.line:
            state = state.play(action)
        if len(report.line) == end.plies:
            assert state.result is not None
            assert state.result.winner == seat


KING_ABOUT_TO_ENTER = (
    "3t9/5d1Db4/6a1a1l2/D12/p2n4p1p2/x5p3pd1/10p2/8P4/p5P1PRP1P/4k1A6/2r10/1r11/5K7 b "
    "ABBCCJJLLNNPPRRSSTTWXXbbccjjlnnsstwx 6 239"
)
LAST_QUIET_TURN = (
    "s1jtl3lt2s/3nba1abn3/9D3/6r1k4/p1p1p1p5p/x1j9x/8p4/10p1D/P3P1c1P3P/2c6w3/13/9Kdd1/11r1 b "
    "AABBCCJJLLNNPPPRRSSTTWXX 5 91"
)
NOT_ALL_PARRIES = (
    "s1j2l1l1t3/2r1ba1ab4/6n6/3t4ns2r/p2Dp1p1p3p/d9x1x/4j8/X6dP2LP/P1p1Pk2P4/9JB2/1c4K1c2w1/"
    "4BA7/T3S6DS b ACCJLNNPPRRTWXp 1 127"
)
MATES = {
    # black wins by this, not by actions after which red cannot stop its king
    "a king about to enter": End(1, "", KING_ABOUT_TO_ENTER, "", ("c3c1",)),
    # it mates in the turn that would else draw
    "the last quiet turn": End(1, "quiet_limit=6", LAST_QUIET_TURN, "", ("l1j1",)),
    # no parry helps, but where a king may enter they are not all that could be done
    "not all parries": End(1, "stalemate=loss", NOT_ALL_PARRIES, "", ("l3h3",)),
}


@pytest.mark.parametrize("end", MATES.values(), ids=MATES)
def test_a_mate_in_one_is_seen_at_any_depth(end: End) -> None:
    state = end.state("xionghan")
    for depth in range(1, 6 if COMPILED else 2):
        for limits in (Limits(depth=depth), Limits(depth=depth, nodes=10**depth)):
            thinker = Thinker(state.game, megabytes=1)  # type: ignore[arg-type]
            report = thinker.think(state, limits)
            assert (report.line, str(report.score)) == (end.best, "wins in 1")


@pytest.mark.compiled
@pytest.mark.parametrize("level", range(3, 9))
@pytest.mark.parametrize("end", MATES.values(), ids=MATES)
def test_a_mate_in_one_is_played_at_levels_from_three(end: End, level: int) -> None:
    state = end.state("xionghan")
    choice = obelisk.player(state.game, level, seed=1).choose(state, Limits(nodes=2_000))
    assert (choice.action, str(choice.score)) == (end.best[0], "wins in 1")


@pytest.mark.parametrize("name", GAMES_FOR_TWO if COMPILED else ["pharaohs-light"])
def test_the_stored_ends_are_true(name: str) -> None:
    """One of each of the shortest kinds, looked at once more."""
    for end in some(name, 1, 1, -2, *((3,) if COMPILED else ())):
        state = end.state(name)
        assert end_of(state, abs(end.plies)) == end.plies, str(end)


def wins_played_out(state: State, plies: int, seat: int) -> bool:
    """The same as `find_ends.wins`, but action by action as a game is played."""
    if state.result is not None:
        return state.result.winner == seat
    if plies == 0:
        return False
    after = (wins_played_out(state.play(action), plies - 1, seat) for action in state.actions())
    return any(after) if state.to_act[0] == seat else all(after)


@pytest.mark.compiled
@pytest.mark.parametrize("count", [1, *in_soak(40)])
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_games_that_are_played_out_end_as_is_stored(name: str, count: int) -> None:
    for end in some(name, count, 1, 2, 3, -1, -2):
        state = end.state(name)
        seat = state.to_act[0]
        for plies in (1, 2):
            assert wins_played_out(state, plies, seat) == (0 < end.plies <= plies), str(end)
            assert wins_played_out(state, plies, 1 - seat) == (-plies <= end.plies < 0), str(end)
        if end.plies == 3:
            assert wins_played_out(state.play(end.best[0]), 2, seat), str(end)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_every_stored_end_is_true(name: str) -> None:
    for end in stored(name):
        state = end.state(name)
        most = abs(end.plies) if end.plies else QUIET
        assert end_of(state, most) == end.plies, str(end)
        if end.best:
            assert tuple(best_actions(state, end.plies)) == end.best, str(end)
