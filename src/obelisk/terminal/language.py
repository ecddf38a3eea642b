"""The language of the command line, and what it says in it.

`--language` decides, wherever it stands on the line, then OBELISK_LANGUAGE, then the locale.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from typing import TYPE_CHECKING

from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.messages import Argument, List, Message, Side
from obelisk.core.quoting import shown
from obelisk.core.words import ENGLISH, WORDS, best_language

if TYPE_CHECKING:
    from obelisk.core.game import Game

OPTION = "--language"
VARIABLE = "OBELISK_LANGUAGE"
LONG = 1000  # characters of a file's name that are shown whole
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides

_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """Return the language that is spoken now."""
    return _spoken.get()


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = _spoken.set(chosen)
    try:
        yield
    finally:
        _spoken.reset(before)


def say(code: str, /, **args: Argument) -> str:
    """Return a message in the language that is spoken."""
    return Message.of(code, args).said(language())


def who(game: Game, seat: int) -> Argument:
    """Return what a seat is called in a message: by its side, its number or its name."""
    side = game.seat_named(seat)
    if isinstance(side, Side):
        return side
    name, numbered = game.seat_names[seat], Message("core-seat", number=str(seat + 1))
    return numbered if str(numbered) == name else name


def told(fault: Exception) -> str:
    """Return what an exception tells people, with the clause that forbids an action."""
    match fault:
        case IllegalAction():
            return fault.cited(language())
        case ObeliskError():
            return fault.said(language())
        case OSError(filename=str() | bytes() as file):
            kinds = {FileNotFoundError: "missing", PermissionError: "forbidden"}
            kind = kinds.get(type(fault), "failed")
            why = fault.strerror or type(fault).__name__
            name = os.fsdecode(file)
            return say(
                f"terminal-file-{kind}", file=name if len(name) < LONG else shown(name), why=why
            )
    return str(fault)


def wished_language(args: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """Return the language to speak; `ObeliskError` if one is asked for that there is not."""
    given = _option(args) or environ.get(VARIABLE)
    if not given:
        return locale_language(environ)
    name = re.split("[-_.]", given.lower())[0]
    if name not in WORDS.languages:
        known = List.of(WORDS.languages, "or")
        raise ObeliskError(Message("terminal-language-unknown", given=shown(given), known=known))
    return name


def locale_language(environ: Mapping[str, str] = os.environ) -> str:
    """Return the language of the locale, or English."""
    return best_language([next(filter(None, map(environ.get, LOCALE)), "")])


def _option(args: Sequence[str]) -> str | None:
    """Return the value of the option; of several the last, as for any option."""
    found = None
    for arg, following in pairwise((*args, "")):
        if arg == "--":
            break
        if arg == OPTION:
            found = following
        elif arg.startswith(f"{OPTION}="):
            found = arg.removeprefix(f"{OPTION}=")
    return found


def plain(code: str) -> str:
    """Return an entry that is text without placeables, such as those of `--help`.

    It is read from the catalogue without Fluent, which takes a third as long to load as the whole
    help takes to print.
    """
    owner = WORDS.owner_of(code) or ""
    texts = _texts(owner, ENGLISH) | _texts(owner, language())
    return texts[code]


@cache
def _texts(owner: str, spoken: str) -> dict[str, str]:
    """Return the text of every entry of a catalogue, as it is written."""
    found = {}
    for entry in re.split(r"\n(?=\S)", WORDS.read(owner, spoken) or ""):
        code, _, text = entry.partition(" =")
        found[code] = cleandoc(text)
    return found
