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
    with pytest.raises(UnreadableAction, match=r"row of \"src\" must be"):
        technical.action_from_compat({"type": "rotate", "src": [12, 3], "dir": 1})


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
    ("changes", "words"),
    [
        ({"start": "x"}, '"start": a position has 2 or 4 fields'),
        ({"start": None}, '"start": a position is text, not NoneType'),
        ({"history": []}, "the history does not lead from the start to this board and turn"),
        ({"turn": 9}, "the history does not lead from the start to this board and turn"),
        ({"history": [{"type": "pass"}]}, "action 1 of the history: blue cannot pass"),
    ],
)
def test_a_start_and_a_history_must_lead_to_the_board(changes: Any, words: str) -> None:
    start = "4K5/2S37/10/10/10/10/10/10/10/5k4 b 4 7"
    data = technical.to_dict(photon().position(start).play("f9e9"))
    with pytest.raises(InvalidPosition, match=words):
        technical.from_dict(photon(), {**data, **changes})


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
    ("content", "words"),
    [
        (7, "a0: a cell is null or an object, not int"),
        ({}, 'a0: "type" is missing; a0: "player" is missing'),
        (cell(type="Q"), "\"type\" must be one of K, S, M, B, not 'Q'"),
        (cell(type=None), "not None"),
        (cell(hp=0), '"hp" must be 1, not 0'),
        (cell(type="B", hp=3), '"hp" must be from 1 to 2, not 3'),
        (cell(player=True), '"player" must be from 0 to 1, not True'),
        (cell(orientation=4), '"orientation" must be from 0 to 3, not 4'),
        (cell(orientation="0"), "not '0'"),
        (cell(colour="red"), "unknown field 'colour'"),
        (cell(type="K"), r"red has 2 kings \(a0, e0\)"),
    ],
)
def test_a_wrong_cell_is_explained(content: object, words: str) -> None:
    data = technical.to_dict(photon().start())
    data["board"][0][0] = content
    with pytest.raises(InvalidPosition, match=words):
        technical.from_dict(photon(), data)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"board": None}, '"board" must be a list of 10 rows'),
        ({"board": [[]] * 10}, "row 0 of the board must be a list of 10 cells; row 1"),
        ({"turn": -1}, '"turn" must be a whole number from 0'),
        ({"turn": True}, "not True"),
        ({"turn": 1.0}, "not 1.0"),
        ({"history": "c1c2"}, '"history" must be a list of actions, not str'),
        ({"history": ["c1c2", {}]}, "action 1 of the history: .*object, not str; action 2"),
        ({"traces": []}, "unknown field 'traces'"),
        ({"turn_count": 3}, "unknown field 'turn_count'"),
    ],
)
def test_a_wrong_state_is_explained(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        technical.from_dict(photon(), {**technical.to_dict(photon().start()), **changes})


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(InvalidPosition) as caught:
        technical.from_compat(photon(), {"turn": 1, "board": [], "traces": 3})
    assert len(caught.value.faults) == 5
    with pytest.raises(InvalidPosition, match="a state is an object, not list"):
        technical.from_dict(photon(), [])


def test_traces_are_checked_and_may_be_left_out() -> None:
    data = technical.to_compat(photon().start())
    with pytest.raises(
        InvalidPosition, match=r"trace 1 must be a list.*; .*row of \"trace 2\".*not 10"
    ):
        technical.from_compat(photon(), {**data, "traces": [None, [[10, 0]]]})
    del data["traces"]
    assert technical.from_compat(photon(), data) == photon().start()
