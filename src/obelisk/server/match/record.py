"""The record of a match that is over."""

from __future__ import annotations

from datetime import UTC, datetime

from obelisk.core.result import Result
from obelisk.records import GameRecord, Step
from obelisk.server.match.fold import Match


def record_of(match: Match) -> GameRecord:
    """The game as it was played, without the actions that were taken back."""
    began = match.created if match.started is None else match.started
    return GameRecord(
        game=match.terms.game,
        seats=tuple(seat.name or "nobody" for seat in match.seats),
        steps=tuple(
            Step(ply.seat, ply.action, round((ply.at - began) / 1000, 3)) for ply in match.course
        ),
        start=match.terms.start,
        seed=match.terms.seed,
        date=datetime.fromtimestamp(began / 1000, UTC).date().isoformat(),
        result=_result(match),
        tags={"Match": match.id},
    )


def _result(match: Match) -> Result | None:
    if match.status != "aborted":
        return match.result
    seats = len(match.seats)
    return Result(None, (0.0,) * seats, (1,) * seats, "aborted")
