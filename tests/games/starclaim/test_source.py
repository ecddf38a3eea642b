"""Sentences of the Chinese source that only longer play shows, each quoted by its test."""

from __future__ import annotations

from typing import Any

import obelisk
from obelisk.core.state import State
from tests.games.starclaim.play import at, run, starclaim


def quietly(state: State) -> State:
    """The state after whoever is to act has done as little as the rules allow."""
    seat = state.to_act[0]
    legal = state.actions(seat)
    quiet = [action for action in ("pass", "end", "stop", "skip") if action in legal]
    return state.play(quiet[0] if quiet else legal[-1], seat)


def finished_round(state: State) -> State:
    """The state when the round is over and nobody has done more than they must."""
    number = state.view(None)["round"]
    while state.view(None)["round"] == number and state.to_act:
        state = quietly(state)
    return state


def test_the_usual_game_is_the_one_of_the_source() -> None:
    """12x12 的方格地图; 初始每位玩家拥有100金币; 每轮 4 个行动点和 1 个普通地雷; 游戏共4轮."""
    view = obelisk.game("starclaim").start(seed=1).view(0)
    assert (view["seats"], view["side"], view["rounds"]) == (9, 12, 4)
    assert (view["gold"], view["ap"], view["hand"]) == (100, [4] * 9, 1)


def test_points_are_kept_after_an_explosion_too() -> None:
    """无论主动与被动，占领行动结束时，未用完的行动点都会累积到下一轮. SC-43, SC-45"""
    mines = [{"kind": "normal", "seat": 1, "cell": "c3", "round": 1}]
    start = at(
        starclaim(seats=2), round=1, phase="occupy", controller=1, turn={"seat": 0}, mines=mines
    )
    exploded, _ = run(start, (0, "step b3"), (0, "step c3"))
    assert exploded.view(None)["ap"] == [2, 4]
    assert finished_round(exploded).view(None)["ap"] == [6, 8]


def test_a_vehicle_that_survived_can_be_sent_again_next_round() -> None:
    """若冲锋车行动点用完仍未踩到地雷，下一轮可继续使用. SC-54, SC-57"""
    setup: dict[str, Any] = {"phase": "occupy", "controller": 1, "turn": {"seat": 0}}
    start = at(starclaim(seats=2), **setup, items=[{"vehicle": 1}, {}])
    drives = [(0, f"drive {cell}") for cell in ("f1", "f2", "f1", "f2")]
    rested, _ = run(start, (0, "vehicle"), *drives)
    assert "vehicle" not in rested.actions(0)
    state = finished_round(rested)
    while state.view(None)["asks"] != "occupy" or state.to_act != (0,):
        state = quietly(state)
    assert "vehicle" in state.actions(0)
    assert state.play("vehicle").view(None)["turn"]["vehicle"]["left"] == 8  # 与当下的行动点相等


def test_several_vehicles_are_sent_one_after_the_other() -> None:
    """若同时拥有多辆冲锋车，可在同一占领阶段连续使用: also after one was lost. SC-56, SC-57"""
    start = at(
        starclaim(seats=4), phase="occupy", controller=1, turn={"seat": 0},
        items=[{"vehicle": 2}, {}, {}, {}],
        mines=[{"kind": "normal", "seat": 1, "cell": "c3", "round": 1}],
    )  # fmt: skip
    lost, told = run(start, (0, "vehicle"), (0, "drive c3"))
    assert told[1][-1] == {"event": "paid", "cell": "c3", "amount": 10}  # 地雷拥有者会获得金币
    assert lost.view(0)["items"] == {"vehicle": 1}
    again, _ = run(lost, (0, "vehicle"), (0, "drive c3"))
    assert again.view(None)["turn"]["vehicle"] == {"cell": "c3", "left": 3, "seen": ["c3"]}


def test_a_scanner_serves_before_every_step_of_a_long_way() -> None:
    """之后每占领一格前，都可使用透视仪; 该道具无使用次数限制. SC-58"""
    start = at(
        starclaim(seats=4), round=4, phase="occupy", controller=1, turn={"seat": 0},
        ap=[8, 4, 4, 4], items=[{"scanner": 1}, {}, {}, {}],
        mines=[{"kind": "purify", "seat": 1, "cell": "h2", "round": 1}],
    )  # fmt: skip
    assert not [action for action in start.actions(0) if action.startswith("scan")]
    state, told = run(start, (0, "step a1"))
    for column in "bcdefgh":
        state, told = run(state, (0, f"scan {column}1"), (0, f"step {column}1"))
        assert told[None][0]["count"] == 0
        if column == "g":
            below, told = run(state, (0, "scan g2"))
            assert told[3] == [{"event": "scan", "seat": 0, "cell": "g2", "count": 0}]
            assert not [action for action in below.actions(0) if action.startswith("scan")]
    assert state.view(None)["done"] == [0]


def test_a_seat_that_could_not_pay_never_bids_again() -> None:
    """该玩家将失去整场游戏的控制权竞拍资格, and keeps all its other rights. SC-10"""
    state, _ = run(starclaim(seats=3).start(seed=1), (0, "bid 101"), (1, "pass"), (2, "pass"))
    assert state.to_act == (1,)  # 重新开始竞拍
    assert state.view(0)["gold"] == 100
    for number in range(1, 5):
        assert 0 in state.view(None)["barred"]
        asked = set()
        while state.view(None)["round"] == number and state.to_act:
            asked.add((state.view(None)["phase"], state.to_act[0]))
            state = quietly(state)
        assert ("auction", 0) not in asked
        assert {("mine", 0), ("occupy", 0)} <= asked
    assert state.result is not None


def test_there_is_no_shop_after_the_last_occupation() -> None:
    """第四轮占领阶段后没有购买阶段，直接进入最终结算. SC-65"""
    state = finished_round(at(starclaim(seats=2), round=4))
    assert state.view(None)["phase"] == "end"
    assert state.result is not None


def test_gold_decides_between_equal_scores() -> None:
    """如格子数相同，则比较剩余金币，金币更多的玩家排名靠前. SC-68"""
    owner = {"a1": 0, "c1": 1, "e1": 2}
    over = at(starclaim(seats=3), round=4, phase="end", owner=owner, gold=[10, 30, 20])
    assert over.result is not None
    assert over.result.scores == (4.0, 4.0, 4.0)
    assert over.result.ranks == (3, 1, 2)
    assert over.result.winner == 1
