"""The yardsticks in C play by the same rules, to the last hash."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.player import Limits
from obelisk.core.state import State
from obelisk.games.laser.beams import CLOCKWISE, kind_of
from obelisk.games.laser.pharaohs import SCARAB
from obelisk.lab import benchmark
from obelisk.lab.benchmark import Yardstick, compare, deepest_count, fitting
from obelisk.search.thinking import Thinker
from tests.conftest import GAMES_FOR_TWO, ROOT

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
    ("photon", {"preset": "literal", "repetition_draw": 3}),
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
    (
        "xionghan",
        {f"{kind}_appear": False for kind in MOST_KINDS}
        | {"perpetual_check": "loss", "insufficient_material": "simple"},
    ),
    ("xionghan", {"kings_face": "draw", "setup": "classic"}),
]
# Long games are as good as many.
RANDOM_GAMES = {"khet": 200, "photon": 200, "xionghan": 20}


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where each program in C is compiled once."""
    return str(tmp_path_factory.mktemp("yardsticks"))


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_c_and_python_agree(name: str, options: dict[str, object], workshop: str) -> None:
    assert shutil.which("gcc"), "gcc is missing: apt install gcc"
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    yardstick = Yardstick(game, ROOT / "bench" / f"{name}.c", workshop)
    assert yardstick.run("perft", 3)[:2] == game.perft_checksum(game.start(), 3)
    count = RANDOM_GAMES[name]
    plies, wins = game.random_games(count, seed=11)
    assert yardstick.run("random", count, seed=11)[:2] == (plies, wins[0])


SEARCHED: list[dict[str, object]] = [
    {},
    {"setup": "imhotep", "quiet_limit": 12},
    {"setup": "dynasty"},
    {"setup": "osiris", "repetition_ignores_side": True},
]


def later(start: State, plies: int, seed: int) -> State:
    """A state that many random plies after the start."""
    rng = Random(seed)
    state = start
    for _ in range(plies):
        after = state.play(rng.choice(state.actions()))
        state = start if after.result else after
    return state


def turns_of_mirrors(state: State) -> list[str]:
    """The turns of the own scarabs: done twice, they are undone."""
    game: Any = state.game
    return [
        game.notation.write_action(code)
        for code in game.codes(state)
        if code & 255 == CLOCKWISE and kind_of(int(state.record.board[code >> 8])) == SCARAB
    ]


def repeated(state: State) -> Iterator[State]:
    """The states after mirrors were turned to and fro, where nothing was lost by it."""
    for turn in turns_of_mirrors(state):
        after = state.play(turn)
        for answer in turns_of_mirrors(after) if after.result is None else ():
            course = state
            for action in (turn, answer) * 4:
                course = course if course.result else course.play(action)
            if course.result is None and course.record.repeats > 2:
                yield course


@pytest.mark.parametrize("options", SEARCHED, ids=str)
def test_c_and_python_search_the_same_nodes(options: dict[str, object], workshop: str) -> None:
    """From the start, after losses, near wins, and where positions have stood before."""
    game = obelisk.game("khet", **options)
    assert isinstance(game, BoardGame)
    yardstick = Yardstick(game, ROOT / "bench" / "khet.c", workshop)
    thinker = Thinker(game, megabytes=1, selective=False)
    start = game.start()
    states = [start, later(start, 9, 1), later(start, 40, 2), later(start, 80, 3)]
    again = list(islice((course for state in states for course in repeated(state)), 3))
    assert again, "no position of the test has come again"
    states += again
    for state in states:
        thinker.forget()
        report = thinker.think(state, Limits(depth=4))
        assert yardstick.search(thinker, state, 4)[:2] == (report.nodes, report.score.points)


def test_ratios_are_of_rates() -> None:
    rounds = []
    ratios = compare(lambda: (30, 2.0), lambda: (10, 1.0), 3, lambda: rounds.append(1))
    assert ratios == [1.5, 1.5, 1.5]
    assert len(rounds) == 3


def test_a_round_is_as_large_as_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted at a thousand a second, and by the leaves of a count."""
    monkeypatch.setattr(benchmark, "ROUND", 2.0)
    assert fitting(lambda size: (size, size / 1000)) == 2000
    assert fitting(lambda size: (size, 60.0)) == 2
    monkeypatch.setattr(benchmark, "MOST_LEAVES", 100_000)
    for name in GAMES_FOR_TWO:
        game = obelisk.game(name)
        assert isinstance(game, BoardGame)
        depth = deepest_count(game)
        assert game.perft(game.start(), depth) < 110_000
        assert game.perft(game.start(), depth + 1) > 90_000
