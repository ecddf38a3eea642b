"""The socket of a match: messages out, commands in.

A client says which message it has seen last (`since`) and is told what it missed, or the whole.
It pings every 2.5 s; who is silent for 9 s is dead to us, and so are we to a client.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from obelisk.core.messages import Message
from obelisk.server import wire
from obelisk.server.connection import SILENT, Connection, connection_of
from obelisk.server.listening import Listener
from obelisk.server.people import Person, identify
from obelisk.server.refusal import Refused, fault_of_ours, mistakes
from obelisk.server.site import Site, site_of
from obelisk.server.store.lost import needing_the_database
from obelisk.server.tables import Table

PING, DEAD = 2500, 9000  # ms
LARGEST = 8192  # bytes of a message
RESTART, LATER, UNKNOWN = 1012, 1013, 4404  # why we close

log = logging.getLogger(__name__)
router = APIRouter()


@router.websocket("/api/matches/{match}/socket")
async def match_socket(socket: WebSocket, match: str, since: int | None = None) -> None:
    """Everything that happens in a match, as the reader may know it, and commands to it."""
    site = site_of(socket)
    person = await identify(socket)
    connection = await accept(socket)
    try:
        with needing_the_database():
            table = await site.open(socket, match)
    except Refused as refusal:
        code = UNKNOWN if refusal.code == "not-found" else LATER
        await socket.close(code, refusal.message)
        return
    await _MatchSocket(site, socket, connection, person, table).run(since)


@router.websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket) -> None:
    """The public matches that are open or running, and every change of the list."""
    site = site_of(socket)
    connection = await accept(socket)
    listener = site.lobby.listen()
    with _passing_on(socket, connection, listener):
        try:
            while (text := await next_text(socket)) is not None:
                if len(text) < 100 and _is_ping(text):
                    connection.answer(_text(wire.Pong(beat=0, time=site.time.now())))
        finally:
            site.lobby.leave(listener)


def _is_ping(text: str) -> bool:
    try:
        return isinstance(wire.messages.validate_json(text), wire.Ping)
    except ValidationError:
        return False


@contextmanager
def _passing_on(socket: WebSocket, connection: Connection, listener: Listener) -> Iterator[None]:
    """Pass on what a listener is told, until it is closed: then the server stops."""
    leaving: list[asyncio.Task[None]] = []
    connection.listen(listener, lambda: leaving.append(asyncio.create_task(_take_leave(socket))))
    try:
        yield
    finally:
        connection.ignore()
        for task in leaving:
            task.cancel()


async def _take_leave(socket: WebSocket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # they are gone
        await socket.send_text(wire.Bye(after=500).model_dump_json())
        await socket.close(RESTART, "the server stops: connect again")


async def accept(socket: WebSocket) -> Connection:
    """Open a socket; it is closed when nothing is heard from the client for too long."""
    await socket.accept()
    connection = connection_of(socket)
    connection.watch_silence(DEAD / 1000)
    return connection


async def next_text(socket: WebSocket) -> str | None:
    """The next message of a client; None if it is gone or silent."""
    try:
        return await socket.receive_text()
    except WebSocketDisconnect as gone:
        if gone.code == SILENT:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(SILENT, "nothing was heard from you")
    except (KeyError, RuntimeError):  # bytes instead of a text, or gone
        pass
    return None


async def try_to_send(socket: WebSocket, message: wire.Told | str) -> None:
    text = message if isinstance(message, str) else message.model_dump_json()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(text)


class _MatchSocket:
    """One socket at a table."""

    def __init__(
        self,
        site: Site,
        socket: WebSocket,
        connection: Connection,
        person: Person | None,
        table: Table,
    ) -> None:
        self._site, self._socket, self._connection = site, socket, connection
        self._person, self._table = person, table
        self._beat = 0
        self._sent = 0  # when the last beat was
        self._trip = 0  # the measured round trip in ms

    async def run(self, since: int | None) -> None:
        person = None if self._person is None else self._person.id
        hello = wire.Hello(seat=self._table.match.seat_of(person), ping_ms=PING, dead_ms=DEAD)
        await self._socket.send_text(hello.model_dump_json())
        reader = self._table.listen(person, since)
        self._site.tables.came(self._table, reader)
        with _passing_on(self._socket, self._connection, reader):
            try:
                while (text := await next_text(self._socket)) is not None:
                    answer = await self._answer(text)
                    if answer is not None:
                        self._connection.answer(answer)
                        await self._connection.catch_up()
            finally:
                self._site.tables.left(self._table, reader)

    async def _answer(self, text: str) -> bytes | None:
        try:
            message = wire.messages.validate_json(text)
        except ValidationError as fault:
            return _refusal(_id_of(text), Refused("invalid", *first_fault(fault)))
        if isinstance(message, wire.Ping):
            return self._pong(message)
        try:
            if self._person is None:
                raise Refused("sign-in", Message("server-stranger"))
            with needing_the_database():
                ack = await self._site.do(self._table.match.id, self._person, message, self._trip)
        except Refused as fault:
            refusal = fault
        except Exception:
            log.exception("a command could not be carried out")
            refusal = fault_of_ours()
        else:
            return _text(ack)
        self._site.metrics.refused(refusal.code)
        return _refusal(message.id, refusal)

    def _pong(self, ping: wire.Ping) -> bytes | None:
        now = self._site.time.now()
        if ping.echo is not None:
            if ping.echo == self._beat and self._sent:
                trip = now - self._sent
                self._trip = (3 * self._trip + trip) // 4 if self._trip else trip
                self._sent = 0  # an echo counts once
            return None
        self._beat += 1
        self._sent = now
        return _text(wire.Pong(beat=self._beat, time=now))


def _refusal(name: str | None, refusal: Refused) -> bytes:
    error = wire.Fault.model_validate(refusal.to_json())
    return _text(wire.Refusal(id=name, error=error))


def _text(message: wire.Told) -> bytes:
    return message.model_dump_json().encode()


def _id_of(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender can tell which it was."""
    with suppress(ValueError):
        message = orjson.loads(text)
        if isinstance(message, dict) and isinstance(message.get("id"), str):
            return str(message["id"])[:64]
    return None


def first_fault(fault: ValidationError) -> list[Message]:
    """Return the first thing that is wrong with what was sent."""
    return mistakes(fault.errors(include_url=False, include_input=False), 1)
