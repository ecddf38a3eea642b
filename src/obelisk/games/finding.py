"""Which games there are: ours are folders beside this file, others come with other packages.

A folder with `book/en.md` is a game of ours, whose class is in the package of the same name.
Other packages name theirs by entry points of the group `obelisk.games`, which are read only when
names are listed or a name is not one of ours:

    [project.entry-points."obelisk.games"]
    my-game = "my_package.my_game:MyGame"

Nothing of a game is imported to find it and to say what it is. Games that cannot be used are left
out, with messages that say why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
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
from obelisk.core.messages import Message
from obelisk.core.options import unknown
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
MOST_REASONS = 5  # that are given for leaving out a game


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
        self._broken: dict[str, tuple[Message, ...]] = {}  # why games cannot be used
        self._hidden: list[BrokenGame] = []  # about games that are not even known by name

    def names(self) -> tuple[str, ...]:
        """Return the names of the games that are not known to be broken."""
        known = self._ours.keys() | self._strangers.keys()
        return tuple(sorted(known - self._broken.keys()))

    def has(self, name: object) -> bool:
        """Whether there is a game of this name."""
        if not isinstance(name, str):
            return False
        return name not in self._broken if name in self._ours else name in self.names()

    def find(self, name: str) -> type[Game]:
        """Return the class of a game; raise `UnknownGame` or `BrokenGame` if there is none."""
        source = self.source(name)
        if name not in self._classes:
            try:
                self._classes[name] = _imported(source)
            except BrokenGame as fault:
                raise self.leave_out(name, *fault.faults) from fault.__cause__
        return self._classes[name]

    def said(self, name: str, about: str) -> dict[str, str]:
        """Return the `title` of a game, or what it is `about`, in all its languages.

        The game is not imported.
        """
        languages = languages_of(self.source(name).folder)
        return {language: text(f"{name}-{about}", language) for language in languages}

    def source(self, name: str) -> Source:
        """Return where a game comes from."""
        if isinstance(name, str):
            source = self._ours.get(name) or self._strangers.get(name)
            if name in self._broken:
                raise BrokenGame(*self._broken[name])
            if source is not None:
                register(name, source.folder)
                return source
        given = shown(name) if isinstance(name, str) else quoted(name)
        raise UnknownGame(unknown("games-unknown", given, self.names()))

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

    def leave_out(self, name: str, *why: Message) -> BrokenGame:
        """Stop offering a game that cannot be used; return the error that says so."""
        source = self._ours.get(name) or self._strangers[name]
        self._broken[name] = _left_out(name, source.shipped_by, *why)
        return BrokenGame(*self._broken[name])

    def left_out(self) -> tuple[BrokenGame, ...]:
        """Return why games cannot be used, as far as is known: an error for each."""
        return (*self._hidden, *(BrokenGame(*faults) for faults in self._broken.values()))

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
        owners = dict.fromkeys((*self._ours, *_packages()), OURS)
        points, unreadable = _entry_points()
        self._hidden += unreadable
        for point in sorted(points, key=_order):
            name, owner = point.name, _owner(point)
            if name in owners:
                why = Message("games-name-taken", other=owners[name])
                self._hidden.append(BrokenGame(*_left_out(name, owner, why)))
                continue
            owners[name] = owner
            try:
                found[name] = _source(point)
                faults = folder_faults(found[name].folder, name)
            except BrokenGame as fault:
                faults = [*fault.faults]
            if faults:
                self._broken[name] = _left_out(name, owner, *faults)
        return found


def _entry_points() -> tuple[list[EntryPoint], list[BrokenGame]]:
    """Return the entry points of games, and an error for each package that cannot be read."""
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
            why = Message("games-package-left-out", owner=shown(name), error=raised(fault))
            unreadable.append(BrokenGame(why))
    return [point for found in points.values() for point in found], unreadable


def _packages() -> Iterator[str]:
    """Yield the names of our packages, under which they register their words."""
    for folder in (files("obelisk"), files("obelisk.games")):
        yield from (entry.name.replace("_", "-") for entry in folder.iterdir() if entry.is_dir())


def _left_out(name: str, owner: str, *why: Message) -> tuple[Message, ...]:
    """Return the messages that a game is left out, with some of the reasons."""
    first, *others = why[:MOST_REASONS]
    if len(why) > MOST_REASONS:
        others.append(Message("games-more", count=len(why) - MOST_REASONS))
    left_out = Message("games-left-out", name=shown(name), owner=shown(owner), why=first)
    return left_out, *others


def _owner(point: EntryPoint) -> str:
    return str(point.dist.name) if point.dist is not None else "an unknown package"


def _order(point: EntryPoint) -> tuple[str, str]:
    return point.name, _owner(point)


def _source(point: EntryPoint) -> Source:
    """Return where the game of an entry point is."""
    if len(point.name) > LONGEST_NAME or not NAME.fullmatch(point.name):
        raise BrokenGame(Message("games-name", most=LONGEST_NAME))
    module, _, attribute = point.value.partition(":")
    module, attribute = module.strip(), attribute.strip()
    if not all(part.isidentifier() for part in (*module.split("."), *attribute.split("."))):
        raise BrokenGame(Message("games-entry-point", given=shown(point.value)))
    folder = _folder(module)
    if folder is None:
        raise BrokenGame(Message("games-module-missing", module=module))
    return Source(point.name, module, attribute, folder, _owner(point))


def _folder(module: str) -> Path | None:
    """Return the folder of the package that a module is or is in, without importing it."""
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
    """Import the class of a game; `BrokenGame` says why it cannot be used."""
    try:
        module = import_module(source.module)
    except (Exception, SystemExit) as fault:
        raise BrokenGame(
            Message("games-import", module=source.module, error=raised(fault))
        ) from fault
    from obelisk.games.checking import class_faults, part_faults

    kind: Any
    if source.attribute is None:
        kind = _class_in(vars(module), source)
    else:
        try:
            kind = attrgetter(source.attribute)(module)
        except AttributeError:
            raise BrokenGame(
                Message("games-class-missing", module=source.module, name=source.attribute)
            ) from None
    faults = class_faults(kind, source.name)
    if not faults and not source.is_ours:  # ours are checked by tests, which saves time here
        try:
            faults = part_faults(kind())
        except Exception as fault:
            raise BrokenGame(Message("games-creating", error=raised(fault))) from fault
    if faults:
        raise BrokenGame(*faults)
    found: type[Game] = kind
    return found


def _class_in(held: dict[str, object], source: Source) -> object:
    """Return the class of a game that a module defines."""
    from obelisk.core.game import Game

    classes = [
        value
        for value in held.values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == source.module
    ]
    if len(classes) != 1:
        raise BrokenGame(Message("games-class-count", module=source.module, count=len(classes)))
    return classes[0]
