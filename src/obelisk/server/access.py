"""Watching the doors: how many came, how long they waited, and a line in the log for each.

A line names the route and never the address that was asked for: the id of a match by link is a
secret of those who have the link. For the same reason nobody's address, cookie or token is logged.
"""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from obelisk.server.metrics import Metrics

log = logging.getLogger("obelisk.access")
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


class Watched:
    """An application whose answers are counted, timed and logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = route_of(scope)
            self._metrics.answered(method, route, status, seconds)
            log.info("%s %s %d %.0f ms", method, route, status, seconds * 1000)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        route, began, is_open = "", time.monotonic(), False

        async def noted(message: Message) -> None:
            nonlocal route, is_open
            if message["type"] == "websocket.accept":
                route, is_open = route_of(scope), True
                self._metrics.connected(route, 1)
                log.info("socket %s opened", route)
            elif message["type"] == "websocket.http.response.start":
                log.info("socket %s refused: %d", route_of(scope), message["status"])
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            if is_open:
                self._metrics.connected(route, -1)
                log.info("socket %s closed after %.0f s", route, time.monotonic() - began)


def route_of(scope: Scope) -> str:
    """The route that a request took, with names in place of what it asked for."""
    path: str | None = getattr(scope.get("route"), "path", None)
    return "unknown" if path is None else path
