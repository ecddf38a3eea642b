"""The connection to a client: what leaves together, and what a slow or silent client is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from obelisk.server.connection import MOST_TOGETHER, SILENT, Connection, connection_of
from obelisk.server.listening import MOST_QUEUED, Listener

Serve = Callable[[WebSocket, Connection], Awaitable[None]]


def talk(serve: Serve, hear: Callable[[ClientConnection], Awaitable[Any]]) -> Any:
    """What a client hears of a server that serves each socket so."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await serve(socket, connection_of(socket))

    async def scene() -> Any:
        config = uvicorn.Config(app, port=0, ws=Connection, lifespan="off", log_level="error")
        server = uvicorn.Server(config)
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup()
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            async with connect(f"ws://127.0.0.1:{port}/", compression=None) as client:
                return await hear(client)
        finally:
            await server.shutdown()

    return asyncio.run(scene())


async def until_gone(socket: WebSocket) -> int:
    """Wait until a client is gone; the code with which it went."""
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect as gone:
        return gone.code


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 3 * MOST_TOGETHER])
def test_texts_of_all_sizes_arrive_whole(size: int) -> None:
    text = "é" * (size // 2) + "x" * (size % 2)

    async def serve(socket: WebSocket, connection: Connection) -> None:
        connection.answer(text.encode())
        await until_gone(socket)

    assert talk(serve, lambda client: client.recv()) == text


def test_an_answer_comes_after_what_was_told_before_and_in_one_packet() -> None:
    written: list[bytes] = []

    async def serve(socket: WebSocket, connection: Connection) -> None:
        listener = Listener(lambda: b"whole")
        connection.listen(listener, lambda: None)
        write = connection.transport.write
        connection.transport = Watched(connection.transport, written, write)
        listener.put(b"event 1")
        connection.answer(b"receipt")
        listener.put(b"event 2")
        await until_gone(socket)

    async def hear(client: ClientConnection) -> list[Any]:
        return [await client.recv() for _ in range(3)]

    assert talk(serve, hear) == ["event 1", "event 2", "receipt"]
    assert b"event 1" in written[0]
    assert written[0].endswith(b"receipt")


class Watched:
    """A transport whose writing is watched."""

    def __init__(self, transport: Any, written: list[bytes], write: Callable[[bytes], None]):
        self._transport, self._written, self._write = transport, written, write

    def write(self, content: bytes) -> None:
        self._written.append(content)
        self._write(content)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def test_a_client_that_does_not_read_is_told_the_whole_later() -> None:
    text = b"x" * MOST_TOGETHER
    caught_up = asyncio.Event()

    async def serve(socket: WebSocket, connection: Connection) -> None:
        listener = Listener(lambda: b"the whole")
        connection.listen(listener, lambda: None)
        while connection.writable.is_set():  # until the client is behind
            listener.put(text)
            await asyncio.sleep(0)
        for _ in range(MOST_QUEUED + 1):
            listener.put(b"not told")
        caught_up.set()
        await until_gone(socket)

    async def hear(client: ClientConnection) -> str:
        await caught_up.wait()
        while (message := await client.recv()) == text.decode():
            pass
        return str(message)

    assert talk(serve, hear) == "the whole"


def test_the_end_of_a_listener_is_noticed_when_all_is_told() -> None:
    async def serve(socket: WebSocket, connection: Connection) -> None:
        listener, ended = Listener(lambda: b"whole"), asyncio.Event()
        listener.put(b"last words")
        listener.close()
        connection.listen(listener, ended.set)
        await ended.wait()
        await socket.close(1012)

    async def hear(client: ClientConnection) -> tuple[Any, Any]:
        said = await client.recv()
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
        return said, closed.value.rcvd and closed.value.rcvd.code

    assert talk(serve, hear) == ("last words", 1012)


def test_who_is_silent_is_gone_but_not_while_being_answered() -> None:
    codes: list[int] = []

    async def serve(socket: WebSocket, connection: Connection) -> None:
        connection.watch_silence(0.05)
        await asyncio.sleep(0.2)  # as if a message were being answered
        codes.append(await until_gone(socket))

    async def hear(client: ClientConnection) -> None:
        await client.wait_closed()

    talk(serve, hear)
    assert codes == [SILENT]
