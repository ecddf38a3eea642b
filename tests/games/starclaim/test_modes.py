"""The same games and rollouts compiled, with bounds checked, and as plain Python."""

from __future__ import annotations

import numpy as np
import pytest

from obelisk.core.state import State, new_record
from obelisk.kernels.kernel import plain
from tests.conftest import in_soak
from tests.games.starclaim.play import starclaim
from tests.games.test_modes import in_mode

pytestmark = pytest.mark.compiled


def course() -> list[str]:
    """Random games, a batch, and the ends of rollouts."""
    told = []
    for game in (
        starclaim(seats=3),
        starclaim(seats=4, auction="sealed", overbid=False, vehicle_pool="shared"),
    ):
        batch = game.batch(2, seed=4)
        for _ in range(150):
            batch.step(batch.draw(), restart=True)
        told += [str(game.random_games(2, seed=5)), *(str(batch.state(i)) for i in range(2))]
    return told + rollouts()


def rollouts() -> list[str]:
    """The ends of rollouts from a few worlds that a seat imagines."""
    from obelisk.games.starclaim.players import rollout, worlds
    from obelisk.games.starclaim.players.knowledge import KNOWLEDGE
    from obelisk.games.starclaim.players.styles import HEURISTIC, STRATEGIST
    from obelisk.games.starclaim.rules import board

    game, ends = starclaim(seats=4), []
    scratch = new_record(board.SCRATCH)[0]
    for number in range(3):
        states, knowledge = (
            new_record(game.dtype, game.start(seed=number).record),
            new_record(KNOWLEDGE),
        )
        knowledge[0].styles[0], knowledge[0].styles[1] = HEURISTIC, STRATEGIST
        knowledge[0].style_of[number] = 1
        knowledge[0].careless = number == 2
        knowledge[0].free_at[1] = game.start(seed=0).view(0)["side"] ** 2
        seed = np.array([number * 977 + 5], np.uint64)
        s, known = plain(states)[0], plain(knowledge)[0]
        rollout.play_on(s, known, scratch, seed, 60 * number)
        worlds.draw_world(s, known, 0, seed)
        rollout.play_on(s, known, scratch, seed, 6000)
        ends.append(str(State(game, states[0])))
    return ends


@pytest.mark.parametrize("mode", ["NUMBA_DISABLE_JIT", *in_soak("NUMBA_BOUNDSCHECK")])
def test_all_modes_agree(mode: str) -> None:
    assert in_mode(mode, __name__, "course()") == course()
