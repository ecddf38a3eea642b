"""The state as a seat sees it: made from its view and actions alone, and true as far as it goes."""

from __future__ import annotations

from random import Random

import numpy as np

from obelisk.core.state import State, new_record
from obelisk.games.starclaim.players.knowledge import KNOWLEDGE
from obelisk.games.starclaim.players.memory import Memory
from obelisk.games.starclaim.players.seen import NUMBERS, fill_knowledge, state_as_seen
from obelisk.games.starclaim.rules import board, rules, single
from obelisk.games.starclaim.text.notation import write_action
from obelisk.kernels.kernel import COMPILED
from tests.games.starclaim.play import at, random_game, random_play, starclaim

GAMES = 22 if COMPILED else 1


def legal(state: State, seat: int) -> list[str]:
    """The legal actions in the state as the seat sees it."""
    seen, buffer = state_as_seen(state.view(seat), state.actions(seat)), np.empty(10_500, np.uint32)
    count = single.legal_decisions(seen, seat, buffer)
    return [write_action(decision) for decision in buffer[:count].tolist()]


def test_the_same_actions_are_legal_under_any_options() -> None:
    rng = Random(11)
    for number in range(GAMES):
        game = random_game(rng, seats=number % 11 + 2 if COMPILED else 3, rounds=3)
        for state in random_play(game, rng):
            for seat in state.to_act if rng.random() < 0.3 else ():
                assert legal(state, seat) == state.actions(seat)


def test_nothing_is_seen_that_the_view_does_not_tell() -> None:
    """Twin states that differ only in what the seat cannot know look the same to it."""
    rng = Random(12)
    for number in range(GAMES):
        game = random_game(rng, seats=number % 11 + 2 if COMPILED else 3, rounds=3)
        for state in random_play(game, rng):
            if state.to_act and rng.random() < 0.05:
                seat = rng.choice(state.to_act)
                view, actions = state.view(seat), state.actions(seat)
                twin = game.sample(view, seat, rng)
                seen = state_as_seen(twin.view(seat), actions)
                assert seen.tobytes() == state_as_seen(view, actions).tobytes()


def test_what_the_seat_knows_is_seen_as_it_is() -> None:
    """The public part, and its own mines with the cells that they cover; nothing of the others."""
    mines = [
        {"kind": "matrix", "seat": 0, "cell": "c3", "covers": ["d3", "c4"]},
        {"kind": "normal", "seat": 0, "cell": "a1"},
        {"kind": "spore", "seat": 1, "cell": "f6"},
    ]
    state = at(
        starclaim(seats=3), phase="occupy", round=2, turn={"seat": 0}, mines=mines,
        owner={"b2": 1, "e5": 0}, gold=[70, 80, 90], ap=[8, 7, 6],
        items=[{"robot": 1}, {"vehicle": 1}, {}],
        radar={"0": {"round": 1, "counts": {"f6": 1}}},
    )  # fmt: skip
    seen, record = state_as_seen(state.view(0), state.actions(0))[0], state.record
    for field in ("owner", "free", "points", "round_number", "phase", "seat", "picture"):
        assert np.array_equal(seen[field], record[field]), field
    assert seen.gold.tolist()[:3] == [70, 0, 0]
    assert seen.items.sum() == seen.items[0, board.ROBOT] == 1
    assert not seen.stock.any()
    covered = np.flatnonzero(seen.covered)
    assert covered.tolist() == sorted(NUMBERS[cell] for cell in ("d3", "c4", "a1"))
    assert {int(owner) for owner in seen.mine_seat[: int(seen.mines)]} == {0}
    assert int(rules.asks(seen)) == rules.ASK_OCCUPY


def test_knowledge_is_what_a_seat_remembers() -> None:
    state = at(
        starclaim(seats=3), phase="occupy", round=3, turn={"seat": 0},
        radar={"0": {"round": 2, "counts": {}}},
    )  # fmt: skip
    memory, known = Memory(), new_record(KNOWLEDGE)
    memory.look(state.view(0))
    memory.clear, memory.swept, memory.shown = {"a1": 2, "b7": 1}, {"c3": 1}, {"d4"}
    memory.free, memory.unpictured = {2: 30}, {2: 1}
    fill_knowledge(known[0], state.view(0), memory)
    assert [int(known[0].clear[NUMBERS[cell]]) for cell in ("a1", "b7", "c3")] == [2, 1, 0]
    assert int(known[0].swept[NUMBERS["c3"]]) == int(known[0].shown[NUMBERS["d4"]]) == 1
    assert known[0].free_at[1:4].tolist() == [49, 30, 49]
    assert int(known[0].unpictured[0]) == 1
