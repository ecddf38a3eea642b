"""The yardsticks in C play by the same rules, to the last hash."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import obelisk
from obelisk.benchmark import Yardstick, compare
from obelisk.core.board_game import BoardGame
from tests.conftest import ROOT

pytestmark = pytest.mark.compiled

GAMES = [
    ("khet", {}),
    ("khet", {"setup": "osiris", "repetition": "automatic", "quiet_limit": 40}),
    ("khet", {"repetition_ignores_side": True, "pharaoh_rotation": True}),
    ("khet", {"swap_checks_partner": False, "setup": "imhotep"}),
    ("photon", {}),
    ("photon", {"preset": "face", "collide_on_pieces": True}),
    ("photon", {"preset": "origin", "no_action": "pass"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_c_and_python_agree(name: str, options: dict[str, object], tmp_path: Path) -> None:
    assert shutil.which("gcc"), "gcc is missing: apt install gcc"
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    yardstick = Yardstick(game, ROOT / "bench" / f"{name}.c", str(tmp_path))
    assert yardstick.run("perft", 3)[:2] == game.perft_checksum(game.start(), 3)
    plies, wins = game.random_games(200, seed=11)
    assert yardstick.run("random", 200, seed=11)[:2] == (plies, wins[0])


def test_ratios_are_of_rates() -> None:
    rounds = []
    ratios = compare(lambda: (30, 2.0), lambda: (10, 1.0), 3, lambda: rounds.append(1))
    assert ratios == [1.5, 1.5, 1.5]
    assert len(rounds) == 3
