"""Tuning: the weights of an evaluation, fitted to the results of games played with it.

A thinker plays itself from openings with some chance in them. Of every position it notes the terms
at the end of the best line, where nothing sharp is left to do. What they should tell is how the
game went on: the chances that were seen at each later action, the nearer the more, and at last the
result. The weights that tell it best, held near those they come from, are found by logistic
regression.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import exp
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.core.board_game import BoardGame, is_searchable
from obelisk.core.player import Limits
from obelisk.core.state import State, new_record
from obelisk.games import find
from obelisk.search.thinking import Report, Thinker

Numbers = npt.NDArray[np.float64]
Weights = npt.NDArray[np.int32]

OPENING_NOISE = 80  # hundredths of a piece by which actions of the opening are misjudged
OPENING = (2, 8)  # plies of an opening
MOST_PLIES = 240  # a longer game counts as drawn
TABLE = 4  # megabytes
STEPS = 30  # of the regression, which needs fewer
ODDS = 0.004  # the log odds of a hundredth of a piece, as search scores are read
PATIENCE = 0.9  # how much of what a position is worth is learnt from later ones than the next


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """The games to play: each on its own options, in turn."""

    game: str
    options: tuple[dict[str, Any], ...]
    games: int
    nodes: int
    seed: int


@dataclass(frozen=True, slots=True)
class Sample:
    """Positions by their terms, and what the side to act there turned out to score."""

    terms: Numbers
    scores: Numbers
    games: int
    draws: int

    @classmethod
    def joined(cls, samples: list[Sample]) -> Sample:
        return cls(
            np.concatenate([sample.terms for sample in samples]),
            np.concatenate([sample.scores for sample in samples]),
            sum(sample.games for sample in samples),
            sum(sample.draws for sample in samples),
        )


@dataclass(frozen=True, slots=True)
class Fit:
    """Fitted weights, and how much less the results surprise them (mean log loss)."""

    weights: Weights
    before: float
    after: float
    scale: float  # the log odds of a hundredth of a piece


def opening(game: BoardGame, thinker: Thinker, rng: Random) -> State:
    """A position after some actions that are not bad but not always the same."""
    state = game.start()
    for _ in range(rng.randint(*OPENING)):
        scores = thinker.score_each(state, 1)
        seen = {
            action: score.points + rng.gauss(0, OPENING_NOISE)
            for action, score in sorted(scores.items())
            if not score.is_certain
        }
        if not seen:
            break
        state = state.play(max(seen, key=lambda action: seen[action]))
        if state.result is not None:
            return opening(game, thinker, rng)
    return state


def play_games(self_play: SelfPlay, weights: Weights | None, part: int, parts: int) -> Sample:
    """Play every `parts`-th game of a self-play, from number `part`."""
    kind = find(self_play.game)
    thinkers: dict[int, Thinker] = {}
    rows: list[Numbers] = []
    scores: list[float] = []
    games = draws = 0
    for number in range(part, self_play.games, parts):
        which = number % len(self_play.options)
        if which not in thinkers:
            game = kind(**self_play.options[which])
            assert is_searchable(game)
            thinkers[which] = Thinker(game, megabytes=TABLE, weights=weights)
        thinker = thinkers[which]
        thinker.forget()
        noted, winner = _play(
            thinker, Limits(nodes=self_play.nodes), Random(f"{self_play.seed} {number}")
        )
        games += 1
        draws += winner is None
        for note, score in zip(noted, outcomes(noted, winner), strict=True):
            if note.terms is not None:
                rows.append(note.terms)
                scores.append(score)
    width = len(next(iter(thinkers.values())).weights) if thinkers else 0
    return Sample(np.array(rows).reshape(-1, width), np.array(scores), games, draws)


@dataclass(frozen=True, slots=True)
class Note:
    """One position: the chance of the first seat as it was seen, and the terms where the best line
    ends with the side to act there, unless the game ends there.
    """

    chance: float
    terms: Numbers | None
    side: int


def _play(thinker: Thinker, limits: Limits, rng: Random) -> tuple[list[Note], int | None]:
    """One game: what was noted of its positions, and the winner."""
    state = opening(thinker.game, thinker, rng)
    noted: list[Note] = []
    for _ in range(MOST_PLIES):
        if state.result is not None:
            break
        report = thinker.think(state, limits)
        noted.append(_note(state, report))
        state = state.play(report.line[0])
    return noted, None if state.result is None else state.result.winner


def _note(state: State, report: Report) -> Note:
    sign = -1 if int(state.record.side) else 1
    chance = 1 / (1 + exp(-ODDS * sign * report.score.points))
    if report.score.is_certain:
        return Note(chance, None, 0)
    for action in report.line:
        state = state.play(action)
    return Note(
        chance, None if state.result is not None else terms_of(state), int(state.record.side)
    )


def outcomes(noted: list[Note], winner: int | None) -> list[float]:
    """What each position was worth to the side that its terms speak for, as the game went on."""
    later = 0.5 if winner is None else float(winner == 0)
    worth: list[float] = []
    for i in range(len(noted) - 1, -1, -1):
        if i + 1 < len(noted):
            later = PATIENCE * later + (1 - PATIENCE) * noted[i + 1].chance
        worth.append(1 - later if noted[i].side else later)
    return worth[::-1]


def terms_of(state: State) -> Numbers:
    """The terms of a state's evaluation."""
    game = state.game
    assert is_searchable(game)
    evaluation = game.evaluation
    record = new_record(game.dtype, state.record)[0]
    notes, scratch = new_record(evaluation.notes)[0], new_record(game.rules.scratch)[0]
    terms = np.zeros(len(evaluation.terms), np.int32)
    evaluation.look(record, notes, scratch)
    evaluation.measure(record, notes, terms)
    return terms.astype(np.float64)


def collect(
    self_play: SelfPlay, weights: Weights | None, jobs: int, on_part: Callable[[int], None]
) -> Sample:
    """Play all games of a self-play in `jobs` processes; `on_part` is told how many are done."""
    parts = min(self_play.games, 8 * jobs)
    samples: dict[int, Sample] = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {
            pool.submit(play_games, self_play, weights, part, parts): part for part in range(parts)
        }
        for future in as_completed(futures):
            samples[futures[future]] = future.result()
            on_part(sum(sample.games for sample in samples.values()))
    return Sample.joined([samples[part] for part in sorted(samples)])


def fit(sample: Sample, weights: Weights, *, restraint: float = 2.0) -> Fit:
    """The weights that tell the scores of a sample best.

    `restraint` holds each weight back as strongly as that many positions in a thousand speak for
    it, so that a term that is hardly ever seen stays what it was.
    """
    old = weights.astype(np.float64)
    scale = _scale(sample.terms @ old, sample.scores)
    count = len(sample.scores)
    spread = sample.terms.std(axis=0) + 1e-9
    held = restraint / 1000 * count * np.maximum(spread, 0.05) ** 2 * scale**2
    new = old.copy()
    for _ in range(STEPS):
        chance = _sigmoid(scale * (sample.terms @ new))
        slope = scale * (sample.terms.T @ (chance - sample.scores)) + held * (new - old)
        doubt = chance * (1 - chance)
        curve = scale**2 * (sample.terms.T * doubt) @ sample.terms + np.diag(held + 1e-12)
        step = np.linalg.solve(curve, slope)
        new -= step
        if np.abs(step).max() < 0.01:
            break
    rounded = np.rint(new).astype(np.int32)
    return Fit(
        rounded, _loss(sample, scale * old), _loss(sample, scale * rounded.astype(float)), scale
    )


def _scale(points: Numbers, scores: Numbers) -> float:
    """The log odds of a hundredth of a piece that fit the scores best."""
    scale = 0.005
    for _ in range(STEPS):
        chance = _sigmoid(scale * points)
        slope = float(points @ (chance - scores))
        curve = float((points**2) @ (chance * (1 - chance))) + 1e-9
        scale = min(max(scale - slope / curve, 1e-5), 0.1)
    return scale


def _sigmoid(x: Numbers) -> Numbers:
    chance: Numbers = 1 / (1 + np.exp(-np.clip(x, -30, 30)))
    return chance


def _loss(sample: Sample, weights: Numbers) -> float:
    chance = np.clip(_sigmoid(sample.terms @ weights), 1e-9, 1 - 1e-9)
    return float(
        -np.mean(sample.scores * np.log(chance) + (1 - sample.scores) * np.log(1 - chance))
    )
