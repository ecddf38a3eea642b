"""Khet's texts: what is refused, and what the refusal says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidPosition,
    UnreadableAction,
)

KHET = obelisk.game("khet")
BARE = "x34k4/10/10/10/10/10/10/4K4X1 s 0 0"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BARE.replace("4k4", "5k4"), "row 8 .*fills 11 squares; it must fill 10"),
        (BARE.replace("4k4", "3k4"), "row 8 .*fills 9 squares"),
        (BARE.replace("4k4", "999999999k4"), "row 8 .*at least"),
        (BARE.replace("/10", "", 1), "7 rows; it must have 8"),
        (BARE.replace("4k4", "4q4"), "unknown letter 'q' .*K, X, P, S, A, E"),
        (BARE.replace("4k4", "4к4"), "unknown letter 'к'"),
        (BARE.replace("4k4", "4kP54"), "pyramid 'P' needs a digit 1–4 and has '5'"),
        (BARE.replace("4k4", "4kS33"), "scarab 'S' needs a digit 1–2"),
        (BARE.replace("4K4", "4KP"), "pyramid 'P' needs a digit 1–4 and has 'X'"),
        (BARE.replace("/10/", "/010/", 1), "'010' is no number of empty squares"),
        (BARE.replace("4k4", "3kk4"), r"red has 2 pharaohs \(e8, f8\); one at most"),
        (BARE.replace("4k4", "9").replace("4K4", "9"), "there is no pharaoh"),
        (BARE.replace("x34k4", "4k5"), "red's sphinx is missing; there is just one, on a8"),
        (BARE.replace("x3", "x4"), "red's sphinx on a8 faces out .*must be 2 or 3"),
        (BARE.replace("X1", "X2"), "silver's sphinx on j1 faces out .*must be 1 or 4"),
        (BARE.replace("10", "9X1", 1), "silver's sphinx stands on j7, j1"),
        (BARE.replace("10", "P19", 1), "silver's pyramid stands on a7, which is reserved for red"),
        (BARE.replace("10", "9s1", 1), "red's scarab stands on j7, which is reserved for silver"),
        (BARE.replace(" s ", " w "), "side 'w': it must be 's' or 'r'"),
        (BARE.replace(" s 0 0", ""), "2 or 4 fields.*not 1"),
        (BARE.replace("0 0", "0"), "not 3"),
        (BARE.replace("0 0", "x -1"), "quiet 'x'.*decimal number; ply '-1'"),
        (BARE.replace("0 0", "٣ 0"), "quiet '٣'"),
        (BARE.replace("0 0", "0 99999999999999999999999"), "at most 1000000000"),
        ("x34k4//10/10/10/10/10/4K4X1 s 0 0", "row 7 .*fills 0 squares"),
        ("", "not 0"),
        (None, "a position is text, not NoneType"),
    ],
)
def test_a_wrong_position_is_explained(text: str, words: str) -> None:
    """KH-25"""
    with pytest.raises(InvalidPosition, match=words):
        KHET.position(text)


def test_all_faults_are_named_at_once() -> None:
    """KH-25: a custom setup is refused with every reason."""
    with pytest.raises(InvalidPosition) as caught:
        KHET.position("x14k4/P19/9p1/10/3k6/10/10/4K4X2 s 0 0")
    assert len(caught.value.faults) == 5
    with pytest.raises(InvalidPosition) as caught:
        KHET.position("x34k5/9/10/10/10/10/10/4Q4X1 z a b")
    assert len(caught.value.faults) == 6


def test_pieces_exempt_by_option_are_read() -> None:
    """KH-12, KH-25: with swap_checks_partner=false pyramids and anubises may stand anywhere."""
    lax = obelisk.game("khet", swap_checks_partner=False)
    lax.position(BARE.replace("10", "P18a3", 1))
    for piece in ("S19", "9k"):
        with pytest.raises(InvalidPosition, match="reserved"):
            lax.position(BARE.replace("4k4", "9").replace("10", piece, 1))


def test_counters_may_be_left_out() -> None:
    """KH-25: they are then 0 0, and always written."""
    assert str(KHET.position(BARE.removesuffix(" 0 0"))) == BARE


@pytest.mark.parametrize(
    ("text", "action", "kind", "words"),
    [
        (BARE, "e1", AmbiguousAction, "names a piece but not what it does"),
        (BARE, "", UnreadableAction, "is no action: a move or swap like h2g1"),
        (BARE, "e1k1", UnreadableAction, "square 'k1': files are a–j"),
        (BARE, "e1e9", UnreadableAction, "square 'e9': the number goes from 1 to 8"),
        (BARE, 7, UnreadableAction, "an action is text.*not int"),
        (BARE, {"type": "move"}, UnreadableAction, "not dict"),
        (BARE, "e2e3", IllegalAction, "e2 is empty"),
        (BARE, "f8f7", IllegalAction, "the pharaoh on f8 is red's, and silver is to act"),
        (BARE, "e1e3", IllegalAction, "cannot go to e3: a move is one square"),
        (BARE, "e1e1", IllegalAction, "a move is one square"),
        (BARE, "e1+", IllegalAction, "the pharaoh on e1 cannot be turned"),
        (BARE, "j1+", IllegalAction, "may only face into the board: its turn is j1-"),
        (BARE, "j1j2", IllegalAction, "the sphinx on j1 never moves"),
        (BARE, "draw", IllegalAction, "stands for the first time, and it must be the third"),
        ("x34k4/10/10/10/1P18/10/10/4K4X1 s", "b4a4", IllegalAction, "a4 is reserved for red"),
        (
            "x34k4/10/10/3P1A15/10/10/10/4K4X1 s",
            "d5e5",
            IllegalAction,
            "the anubis on e5 stands there, and only a scarab can swap",
        ),
        (
            "x34k4/10/10/3P1A15/7E12/10/10/4K4X1 s",
            "d5e5",
            IllegalAction,
            "stands there, and only a scarab or an eye of Horus can swap",
        ),
        (
            "x34k4/10/10/3S1K5/10/10/10/9X1 s",
            "d5e5",
            IllegalAction,
            "cannot swap with the pharaoh on e5: only with a pyramid or an anubis",
        ),
        (
            "x34k4/10/10/8p1S2/10/10/10/4K4X1 s",
            "j5i5",
            IllegalAction,
            "cannot swap with the pyramid on i5: j5 is closed to red",
        ),
    ],
)
def test_an_illegal_action_says_why(
    text: str, action: str, kind: type[IllegalAction], words: str
) -> None:
    """KH-26"""
    state = KHET.position(text)
    before = state.record.tobytes()
    with pytest.raises(kind, match=words) as caught:
        state.play(action)
    assert type(caught.value) is kind
    assert state.record.tobytes() == before


def test_automatic_repetition_explains_that_there_is_no_claim() -> None:
    """KH-23"""
    with pytest.raises(IllegalAction, match="ends the game itself"):
        obelisk.game("khet", repetition="automatic").start().play("draw")


def test_actions_are_read_in_any_case() -> None:
    """KH-26"""
    assert KHET.start().play(" H2G1\n") == KHET.start().play("h2g1")


@given(st.text(max_size=12))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """KH-26"""
    state = KHET.start()
    try:
        after = state.play(text)
    except IllegalAction as refusal:
        assert str(refusal)
    else:
        assert after in [state.play(action) for action in state.actions()]


@given(st.text(alphabet="xXkKpPsSaAeE0123456789/ sr-", max_size=90))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    """KH-25"""
    try:
        state = KHET.position(text)
    except InvalidPosition as refusal:
        assert refusal.faults
    else:
        assert KHET.position(str(state)) == state


@given(st.integers(0, 119), st.sampled_from("xXkKpPsSaAeE0123456789/ sr"))
def test_one_wrong_character_never_crashes_the_reader(place: int, letter: str) -> None:
    """KH-25"""
    text = str(KHET.start())
    mangled = text[: place % len(text)] + letter + text[place % len(text) + 1 :]
    try:
        assert str(KHET.position(mangled))
    except InvalidPosition as refusal:
        assert str(refusal)
