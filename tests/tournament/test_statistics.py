"""What results say, compared with other ways to compute it."""

from __future__ import annotations

from math import inf, isclose, log, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.tournament.statistics import (
    PAIR_POINTS,
    Places,
    Sprt,
    Tally,
    elo_of,
    place,
    score_of,
    wilson,
)

pytestmark = pytest.mark.compiled  # there are no kernels here

POINTS = st.sampled_from([0.0, 0.5, 1.0])
COUNTS = st.tuples(*[st.integers(1, 400)] * 5)
MANY = st.tuples(*[st.integers(40, 400)] * 5)


def test_known_values_of_elo() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)  # ten to one
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert (elo_of(0.0), elo_of(1.0)) == (-inf, inf)


@given(st.floats(-1000, 1000))
def test_elo_and_score_are_inverse(elo: float) -> None:
    assert elo_of(score_of(elo)) == pytest.approx(elo, abs=1e-6)


def test_a_tally() -> None:
    tally = Tally((1.0, 1.0, 1.0, 0.0, 0.5, 0.5, 0.0, 0.5, 0.0, 0.0, 1.0, 0.5), (1.0,))
    assert (tally.games, tally.wins, tally.draws, tally.losses) == (13, 5, 4, 4)
    assert tally.pairs == (1, 1, 2, 1, 1)  # and half a pair, which is none
    assert tally.score == pytest.approx(7 / 13)
    with pytest.raises(ValueError, match="3 games cannot be paired"):
        Tally((1.0, 0.0, 0.5))


@given(st.lists(POINTS, min_size=4, max_size=200).filter(lambda p: len(set(p)) > 1))
def test_elo_from_pairs(points: list[float]) -> None:
    """The interval is that of a mean of independent pairs, by the standard library."""
    pairs = [fmean(points[i : i + 2]) for i in range(0, len(points) - 1, 2)]
    if len(set(pairs)) == 1:
        return
    mean, error = fmean(pairs), stdev(pairs) / sqrt(len(pairs))
    tally = Tally(tuple(points[: len(points) // 2 * 2]))
    told = tally.elo()
    half = NormalDist().inv_cdf(0.975) * error
    assert told.value == elo_of(mean) or isclose(told.value, elo_of(mean), abs_tol=1e-6)
    if mean - half > 0.01 and mean + half < 0.99:
        assert score_of(told.low) == pytest.approx(mean - half, abs=1e-5)
        assert score_of(told.high) == pytest.approx(mean + half, abs=1e-5)
    superior = 1 - NormalDist(mean, error).cdf(0.5)
    assert tally.superiority() == pytest.approx(superior, abs=1e-6)


def test_pairs_know_more_than_games() -> None:
    """Where every opening is won by the same seat, the players are known to be equal."""
    told = Tally((1.0, 0.0) * 50 + (1.0, 0.5)).elo()
    assert -10 < told.low < 0 < told.value < told.high < 15
    loose = Tally((1.0, 1.0, 0.0, 0.0) * 25 + (1.0, 0.5)).elo()
    assert loose.high - loose.low > 5 * (told.high - told.low)


@pytest.mark.parametrize("points", [(1.0, 1.0), (1.0,) * 20, (0.5,) * 20])
def test_results_that_are_all_alike_leave_doubt(points: tuple[float, ...]) -> None:
    tally = Tally(points)
    told = tally.elo()
    assert told.low < told.value
    assert told.low > elo_of(0.0)
    if tally.score == 1.0:
        assert told.high == inf
        assert 0.5 < tally.superiority() < 1
    else:
        assert told.high == pytest.approx(-told.low)
        assert tally.superiority() == 0.5


def test_wilson_against_its_definition() -> None:
    """The bounds are the shares from which what was seen is just 1.96 deviations away."""
    for seen, count in ((0.2, 50), (0.0, 9), (1.0, 9), (0.5, 1000)):
        told = wilson(seen, count)
        for bound in (told.low, told.high):
            off = abs(seen - bound)
            deviation = sqrt(bound * (1 - bound) / count)
            assert off == pytest.approx(1.959964 * deviation, abs=1e-6)


# The sequential test


def best_likelihood(pairs: tuple[int, ...], score: float) -> float:
    """The highest likelihood under a mean, by trying: the dual problem on a fine grid.

    By duality it is the least over x of -sum(n * log(1 + x * (value - mean))), plus what the
    counts alone make.
    """
    total = sum(pairs)
    distances = [points / 2 - score for points in PAIR_POINTS]
    low, high = -1 / max(distances), -1 / min(distances)
    steps = 20_000
    dual = min(
        -sum(n * log(1 + x * d) for n, d in zip(pairs, distances, strict=True))
        for x in (low + (high - low) * i / steps for i in range(1, steps))
    )
    return dual + sum(n * log(n / total) for n in pairs)


@pytest.mark.parametrize(
    ("pairs", "test"),
    [
        ((10, 20, 40, 25, 12), Sprt(0, 5)),
        ((3, 9, 100, 30, 8), Sprt(0, 50)),
        ((5, 5, 5, 5, 5), Sprt(-20, 20)),
    ],
)
def test_the_ratio_against_trying(pairs: tuple[int, ...], test: Sprt) -> None:
    first, second = (best_likelihood(pairs, score_of(elo)) for elo in (test.elo0, test.elo1))
    assert test.ratio(pairs) == pytest.approx(second - first, abs=1e-3)


@given(MANY)
def test_the_ratio_is_near_the_normal_one(counts: tuple[int, ...]) -> None:
    """For differences that are small against the spread, the ratio is that of two normals."""
    test = Sprt(0, 4)
    total = sum(counts)
    values = [points / 2 for points in PAIR_POINTS]
    mean = sum(n * v for n, v in zip(counts, values, strict=True)) / total
    variance = sum(n * (v - mean) ** 2 for n, v in zip(counts, values, strict=True)) / total
    s0, s1 = score_of(0), score_of(4)
    normal = total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    if abs(mean - 0.5) < 0.04:
        assert test.ratio(counts) == pytest.approx(normal, rel=0.15, abs=0.1)


@given(COUNTS)
def test_the_ratio_turns_with_the_sides(counts: tuple[int, ...]) -> None:
    there, back = Sprt(-3, 8).ratio(counts), Sprt(-8, 3).ratio(counts[::-1])
    assert there == pytest.approx(-back, abs=1e-6)


def test_the_bounds() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 5, alpha=0.01, beta=0.1).bounds == pytest.approx((log(0.1 / 0.99), log(90)))
    assert Sprt(0, 5).ratio((0, 0, 0, 0, 0)) == 0


@pytest.mark.parametrize("wrong", [(5, 5), (5, 0), (0, 5, 0.5), (0, 5, 0.05, 0)])
def test_a_test_that_makes_no_sense(wrong: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match=r"must be"):
        Sprt(*wrong)


def simulated(elo: float, rng: Random, test: Sprt) -> bool | None:
    """A test on games with a third of draws between players of this difference."""
    pairs, win = [0] * 5, score_of(elo) - 1 / 6
    for _ in range(4000):
        points = sum(rng.choices((2, 1, 0), (win, 1 / 3, 2 / 3 - win), k=2))
        pairs[points] += 1
        verdict = test.verdict(pairs)
        if verdict is not None:
            return verdict
    return None


@pytest.mark.parametrize(("elo", "right"), [(0.0, False), (40.0, True), (90.0, True)])
def test_verdicts_are_mostly_right(elo: float, right: bool) -> None:
    """Errors happen in at most 5 % of the tests; 4 of 20 would be a rare accident."""
    rng = Random(11)
    wrong = sum(simulated(elo, rng, Sprt(0, 40)) is not right for _ in range(20))
    assert wrong <= 3


# Many seats


def test_places() -> None:
    assert place((2, 1, 3), 1) == (1, 1.0)
    assert place((2, 1, 3), 0) == (2, 0.0)
    assert place((1, 3, 1, 1), 2) == (1, pytest.approx(1 / 3))


def test_places_of_many_seats() -> None:
    ranks = (1, 4, 2, 9, 1, 3)
    places = Places(ranks, (1.0, 0.0, 0.0, 0.0, 0.5, 0.0))
    told = places.mean_rank()
    error = stdev(ranks) / sqrt(6)
    assert told.value == pytest.approx(20 / 6)
    assert told.high - told.value == pytest.approx(1.959964 * error)
    assert places.win_share() == wilson(0.25, 6)
