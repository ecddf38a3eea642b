"""What games show is what its types say: every view and every event, with no key beside."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import obelisk
from obelisk.core.events import visible
from obelisk.core.game import Game
from obelisk.core.state import State
from obelisk.core.views import BoardView, ChartView, EventShown, has_board

GAMES, PLIES = 3, 120


def played(game: Game) -> Iterator[State]:
    """The states of some random games."""
    rng = Random(7)
    for number in range(GAMES):
        state = game.start(seed=number)
        yield state
        for _ in range(PLIES):
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            state = state.play(rng.choice(state.actions(seat)), seat)
            yield state


def readers(game: Game) -> list[int | None]:
    return [None, *range(game.seats)]


def is_exactly(value: Any, adapter: TypeAdapter[Any]) -> bool:
    """Whether a value is of a type, with no key that the type has not: those are not read."""
    return bool(adapter.validate_python(value, strict=True) == value)


@pytest.mark.parametrize("name", obelisk.game_names())
def test_views_are_of_their_type(name: str) -> None:
    game = obelisk.game(name)
    adapter: TypeAdapter[Any] = TypeAdapter(game.view_type)
    shared: TypeAdapter[Any] = TypeAdapter(BoardView | ChartView)
    for state in played(game):
        for seat in readers(game):
            view = state.view(seat)
            shared.validate_python(view, strict=True)
            # events have further keys, those of their kind: see below
            told: Any = {**view, "events": []} if "events" in view else view
            assert is_exactly(told, adapter)


@pytest.mark.parametrize("name", obelisk.game_names())
def test_events_are_of_their_type(name: str) -> None:
    game = obelisk.game(name)
    adapter: TypeAdapter[Any] = TypeAdapter(game.event_type)
    shared: TypeAdapter[Any] = TypeAdapter(EventShown)
    for state in played(game):
        for seat in readers(game):
            for event in visible(state.events, seat):
                told = event.to_json()
                shared.validate_python(told, strict=True)
                assert is_exactly(told, adapter)


@pytest.mark.parametrize("name", obelisk.game_names())
def test_secrets_and_choices_are_json(name: str) -> None:
    """Their form is their game's own; what is sent must be JSON all the same."""
    game = obelisk.game(name)
    state = game.start(seed=1)
    for offered in (game.secrets(state), game.choices(state, state.to_act[0])):
        assert json.loads(json.dumps(offered)) == offered


@pytest.mark.parametrize("name", obelisk.game_names())
def test_parts_lead_from_one_board_to_the_next(name: str) -> None:
    """Squares of pieces that have come, gone or moved are those of the parts, in their order."""
    game = obelisk.game(name)
    before: set[str] | None = None
    for state in played(game):
        view = state.view(None)
        if not has_board(view):
            return
        now = {piece["square"] for piece in view["board"]["pieces"]}
        parts = [part for event in state.events for part in event.drawn]
        if before is not None and state.history and parts:
            for part in parts:
                if part["how"] == "moved":
                    assert part["to"] not in before
                    before.remove(part["from"])
                    before.add(part["to"])
                elif part["how"] == "swapped":
                    assert {part["from"], part["to"]} <= before
                elif part["how"] == "turned":
                    assert part["square"] in before
                elif part["how"] == "removed":
                    before.remove(part["square"])
                elif part["how"] == "appeared":
                    before.add(part["square"])
            assert before == now
        before = now
