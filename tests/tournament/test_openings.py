"""Openings: legal, open, and played by both sides."""

from __future__ import annotations

from pathlib import Path

import pytest

import obelisk
from obelisk.core.errors import IllegalAction
from obelisk.tournament.openings import InvalidOpening, Opening, make_openings, read_openings
from tests.conftest import GAMES_FOR_TWO

KHET = obelisk.game("khet")
WIN_IN_ONE = "x39/10/10/10/4k3P31/10/10/1K7X1 s 0 0"


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_random_openings_leave_the_game_open(name: str) -> None:
    game = obelisk.game(name)
    openings = make_openings(game, 5, 4, seed=3)
    assert len(set(openings)) == 5
    for opening in openings:
        *_, last = opening.states(game)
        assert len(opening.actions) == 4
        assert last.result is None
        assert all(last.play(action).result is None for action in last.actions())


def test_the_other_side_could_not_win_either() -> None:
    """The side that acted last has no win in one if it may act again."""
    for opening in make_openings(KHET, 3, 2, seed=1):
        *_, last = opening.states(KHET)
        board = str(last).split()[0]
        turned = KHET.position(f"{board} {'r' if last.to_act == (0,) else 's'} 0 0")
        assert all(turned.play(action).result is None for action in turned.actions())


def test_nothing_was_lost_on_the_way() -> None:
    for opening in make_openings(KHET, 4, 4, seed=8):
        kinds = [event.kind for state in opening.states(KHET) for event in state.events]
        assert kinds.count("destroyed") % 2 == 0


def test_equal_seeds_make_equal_openings() -> None:
    assert make_openings(KHET, 3, 2, seed=5) == make_openings(KHET, 3, 2, seed=5)
    assert make_openings(KHET, 3, 2, seed=5) != make_openings(KHET, 3, 2, seed=6)
    assert make_openings(KHET, 3, 2, seed=5)[:2] == make_openings(KHET, 2, 2, seed=5)


def test_without_plies_all_games_begin_at_the_start() -> None:
    assert make_openings(KHET, 3, 0, seed=5) == [Opening()] * 3


@pytest.mark.compiled
def test_where_there_are_none_it_is_said() -> None:
    photon = obelisk.game("photon", ply_limit=2)
    with pytest.raises(InvalidOpening, match="never left the game open"):
        make_openings(photon, 1, 2, seed=0)


def test_a_file(tmp_path: Path) -> None:
    file = tmp_path / "openings.txt"
    start = str(KHET.start())
    file.write_text(f"# the book\n\n{start}\nh2g1 c7+   # turn\nstartpos\n{start} moves h2g1\n")
    assert read_openings(KHET, file) == [
        Opening(start), Opening(None, ("h2g1", "c7+")), Opening(), Opening(start, ("h2g1",))
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("h2g1\nh2g1 h2g1", "line 2:"),
        ("nonsense", "line 1:"),
        ("x39/10/10/10/10/10/10/4K4X1 s 0 9", r"line 1: The game is over\. The pharaoh was lit\."),
        ("# nothing\n", "has no openings"),
    ],
)
def test_a_wrong_file(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "openings.txt"
    file.write_text(text)
    with pytest.raises(InvalidOpening, match=words):
        read_openings(KHET, file)


def test_an_opening_in_words() -> None:
    assert str(Opening()) == "startpos"
    assert str(Opening(WIN_IN_ONE, ("h2g1",))) == f"{WIN_IN_ONE} moves h2g1"
    with pytest.raises(IllegalAction):
        list(Opening(None, ("a1a2",)).states(KHET))
