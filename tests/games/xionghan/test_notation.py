"""Xionghan chess as text: positions, actions, refusals in its own words, Chinese notation."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.errors import AmbiguousAction, IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.state import State
from obelisk.core.text import Piece, write_board
from obelisk.games.xionghan import chinese
from obelisk.games.xionghan.board import GRID
from obelisk.games.xionghan.pieces import KINDS
from obelisk.games.xionghan.setups import SETUPS
from tests.conftest import ROOT
from tests.games.xionghan import draws
from tests.games.xionghan.reference_rules import Rules


def xionghan(**options: Any) -> BoardGame:
    game = obelisk.game("xionghan", **options)
    assert isinstance(game, BoardGame)
    return game


def place(standing: str, side: str = "r", pool: str = "-", **options: Any) -> State:
    """A state with these pieces, each a letter and its point: `Kh2 kf12 Re5`."""
    pieces = {
        GRID.find(word[1:]): Piece(KINDS[word[0].upper()], int(word[0].islower()), 0)
        for word in standing.split()
    }
    return xionghan(**options).position(f"{write_board(pieces, GRID)} {side} {pool} 0 0")


# Positions


@pytest.mark.parametrize("setup", SETUPS)
def test_set_ups_are_canonical(setup: str) -> None:
    """XH-4 to XH-6"""
    assert str(xionghan(setup=setup).start()) == SETUPS[setup]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (7, ["a position is text, not int"]),
        ("", ["a position has 2, 3 or 5 fields"]),
        ("13 r - 0", ["a position has 2, 3 or 5 fields"]),
        (
            "13/5k7 x KQ 1a -3",
            [
                "the board has 2 rows; it must have 13",
                "side 'x': it must be 'r' or 'b'",
                "a king is never among the dead",
                "unknown letter 'Q'",
                "quiet '1a': it must be a decimal number",
                "ply '-3': it must be a decimal number",
            ],
        ),
        (
            "13/5k7/14/13/13/13/013/13/z12/13/13/7K5/13 r",
            ["row 11 ('14'): it fills 14 squares", "'013' is no number", "unknown letter 'z'"],
        ),
        (
            "13/5k1k5/13/13/13/13/13/13/13/13/13/13/13 r",
            [
                "red must have exactly one king and has none",
                "black must have exactly one king and has 2 (f12, h12)",
            ],
        ),
        ("13/5k7/13/13/13/13/13/13/13/13/13/7K5/13 r " + "P" * 10000, ["more than 9999 times 'P'"]),
        ("13/5k7/13/13/13/13/13/13/13/13/13/7K5/13 r 兵", ["unknown letter '兵'"]),
        (
            "13/5k7/13/13/13/13/5R7/13/13/13/13/7K5/13 r",
            ["black is in check from the rook on f7 although it is red's turn"],
        ),
    ],
)
def test_every_fault_of_a_position_is_named(text: Any, faults: list[str]) -> None:
    """XH-8"""
    with pytest.raises(InvalidPosition) as refused:
        xionghan().position(text)
    assert len(refused.value.faults) == len(faults)
    for fault in faults:
        assert fault in str(refused.value)


def test_a_pool_comes_in_any_order() -> None:
    text = "13/5k7/13/13/r12/13/13/13/13/13/13/7K5/R12"
    state = xionghan().position(f"{text} r pNPcP")
    assert str(state) == f"{text} r NPPcp 0 0"


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"setup": "huge"}, "setup='huge'"),
        ({"quiet_limit": -1}, "quiet_limit=-1"),
        ({"dun_adjacency": 6}, "dun_adjacency=6: it must be one of: 8, 4"),
        ({"ju_appears": False}, "did you mean 'ju_appear'?"),
        ({"promotion": "maybe", "stalemate": 1}, "stalemate=1"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], fault: str) -> None:
    """XH-66"""
    with pytest.raises(ValueError, match=fault.replace("(", r"\(").replace("?", r"\?")):
        xionghan(**options)


def test_an_option_beside_a_preset_wins() -> None:
    """XH-66"""
    game = xionghan(preset="competitive", quiet_limit=7)
    assert game.options.to_json()["quiet_limit"] == 7
    assert game.options.to_json()["perpetual_check"] == "loss"


# Refusals

KINGS = "Kh2 kf12"
REFUSALS = [
    ("Re5 we9", "e5e6", "it is faced by the warden on e9", {}),
    ("Ne5 Pe6", "e5f7", "its leg is blocked by the pawn on e6", {}),
    ("Ne5", "e5e7", "a horse jumps two points straight and one aside", {}),
    ("Re5 pe9 df9", "e5e9", "the pawn on e9 is protected by the shield on f9", {}),
    ("Re5 de9", "e5e9", "a shield is never captured", {}),
    ("Re5 pe9 df6", "e5e9", "it is disarmed by the shield on f6", {}),
    ("Re5 Pe7", "e5e7", "red's own pawn stands there", {}),
    ("Re5 pe7", "e5e9", "the pawn on e7 is in the way", {}),
    ("Re5", "e5f6", "a rook goes along its row or column", {}),
    ("Re5", "e5e5", "it stands there", {}),
    ("Sd4 Pe6 pf5", "d4g7", "its way is pinched at e5, between e6 and f5", {}),
    ("Sd4 Pd5 pe4", "d4e5", "pinched at d4, between d5 and e4", {"pinch_from_origin": True}),
    ("Sd4", "d4h8", "an archer goes one to three points diagonally", {}),
    ("Se6", "e6f7", "keeps to the diagonals that join stations", {"she_track": "lattice"}),
    ("Se5 pg7", "e5g7", "only when it starts from a station", {"she_track": "lattice"}),
    ("Sf6", "f6h8", "it may not go past the station g7", {"she_track": "lattice"}),
    ("Ld4 Pe6 pf5", "d4g7", "its way is pinched at e5, between e6 and f5", {}),
    ("Ld4 pe5 pe6", "d4e5", "the pawn on e5 is not isolated", {}),
    ("Ld4 pd9", "d4d9", "a boulder captures only a neighbour", {}),
    ("Ld4 Pd6", "d4d8", "the pawn on d6 is in the way", {}),
    ("Ca1 pa5 pa8 pa9", "a1a9", "the pawn on a5 and the pawn on a8 stand between", {}),
    ("Ca1 pa9", "a1a9", "over exactly one piece, and nothing stands between", {}),
    ("Wa1 pa5 pa8", "a1a3", "over exactly one piece, and nothing stands between", {}),
    ("Wa1 pa5 pa8", "a1a8", "a warden captures nothing", {}),
    ("Dd4 pd6", "d4d5", "a shield goes straight, over exactly one piece", {}),
    ("Dd4 pd6", "d4e5", "a shield goes straight", {}),
    ("Dd4 pd6 pd8", "d4d8", "a shield captures nothing", {}),
    ("Ja1 pa5", "a1a5", "an armour captures by a line of three", {}),
    ("Ta1 pa5", "a1a5", "an assassin kills what it moves away from", {}),
    ("Xa6 pe6", "a6e6", "a patrol captures exactly two points away", {}),
    ("Xa5 pe6", "a5c5", "a patrol moves only on ranks 8 and 6", {}),
    ("Xa6", "a6b6", "a patrol goes an even number of points", {}),
    ("Pe5", "e5d5", "a pawn that has not crossed the river goes only forward", {}),
    ("Pe9", "e9e8", "a pawn steps back only from the far row", {}),
    ("Pe5", "e5f6", "a pawn goes one step forward", {}),
    ("Pe5 pe7", "e5e7", "a march ends on an empty point", {"pawn_fast_march": True}),
    ("Be5", "e5e7", "it goes straight only from a point across the river", {}),
    ("Be5", "e5e6", "an elephant goes two points diagonally", {}),
    ("Be5 pf6", "e5g7", "its eye is blocked by the pawn on f6", {}),
    ("Be9 pe10", "e9e11", "its middle point is blocked by the pawn on e10", {}),
    ("Be7", "e7g9", "an elephant may not cross the river", {"xiang_can_cross_river": False}),
    ("Be9", "e9e11", "only diagonally", {"xiang_gain_jump_two_outside_river": False}),
    ("Af2", "f2f3", "inside its palace it steps only diagonally", {}),
    ("Af2", "f2f4", "an advisor goes one step", {}),
    ("Af2", "f2e1", "an advisor may not leave its palace", {"shi_can_leave_palace": False}),
    ("Pa1", "h2i2", "the king may not leave its palace", {"king_can_leave_palace": False}),
    ("Pa1", "h2g3", "it steps only straight", {"king_can_diagonal_in_palace": False}),
    ("Pa1", "h2h4", "a king goes one step", {}),
    ("Ph9 rh13", "h9g9", "the king would be in check from the rook on h13", {}),
    ("Ra1 rh13", "a1a2", "the king would still be in check from the rook on h13", {}),
    ("Pa12", "a12a13=R", "red's dead hold no R; they hold none", {}),
    ("Pa12", "a12a13=K", "a pawn never becomes a king", {}),
    ("Pa9", "a9a10=R", "a pawn promotes on the far row, rank 13", {}),
    ("Ra9", "a9a10=R", "only a pawn promotes", {}),
    ("Pa12", "a12a13=R", "promotion is off", {"promotion": "off"}),
    ("Pa12", "a12a13=R", "there are no R in this game", {"ju_appear": False}),
    ("Pa12", "P@g5", "red has no dead pawn", {}),
    ("Pa12", "P@g5", "pawn_resurrection is off", {"pawn_resurrection": False}),
    ("pa12", "a12a11", "the pawn on a12 is black's, and red is to act", {}),
    ("Pa12", "c3c4", "c3 is empty", {}),
]


@pytest.mark.parametrize(("standing", "action", "reason", "options"), REFUSALS)
def test_a_refusal_says_why(
    standing: str, action: str, reason: str, options: dict[str, Any]
) -> None:
    state = place(f"{KINGS} {standing} nm7", **options)
    before = str(state), state.record.tobytes()
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    assert reason in str(refused.value)
    assert action not in state.actions()
    assert (str(state), state.record.tobytes()) == before


TOLD = json.loads((ROOT / "tests/games/xionghan/refusals.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("told", TOLD, ids=lambda told: f"{told['action']} {told['options']}")
def test_a_refusal_tells_the_rules_of_this_game(told: dict[str, Any]) -> None:
    """What an option has switched off is not told; the catalogues say the same: lang.test.ts."""
    state = place(told["standing"], **told["options"])
    with pytest.raises(IllegalAction) as refused:
        state.play(told["action"])
    assert str(refused.value).partition(": ")[2] == told["en"]
    assert refused.value.clause == told["clause"]


def test_every_option_that_changes_how_a_piece_goes_has_a_refusal() -> None:
    movers = ("king_can", "king_lose", "shi_", "xiang_", "ma_can", "pawn_", "crossing", "she_")
    options = {
        name
        for name in Rules.__dataclass_fields__
        if name.startswith(movers) and not name.endswith(("_appear", "_resurrection"))
    }
    assert options | {"wei_can_capture", "ci_exchange"} == {
        name for told in TOLD for name in told["options"]
    }


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [
        (("Kh2 kh12 Ph9 Ra1",), "h9g9", "the kings on h2 and h12 would face each other"),
        (("Kh2 kf10 Jd7 Be10 pa5", "b"), "a5a4", "check from the armour on d7 by a line of three"),
        (("Kh2 kf12 Tf11 pa5", "b"), "a5a4", "check from the assassin on f11 by an exchange"),
        (("Ki5 kf12 Ra1",), "i5h6", "outside its palace it steps only straight"),
        (("Kh2 kf12 Ra1", "r", "P"), "P@b5", "red's pawn points are a5 c5 e5 g5 i5 k5 m5"),
        (("Kh2 kf12 Ra5", "r", "P"), "P@a5", "the rook on a5 stands there"),
        (("Kh2 kf12 Pa6 Pb6 Pc6 Pd6 Pe6 Pf6 Pg6", "r", "P"), "P@a5", "may have 7 pawns"),
        (("Kh2 kf12 rh13 Pa1", "r", "P"), "P@a5", "still be in check from the rook on h13"),
        (("Kh2 kf12 Pa12 ra1", "r", "RN"), "a12a13=C", "red's dead hold no C; they hold N, R"),
    ],
)
def test_more_refusals_say_why(state: tuple[str, ...], action: str, reason: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        place(*state).play(action)
    assert reason in str(refused.value)


def test_a_pawn_must_promote_where_that_is_mandatory() -> None:
    """XH-28"""
    state = place("Kh2 kf12 Pa12 ra1", "r", "RN", promotion="mandatory")
    with pytest.raises(IllegalAction, match="it must promote; name a kind of the dead: N, R"):
        state.play("a12a13")


@pytest.mark.compiled
def test_every_refusal_explains_itself() -> None:
    """Every pair of points on random positions: either legal, or refused with a reason."""
    rng = Random(8)
    for _ in range(12):
        options = draws.random_options(rng)
        state = xionghan(**options).position(draws.random_position(rng, Rules.of(**options)))
        if not state.to_act:
            continue
        legal = set(state.actions())
        for _ in range(150):
            action = "".join(GRID.name(rng.choice(GRID.squares)) for _ in range(2))
            if action in legal:
                state.play(action)
                continue
            with pytest.raises(IllegalAction, match=r"cannot|is empty|is to act"):
                state.play(action)


@pytest.mark.parametrize("text", ["", "h2", "P@", "e4=R", "P@g5=R", "n3n4", "a14a13", "a5a6=Q", 7])
def test_what_is_no_action_is_unreadable_or_incomplete(text: Any) -> None:
    with pytest.raises((UnreadableAction, AmbiguousAction)):
        xionghan().start().play(text)


def test_squares_are_read_in_any_case() -> None:
    start = xionghan().start()
    assert start.play(" L4I4 ") == start.play("l4i4")
    dead = place("Kh2 kf12 Ra1", "r", "P")
    assert dead.play("p@G5") == dead.play("P@g5")


# Chinese notation


def names(state: State) -> dict[str, str]:
    codes = state.game.codes(state)
    return {
        chinese.write(state.record, code): state.game.notation.write_action(code) for code in codes
    }


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("l4i4", "炮二平五"),
        ("b4b9", "炮十二进五"),
        ("k2k3", "俥三进一"),
        ("j2i4", "傌四进五"),
        ("j2k4", "傌四斜进三"),
        ("j2j5", "傌四直进三"),
        ("i2g4", "相五进七"),
        ("h2g3", "仕六进七"),
        ("g2g3", "漢七进一"),
        ("g2f1", "漢七退八"),
        ("a1d4", "射十三进十"),
        ("g5g6", "兵七进一"),
    ],
)
def test_moves_are_named_as_in_chinese_chess(action: str, name: str) -> None:
    start = xionghan().start()
    assert start.play(action).events[0].fields["notation"] == name
    assert start.play(name) == start.play(action)


@pytest.mark.parametrize(
    ("standing", "options", "name", "action"),
    [
        ("Nj2 Rj5", {}, "傌四进三", "j2k4"),  # no way straight: its end is taken
        ("Nj2 pj4", {}, "傌四进三", "j2k4"),
        ("Nj2", {"ma_can_straight_three": False}, "傌四进三", "j2k4"),
        ("Nj2 Rk4", {}, "傌四进三", "j2j5"),
        ("Nj2", {"ma_can_straight_three": False}, "傌四斜进三", "j2k4"),
    ],
)
def test_straight_and_aslant_are_told_apart_only_where_both_can_be_played(
    standing: str, options: dict[str, Any], name: str, action: str
) -> None:
    state = place(f"Kg2 kf12 {standing} pa9", **options)
    assert state.play(name) == state.play(action)
    if "斜" not in name:
        assert state.game.spell(state, action, "chinese") == name


def test_a_game_says_which_notations_it_has() -> None:
    start = xionghan().start()
    assert start.game.notations == ("plain", "chinese")
    assert start.game.spell(start, "炮二平五", "plain") == "l4i4"
    assert start.game.spell(start, "l4i4", "chinese") == "炮二平五"
    with pytest.raises(ValueError, match="notation 'wxf': Xionghan chess has plain and chinese"):
        start.game.spell(start, "l4i4", "wxf")


def test_each_side_counts_the_files_from_its_right() -> None:
    names = xionghan().start().view(None)["board"]["lines"]["file_names"]["chinese"]
    assert [side[0] for side in names] == ["十三", "1"]  # of file a
    assert [side[-1] for side in names] == ["一", "13"]


def test_black_counts_in_digits_from_its_right() -> None:
    state = xionghan().start().play("炮二平五")
    after = state.play("砲2平5")
    assert after.events[0].fields["from"] == "b10"
    assert after.events[0].fields["to"] == "e10"
    assert state.play("馬10進9") == state.play("j12i10")
    assert state.play("砲二平五") == after


def test_pieces_on_one_file_are_told_apart() -> None:
    state = place("Kh2 kf12 Re5 Re9 Ra1")
    assert state.play("前俥平十") == state.play("e9d9")
    assert state.play("后俥平十") == state.play("e5d5")
    assert "俥十三平十" in names(state)
    crowd = place("Kh2 kf12 Pe7 Pe8 Pe9 Pe10 Pc8 Pc9 ra1")
    assert crowd.play("前兵九进一") == crowd.play("e10e11")
    assert crowd.play("二兵九平十") == crowd.play("e9d9")
    assert crowd.play("后兵十一平十二") == crowd.play("c8b8")
    three = place("Kh2 kf12 Pe7 Pe8 Pe9 ra1")
    assert three.play("中兵平十") == three.play("e8d8")


def test_promotion_revival_and_exchange_are_named() -> None:
    state = place("Kh2 kf12 Pa12 Te5 rd5", "r", "RP")
    assert state.play("兵十三进一升俥") == state.play("a12a13=R")
    assert state.play("兵七复活") == state.play("P@g5")
    assert state.play("刺九平六兑") == state.play("e5h5")
    assert state.play("刺九平六") == state.play("e5h5")
    black = place("Kh2 kf12 Ra1", "b", "p")
    assert black.play("卒7复活") == black.play("P@g9")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("炮", "is no move; write it like 炮二平五"),
        ("龍二平五", "no piece is called 龍"),
        ("炮七平五", "no 炮 stands on file 七"),
        ("炮二平十三", "the cannon on b4 is in the way"),
        ("傌四进三", "fits a move to j5 and k4: add 直 or 斜"),
        ("前炮平五", "no 炮 is called 前炮"),
        ("炮平五", "does not say which 炮"),
        ("俥三进十三", "a rook goes along its row or column"),
        ("俥三直退三", "leads off the board"),
        ("刺四平五兑", "this move exchanges nothing"),
        ("炮七复活", "a revival is written 兵七复活"),
        ("兵七复活", "red has no dead pawn"),
        ("兵七进一升龍", "no piece is called 龍"),
    ],
)
def test_wrong_names_are_refused(name: str, reason: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        xionghan().start().play(name)
    assert reason in str(refused.value)


def test_a_crowd_needs_its_file_and_order() -> None:
    state = place("Kh2 kf12 Pe7 Pe8 Pc8 Pc9 ra1")
    for name in ("兵九进一", "前兵进一"):
        with pytest.raises(AmbiguousAction, match="say 前, 后"):
            state.play(name)
    with pytest.raises(IllegalAction, match="red has no 俥 on the board"):
        state.play("俥一进一")


@pytest.mark.compiled
@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_legal_action_has_a_name_of_its_own(seed: int) -> None:
    rng = Random(seed)
    options = draws.random_options(rng)
    state = xionghan(**options).position(draws.random_position(rng, Rules.of(**options)))
    if not state.to_act:
        return
    named = names(state)
    assert sorted(named.values()) == sorted(state.actions())
    for name, action in rng.sample(sorted(named.items()), min(12, len(named))):
        assert state.play(name) == state.play(action), name
