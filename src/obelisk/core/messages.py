"""What is said to people, as data: the code of a catalogue entry, with arguments.

A `Message` names an entry (see `obelisk.core.words`), so that every language can say it in its own
way. Arguments are texts, numbers, pieces, sides, seats, lists, and other messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from typing_extensions import TypedDict

if TYPE_CHECKING:
    from obelisk.core.words import Words

Join: TypeAlias = Literal["and", "or", "none"]


@dataclass(frozen=True, slots=True)
class PieceNamed:
    """A piece: its kind such as `laser-pyramid`, and if it matters its side and its square."""

    kind: str
    side: str | None = None
    square: str | None = None

    def to_json(self) -> object:
        return {"piece": {"kind": self.kind, "side": self.side, "square": self.square}}


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a board game, by its full name: `khet-silver`."""

    name: str

    def to_json(self) -> object:
        return {"side": self.name}


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat by its number, which readers see as the name of the player who sits there."""

    number: int

    def to_json(self) -> object:
        return {"seat": self.number}


@dataclass(frozen=True, slots=True)
class List:
    """Several arguments, joined by "and", by "or", or with commas only ("none")."""

    items: tuple[Argument, ...]
    join: Join = "and"

    @classmethod
    def of(cls, items: Iterable[Argument], join: Join = "and") -> List:
        """Return a list of any number of arguments."""
        return cls(tuple(items), join)

    def to_json(self) -> object:
        return {"list": [argument_json(item) for item in self.items], "join": self.join}


class MessageShown(TypedDict):
    """A message as it is sent: `text` is the English sentence."""

    code: str
    args: dict[str, object]
    clause: str | None
    text: str


class Message:
    """A catalogue entry with its arguments, and the clause of the rulebook that it rests on.

    A read-only value. `str(message)` is English, `message.said("ru")` another language.
    """

    __slots__ = ("args", "clause", "code")

    code: str
    args: Mapping[str, Argument]
    clause: str | None

    def __init__(self, code: str, /, *, clause: str | None = None, **args: Argument) -> None:
        self._keep(code, args, clause)

    @classmethod
    def of(cls, code: str, args: Mapping[str, Argument], clause: str | None = None) -> Message:
        """Return the message with these arguments, which may have any names."""
        message = cls.__new__(cls)
        message._keep(code, dict(args), clause)
        return message

    def _keep(self, code: str, args: dict[str, Argument], clause: str | None) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "args", MappingProxyType(args))
        object.__setattr__(self, "clause", clause)

    def said(
        self, language: str = "en", seats: Callable[[int], str | Message] | None = None
    ) -> str:
        """Return the sentence in a language; `seats` names a seat as its reader knows it."""
        return _words().format(self, language, seats)

    def under(self, clause: str | None) -> Message:
        """Return the same message, resting on another clause."""
        return Message.of(self.code, self.args, clause)

    def to_json(self) -> MessageShown:
        args = {name: argument_json(value) for name, value in self.args.items()}
        return {"code": self.code, "args": args, "clause": self.clause, "text": self.said()}

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        clause = f", clause={self.clause!r}" if self.clause else ""
        return f"Message({self.code!r}{clause}{args})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a message is read-only")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self._content() == other._content()

    def __hash__(self) -> int:
        return hash((self.code, self.clause))

    def __reduce__(self) -> tuple[object, ...]:
        return Message.of, self._content()

    def _content(self) -> tuple[str, dict[str, Argument], str | None]:
        return self.code, dict(self.args), self.clause


Argument: TypeAlias = str | int | float | PieceNamed | Side | Seat | List | Message


def argument_json(argument: Argument) -> object:
    """Return an argument as it is sent."""
    if isinstance(argument, Message):
        args = {name: argument_json(value) for name, value in argument.args.items()}
        return {"message": {"code": argument.code, "args": args}}
    if isinstance(argument, str | int | float):
        return argument
    return argument.to_json()


def _words() -> Words:
    """Return the catalogues, which are imported when the first sentence is needed.

    Not by a statement: what compiled kernels depend on is found by these, and words are not in it.
    """
    words: Words = import_module("obelisk.core.words").WORDS
    return words
