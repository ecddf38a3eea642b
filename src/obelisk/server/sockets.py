"""The socket of a match: messages out, commands in.

A client says which message it has seen last (`since`) and is told what it missed, or the whole.
It pings every 2.5 s; who is silent for 9 s is dead to us, and so are we to a client.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from obelisk.server import wire
from obelisk.server.match.decide import Who
from obelisk.server.people import Person, identify
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.tables import Listener, Table

PING, DEAD = 2500, 9000  # ms
LARGEST = 8192  # bytes of a message
RESTART, UNKNOWN, SILENT = 1012, 4404, 4408  # why we close

router = APIRouter()


@router.websocket("/api/matches/{match}/socket")
async def match_socket(socket: WebSocket, match: str, since: int | None = None) -> None:
    """Everything that happens in a match, as the reader may know it, and commands to it."""
    site = site_of(socket)
    person = await identify(socket)
    await socket.accept()
    try:
        table = await site.tables.get(match)
    except Refused:
        await socket.close(UNKNOWN, "there is no such match")
        return
    await _Connection(site, socket, person, table).run(since)


class _Connection:
    """One socket at a table."""

    def __init__(self, site: Site, socket: WebSocket, person: Person | None, table: Table) -> None:
        self._site, self._socket, self._person, self._table = site, socket, person, table
        self._listener: Listener | None = None
        self._sent: dict[int, int] = {}
        self._beat = 0
        self._trip = 0  # the measured round trip in ms

    async def run(self, since: int | None) -> None:
        seat = self._seat()
        reader = len(self._table.match.seats) if seat is None else seat
        self._listener = self._table.listen(reader, since)
        hello = wire.Hello(seat=seat, ping_ms=PING, dead_ms=DEAD)
        self._listener_first = hello.model_dump_json()
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        finally:
            self._table.leave(self._listener)
            self._listener.close()
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender

    def _seat(self) -> int | None:
        return None if self._person is None else self._table.match.seat_of(self._person.id)

    async def _send(self) -> None:
        assert self._listener is not None
        with suppress(WebSocketDisconnect, RuntimeError):  # they are gone
            await self._socket.send_text(self._listener_first)
            while (text := await self._listener.get()) is not None:
                await self._socket.send_text(text)
            await self._socket.send_text(wire.Bye(after=500).model_dump_json())
            await self._socket.close(RESTART, "the server stops: connect again")

    async def _receive(self) -> None:
        assert self._listener is not None
        while True:
            try:
                async with asyncio.timeout(DEAD / 1000):
                    text = await self._socket.receive_text()
            except TimeoutError:
                with suppress(RuntimeError, WebSocketDisconnect):
                    await self._socket.close(SILENT, "nothing was heard from you")
                return
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            answer = await self._answer(text)
            if answer is not None:
                self._listener.put(answer)

    async def _answer(self, text: str) -> str | None:
        try:
            message = wire.messages.validate_json(text)
        except ValidationError as fault:
            return _refusal(_id_of(text), Refused("invalid", first_fault(fault)))
        if isinstance(message, wire.Ping):
            return self._pong(message)
        try:
            if self._person is None:
                raise Refused("sign-in", "you are a stranger: visit /api/me first")
            who = Who(self._person.id, self._person.name, self._person.account, trip=self._trip)
            ack = await self._site.tables.do(self._table.match.id, who, message)
        except Refused as refusal:
            return _refusal(message.id, refusal)
        return ack.model_dump_json()

    def _pong(self, ping: wire.Ping) -> str | None:
        now = self._site.time.now()
        if ping.echo is not None:
            sent = self._sent.pop(ping.echo, None)
            if sent is not None:
                self._trip = now - sent if not self._trip else (9 * self._trip + now - sent) // 10
            return None
        self._beat += 1
        self._sent = {self._beat: now}
        return wire.Pong(beat=self._beat, time=now).model_dump_json()


def _refusal(name: str | None, refusal: Refused) -> str:
    error = wire.Fault(code=refusal.code, message=refusal.message)
    return wire.Refusal(id=name, error=error).model_dump_json()


def _id_of(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender can tell which it was."""
    with suppress(ValueError):
        message = orjson.loads(text)
        if isinstance(message, dict) and isinstance(message.get("id"), str):
            return str(message["id"])[:64]
    return None


def first_fault(fault: ValidationError) -> str:
    """The first thing that is wrong with a message, in a sentence."""
    error = fault.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in error["loc"])
    return f"{place}: {error['msg']}" if place else str(error["msg"])
