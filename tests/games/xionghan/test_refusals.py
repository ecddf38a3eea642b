"""Xionghan chess: why an action is refused, and what every language says about it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from obelisk.core.state import State
from obelisk.games.xionghan import faults
from obelisk.games.xionghan.board import GRID
from tests.games.xionghan import draws, heard
from tests.games.xionghan.heard import place, refused, xionghan
from tests.games.xionghan.reference_rules import Rules


def fault(state: State, action: str) -> tuple[str, dict[str, str]]:
    """The code of a refusal, and its facts in short, without the move itself."""
    message = refused(state, action)
    facts = heard.facts(message.args)
    if "mover" in facts:
        assert facts.pop("mover").split()[-1] in action
    if "target" in facts:
        assert facts.pop("target") in action
    return heard.code(message), facts


KINGS = "Kh2 kf12"
# What is set up beside the kings, what is tried, and the fault with its facts beside the move.
REFUSALS = [
    ("Re5 we9", "e5e6", "frozen", {"warden": "black warden e9"}, {}),
    ("Ne5 Pe6", "e5f7", "horse-leg", {"leg": "red pawn e6"}, {}),
    ("Ne5", "e5e7", "horse-way-or-three", {}, {}),
    (
        "Re5 pe9 df9",
        "e5e9",
        "protected",
        {"occupant": "black pawn e9", "protector": "black shield f9"},
        {},
    ),
    ("Re5 de9", "e5e9", "shield-never-taken", {}, {}),
    ("Re5 pe9 df6", "e5e9", "disarmed", {"disarming": "black shield f6"}, {}),
    ("Re5 Pe7", "e5e7", "own-piece", {"occupant": "red pawn e7"}, {}),
    ("Re5 pe7", "e5e9", "blocked", {"blocker": "black pawn e7"}, {}),
    ("Re5", "e5f6", "rook-way", {}, {}),
    ("Re5", "e5e5", "already-there", {}, {}),
    ("Ne5 Pe6", "e5e8", "blocked", {"blocker": "red pawn e6"}, {}),
    ("Pe4 Pe5", "e4e7", "blocked", {"blocker": "red pawn e5"}, {"pawn_fast_march": True}),
    ("Ce5", "e5f6", "cannon-way", {}, {}),
    ("Je5", "e5f6", "armour-way", {}, {}),
    ("Te5", "e5f6", "assassin-way", {}, {}),
    ("We5", "e5f7", "warden-way", {}, {}),
    ("Le5", "e5f7", "boulder-way", {}, {}),
    ("We5 pe6 pe7", "e5e8", "jump-over-several", {"between": "e6 e7"}, {}),
    ("Sd4 Pe6 pf5", "d4g7", "pinched", {"pinch": "e5", "one": "e6", "other": "f5"}, {}),
    (
        "Sd4 Pd5 pe4",
        "d4e5",
        "pinched",
        {"pinch": "d4", "one": "d5", "other": "e4"},
        {"pinch_from_origin": True},
    ),
    ("Sd4", "d4h8", "archer-way", {}, {}),
    ("Se6", "e6f7", "archer-off-track", {}, {"she_track": "lattice"}),
    ("Se5 pg7", "e5g7", "archer-takes-from-station", {}, {"she_track": "lattice"}),
    ("Sf6", "f6h8", "archer-past-station", {"passed": "g7"}, {"she_track": "lattice"}),
    ("Ld4 Pe6 pf5", "d4g7", "pinched", {"pinch": "e5", "one": "e6", "other": "f5"}, {}),
    ("Ld4 pe5 pe6", "d4e5", "not-isolated", {"occupant": "black pawn e5"}, {}),
    ("Ld4 pd9", "d4d9", "boulder-only-neighbours", {"occupant": "black pawn d9"}, {}),
    ("Ld4 Pd6", "d4d8", "blocked", {"blocker": "red pawn d6"}, {}),
    ("Ca1 pa5 pa8 pa9", "a1a9", "cannon-over-several", {"between": "a5 a8"}, {}),
    ("Ca1 pa9", "a1a9", "cannon-over-nothing", {}, {}),
    ("Wa1 pa5 pa8", "a1a3", "jump-over-nothing", {}, {}),
    ("Wa1 pa5 pa8", "a1a8", "warden-never-takes", {"occupant": "black pawn a8"}, {}),
    ("Dd4 pd6", "d4d5", "jump-over-nothing", {}, {}),
    ("Dd4 pd6", "d4e5", "shield-way", {}, {}),
    ("Dd4 pd6 pd8", "d4d8", "shield-never-takes", {"occupant": "black pawn d8"}, {}),
    ("Ja1 pa5", "a1a5", "armour-never-takes", {"occupant": "black pawn a5"}, {}),
    ("Ta1 pa5", "a1a5", "assassin-takes-behind", {"occupant": "black pawn a5"}, {}),
    ("Xa6 pe6", "a6e6", "patrol-takes-at-two", {}, {}),
    ("Xa5 pe6", "a5c5", "patrol-rows", {}, {}),
    ("Xa6", "a6b6", "patrol-way", {}, {}),
    ("Pe5", "e5d5", "pawn-only-forward", {}, {}),
    ("Pe9", "e9e8", "pawn-back-from-far", {}, {}),
    ("Pe5", "e5f6", "pawn-way", {}, {}),
    ("Pe5 pe7", "e5e7", "march-end", {"occupant": "black pawn e7"}, {"pawn_fast_march": True}),
    ("Be5", "e5e7", "elephant-straight-across", {}, {}),
    ("Be5", "e5e6", "elephant-way-or-straight", {}, {}),
    ("Be5 pf6", "e5g7", "elephant-eye", {"blocker": "black pawn f6"}, {}),
    ("Be9 pe10", "e9e11", "blocked", {"blocker": "black pawn e10"}, {}),
    ("Be7", "e7g9", "elephant-river", {}, {"xiang_can_cross_river": False}),
    ("Be9", "e9e11", "elephant-never-straight", {}, {"xiang_gain_jump_two_outside_river": False}),
    ("Af2", "f2f3", "advisor-diagonal-inside", {}, {}),
    ("Af2", "f2f4", "advisor-way-or-straight", {}, {}),
    ("Af2", "f2e1", "palace-left", {}, {"shi_can_leave_palace": False}),
    ("Pa1", "h2i2", "palace-left", {}, {"king_can_leave_palace": False}),
    ("Pa1", "h2g3", "king-straight-inside", {}, {"king_can_diagonal_in_palace": False}),
    ("Pa1", "h2h4", "king-way-free-inside", {}, {}),
    ("Ph9 rh13", "h9g9", "into-check", {"checker": "black rook h13", "how": "capture"}, {}),
    ("Ra1 rh13", "a1a2", "still-check", {"checker": "black rook h13", "how": "capture"}, {}),
    ("Pa12", "a12a13=R", "promotion-none-dead", {"side": "red", "becomes": "red rook"}, {}),
    ("Pa12", "a12a13=K", "promotion-never", {"becomes": "red king"}, {}),
    ("Pa9", "a9a10=R", "promotion-far-row", {"rank": "13"}, {}),
    ("Ra9", "a9a10=R", "promotion-only-pawns", {}, {}),
    ("Pa12", "a12a13=R", "promotion-off", {}, {"promotion": "off"}),
    ("Pa12", "a12a13=R", "promotion-no-such-kind", {"becomes": "red rook"}, {"ju_appear": False}),
    ("Pa12", "P@g5", "revival-none-dead", {"side": "red"}, {}),
    ("Pa12", "P@g5", "revival-off", {}, {"pawn_resurrection": False}),
    ("pa12", "a12a11", "not-yours", {"side": "red"}, {}),
    ("Pa12", "c3c4", "no-piece", {"square": "c3"}, {}),
]


@pytest.mark.parametrize(("standing", "action", "code", "facts", "options"), REFUSALS)
def test_a_refusal_says_why(
    standing: str, action: str, code: str, facts: dict[str, str], options: dict[str, Any]
) -> None:
    state = place(f"{KINGS} {standing} nm7", **options)
    before = str(state), state.record.tobytes()
    assert fault(state, action) == (code, facts)
    assert action not in state.actions()
    assert (str(state), state.record.tobytes()) == before


# By the options of a game: what an option has switched off is not mentioned.
BY_OPTIONS: list[tuple[dict[str, Any], str, str, str, str]] = [
    (
        {"king_can_diagonal_in_palace": True, "king_lose_diagonal_outside_palace": True},
        "Kg2 ke12 Ra5 Pa9",
        "g2g4",
        "king-way-free-inside",
        "XH-11",
    ),
    (
        {"king_can_diagonal_in_palace": True, "king_lose_diagonal_outside_palace": False},
        "Kg2 ke12 Ra5 Pa9",
        "g2g4",
        "king-way-free",
        "XH-11",
    ),
    (
        {"king_can_diagonal_in_palace": False, "king_lose_diagonal_outside_palace": True},
        "Kg2 ke12 Ra5 Pa9",
        "g2g4",
        "king-way-straight",
        "XH-11",
    ),
    (
        {"king_can_diagonal_in_palace": False, "king_lose_diagonal_outside_palace": False},
        "Kg2 ke12 Ra5 Pa9",
        "g2g4",
        "king-way-free-outside",
        "XH-11",
    ),
    ({"king_can_leave_palace": False}, "Kg2 ke12 Ra5 Pa9", "g2g5", "king-way-kept", "XH-11"),
    (
        {"king_can_leave_palace": False, "king_can_diagonal_in_palace": False},
        "Kg2 ke12 Ra5 Pa9",
        "g2g5",
        "king-way-kept-straight",
        "XH-11",
    ),
    ({"king_can_leave_palace": False}, "Kg2 ke12 Ra5 Pa9", "g2g1", "palace-left", "XH-12"),
    ({"king_can_leave_palace": False}, "Kg5 ke12 Ra5", "g5g6", "palace-only", "XH-12"),
    (
        {"king_can_diagonal_in_palace": False},
        "Kg2 ke12 Ra5 Pa9",
        "g2h3",
        "king-straight-inside",
        "XH-11",
    ),
    ({}, "Kj5 ke12 Ra5", "j5i6", "king-straight-outside", "XH-11"),
    (
        {"shi_gain_straight_outside_palace": True},
        "Kh2 kf12 Ra5 Af2 Ae6",
        "f2f4",
        "advisor-way-or-straight",
        "XH-21",
    ),
    (
        {"shi_gain_straight_outside_palace": True},
        "Kh2 kf12 Ra5 Af2 Ae6",
        "e6e8",
        "advisor-way-or-straight",
        "XH-22",
    ),
    (
        {"shi_gain_straight_outside_palace": False},
        "Kh2 kf12 Ra5 Af2 Ae6",
        "f2f4",
        "advisor-way",
        "XH-21",
    ),
    (
        {"shi_gain_straight_outside_palace": False},
        "Kh2 kf12 Ra5 Af2 Ae6",
        "e6e8",
        "advisor-way",
        "XH-22",
    ),
    (
        {"shi_gain_straight_outside_palace": False},
        "Kh2 kf12 Ra5 Af2 Ae6",
        "e6e7",
        "advisor-diagonal-outside",
        "XH-22",
    ),
    ({"shi_can_leave_palace": False}, "Kh2 kf12 Ra5 Af2 Ae6", "f2f4", "advisor-way-kept", "XH-21"),
    ({"shi_can_leave_palace": False}, "Kh2 kf12 Ra5 Af2 Ae6", "e6e8", "advisor-way-kept", "XH-22"),
    ({"shi_can_leave_palace": False}, "Kh2 kf12 Ra5 Af2 Ae6", "f2e1", "palace-left", "XH-21"),
    ({"shi_can_leave_palace": False}, "Kh2 kf12 Ra5 Af2 Ae6", "e6f7", "palace-only", "XH-22"),
    ({}, "Kh2 kf12 Ra5 Be5 Be9", "e5e6", "elephant-way-or-straight", "XH-18"),
    ({}, "Kh2 kf12 Ra5 Be5 Be9", "e5e7", "elephant-straight-across", "XH-20"),
    (
        {"xiang_gain_jump_two_outside_river": False},
        "Kh2 kf12 Ra5 Be5 Be9",
        "e5e6",
        "elephant-way",
        "XH-18",
    ),
    (
        {"xiang_gain_jump_two_outside_river": False},
        "Kh2 kf12 Ra5 Be5 Be9",
        "e9e11",
        "elephant-never-straight",
        "XH-20",
    ),
    (
        {"xiang_can_cross_river": False},
        "Kh2 kf12 Ra5 Be5 Be9",
        "e5e6",
        "elephant-way-kept",
        "XH-18",
    ),
    ({"xiang_can_cross_river": False}, "Kh2 kf12 Ra5 Be5 Be9", "e9g11", "elephant-river", "XH-19"),
    (
        {"xiang_can_cross_river": False},
        "Kh2 kf12 Ra5 Be5 Be9",
        "e9e7",
        "elephant-never-straight",
        "XH-19",
    ),
    ({}, "Kh2 kf12 Ra5 Ne5", "e5e7", "horse-way-or-three", "XH-16"),
    ({"ma_can_straight_three": False}, "Kh2 kf12 Ra5 Ne5", "e5e7", "horse-way", "XH-16"),
    ({"ma_can_straight_three": False}, "Kh2 kf12 Ra5 Ne5", "e5e8", "horse-never-three", "XH-17"),
    ({}, "Kh2 kf12 Ra5 Pe5 Pj9 Pl13", "e5e7", "pawn-way", "XH-24"),
    ({"pawn_fast_march": True}, "Kh2 kf12 Ra5 Pe5 Pj9 Pl13", "e5f6", "pawn-way-or-march", "XH-27"),
    ({"pawn_fast_march": True}, "Kh2 kf12 Ra5 Pe5 Pj9 Pl13", "e5e9", "march-limit", "XH-27"),
    ({"pawn_fast_march": True}, "Kh2 kf12 Ra5 Pe5 Pj9 Pl13", "j9j11", "pawn-way-across", "XH-25"),
    ({"crossing_row": "past_6"}, "Kh2 kf12 Ra5 Pe7", "e7d7", "pawn-only-forward", "XH-24"),
    (
        {"pawn_backward_at_base_enabled": False},
        "Kh2 kf12 Ra5 Pe5 Pj9 Pl13",
        "j9j8",
        "pawn-back-from-far",
        "XH-26",
    ),
    (
        {"pawn_full_movement_at_base_enabled": False},
        "Kh2 kf12 Ra5 Pe5 Pj9 Pl13",
        "l13l11",
        "pawn-way-far-or-back",
        "XH-26",
    ),
    (
        {"pawn_backward_at_base_enabled": False, "pawn_full_movement_at_base_enabled": False},
        "Kh2 kf12 Ra5 Pe5 Pj9 Pl13",
        "j9j8",
        "pawn-never-back",
        "XH-25",
    ),
    (
        {"pawn_backward_at_base_enabled": False, "pawn_full_movement_at_base_enabled": False},
        "Kh2 kf12 Ra5 Pe5 Pj9 Pl13",
        "l13l12",
        "pawn-never-back",
        "XH-26",
    ),
    (
        {"pawn_backward_at_base_enabled": False, "pawn_full_movement_at_base_enabled": False},
        "Kh2 kf12 Ra5 Pe5 Pj9 Pl13",
        "l13l11",
        "pawn-way-far",
        "XH-26",
    ),
    ({}, "Kh2 kf12 Ra5 Se5", "e5e6", "archer-way", "XH-36"),
    ({"she_track": "lattice"}, "Kh2 kf12 Ra5 Se5", "e5e6", "archer-way-on-track", "XH-38"),
    ({}, "Kh2 kf12 Ra5 Te5 pe8", "e5e8", "assassin-takes-behind", "XH-45"),
    (
        {"ci_exchange": "mirrored"},
        "Kh2 kf12 Ra5 Te5 pe8",
        "e5e8",
        "assassin-takes-mirrored",
        "XH-45",
    ),
    ({}, "Kh2 kf12 Ra5 Wa6 pc6 pe6", "a6e6", "warden-never-takes", "XH-33"),
    ({"wei_can_capture": True}, "Kh2 kf12 Ra5 Wa6 pc6 pe6", "a6c6", "jump-over-nothing", "XH-32"),
]


@pytest.mark.parametrize(("options", "standing", "action", "code", "clause"), BY_OPTIONS)
def test_a_refusal_tells_the_rules_of_this_game(
    options: dict[str, Any], standing: str, action: str, code: str, clause: str
) -> None:
    message = refused(place(standing, **options), action)
    assert (message.code, message.clause) == (f"xionghan-{code}", clause)


def test_every_option_that_changes_how_a_piece_goes_has_a_refusal() -> None:
    movers = ("king_can", "king_lose", "shi_", "xiang_", "ma_can", "pawn_", "crossing", "she_")
    options = {
        name
        for name in Rules.__dataclass_fields__
        if name.startswith(movers) and not name.endswith(("_appear", "_resurrection"))
    }
    assert options | {"wei_can_capture", "ci_exchange"} == {
        name for row in BY_OPTIONS for name in row[0]
    }


MORE_REFUSALS: list[tuple[tuple[str, ...], str, str, dict[str, str]]] = [
    (("Kh2 kh12 Ph9 Ra1",), "h9g9", "kings-face", {"kings": "h2 h12"}),
    (
        ("Kh2 kf10 Jd7 Be10 pa5", "b"),
        "a5a4",
        "still-check",
        {"checker": "red armour d7", "how": "line"},
    ),
    (
        ("Kh2 kf12 Tf11 pa5", "b"),
        "a5a4",
        "still-check",
        {"checker": "red assassin f11", "how": "exchange"},
    ),
    (("Ki5 kf12 Ra1",), "i5h6", "king-straight-outside", {}),
    (
        ("Kh2 kf12 Ra1", "r", "P"),
        "P@b5",
        "revival-point",
        {"side": "red", "points": "a5 c5 e5 g5 i5 k5 m5"},
    ),
    (("Kh2 kf12 Ra5", "r", "P"), "P@a5", "revival-occupied", {"occupant": "red rook a5"}),
    (
        ("Kh2 kf12 Pa6 Pb6 Pc6 Pd6 Pe6 Pf6 Pg6", "r", "P"),
        "P@a5",
        "revival-crowded",
        {"side": "red"},
    ),
    (
        ("Kh2 kf12 rh13 Pa1", "r", "P"),
        "P@a5",
        "still-check",
        {"checker": "black rook h13", "how": "capture"},
    ),
    (
        ("Kh2 kf12 Pa12 ra1", "r", "RN"),
        "a12a13=C",
        "promotion-not-dead",
        {"side": "red", "becomes": "red cannon", "named": "red horse red rook"},
    ),
]


@pytest.mark.parametrize(("position", "action", "code", "facts"), MORE_REFUSALS)
def test_more_refusals_say_why(
    position: tuple[str, ...], action: str, code: str, facts: dict[str, str]
) -> None:
    assert fault(place(*position), action) == (code, facts)


def test_a_pawn_must_promote_where_that_is_mandatory() -> None:
    """XH-28"""
    state = place("Kh2 kf12 Pa12 ra1", "r", "RN", promotion="mandatory")
    assert fault(state, "a12a13") == ("promotion-missing", {"named": "red horse red rook"})


@pytest.mark.parametrize(
    ("standing", "action", "language", "sentence"),
    [
        (
            "Ne5 Pe6",
            "e5f7",
            "en",
            "The horse on e5 cannot go to f7: the pawn on e6 blocks its leg.",
        ),
        ("Ne5 pe6", "e5f7", "zh", "e5 的马走不到 f7：e6 的卒绊住了马腿。"),
        (
            "Re5 pe9 df9",
            "e5e9",
            "ru",
            "Ладья на e5 не может взять пешку на e9: её защищает щит на f9.",
        ),
        ("Re5 de9", "e5e9", "ru", "Ладья на e5 не может брать на e9: щит взять нельзя."),
        ("Re5 we9", "e5e6", "zh", "e5 的车不能走：它被 e9 的卫照面。"),
        ("pa12", "a12a11", "ru", "Пешка на a12 принадлежит чёрным, а сейчас ход красных."),
        ("Ra1 rh13", "a1a2", "en", "The king would still be in check from the rook on h13."),
        ("Pa12", "P@g5", "en", "Red has no captured pawn to revive."),
    ],
)
def test_a_refusal_reads_well(standing: str, action: str, language: str, sentence: str) -> None:
    assert refused(place(f"{KINGS} {standing} nm7"), action).said(language) == sentence


def test_every_fault_of_the_tables_is_met() -> None:
    """Each row with a clause of its own, and each code; every sentence can be formatted."""
    met = [refused(place(f"{KINGS} {row[0]} nm7", **row[4]), row[1]) for row in REFUSALS]
    met += [refused(place(row[1], **row[0]), row[2]) for row in BY_OPTIONS]
    met += [refused(place(*row[0]), row[1]) for row in MORE_REFUSALS]
    mandatory = place("Kh2 kf12 Pa12 ra1", "r", "RN", promotion="mandatory")
    met.append(refused(mandatory, "a12a13"))
    clauses = [(heard.code(message), message.clause) for message in met]
    codes = [code for code, _ in clauses]
    tables = [*faults.GOES.values(), *faults.WAYS.values()]
    tables += [faults.FIRST, faults.LAST, faults.PROMOTIONS, faults.REVIVALS, faults.DANGERS]
    rows = [row for table in tables for row in table if row.code != faults.WAY]
    unmet = [
        row
        for row in rows
        if (row.code not in codes if not row.clause else (row.code, row.clause) not in clauses)
    ]
    assert not unmet


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
            action += rng.choice(["", "", "=R", "=P"])
            if action in legal:
                state.play(action)
            else:
                assert refused(state, action).clause
