"""Batches follow the same rules as states."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import obelisk
from obelisk.core.batch import Batch
from obelisk.core.board_game import BoardGame
from obelisk.core.errors import IllegalAction
from obelisk.core.state import State


def game(**options: object) -> BoardGame:
    made = obelisk.game("khet", **options)
    assert isinstance(made, BoardGame)
    return made


def step_both(batch: Batch, states: list[State], rng: Random) -> None:
    choices = np.array([rng.randrange(int(count)) if count else 0 for count in batch.counts])
    for i, state in enumerate(states):
        if state.to_act:
            states[i] = state.play(state.actions()[choices[i]])
    batch.step(choices)


@pytest.mark.parametrize(
    "options",
    [
        {"repetition": "automatic", "quiet_limit": 30},
        {"repetition_ignores_side": True, "pharaoh_rotation": True},
        {"setup": "osiris"},
    ],
    ids=str,
)
def test_a_batch_goes_the_way_its_states_go(options: dict[str, object]) -> None:
    played = game(**options)
    rng = Random(4)
    batch = played.batch(4)
    states = [played.start()] * 4
    for _ in range(70):
        step_both(batch, states, rng)
        assert [batch.state(i) for i in range(4)] == states
        assert list(batch.over) == [not state.to_act for state in states]
        assert list(batch.counts) == [len(state.actions()) for state in states]


def test_repetition_is_watched() -> None:
    """KH-22, KH-23: the history of a batch grows as long as the game."""
    played = game(repetition="automatic")
    batch = played.batch(1)
    for action in ("h2+", "c7+", "h2-", "c7-") * 2:
        batch.step(np.array([batch.state(0).actions().index(action)]))
    assert batch.over[0]
    assert batch.winners[0] == -1
    result = batch.state(0).result
    assert result is not None
    assert result.reason == "repetition"


def test_a_long_quiet_game_has_room() -> None:
    """More plies without a loss than the history had room for at first."""
    quiet = game()
    batch = quiet.batch(2)
    state = quiet.start()
    for ply in range(170):
        turns = ("h2+", "c7+")
        action = turns[ply % 2]
        batch.step(np.full(2, state.actions().index(action)))
        state = state.play(action)
    assert batch.state(0) == batch.state(1) == state
    assert "draw" in state.actions()


def test_ended_games_stay_or_start_again() -> None:
    played = game(quiet_limit=1)
    batch = played.batch(3)
    batch.step(np.zeros(3, np.int64))
    assert batch.over.all()
    batch.step(np.zeros(3, np.int64))
    assert batch.over.all(), "ended games need no choice and stay as they are"
    batch.restart(np.array([True, False, False]))
    assert list(batch.over) == [False, True, True]
    assert batch.state(0) == played.start()
    batch.step(np.zeros(3, np.int64), restart=True)
    assert list(batch.over) == [True, False, False]
    assert batch.state(1) == played.start()


def test_a_batch_may_start_anywhere_with_its_history() -> None:
    played = game(repetition="automatic")
    state = played.start()
    for action in ("h2+", "c7+", "h2-", "c7-", "h2+", "c7+", "h2-"):
        state = state.play(action)
    batch = played.batch(2, start=state)
    batch.step(np.full(2, state.actions().index("c7-")))
    assert batch.over.all()


@pytest.mark.parametrize("wrong", [-1, 77, 10**9])
def test_a_wrong_choice_moves_nothing(wrong: int) -> None:
    batch = game().batch(3)
    before = batch.records.tobytes()
    with pytest.raises(IllegalAction, match="Game 1 of the batch has 77 legal actions"):
        batch.step(np.array([0, wrong, 0]))
    assert batch.records.tobytes() == before


def test_wrong_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        game().batch(0)
    with pytest.raises(ValueError, match="choices must hold 3 numbers"):
        game().batch(3).step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="which must hold 3 numbers"):
        game().batch(3).restart(np.zeros(2, np.bool_))


def test_random_games_are_repeatable_and_complete() -> None:
    played = game(quiet_limit=40)
    plies, wins = played.random_games(5, seed=2)
    assert (plies, wins) == played.random_games(5, seed=2)
    assert sum(wins) == 5
    assert plies > 40
    assert played.random_games(3, most=2)[1] == (0, 0, 3)
