"""Photon's technical API: the document's dictionaries, and those of the other form."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.errors import InvalidPosition, UnreadableAction
from obelisk.core.messages import List, Message, Side
from obelisk.core.state import State
from obelisk.games.photon import Photon, technical


def photon(**options: Any) -> Photon:
    game = obelisk.game("photon", **options)
    assert isinstance(game, Photon)
    return game


def play_on(state: State, rng: Random, plies: int) -> State:
    """The state after some random actions; a few are taken back and forth, so that some repeat."""
    for _ in range(plies):
        if not state.to_act:
            break
        actions = state.actions()
        turns = [action for action in actions if action[2:] in ("+", "-")]
        state = state.play(rng.choice(turns if turns and rng.random() < 0.6 else actions))
    return state


ASTRAY = Message("photon-history-astray")


def wrong_turn(given: str) -> Message:
    return Message("photon-number", field="turn", least=0, most=10**9, given=given)


VARIANTS: list[dict[str, Any]] = [
    {},
    {"preset": "literal"},
    {"preset": "literal", "repetition_draw": 5},
    {"preset": "face", "quiet_limit": 0},
    {"preset": "origin", "no_action": "pass"},
    {"block_rotation": True, "collide_on_pieces": True, "dead_draw": False},
]


def test_the_form_of_the_document() -> None:
    """PH-27: board[y][x], turn, history."""
    state = photon().start().play("c1b1")
    data = technical.to_dict(state)
    assert list(data) == ["board", "turn", "history"]
    assert data["turn"] == 1
    assert data["history"] == [{"type": "move", "src": [2, 1], "dst": [1, 1]}]
    assert data["board"][1][1] == {"type": "S", "player": 0, "hp": 1, "orientation": 2}
    assert data["board"][1][4] == {"type": "B", "player": 0, "hp": 2, "orientation": 0}
    assert data["board"][7][6] == {"type": "M", "player": 1, "hp": 1, "orientation": 3}
    assert data["board"][9][5] == {"type": "K", "player": 1, "hp": 1, "orientation": 0}
    assert data["board"][1][2] is None


def test_the_other_form() -> None:
    """`turn_count`, traces and [row, col]."""
    state = photon().start().play("c1b1")
    data = technical.to_compat(state)
    assert list(data) == ["board", "turn_count", "history", "traces"]
    assert data["history"] == [{"type": "move", "src": [1, 2], "dst": [1, 1]}]
    assert data["traces"][0] == [[row, 1] for row in range(2, 10)]
    assert data["traces"][1] == [[2, 7], [3, 7], [4, 7]]
    assert technical.to_compat(photon().start())["traces"] == []
    assert technical.action_from_compat({"type": "rotate", "src": [2, 3], "dir": -1}) == "d2-"
    assert technical.action_to_compat("d2-") == {"type": "rotate", "src": [2, 3], "dir": -1}
    with pytest.raises(UnreadableAction) as caught:
        technical.action_from_compat({"type": "rotate", "src": [12, 3], "dir": 1})
    wrong = Message("photon-coordinate", axis="row", field="src", given="12")
    assert caught.value.faults == (wrong,)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@given(st.integers(0, 2**32), st.integers(0, 40), st.booleans())
def test_a_state_comes_back_whole(
    options: dict[str, Any], seed: int, plies: int, is_custom: bool
) -> None:
    """Its history is the true one, from whatever start, and brings back past and counters."""
    game, rng = photon(**options), Random(seed)
    first = game.start()
    if is_custom:
        board, side, *_ = str(play_on(first, rng, 9)).split()
        first = game.position(f"{board} {side} {rng.randrange(5)} {rng.randrange(20)}")
    state = play_on(first, rng, plies)
    for write, read in (
        (technical.to_dict, technical.from_dict),
        (technical.to_compat, technical.from_compat),
    ):
        data = json.loads(json.dumps(write(state)))
        assert len(data["history"]) == len(state.history)
        assert ("start" in data) == (first != game.start())
        again = read(game, data)
        assert again == state
        assert (again.history, again.first) == (state.history, first)
        assert again.past == state.past
        if data["history"]:
            bare = read(game, {"board": data["board"], list(data)[1]: list(data.values())[1],
                               "history": []})  # fmt: skip
            assert str(bare).split()[:2] == str(state).split()[:2]
            assert bare.record.quiet == 0


def test_the_history_of_another_start_is_no_fault_where_none_is_told() -> None:
    state = photon().position("4K5/2S37/10/10/10/10/10/10/10/5k4 b 4 7")
    data = technical.to_dict(state)
    assert data["start"] == str(state)
    del data["start"]
    data["history"] = [{"type": "rotate", "src": [2, 1], "dir": 1}] * 7
    again = technical.from_dict(photon(), data)
    assert str(again) == "4K5/2S37/10/10/10/10/10/10/10/5k4 b 0 7"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"start": "x"},
            Message(
                "photon-in-start", fault=Message("laser-position-fields", count=1, position="x")
            ),
        ),
        ({"history": []}, ASTRAY),
        ({"turn": 9}, ASTRAY),
        (
            {"history": [{"type": "pass"}]},
            Message(
                "photon-in-history",
                number=1,
                fault=Message("laser-no-pass", clause="PH-3", side=Side("photon-blue")),
            ),
        ),
    ],
)
def test_a_start_and_a_history_must_lead_to_the_board(changes: Any, expected: Message) -> None:
    assert faults_of(moved_on(), changes) == [expected]


def test_a_start_that_is_no_text_is_explained() -> None:
    (fault,) = faults_of(moved_on(), {"start": None})
    assert fault.code == "photon-in-start"
    assert "NoneType" in str(fault)


def moved_on() -> dict[str, Any]:
    """A state after one action from a start of its own."""
    start = "4K5/2S37/10/10/10/10/10/10/10/5k4 b 4 7"
    return technical.to_dict(photon().position(start).play("f9e9"))


def faults_of(data: dict[str, Any], changes: dict[str, Any]) -> list[Message]:
    """What is wrong with a state in the document's form, after some changes."""
    with pytest.raises(InvalidPosition) as caught:
        technical.from_dict(photon(), {**data, **changes})
    return list(caught.value.faults)


def test_the_side_to_act_decides_the_turn() -> None:
    state = photon().position("4K5/2S37/10/10/10/10/10/10/10/5k4 b 0 6")
    data = technical.to_dict(state)
    assert data["turn"] == 7
    assert technical.from_dict(photon(), data).to_act == (1,)


def test_a_finished_game_is_finished() -> None:
    data = technical.to_dict(photon().position("4K5/2S37/10/10/10/10/10/10/10/10 b 0 7"))
    result = technical.from_dict(photon(), data).result
    assert result is not None
    assert (result.winner, result.reason) == (0, "king")


def cell(**changes: Any) -> dict[str, Any]:
    return {"type": "M", "player": 0, "hp": 1, "orientation": 0, **changes}


@pytest.mark.parametrize(
    ("content", "sentences"),
    [
        (7, ["Cell a0: A cell is null or an object, not int."]),
        (
            {},
            [
                'Cell a0: "type" is missing.',
                'Cell a0: "player" is missing.',
                'Cell a0: "hp" is missing.',
                'Cell a0: "orientation" is missing.',
            ],
        ),
        (cell(type="Q"), ["Cell a0: \"type\" must be K, S, M or B, not 'Q'."]),
        (cell(type=None), ['Cell a0: "type" must be K, S, M or B, not None.']),
        (cell(hp=0), ['Cell a0: "hp" must be 1, not 0.']),
        (cell(type="B", hp=3), ['Cell a0: "hp" must be a whole number from 1 to 2, not 3.']),
        (cell(player=True), ['Cell a0: "player" must be a whole number from 0 to 1, not True.']),
        (
            cell(orientation=4),
            ['Cell a0: "orientation" must be a whole number from 0 to 3, not 4.'],
        ),
        (
            cell(orientation="0"),
            ["Cell a0: \"orientation\" must be a whole number from 0 to 3, not '0'."],
        ),
        (cell(colour="red"), ["Cell a0: There is no field 'colour' here."]),
        (cell(type="K"), ["Red has more than one king: a0 and e0."]),
    ],
)
def test_a_wrong_cell_is_explained(content: object, sentences: list[str]) -> None:
    data = technical.to_dict(photon().start())
    data["board"][0][0] = content
    assert [str(fault) for fault in faults_of(data, {})] == sentences


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"board": None}, [Message("photon-board-rows", count=10)]),
        (
            {"board": [[]] * 10},
            [Message("photon-board-cells", row=str(row), count=10) for row in range(10)],
        ),
        ({"turn": -1}, [wrong_turn("-1")]),
        ({"turn": True}, [wrong_turn("True")]),
        ({"turn": 1.0}, [wrong_turn("1.0")]),
        ({"history": "c1c2"}, [Message("photon-history-list", given="str")]),
        (
            {"history": ["c1c2", {"type": "fly"}]},
            [
                Message(
                    "photon-in-history",
                    number=1,
                    fault=Message("photon-action-object", given="str"),
                ),
                Message(
                    "photon-in-history",
                    number=2,
                    fault=Message(
                        "photon-action-type",
                        known=List(('"move"', '"rotate"', '"pass"'), "or"),
                        given="'fly'",
                    ),
                ),
            ],
        ),
        ({"traces": []}, [Message("photon-field-unknown", field="'traces'")]),
        ({"turn_count": 3}, [Message("photon-field-unknown", field="'turn_count'")]),
    ],
)
def test_a_wrong_state_is_explained(changes: dict[str, Any], expected: list[Message]) -> None:
    assert faults_of(technical.to_dict(photon().start()), changes) == expected


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(InvalidPosition) as caught:
        technical.from_compat(photon(), {"turn": 1, "board": [], "traces": 3})
    assert [fault.code for fault in caught.value.faults] == [
        "photon-field-missing",
        "photon-field-missing",
        "photon-field-unknown",
        "photon-board-rows",
        "photon-traces-list",
    ]
    with pytest.raises(InvalidPosition, match=r"A state is an object, not list\."):
        technical.from_dict(photon(), [])


def test_traces_are_checked_and_may_be_left_out() -> None:
    data = technical.to_compat(photon().start())
    with pytest.raises(InvalidPosition) as caught:
        technical.from_compat(photon(), {**data, "traces": [None, [[10, 0]]]})
    assert caught.value.faults == (
        Message("photon-trace-list", number=1),
        Message("photon-coordinate", axis="row", field="trace 2", given="10"),
    )
    del data["traces"]
    assert technical.from_compat(photon(), data) == photon().start()
