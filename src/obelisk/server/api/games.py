"""The games that can be played, for whoever builds a form."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter

from obelisk.core.player import LEVEL_NAMES
from obelisk.games import CATALOGUE, find
from obelisk.server.wire import Told

router = APIRouter(prefix="/api/games", tags=["games"])


class OptionShown(Told):
    """An option of a game: `values` in words."""

    name: str
    default: bool | int | str
    values: str
    help: str


class GameShown(Told):
    """A game with its options; `secrets` tells whether seats know different things."""

    id: str
    title: str
    about: str
    rules: str
    seats: list[str]
    secrets: bool
    options: list[OptionShown]
    presets: dict[str, dict[str, Any]]
    levels: list[str]
    notations: list[str]
    """How its actions can be written; the first is that of the wire."""


@router.get("", summary="What can be played?")
async def games() -> list[GameShown]:
    """All games, their options and the names of the levels of their engines."""
    return _shown()


@lru_cache(maxsize=1)
def _shown() -> list[GameShown]:
    return [_show(name) for name in CATALOGUE]


def _show(name: str) -> GameShown:
    kind = find(name)
    return GameShown(
        id=name,
        title=kind.title,
        about=CATALOGUE[name][2],
        rules=kind.rules_version,
        seats=list(kind().seat_names),
        secrets=kind.has_secrets,
        options=[OptionShown(**option) for option in kind.options_type.describe()],
        presets={key: dict(values) for key, values in kind.options_type.presets.items()},
        levels=list(LEVEL_NAMES),
        notations=list(kind.notations),
    )
