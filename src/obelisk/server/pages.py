"""The pages of the web app: files that were built into this package, served from memory.

A name with a hash in it never changes what it means, so browsers keep those files for a year; the
others are asked for again each time and mostly answered by "not modified". Every address that is
no file and not of the API is a page of the app, which finds out itself what to show.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

INDEX = "index.html"
HASHED = "assets/"  # the folder of the files whose names change with their content
LASTING = "public, max-age=31536000, immutable"
ASKED_AGAIN = "no-cache"
CODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
NOT_OURS = ("/api/", "/api", "/healthz", "/metrics")

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Obelisk</title>
<h1>Obelisk</h1>
<p>The server is well, but its web app was not built. In a clone of the project, with Node at hand:
<code>make web</code>. Programs begin at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


@dataclass(frozen=True)
class Page:
    """A file in every coding that it was built in."""

    name: str
    content: bytes
    coded: Mapping[str, bytes]
    is_lasting: bool = False  # whether its address never means anything else

    @cached_property
    def tag(self) -> str:
        return f'W/"{sha256(self.content).hexdigest()[:20]}"'

    def answer(self, asked: Headers) -> Response:
        """What a browser with these headers gets."""
        headers = {
            "cache-control": LASTING if self.is_lasting else ASKED_AGAIN,
            "etag": self.tag,
            "vary": "accept-encoding",
        }
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = {
            part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")
        }
        coding = next((name for name in self.coded if name in accepted), None)
        content = self.content
        if coding is not None:
            content, headers["content-encoding"] = self.coded[coding], coding
        return Response(content, headers=headers, media_type=self._type)

    @property
    def _type(self) -> str:
        suffix = self.name[self.name.rfind(".") :]
        return TYPES.get(suffix) or guess_type(self.name)[0] or "application/octet-stream"


def built(folder: Traversable | None = None) -> dict[str, Page]:
    """The files of the app by name; none if it was not built."""
    found = dict(_read(folder or files("obelisk.server").joinpath("static"), ""))
    return {
        name: Page(
            name,
            content,
            {
                coding: found[name + suffix]
                for coding, suffix in CODINGS.items()
                if name + suffix in found
            },
            name.startswith(HASHED),
        )
        for name, content in found.items()
        if not name.endswith(tuple(CODINGS.values()))
    }


def _read(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    read = []
    for entry in folder.iterdir():
        if entry.is_dir():
            read += _read(entry, f"{path}{entry.name}/")
        else:
            read.append((path + entry.name, entry.read_bytes()))
    return read


class Pages:
    """Answers what no route answers: with a file, with the app, or as `otherwise` does."""

    def __init__(
        self,
        otherwise: ASGIApp,
        folder: Traversable | None = None,
        games: Callable[[], str] = lambda: "[]",
    ) -> None:
        """`games` tells the list of games, as JSON, that the app finds in its page."""
        self._otherwise = otherwise
        self._pages = built(folder)
        self._bare = self._pages.pop(INDEX, None)
        self._full: Page | None = None
        self._games, self._listed = games, ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] != "http"
            or scope["method"] not in ("GET", "HEAD")
            or scope["path"].startswith(NOT_OURS[0])
            or scope["path"] in NOT_OURS
        ):
            await self._otherwise(scope, receive, send)
            return
        name = scope["path"].removeprefix("/")
        page = self._pages.get(name)
        if (
            page is None
            and name != INDEX
            and (name.startswith(HASHED) or "." in name.rpartition("/")[2])
        ):
            await self._otherwise(scope, receive, send)  # a file of another build, or of nobody
            return
        page = page or self._index()
        if page is None:
            response = Response(MISSING, 503, media_type="text/html")
        else:
            response = page.answer(Headers(scope=scope))
        await response(scope, receive, send)

    def _index(self) -> Page | None:
        """The page of the app with the list of games in it."""
        games = self._games()
        if self._bare is not None and (self._full is None or games != self._listed):
            element = f'<script type="application/json" id="games">{games}</script>'.encode()
            content = self._bare.content.replace(b"</head>", element + b"</head>", 1)
            self._full = Page(INDEX, content, {"gzip": gzip.compress(content, 9)})
            self._listed = games
        return self._full
