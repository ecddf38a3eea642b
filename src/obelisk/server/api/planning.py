"""Planning ahead: what a seat may be able to play after the answer that it waits for.

Boards know no rules, so they ask here which actions can be planned while the other side thinks.
Nothing is stored and nothing is judged: it is what the rules allow, not what is good.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from obelisk.core.board_game import BoardGame
from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.state import State
from obelisk.server.api.study import Studied, board_game, first_state, work_out
from obelisk.server.desk import price
from obelisk.server.refusal import Refused
from obelisk.server.shown import SeenView
from obelisk.server.wire import Told

MOST_PLANNED = 10

router = APIRouter(tags=["games"])


class Plan(Studied):
    """A position in which the other side is to act, and what is planned for afterwards."""

    position: Annotated[str, Field(max_length=4000)]
    """The position as text; the side that plans is not to act in it."""
    planned: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=40)]], Field(max_length=MOST_PLANNED)
    ] = Field(default_factory=list)
    """In the notation of the game, one for each of the next turns."""


class Ahead(Told):
    """What can be planned next."""

    view: SeenView | None
    """The board as if the other side had passed each time; none if that cannot be imagined."""
    actions: list[str]
    """What may be played after one answer of the other side or another; [] if it is not known."""


@router.post("/api/study/ahead", summary="Plan ahead")
async def ahead(request: Request, plan: Plan) -> Ahead:
    """The actions that somebody who waits may plan. Each can be played after at least one answer;
    whether it can after the real one is seen then."""
    return await work_out(request, plan, price(len(plan.planned), 1), lambda: _look(plan))


def _look(plan: Plan) -> Ahead:
    game = board_game(plan)
    state = first_state(game, plan.position)
    if not state.to_act:
        raise Refused("not-now", Message("server-nothing-to-plan"))
    seat = 1 - state.to_act[0]
    try:
        for action in plan.planned:
            state = game.passed(state).play(action)
    except ObeliskError:  # it needs an answer that is not known yet, as taking back does
        return Ahead(view=None, actions=[])
    return Ahead(view=state.view(seat), actions=_possible(game, state))


def _possible(game: BoardGame, state: State) -> list[str]:
    """All actions of the waiting side after all answers, in the order they are first met."""
    if not state.to_act:
        return []
    seat = 1 - state.to_act[0]
    found: dict[int, None] = {}
    for answer in game.codes(state):
        after = game.play_code(state, answer)
        if after.to_act == (seat,):
            found.update(dict.fromkeys(game.codes(after)))
    return [game.notation.write_action(code) for code in found]
