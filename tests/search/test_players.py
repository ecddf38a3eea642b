"""The simple opponent."""

from __future__ import annotations

from random import Random

import pytest

import obelisk
from obelisk.core.state import State
from obelisk.search.players import LookAhead
from tests.conftest import in_soak

KHET = obelisk.game("khet")


def test_it_wins_when_it_can() -> None:
    state = KHET.position("x39/10/10/10/4k3P31/10/10/1K7X1 s 0 0")
    after = state.play(LookAhead(1).choose(state, seat=0).action)
    assert after.result is not None
    assert after.result.winner == 0


def test_it_does_not_light_its_own_pharaoh() -> None:
    state = KHET.position("x34k4/10/10/10/9P3/4K5/10/9X1 s 0 0")
    for seed in range(5):
        assert state.play(LookAhead(seed).choose(state, seat=0).action).result is None


def loses_at_once(state: State, action: str, seat: int) -> bool:
    after = state.play(action)
    return any(
        result is not None and result.winner == 1 - seat
        for result in (after.play(answer).result for answer in after.actions())
    )


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [18, 23, *in_soak(0, 6, 12, 15, 20)])
def test_it_parries_threats(seed: int) -> None:
    """Where some actions lose to an answer and others do not, it takes one that does not."""
    state = KHET.random_state(Random(seed))
    seat = state.to_act[0]
    quiet = [action for action in state.actions() if state.play(action).result is None]
    lost = {action for action in quiet if loses_at_once(state, action, seat)}
    assert 0 < len(lost) < len(quiet), "the seed of another position is needed"
    assert LookAhead(seed, answers=100).choose(state, seat=seat).action not in lost


def test_it_is_repeatable() -> None:
    state = KHET.start()
    assert LookAhead(7).choose(state, seat=0).action == LookAhead(7).choose(state, seat=0).action


def test_it_beats_random_play() -> None:
    rng = Random(3)
    game = obelisk.game("khet", repetition="automatic", quiet_limit=60)
    won = 0
    for seat in (0, 1, 0, 1):
        state, player = game.start(), LookAhead(seat, answers=3)
        while state.to_act:
            if state.to_act[0] == seat:
                state = state.play(player.choose(state, seat=seat).action)
            else:
                state = state.play(rng.choice(state.actions()))
        won += state.result is not None and state.result.winner == seat
    assert won >= 3
