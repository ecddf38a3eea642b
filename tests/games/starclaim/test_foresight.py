"""Where the others are thought to bury, and what speaks against it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from obelisk.core.events import visible
from obelisk.core.state import State, new_record
from obelisk.games.starclaim.players import mine_forecast
from obelisk.games.starclaim.players.cells import board_cells, side_neighbours
from obelisk.games.starclaim.players.evidence import chance_of_anywhere
from obelisk.games.starclaim.players.knowledge import KNOWLEDGE, ROUNDS
from obelisk.games.starclaim.players.memory import Memory
from obelisk.games.starclaim.players.plain import make
from obelisk.games.starclaim.players.strategist import Effort, Strategist
from obelisk.games.starclaim.text.notation import find_cell
from obelisk.kernels.kernel import plain
from tests.games.starclaim.play import at, starclaim

OWNER = {
    **dict.fromkeys(["b2", "c2", "d2", "d3"], 1),
    **dict.fromkeys(["f4", "f5", "g5", "g6"], 2),
    **dict.fromkeys(["b6", "c6", "d6"], 3),
    "e7": 0,
}


def foreseen(state: State, anywhere: float) -> dict[str, float]:
    """The mines of all others but seat 0 that are expected on each cell, in the first round."""
    states, knowledge = new_record(state.game.dtype, state.record), new_record(KNOWLEDGE)
    knowledge[0].anywhere = anywhere
    knowledge[0].free_at[1] = int(state.record.free)
    mine_forecast.foresee(plain(states)[0], plain(knowledge)[0], 0)
    side = int(state.record.side)
    buried = knowledge[0].buried[int(state.record.round_number)]
    return {cell: float(buried[find_cell(cell, side)]) for cell in board_cells(side)}


@pytest.mark.compiled  # it takes hundreds of decisions
@pytest.mark.parametrize("owner", [{}, OWNER])
def test_mines_are_expected_where_heuristic_opponents_bury_them(owner: dict[str, int]) -> None:
    """The cells that many seats chose, as often as they were thought to."""
    game = starclaim(seats=4)
    buried: Counter[str] = Counter()
    draws = 300
    for seat in range(1, 4):
        state = at(game, phase="mine", turn={"seat": seat}, owner=owner)
        view, actions = state.view(seat), state.actions(seat)
        for seed in range(draws):
            buried[make("heuristic", seed).decide(view, actions).split()[1]] += 1
    expected = foreseen(at(game, phase="mine", turn={"seat": 0}, owner=owner), 0.0)
    assert sum(expected.values()) == pytest.approx(3)
    apart = sum(abs(expected[cell] - buried[cell] / draws) for cell in expected) / 6
    assert apart < 0.3  # of the mines; evenly spread over the free cells they would be above 0.4


def test_nothing_is_expected_on_occupied_cells_and_little_at_the_edge() -> None:
    state = at(starclaim(seats=4), phase="mine", turn={"seat": 0}, owner=OWNER)
    expected = foreseen(state, 0.2)
    assert sum(expected.values()) == pytest.approx(3)
    assert all(expected[cell] == 0 for cell in OWNER)
    free = len(expected) - len(OWNER)
    edge = [cell for cell, near in side_neighbours(8).items() if len(near) < 4]
    for cell in edge:
        assert 0.19 * 3 / free < expected[cell] < 0.4 * 3 / free
    assert max(expected.values()) > 3 * 3 / free


def test_every_table_leaves_something_to_expect() -> None:
    """Also a cell that all seats are beside, as the only free one."""
    owner = {cell: i % 2 for i, cell in enumerate(board_cells(6)) if cell != "c3"}
    state = at(starclaim(seats=2), phase="mine", turn={"seat": 0}, owner=owner)
    assert foreseen(state, 0.0)["c3"] == pytest.approx(1)


# Evidence


def doubt(memory: Memory) -> float:
    """How likely the others bury anywhere, where lures would have put all mines on b2."""
    side = 6
    alluring, anywhere = (
        np.zeros((ROUNDS, 256)),
        np.full((ROUNDS, 256), 0.03),
    )
    alluring[:, find_cell("b2", side)] = 1.0
    return chance_of_anywhere(alluring, anywhere, memory, side)


def entered(*entries: tuple[int, str, int, bool]) -> Memory:
    memory = Memory()
    memory.entered = list(entries)
    return memory


def test_mines_where_none_should_lie_raise_doubt_and_others_dispel_it() -> None:
    at_first = doubt(Memory())
    assert at_first < 0.2
    assert doubt(entered((1, "e5", 0, True))) > at_first
    assert doubt(entered((1, "b2", 0, False))) > at_first
    assert doubt(entered((1, "b2", 0, True))) < at_first
    assert doubt(entered((1, "e5", 0, False))) < at_first
    assert doubt(entered((2, "b2", 2, False))) == pytest.approx(at_first)  # seen clear before


def listen(game: Any, state: State, *decisions: tuple[int, str], seat: int = 0) -> Memory:
    """What a seat remembers that hears the events of these decisions."""
    memory = Memory()
    memory.look(state.view(seat))
    for other, action in decisions:
        state = state.play(action, other)
        memory.hear(visible(state.events, seat))
    return memory


def test_bids_of_others_beyond_all_measure_raise_doubt() -> None:
    game = starclaim(seats=3)
    state = game.start(seed=1)
    first, second = int(state.to_act[0]), (int(state.to_act[0]) + 1) % 3
    bids = ((first, "bid 16"), (second, "bid 40"))
    assert listen(game, state, *bids, seat=(second + 1) % 3).dear_bids == 2
    assert listen(game, state, *bids, seat=first).dear_bids == 1
    assert listen(game, state, (first, "bid 15"), seat=second).dear_bids == 0
    memory = Memory()
    memory.dear_bids = 2
    assert doubt(memory) > 0.8


def test_own_mines_tell_nothing_and_those_of_others_once() -> None:
    game = starclaim(seats=3)
    for owner, told in ((0, []), (1, [(1, "b2", 0, True)])):
        state = at(
            game,
            phase="occupy",
            turn={"seat": 2},
            mines=[{"kind": "normal", "seat": owner, "cell": "b2"}] * 2,
        )
        assert listen(game, state, (2, "step b2")).entered == told
    state = at(
        game,
        phase="occupy",
        turn={"seat": 2},
        mines=[{"kind": "normal", "seat": 1, "cell": "b2"}],
        items=[{}, {}, {"deminer": 1}],
    )
    memory = listen(game, state, (2, "step b2"), (2, "defuse yes"), (2, "step b3"))
    assert memory.entered == [(1, "b2", 0, True), (1, "b2", 1, False), (1, "b3", 0, False)]


# The strategist


def test_it_has_another_style_among_those_who_bid_without_measure() -> None:
    game = starclaim(seats=3)
    state = at(game, phase="shop", round=1, turn={"seat": 0}, gold=[100] * 3)
    view, actions = state.view(0), state.actions(0)
    bought = []
    for bids in (0, 3):
        strategist = Strategist(game, 1, Effort(rollouts=0))
        strategist._memory.dear_bids = bids
        bought.append(strategist.decide(view, actions))
    assert bought == ["buy vehicle", "buy scanner"]


def test_it_walks_where_nobody_is_lured_to_bury() -> None:
    """Next to three cells of others a mine is likely, far from all there is none."""
    game = starclaim(seats=9, rounds=4)
    owner = dict.fromkeys(["c4", "d3", "e4"], 1)
    strategist = Strategist(game, 1, Effort(rollouts=0))
    buried = at(game, phase="mine", round=2, turn={"seat": 0}, owner=owner)
    strategist.decide(buried.view(0), buried.actions(0))
    walks = at(game, phase="occupy", round=2, turn={"seat": 0}, owner=owner, ap=[8] * 9)
    strategist.decide(walks.view(0), walks.actions(0))
    expected = strategist._trials._known[0].buried
    assert expected[2, find_cell("d4", 12)] > 20 * expected[2, find_cell("j10", 12)]


def test_it_keeps_the_points_of_the_first_round_among_those_who_bury_anywhere() -> None:
    """Its games were lost by mines of the first round, and a kept point is lost to none."""
    game = starclaim(seats=9)
    state = at(game, phase="occupy", round=1, turn={"seat": 0})
    strategist = Strategist(game, 1)
    strategist._memory.dear_bids = 3
    assert strategist.decide(state.view(0), state.actions(0)) == "stop"
    later = at(game, phase="occupy", round=2, turn={"seat": 0}, ap=[8] * 9)
    assert strategist.decide(later.view(0), later.actions(0)).startswith("step ")


@pytest.mark.compiled
def test_it_plays_to_the_end_among_careless_seats_only_when_games_are_short() -> None:
    game = starclaim(seats=9)
    for number, played in ((1, 0), (2, 0), (3, 400), (4, 400)):
        state = at(game, phase="occupy", round=number, turn={"seat": 0})
        strategist = Strategist(game, 1, Effort(time=None))
        strategist._memory.dear_bids = 3
        strategist.decide(state.view(0), state.actions(0))
        assert strategist._trials.rollouts >= played
        assert bool(strategist._trials.rollouts) == bool(played)
