"""The texts of Pharaoh's Light: what is refused, and what the refusal says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.core.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidPosition,
    UnreadableAction,
)
from obelisk.games.pharaohs_light import PharaohsLight

GAME = PharaohsLight()
LOW = PharaohsLight(rows=7)
OPEN = PharaohsLight(emitter_blocks=False)
BARE = "10/3k6/10/10/10/10/10/6K3 r 0 0"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BARE.replace("3k6", "4k6"), "row 7 .*fills 11 squares; it must fill 10"),
        (BARE.replace("3k6", "2k6"), "row 7 .*fills 9 squares"),
        (BARE.replace("/10", "", 1), "7 rows; it must have 8"),
        (BARE.replace("3k6", "3kX15"), "unknown letter 'X' .*pieces: K, P, S, A"),
        (BARE.replace("3k6", "3kE15"), "unknown letter 'E'"),
        (BARE.replace("3k6", "3k法5"), "unknown letter '法'"),
        (BARE.replace("3k6", "3kP05"), "pyramid 'P' needs a digit 1–4 and has '0'"),
        (BARE.replace("3k6", "3kS35"), "scarab 'S' needs a digit 1–2 and has '3'"),
        (BARE.replace("3k6", "8ka"), "anubis 'a' needs a digit 1–4 and has none"),
        (BARE.replace("/10/", "/010/", 1), "'010' is no number of empty squares"),
        (BARE.replace("3k6", "3kk5"), r"blue has 2 pharaohs \(d7, e7\); one at most"),
        (BARE.replace("6K3", "5KK3"), r"red has 2 pharaohs \(f1, g1\); one at most"),
        (BARE.replace("3k6", "10").replace("6K3", "10"), "there is no pharaoh"),
        (
            "10/3k6/10/10/P19/10/10/6K3 r",
            "red's pyramid stands on a4, the square of red's emitter",
        ),
        (
            "10/3k6/10/10/9S1/10/10/6K3 r",
            "red's scarab stands on j4, the square of blue's emitter",
        ),
        (BARE.replace(" r ", " s "), "side 's': it must be 'r' or 'b'"),
        (BARE.replace(" r 0 0", ""), "2 or 4 fields.*not 1"),
        (BARE.replace("0 0", "0"), "not 3"),
        (BARE.replace("0 0", "x -1"), "quiet 'x'.*decimal number; ply '-1'"),
        (BARE.replace("0 0", "0 99999999999999999999999"), "at most 1000000000"),
        ("", "not 0"),
        (None, "a position is text, not NoneType"),
    ],
)
def test_a_wrong_position_is_explained(text: str, words: str) -> None:
    """PL-23"""
    with pytest.raises(InvalidPosition, match=words):
        GAME.position(text)


def test_all_faults_are_named_at_once() -> None:
    """PL-23"""
    with pytest.raises(InvalidPosition) as caught:
        GAME.position("10/3kk5/10/10/P18p1/10/10/6KK2 r 0 0")
    assert len(caught.value.faults) == 4
    with pytest.raises(InvalidPosition) as caught:
        GAME.position("9/3k6/10/10/10/10/10/6X3 s a b")
    assert len(caught.value.faults) == 5


def test_the_lower_board_has_seven_rows() -> None:
    """PL-1, PL-23"""
    text = BARE.replace("10/", "", 1)
    assert str(LOW.position(text)) == text
    with pytest.raises(InvalidPosition, match="8 rows; it must have 7"):
        LOW.position(BARE)
    with pytest.raises(InvalidPosition, match="stands on a4"):
        LOW.position("3k6/10/10/P19/10/10/6K3 r 0 0")
    with pytest.raises(InvalidPosition, match="row 7 "):
        LOW.position(text.replace("3k6", "3k7"))
    high = LOW.position("3k5A1/10/10/10/10/10/6K3 r 0 0")
    assert {a for a in high.actions() if a.startswith("j7")} == {"j7i7", "j7j6", "j7+", "j7-"}
    with pytest.raises(UnreadableAction, match="square 'j8': the number goes from 1 to 7"):
        high.play("j7j8")


def test_open_emitter_squares_take_pieces() -> None:
    """PL-17, PL-23"""
    text = "10/3k6/10/10/P18p1/10/10/6K3 r 0 0"
    assert str(OPEN.position(text)) == text
    assert "a3a4" in OPEN.position("10/3k6/10/10/10/P19/10/6K3 r 0 0").actions()


def test_counters_may_be_left_out() -> None:
    """PL-23: they are then 0 0, and always written."""
    assert str(GAME.position(BARE.removesuffix(" 0 0"))) == BARE


@pytest.mark.parametrize(("row", "winner"), [("3k6", 1), ("6K3", 0)])
def test_a_text_without_one_pharaoh_is_won(row: str, winner: int) -> None:
    """PL-20, PL-23"""
    gone = {"3k6": "6K3", "6K3": "3k6"}[row]
    state = GAME.position(BARE.replace(gone, "10"))
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (winner, "pharaoh")
    assert state.to_act == ()
    with pytest.raises(IllegalAction, match="the game is over"):
        state.play("pass")


ROW = "10/3k6/10/10/10/4P45/3a1S2s14/6K3 r 0 0"


@pytest.mark.parametrize(
    ("options", "text", "action", "kind", "words"),
    [
        ({}, BARE, "g1", AmbiguousAction, "names a piece but not what it does"),
        ({}, BARE, "", UnreadableAction, "is no action: a move or swap like h3h4"),
        ({}, BARE, "draw", UnreadableAction, "is no action"),
        ({}, BARE, "g1k1", UnreadableAction, "square 'k1': files are a–j"),
        ({}, BARE, "g1g9", UnreadableAction, "square 'g9': the number goes from 1 to 8"),
        ({}, BARE, 7, UnreadableAction, "an action is text.*not int"),
        ({}, BARE, "e2e3", IllegalAction, "e2 is empty"),
        ({}, BARE, "a4b4", IllegalAction, "a4 is empty"),
        ({}, BARE, "d7d6", IllegalAction, "the pharaoh on d7 is blue's, and red is to act"),
        ({}, BARE, "g1g2", IllegalAction, "the pharaoh on g1 never moves, turns or swaps"),
        ({}, BARE, "g1+", IllegalAction, "the pharaoh on g1 never moves, turns or swaps"),
        ({}, BARE, "swap", IllegalAction, "option pie_rule is off"),
        ({"pie_rule": True}, BARE, "swap", IllegalAction, "by blue only, as the answer to red's"),
        ({}, ROW, "pass", IllegalAction, "red may not pass"),
        ({}, ROW, "e3f4", IllegalAction, "cannot go to f4: a move is one square up, down"),
        ({}, ROW, "e3e5", IllegalAction, "a move is one square"),
        ({}, ROW, "e3e3", IllegalAction, "a move is one square"),
        (
            {},
            "10/3k6/10/10/10/P19/10/6K3 r",
            "a3a4",
            IllegalAction,
            "a4 is the square of red's emitter: no piece may enter it",
        ),
        (
            {},
            "10/3k6/10/10/8S11/10/10/6K3 r",
            "i4j4",
            IllegalAction,
            "j4 is the square of blue's emitter",
        ),
        (
            {},
            "10/3k6/3A16/10/10/10/10/6K3 r",
            "d6d7",
            IllegalAction,
            "the anubis on d6 cannot swap with the pharaoh on d7: a pharaoh never takes part",
        ),
        ({"swap": "scarab"}, ROW, "e3e2", IllegalAction, "only a scarab starts a swap"),
        ({"swap": "scarab"}, ROW, "e2f2", IllegalAction, "only with a pyramid or an anubis"),
        ({"swap": "own"}, ROW, "e2d2", IllegalAction, "only own pieces are swapped"),
    ],
)
def test_an_illegal_action_says_why(
    options: dict[str, object], text: str, action: str, kind: type[IllegalAction], words: str
) -> None:
    """PL-24"""
    state = PharaohsLight(**options).position(text)
    before = state.record.tobytes()
    with pytest.raises(kind, match=words) as caught:
        state.play(action)
    assert type(caught.value) is kind
    assert state.record.tobytes() == before


def test_actions_are_read_in_any_case() -> None:
    """PL-24"""
    assert GAME.start().play(" H3H4\n") == GAME.start().play("h3h4")
    assert GAME.position(BARE).play(" PASS ") == GAME.position(BARE).play("pass")


@given(st.text(max_size=12))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """PL-24"""
    state = GAME.start()
    try:
        after = state.play(text)
    except IllegalAction as refusal:
        assert str(refusal)
    else:
        assert after in [state.play(action) for action in state.actions()]


@given(
    st.tuples(st.sampled_from("abcdefghij"), st.integers(1, 8)),
    st.tuples(st.sampled_from("abcdefghij"), st.integers(1, 8)),
    st.sampled_from(["any", "scarab", "own"]),
)
def test_whatever_can_be_played_is_listed(
    start: tuple[str, int], end: tuple[str, int], swap: str
) -> None:
    """PL-6, PL-24: in its canonical spelling."""
    state = PharaohsLight(swap=swap).position(ROW)
    action, back = (f"{a[0]}{a[1]}{b[0]}{b[1]}" for a, b in ((start, end), (end, start)))
    try:
        after = state.play(action)
    except IllegalAction:
        assert action not in state.actions()
    else:
        listed = [a for a in (action, back) if a in state.actions()]
        assert [state.play(a) for a in listed] == [after]


@given(st.text(alphabet="kKpPsSaA0123456789/ rb-", max_size=90))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    """PL-23"""
    try:
        state = GAME.position(text)
    except InvalidPosition as refusal:
        assert refusal.faults
    else:
        assert GAME.position(str(state)) == state


@given(st.integers(0, 119), st.sampled_from("xXkKpPsSaA0123456789/ rb"))
def test_one_wrong_character_never_crashes_the_reader(place: int, letter: str) -> None:
    """PL-23"""
    text = str(GAME.start())
    mangled = text[: place % len(text)] + letter + text[place % len(text) + 1 :]
    try:
        assert str(GAME.position(mangled))
    except InvalidPosition as refusal:
        assert str(refusal)
