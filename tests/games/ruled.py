"""Events as the rulebooks tell them, without how they are drawn."""

from __future__ import annotations

from typing import Any

from obelisk.core.events import Event
from obelisk.core.state import State


def ruled(event: Event) -> dict[str, Any]:
    """The name and the fields of an event."""
    return {"event": event.kind, **event.fields}


def events_of(state: State) -> list[dict[str, Any]]:
    """The events of the last action."""
    return [ruled(event) for event in state.events]


def drawn(state: State) -> list[Any]:
    """How the last action is drawn: all parts of its events."""
    return [part for event in state.events for part in event.drawn]
