"""What is said to people, as data: a code of a catalogue with arguments.

A `Message` names an entry of a catalogue (see `obelisk.core.words`), so that every language can say
it in its own way. Arguments are text, numbers, pieces, sides, seats, lists, and other messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from typing_extensions import TypedDict

if TYPE_CHECKING:
    from obelisk.core.words import Words

Join: TypeAlias = Literal["and", "or", "none"]


@dataclass(frozen=True, slots=True)
class PieceNamed:
    """A piece by its kind `laser-pyramid`, and where they matter its side and its square."""

    kind: str
    side: str | None = None
    square: str | None = None

    def to_json(self) -> object:
        return {"piece": {"kind": self.kind, "side": self.side, "square": self.square}}


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two sides of a board game, by its name with that of the game: `khet-silver`."""

    name: str

    def to_json(self) -> object:
        return {"side": self.name}


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat by its number, which each reader sees as the name of who sits there."""

    number: int

    def to_json(self) -> object:
        return {"seat": self.number}


@dataclass(frozen=True, slots=True)
class List:
    """Several arguments in a row, joined by "and", by "or", or by commas alone ("none")."""

    items: tuple[Argument, ...]
    join: Join = "and"

    @classmethod
    def of(cls, items: Iterable[Argument], join: Join = "and") -> List:
        """Return the list of any number of arguments."""
        return cls(tuple(items), join)

    def to_json(self) -> object:
        return {"list": [argument_json(item) for item in self.items], "join": self.join}


class MessageShown(TypedDict):
    """A message on the wire: `text` is what it says in English."""

    code: str
    args: dict[str, object]
    clause: str | None
    text: str


class Message:
    """An entry of a catalogue with its arguments, and the clause of the rules that it rests on.

    A read-only value. `str(message)` is English; `message.said("ru")` any other language.
    """

    __slots__ = ("args", "clause", "code")

    code: str
    args: Mapping[str, Argument]
    clause: str | None

    def __init__(self, code: str, /, *, clause: str | None = None, **args: Argument) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "args", MappingProxyType(args))
        object.__setattr__(self, "clause", clause)

    def said(
        self, language: str = "en", seats: Callable[[int], str | Message] | None = None
    ) -> str:
        """Return the sentence in a language; `seats` tells what a seat is called to the reader."""
        return _words().format(self, language, seats)

    def under(self, clause: str | None) -> Message:
        """Return the same message with another clause."""
        return Message(self.code, clause=clause, **self.args)

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

    def __reduce__(self) -> tuple[Callable[..., Message], tuple[object, ...]]:
        return _made, self._content()

    def _content(self) -> tuple[str, str | None, dict[str, Argument]]:
        return self.code, self.clause, dict(self.args)


Argument: TypeAlias = str | int | float | PieceNamed | Side | Seat | List | Message


def argument_json(argument: Argument) -> object:
    """Return an argument as it goes over the wire."""
    if isinstance(argument, Message):
        args = {name: argument_json(value) for name, value in argument.args.items()}
        return {"message": {"code": argument.code, "args": args}}
    if isinstance(argument, str | int | float):
        return argument
    return argument.to_json()


def _made(code: str, clause: str | None, args: Mapping[str, Argument]) -> Message:
    return Message(code, clause=clause, **args)


def _words() -> Words:
    """The catalogues, which are imported when the first sentence is said."""
    from obelisk.core.words import WORDS

    return WORDS
