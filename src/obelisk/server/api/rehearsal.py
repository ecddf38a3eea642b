"""Rehearsal: a table of a game with secrets, from a position that the reader wrote. For lessons.

Nothing is stored, and nothing is told that the reader did not send: who writes a position down
knows its secrets.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

import obelisk
from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.events import visible
from obelisk.core.messages import Message
from obelisk.server.api.study import Studied, work_out
from obelisk.server.desk import price
from obelisk.server.refusal import Refused
from obelisk.server.shown import OfferedChoices, SeenEvent, SeenView
from obelisk.server.wire import Told, Wire

MOST_DEEDS = 40

router = APIRouter(tags=["games"])


class Deed(Wire):
    """What a seat does."""

    seat: Annotated[int, Field(ge=0, le=11)]
    action: Annotated[str, Field(min_length=1, max_length=40)]
    """In the notation of the game."""


class Rehearsed(Studied):
    """A position of a game with secrets, and what is done from it."""

    start: Annotated[str, Field(max_length=4000)]
    """A position as text, with all secrets that matter."""
    seat: Annotated[int, Field(ge=0, le=11)] = 0
    """Whose eyes to see it with."""
    deeds: Annotated[list[Deed], Field(max_length=MOST_DEEDS)] = Field(default_factory=list)


class Scene(Told):
    """A moment of a rehearsal, as one seat knows it."""

    events: list[SeenEvent]
    """What led here, as far as the seat is told."""
    view: SeenView
    choices: OfferedChoices | None
    """What the seat may do, if it must decide."""


@router.post("/api/rehearsal", summary="Rehearse at a table with secrets")
async def rehearse(request: Request, wanted: Rehearsed) -> list[Scene]:
    """The position and what each deed makes of it, as the seat is told."""
    deeds = len(wanted.deeds)
    return await work_out(request, wanted, price(deeds, deeds + 1), lambda: _scenes(wanted))


def _scenes(wanted: Rehearsed) -> list[Scene]:
    try:
        game = obelisk.game(wanted.game, **wanted.options)
        state = game.position(wanted.start)
    except ObeliskError as fault:
        raise Refused("invalid", *fault.faults) from None
    if not game.has_secrets:
        raise Refused("invalid", Message("server-no-secrets", game=game.named()))
    seat = wanted.seat
    if seat >= game.seats:
        raise Refused("invalid", Message("server-seat-range", last=game.seats - 1))
    states = [state]
    for deed in wanted.deeds:
        try:
            states.append(states[-1].play(deed.action, deed.seat))
        except IllegalAction as fault:
            raise Refused("illegal", *fault.faults) from None
    return [
        Scene(
            events=[event.to_json() for event in visible(state.events, seat)],
            view=state.view(seat),
            choices=game.choices(state, seat) if seat in state.to_act else None,
        )
        for state in states
    ]
