"""The same counts and hashes compiled, with bounds checked, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import obelisk
from obelisk.core.board_game import BoardGame

pytestmark = pytest.mark.compiled

SCRIPT = """
import sys, obelisk
game = obelisk.game(sys.argv[1], **eval(sys.argv[2]))
print(*game.perft_checksum(game.start(), int(sys.argv[3])))
batch = game.batch(3)
import numpy as np
for _ in range(20):
    batch.step(np.minimum(batch.counts - 1, 7).clip(0), restart=True)
print(game.random_games(3, seed=5, most=20), batch.records.zobrist.tolist())
"""

GAMES = [
    ("khet", {}),
    ("khet", {"setup": "osiris", "repetition": "automatic"}),
    ("pharaohs-light", {"pie_rule": True, "no_action": "loss"}),
    ("pharaohs-light", {"preset": "full7", "emitter_blocks": False}),
    ("photon", {}),
    ("photon", {"preset": "origin", "collisions": True, "collide_on_pieces": True}),
    ("xionghan", {}),
    ("xionghan", {"setup": "classic", "jia_scope": "any", "she_track": "lattice"}),
]


@pytest.mark.parametrize("mode", ["NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_all_modes_agree(mode: str, name: str, options: dict[str, object]) -> None:
    def run(**settings: str) -> str:
        depth = "1" if name == "xionghan" else "2"  # its positions have a hundred actions
        command = [sys.executable, "-c", SCRIPT, name, repr(options), depth]
        environment = {**os.environ, **settings}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run(**{mode: "1"}) == run()


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
    with pytest.raises(ValueError, match="0 or more"):
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
