"""The catalogues of all that is said to people: Project Fluent files, one for each language.

Every package that speaks has a folder `words/` with a file for each language, and registers it under
a name when it is imported; codes of messages begin with that name. A file is read when the first
message of its owner is said. Adding a language is adding a file to each folder.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING

from obelisk.core.messages import Argument, Message

if TYPE_CHECKING:
    from obelisk.core.saying import Catalogue

ENGLISH = "en"
FOLDER = "words"
SUFFIX = ".ftl"
COMMON = ("piece-", "side-")  # what stands before the owner in names of pieces and of sides


class Words:
    """What can be said, in every language."""

    def __init__(self) -> None:
        self._places: dict[str, str | Traversable] = {}
        self._owners: dict[str, str | None] = {}  # of codes that were asked for
        self._catalogues: dict[str, Catalogue] = {}
        self._lock = RLock()
        # Whether a sentence that cannot be formatted is an exception, as tests want it. Otherwise
        # it is said in English, and if that fails, too, by its code.
        self.is_strict = False

    def register(self, owner: str, place: str | Traversable) -> None:
        """Let codes that begin with `owner-` be found in a package, or a folder, that has `words/`.

        Nothing is read before something is said.
        """
        if self._places.get(owner) != place:
            self._places[owner] = place
            self._owners.clear()
            self._catalogues.clear()

    def owners(self) -> tuple[str, ...]:
        """Return who has registered."""
        return tuple(self._places)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that Obelisk speaks, English first: those that core has a file of."""
        found = sorted(entry.name for entry in (files("obelisk.core") / FOLDER).iterdir())
        others = [name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)]
        return (ENGLISH, *(name for name in others if name != ENGLISH))

    def has(self, code: str, language: str = ENGLISH) -> bool:
        """Whether a language has an entry of this code."""
        return self._catalogue(language).has(code)

    def text(self, code: str, language: str = ENGLISH, **args: Argument) -> str:
        """Return the text of an entry."""
        return self.format(Message(code, **args), language)

    def format(
        self,
        message: Message,
        language: str = ENGLISH,
        seats: Callable[[int], str | Message] | None = None,
    ) -> str:
        """Return what a message says in a language; `seats` tells what a seat is called."""
        for chosen in dict.fromkeys((language, ENGLISH)):
            text, faults = self._catalogue(chosen).format(message, seats)
            if self.is_strict and faults:
                raise ValueError(f"{message!r} in {chosen}: {'; '.join(faults)}")
            if text is not None and not faults:
                return text
        return message.code

    def read(self, owner: str, language: str) -> str | None:
        """Return the file that an owner has for a language; None if it has none."""
        place = self._places.get(owner)
        if place is None:
            return None
        try:
            folder = files(_package(place)) if isinstance(place, str) else place
            return (folder / FOLDER / f"{language}{SUFFIX}").read_text(encoding="utf-8")
        except (OSError, ModuleNotFoundError):
            return None

    def owner_of(self, code: str) -> str | None:
        """Return who has registered the longest name that a code begins with."""
        if code not in self._owners:
            name = code
            for common in COMMON:
                name = name.removeprefix(common)
            while name and name not in self._places:
                name = name.rpartition("-")[0]
            self._owners[code] = name or None
        return self._owners[code]

    def _catalogue(self, language: str) -> Catalogue:
        with self._lock:
            if language not in self._catalogues:
                from obelisk.core.saying import Catalogue

                self._catalogues[language] = Catalogue(self, language)
            return self._catalogues[language]


def _package(module: str) -> str:
    """The package that a module is, or is in."""
    known = sys.modules.get(module)
    if known is None or hasattr(known, "__path__"):
        return module
    return known.__package__ or module


WORDS = Words()
WORDS.register("core", "obelisk.core")

register = WORDS.register
text = WORDS.text


def best_language(wished: Iterator[str]) -> str:
    """Return the first of the wished languages (like `zh_CN.UTF-8`) that we speak, or English."""
    for tag in wished:
        name = tag.replace("-", "_").split("_")[0].split(".")[0].lower()
        if name in WORDS.languages:
            return name
    return ENGLISH
