"""The same games compiled, with bounds checked, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.compiled

SCRIPT = """
import sys, obelisk
game = obelisk.game("starclaim", **eval(sys.argv[1]))
batch = game.batch(2, seed=4)
for _ in range(150):
    batch.step(batch.draw(), restart=True)
print(game.random_games(2, seed=5), [str(batch.state(i)) for i in range(2)])
"""

GAMES = [
    {"seats": 3},
    {"seats": 4, "auction": "sealed", "overbid": False, "vehicle_pool": "shared"},
]


@pytest.mark.parametrize("mode", ["NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"])
@pytest.mark.parametrize("options", GAMES)
def test_all_modes_agree(mode: str, options: dict[str, object]) -> None:
    def run(**settings: str) -> str:
        command = [sys.executable, "-c", SCRIPT, repr(options)]
        environment = {**os.environ, **settings}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run(**{mode: "1"}) == run()
