"""Careless seats of rollouts do what the random player does, as often."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from obelisk.core.state import State, new_record
from obelisk.games.starclaim.players.plain import make
from obelisk.games.starclaim.text.notation import write_action
from obelisk.kernels.kernel import COMPILED, plain
from tests.games.starclaim.play import at, starclaim

DRAWS = 2000 if COMPILED else 300
EVERYTHING = {
    "matrix": 1, "chase": 1, "spore": 1, "purify": 1, "deminer": 1, "vehicle": 1, "scanner": 1,
    "robot": 1, "radar": 1,
}  # fmt: skip
OWNER = {"c3": 0, "d4": 1, "d5": 1}

STATES: dict[str, dict[str, Any]] = {
    "auction": {"gold": [30, 30]},
    "auction beyond its gold": {
        "gold": [10, 90],
        "auction": {"high": 20, "holder": 1, "active": [0, 1], "asked": 0},
    },
    "mine": {"phase": "mine", "turn": {"seat": 0}},
    "mine with everything": {"phase": "mine", "turn": {"seat": 0}, "owner": OWNER},
    "mine after the normal one": {
        "phase": "mine",
        "turn": {"seat": 0},
        "owner": OWNER,
        "hand": [0, 1],
    },
    "first step": {"phase": "occupy", "turn": {"seat": 0}, "owner": OWNER},
    "next step": {
        "phase": "occupy",
        "turn": {"seat": 0, "path": ["c3"]},
        "owner": OWNER,
        "ap": [3, 4],
    },
    "next step after the scan": {
        "phase": "occupy",
        "turn": {"seat": 0, "path": ["c3"], "scans": 1},
        "owner": OWNER,
        "ap": [3, 4],
    },
    "shop": {"phase": "shop", "turn": {"seat": 0}, "gold": [45, 45]},
    "shop without gold": {"phase": "shop", "turn": {"seat": 0}, "gold": [10, 45]},
}


def careless(state: State) -> Counter[str]:
    """What seat 0 does in rollouts, again and again."""
    from obelisk.games.starclaim.players.careless import decide_carelessly

    record = plain(new_record(state.game.dtype, state.record))[0]
    seed = np.array([77], np.uint64)
    drawn = (int(decide_carelessly(record, 0, seed)) for _ in range(DRAWS))
    return Counter(write_action(decision) for decision in drawn)


def at_random(state: State) -> Counter[str]:
    """What the random player does there."""
    player, view, actions = make("random", 7), state.view(0), state.actions(0)
    return Counter(player.decide(view, actions) for _ in range(DRAWS))


def kinds(actions: Counter[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for action, times in actions.items():
        found[action.split()[0]] += times
    return found


@pytest.mark.parametrize("name", STATES)
def test_they_do_what_the_random_opponent_does(name: str) -> None:
    """Kind by kind, within five deviations; and nothing that is not legal."""
    items = {} if name.startswith("shop") else EVERYTHING
    state = at(starclaim(seats=2), items=[items, {}], **STATES[name])
    done, wanted = careless(state), at_random(state)
    assert done.keys() <= set(state.actions(0))
    done_kinds, wanted_kinds = kinds(done), kinds(wanted)
    assert done_kinds.keys() == wanted_kinds.keys()
    for kind, times in wanted_kinds.items():
        deviation = (2 * times * (1 - times / DRAWS)) ** 0.5
        assert abs(done_kinds[kind] - times) <= 5 * deviation, kind


def test_they_go_to_every_cell_and_buy_every_item() -> None:
    game = starclaim(seats=2)
    state = at(game, phase="occupy", turn={"seat": 0, "path": ["c3"]}, owner=OWNER, ap=[3, 4])
    assert careless(state).keys() == {"step b3", "step d3", "step c2", "step c4", "stop"}
    state = at(game, phase="shop", turn={"seat": 0})
    assert careless(state).keys() == set(state.actions(0))
