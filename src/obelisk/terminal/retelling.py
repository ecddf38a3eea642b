"""A saved game told in the terminal, step by step: everything, or what one seat could know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from obelisk.core.events import Event
from obelisk.core.game import Game
from obelisk.core.views import View, with_events
from obelisk.records import GameRecord, Step, known, written
from obelisk.terminal import boards
from obelisk.terminal.language import say, who


def retell(
    record: GameRecord, seat: int | None, *, letters: bool = False, notation: str | None = None
) -> Iterator[list[RenderableType]]:
    """Yield what to print of the start and each step: the action, the board, what happened.

    With a seat it is what that seat could know; without, all actions and all events. The board
    without a seat is the one that spectators see.
    """
    said = written(record, notation)
    for number, (step, view, events) in enumerate(_seen(record, seat)):
        told: list[RenderableType] = []
        if number:
            told.append(_head(record.game, number, step, said[number - 1]))
        told += show(record.game, view, events, letters=letters, notation=notation)
        yield told


def _seen(
    record: GameRecord, seat: int | None
) -> Iterator[tuple[Step | None, View, tuple[Event, ...]]]:
    if seat is not None:
        yield from ((step.step, step.view, step.events) for step in known(record, seat))
        return
    for state, step in zip(record.replay(), (None, *record.steps), strict=True):
        yield step, state.view(None), state.events


def _head(game: Game, number: int, step: Step | None, said: str) -> Text:
    if step is None:  # an action of another seat, of which only the events can be known
        return Text(f"{number}. …")
    name = say("terminal-name", who=who(game, step.seat))
    return Text.assemble(f"{number}. {name}: ", (said, "bold"))


def show(
    game: Game,
    view: View,
    events: Iterable[Event],
    *,
    letters: bool = False,
    notation: str | None = None,
) -> list[RenderableType]:
    """The board of a view, and what just happened."""
    seen = with_events(view, [event.to_json() for event in events])
    return [
        boards.draw(game, view, letters=letters, notation=notation),
        *map(Text, boards.tell(game, seen)),
    ]
