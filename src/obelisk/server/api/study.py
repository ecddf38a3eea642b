"""Study: a line of play in, the boards of it out. For playing at one screen and for looking back.

Nothing is stored. Only games without secrets can be studied, so nobody learns what they should not.
"""

from __future__ import annotations

import gzip
import random
from functools import lru_cache
from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import Field

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.errors import ObeliskError
from obelisk.core.state import State
from obelisk.games import CATALOGUE
from obelisk.server.api.past import Step
from obelisk.server.limits import address_of
from obelisk.server.pages import Page
from obelisk.server.refusal import Refused
from obelisk.server.site import site_of
from obelisk.server.wire import Wire

MOST_ACTIONS = 2000
MOST_STEPS = 50
SEED, SOME_ACTIONS = 7, 250  # of the game that is pictured

router = APIRouter(tags=["games"])


class Line(Wire):
    """A line of play: from a position, or from the usual start, through these actions."""

    game: Annotated[str, Field(max_length=40, examples=["khet"])]
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(
        default_factory=dict, max_length=60
    )
    start: Annotated[str, Field(max_length=4000)] | None = None
    """A position as text; none: the usual start."""
    actions: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=40)]], Field(max_length=MOST_ACTIONS)
    ] = Field(default_factory=list)
    """In the notation of the game."""
    first: Annotated[int, Field(ge=0, le=MOST_ACTIONS)] = 0
    """Tell the boards from this one on; 0 is the one before any action."""


@router.post("/api/study", summary="See a line of play")
async def study(request: Request, line: Line) -> list[Step]:
    """The boards of a line, at most 50, each as whoever is to act sees it."""
    site = site_of(request)
    site.limits.spend("study", address_of(request))
    if line.game in CATALOGUE:
        await site.tables.ready(line.game)
    return await anyio.to_thread.run_sync(_steps, line)


def _steps(line: Line) -> list[Step]:
    try:
        game = obelisk.game(line.game, **line.options)
        if not isinstance(game, BoardGame):
            raise Refused("invalid", f"{game.title} has secrets: it cannot be studied")
        state = game.start() if line.start is None else game.position(line.start)
    except ObeliskError as fault:
        raise Refused("invalid", str(fault)) from None
    steps = []
    last = min(len(line.actions), line.first + MOST_STEPS - 1)
    for number in range(last + 1):
        seat = None
        if number:
            seat = state.to_act[0] if state.to_act else None
            state = _played(state, line.actions[number - 1], number)
        if number >= line.first:
            steps.append(_step(state, number, seat, line))
    return steps


def _played(state: State, action: str, number: int) -> State:
    try:
        return state.play(action)
    except ObeliskError as fault:
        raise Refused("illegal", f"action {number}, {action}: {fault}") from None


def _step(state: State, number: int, seat: int | None, line: Line) -> Step:
    view = state.view(state.to_act[0] if state.to_act else None)
    return Step(
        number=number,
        seat=seat,
        action=line.actions[number - 1] if number else None,
        events=view["events"],
        view=view,
    )


@router.get(
    "/api/games/{game}/picture.svg",
    summary="A picture of the game",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def picture(
    request: Request,
    game: Annotated[str, Path(max_length=40, pattern=r"^[a-z-]+$")],
) -> Response:
    """How the board looks, light or dark as the viewer likes it."""
    if game not in CATALOGUE:
        raise Refused("not-found", f"there is no game {game}")
    await site_of(request).tables.ready(game)
    page = await anyio.to_thread.run_sync(_drawn, game)
    return page.answer(request.headers)


@lru_cache(maxsize=len(CATALOGUE))
def _drawn(game: str) -> Page:
    state = obelisk.game(game).start(seed=SEED)
    if state.game.has_secrets:  # an empty map shows little: some turns later it is a picture
        chance = random.Random(SEED)
        for _ in range(SOME_ACTIONS):
            if not state.to_act:
                break
            seat = chance.choice(state.to_act)
            state = state.play(chance.choice(state.actions(seat)), seat)
    content = state.svg().encode()
    return Page(f"{game}.svg", content, {"gzip": gzip.compress(content)})
