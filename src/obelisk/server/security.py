"""What every request and every socket passes before it is looked at: sizes, origin, limits.

Browsers send the cookie of this site along with requests that other sites make. So what changes
something, and every socket, must come from a page of our own, which browsers tell by `Origin` and
`Sec-Fetch-Site`. Programs that are no browsers send neither, and have no cookie to misuse.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import ExitStack
from ipaddress import ip_address
from itertools import count
from typing import Any, cast
from urllib.parse import urlsplit

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from obelisk.core.messages import Message as Said
from obelisk.server.limits import address_of
from obelisk.server.people import SAFE, identify, is_known
from obelisk.server.refusal import STATUS, Refused
from obelisk.server.revocations import RECHECKED
from obelisk.server.site import Site
from obelisk.server.store.lost import needing_the_database

LARGEST_BODY = 128 * 1024  # bytes: a position of 20,000 characters, escaped
BODY_WITHIN = 30.0  # seconds that a body may take
_NO_HOST = re.compile(r"[@/?#\\\s]")
SIGNED_OUT, TOO_MANY = 4401, 4429  # why a socket is closed
SPREAD = 64  # moments at which the sockets that came together are first asked who they are

CONTENT = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
        "font-src 'self'", "connect-src 'self'", "media-src 'self'", "manifest-src 'self'",
        "worker-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_HTTPS = "max-age=31536000"

_numbers = count()  # of sockets


class Doors:
    """The application behind doors that let in what may come in, and mark what goes out."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app, self._site = app, site
        headers = {**HEADERS, "cache-control": "no-store"}
        if site.settings.is_secure:
            headers["strict-transport-security"] = ONLY_HTTPS
        self._headers = [(name.encode(), text.encode()) for name, text in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, self._marked(send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, self._marked(send))
        else:
            await self._app(scope, receive, send)

    def _marked(self, send: Send) -> Send:
        """`send` with the headers that everything has; what a route has set stays."""

        async def marked(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = list(message.get("headers", ()))
                names = {name.lower() for name, _ in given}
                rest = [(name, text) for name, text in self._headers if name not in names]
                message = {**message, "headers": given + rest}
            await send(message)

        return marked

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = self._connection(scope)
        try:
            check_text(scope)
            check_host(connection, self._site)
            if scope["method"] not in SAFE:
                check_origin(connection, self._site)
            self._site.limits.spend("request", address_of(connection))
            body = _Body(receive, connection.headers.get("content-length", ""))
        except Refused as refusal:
            await self._refuse(send, "http", refusal)
            return
        await self._app(scope, body.receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = self._connection(scope)
        address = address_of(connection)
        with ExitStack() as stack:
            try:
                check_text(scope)
                check_host(connection, self._site)
                check_origin(connection, self._site)
                self._site.limits.spend("socket", address)
                with needing_the_database():
                    await identify(connection)
                stack.enter_context(self._site.limits.hold("sockets", address))
            except Refused as refusal:
                await self._refuse(send, "websocket.http", refusal)
                return
            messages = _Messages(self._site, connection, receive, send)
            await self._app(scope, messages.receive, send)

    async def _refuse(self, send: Send, kind: str, refusal: Refused) -> None:
        self._site.metrics.refused(refusal.code)
        body = orjson.dumps({"error": refusal.to_json()})
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        if refusal.retry is not None:
            headers.append((b"retry-after", b"%d" % refusal.retry))
        status: dict[str, Any] = {"status": STATUS[refusal.code], "headers": headers}
        await send({"type": f"{kind}.response.start", **status})
        await send({"type": f"{kind}.response.body", "body": body})

    def _connection(self, scope: Scope) -> HTTPConnection:
        scope.setdefault("app", self._app)
        return HTTPConnection(scope)


class _Body:
    """Reads a body that is not too large and does not take too long."""

    def __init__(self, receive: Receive, length: str) -> None:
        self._receive, self._read, self._more = receive, 0, True
        self._until = asyncio.get_running_loop().time() + BODY_WITHIN
        if length.isdecimal() and int(length) > LARGEST_BODY:
            raise Refused("too-large", _too_large())

    async def receive(self) -> Message:
        if not self._more:  # what comes now is the end of the connection, for which anyone may wait
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise HTTPException(408, cast("str", _too_slow())) from None
        if message["type"] == "http.request":
            self._more = message.get("more_body", False)
            self._read += len(message.get("body", b""))
            if self._read > LARGEST_BODY:  # the kind that FastAPI lets through
                raise HTTPException(STATUS["too-large"], cast("str", _too_large()))
        return message


class _Messages:
    """Reads the messages of a socket: not too many, and only as long as it is still somebody's."""

    def __init__(
        self, site: Site, connection: HTTPConnection, receive: Receive, send: Send
    ) -> None:
        self._site, self._connection, self._receive, self._send = site, connection, receive, send
        number = next(_numbers)
        self._key = str(number)
        # After a restart all sockets come together: they are not to be asked together.
        self._checked = time.monotonic() - number % SPREAD / SPREAD * RECHECKED / 2

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return message
        try:
            self._site.limits.spend("message", self._key)
        except Refused as refusal:
            return await self._close(TOO_MANY, refusal.message)
        if not await self._is_known():
            return await self._close(SIGNED_OUT, "this session has ended")
        return message

    async def _is_known(self) -> bool:
        """Whether who opened the socket could open it now, as far as that was asked lately."""
        person = await identify(self._connection)
        if person is None or not self._site.revocations.is_due(person.id, self._checked):
            return True
        self._checked = time.monotonic()
        return await is_known(self._site, person)

    async def _close(self, code: int, reason: str) -> Message:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
        return {"type": "websocket.disconnect", "code": code, "reason": reason}


def _too_large() -> Said:
    return Said("server-body-size", most=LARGEST_BODY)


def _too_slow() -> Said:
    return Said("server-body-time", seconds=BODY_WITHIN)


def check_text(scope: Scope) -> None:
    """Refuse addresses that no database can look for."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise Refused("invalid", Said("server-address"))


def check_host(connection: HTTPConnection, site: Site) -> None:
    """Refuse names that point here without our knowing, unless the operator has said where people
    find the site: by such a name another site could make a browser take it for ours (DNS
    rebinding). Browsers always send a host; probes of old may not."""
    if site.settings.origin:
        return
    host = connection.headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = host
    if _NO_HOST.search(host):  # some read it in one way, some in another
        name = host
    if not host or name == "localhost" or name.endswith(".localhost") or _is_address(name):
        return
    raise Refused(
        "foreign",
        Said("server-host", host=host[:100]),
    )


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(connection: HTTPConnection, site: Site) -> None:
    """Refuse what another site makes a browser do."""
    origin = connection.headers.get("origin")
    foreign = Refused("foreign", Said("server-foreign"))
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise foreign
        return
    if site.settings.origin:
        if origin != site.settings.origin:
            raise foreign
    elif urlsplit(origin).netloc != connection.headers.get("host"):
        raise foreign
