"""Planning ahead: what a seat may be able to play after the answer that it waits for.

Boards know no rules, so they ask here which actions can be planned while the other side thinks.
Nothing is stored and nothing is judged: it is what the rules allow, not what is good.
"""

from __future__ import annotations

from typing import Annotated, Any

import anyio.to_thread
from fastapi import APIRouter, Request
from pydantic import Field

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.errors import ObeliskError
from obelisk.core.state import State, new_record
from obelisk.games import CATALOGUE
from obelisk.server.limits import address_of
from obelisk.server.refusal import Refused
from obelisk.server.site import site_of
from obelisk.server.wire import Told, Wire

MOST_PLANNED = 10

router = APIRouter(tags=["games"])


class Plan(Wire):
    """A position in which the other side is to act, and what is planned for afterwards."""

    game: Annotated[str, Field(max_length=40, examples=["khet"])]
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(
        default_factory=dict, max_length=60
    )
    position: Annotated[str, Field(max_length=4000)]
    """The position as text; the side that plans is not to act in it."""
    planned: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=40)]], Field(max_length=MOST_PLANNED)
    ] = Field(default_factory=list)
    """In the notation of the game, one for each of the next turns."""


class Ahead(Told):
    """What can be planned next."""

    view: dict[str, Any] | None
    """The board as if the other side had passed each time; none if that cannot be imagined."""
    actions: list[str]
    """What may be played after one answer of the other side or another; [] if it is not known."""


@router.post("/api/study/ahead", summary="Plan ahead")
async def ahead(request: Request, plan: Plan) -> Ahead:
    """The actions that somebody who waits may plan. Each can be played after at least one answer;
    whether it can after the real one is seen then."""
    site = site_of(request)
    site.limits.spend("study", address_of(request))
    if plan.game in CATALOGUE:
        await site.tables.ready(plan.game)
    return await anyio.to_thread.run_sync(_look, plan)


def _look(plan: Plan) -> Ahead:
    try:
        game = obelisk.game(plan.game, **plan.options)
        if not isinstance(game, BoardGame):
            raise Refused("invalid", f"{game.title} has secrets: nothing is planned in it")
        state = game.position(plan.position)
    except ObeliskError as fault:
        raise Refused("invalid", str(fault)) from None
    if not state.to_act:
        raise Refused("not-now", "the game is over: there is nothing to plan")
    seat = 1 - state.to_act[0]
    try:
        for action in plan.planned:
            state = _passed(game, state).play(action)
    except ObeliskError:  # it needs an answer that is not known yet, as taking back does
        return Ahead(view=None, actions=[])
    return Ahead(view=state.view(seat), actions=_possible(game, state))


def _passed(game: BoardGame, state: State) -> State:
    """The same position with the other side to act."""
    pieces, _, rest = str(state).split(" ", 2)
    other = game.seat_names[1 - state.to_act[0]] if state.to_act else ""
    return game.position(f"{pieces} {other[:1]} {rest}")


def _possible(game: BoardGame, state: State) -> list[str]:
    """All actions of the waiting side after all answers, in the order they are first met."""
    if not state.to_act:
        return []
    seat = 1 - state.to_act[0]
    found: dict[int, None] = {}
    scratch = new_record(game.rules.SCRATCH)[0]
    for answer in game.codes(state):
        after = new_record(game.dtype, state.record)[0]  # not `play`: nobody reads the events
        game.rules.apply(after, answer, scratch)
        if not after.over and after.side == seat:
            found.update(dict.fromkeys(game.codes(State(game, after))))
    return [game.notation.write_action(code) for code in found]
