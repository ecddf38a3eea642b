"""The games that can be played, for whoever builds a form."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter

from obelisk.core.player import LEVEL_NAMES
from obelisk.games import find, usable, words
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


@router.get("", summary="What can be played?")
async def games() -> list[GameShown]:
    """All games, their options and the names of the levels of their engines."""
    return _shown()


@lru_cache(maxsize=1)
def _shown() -> list[GameShown]:
    return [_show(name) for name, _ in usable()]


def _show(name: str) -> GameShown:
    kind = find(name)
    spoken = words(name)
    return GameShown(
        id=name,
        title={language: texts["title"] for language, texts in spoken.items()},
        about={language: texts["about"] for language, texts in spoken.items()},
        rules=kind.rules_version,
        seats=list(kind().seat_names),
        secrets=kind.has_secrets,
        options=[OptionShown(**option) for option in kind.options_type.describe()],
        presets={key: dict(values) for key, values in kind.options_type.presets.items()},
        levels=list(LEVEL_NAMES),
        notations=list(kind.notations),
    )
