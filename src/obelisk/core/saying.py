"""Formats messages by the catalogues of one language, with Project Fluent.

Catalogues may call functions on the arguments of a message: `PIECE`, `SQUARE`, `GENDER`, `SIDE`,
`SEAT`, `CAP`, `MESSAGE` and `LIST`. The web app has the same, in `web/src/words/functions.ts`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import reduce
from threading import RLock
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from obelisk.core.messages import Argument, List, Message, PieceNamed, Seat, Side

if TYPE_CHECKING:
    from obelisk.core.words import Words

Seats = Callable[[int], str | Message]


@dataclass(frozen=True, slots=True)
class _Tagged(FluentType):  # type: ignore[misc]  # fluent.runtime is not typed
    """An argument that only the functions of a catalogue understand."""

    argument: PieceNamed | Side | Seat | List | Message
    catalogue: Catalogue
    seats: Seats | None

    def format(self, locale: object) -> str:
        return self.catalogue.plain(self)

    def of(self, argument: Argument) -> _Tagged | str | int | float:
        """Another argument for the same reader."""
        if isinstance(argument, str | int | float):
            return argument
        return replace(self, argument=argument)


class Catalogue:
    """What can be said in one language. Files are read when they are needed."""

    def __init__(self, words: Words, language: str) -> None:
        self._words, self._language = words, language
        self._read: set[str] = set()
        self._lock = RLock()
        self._bundle = FluentBundle(
            [language],
            functions={
                "PIECE": self._piece,
                "SQUARE": self._square,
                "GENDER": self._gender,
                "SIDE": self._side,
                "SEAT": self._seat,
                "CAP": self._cap,
                "MESSAGE": self._message,
                "LIST": self._list,
            },
            use_isolating=False,
        )

    def has(self, code: str) -> bool:
        """Whether there is an entry of this code."""
        owner = self._words.owner_of(code)
        if owner is not None and owner not in self._read:
            with self._lock:
                if owner not in self._read:
                    text = self._words.read(owner, self._language)
                    if text is not None:
                        self._bundle.add_resource(FluentResource(text))
                    self._read.add(owner)
        return bool(self._bundle.has_message(code))

    def format(self, message: Message, seats: Seats | None) -> tuple[str | None, list[str]]:
        """Return what a message says, with what is wrong with its entry; None if there is none."""
        args = {name: self._argument(value, seats) for name, value in message.args.items()}
        return self._entry(message.code, args)

    def plain(self, tagged: _Tagged) -> str:
        """Return an argument as it stands in a sentence that asks for no form of it."""
        match tagged.argument:
            case PieceNamed():
                return self._piece(tagged)
            case Side():
                return self._side(tagged)
            case Seat():
                return self._seat(tagged)
            case List():
                return self._list(tagged)
            case Message():
                return self._message(tagged)

    def _argument(self, value: Argument, seats: Seats | None) -> Any:
        return value if isinstance(value, str | int | float) else _Tagged(value, self, seats)

    def _entry(
        self, code: str, args: dict[str, Any], attribute: str | None = None
    ) -> tuple[str | None, list[str]]:
        if not self.has(code):
            return None, [f"there is no {code}"]
        entry = self._bundle.get_message(code)
        pattern = entry.value if attribute is None else entry.attributes.get(attribute)
        if pattern is None:
            return None, [f"there is no {code}.{attribute or ''}"]
        text, faults = self._bundle.format_pattern(pattern, args)
        return text, [str(fault) for fault in faults]

    def _needed(self, code: str, attribute: str | None = None, /, **args: Any) -> str:
        """An entry that another one needs."""
        text, faults = self._entry(code, args, attribute)
        if text is None or faults:
            raise ValueError("; ".join(faults))
        return text

    # Functions of the catalogues

    def _piece(self, given: Any, case: str = "nom", cap: Any = 0, side: Any = 0) -> str:
        piece = _expect(given, PieceNamed)
        code, owner = f"piece-{piece.kind}", piece.side or ""
        text = self._needed(code, case=case, side=owner)
        if side and piece.side:
            gender = self._gender(given)
            adjective = self._needed(f"side-{piece.side}", case=case, gender=gender)
            text = self._needed("core-piece-joined", side=adjective, piece=text)
        return _capitalised(text, cap)

    def _square(self, given: Any) -> str:
        return _expect(given, PieceNamed).square or ""

    def _gender(self, given: Any) -> str:
        piece = _expect(given, PieceNamed)
        text, _ = self._entry(f"piece-{piece.kind}", {}, "gender")
        return text or "m"

    def _side(self, given: Any, case: str = "nom", cap: Any = 0) -> str:
        argument = given.argument if isinstance(given, _Tagged) else given
        name = argument.side if isinstance(argument, PieceNamed) else _expect(given, Side).name
        return _capitalised(self._needed(f"side-{name}", "player", case=case), cap)

    def _seat(self, given: Any, case: str = "nom", cap: Any = 0) -> str:
        seat = _expect(given, Seat)
        name = given.seats(seat.number) if given.seats else Message("core-seat", number=seat.number)
        if isinstance(name, Message):
            args = {key: self._argument(value, None) for key, value in name.args.items()}
            name = self._needed(name.code, case=case, **args)
        return _capitalised(name, cap)

    def _cap(self, text: Any) -> str:
        return _capitalised(self.plain(text) if isinstance(text, _Tagged) else str(text), 1)

    def _message(self, given: Any) -> str:
        message = _expect(given, Message)
        args = {name: self._argument(value, given.seats) for name, value in message.args.items()}
        return self._needed(message.code, **args)

    def _list(self, given: Any, case: str = "nom") -> str:
        row = _expect(given, List)
        texts = [self._item(given.of(item), case) for item in row.items]
        if len(texts) < 2:
            return "".join(texts)
        *rest, last = texts
        last_join = "core-list-comma" if row.join == "none" else f"core-list-{row.join}"
        first = reduce(lambda a, b: self._needed("core-list-comma", first=a, last=b), rest)
        return self._needed(last_join, first=first, last=last)

    def _item(self, item: Any, case: str) -> str:
        if not isinstance(item, _Tagged):
            return str(item)
        match item.argument:
            case PieceNamed():
                return self._piece(item, case=case)
            case Side():
                return self._side(item, case=case)
            case Seat():
                return self._seat(item, case=case)
            case _:
                return self.plain(item)


def _expect(given: Any, kind: type[Any]) -> Any:
    argument = given.argument if isinstance(given, _Tagged) else given
    if not isinstance(argument, kind):
        raise TypeError(f"{argument!r} is no {kind.__name__}")
    return argument


def _capitalised(text: str, cap: Any) -> str:
    return text[:1].upper() + text[1:] if cap else text
