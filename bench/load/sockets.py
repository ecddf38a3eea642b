"""A client of WebSockets that costs the driver little."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import cast


class Gone(Exception):
    """The connection is lost."""


class Socket(asyncio.Protocol):
    """As much of a WebSocket client as is needed here, so that the driver costs little."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        lines += [f"Cookie: {cookie}"] if cookie else []
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._buffer = bytearray()
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head = self._buffer.find(b"\r\n\r\n")
            if head < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                self.open.set_exception(Gone())
                return
            del self._buffer[: head + 4]
            self.open.set_result(None)
        while (message := self._frame()) is not None:
            self._messages.put_nowait(message)

    def _frame(self) -> bytes | None:
        """The next whole message; frames of the server are not masked, and not in parts."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        content, opcode = bytes(buffer[start : start + length]), buffer[0] & 15
        del buffer[: start + length]
        if opcode == 8:
            self.close()
            return None
        return content

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(Gone())
        self._messages.put_nowait(None)

    async def recv(self) -> bytes:
        message = await self._messages.get()
        if message is None:
            self._messages.put_nowait(None)
            raise Gone
        return message

    def send(self, text: bytes) -> None:
        """Send a text, masked by zeros, which leaves it as it is."""
        assert self._transport is not None
        if self._transport.is_closing():
            raise Gone
        size = len(text)
        assert size < 65536
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(port: int, path: str, cookie: str = "") -> Socket:
    """A socket that is open; the server may be about to start."""
    host = f"127.0.0.1:{port}"
    for _ in range(200):
        try:
            loop = asyncio.get_running_loop()
            _, socket = await loop.create_connection(
                lambda: Socket(host, path, cookie), "127.0.0.1", port
            )
            await socket.open
            return socket
        except (OSError, Gone):
            await asyncio.sleep(0.1)
    raise SystemExit("the server cannot be reached")
