"""The menu of legal actions says the same as the list of their texts, and is shorter."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from obelisk.core.errors import IllegalAction
from tests.games.starclaim.play import at, random_game, random_play, starclaim


def unfolded(menu: dict[str, Any]) -> Iterator[str]:
    """The texts that a menu stands for."""
    for word, rest in menu.items():
        if word == "bid":
            yield from (f"bid {amount}" for amount in range(rest[0], rest[1] + 1))
        elif word == "chase":
            yield from (f"chase {cell} {target}" for cell in rest[0] for target in rest[1])
        elif word != "prices":
            yield from (f"{word} {argument}" for argument in rest) if rest else iter([word])


def test_a_menu_stands_for_the_legal_actions() -> None:
    rng = Random(5)
    for _ in range(3):
        game = random_game(rng, seats=3, rounds=2)
        for state in random_play(game, rng):
            for seat in state.to_act:
                menu = json.loads(json.dumps(game.choices(state, seat)))
                assert sorted(unfolded(menu)) == sorted(state.actions(seat))


def test_who_is_not_to_act_has_no_choices() -> None:
    game = starclaim(seats=3)
    with pytest.raises(IllegalAction, match="Seat 1 cannot act now") as refused:
        game.choices(game.start(seed=1), 1)
    assert refused.value.clause == "SC-6"
    for seat in (3, -1, True, "0", 0.0, None):
        with pytest.raises(ValueError, match="seat"):
            game.choices(game.start(seed=1), seat)  # type: ignore[arg-type]
    over = at(game, round=4, phase="end", hand=[0, 0, 0])
    with pytest.raises(IllegalAction, match="No one can act now"):
        game.choices(over, 0)


def test_chase_mines_and_prices() -> None:
    game = starclaim(seats=2)
    state = at(
        game, round=2, phase="mine", controller=0, turn={"seat": 0}, items=[{"chase": 1}, {}],
        owner={"a1": 1, "b2": 0}, hand=[1, 1],
    )  # fmt: skip
    cells, targets = game.choices(state, 0)["chase"]
    assert targets == ["a1", "b2"]
    assert len(cells) == 34
    shop = at(game, phase="shop", controller=0, turn={"seat": 0}, gold=[25, 0], hand=[0, 0])
    menu = game.choices(shop, 0)
    assert menu["buy"] == ["matrix"]
    assert menu["prices"]["radar"] == 70
    assert menu["skip"] == []
