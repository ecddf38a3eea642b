"""Analysis: a position in, lines out, deeper and deeper.

One at a time for each visitor, and none of a game that the visitor plays just now.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.errors import ObeliskError
from obelisk.core.state import State
from obelisk.games import CATALOGUE
from obelisk.server.engines.jobs import Analyse, Line
from obelisk.server.engines.pool import Cancelled, Ticket
from obelisk.server.people import identify
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.sockets import first_fault, next_text, try_to_send
from obelisk.server.store.reading import list_matches
from obelisk.server.wire import Fault, Ping, Pong, Refusal, Told, Wire

LONGEST = 10.0  # seconds
MOST_LINES = 5

router = APIRouter()


class Position(Wire):
    """What to analyse: a position of a game without secrets, or its start."""

    type: Literal["analyse"]
    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(
        default_factory=dict, max_length=60
    )
    position: Annotated[str, Field(max_length=4000)] | None = None
    lines: Annotated[int, Field(ge=1, le=MOST_LINES)] = 1
    seconds: Annotated[float, Field(gt=0, le=LONGEST, strict=False)] = 5.0


class Stop(Wire):
    """No more of it."""

    type: Literal["stop"]


class LineShown(Told):
    """One line, after a depth was finished: rank 1 is the best. `points` are for the side to act,
    in hundredths of the smallest piece; `wins_in` actions the end comes (below 0: it loses)."""

    type: Literal["line"] = "line"
    rank: int
    depth: int
    points: int
    wins_in: int | None
    actions: list[str]
    nodes: int
    seconds: float


class Done(Told):
    """The analysis is over."""

    type: Literal["done"] = "done"


_messages: TypeAdapter[Position | Stop | Ping] = TypeAdapter(
    Annotated[Position | Stop | Ping, Field(discriminator="type")]
)


@router.websocket("/api/analysis/socket")
async def analysis_socket(socket: WebSocket) -> None:
    """Send a position (`analyse`), be told lines (`line`) until it is `done`; `stop` ends it."""
    site = site_of(socket)
    person = await identify(socket)
    await socket.accept()
    if person is None:
        await try_to_send(socket, _refusal(Refused("sign-in", "visit /api/me first")))
        await socket.close(4401, "visit /api/me first")
        return
    try:
        with site.limits.hold("analyses", person.id):
            analysis = _Analysis(site, socket, person.id)
            try:
                while (text := await next_text(socket)) is not None:
                    await analysis.hear(text)
            finally:
                analysis.stop()
    except Refused as refusal:
        await try_to_send(socket, _refusal(refusal))
        await socket.close(4429, refusal.message)


class _Analysis:
    """What one visitor wants to know; a new position takes the place of the last one."""

    def __init__(self, site: Site, socket: WebSocket, person: str) -> None:
        self._site, self._socket, self._person = site, socket, person
        self._ticket: Ticket | None = None
        self._telling: asyncio.Task[None] | None = None

    async def hear(self, text: str) -> None:
        try:
            message = _messages.validate_json(text)
        except ValidationError as fault:
            await try_to_send(self._socket, _refusal(Refused("invalid", first_fault(fault))))
            return
        if isinstance(message, Ping):
            await try_to_send(self._socket, Pong(beat=0, time=self._site.time.now()))
            return
        self.stop()
        if isinstance(message, Position):
            try:
                state = await self._state(message)
            except Refused as refusal:
                await try_to_send(self._socket, _refusal(refusal))
                return
            lines: asyncio.Queue[Line | None] = asyncio.Queue()
            job = Analyse(state, message.lines, message.seconds)
            self._ticket = self._site.pool.submit(job, self._person, lines.put_nowait)
            self._ticket.answer.add_done_callback(lambda _: lines.put_nowait(None))
            self._telling = asyncio.create_task(self._tell(self._ticket, lines))

    def stop(self) -> None:
        if self._ticket is not None:
            self._site.pool.cancel(self._ticket)
        if self._telling is not None:
            self._telling.cancel()
        self._ticket = self._telling = None

    async def _tell(self, ticket: Ticket, lines: asyncio.Queue[Line | None]) -> None:
        try:
            while (line := await lines.get()) is not None:
                shown = {"type": "line", **{name: getattr(line, name) for name in Line.__slots__}}
                await self._socket.send_text(orjson.dumps(shown).decode())
            ticket.answer.result()
            await self._socket.send_text(Done().model_dump_json())
        except (WebSocketDisconnect, RuntimeError, Cancelled):
            return

    async def _state(self, wanted: Position) -> State:
        self._site.limits.spend("analysis", self._person)
        if not self._site.pool.size:
            raise Refused("not-now", "this server has no engines")
        if wanted.game in CATALOGUE:
            await self._site.tables.ready(wanted.game)
        try:
            game = obelisk.game(wanted.game, **wanted.options)
            if not isinstance(game, BoardGame):
                raise Refused("invalid", f"{game.title} has secrets: it cannot be analysed")
            state = game.start() if wanted.position is None else game.position(wanted.position)
        except ObeliskError as fault:
            raise Refused("invalid", str(fault)) from None
        if not state.to_act:
            raise Refused("invalid", "in this position the game is over")
        playing = await list_matches(
            self._site.database, status=("running",), game=wanted.game, person=self._person,
            private=True, limit=1,
        )  # fmt: skip
        if playing:
            raise Refused("not-now", f"you play {game.title} just now: analyse when it is over")
        return state


def _refusal(refusal: Refused) -> Refusal:
    return Refusal(id=None, error=Fault(code=refusal.code, message=refusal.message))
