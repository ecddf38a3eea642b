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

# Without these only kings, Advisors, Elephants and Wardens are left, and few games go on for ever.
MOST_KINDS = ("ju", "ma", "pao", "pawn", "she", "lei", "jia", "ci", "dun", "xun")
GAMES = [
    ("khet", {}),
    ("khet", {"setup": "osiris", "repetition": "automatic", "quiet_limit": 40}),
    ("khet", {"repetition_ignores_side": True, "pharaoh_rotation": True}),
    ("khet", {"swap_checks_partner": False, "setup": "imhotep"}),
    ("photon", {}),
    ("photon", {"preset": "face", "collide_on_pieces": True}),
    ("photon", {"preset": "origin", "no_action": "pass"}),
    ("xionghan", {}),
    ("xionghan", {"setup": "classic"}),
    (
        "xionghan",
        {
            "preset": "competitive",
            "she_track": "lattice",
            "lei_isolation": "ring",
            "jia_scope": "any",
            "ci_exchange": "mirrored",
            "dun_adjacency": 4,
            "promotion": "mandatory",
            "pawn_fast_march": True,
            "wei_facing": "all_but_king",
        },
    ),
    (
        "xionghan",
        {
            "setup": "document_literal",
            "indirect_check": False,
            "wei_can_capture": True,
            "wei_facing": "off",
            "pinch_from_origin": True,
            "jia_diagonal": False,
            "dun_protects_king": False,
            "dun_disarms": False,
            "palace_entry_wins": False,
            "crossing_row": "past_6",
            "pawn_backward_at_base_enabled": False,
        },
    ),
    (
        "xionghan",
        {
            "setup": "classic_row1",
            "king_can_leave_palace": False,
            "king_can_diagonal_in_palace": False,
            "shi_can_leave_palace": False,
            "xiang_can_cross_river": False,
            "ma_can_straight_three": False,
            "pawn_resurrection": False,
            "promotion": "off",
            "ju_appear": False,
            "lei_appear": False,
            "insufficient_material": "strict",
            "quiet_limit": 60,
        },
    ),
    (
        "xionghan",
        {
            "king_lose_diagonal_outside_palace": False,
            "shi_gain_straight_outside_palace": False,
            "xiang_gain_jump_two_outside_river": False,
            "pawn_full_movement_at_base_enabled": False,
            "wei_facing": "ci_only",
            "perpetual_check": "loss",
            "pawn_appear": False,
            "dun_appear": False,
            "insufficient_material": "off",
            "kings_face": "line",
            "stalemate": "loss",
        },
    ),
    ("xionghan", {f"{kind}_appear": False for kind in MOST_KINDS} | {"perpetual_check": "loss"}),
]
# Long games are as good as many.
RANDOM_GAMES = {"khet": 200, "photon": 200, "xionghan": 20}


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_c_and_python_agree(name: str, options: dict[str, object], tmp_path: Path) -> None:
    assert shutil.which("gcc"), "gcc is missing: apt install gcc"
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    yardstick = Yardstick(game, ROOT / "bench" / f"{name}.c", str(tmp_path))
    assert yardstick.run("perft", 3)[:2] == game.perft_checksum(game.start(), 3)
    count = RANDOM_GAMES[name]
    plies, wins = game.random_games(count, seed=11)
    assert yardstick.run("random", count, seed=11)[:2] == (plies, wins[0])


def test_ratios_are_of_rates() -> None:
    rounds = []
    ratios = compare(lambda: (30, 2.0), lambda: (10, 1.0), 3, lambda: rounds.append(1))
    assert ratios == [1.5, 1.5, 1.5]
    assert len(rounds) == 3
