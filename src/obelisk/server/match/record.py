"""The record of a match that is over, made from its log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from obelisk.core.result import Result
from obelisk.records import Record, Step
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, replay


def record_of(match: str, entries: Sequence[Entry]) -> Record:
    """The game as it was played, without the actions that were taken back."""
    last: Match | None = None
    times: list[int] = []
    for _, entry, after in replay(match, entries):
        last = after
        if entry.kind == "action":
            times.append(entry.at)
        del times[after.plies :]
    assert last is not None
    began = last.created if last.started is None else last.started
    return Record(
        game=last.terms.game,
        seats=tuple(seat.name or "nobody" for seat in last.seats),
        steps=tuple(
            Step(seat, action, round((at - began) / 1000, 3))
            for (seat, action), at in zip(last.actions(), times, strict=True)
        ),
        start=last.terms.start,
        seed=last.terms.seed,
        date=datetime.fromtimestamp(began / 1000, UTC).date().isoformat(),
        result=_result(last),
        tags={"Match": match},
    )


def _result(match: Match) -> Result | None:
    if match.status != "aborted":
        return match.result
    seats = len(match.seats)
    return Result(None, (0.0,) * seats, (1,) * seats, "aborted")
