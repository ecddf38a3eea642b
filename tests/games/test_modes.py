"""The same counts and hashes compiled, with bounds checked, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from tests.conftest import GAMES_FOR_TWO, ROOT, in_soak

pytestmark = pytest.mark.compiled

# The plies that plain Python plays in a few seconds: a position of Xionghan chess has a hundred
# actions, and each is tried for the safety of the king.
SHORT = {"xionghan": (1, 5, 8)}
LONG = {"xionghan": (1, 20, 20)}
USUAL = (2, 20, 20)

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "khet": [{}, {"setup": "osiris", "repetition": "automatic"}],
    "pharaohs-light": [
        {"pie_rule": True, "no_action": "loss"},
        {"preset": "full7", "emitter_blocks": False},
    ],
    "photon": [
        {},
        {"preset": "origin", "collisions": True, "collide_on_pieces": True},
        {"preset": "literal"},
    ],
    "xionghan": [{}, {"setup": "classic", "jia_scope": "any", "she_track": "lattice"}],
}


def course(name: str, lengths: tuple[int, int, int]) -> list[str]:
    """Counts and hashes of a game, by each of its sets of options."""
    depth, steps, plies = lengths
    told = []
    for options in OPTIONS.get(name, [{}]):
        game: Any = obelisk.game(name, **options)
        batch = game.batch(3)
        for _ in range(steps):
            batch.step(np.minimum(batch.counts - 1, 7).clip(0), restart=True)
        told += [
            str(game.perft_checksum(game.start(), depth)),
            str(game.random_games(3, seed=5, most=plies)),
            str(batch.records.zobrist.tolist()),
        ]
    return told


def in_mode(mode: str, module: str, call: str) -> list[str]:
    """The lines that a function of a module tells in a process of its own, with other kernels."""
    done = subprocess.run(
        [sys.executable, "-c", f"from {module} import *; print('\\n'.join({call}))"],
        env={**os.environ, mode: "1"}, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def check_mode(mode: str, name: str, lengths: tuple[int, int, int]) -> None:
    said = in_mode(mode, __name__, f"course({name!r}, {lengths})")
    assert said == course(name, lengths)


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_plain_python_agrees(name: str) -> None:
    check_mode("NUMBA_DISABLE_JIT", name, SHORT.get(name, USUAL))


@pytest.mark.parametrize("name", [GAMES_FOR_TWO[0], *in_soak(*GAMES_FOR_TWO[1:])])
def test_kernels_with_bounds_checked_agree(name: str) -> None:
    """Plain Python checks bounds too, so that one game shows it of compiled code every day."""
    check_mode("NUMBA_BOUNDSCHECK", name, LONG.get(name, USUAL))


@pytest.mark.soak
def test_plain_python_agrees_for_longer() -> None:
    check_mode("NUMBA_DISABLE_JIT", "xionghan", LONG["xionghan"])


def test_the_checksum_sees_a_single_changed_leaf() -> None:
    game = obelisk.game("khet")
    assert isinstance(game, BoardGame)
    count, checksum = game.perft_checksum(game.start(), 2)
    _, other = game.perft_checksum(game.start().play("h2+"), 2)
    assert count == 5920
    assert checksum != other
    assert game.perft_checksum(game.start(), 0)[0] == 1


def test_counting_ways_agree() -> None:
    game = obelisk.game("khet", setup="imhotep2")
    assert isinstance(game, BoardGame)
    start = game.start()
    made = game.perft(start, 3)
    assert made == game.perft(start, 3, bulk=True)
    assert made == sum(count for _, count in game.divide(start, 3))
    assert made == sum(count for _, count in game.divide(start, 3, bulk=True))
    assert [action for action, _ in game.divide(start, 1)] == start.actions()
    assert list(game.divide(start, 0)) == []
    with pytest.raises(ValueError, match="depth cannot be -1"):
        game.perft(start, -1)


def test_draw_claims_are_not_counted() -> None:
    """KH-22: also where one could be made."""
    game = obelisk.game("khet")
    assert isinstance(game, BoardGame)
    state = game.start()
    for action in ("h2+", "c7+", "h2-", "c7-") * 2:
        state = state.play(action)
    assert "draw" in state.actions()
    assert game.perft(state, 2) == sum(n for _, n in game.divide(state, 2)) == 5920
