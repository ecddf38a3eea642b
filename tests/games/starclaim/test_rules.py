"""Clauses of the rulebook beyond the cases, each named by the test that proves it."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import numpy as np
import pytest

from obelisk.core.chance import draw_number, mix
from obelisk.core.errors import IllegalAction
from obelisk.core.state import State
from obelisk.games.starclaim.rules.board import SCRATCH, STATE
from obelisk.games.starclaim.rules.scoring import SCORES
from obelisk.games.starclaim.setups import SEATS, side, stock
from tests.conftest import rulebook
from tests.games.starclaim.play import at, random_play, run, starclaim

OCCUPYING = {"round": 2, "phase": "occupy", "controller": 1, "turn": {"seat": 0}}
FULL = {f"{c}{r}": 0 for r in range(1, 7) for c in "abcdef"}


def kinds(state: State) -> list[str]:
    return [event.kind for event in state.events]


def test_scaling() -> None:
    """SC-1: the whole table of section 2."""
    assert [side(seats) for seats in SEATS] == [6, 7, 8, 9, 10, 11, 12, 12, 13, 14, 14]
    columns = list(zip(*(stock(seats) for seats in SEATS), strict=True))
    assert columns[0] == columns[4] == (1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7)
    assert columns[1] == columns[5] == (1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5)
    assert columns[2] == columns[6] == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)
    assert columns[3] == columns[7] == (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3)
    assert columns[8] == (1,) * 11


@pytest.mark.parametrize("dtype", [STATE, SCRATCH, SCORES])
def test_records_have_no_bytes_of_their_own(dtype: np.dtype[Any]) -> None:
    assert dtype.fields is not None
    assert dtype.itemsize == sum(field[0].itemsize for field in dtype.fields.values())


def test_chance() -> None:
    """SC-20: the numbers of section 11."""
    assert int(mix(np.uint64(0))) == 0xE220A8397B1DCDAF
    state = at(starclaim(seats=4), seed=0)
    for seat in range(4):
        state = state.play("pass", seat)
    order = []
    while state.view(None)["phase"] == "mine":
        order.append(state.to_act[0])
        state = state.play("mine a1").play("end")
    assert order == [1, 2, 3, 0]


def test_numbers_drawn_stay_below() -> None:
    seed = np.array([7], np.uint64)
    drawn = [draw_number(seed, 3) for _ in range(200)]
    assert set(drawn) == {0, 1, 2}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_auction_opens_with_another_seat_each_round(first: int) -> None:
    """SC-6"""
    assert at(starclaim(seats=3), round=first + 1).to_act == (first,)


def test_asking_skips_the_holder_and_who_has_passed() -> None:
    """SC-6, SC-8"""
    state, _ = run(starclaim(seats=3).start(seed=0), (0, "bid 1"), (1, "pass"), (2, "bid 2"))
    assert state.to_act == (0,)
    state = state.play("bid 3")
    assert state.to_act == (2,)


def test_everybody_defaults() -> None:
    """SC-10, SC-11: then nobody may bid, in this round and in all others."""
    state = starclaim(seats=2, no_bid="random").start(seed=0)
    state, told = run(state, (0, "bid 101"), (1, "pass"), (1, "bid 500"))
    assert state.view(None)["barred"] == [0, 1]
    assert state.view(None)["phase"] == "mine"
    assert {"event": "control", "seat": None, "price": 0} in told[None]


@pytest.mark.parametrize(
    ("options", "barred", "controller"),
    [({}, [1], None), ({}, [], 1), ({}, [0], 1), ({"barred_previous": True}, [1], 1)],
)
def test_a_barred_seat_does_not_keep_the_control_it_had(
    options: dict[str, bool], barred: list[int], controller: int | None
) -> None:
    """SC-11: unless `barred_previous`, as in version 1 of the rules."""
    game = starclaim(seats=3, no_bid="previous", **options)
    start = at(game, round=2, previous=1, barred=barred)
    state, told = run(start, *((q, "pass") for q in (1, 2, 0) if q not in barred))
    assert state.view(None)["controller"] == controller
    assert {"event": "control", "seat": controller, "price": 0} in told[None]


def test_the_winner_of_a_sealed_tie_may_default() -> None:
    """SC-10, SC-15"""
    game = starclaim(seats=2, auction="sealed")
    state, told = run(game.start(seed=0), (0, "bid 200"), (1, "bid 200"), (0, "pass"), (1, "pass"))
    assert [event["event"] for event in told[None]][-1] == "default"
    assert len(state.view(None)["barred"]) == 1
    assert state.view(None)["auction"]["floor"] == 0


def test_the_order_named_first() -> None:
    """SC-19: it is public as it is named, and then as a whole."""
    game = starclaim(seats=3, order="upfront")
    state, told = run(at(game, phase="mine", controller=1), (1, "pick 2"), (1, "pick 1"))
    assert state.view(None)["queue"] == [1, 0]
    assert told[None][-2:] == [
        {"event": "order", "phase": "mine", "order": [2, 1, 0]},
        {"event": "turn", "phase": "mine", "seat": 2},
    ]


def test_a_drawn_order_is_announced_as_the_order_option_says() -> None:
    """SC-20"""
    for order, announced in (("stepwise", False), ("upfront", True)):
        state = at(starclaim(seats=2, order=order), auction={"active": [0], "asked": 0})
        state = state.play("pass")
        assert ("order" in kinds(state)) == announced
        assert len(state.view(None)["queue"]) == announced


def test_without_a_free_cell_mines_are_forfeited_and_turns_are_over() -> None:
    """SC-26, SC-44"""
    auction = {"high": 1, "holder": 0, "active": [0, 1], "asked": 1}
    start = at(starclaim(seats=2), round=2, owner=FULL, auction=auction)
    state, told = run(start, (1, "pass"), (0, "pick 1"))
    assert {"event": "forfeit", "seat": 1} in told[None]
    assert state.actions() == ["end"]
    state, told = run(state, (1, "end"), (0, "end"), (0, "pick 0"))
    reasons = [event["reason"] for event in told[None] if "reason" in event]
    assert reasons == ["full", "full"]
    assert state.view(None)["phase"] == "shop"


def test_all_forfeit_together() -> None:
    """SC-26, SC-27"""
    auction = {"high": 1, "holder": 0, "active": [0, 1], "asked": 1}
    game = starclaim(seats=2, parallel_mines=True)
    state, told = run(at(game, owner=FULL, auction=auction), (1, "pass"))
    assert [event["seat"] for event in told[None] if event["event"] == "forfeit"] == [0, 1]
    assert state.to_act == (0, 1)
    assert game.position(str(state)) == state


def test_the_radar_of_parallel_burying_shows_earlier_rounds() -> None:
    """SC-27"""
    game = starclaim(seats=2, parallel_mines=True)
    mines = [{"kind": "normal", "seat": 1, "cell": "b2", "round": 1}]
    start = at(game, round=2, phase="mine", controller=0, items=[{"radar": 1}, {}], mines=mines)
    state, _ = run(start, (1, "mine c3"), (0, "mine d4"), (0, "radar"))
    assert state.view(0)["radar"] == {"round": 2, "counts": {"b2": 1}}


def test_vehicles_share_points() -> None:
    """SC-57"""
    game = starclaim(seats=2, vehicle_pool="shared", vehicle_revisit=True)
    mines = [{"kind": "normal", "seat": 1, "cell": "b1", "round": 1}]
    items = [{}, {"vehicle": 1}]
    start = at(game, **{**OCCUPYING, "turn": {"seat": 1}}, items=items, mines=mines)
    state, told = run(start, (1, "vehicle"), (1, "drive a1"), (1, "drive b1"))
    assert state.view(None)["turn"]["pool"] == 2
    assert [event["event"] for event in told[None]] == ["vehicle", "drive", "explode"]
    assert state.view(1)["items"] == {}


def test_a_vehicle_goes_back_over_its_own_trail() -> None:
    """SC-55: until its points are used, over two cells if need be."""
    owner = {cell: 1 for cell in FULL if cell not in ("a1", "b1")}
    start = at(starclaim(seats=2), **OCCUPYING, owner=owner, items=[{"vehicle": 1}, {}], ap=[8, 0])
    drives = [(0, f"drive {'ab'[turn % 2]}1") for turn in range(8)]
    state, told = run(start, (0, "vehicle"), *drives)
    assert [event["cell"] for event in told[None][1:]] == ["a1", "b1"] * 4
    assert state.view(0)["turn"]["rested"] == 1
    assert state.view(0)["items"] == {"vehicle": 1}
    assert "vehicle" not in state.actions(0)


@pytest.mark.parametrize("kind", ["normal", "spore"])
def test_a_demined_first_cell_closes_scanning(kind: str) -> None:
    """SC-58: for this turn and this seat; unless `scan_after_demining`, as in version 1."""
    setup = {
        **OCCUPYING, "mines": [{"kind": kind, "seat": 1, "cell": "c3", "round": 1}],
        "done": [2, 3, 4],
        "items": [{"scanner": 1, "deminer": 1}, {"scanner": 1}, {}, {}, {}],
    }  # fmt: skip
    steps = [(0, "step c3"), (0, "defuse yes"), (0, "step d3")]
    state, _ = run(at(starclaim(seats=5), **setup), *steps)
    assert not [action for action in state.actions(0) if action.startswith("scan")]
    with pytest.raises(IllegalAction, match="first cell was mined") as refused:
        state.play("scan e3")
    assert refused.value.clause == "SC-58"
    other, _ = run(state, (0, "stop"), (1, "step a1"))
    assert "scan a2" in other.actions(1)
    older, _ = run(at(starclaim(seats=5, scan_after_demining=True), **setup), *steps)
    assert "scan e3" in older.actions(0)


def test_effects_are_told_once_each_and_sorted() -> None:
    """SC-50"""
    mines = [
        {"kind": "purify", "seat": 1, "cell": "d4"},
        {"kind": "matrix", "seat": 1, "cell": "d4"},
        {"kind": "matrix", "seat": 2, "cell": "c3"},
        {"kind": "chase", "seat": 2, "cell": "d4", "target": "a1"},
    ]
    _, told = run(at(starclaim(), **OCCUPYING, mines=mines), (0, "step d4"))
    effects = [(e["kind"], e["cells"][0]) for e in told[None][0]["effects"]]
    assert effects == [("matrix", "c3"), ("matrix", "d4"), ("chase", "a1"), ("purify", "c3")]


def test_a_full_report_counts_kinds() -> None:
    """SC-50"""
    mines = [{"kind": kind, "seat": 1, "cell": "d4"} for kind in ("normal", "normal", "spore")]
    game = starclaim(explosion_report="full")
    _, told = run(at(game, **OCCUPYING, mines=mines), (0, "step d4"))
    assert told[None][0]["mines"] == {"normal": 2, "spore": 1}


def test_pay_stops_at_the_highest_gold_that_can_be_written() -> None:
    """SC-48, SC-73"""
    game = starclaim(seats=2)
    mines = [{"kind": "normal", "seat": 1, "cell": "a1"}]
    state, _ = run(at(game, **OCCUPYING, gold=[0, 9995], mines=mines), (0, "step a1"))
    assert state.view(1)["gold"] == 9999
    assert game.position(str(state)) == state


def test_what_is_played_for_absent_seats() -> None:
    """The table of section 11."""
    game, rng = starclaim(seats=2), Random(1)
    absent = game.default_action
    assert absent(game.start(seed=0), 0, rng) == "pass"
    assert absent(at(game, phase="shop", turn={"seat": 0}), 0, rng) == "skip"
    assert absent(at(game, phase="shop", controller=1), 1, rng) in ("pick 0", "pick 1")
    burying = at(game, phase="mine", turn={"seat": 0}, items=[{"spore": 1}, {}])
    mined = absent(burying, 0, rng)
    assert mined.startswith("mine ")
    assert absent(burying.play(mined), 0, rng) == "end"
    assert absent(at(game, **OCCUPYING), 0, rng) == "stop"
    held = {**OCCUPYING, "items": [{"vehicle": 1, "deminer": 1}, {}]}
    assert absent(at(game, **held).play("vehicle"), 0, rng).startswith("drive ")
    mines = [{"kind": "normal", "seat": 1, "cell": "a1"}]
    assert absent(at(game, **held, mines=mines).play("step a1"), 0, rng) == "defuse yes"


def test_an_absent_seat_avoids_its_own_mines() -> None:
    """SC-46"""
    game = starclaim(seats=2, allow_skip=False)
    owner = {cell: 1 for cell in FULL if cell not in ("a1", "b1", "f6")}
    mines = [{"kind": "matrix", "seat": 0, "cell": "a1"}]
    state = at(game, **OCCUPYING, owner=owner, mines=mines)
    assert {game.default_action(state, 0, Random(seed)) for seed in range(9)} == {"step f6"}
    only = {**owner, "f6": 1}
    state = at(game, **OCCUPYING, owner=only, mines=mines)
    assert game.default_action(state, 0, Random(1)) in ("step a1", "step b1")


def test_absent_players_finish_a_game() -> None:
    game, rng = starclaim(seats=3, allow_skip=False), Random(2)
    state = game.start(seed=1)
    while state.to_act:
        seat = state.to_act[0]
        state = state.play(game.default_action(state, seat, rng), seat)
    assert state.result is not None


def test_views_have_the_same_keys_in_every_phase() -> None:
    """SC-70"""
    game = starclaim(seats=3)
    keys = list(game.start().view(None))
    for state in random_play(game, Random(3)):
        for reader in (None, 0, 1, 2):
            assert list(state.view(reader)) == keys


def test_views_have_the_keys_of_the_rulebook_in_its_order() -> None:
    """SC-70: the table of section 10."""
    table = rulebook("starclaim").split("### `state.view(seat)`")[1].split("### Events")[0]
    rows = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    keys = [key for row in rows for key in re.findall("`([a-z_]+)`", row)]
    assert list(starclaim(seats=3).start().view(None)) == keys


def test_groups_are_the_largest_of_each_seat() -> None:
    """SC-66, SC-70: by sides, not by corners, while the game goes on."""
    owner = {"a1": 0, "b1": 0, "c2": 0, "a3": 0, "e1": 1, "f2": 1}
    assert at(starclaim(seats=3), owner=owner).view(None)["groups"] == [2, 1, 0]


def test_all_mines_are_sorted_like_the_own_ones_and_then_by_seat() -> None:
    """SC-70: by round, cell, kind, cover and target; not in order of burial."""
    sorted_mines: list[dict[str, Any]] = [
        {"kind": "normal", "seat": 2, "cell": "c3", "round": 1},
        {"kind": "normal", "seat": 0, "cell": "b2", "round": 2},
        {"kind": "normal", "seat": 1, "cell": "b2", "round": 2},
        {"kind": "matrix", "seat": 1, "cell": "b2", "round": 2, "covers": ["b2", "c2"]},
        {"kind": "matrix", "seat": 0, "cell": "b2", "round": 2, "covers": ["c2"]},
        {"kind": "chase", "seat": 2, "cell": "b2", "round": 2, "target": "e1"},
        {"kind": "chase", "seat": 1, "cell": "b2", "round": 2, "target": "a5"},
        {"kind": "normal", "seat": 0, "cell": "a3", "round": 2},
    ]
    game = starclaim(seats=5, rounds=2)
    shuffled = sorted_mines.copy()
    Random(1).shuffle(shuffled)
    owner = {"e1": 0, "a5": 0}
    view = at(game, round=2, phase="end", owner=owner, mines=shuffled).view(1)
    assert view["all_mines"] == sorted_mines
    own = [{key: mine[key] for key in mine if key != "seat"} for mine in sorted_mines
           if mine["seat"] == 1]  # fmt: skip
    assert view["mines"] == own


def test_result_and_view_agree() -> None:
    """SC-68"""
    state = at(starclaim(seats=2), round=4, phase="end", owner={"a1": 1})
    assert state.result is not None
    told = json.loads(json.dumps(state.view(None)["result"]))
    assert told["scores"] == list(state.result.scores)
    assert state.result.winner == told["winner"] == 1
