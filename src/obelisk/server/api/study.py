"""Study: a line of play in, the boards of it out. For playing at one screen and for looking back.

Nothing is stored. Only games without secrets can be studied, so nobody learns what they should not.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Annotated, TypeVar

import anyio.to_thread
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import Field
from starlette.requests import HTTPConnection

import obelisk
from obelisk.core.board_game import BoardGame, is_searchable
from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.events import visible
from obelisk.core.messages import Message
from obelisk.core.quoting import shown
from obelisk.core.state import State
from obelisk.core.views import View
from obelisk.games import has
from obelisk.server.api.notations import in_notation
from obelisk.server.api.past import Step
from obelisk.server.desk import price
from obelisk.server.limits import address_of
from obelisk.server.pages import Page
from obelisk.server.refusal import Refused
from obelisk.server.site import site_of
from obelisk.server.wire import Wire, Written

MOST_ACTIONS = 2000
MOST_STEPS = 50  # with their boards

Result = TypeVar("Result")

router = APIRouter(tags=["games"])


class Studied(Wire):
    """A game without secrets, and its options."""

    game: Annotated[str, Field(max_length=40, examples=["khet"])]
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(
        default_factory=dict, max_length=60
    )


class Played(Studied):
    """A line of play: from a position, or from the usual start, through these actions."""

    start: Annotated[str, Field(max_length=4000)] | None = None
    """A position as text; none: the usual start."""
    actions: Annotated[list[Written], Field(max_length=MOST_ACTIONS)] = Field(default_factory=list)
    """In a notation of the game, or as objects where it has JSON."""


class LineWanted(Played):
    """A line of play, and what is wanted of it."""

    first: Annotated[int, Field(ge=0, le=MOST_ACTIONS)] = 0
    """Tell the boards from this one on; 0 is the one before any action."""
    limit: Annotated[int, Field(ge=1, le=MOST_STEPS)] = MOST_STEPS
    """Tell at most so many boards."""
    boards: bool = True
    """Without them the whole line comes at once, each `view` empty."""
    notation: Annotated[str, Field(max_length=20)] | None = None
    """In which notation of the game the views list the legal actions; `json`: as objects."""


@router.post("/api/study", summary="See a line of play")
async def study(request: Request, line: LineWanted) -> list[Step]:
    """The boards of a line, at most 50, each as whoever is to act sees it. Actions are told in
    their canonical form, however they were written."""
    boards = min(line.limit, max(len(line.actions) + 1 - line.first, 0)) if line.boards else 0
    cost = price(len(line.actions), boards)
    return await work_out(request, line, cost, lambda: _steps(line))


async def work_out(
    connection: HTTPConnection, wanted: Studied, cost: int, work: Callable[[], Result]
) -> Result:
    """What somebody wants to have worked out about a game, when that is ready."""
    site = site_of(connection)
    if has(wanted.game):
        await site.tables.ready(wanted.game)
    return await site.desk.work_out(address_of(connection), cost, work)


def board_game(wanted: Studied) -> BoardGame:
    """The game that is meant; `Refused` if there is none, or if it has secrets."""
    try:
        game = obelisk.game(wanted.game, **wanted.options)
    except ObeliskError as fault:
        raise Refused("invalid", *fault.faults) from None
    if not is_searchable(game):
        raise Refused("invalid", Message("server-has-secrets", game=game.named()))
    return game


def first_state(game: BoardGame, start: str | None) -> State:
    """Where a line begins."""
    try:
        return game.start() if start is None else game.position(start)
    except ObeliskError as fault:
        raise Refused("invalid", *fault.faults) from None


def play_through(line: Played) -> Iterator[tuple[State, int | None, str | None]]:
    """Each state of a line, the seat that led to it and the action, written canonically."""
    game = board_game(line)
    state = first_state(game, line.start)
    yield state, None, None
    for number, text in enumerate(line.actions, 1):
        seat = state.to_act[0] if state.to_act else None
        try:
            action = state.spelled(text)
            after = state.play(action)
        except IllegalAction as fault:
            where = Message("server-line-action", number=number, action=shown(text))
            raise Refused("illegal", where, *fault.faults) from None
        yield after, seat, action
        state = after


def _steps(line: LineWanted) -> list[Step]:
    steps = []
    last = line.first + line.limit if line.boards else MOST_ACTIONS + 1
    for number, (state, seat, action) in enumerate(islice(play_through(line), last)):
        if number >= line.first:
            reader = state.to_act[0] if state.to_act else None
            steps.append(
                Step(
                    number=number,
                    seat=seat,
                    action=action,
                    events=[event.to_json() for event in visible(state.events, reader)],
                    view=_seen(state, reader, line.notation) if line.boards else {},
                )
            )
    return steps


def _seen(state: State, reader: int | None, notation: str | None) -> View:
    view = state.view(reader)
    return view if notation is None else in_notation(state, view, notation)


@router.get(
    "/api/games/{game}/picture.svg",
    summary="A picture of the game",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def picture(
    request: Request,
    game: Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9-]+$")],
) -> Response:
    """How the board looks, light or dark as the viewer likes it."""
    if not has(game):
        raise Refused("not-found", Message("server-no-game", game=game))
    await site_of(request).tables.ready(game)
    page = await anyio.to_thread.run_sync(_drawn, game)
    return page.answer(request.headers)


@lru_cache(maxsize=100)
def _drawn(game: str) -> Page:
    content = obelisk.game(game).cover().encode()
    return Page(f"{game}.svg", content, {"gzip": gzip.compress(content)})
