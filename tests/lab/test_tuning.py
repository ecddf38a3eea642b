"""Tuning: what is learnt from games, and how."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.lab.tuning import Note, Sample, SelfPlay, fit, opening, outcomes, play_games, terms_of
from obelisk.search.thinking import Thinker


def sample(weights: list[float], count: int, *, scale: float = 0.01) -> Sample:
    """Positions whose results are drawn from the chances that the weights give them."""
    rng = np.random.default_rng(1)
    terms = rng.integers(-4, 5, (count, len(weights))).astype(float)
    chances = 1 / (1 + np.exp(-scale * terms @ np.array(weights)))
    return Sample(terms, (rng.random(count) < chances).astype(float), count, 0)


def test_the_weights_behind_results_are_found() -> None:
    fitted = fit(sample([100, -40, 0], 40_000), np.array([100, 0, 30], np.int32), restraint=0.01)
    share = fitted.weights / fitted.weights[0]
    assert fitted.after < fitted.before
    assert share[1] == pytest.approx(-0.4, abs=0.05)
    assert share[2] == pytest.approx(0, abs=0.05)


def test_a_term_that_is_never_seen_keeps_its_weight() -> None:
    seen = sample([100, -40], 2_000)
    unseen = Sample(np.c_[seen.terms, np.zeros(2_000)], seen.scores, 2_000, 0)
    assert fit(unseen, np.array([100, 0, 77], np.int32)).weights[2] == 77


def test_what_a_position_is_worth_comes_from_later_ones_and_the_result() -> None:
    terms = np.zeros(1)
    noted = [Note(0.5, terms, 0), Note(0.8, terms, 1), Note(0.9, terms, 0)]
    won = outcomes(noted, winner=0)
    assert won[2] == 1  # the last one has nothing but the result
    assert won[1] == pytest.approx(1 - (0.9 * 1 + 0.1 * 0.9))  # seen by the other side
    assert won[0] == pytest.approx(0.9 * (1 - won[1]) + 0.1 * 0.8)
    assert outcomes(noted, winner=None)[2] == 0.5
    assert outcomes(noted, winner=1)[2] == 0


@pytest.mark.compiled
def test_games_are_repeatable_and_shared_out() -> None:
    self_play = SelfPlay(
        "khet", ({"setup": "classic"}, {"setup": "dynasty"}), games=2, nodes=40, seed=3
    )
    whole, again = play_games(self_play, None, 0, 1), play_games(self_play, None, 0, 1)
    parts = Sample.joined([play_games(self_play, None, part, 2) for part in range(2)])
    assert whole.games == parts.games == 2
    assert np.array_equal(whole.terms, again.terms)
    assert np.array_equal(whole.terms, parts.terms)
    assert np.array_equal(whole.scores, parts.scores)
    assert ((whole.scores >= 0) & (whole.scores <= 1)).all()


@pytest.mark.compiled
def test_openings_differ_and_go_on() -> None:
    game: Any = obelisk.game("khet")
    thinker = Thinker(game, megabytes=1)
    openings = [opening(game, thinker, Random(seed)) for seed in range(3)]
    assert len(set(openings)) == 3
    assert all(state.result is None for state in openings)
    assert len(terms_of(openings[0])) == len(game.evaluation.terms)
