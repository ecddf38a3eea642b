"""Shared by the tests of Starclaim: random options, lively random play, and worlds to compare."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import obelisk
from obelisk.core.errors import IllegalAction
from obelisk.core.events import visible
from obelisk.core.options import Choice
from obelisk.core.state import State
from obelisk.games.starclaim import Starclaim
from obelisk.games.starclaim.options import StarclaimOptions


def starclaim(**options: Any) -> Starclaim:
    game = obelisk.game("starclaim", **options)
    assert isinstance(game, Starclaim)
    return game


def random_game(rng: Random, **fixed: Any) -> Starclaim:
    """A game with random options."""
    options = {}
    for option in dataclasses.fields(StarclaimOptions):
        domain = option.metadata["domain"]
        options[option.name] = rng.choice(
            domain.values if isinstance(domain, Choice) else (True, False)
        )
    return starclaim(**{**options, **fixed})


def random_action(state: State, seat: int, rng: Random) -> str:
    """A random action: first a word, so that thousands of bids and targets drown nothing."""
    by_word: dict[str, list[str]] = {}
    for action in state.actions(seat):
        by_word.setdefault(action.split()[0], []).append(action)
    words = sorted(by_word)
    if len(words) > 1 and rng.random() < 0.6:
        words = [word for word in words if word not in ("stop", "end", "skip")]
    actions = by_word[rng.choice(words)]
    return rng.choice(actions[:5] if actions[0].startswith("bid") else actions)


def random_play(
    game: Starclaim, rng: Random, told: list[tuple[int, str]] | None = None
) -> Iterator[State]:
    """The states of a lively random game, from the first to the last; `told` gets the actions."""
    state = game.start(seed=rng.randrange(2**64))
    yield state
    while state.to_act:
        seat = rng.choice(state.to_act)
        action = random_action(state, seat, rng)
        if told is not None:
            told.append((seat, action))
        state = state.play(action, seat)
        yield state


def random_state(game: Starclaim, rng: Random) -> State:
    """A random one of the states of a random game."""
    return rng.choice(list(random_play(game, rng)))


def at(game: Starclaim, **setup: Any) -> State:
    """The state that a setup tells."""
    return game.position(json.dumps(setup))


def in_a_pocket() -> State:
    """Seat 0's vehicle with 8 points is to be put on b1, c1 or d1; its own mine lies on a1."""
    pocket = ("a1", "b1", "c1", "d1")
    owner = {f"{c}{r}": 1 for r in range(1, 8) for c in "abcdefg" if f"{c}{r}" not in pocket}
    state = at(
        starclaim(seats=3), phase="occupy", round=2, owner=owner, ap=[8, 4, 4],
        turn={"seat": 0}, items=[{"vehicle": 1}, {}, {}],
        mines=[{"kind": "normal", "seat": 0, "cell": "a1", "round": 1}],
    )  # fmt: skip
    return state.play("vehicle")


def run(state: State, *decisions: tuple[int, str]) -> tuple[State, dict[int | None, list[Any]]]:
    """The state after some decisions, and the events that each reader was told."""
    readers = (None, *range(state.game.seats))
    told: dict[int | None, list[Any]] = {reader: [] for reader in readers}
    for seat, action in decisions:
        state = state.play(action, seat)
        for reader in readers:
            told[reader] += [event.to_json() for event in visible(state.events, reader)]
    return state, told


WRONG = (
    "", "nonsense", "bid 0", "bid 12", "bid 999", "pass", "pick 0", "pick 1", "mine a1", "mine z9",
    "matrix a1", "chase a1 b2", "spore b2", "purify c3", "radar", "end", "step a1", "step d4",
    "scan a1", "stop", "vehicle", "robot row 1", "drive a1", "defuse yes", "buy radar",
    "buy matrix", "skip",
)  # fmt: skip


def knowledge(state: State, reader: int | None) -> str:
    """All that a reader can get out of a state, as text: view, legal actions, refusals."""
    actions = [] if reader is None else state.actions(reader)
    refusals = []
    for action in WRONG if reader is not None and "defuse yes" not in actions else ():
        if action not in actions:
            try:
                state.play(action, reader)
            except IllegalAction as fault:
                refusals.append(str(fault))
    return json.dumps([state.view(reader), actions, refusals])
