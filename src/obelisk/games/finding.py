"""Which games there are: ours are folders beside this file, others come with other packages.

A folder with `book/en.md` is a game of ours, whose class is in the package of the same name.
Other packages name theirs by entry points of the group `obelisk.games`, which are read only when
names are listed or a name is not one of ours:

    [project.entry-points."obelisk.games"]
    my-game = "my_package.my_game:MyGame"

Nothing of a game is imported to find it and to say what it is. A game that cannot be used is left
out, with a line that says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from obelisk.core.errors import BrokenGame, UnknownGame
from obelisk.core.quoting import quoted, raised, shown
from obelisk.core.words import register, text
from obelisk.games.folder import MARK, folder_faults, languages_of, place

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from obelisk.core.game import Game

GROUP = "obelisk.games"
OURS = "obelisk"  # who ships our games
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Source:
    """Where a game comes from."""

    name: str
    module: str
    attribute: str | None  # the name of its class there; None: the one class of a game in it
    folder: Traversable
    shipped_by: str  # the name of a distribution

    @property
    def is_ours(self) -> bool:
        return self.shipped_by == OURS


class Games:
    """The games that are installed. What is found is remembered."""

    def __init__(self) -> None:
        self._classes: dict[str, type[Game]] = {}
        self._broken: dict[str, str] = {}  # the lines about games that cannot be used
        self._hidden: list[str] = []  # the lines about games whose name is taken

    def names(self) -> tuple[str, ...]:
        """The names of the games that are not known to be broken."""
        known = self._ours.keys() | self._strangers.keys()
        return tuple(sorted(known - self._broken.keys()))

    def has(self, name: object) -> bool:
        """Whether there is a game of this name."""
        if not isinstance(name, str):
            return False
        return name not in self._broken if name in self._ours else name in self.names()

    def find(self, name: str) -> type[Game]:
        """The class of the game called `name`; `UnknownGame` or `BrokenGame` if there is none."""
        source = self.source(name)
        if name not in self._classes:
            try:
                self._classes[name] = _imported(source)
            except BrokenGame as fault:
                raise self.leave_out(name, str(fault)) from fault.__cause__
        return self._classes[name]

    def said(self, name: str, about: str) -> dict[str, str]:
        """What every language of a game says: of its `title`, or what it is `about`.

        The game is not imported.
        """
        languages = languages_of(self.source(name).folder)
        return {language: text(f"{name}-{about}", language) for language in languages}

    def source(self, name: str) -> Source:
        """Where a game comes from."""
        if isinstance(name, str):
            source = self._ours.get(name) or self._strangers.get(name)
            if name in self._broken:
                raise BrokenGame(self._broken[name])
            if source is not None:
                register(name, source.folder)
                return source
        names = self.names()
        close = get_close_matches(shown(name), names, 1) if isinstance(name, str) else []
        hint = f"; did you mean '{close[0]}'?" if close else ""
        raise UnknownGame(f"unknown game {quoted(name)}{hint} (games: {', '.join(names)})")

    def usable(self) -> Iterator[tuple[str, type[Game]]]:
        """Import all games; those that cannot be used are left out."""
        for name in self.names():
            with suppress(BrokenGame):
                yield name, self.find(name)

    def check_strangers(self) -> None:
        """Import the games of other packages; those that cannot be used are left out."""
        for name in self._strangers.keys() - self._broken.keys():
            with suppress(BrokenGame):
                self.find(name)

    def leave_out(self, name: str, why: str) -> BrokenGame:
        """Offer a game no more, because it cannot be used; return the error that says so."""
        source = self._ours.get(name) or self._strangers[name]
        self._broken[name] = _line(name, source.shipped_by, why)
        return BrokenGame(self._broken[name])

    def left_out(self) -> tuple[str, ...]:
        """What is known of games that cannot be used, a line each."""
        return (*self._hidden, *self._broken.values())

    @cached_property
    def _ours(self) -> dict[str, Source]:
        package = __name__.rpartition(".")[0]
        return {
            name: Source(name, f"{package}.{folder.name}", None, folder, OURS)
            for folder in files(package).iterdir()
            if place(folder, MARK).is_file()
            for name in [folder.name.replace("_", "-")]
        }

    @cached_property
    def _strangers(self) -> dict[str, Source]:
        found: dict[str, Source] = {}
        owners = dict.fromkeys(self._ours, OURS)
        points, unreadable = _entry_points()
        self._hidden += unreadable
        for point in sorted(points, key=_order):
            name, owner = point.name, _owner(point)
            if name in owners:
                why = f"{owners[name]} has a game of this name: choose another"
                self._hidden.append(_line(name, owner, why))
                continue
            owners[name] = owner
            try:
                found[name] = _source(point)
                faults = folder_faults(found[name].folder, name)
            except BrokenGame as fault:
                faults = [str(fault)]
            if faults:
                self._broken[name] = _line(name, owner, "; ".join(faults))
        return found


def _entry_points() -> tuple[list[EntryPoint], list[str]]:
    """The entry points of games, and a line about each package whose own cannot be read."""
    from importlib.metadata import distributions, entry_points

    with suppress(Exception):  # a package that cannot be read hides all others
        return list(entry_points(group=GROUP)), []
    points: dict[str, list[EntryPoint]] = {}
    unreadable = []
    for distribution in distributions():
        name = str(distribution.name)
        try:
            points.setdefault(name, list(distribution.entry_points.select(group=GROUP)))
        except Exception as fault:
            unreadable.append(f"games of {shown(name)} are left out: {raised(fault)}")
    return [point for found in points.values() for point in found], unreadable


def _line(name: str, owner: str, why: str) -> str:
    return f"game {quoted(name)} of {shown(owner)} is left out: {' '.join(why.split())}"


def _owner(point: EntryPoint) -> str:
    return str(point.dist.name) if point.dist is not None else "an unknown package"


def _order(point: EntryPoint) -> tuple[str, str]:
    return point.name, _owner(point)


def _source(point: EntryPoint) -> Source:
    """Where the game of an entry point is."""
    if len(point.name) > LONGEST_NAME or not NAME.fullmatch(point.name):
        raise BrokenGame(
            f"its name must be lower-case letters and digits, in words joined by hyphens, of at "
            f"most {LONGEST_NAME} characters"
        )
    module, _, attribute = point.value.partition(":")
    module, attribute = module.strip(), attribute.strip()
    if not all(part.isidentifier() for part in (*module.split("."), *attribute.split("."))):
        raise BrokenGame(f"its entry point is {quoted(point.value)}: write it as package:Class")
    folder = _folder(module)
    if folder is None:
        raise BrokenGame(f"the module {module} that its entry point names is not there")
    return Source(point.name, module, attribute, folder, _owner(point))


def _folder(module: str) -> Path | None:
    """The folder of the package that a module is or is in. Nothing is imported."""
    top, *inner = module.split(".")
    try:
        spec: ModuleSpec | None = find_spec(top)
    except (ImportError, ValueError):
        return None
    name = top
    for part in inner:
        if spec is None or spec.submodule_search_locations is None:
            return None
        name = f"{name}.{part}"
        spec = PathFinder.find_spec(name, list(spec.submodule_search_locations))
    if spec is None:
        return None
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    return Path(spec.origin).parent if spec.origin is not None else None


def _imported(source: Source) -> type[Game]:
    """The class of a game, checked; `BrokenGame` says why it cannot be used."""
    try:
        module = import_module(source.module)
    except (Exception, SystemExit) as fault:
        raise BrokenGame(f"importing {source.module} raises {raised(fault)}") from fault
    from obelisk.games.checking import class_faults, part_faults

    kind: Any
    if source.attribute is None:
        kind = _class_in(vars(module), source)
    else:
        try:
            kind = attrgetter(source.attribute)(module)
        except AttributeError:
            raise BrokenGame(f"{source.module} has no class {source.attribute}") from None
    faults = class_faults(kind, source.name)
    if not faults and not source.is_ours:  # tests look at ours, and a game may be needed soon
        try:
            faults = part_faults(kind())
        except Exception as fault:
            raise BrokenGame(f"making it raises {raised(fault)}") from fault
    if faults:
        raise BrokenGame("; ".join(faults))
    found: type[Game] = kind
    return found


def _class_in(held: dict[str, object], source: Source) -> object:
    """The class of a game that a module defines."""
    from obelisk.core.game import Game

    classes = [
        value
        for value in held.values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == source.module
    ]
    if len(classes) != 1:
        raise BrokenGame(f"{source.module} defines {len(classes)} classes of games, not one")
    return classes[0]
