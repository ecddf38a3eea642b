"""Messages are values, and go over the wire and into other processes."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from obelisk.core.errors import MOST_FAULTS, IllegalAction, InvalidPosition
from obelisk.core.messages import Argument, List, Message, PieceNamed, Seat, Side

PYRAMID = PieceNamed("laser-pyramid", "khet-silver", "h2")
WAITS = Message("core-seat-waits", clause="KH-3", seat=Seat(1), seats=List.of([Seat(0)]))


def test_equal_content_makes_equal_messages() -> None:
    again = Message("core-seat-waits", seats=List.of([Seat(0)]), seat=Seat(1), clause="KH-3")
    assert again == WAITS
    assert len({again, WAITS, WAITS.under("KH-4")}) == 2
    assert WAITS.under("KH-4").args == WAITS.args
    assert WAITS != "core-seat-waits"


def test_a_message_cannot_be_changed() -> None:
    change: Any = WAITS
    with pytest.raises(AttributeError):
        change.code = "core-plain"
    with pytest.raises(TypeError):
        change.args["seat"] = Seat(2)


@pytest.mark.parametrize(
    "name", ["code", "self", "clause", "attribute", "args", "case", "language"]
)
def test_an_argument_may_have_any_name(name: str) -> None:
    message = Message.of("core-plain", {name: "x", "text": "y"})
    assert message.args[name] == "x"
    assert str(message) == "y"
    nested = Message("core-plain", text=message)
    assert str(nested) == "y"
    assert pickle.loads(pickle.dumps(nested)) == nested


@pytest.mark.parametrize(
    ("argument", "json_form"),
    [
        ("a", "a"),
        (7, 7),
        (0.5, 0.5),
        (
            PYRAMID,
            {"piece": {"kind": "laser-pyramid", "side": "khet-silver", "square": "h2"}},
        ),
        (
            PieceNamed("laser-pyramid"),
            {"piece": {"kind": "laser-pyramid", "side": None, "square": None}},
        ),
        (Side("khet-red"), {"side": "khet-red"}),
        (Seat(3), {"seat": 3}),
        (List.of(["a", Seat(1)], "or"), {"list": ["a", {"seat": 1}], "join": "or"}),
        (
            Message("core-level", given="9"),
            {"message": {"code": "core-level", "args": {"given": "9"}}},
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_arguments_as_json(argument: Argument, json_form: object) -> None:
    args = Message("core-plain", text="x").to_json()["args"]
    assert args == {"text": "x"}
    message = Message.of("core-plain", {"text": "x", "extra": argument})
    told = message.to_json()
    assert told == {
        "code": "core-plain",
        "args": {"text": "x", "extra": json_form},
        "clause": None,
        "text": "x",
    }
    assert json.loads(json.dumps(told)) == told


def test_copies_and_pickles_are_equal() -> None:
    nested = Message("core-game-over", clause="KH-28", why=Message("core-reason-time"))
    for message in (WAITS, nested):
        for twin in (
            pickle.loads(pickle.dumps(message)),
            copy.copy(message),
            copy.deepcopy(message),
        ):
            assert twin == message
            assert twin.clause == message.clause


def test_a_message_shows_what_it_is_made_of() -> None:
    assert repr(WAITS) == (
        "Message('core-seat-waits', clause='KH-3', seat=Seat(number=1), "
        "seats=List(items=(Seat(number=0),), join='and'))"
    )


def test_an_error_carries_its_faults() -> None:
    faults = [Message("core-level", given=str(level), last=8) for level in (0, 9)]
    error = InvalidPosition(*faults)
    assert error.faults == tuple(faults)
    assert (
        str(error)
        == "There is no level 0. Levels are 1 to 8. There is no level 9. Levels are 1 to 8."
    )
    assert error.said("ru").startswith("Уровня 0 нет.")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.faults, str(again)) == (InvalidPosition, error.faults, str(error))


def test_an_error_carries_only_so_many_faults() -> None:
    faults = (Message("core-level", given=str(level), last=8) for level in range(10**6))
    assert len(InvalidPosition(*[next(faults) for _ in range(300)]).faults) == MOST_FAULTS


def test_a_refusal_cites_the_first_clause() -> None:
    refusal = IllegalAction(Message("core-seat-nobody"), WAITS)
    assert refusal.clause == "KH-3"
    assert refusal.cited().endswith("Waiting for seat 0. (KH-3)")
    assert IllegalAction(Message("core-seat-nobody")).cited() == "No one can act now."
