"""Photon's texts and JSON actions: what is refused, and what the refusal says."""

from __future__ import annotations

from random import Random
from typing import Any

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
from obelisk.games.photon.json_actions import DOCUMENT_FORM

PHOTON = obelisk.game("photon")
BARE = "4K5/2S37/10/10/10/10/10/10/10/5k4 r 0 0"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BARE.replace("4K5", "5K5"), "row 0 .*fills 11 squares; it must fill 10"),
        (BARE.replace("4K5", "4K4"), "row 0 .*fills 9 squares"),
        (BARE.replace("/10", "", 1), "9 rows; it must have 10"),
        (BARE.replace("/10/", "//", 1), "row 2 .*fills 0 squares"),
        (BARE.replace("4K5", "4Q5"), "unknown letter 'Q' .*K, S, M, B"),
        (BARE.replace("2S37", "2S57"), "shooter 'S' needs a digit 1–4 and has '5'"),
        (BARE.replace("2S37", "2S"), "shooter 'S' needs a digit 1–4 and has none"),
        (BARE.replace("2S37", "2B37"), "block 'B' needs a digit 1–2 and has '3'"),
        (BARE.replace("2S37", "2M07"), "mirror 'M' needs a digit 1–4 and has '0'"),
        (BARE.replace("4K5", "4KK4"), r"red has 2 kings \(e0, f0\); one at most"),
        (BARE.replace("5k4", "k8k"), r"blue has 2 kings \(a9, j9\)"),
        (BARE.replace(" r ", " s "), "side 's': it must be 'r' or 'b'"),
        (BARE.replace(" r 0 0", ""), "2 or 4 fields.*not 1"),
        (BARE.replace("0 0", "1.5 -2"), "quiet '1.5'.*decimal number; ply '-2'"),
        (None, "a position is text, not NoneType"),
    ],
)
def test_a_wrong_position_is_explained(text: str, words: str) -> None:
    """PH-26"""
    with pytest.raises(InvalidPosition, match=words):
        PHOTON.position(text)


def test_all_faults_are_named_at_once() -> None:
    """PH-26"""
    with pytest.raises(InvalidPosition) as caught:
        PHOTON.position("5K5/2S97/10/10/10/10/10/10/10/5k5 w x 0")
    assert len(caught.value.faults) == 5


def test_counters_may_be_left_out() -> None:
    """PH-26"""
    assert str(PHOTON.position(BARE.removesuffix(" 0 0"))) == BARE


@pytest.mark.parametrize(
    ("action", "kind", "words"),
    [
        ("e0", AmbiguousAction, "names a piece but not what it does"),
        ("", UnreadableAction, "is no action: a move like c1c2"),
        ("k0j0", UnreadableAction, "square 'k0': files are a–j"),
        ("e10e9", UnreadableAction, "square 'e10': the number goes from 0 to 9"),
        (7, UnreadableAction, "an action is text.*not int"),
        (["move"], UnreadableAction, "not list"),
        ("a0a1", IllegalAction, "a0 is empty"),
        ("c8+", IllegalAction, "the shooter on c8 is blue's, and red is to act"),
        ("e0e2", IllegalAction, "one square up, down, left or right"),
        ("c1d2", IllegalAction, "the shooter on c1 cannot go to d2: a move is one square"),
        ("e0e0", IllegalAction, "a move is one square"),
        ("e0e1", IllegalAction, "the block on e1 stands there, .*empty square only"),
        ("e0+", IllegalAction, "the king on e0 cannot be turned: only shooters and mirrors can"),
        ("e1-", IllegalAction, "the block on e1 cannot be turned"),
        ("pass", IllegalAction, "red cannot pass: it must move or turn a piece"),
        ({"type": "pass"}, IllegalAction, "red cannot pass"),
        ({}, UnreadableAction, '"type" .*"move", "rotate", "pass", and is missing'),
        ({"type": "jump"}, UnreadableAction, "not 'jump'"),
        ({"type": ["move"]}, UnreadableAction, r"not \['move'\]"),
        ({"type": "move", "src": [4, 0]}, UnreadableAction, '"dst" is missing'),
        (
            {"type": "move", "src": [4, 0], "dst": [14, True], "now": 1},
            UnreadableAction,
            'unknown field \'now\'; x of "dst" .*not 14; y of "dst" .*0 to 9, not True',
        ),
        ({"type": "move", "src": "e0", "dst": [3, 0]}, UnreadableAction, r"square \[x, y\], not"),
        ({"type": "move", "src": [4.0, 0], "dst": [3, 0]}, UnreadableAction, "not 4.0"),
        ({"type": "move", "src": [4, 0, 0], "dst": [3, 0]}, UnreadableAction, '"src" must be'),
        ({"type": "rotate", "src": [3, 2], "dir": True}, UnreadableAction, '"dir" .*not True'),
        ({"type": "rotate", "src": [3, 2], "dir": 2}, UnreadableAction, "1 .clockwise.*not 2"),
        ({"type": "rotate", "src": [3, 2], "dir": [1]}, UnreadableAction, r"not \[1\]"),
        ({"type": "pass", "src": [3, 2]}, UnreadableAction, "unknown field 'src'"),
        ({"type": "rotate", "src": [4, 0], "dir": 1}, IllegalAction, "the king on e0 cannot be"),
        ({"type": "move", "src": [4, 0], "dst": [4, 1]}, IllegalAction, "the block on e1 stands"),
    ],
)
def test_an_illegal_action_says_why(action: Any, kind: type[IllegalAction], words: str) -> None:
    """PH-3 to PH-5, PH-27"""
    state = PHOTON.start()
    before = state.record.tobytes()
    with pytest.raises(kind, match=words) as caught:
        state.play(action)
    assert type(caught.value) is kind
    assert state.record.tobytes() == before


@given(st.integers(0, 2**32))
def test_json_and_text_are_one(seed: int) -> None:
    """PH-27"""
    state = PHOTON.random_state(Random(seed))
    for action in state.actions():
        data = DOCUMENT_FORM.write(action)
        assert DOCUMENT_FORM.read(data) == action
        assert state.play(data) == state.play(action) == state.play(f" {action.upper()}\n")


def test_coordinates_are_x_then_y() -> None:
    """PH-1, PH-27"""
    assert DOCUMENT_FORM.write("c1c2") == {"type": "move", "src": [2, 1], "dst": [2, 2]}
    assert DOCUMENT_FORM.write("d2-") == {"type": "rotate", "src": [3, 2], "dir": -1}
    assert DOCUMENT_FORM.write("pass") == {"type": "pass"}
    with pytest.raises(UnreadableAction, match="canonical"):
        DOCUMENT_FORM.write("C1C2")


@given(st.text(max_size=12))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """PH-27"""
    state = PHOTON.start()
    try:
        after = state.play(text)
    except IllegalAction as refusal:
        assert str(refusal)
    else:
        assert after in [state.play(action) for action in state.actions()]


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 12) | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)


@given(
    st.fixed_dictionaries(
        {}, optional={"type": st.sampled_from(["move", "rotate", "pass"]) | junk,
                      "src": junk | st.just([4, 0]), "dst": junk | st.just([3, 0]),
                      "dir": junk, "more": junk},
    )
)  # fmt: skip
def test_any_object_is_an_action_or_refused(data: dict[str, Any]) -> None:
    """PH-27"""
    try:
        assert PHOTON.start().play(data) in [
            PHOTON.start().play(action) for action in PHOTON.start().actions()
        ]
    except IllegalAction as refusal:
        assert str(refusal)


@given(st.integers(0, 119), st.sampled_from("KkSsMmBb0123456789/ rb"))
def test_one_wrong_character_never_crashes_the_reader(place: int, letter: str) -> None:
    """PH-26"""
    text = str(PHOTON.start())
    mangled = text[: place % len(text)] + letter + text[place % len(text) + 1 :]
    try:
        state = PHOTON.position(mangled)
    except InvalidPosition as refusal:
        assert str(refusal)
    else:
        assert PHOTON.position(str(state)) == state


@pytest.mark.parametrize(
    ("written", "played"),
    [
        ('{"type": "move", "src": [2, 1], "dst": [1, 1]}', "c1b1"),
        (' {"dir":-1,"src":[3,2],"type":"rotate"}\n', "d2-"),
    ],
)
def test_json_may_be_given_as_a_text(written: str, played: str) -> None:
    """PH-27: both forms wherever an action is accepted."""
    start = obelisk.game("photon").start()
    assert start.play(written) == start.play(played)
    assert start.play(written).history == (played,)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("{", "cannot be read as JSON"),
        ('{"type": "move"' + " " * 400 + "}", "at most 400 characters"),
        ('{"type":' + "[" * 300, "cannot be read as JSON"),
        ('{"type": "move", "src": [2, 1]}', '"dst" is missing'),
        ('{"type": "move", "src": [2, NaN], "dst": [1, 1]}', 'y of "src".*not nan'),
        ('{"type": "pass"}', "red cannot pass"),
    ],
)
def test_json_that_cannot_be_read_is_explained(written: str, words: str) -> None:
    with pytest.raises(IllegalAction, match=words):
        obelisk.game("photon").start().play(written)


def test_actions_are_listed_as_json_on_request() -> None:
    """PH-27: what is listed can be played."""
    state = obelisk.game("photon", preset="literal").start()
    assert state.game.notations == ("plain", "json")
    listed = state.actions_in("json")
    assert [state.play(text).history[0] for text in listed] == state.actions()
    assert state.actions_in("plain") == state.actions()
    assert state.actions_in("json", 1) == []
    with pytest.raises(ValueError, match="notation 'chinese': Photon has plain and json"):
        state.actions_in("chinese")
