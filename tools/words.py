"""Every word about a game that the server sends to people, for the catalogue in its folder."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from obelisk.core.options import Choice
from obelisk.games import find

LASER_GAMES = ("khet", "pharaohs_light", "photon")


def words_of(name: str) -> list[str]:
    """The keys of all messages that pages need for what a game sends: its options and their values,
    its sides, kinds of pieces, reasons and words that are actions."""
    game = find(name)
    fields = vars(game)["options_type"].__dataclass_fields__.values()
    options = [
        (field.name, field.metadata["domain"]) for field in fields if "domain" in field.metadata
    ]
    keys = [f"option.{option}" for option, _ in options]
    keys += [
        f"value.{option}.{value}"
        for option, domain in options
        if isinstance(domain, Choice)
        for value in domain.values
        if isinstance(value, str)
    ]
    if game.has_secrets:
        return keys
    keys += [f"side.{side}" for side in game.seat_names]
    keys += [f"reason.{reason}" for reason in vars(game)["reasons"].values()]
    keys += [f"kind.{kind}" for kind in _once(_kinds(name))]
    module = name.replace("-", "_")
    if module in LASER_GAMES:
        keys += [f"word.{word}" for word in _laser_text(module).words]
    return keys


def _laser_text(module: str) -> Any:
    notation = import_module(f"obelisk.games.{module}.notation")
    return notation.TEXT if hasattr(notation, "TEXT") else notation.TEXTS[8]


def _kinds(name: str) -> Iterator[str]:
    """Kinds as the boards of a game are drawn with them."""
    from obelisk.games.photon.view import MIRRORS
    from obelisk.games.xionghan.pieces import KINDS

    module = name.replace("-", "_")
    if module not in LASER_GAMES:
        yield from (kind.name for kind in KINDS.values())
        return
    for kind, _ in _laser_text(module).kinds.values():
        if kind.name == "mirror":
            yield from MIRRORS
        elif kind.name == "block":
            yield kind.name
            yield from (f"block-{points + 1}" for points in range(kind.states))
        else:
            yield kind.name.lower().replace(" ", "-")


def _once(all_words: Any) -> list[str]:
    return list(dict.fromkeys(all_words))
