"""Who is told of an entry. What is not told is not counted either: numbers have no gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from obelisk.core.events import visible
from obelisk.server.match.entry import Entry

if TYPE_CHECKING:
    from obelisk.server.match.fold import Match


def seat_of_reader(match: Match, reader: int) -> int | None:
    """The seat of a reader; None for the spectators, who come last."""
    return reader if reader < len(match.seats) else None


def is_for_all(entry: Entry, after: Match) -> bool:
    """Whether every reader gets a message about an entry, whoever they are."""
    if entry.kind == "action":
        return not after.terms.game.has_secrets
    return entry.kind not in ("chat", "mute")


def is_told(before: Match, entry: Entry, after: Match, reader: int) -> bool:
    """Whether a reader gets a message about an entry."""
    if is_for_all(entry, after):
        return True
    seat = seat_of_reader(after, reader)
    if entry.kind == "chat":
        return _hears(before, entry, seat)
    if entry.kind == "action" and visible(after.state.events, seat):
        return True
    return seat == entry.seat


def _hears(match: Match, entry: Entry, seat: int | None) -> bool:
    to, payload = entry.payload["to"], entry.payload
    if seat is not None and payload["person"] in match.seats[seat].muted:
        return False
    if isinstance(to, list):
        return seat is not None and (seat in to or seat == entry.seat)
    return bool(to == "all" or (to == "players") == (seat is not None))
