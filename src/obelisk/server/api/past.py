"""What has happened in a match: the messages so far to its readers, and records of finished ones.

While a match runs nobody gets more than their own stream tells. When it is over its record is
complete: all actions, of all seats, and what each could know.
"""

from __future__ import annotations

from itertools import islice
from typing import Annotated, Any, Literal, Protocol, runtime_checkable

import anyio.to_thread
import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from obelisk import records
from obelisk.core.events import visible
from obelisk.core.state import State
from obelisk.server.api.matches import MatchId
from obelisk.server.match import told
from obelisk.server.match.audience import seat_of_reader
from obelisk.server.match.fold import Match, replay
from obelisk.server.match.record import record_of
from obelisk.server.people import Known
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.store.reading import read_log
from obelisk.server.wire import Event, Told

router = APIRouter(prefix="/api/matches", tags=["matches"])


@router.get("/{match}/history", summary="What happened so far?", response_model_exclude_unset=True)
async def history(
    request: Request,
    person: Known,
    match: MatchId,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> list[Event]:
    """The messages that you were sent, or could have been, after number `since`; no boards."""
    site = site_of(request)
    table = await site.tables.get(match)
    reader = table.reader_of(None if person is None else person.id)
    entries = await read_log(site.database, match)
    entries = [entry for entry in entries if entry.seq <= table.match.seq]

    def tell() -> list[Event]:
        told_all = (told.message(*step, reader) for step in replay(match, entries))
        wanted = (message for message in told_all if message is not None and message["n"] > since)
        return [Event.model_validate(message) for message in islice(wanted, limit)]

    return await anyio.to_thread.run_sync(tell)


async def _finished(site: Site, match: str) -> tuple[Match, records.Record]:
    table = await site.tables.get(match)
    if table.match.status not in ("over", "aborted"):
        raise Refused("not-now", "the match is not over: its record is still a secret")
    entries = await read_log(site.database, match)
    return table.match, await anyio.to_thread.run_sync(record_of, match, entries)


@router.get("/{match}/record", summary="Download the record")
async def record(
    request: Request,
    match: MatchId,
    form: Literal["json", "text"] = "json",
    notation: Annotated[str, Query(max_length=20)] | None = None,
) -> Response:
    """The record of a finished match: for `obelisk replay`, or as people read it, then in one of
    the notations of the game."""
    _, saved = await _finished(site_of(request), match)
    if form == "text":
        if notation not in (None, *saved.game.notations):
            known = ", ".join(saved.game.notations)
            raise Refused("invalid", f"notation: {saved.game.title} has {known}")
        text = await anyio.to_thread.run_sync(records.export_text, saved, notation)
        return PlainTextResponse(text)
    return Response(orjson.dumps(saved.to_json()), media_type="application/json")


@runtime_checkable
class _KeepsSecrets(Protocol):
    """A game that can tell what was hidden in a state."""

    def secrets(self, state: State) -> dict[str, Any]: ...


class Step(Told):
    """What was known after so many actions, and the last of them."""

    number: int
    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    secrets: dict[str, Any] | None = None
    """What no view told, of all seats: in finished games that had secrets."""


@router.get("/{match}/replay", summary="Step through a finished match")
async def replayed(
    request: Request,
    match: MatchId,
    seat: Annotated[int | None, Query(ge=0, le=11, description="See what this seat saw.")] = None,
    first: Annotated[int, Query(ge=0, le=2**31)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[Step]:
    """A finished match step by step, as a seat (none: a spectator) saw it, with every action."""
    ended, saved = await _finished(site_of(request), match)
    if seat is not None and seat >= len(ended.seats):
        raise Refused("invalid", f"seat: it must be from 0 to {len(ended.seats) - 1}")
    reader = seat_of_reader(ended, len(ended.seats) if seat is None else seat)

    game = saved.game

    def tell() -> list[Step]:
        wanted = islice(enumerate(saved.replay()), first, first + limit)
        return [
            Step(
                number=number,
                seat=saved.steps[number - 1].seat if number else None,
                action=saved.steps[number - 1].action if number else None,
                events=[event.to_json() for event in visible(state.events, reader)],
                view=state.view(reader),
                secrets=game.secrets(state) if isinstance(game, _KeepsSecrets) else None,
            )
            for number, state in wanted
        ]

    return await anyio.to_thread.run_sync(tell)
