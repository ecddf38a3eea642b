"""Requests that are still being sent: how long that may take, and how many an address may have.

uvicorn waits without end for the rest of a header. Here a connection is closed if the header of its
next request is not complete in time. An address has only so many connections on which a header is
awaited, be it the first or a later one that has begun: a further one closes the one that has waited
longest. Those that came within the last second are left alone, because a proxy that has just
started opens many at once; but what comes on top has no more than that second, and so many at once
are of no proxy that the rest are closed.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from obelisk.server.limits import customer_of

HEADER_WITHIN = 10.0  # seconds from the start of a connection, or of its next request
LONGEST_HEADER = 64 * 1024  # bytes
MOST_ARRIVING = 64  # connections of one address on which a header is awaited
NEW = 1.0  # seconds for which such a connection is new
MOST_AT_ONCE = 512  # of them, also if all are new

_REFUSAL = (
    b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b"
)


def arriving() -> type[HttpToolsProtocol]:
    """uvicorn's protocol with these limits, which counts for one server."""
    waiting: dict[str, dict[Arriving, float]] = {}  # by address, since when each connection waits

    class Counted(Arriving):
        waiting_by_address = waiting

    return Counted


class Arriving(HttpToolsProtocol):
    """A connection whose next request must arrive in time."""

    waiting_by_address: dict[str, dict[Arriving, float]]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._address = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = customer_of(self.client[0] if self.client else "")
        self._expect()

    def data_received(self, data: bytes) -> None:
        was_incomplete = self._deadline is not None
        super().data_received(data)
        if was_incomplete and self._deadline is not None:
            self._size += len(data)
            if self._size > LONGEST_HEADER:
                self.refuse(b"431 Request Header Fields Too Large", "the header is too long")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:  # the next request on this connection
            self._expect()

    def on_headers_complete(self) -> None:
        self._arrived()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def refuse(self, status: bytes, why: str) -> None:
        """Say why, and close the connection."""
        self._arrived()
        if not self.transport.is_closing():
            text = f"{why}\n".encode()
            self.transport.write(_REFUSAL % (status, len(text), text))
            self.transport.close()

    def _expect(self) -> None:
        others = self.waiting_by_address.setdefault(self._address, {})
        now = self.loop.time()
        if len(others) >= MOST_ARRIVING:
            oldest, since = next(iter(others.items()))
            if now - since > NEW:
                oldest.refuse(b"429 Too Many Requests", "too many requests are half sent")
        within = HEADER_WITHIN if len(others) < MOST_ARRIVING else NEW
        others[self] = now
        self.waiting_by_address[self._address] = others
        self._size = 0
        if len(others) > MOST_AT_ONCE:
            self.refuse(b"429 Too Many Requests", "too many requests are half sent")
            return
        self._deadline = self.loop.call_later(
            within,
            self.refuse,
            b"408 Request Timeout",
            f"the header did not arrive within {within:.0f} s",
        )

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        others = self.waiting_by_address.get(self._address, {})
        others.pop(self, None)
        if not others:
            self.waiting_by_address.pop(self._address, None)
