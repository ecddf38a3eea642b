"""Photon's JSON actions, which are read and written beside the plain ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.errors import IllegalAction, UnreadableAction
from obelisk.core.messages import Message
from obelisk.games.photon.json_actions import DOCUMENT_FORM

PHOTON = obelisk.game("photon")


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
    with pytest.raises(UnreadableAction) as caught:
        DOCUMENT_FORM.write("C1C2")
    assert caught.value.faults == (Message("photon-not-canonical", action="C1C2"),)


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
    ("written", "code", "sentence"),
    [
        ("{", "photon-no-json", "'{' is not valid JSON."),
        (
            '{"type": "move"' + " " * 400 + "}",
            "photon-json-long",
            "at most 400 characters",
        ),
        ('{"type":' + "[" * 300, "photon-no-json", "is not valid JSON."),
        ('{"type": "move", "src": [2, 1]}', "photon-field-missing", '"dst" is missing.'),
        (
            '{"type": "move", "src": [2, NaN], "dst": [1, 1]}',
            "photon-coordinate",
            'In "src", y must be a whole number from 0 to 9, not nan.',
        ),
        ('{"type": "pass"}', "laser-no-pass", "Red can only pass when it has no other action."),
    ],
)
def test_json_that_cannot_be_read_is_explained(written: str, code: str, sentence: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        obelisk.game("photon").start().play(written)
    assert [fault.code for fault in caught.value.faults] == [code]
    assert sentence in str(caught.value)


def test_actions_are_listed_as_json_on_request() -> None:
    """PH-27: what is listed can be played."""
    state = obelisk.game("photon", preset="literal").start()
    assert state.game.notations == ("plain", "json")
    listed = state.actions_in("json")
    assert [state.play(text).history[0] for text in listed] == state.actions()
    assert state.actions_in("plain") == state.actions()
    assert state.actions_in("json", 1) == []
    with pytest.raises(ValueError, match=r"chinese.*plain.*json"):
        state.actions_in("chinese")
