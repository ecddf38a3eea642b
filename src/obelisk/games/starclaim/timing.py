"""The times of section 11 of the rulebook, in milliseconds, and what they begin with."""

from __future__ import annotations

from obelisk.core.events import visible
from obelisk.core.state import State
from obelisk.core.timing import Timing
from obelisk.games.starclaim.view.shown import StarclaimView, seen

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
    view = seen(state, seat)
    asked = str(view["asks"])
    told = {event.kind for event in visible(state.events, None)}
    return Timing(
        question=asked,
        time=_time(asked, view),
        talk=TALK.get(str(view["phase"])),
        hidden=DEFUSE if asked == "defuse" else None,
        has_several_answers=asked in ("mine", "occupy"),
        begins_phase="phase" in told,
        begins_turn=bool(told & {"turn", "phase"}),
        restarts=bool(told & {"bid", "tie", "phase", "round"}),
    )


def _time(asked: str, view: StarclaimView) -> int:
    first, further = PHASES.get(asked, (0, 0))
    auction, turn = view["auction"], view["turn"]
    if asked == "auction" and auction is not None:
        return further if auction["high"] else first
    if asked == "occupy" and turn is not None:
        return further if turn["path"] or turn["scans"] else first
    return first
