"""What the strategist tries out, question by question."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from obelisk.core.state import State
from obelisk.games.starclaim.players.candidates import RIVALS, choices, rivals
from obelisk.games.starclaim.players.trials import best_choice
from obelisk.games.starclaim.rules.board import CELLS
from obelisk.games.starclaim.text.notation import write_action
from obelisk.kernels.kernel import COMPILED
from tests.games.starclaim.play import at, random_game, random_play, starclaim

OWNER = {"a1": 1, "a2": 1, "a3": 1, "b1": 2, "b2": 2, "c1": 3, "h8": 0}  # 1 leads before 2 and 3


def tried(state: State, seat: int = 0, lures: list[float] | None = None) -> list[str]:
    """What is tried besides a plan."""
    game: Any = state.game
    plan = game.decisions(state, seat)[:1]
    found = choices(game, state, seat, plan, lures or [0.0] * CELLS, Random(1))
    assert found[0] == plan[0]
    return [write_action(choice) for choice in found]


def test_choices_are_legal_few_and_different_in_any_state() -> None:
    rng = Random(4)
    for number in range(11 if COMPILED else 1):
        game = random_game(rng, seats=number % 11 + 2, rounds=3)
        for state in random_play(game, rng):
            if state.to_act and rng.random() < 0.1:
                seat = rng.choice(state.to_act)
                found = tried(state, seat)
                assert set(found) <= set(state.actions(seat))
                assert len(found) == len(set(found)) <= 20


def test_bids_are_raised_within_the_gold() -> None:
    auction = {"high": 3, "holder": 1, "active": [0, 1, 2], "asked": 0}
    for gold, bids in ((50, [4, 6, 9, 14]), (8, [4, 6]), (3, [])):
        state = at(
            starclaim(seats=3, auction="turn"),
            phase="auction", round=2, auction=auction, gold=[gold, 50, 50],
        )  # fmt: skip
        assert set(tried(state)) == {"pass", *(f"bid {bid}" for bid in bids)}


def test_rivals_are_those_with_the_most_cells() -> None:
    state = at(starclaim(seats=6), phase="occupy", round=2, turn={"seat": 0}, owner=OWNER)
    assert rivals(state, 0) == [1, 2, 3]
    assert rivals(state, 1) == [2, 0, 3]


def test_picks_are_oneself_and_the_rivals() -> None:
    state = at(starclaim(seats=6), phase="occupy", round=2, controller=0, owner=OWNER)
    assert set(tried(state)) == {"pick 0", "pick 1", "pick 2", "pick 3"}


def test_the_order_behind_oneself_is_left_to_the_plan() -> None:
    state = at(starclaim(seats=6), phase="occupy", round=2, controller=0, done=[0], owner=OWNER)
    assert len(state.actions(0)) == 5
    assert len(tried(state)) == 1


def test_mines_lie_where_they_lure_and_chase_every_rival() -> None:
    state = at(
        starclaim(seats=6),
        phase="mine", round=2, turn={"seat": 0}, owner=OWNER,
        items=[{"chase": 1, "spore": 1}] + [{}] * 5,
    )  # fmt: skip
    lures = [float(cell) for cell in range(CELLS)]
    found = tried(state, lures=lures)
    words = {
        word: [f for f in found if f.split()[0] == word] for word in ("mine", "chase", "spore")
    }
    assert len(words["mine"]) >= 5
    assert len(words["spore"]) == 2
    assert {OWNER[chase.split()[2]] for chase in words["chase"]} == {1, 2, 3}
    assert RIVALS == 3


def test_every_item_that_can_be_had_may_be_bought() -> None:
    state = at(starclaim(seats=3), phase="shop", round=1, turn={"seat": 0}, gold=[50, 50, 50])
    assert sorted(tried(state)) == sorted(state.actions(0))


@pytest.mark.parametrize(
    ("gains", "sure", "best"),
    [
        ([[0, 0, 0, 0], [1, 1, 1, 1]], 1.0, 1),  # always better
        ([[0, 0, 0, 0], [1, -1, 1, 0]], 1.0, 0),  # better on the average only
        ([[0, 0, 0, 0], [1, -1, 1, 0]], 0.5, 1),
        ([[1, 1, 1, 1], [1, 1, 1, 1]], 1.0, 0),
        ([[0, 0, 0, 0], [4, 0, 0, 0], [1, 1, 1, 0.5]], 1.0, 2),  # the surest one
    ],
)
def test_the_plan_stands_unless_another_choice_is_surely_better(
    gains: list[list[float]], sure: float, best: int
) -> None:
    assert best_choice(np.array(gains, np.float64), sure) == best
