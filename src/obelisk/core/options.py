"""The options of a game: a frozen dataclass from which they are read and described.

For example:

    setup: str = choice("classic", SETUPS, "start position")
    quiet_limit: int = count(0, "plies without a capture after which the game is drawn; 0: never")
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Self, TypeAlias, TypeVar

from typing_extensions import TypedDict

from obelisk.core.errors import MOST_FAULTS, InvalidOption
from obelisk.core.messages import List, Message
from obelisk.core.quoting import quoted, shown

# Counters of positions, and the limits they meet, fit a 32-bit field with room to grow.
LARGEST_COUNT = 10**9

Value: TypeAlias = bool | int | str  # of an option
Chosen = TypeVar("Chosen", bound=Value)


class Range(TypedDict):
    """From which number to which an option goes; `never`: 0 is possible too, below `least`."""

    least: int
    most: int
    never: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Choice:
    """One of several words or numbers."""

    values: tuple[str | int, ...]
    range: ClassVar[None] = None

    def admits(self, value: object) -> bool:
        return any(type(value) is type(known) and value == known for known in self.values)

    def from_text(self, text: str) -> object:
        return next((known for known in self.values if str(known) == text), text)

    @property
    def message(self) -> Message:
        return Message("core-values-list", values=List.of(map(str, self.values), "or"))


class Flag:
    """True or false."""

    values: ClassVar[tuple[bool, ...]] = (True, False)
    range: ClassVar[None] = None

    def admits(self, value: object) -> bool:
        return isinstance(value, bool)

    def from_text(self, text: str) -> object:
        return {"true": True, "false": False}.get(text.lower(), text)

    @property
    def message(self) -> Message:
        names = [str(value).lower() for value in self.values]
        return Message("core-values-list", values=List.of(names, "or"))


class Always(Flag):
    """True: without it there is no game. False is left to `clashes`, which says why."""

    values = (True,)


class Count:
    """A whole number from 0."""

    values: ClassVar[tuple[int, ...]] = ()
    range: ClassVar[Range] = {"least": 0, "most": LARGEST_COUNT, "never": False}

    def admits(self, value: object) -> bool:
        return (
            isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_COUNT
        )

    def from_text(self, text: str) -> object:
        is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST_COUNT))
        return int(text) if is_number else text

    @property
    def message(self) -> Message:
        return Message("core-values-count", most=LARGEST_COUNT)


class Repetition(Count):
    """How often a position must occur: at least twice, or 0 for never."""

    range: ClassVar[Range] = {"least": 2, "most": LARGEST_COUNT, "never": True}

    def admits(self, value: object) -> bool:
        return super().admits(value) and value != 1

    @property
    def message(self) -> Message:
        return Message("core-values-repetition", most=LARGEST_COUNT)


def choice(default: Chosen, values: Iterable[str | int], help: str) -> Chosen:
    """Declare an option that is one of `values`."""
    return _option(default, Choice(tuple(values)), help)


def flag(default: bool, help: str) -> bool:
    """Declare an option that is true or false."""
    return _option(default, Flag(), help)


def always(help: str) -> bool:
    """Declare an option that can only be true; no form offers it."""
    return _option(True, Always(), help)


def count(default: int, help: str) -> int:
    """Declare an option that is a whole number from 0."""
    return _option(default, Count(), help)


def repetition(default: int, help: str) -> int:
    """Declare an option that is a number of occurrences of a position.

    With 1 a game would end at its start. Some old saved games have that value, so it is kept.
    """
    return _option(default, Repetition(), help, kept=Count())


Domain = Choice | Flag | Count


class Described(TypedDict):
    """An option for tables and forms: it has `choices`, or a `range` of numbers."""

    name: str
    default: Value
    values: str
    """What it may be, in words."""
    choices: list[Value]
    range: Range | None
    help: str


def _option(default: Chosen, domain: Domain, help: str, kept: Domain | None = None) -> Chosen:
    """Declare an option: `domain` holds for new games, `kept` for saved ones."""
    metadata = {"domain": domain, "kept": kept or domain, "help": help}
    return dataclasses.field(default=default, metadata=metadata)


@dataclasses.dataclass(frozen=True)
class Options:
    """Base of every game's options: immutable, comparable, hashable.

    A game with presets has an option `preset`, whose values name entries of `presets`; an option
    given beside a preset wins over it.

    When a game's `rules_version` rises, the version it leaves becomes the last entry of `upgrades`:
    the options under which today's rules play as that version did, where a game kept from then
    does not say them. They are the former defaults, and the former behaviour of new options.
    """

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType({})
    upgrades: ClassVar[Mapping[str, Mapping[str, object]]] = MappingProxyType({})

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Self:
        """Return the options with these values; `InvalidOption` names all faults at once."""
        options = cls._of(given)
        if clashes := options.clashes():
            raise InvalidOption(*clashes)
        return options

    @classmethod
    def of_version(cls, version: str, given: Mapping[str, object]) -> Self:
        """Return the options of a game that was played by an older version of the rules.

        `clashes` is not asked: options that new games may not combine may have been played then.
        """
        return cls._of(cls.upgraded(version, given), "kept")

    @classmethod
    def upgraded(cls, version: str, given: Mapping[str, object]) -> dict[str, object]:
        """Return the options under which today's rules play as `version`, a key of `upgrades`, did.

        Override this if it takes more than filling in options.
        """
        versions = list(cls.upgrades)
        since = versions[versions.index(version) :]
        filled: dict[str, object] = {}
        for later in reversed(since):
            filled |= cls.upgrades[later]
        return {**filled, **given}

    @classmethod
    def _of(cls, given: Mapping[str, object], domain: str = "domain") -> Self:
        known = {field.name: field.metadata[domain] for field in dataclasses.fields(cls)}
        faults: list[Message] = []
        for name, value in given.items():
            if len(faults) == MOST_FAULTS:
                break
            if name not in known:
                faults.append(unknown("core-option-unknown", shown(name), known))
            elif not known[name].admits(value):
                values = known[name].message
                faults.append(
                    Message("core-option-value", name=name, given=quoted(value), values=values)
                )
        if faults:
            raise InvalidOption(*faults)
        return cls(**{**cls.defaults(given.get("preset")), **given})

    def clashes(self) -> list[Message]:
        """Return why options that are each valid cannot be combined in a new game."""
        return []

    @classmethod
    def defaults(cls, preset: object = None) -> dict[str, Value]:
        """Return the value of every option under a preset (None: the default one)."""
        values: dict[str, Value] = {
            field.name: _default(field) for field in dataclasses.fields(cls)
        }
        return {**values, **cls.presets.get(str(preset or values.get("preset")), {})}

    @classmethod
    def parse(cls, pairs: Iterable[str]) -> dict[str, object]:
        """Return options that were typed as `name=value`, with values that `read` takes."""
        known = {field.name: field.metadata["domain"] for field in dataclasses.fields(cls)}
        values: dict[str, object] = {}
        for pair in pairs:
            name, equals, text = (part.strip() for part in pair.partition("="))
            if not equals:
                raise InvalidOption(Message("core-option-pair", given=shown(pair)))
            values[name] = known[name].from_text(text) if name in known else text
        return values

    @classmethod
    def describe(cls) -> list[Described]:
        """Return all options, for tables and forms."""
        return [
            {
                "name": field.name,
                "default": _default(field),
                "values": str(field.metadata["domain"].message),
                "choices": list(field.metadata["domain"].values),
                "range": field.metadata["domain"].range,
                "help": field.metadata["help"],
            }
            for field in dataclasses.fields(cls)
        ]

    def to_json(self) -> dict[str, Value]:
        return dict(self._values)

    @cached_property
    def _values(self) -> dict[str, Value]:
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    def changed(self) -> dict[str, Value]:
        """Return the options that differ from their defaults, or from those of their preset."""
        values = self.to_json()
        ordinary = self.defaults(values.get("preset")) | {"preset": self.defaults().get("preset")}
        return {name: value for name, value in values.items() if value != ordinary[name]}


def unknown(code: str, given: str, known: Iterable[str]) -> Message:
    """Return the message that a name is unknown, with the known ones.

    If one of them is close, the message is `code`-close, which asks whether it was meant.
    """
    names = List.of(known, "none")
    if close := get_close_matches(given, map(str, names.items), 1):
        return Message.of(f"{code}-close", {"given": given, "known": names, "close": close[0]})
    return Message.of(code, {"given": given, "known": names})


def _default(option: dataclasses.Field[Value]) -> Value:
    assert option.default is not dataclasses.MISSING  # every option has one
    return option.default
