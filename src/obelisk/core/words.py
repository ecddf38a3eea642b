"""The catalogues of everything that is said to people: Project Fluent files, one a language.

Every package that speaks has a folder `words/` with one file for each language. It registers under
a name when it is imported, and its codes begin with that name. A file is read when a message of its
owner is first needed. To add a language, add a file to each of these folders.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from obelisk.core.messages import Argument, Message

if TYPE_CHECKING:
    from obelisk.core.saying import Catalogue

ENGLISH = "en"
FOLDER = "words"
SUFFIX = ".ftl"
COMMON = ("piece-", "side-")  # precede the owner in codes of pieces and sides


class Words:
    """The catalogues of all owners in all languages."""

    def __init__(self) -> None:
        self._places: dict[str, str | Traversable] = {}
        self._languages: tuple[str, ...] = ()  # found when first needed
        self._catalogues: dict[str, Catalogue] = {}
        self._lock = RLock()
        # Whether a message that cannot be formatted raises an error, as tests want it to.
        # Otherwise it is said in English, and if that fails too, its code is shown.
        self.is_strict = False

    def register(self, owner: str, place: str | Traversable) -> None:
        """Find codes that begin with `owner-` in the folder `words/` of a module or a folder.

        Nothing is read yet.
        """
        with self._lock:
            known = self._places.get(owner)
            self._places[owner] = place
            if known is not None and known != place:
                self._catalogues.clear()
                self._languages = ()

    def owners(self) -> tuple[str, ...]:
        """Return who has registered."""
        return tuple(self._places)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that Obelisk speaks, English first: those that core has a file for."""
        if not self._languages:
            folder = folder_of(self._places["core"]) / FOLDER
            names = sorted(entry.name for entry in folder.iterdir())
            found = [name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)]
            self._languages = (ENGLISH, *(name for name in found if name != ENGLISH))
        return self._languages

    def has(self, code: str, language: str = ENGLISH) -> bool:
        """Whether a language has an entry of this code."""
        return self._catalogue(language).has(code)

    def text(self, code: str, language: str = ENGLISH, /, **args: Argument) -> str:
        """Return the text of an entry."""
        return self.format(Message.of(code, args), language)

    def format(
        self,
        message: Message,
        language: str = ENGLISH,
        seats: Callable[[int], str | Message] | None = None,
    ) -> str:
        """Return a message as a sentence; `seats` names a seat as its reader knows it.

        Of a language that Obelisk does not speak, English.
        """
        chosen = language if language in self.languages else ENGLISH
        for spoken in dict.fromkeys((chosen, ENGLISH)):
            text, faults = self._catalogue(spoken).format(message, seats)
            if self.is_strict and faults:
                raise ValueError(f"{message!r} in {spoken}: {'; '.join(faults)}")
            if text is not None and not faults:
                return text
        return message.code

    def faults(self, message: Message, language: str) -> list[str]:
        """Return why a message cannot be said in a language; nothing if it can."""
        return self._catalogue(language).format(message, None)[1]

    def read(self, owner: str, language: str) -> str | None:
        """Return the file that an owner has for a language; None if it has none."""
        place = self._places.get(owner)
        if place is None:
            return None
        try:
            return (folder_of(place) / FOLDER / f"{language}{SUFFIX}").read_text(encoding="utf-8")
        except (OSError, ImportError):
            return None

    def owner_of(self, code: str) -> str | None:
        """Return the owner of a code: the longest registered name that it begins with."""
        common = next((common for common in COMMON if code.startswith(common)), "")
        for name in (code, code.removeprefix(common)) if common else (code,):
            while name and name not in self._places:
                name = name.rpartition("-")[0]
            if name:
                return name
        return None

    def _catalogue(self, language: str) -> Catalogue:
        found = self._catalogues.get(language)
        if found is None:
            saying = import_module("obelisk.core.saying")  # as Fluent takes long to import
            with self._lock:
                found = self._catalogues.setdefault(language, saying.Catalogue(self, language))
        return found


def folder_of(place: str | Traversable) -> Traversable:
    """Return a folder as it is, or the one that a module is in, by the module's name."""
    if not isinstance(place, str):
        return place
    module = sys.modules.get(place) or import_module(place)
    package = place if hasattr(module, "__path__") else module.__package__
    if package:
        return files(package)
    return Path(getattr(module, "__file__", None) or "here").parent  # a script, or a prompt


WORDS = Words()
WORDS.register("core", "obelisk.core")

register = WORDS.register
text = WORDS.text


def owner_of_package(package: str) -> str:
    """Return the name under which a package registers: `laser` of `obelisk.games.laser`."""
    return package.rpartition(".")[2].replace("_", "-")


def best_language(wished: Iterable[str]) -> str:
    """Return the first of the wished languages (like `zh_CN.UTF-8`) that we speak, or English."""
    for tag in wished:
        name = tag.replace("-", "_").split("_")[0].split(".")[0].lower()
        if name in WORDS.languages:
            return name
    return ENGLISH
