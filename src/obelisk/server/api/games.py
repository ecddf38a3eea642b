"""The games that can be played, for whoever builds a form."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from obelisk.core.player import LEVEL_NAMES
from obelisk.games import find, has, said, usable
from obelisk.server.site import site_of
from obelisk.server.wire import Told

router = APIRouter(tags=["games"])


class RangeShown(Told):
    """From which number to which an option goes."""

    least: int
    most: int
    never: bool
    """Whether it may also be 0, below `least`."""


class OptionShown(Told):
    """An option of a game: one of `choices`, or a number in a `range`."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    range: RangeShown | None
    help: str


class GameShown(Told):
    """A game with its options; `secrets` tells whether seats know different things."""

    id: str
    title: dict[str, str]
    """In every language."""
    about: dict[str, str]
    """One line about it, in every language."""
    rules: str
    seats: list[str]
    secrets: bool
    options: list[OptionShown]
    presets: dict[str, dict[str, Any]]
    levels: list[str]
    notations: list[str]
    """How its actions can be written; the first is that of the wire."""


@router.get("/api/games", summary="What can be played?")
async def games() -> list[GameShown]:
    """All games, their options and the names of the levels of their engines."""
    shown = await asyncio.to_thread(_shown)
    return [game for game in shown if has(game.id)]


@router.api_route(
    "/games/{game}/{hash}/{path:path}", methods=["GET", "HEAD"], include_in_schema=False
)
async def file(request: Request, game: str, hash: str, path: str) -> Response:
    """A file of a game's folder. It never changes: another would have another hash."""
    page = await site_of(request).game_files.page(game, hash, path)
    if page is None:
        raise HTTPException(404)
    return page.answer(request.headers)


@lru_cache(maxsize=1)
def _shown() -> list[GameShown]:
    return [_show(name) for name, _ in usable()]


def _show(name: str) -> GameShown:
    kind = find(name)
    return GameShown(
        id=name,
        title=said(name, "title"),
        about=said(name, "about"),
        rules=kind.rules_version,
        seats=list(kind().seat_names),
        secrets=kind.has_secrets,
        options=[OptionShown.model_validate(option) for option in kind.options_type.describe()],
        presets={key: dict(values) for key, values in kind.options_type.presets.items()},
        levels=list(LEVEL_NAMES),
        notations=list(kind.notations),
    )
