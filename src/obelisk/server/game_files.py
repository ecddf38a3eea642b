"""The games as the page needs them: what each is, and the files of its folder under a hash.

The page carries the list of games, and fetches words, rulebooks, lessons and drawings below
`/games/<id>/<hash>/`, where nothing ever changes. All of it is read at the start, in a thread; a
game of which this fails is left out.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from obelisk.core.board_game import is_searchable
from obelisk.core.errors import BrokenGame
from obelisk.core.game import Game
from obelisk.core.messages import Message
from obelisk.core.quoting import raised
from obelisk.games import has, leave_out, left_out, said, source, usable
from obelisk.games.folder import art_sets, languages_of, served_files, shared_owner
from obelisk.server.pages import Page

log = logging.getLogger(__name__)
HASH = 12  # hexadecimal digits


@dataclass(frozen=True)
class ServedGame:
    """A game as the page needs it: its entry in the list of games, and its files by path."""

    told: dict[str, Any]
    hash: str
    pages: dict[str, Page]


class GameFiles:
    """The games that this server offers, and their files. Making one reads all folders."""

    def __init__(self) -> None:
        self._games: dict[str, ServedGame] = {}
        for name, kind in usable():
            try:
                self._games[name] = _served(kind())
            except BrokenGame as fault:
                leave_out(name, *fault.faults)
            except Exception as fault:  # whatever a stranger's game does
                leave_out(name, Message("server-look-raises", error=raised(fault)))
        for line in left_out():
            log.warning("%s", line)

    def listing(self) -> str:
        """The list of games that the page carries, as JSON that can stand in HTML."""
        told = [game.told for name, game in self._games.items() if has(name)]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")

    async def page(self, game: str, hash: str, path: str) -> Page | None:
        """A file of a game's folder; None if there is no such file, or not with this hash."""
        served = self._games.get(game)
        if served is None or served.hash != hash or path not in served.pages:
            return None
        page = served.pages[path]
        if not page.coded:
            page = served.pages[path] = await asyncio.to_thread(_packed, page)
        return page


def _served(game: Game) -> ServedGame:
    folder = source(game.id).folder
    files = served_files(type(game), folder)
    digest = _hash_of(files)
    told = {
        "id": game.id,
        "hash": digest,
        "languages": list(languages_of(folder)),
        "title": said(game.id, "title"),
        "about": said(game.id, "about"),
        "shares": [name for name in [shared_owner(type(game))] if name is not None],
        "seats": list(game.seat_names),
        "secrets": game.has_secrets,
        "studied": is_searchable(game),
        "lesson": "lesson.json" in files,
        "sets": art_sets(type(game)),
        "board": _board(game),
    }
    return ServedGame(told, digest, {path: Page(path, files[path], {}, True) for path in files})


def _board(game: Game) -> dict[str, Any] | None:
    """What the page knows of the board before it has a view; None if there is none."""
    if not game.kinds:
        return None
    return {
        "palette": list(game.palette),
        "points": game.is_of_points,
        "kinds": dict(game.kinds),
    }


def _hash_of(files: dict[str, bytes]) -> str:
    digest = sha256()
    for path, content in sorted(files.items()):
        digest.update(f"{path}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:HASH]


def _packed(page: Page) -> Page:
    return replace(page, coded={"gzip": gzip.compress(page.content, 9)})
