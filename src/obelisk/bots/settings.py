"""The options of the engine as UGI tells and sets them: its own, and every option of the rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import obelisk
from obelisk.bots.line_finder import TOP_LEVEL, Settings
from obelisk.core.errors import InvalidOption
from obelisk.core.messages import Message
from obelisk.core.options import LARGEST_COUNT, Choice, Flag, unknown
from obelisk.core.quoting import quoted, shown

if TYPE_CHECKING:
    from obelisk.core.game import Game


class Spin(NamedTuple):
    """An option of the engine: its field of `Settings` and the numbers that it may have."""

    field: str
    least: int
    most: int


SPINS = {
    "Hash": Spin("megabytes", 1, 65536),
    "Threads": Spin("threads", 1, 256),
    "Level": Spin("level", 1, TOP_LEVEL),
    "MultiPV": Spin("lines", 1, 64),
    "Seed": Spin("seed", 0, 2**31 - 1),
}


def describe(game: Game, settings: Settings) -> Iterator[str]:
    """Every option with its type and its value now, as `option` lines."""
    for name, spin in SPINS.items():
        value = getattr(settings, spin.field)
        yield f"option name {name} type spin default {value} min {spin.least} max {spin.most}"
    values = game.options.to_json()
    for field in dataclasses.fields(game.options_type):
        yield f"option name {field.name} type {_kind(field.metadata['domain'], values[field.name])}"


def _kind(domain: object, value: object) -> str:
    if isinstance(domain, Flag):
        return f"check default {str(value).lower()}"
    if isinstance(domain, Choice):
        listed = "".join(f" var {known}" for known in domain.values)
        return f"combo default {value}{listed}"
    return f"spin default {value} min 0 max {LARGEST_COUNT}"


def set_spin(settings: Settings, name: str, value: str) -> Settings | None:
    """The settings with a new value; None if the engine has no such option of its own."""
    found = next((known for known in SPINS if known.lower() == name.lower()), None)
    if found is None:
        return None
    field, least, most = SPINS[found]
    if not (
        value.isascii() and value.isdecimal() and len(value) < 20 and least <= int(value) <= most
    ):
        given = quoted(value)
        raise InvalidOption(
            Message("core-number-range", name=found, given=given, least=least, most=most)
        )
    return dataclasses.replace(settings, **{field: int(value)})


def set_rule(game: Game, given: dict[str, object], name: str, value: str) -> dict[str, object]:
    """The given options with a new one, after the game has accepted them together."""
    known = {field.name.lower(): field.name for field in dataclasses.fields(game.options_type)}
    if name.lower() not in known:
        raise InvalidOption(unknown("core-option-unknown", shown(name), [*SPINS, *known]))
    pair = f"{known[name.lower()]}={value}"
    options = {**given, **game.options_type.parse([pair])}
    obelisk.game(game.id, **options)
    return options
