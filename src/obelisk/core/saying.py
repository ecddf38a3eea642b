"""Formats messages in one language, with Project Fluent.

Entries of a catalogue may call functions on the arguments of a message: `PIECE`, `SQUARE`,
`GENDER`, `SIDE`, `SEAT`, `CAP`, `MESSAGE` and `LIST`. The web app has the same functions, in
`web/src/words/functions.ts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial, reduce
from threading import RLock
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from obelisk.core.messages import Argument, List, Message, PieceNamed, Seat, Side

if TYPE_CHECKING:
    from obelisk.core.words import Words

Seats = Callable[[int], str | Message]


@dataclass(frozen=True, slots=True)
class _Tagged(FluentType):
    """An argument that is neither text nor number, for one reader of one catalogue."""

    argument: PieceNamed | Side | Seat | List | Message
    catalogue: Catalogue
    seats: Seats | None

    def format(self, locale: object) -> str:
        """Return the argument as a sentence has it that asks for no particular form."""
        return self.catalogue._plain(self)

    def of(self, argument: Argument) -> _Tagged | str | int | float:
        """Return another argument for the same reader."""
        if isinstance(argument, str | int | float):
            return argument
        return replace(self, argument=argument)


class Catalogue:
    """All entries of one language. The file of an owner is read when it is first needed."""

    def __init__(self, words: Words, language: str) -> None:
        self._words, self._language = words, language
        self._read: set[str] = set()
        self._lock = RLock()
        functions: Any = {
            "PIECE": self._piece,
            "SQUARE": self._square,
            "GENDER": self._gender,
            "SIDE": self._side,
            "SEAT": self._seat,
            "CAP": self._cap,
            "MESSAGE": self._message,
            "LIST": self._list,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

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
        return self._bundle.has_message(code)

    def format(self, message: Message, seats: Seats | None) -> tuple[str | None, list[str]]:
        """Return a message as a sentence (None: impossible), and what is wrong with its entry."""
        return self._entry(message.code, self._arguments(message, seats))

    def _arguments(self, message: Message, seats: Seats | None) -> dict[str, object]:
        return {
            name: value if isinstance(value, str | int | float) else _Tagged(value, self, seats)
            for name, value in message.args.items()
        }

    def _entry(
        self, code: str, args: Mapping[str, object], attribute: str | None = None
    ) -> tuple[str | None, list[str]]:
        if not self.has(code):
            return None, [f"there is no {code}"]
        entry = self._bundle.get_message(code)
        pattern = entry.value if attribute is None else entry.attributes.get(attribute)
        if pattern is None:
            return None, [f"there is no {code}{'' if attribute is None else f'.{attribute}'}"]
        text, faults = self._bundle.format_pattern(pattern, dict(args))
        return str(text), [str(fault) for fault in faults]

    def _needed(self, code: str, args: Mapping[str, object], attribute: str | None = None) -> str:
        """Return the text of an entry that a function needs; `ValueError` if it has none."""
        text, faults = self._entry(code, args, attribute)
        if text is None or faults:
            raise ValueError("; ".join(faults))
        return text

    def _plain(self, given: Any, case: str = "nom") -> str:
        """Return any argument, in a case if it has cases."""
        match given.argument if isinstance(given, _Tagged) else given:
            case PieceNamed():
                return self._piece(given, case=case)
            case Side():
                return self._side(given, case=case)
            case Seat():
                return self._seat(given, case=case)
            case List():
                return self._list(given, case=case)
            case Message():
                return self._message(given)
            case other:
                return str(other)

    # The functions of the catalogues. What they raise becomes a fault of the entry.

    def _piece(self, given: Any, case: str = "nom", cap: Any = 0, side: Any = 0) -> str:
        piece = _expect(given, PieceNamed)
        text = self._needed(f"piece-{piece.kind}", {"case": case, "side": piece.side or ""})
        if side and piece.side:
            form = {"case": case, "gender": self._gender(given)}
            adjective = self._needed(f"side-{piece.side}", form)
            text = self._needed("core-piece-joined", {"side": adjective, "piece": text})
        return _capitalised(text, cap)

    def _square(self, given: Any) -> str:
        return _expect(given, PieceNamed).square or ""

    def _gender(self, given: Any) -> str:
        text, _ = self._entry(f"piece-{_expect(given, PieceNamed).kind}", {}, "gender")
        return text or "m"

    def _side(self, given: Any, case: str = "nom", cap: Any = 0) -> str:
        argument = given.argument if isinstance(given, _Tagged) else given
        name = argument.side if isinstance(argument, PieceNamed) else _expect(given, Side).name
        return _capitalised(self._needed(f"side-{name}", {"case": case}, "player"), cap)

    def _seat(self, given: Any, case: str = "nom", cap: Any = 0) -> str:
        number = _expect(given, Seat).number
        name = Message("core-seat", number=number)
        named: str | Message = name if given.seats is None else given.seats(number)
        if isinstance(named, Message):
            args = self._arguments(named, None)
            named = self._needed(named.code, {"case": case, **args})
        return _capitalised(named, cap)

    def _cap(self, given: Any) -> str:
        return _capitalised(self._plain(given), 1)

    def _message(self, given: Any) -> str:
        message = _expect(given, Message)
        return self._needed(message.code, self._arguments(message, given.seats))

    def _list(self, given: Any, case: str = "nom") -> str:
        row = _expect(given, List)
        texts = [self._plain(given.of(item), case) for item in row.items]
        if len(texts) < 2:
            return "".join(texts)
        *rest, last = texts
        first = reduce(partial(self._joined, "comma"), rest)
        return self._joined("comma" if row.join == "none" else row.join, first, last)

    def _joined(self, how: str, first: str, last: str) -> str:
        return self._needed(f"core-list-{how}", {"first": first, "last": last})


def _expect(given: Any, kind: type[Any]) -> Any:
    """Return the argument that a function was called with, which must be of a kind."""
    if not isinstance(given, _Tagged) or not isinstance(given.argument, kind):
        raise ValueError(f"{getattr(given, 'argument', given)!r} is no {kind.__name__}")
    return given.argument


def _capitalised(text: str, cap: Any) -> str:
    return text[:1].upper() + text[1:] if cap else text
