"""Positions and actions as text: what is refused, why, and all faults at once. SC-72 to SC-74"""

from __future__ import annotations

import json
from typing import Any

import pytest

from obelisk.core.errors import IllegalAction, InvalidOption, InvalidPosition
from tests.games.starclaim.play import at, starclaim

GAME = starclaim(seats=3)
FULL = {f"{c}{r}": 0 for r in range(1, 8) for c in "abcdefg"}
ON_TURN = {"round": 2, "phase": "occupy", "controller": 1, "turn": {"seat": 0}}
MINE = {"kind": "normal", "seat": 1, "cell": "c3"}


def turn(**more: Any) -> dict[str, Any]:
    return {**ON_TURN, "turn": {"seat": 0, **more}}


def vehicle(items: int = 1, **more: Any) -> dict[str, Any]:
    return {**turn(vehicle=more), "items": [{"vehicle": items}, {}, {}]}


FAULTY: list[tuple[dict[str, Any], str]] = [
    ({"round": 5}, "round is 5: it must be a whole number from 1 to 4"),
    ({"round": 1.0}, "round is 1.0"),
    ({"round": "1"}, 'round is "1"'),
    ({"round": True}, "round is true"),
    ({"phase": "talk"}, "phase is"),
    ({"phase": ["mine"]}, "phase is"),
    ({"banana": 1}, "unknown key 'banana'"),
    ({"owner": {"h1": 0}}, "cell 'h1': columns are a–g"),
    ({"owner": {"a8": 0}}, "cell 'a8': rows are 1–7"),
    ({"owner": {"a1": 3}}, "owner.a1 is 3: seats are 0–2"),
    ({"owner": {"a1": 0, "A1": 1}}, "twice"),
    ({"owner": []}, "owner is []: it must be an object"),
    ({"gold": [100, 100]}, "gold has 2 entries: it must have 3"),
    ({"gold": [100, -1, 100]}, "gold[1] is -1"),
    ({"gold": [100, 10000, 100]}, "gold[1] is 10000"),
    ({"gold": 7}, "gold is 7: it must be a list"),
    ({"ap": [5, 4, 4]}, "ap[0] is 5"),
    ({"items": [{"laser": 1}, {}, {}]}, "unknown item 'laser'"),
    ({"items": [{"radar": -1}, {}, {}]}, "items[0].radar is -1"),
    ({"items": [{"radar": 1}, {"radar": 1}, {}]}, "radar: 0 in stock, 2 held and 0 buried"),
    ({"stock": {"radar": 2}}, "radar: 2 in stock"),
    ({"stock": {"radar": -1}}, "stock.radar is -1"),
    ({"hand": [1, 1, 0]}, "everybody has 1"),
    ({"barred": [1, 1]}, "barred names seat 1 twice"),
    ({"barred": [3]}, "barred[0] is 3"),
    ({"barred": [0, 1, 2]}, "nobody to ask"),
    ({"controller": 0}, "controller must be null"),
    ({"price": 4}, "price 0 in the phase auction"),
    ({"controller": [0, 1]}, "controller is [0, 1]"),
    ({"previous": 9}, "previous is 9"),
    ({"seed": -1}, "seed is -1"),
    ({"seed": 2**64}, "seed is"),
    ({"done": [0]}, "done and queue must be empty"),
    ({"turn": {"seat": 0}}, "turn must be null in the phases auction and end"),
    ({"auction": None}, "auction is null"),
    ({"auction": {"high": 4}}, "high is 0 exactly when holder is null"),
    ({"auction": {"holder": 4}}, "auction.holder is 4"),
    ({"auction": {"high": 4, "holder": 0, "active": [0]}}, "nobody to ask"),
    ({"auction": {"high": 4, "holder": 0, "active": [1, 2]}}, "holder must be among"),
    ({"auction": {"high": 4, "holder": 0, "asked": 0}}, "asked must not be the holder"),
    ({"auction": {"active": [0], "asked": 1}}, "asked must be one of auction.active"),
    ({"auction": {"asked": None}}, "asked must be one of auction.active"),
    ({"auction": {"sealed": {"0": 4}}}, "belong to the form sealed"),
    ({"auction": {"sealed": {"x": 4}}}, "has the key 'x'"),
    ({"auction": {"low": 4}}, "auction has the unknown key 'low'"),
    ({"barred": [1], "auction": {"active": [0, 1]}}, "names a barred seat"),
    ({**ON_TURN, "auction": {}}, "auction must be null outside"),
    ({"mines": [MINE], "owner": {"c3": 0}, **ON_TURN}, "a mine covers c3, which is occupied"),
    ({"mines": [MINE]}, "1 normal mines: at most 0 can lie by now"),
    ({"mines": [{**MINE, "kind": "laser"}]}, "mines[0].kind is"),
    ({"mines": [{**MINE, "seat": 3}]}, "mines[0].seat is 3"),
    ({"mines": [{**MINE, "round": 2}]}, "mines[0].round is 2"),
    ({"mines": [{**MINE, "target": "a1"}]}, "only a chase mine has it"),
    ({"mines": [{**MINE, "covers": ["c3"]}]}, "only a matrix mine has it"),
    ({"mines": [{**MINE, "kind": "chase"}]}, "mines[0].target"),
    ({"mines": [{**MINE, "kind": "matrix", "cell": "g1"}]}, "must lie on the board"),
    ({"mines": [{**MINE, "kind": "matrix", "covers": ["e3"]}]}, "cells of its 2x2 square"),
    ({"mines": [{**MINE, "kind": "matrix", "covers": ["c3", "c3"]}]}, "each once"),
    ({"mines": [{**MINE, "kind": "matrix", "covers": []}]}, "covers nothing"),
    ({"mines": [7]}, "mines[0] is 7"),
    ({"mines": [{"kind": "normal"}]}, "mines[0].cell"),
    ({"round": 4, "phase": "shop", "controller": 0}, "the last round has none"),
    ({"phase": "end"}, "the game ends in round 4"),
    ({"phase": "shop", "controller": 0, "done": [0, 1, 2]}, "all seats are done"),
    ({"phase": "shop", "controller": 0, "done": [0, 1]}, "without a pick"),
    ({"phase": "shop"}, "without a controller a seat must be on turn"),
    ({"phase": "shop", "controller": 0, "queue": [1]}, "queue must be empty"),
    ({"phase": "shop", "controller": 0, "done": [1], "turn": {"seat": 1}}, "neither done nor"),
    ({"phase": "shop", "turn": {"seat": 1, "path": ["a1"]}}, "only the seat can be told"),
    ({"phase": "mine", "controller": 0, "hand": [1, 1, 0]}, "its turn is yet to come"),
    ({"phase": "mine", "controller": 0, "done": [1], "hand": [1, 1, 1]}, "it is done"),
    ({"phase": "mine", "turn": {"seat": 0}, "hand": [1, 1, 1], "owner": FULL}, "is forfeited"),
    ({**ON_TURN, "hand": [1, 1, 1]}, "everybody has 0"),
    ({**ON_TURN, "ap": [0, 4, 4]}, "has no points"),
    ({**ON_TURN, "owner": FULL}, "no cell is free"),
    ({**ON_TURN, "turn": {}}, "turn.seat is null"),
    ({**ON_TURN, "turn": 0}, "turn is 0"),
    ({**turn(path=["c3", "e3"]), "owner": {"c3": 0, "e3": 0}}, "side neighbour"),
    ({**turn(path=["c3"]), "owner": {"c3": 1}}, "must own its cells"),
    ({**turn(path=["c3"]), "owner": {"c3": 0}, "ap": [8, 4, 4]}, "points for 0 have been spent"),
    ({**turn(path=["a1"]), "owner": {"a1": 0, "b1": 1, "a2": 1}}, "the path cannot go on"),
    (turn(scans=1), "0 before the path"),
    (turn(rested=1), "more vehicles rest"),
    (turn(pool=3), "pool must be null"),
    (turn(vehicle={}), "more vehicles rest or are under way"),
    (vehicle(left=1), "must add up to 4"),
    (vehicle(seen=["a1", "c1"]), "side neighbour"),
    (vehicle(seen=["a1", "b1"], cell="a1"), "must be the last cell"),
    (vehicle(seen=["a1"], cell=None), "must be the last cell"),
    ({**vehicle(seen=["a1"]), "owner": {"b1": 1, "a2": 1}}, "the vehicle cannot go on"),
    (turn(mined=True), "before the first step no cell has been demined"),
    (turn(mined=1), "turn.mined is 1: it must be true or false"),
    (turn(mined=None), "turn.mined is null"),
    ({"phase": "shop", "turn": {"seat": 1, "mined": True}}, "only the seat can be told"),
    ({**vehicle(seen=["a1"]), "owner": {"a1": 1}}, "drives over free cells"),
    (turn(defuse="c3"), "has no deminer"),
    ({**turn(defuse="c3"), "items": [{"deminer": 1}, {}, {}]}, "covered by normal mines"),
    ({"radar": {"0": {"round": 1, "counts": {"a1": 0}}}}, "counts.a1 is 0"),
    ({"radar": {"0": {"round": 2, "counts": {}}}}, "radar.0.round is 2"),
    ({"radar": {"7": {"round": 1, "counts": {}}}}, "has the key '7'"),
    ({"radar": {"0": {"round": 1, "counts": {"a1": 1, "A1": 1}}}}, "twice"),
]


@pytest.mark.parametrize(("setup", "fault"), FAULTY, ids=[fault for _, fault in FAULTY])
def test_faults(setup: dict[str, Any], fault: str) -> None:
    """SC-72"""
    with pytest.raises(InvalidPosition) as refused:
        at(GAME, **setup)
    assert any(fault in told for told in refused.value.faults), refused.value.faults


@pytest.mark.parametrize(
    ("options", "setup", "fault"),
    [
        ({"auction": "sealed"}, {"auction": {"high": 3, "holder": 1}}, "stay 0 and null"),
        ({"auction": "sealed"}, {"auction": {"active": [0], "sealed": {"1": 3}}}, "not active"),
        ({"auction": "sealed"}, {"auction": {"floor": 5, "sealed": {"1": 3}}}, "above the floor"),
        ({"auction": "sealed"}, {"auction": {"floor": 5, "active": [1]}}, "two seats or more"),
        ({"auction": "sealed"}, {"auction": {"active": [1], "sealed": {"1": 3}}}, "nobody to ask"),
        ({"auction": "live"}, {"auction": {"asked": 1}}, "asked must be null"),
        ({"order": "upfront"}, {"phase": "shop", "turn": {"seat": 0}}, "must be all seats"),
        ({"order": "upfront"}, {"phase": "shop", "controller": 0, "done": [1], "queue": [1]},
         "both done and queued"),
        ({"parallel_mines": True}, {"phase": "mine", "turn": {"seat": 0}}, "turn must be null"),
        ({"vehicle_pool": "shared"}, turn(pool=5), "turn.pool: at most 4"),
        ({"vehicle_pool": "shared"}, turn(pool=None), "must be a number"),
        ({"vehicle_pool": "shared"}, vehicle(left=1), "must be the pool"),
        ({"vehicle_revisit": False}, vehicle(seen=["a1", "b1", "a1"]), "a cell twice"),
        ({"scan_per_step": 2}, {**turn(path=["a1"], scans=3), "owner": {"a1": 0}}, "at most 2"),
    ],
)  # fmt: skip
def test_faults_of_options(options: Any, setup: Any, fault: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        at(starclaim(seats=3, **options), **setup)
    assert any(fault in told for told in refused.value.faults), refused.value.faults


@pytest.mark.parametrize("text", ["", "7", "[]", "{", "null", '{"round":1} x', "[" * 100_000, 7])
def test_what_is_no_object_is_refused(text: Any) -> None:
    with pytest.raises(InvalidPosition, match="position is"):
        GAME.position(text)


def test_a_key_that_stands_twice_is_refused() -> None:
    """Two controllers are one too many."""
    with pytest.raises(InvalidPosition, match="'controller' stands twice"):
        GAME.position('{"phase":"shop","controller":0,"controller":1}')


def test_all_faults_are_told_at_once() -> None:
    """SC-72"""
    with pytest.raises(InvalidPosition) as refused:
        at(
            GAME,
            round=9,
            gold=[1, -1, "x"],
            owner={"c3": 0, "z1": 1},
            items=[{"radar": 1}, {"radar": 1}, {}],
            controller=5,
            seed="7",
            banana=0,
        )
    assert len(refused.value.faults) == 8


def test_faults_of_sound_keys_are_told_beside_others() -> None:
    with pytest.raises(InvalidPosition) as refused:
        at(GAME, gold=[1], items=[{"radar": 2}, {}, {}], barred=[0, 1, 2])
    assert len(refused.value.faults) == 3


def test_what_is_left_out_has_its_start_value() -> None:
    """SC-72, SC-73: the text of section 9."""
    start = starclaim(seats=2).position("{}")
    assert start == starclaim(seats=2).start(seed=0)
    assert str(start).startswith('{"round":1,"phase":"auction","owner":{},"mines":[],')


def test_reading_is_generous() -> None:
    """SC-72: any order of keys, upper-case cells, items that are 0."""
    state = at(GAME, seed=1, owner={"C3": 1, "A1": 0}, items=[{"radar": 0}, {}, {}])
    assert json.loads(str(state))["owner"] == {"a1": 0, "c3": 1}
    assert json.loads(str(state))["items"] == [{}, {}, {}]


@pytest.mark.parametrize("seed", [-1, 2**64, True, "7", 1.5])
def test_seeds(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        GAME.start(seed=seed)
    assert GAME.start() != GAME.start()


REFUSED = [
    ({}, "bid 1000", "a bid can be at most 999"),
    ({}, "bid 99999999999", "a bid is a whole number"),
    ({}, "bid x", "a bid is a whole number"),
    ({}, "bid 012", "a bid is a whole number"),
    ({}, "bid", "write bid 12"),
    ({}, "step a1", "not asked now; now it is: bid 12, or pass"),
    ({"auction": {"high": 999, "holder": 1}}, "bid 999", "no higher bid is possible"),
    ({"auction": {"high": 9, "holder": 1}}, "bid 9", "a bid must be at least 10"),
    ({"phase": "shop", "controller": 0, "done": [1]}, "pick 1", "seat 1 has had its turn"),
    ({"phase": "shop", "controller": 0}, "pick 3", "seats are 0–2"),
    ({"phase": "mine", "turn": {"seat": 0}}, "end", "bury your normal mine"),
    ({"phase": "mine", "turn": {"seat": 0}}, "spore a1", "you have no spore"),
    ({"phase": "mine", "turn": {"seat": 0}}, "radar", "you have no radar"),
    ({"phase": "mine", "turn": {"seat": 0}, "owner": {"a1": 1}}, "mine a1", "a1 is occupied"),
    (ON_TURN, "scan a1", "you have no scanner"),
    (ON_TURN, "robot row 8", "rows are 1–7"),
    (ON_TURN, "robot column h", "columns are a–g"),
    (ON_TURN, "robot line 3", "a row or a column"),
    (ON_TURN, "vehicle", "you have no vehicle"),
    (ON_TURN, "defuse maybe", "yes or no"),
    ({**ON_TURN, "owner": {"a1": 1}}, "step a1", "a1 is occupied"),
    ({**turn(path=["a1"]), "owner": {"a1": 0}}, "step c3", "no side neighbour"),
    ({**turn(rested=1), "items": [{"vehicle": 1}, {}, {}]}, "vehicle", "rest until the next"),
    (vehicle(seen=["a1"]), "drive c3", "no side neighbour of the vehicle"),
    (
        {**turn(path=["a1"], mined=True), "owner": {"a1": 0}, "items": [{"scanner": 1}, {}, {}]},
        "scan b1",
        "no scanning in a turn whose first cell was mined",
    ),
    ({"phase": "shop", "turn": {"seat": 0}}, "buy laser", "items are matrix"),
    ({"phase": "shop", "turn": {"seat": 0}, "stock": {"radar": 0}}, "buy radar", "sold out"),
    ({"phase": "shop", "turn": {"seat": 0}, "gold": [9, 9, 9]}, "buy radar", "you have 9 gold"),
]


@pytest.mark.parametrize(("setup", "action", "told"), REFUSED)
def test_refusals_say_what_is_wrong(setup: dict[str, Any], action: str, told: str) -> None:
    """SC-74: and nothing changes."""
    state = at(GAME, **setup)
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    assert told in str(refused.value)
    assert str(state) == before


def test_a_vehicle_does_not_go_back_without_revisits() -> None:
    """SC-55"""
    with pytest.raises(IllegalAction, match="has driven over a1"):
        at(starclaim(seats=3, vehicle_revisit=False), **vehicle(seen=["a1", "b1"])).play("drive a1")


def test_a_demined_first_cell_is_written_down() -> None:
    """SC-58, SC-73: only where it holds, and in no view."""
    setup = {**turn(path=["a1"], mined=True), "owner": {"a1": 0}}
    state = at(GAME, **setup)
    assert json.loads(str(state))["turn"]["mined"] is True
    assert GAME.position(str(state)) == state
    for reader in (None, 0, 1, 2):
        assert "mined" not in state.view(reader)["turn"]
    plain = at(GAME, **{**setup, "turn": {**setup["turn"], "mined": False}})
    assert "mined" not in json.loads(str(plain))["turn"]
    assert plain != state


def test_actions_that_are_no_text_are_refused() -> None:
    with pytest.raises(IllegalAction, match="an action is text"):
        GAME.start().play({"type": "bid"})


def test_upper_case_and_white_space_are_read() -> None:
    """SC-74"""
    assert at(GAME, **ON_TURN).play("  STEP\tC3 ") == at(GAME, **ON_TURN).play("step c3")


@pytest.mark.parametrize(
    "options",
    [{"seats": 13}, {"seats": True}, {"rounds": 0}, {"scan_per_step": 5}, {"chat": "all"}],
)
def test_options_are_checked(options: Any) -> None:
    """SC-75"""
    with pytest.raises(InvalidOption):
        starclaim(**options)
