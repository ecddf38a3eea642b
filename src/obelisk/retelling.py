"""A saved game told in the terminal, step by step: everything, or what one seat could know."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from obelisk import terminal
from obelisk.core.events import Event
from obelisk.core.game import Game
from obelisk.records import Record, Step, known

# Of a view that cannot be drawn: what a person needs to follow the game.
SUMMARY = ("round", "phase", "controller", "to_act", "asks", "ap", "gold", "items", "mines")

# Where events and views give seats by their numbers.
_SEATS = ("seat", "picked", "controller", "to_act", "seats", "order")


def retell(
    record: Record, seat: int | None, *, letters: bool = False
) -> Iterator[list[RenderableType]]:
    """The start, then each step, as pieces to print: the action, the board, what happened.

    With a seat it is what that seat could know; without, all actions and all events. The board
    without a seat is the one that spectators see.
    """
    for number, (step, view, events) in enumerate(_seen(record, seat)):
        told: list[RenderableType] = []
        if number:
            told.append(_head(record.game, number, step))
        told += show(record.game, view, events, letters=letters)
        yield told


def _seen(
    record: Record, seat: int | None
) -> Iterator[tuple[Step | None, dict[str, Any], tuple[Event, ...]]]:
    if seat is not None:
        yield from ((step.step, step.view, step.events) for step in known(record, seat))
        return
    for state, step in zip(record.replay(), (None, *record.steps), strict=True):
        yield step, state.view(None), state.events


def _head(game: Game, number: int, step: Step | None) -> Text:
    if step is None:  # an action of another seat, of which only the events can be known
        return Text(f"{number}. …")
    return Text.assemble(f"{number}. {game.seat_names[step.seat]}: ", (step.action, "bold"))


def show(
    game: Game, view: dict[str, Any], events: Iterable[Event], *, letters: bool = False
) -> list[RenderableType]:
    """The board of a view and what just happened, as well as the terminal can show them."""
    told = list(events)
    try:
        seen = {**view, "events": [event.to_json() for event in told]}
        return [terminal.draw(view, letters=letters), *map(Text, terminal.tell(seen))]
    except KeyError:  # the terminal cannot draw this game
        lines = [f"  {_sentence(game, event)}" for event in told]
        return [Text(line) for line in (*lines, _summary(game, view))]


def _sentence(game: Game, event: Event) -> str:
    """An event as its name and its fields, and who alone may know it."""
    fields = (_field(game, name, value, event.kind) for name, value in event.fields.items())
    text = f"{event.kind}: {', '.join(fields)}"
    if event.audience.seats is None:
        return text
    return f"{text} (told to {_names(game, sorted(event.audience.seats)) or 'nobody'} alone)"


def _summary(game: Game, view: dict[str, Any]) -> str:
    told = ((name, view.get(name)) for name in SUMMARY)
    return "  — " + "; ".join(
        _field(game, name, value) for name, value in told if value not in (None, [], {})
    )


def _field(game: Game, name: str, value: Any, within: str = "") -> str:
    """A field with its name, unless the event `within` which it stands has the same."""
    if name in _SEATS and value is not None:
        if isinstance(value, list):
            return f"{name.replace('_', ' ')}: {_names(game, value)}"
        named = game.seat_names[value]
        return named if name == "seat" else f"{name}: {named}"
    said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return said if name == within else f"{name} {said}"


def _names(game: Game, seats: Iterable[int]) -> str:
    return ", ".join(game.seat_names[seat] for seat in seats)
