"""What has happened in a match: the messages so far to its readers, and records of finished ones.

While a match runs nobody gets more than their own stream tells. When it is over its record is
complete: all actions, of all seats, and what each could know.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from obelisk import records
from obelisk.core.events import visible
from obelisk.core.messages import List, Message
from obelisk.server.api.matches import MatchId
from obelisk.server.folding import Work
from obelisk.server.match import told
from obelisk.server.match.course import SPACING
from obelisk.server.match.fold import Match, replay
from obelisk.server.match.record import record_of
from obelisk.server.people import Known
from obelisk.server.refusal import Refused
from obelisk.server.shown import NotedView, SeenEvent
from obelisk.server.site import site_of
from obelisk.server.store.reading import read_log
from obelisk.server.wire import Event, Told

RECORD = 100  # what a record costs, in actions that are looked back at

router = APIRouter(prefix="/api/matches", tags=["matches"])


@router.get("/{match}/history", summary="What happened so far?", response_model=list[Event])
async def history(
    request: Request,
    person: Known,
    match: MatchId,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    """The messages that you were sent, or could have been, after number `since`; no boards."""
    site = site_of(request)
    table = await site.open(request, match)
    end = table.match.seq
    site.charge_past(request, end)  # all of it is gone through
    reader = table.reader_of(None if person is None else person.id)
    entries = await read_log(site.database, match)

    def tell() -> Work[bytes]:
        messages: list[bytes] = []
        for before, entry, after in replay(match, entries[:end]):
            yield
            if len(messages) == limit:
                break
            if after.counts[reader] > since:
                message = told.message(before, entry, after, reader)
                if message is not None:
                    shown = Event.model_validate(message)
                    messages.append(shown.model_dump_json(exclude_unset=True).encode())
        return _listed(messages)

    return _json(await site.tables.folding.run(tell()))


def _listed(texts: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(texts)


def _json(content: bytes) -> Response:
    return Response(content, media_type="application/json")


async def _finished(request: Request, match: str, cost: int) -> Match:
    """A match that is over; `cost` is what is to be done with it, in actions."""
    finished = (await site_of(request).open(request, match, cost)).match
    if finished.status not in ("over", "aborted"):
        raise Refused("not-now", Message("server-record-secret"))
    return finished


@router.get("/{match}/record", summary="Download the record")
async def record(
    request: Request,
    match: MatchId,
    form: Literal["json", "text"] = "json",
    notation: Annotated[str, Query(max_length=20)] | None = None,
) -> Response:
    """The record of a finished match: for `obelisk replay`, or as people read it, then in one of
    the notations of the game."""
    finished = await _finished(request, match, RECORD)
    game = finished.terms.game
    if form == "text" and notation not in (None, *game.notations):
        known = List.of(game.notations)
        raise Refused("invalid", Message("server-notation", game=game.named(), notations=known))
    if notation is not None:  # it follows from the positions
        site_of(request).charge_past(request, finished.plies)

    def write() -> Work[bytes]:
        yield
        saved = record_of(finished)
        if form == "text":
            return records.export_text(saved, notation).encode()
        return orjson.dumps(saved.to_json())

    content = await site_of(request).tables.folding.run(write())
    return Response(content, media_type="text/plain") if form == "text" else _json(content)


class Step(Told):
    """What was known after so many actions, and the last of them."""

    number: int
    seat: int | None
    action: str | None
    events: list[SeenEvent]
    view: NotedView
    secrets: Mapping[str, object] | None = None
    """What no view told, of all seats: in finished games that had secrets."""


@router.get("/{match}/replay", summary="Step through a finished match", response_model=list[Step])
async def replayed(
    request: Request,
    match: MatchId,
    seat: Annotated[int | None, Query(ge=0, le=11, description="See what this seat saw.")] = None,
    first: Annotated[int, Query(ge=0, le=2**31)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """A finished match step by step, as a seat (none: a spectator) saw it, with every action."""
    finished = await _finished(request, match, SPACING + limit)
    if seat is not None and seat >= len(finished.seats):
        raise Refused("invalid", Message("server-seat-range", last=len(finished.seats) - 1))
    site = site_of(request)
    page = (match, seat, first, limit)
    if (content := site.replays.find(page)) is None:
        content = await site.tables.folding.run(_steps(finished, seat, first, limit))
        site.replays.keep(page, content)
    return _json(content)


def _steps(match: Match, seat: int | None, first: int, limit: int) -> Work[bytes]:
    """Some steps of a match, as a seat (None: a spectator) saw them."""
    game, steps = match.terms.game, []
    for number, (ply, state) in enumerate(islice(match.course.states(first), limit), first):
        yield
        step = Step(
            number=number,
            seat=None if ply is None else ply.seat,
            action=None if ply is None else ply.action,
            events=[event.to_json() for event in visible(state.events, seat)],
            view=state.view(seat),
            secrets=game.secrets(state),
        )
        steps.append(step.model_dump_json().encode())
    return _listed(steps)
