"""The times of section 11 of the rulebook, in milliseconds, and what they begin with."""

from __future__ import annotations

from typing import Any

from obelisk.core.events import visible
from obelisk.core.state import State
from obelisk.core.timing import Timing

# For the first decision of a kind, and for further ones.
PHASES = {
    "auction": (20_000, 10_000),
    "pick": (20_000, 20_000),
    "mine": (60_000, 60_000),
    "occupy": (45_000, 15_000),
    "drive": (15_000, 15_000),
    "shop": (25_000, 25_000),
}
DEFUSE = 10_000  # inside the shown time
TALK = {"auction": 180_000, "occupy": 90_000}


def timing(state: State, seat: int | None) -> Timing:
    view = state.view(seat)
    asked = str(view["asks"])
    shown = {event.kind for event in visible(state.events, None)}
    return Timing(
        question=asked,
        time=_time(asked, view),
        talk=TALK.get(str(view["phase"])),
        hidden=DEFUSE if asked == "defuse" else None,
        has_several_answers=asked in ("mine", "occupy"),
        begins_phase="phase" in shown,
        begins_turn=bool(shown & {"turn", "phase"}),
        restarts=bool(shown & {"bid", "tie", "phase", "round"}),
    )


def _time(asked: str, view: dict[str, Any]) -> int:
    first, further = PHASES.get(asked, (0, 0))
    if asked == "auction":
        return further if view["auction"]["high"] else first
    if asked == "occupy":
        return further if view["turn"]["path"] or view["turn"]["scans"] else first
    return first
