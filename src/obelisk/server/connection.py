"""The connection to a client: a WebSocket that messages can be put on without a waiting task.

Messages of one turn of the event loop leave together, so that an event and its receipt are one
packet and one system call.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from obelisk.server.listening import Listener

MOST_TOGETHER = 64 * 1024  # bytes in one packet, more or less
MOST_ANSWERS = 32  # that wait for a client to read them before it is heard again
SILENT = 4408  # why a socket is closed whose client says nothing

_KEY = "obelisk.connection"  # in the state of its scope
_TEXT = 0x81  # a frame of text that is whole


class Connection(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which passes on what a listener is told, as quickly as it is read.

    While a client does not read, nothing is taken from its listener, where waiting has a limit.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._listener: Listener | None = None
        self._at_end: Callable[[], None] | None = None
        self._answers: list[bytes] = []
        self._is_due = False
        self._waits: float | None = None  # since when for a message; None: it does not
        self._watch: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope["state"][_KEY] = self
        await super().run_asgi()

    # Hearing

    async def receive(self) -> Any:
        self._waits = self.loop.time()
        try:
            return await super().receive()
        finally:
            self._waits = None

    def watch_silence(self, seconds: float) -> None:
        """Hear that a client has gone (`SILENT`) that says nothing for so long when it is asked."""
        # one clock for a socket: to set one for each message takes longer than to read it
        now = self.loop.time()
        rest = seconds if self._waits is None else self._waits + seconds - now
        if rest <= 0:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": SILENT})
        elif not self.disconnected:
            self._watch = self.loop.call_later(rest, self.watch_silence, seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._watch is not None:
            self._watch.cancel()
        super().connection_lost(exc)

    # Speaking

    def listen(self, listener: Listener, at_end: Callable[[], None]) -> None:
        """Pass on what a listener is told from now on; `at_end` is called when it is over."""
        self._listener, self._at_end = listener, at_end
        listener.wake = self._speak_soon
        self._speak_soon()

    def ignore(self) -> None:
        """Pass nothing on any more."""
        self._listener = self._at_end = None

    def answer(self, text: bytes) -> None:
        """Say something, after what the listener was told before."""
        self._answers.append(text)
        self._speak_soon()

    async def catch_up(self) -> None:
        """Return when the client has not too many answers still to read."""
        if len(self._answers) >= MOST_ANSWERS:
            await self.writable.wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._speak_soon()

    def _speak_soon(self) -> None:
        if not self._is_due:
            self._is_due = True
            self.loop.call_soon(self._speak)

    def _speak(self) -> None:
        self._is_due = False
        while self.writable.is_set() and (frames := self._next_frames()):
            if self.disconnected or self.close_sent or self.transport.is_closing():
                return
            self.transport.write(b"".join(frames))
        if self._listener is not None and self._listener.is_over and self._at_end is not None:
            at_end, self._at_end = self._at_end, None
            at_end()

    def _next_frames(self) -> list[bytes]:
        frames: list[bytes] = []
        size = 0
        while self._listener is not None and size < MOST_TOGETHER:
            text = self._listener.take()
            if text is None:
                break
            frames += (_head(len(text)), text)
            size += len(text)
        if size < MOST_TOGETHER:  # else there may be more to tell first
            for text in self._answers:
                frames += (_head(len(text)), text)
            self._answers.clear()
        return frames


def _head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 65536:
        return bytes((_TEXT, 126, length >> 8, length & 255))
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


def connection_of(request: HTTPConnection) -> Connection:
    """Return the connection that a socket came by."""
    connection: Connection = request.scope["state"][_KEY]
    return connection
