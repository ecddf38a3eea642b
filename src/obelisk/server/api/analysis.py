"""Analysis: a position in, lines out, deeper and deeper; a game in, a score of each position out.

One at a time for each visitor, and none of a game that they are playing against another person.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from obelisk.core.messages import Message
from obelisk.core.state import State
from obelisk.server.api.study import Played, board_game, play_through, work_out
from obelisk.server.desk import price
from obelisk.server.engines.jobs import Analyse, AnalysisLines
from obelisk.server.engines.pool import Cancelled, Ticket
from obelisk.server.engines.shares import Payer
from obelisk.server.fairness import refuse_help
from obelisk.server.people import identify
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.sockets import accept, first_fault, next_text, try_to_send
from obelisk.server.wire import Fault, Id, Ping, Pong, Refusal, Told, Wire, Written

LONGEST = 10.0  # seconds
LONGEST_GLANCE = 1.0  # seconds for each position of a game
SHARE = 2.5  # seconds of thought that count once against the limit
MOST_LINES = 5
MOST_ACTIONS = 600  # of a line that leads to a position: what fits into a message

router = APIRouter()


class _Wanted(Wire):
    id: Id | None = None
    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(
        default_factory=dict, max_length=60
    )
    position: Annotated[str, Field(max_length=4000)] | None = None
    """As text; none: the usual start."""
    actions: Annotated[list[Written], Field(max_length=MOST_ACTIONS)] = Field(default_factory=list)
    """What was played from there; so repetitions are known."""


class Position(_Wanted):
    """What to analyse: a position of a game without secrets, or its start."""

    type: Literal["analyse"]
    lines: Annotated[int, Field(ge=1, le=MOST_LINES)] = 1
    seconds: Annotated[float, Field(gt=0, le=LONGEST, strict=False)] = 5.0


class Review(_Wanted):
    """A game to look through: each of its positions is judged, from the first to the last."""

    type: Literal["review"]
    seconds: Annotated[float, Field(gt=0, le=LONGEST_GLANCE, strict=False)] = 0.3
    """For each position."""


class Stop(Wire):
    """No more of it."""

    type: Literal["stop"]


class LineShown(Wire):
    """One line of an analysis. `points` are for the side to act, in hundredths of the smallest
    piece. Where the end is certain `wins_within` actions lead to it at most (below 0: the side to
    act loses), and `wins_in` says the same where it is known that no fewer do."""

    points: int
    wins_in: int | None
    wins_within: int | None
    actions: list[str]
    notations: list[str]
    """The same in Chinese notation, where the game has one; otherwise empty."""


class LinesShown(Told):
    """All lines of a position after a depth was finished, the best first."""

    type: Literal["lines"] = "lines"
    id: str | None
    """Of the message that asked for it."""
    depth: int
    nodes: int
    seconds: float
    lines: list[LineShown]


class Judged(Told):
    """What a review thinks of the position after so many actions; scores as in `lines`. `actions`
    is the line it expects, `over` tells that the game has ended."""

    type: Literal["judged"] = "judged"
    id: str | None
    """Of the message that asked for it."""
    number: int
    of: int
    """The number of the last position."""
    over: bool
    depth: int
    points: int
    wins_in: int | None
    wins_within: int | None
    actions: list[str]
    notations: list[str]
    """The same in Chinese notation, where the game has one; otherwise empty."""


class Done(Told):
    """The analysis is over."""

    type: Literal["done"] = "done"
    id: str | None
    """Of the message that asked for it."""


_messages: TypeAdapter[Position | Review | Stop | Ping] = TypeAdapter(
    Annotated[Position | Review | Stop | Ping, Field(discriminator="type")]
)


@router.websocket("/api/analysis/socket")
async def analysis_socket(socket: WebSocket) -> None:
    """Send a position (`analyse`), be told lines (`lines`) until it is `done`; `stop` ends it."""
    site = site_of(socket)
    person = await identify(socket)
    await accept(socket)
    if person is None:
        await try_to_send(socket, _refusal(Refused("sign-in", Message("server-stranger"))))
        await socket.close(4401, "visit /api/me first")
        return
    try:
        with site.limits.hold("analyses", person.id):
            analysis = _Analysis(site, socket, site.payer(socket, person.id))
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

    def __init__(self, site: Site, socket: WebSocket, payer: Payer) -> None:
        self._site, self._socket, self._payer = site, socket, payer
        self._ticket: Ticket | None = None
        self._telling: asyncio.Task[None] | None = None

    async def hear(self, text: str) -> None:
        try:
            message = _messages.validate_json(text)
        except ValidationError as fault:
            await try_to_send(self._socket, _refusal(Refused("invalid", *first_fault(fault))))
            return
        if isinstance(message, Ping):
            await try_to_send(self._socket, Pong(beat=0, time=self._site.time.now()))
            return
        self.stop()
        if isinstance(message, Stop):
            return
        try:
            states = await self._states(message)
        except Refused as refusal:
            await try_to_send(self._socket, _refusal(refusal, message.id))
            return
        self._telling = asyncio.create_task(self._tell(message, states))

    def stop(self) -> None:
        if self._ticket is not None:
            self._site.pool.cancel(self._ticket)
        if self._telling is not None:
            self._telling.cancel()
        self._ticket = self._telling = None

    async def _tell(self, wanted: Position | Review, states: list[State]) -> None:
        try:
            if isinstance(wanted, Position):
                await self._lines(states[-1], wanted)
            else:
                await self._review(states, wanted)
            await self._socket.send_text(Done(id=wanted.id).model_dump_json())
        except (WebSocketDisconnect, RuntimeError, Cancelled):
            return

    async def _lines(self, state: State, wanted: Position) -> None:
        async for lines in self._think(Analyse(state, wanted.lines, wanted.seconds)):
            shown = {"type": "lines", "id": wanted.id, **asdict(lines)}
            await self._socket.send_text(orjson.dumps(shown).decode())

    async def _review(self, states: list[State], wanted: Review) -> None:
        for number, state in enumerate(states):
            best: AnalysisLines | None = None
            if state.to_act:
                async for lines in self._think(Analyse(state, 1, wanted.seconds)):
                    # scores that are compared must come from lines that end with the same side
                    is_alike = (number + lines.depth) % 2 == 0
                    if best is None or is_alike or lines.lines[0].is_certain:
                        best = lines
            line = None if best is None else best.lines[0]
            judged = Judged(
                id=wanted.id,
                number=number,
                of=len(states) - 1,
                over=not state.to_act,
                depth=0 if best is None else best.depth,
                points=0 if line is None else line.points,
                wins_in=None if line is None else line.wins_in,
                wins_within=None if line is None else line.wins_within,
                actions=[] if line is None else list(line.actions),
                notations=[] if line is None else list(line.notations),
            )
            await self._socket.send_text(judged.model_dump_json())

    async def _think(self, job: Analyse) -> AsyncIterator[AnalysisLines]:
        """What an engine tells about a job, until it is done."""
        told: asyncio.Queue[AnalysisLines | None] = asyncio.Queue()
        ticket = self._ticket = self._site.pool.analyse(job, self._payer, told.put_nowait)
        ticket.answer.add_done_callback(lambda _: told.put_nowait(None))
        while (lines := await told.get()) is not None:
            yield lines
        ticket.answer.result()

    async def _states(self, wanted: Position | Review) -> list[State]:
        """The states of what is wanted, if it may be analysed."""
        if not self._site.pool.size:
            raise Refused("not-now", Message("server-no-engines"))
        line = Played(
            game=wanted.game, options=wanted.options, start=wanted.position, actions=wanted.actions
        )
        game = board_game(line)
        positions = 1 if isinstance(wanted, Position) else len(wanted.actions) + 1
        cost = max(1, round(positions * wanted.seconds / SHARE))
        self._site.limits.spend("analysis", self._payer.person, cost)
        states = await work_out(
            self._socket, line, price(len(line.actions)),
            lambda: [state for state, _, _ in play_through(line)],
        )  # fmt: skip
        if isinstance(wanted, Position) and not states[-1].to_act:
            raise Refused("invalid", Message("server-position-over"))
        await refuse_help(self._site, self._socket, self._payer.person, game, states)
        return states


def _refusal(refusal: Refused, id: str | None = None) -> Refusal:
    return Refusal(id=id, error=Fault.model_validate(refusal.to_json()))
