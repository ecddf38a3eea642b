"""The folder of a game besides its code: words, rulebook, examples, lesson, art.

Nothing of the game is imported to read it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from obelisk.core.catalogues import catalogue_faults
from obelisk.core.errors import BrokenGame
from obelisk.core.messages import Message
from obelisk.core.quoting import quoted, shown
from obelisk.core.words import WORDS, owner_of_package
from obelisk.games.rulebook import read_rulebook

if TYPE_CHECKING:
    from obelisk.core.game import Game

LANGUAGES = ("en", "ru", "zh")  # every game has these; it may have the others that core has
POINTS = "points.svg"  # what every board of points needs, in `obelisk.drawing`
MARK = "book/en.md"  # a folder that has it is the folder of a game
LARGEST = 8 * 2**20  # bytes of all files that are served


def folder_of(kind: type[Game]) -> Traversable:
    """Return the folder of an imported game: that of the package whose class has the id."""
    maker = next((base for base in kind.__mro__ if "id" in vars(base)), kind)
    module = sys.modules[maker.__module__]
    if package := module.__name__ if hasattr(module, "__path__") else module.__package__:
        return files(package)
    return Path(getattr(module, "__file__", None) or "here").parent


def place(folder: Traversable, path: str) -> Traversable:
    """Return a file in a folder, by its path with slashes."""
    for name in path.split("/"):
        folder = folder / name
    return folder


def languages_of(folder: Traversable) -> tuple[str, ...]:
    """Return the languages in which a game has words and a rulebook."""
    return tuple(
        language
        for language in WORDS.languages
        if language in LANGUAGES
        or all(place(folder, path).is_file() for path in _needed_for(language))
    )


def _needed_for(language: str) -> tuple[str, str]:
    return f"words/{language}.ftl", f"book/{language}.md"


def words_faults(folder: Traversable, name: str) -> list[Message]:
    """Return what is wrong with the catalogues of the game called `name`."""
    texts: dict[str, str] = {}
    faults: list[Message] = []
    for language in languages_of(folder):
        try:
            texts[language] = read_text(folder, f"words/{language}.ftl")
        except BrokenGame as fault:
            faults += fault.faults
    if faults:
        return faults
    return catalogue_faults(texts, name, needed=(f"{name}-title", f"{name}-about"))


def read_json(folder: Traversable, path: str) -> Any:
    """Return what a JSON file holds; `BrokenGame` if it is missing or cannot be read."""
    try:
        return json.loads(read_text(folder, path))
    except json.JSONDecodeError as fault:
        raise BrokenGame(Message("games-file-json", file=path, error=str(fault))) from None


def read_text(folder: Traversable, path: str) -> str:
    """Return the text of a file; `BrokenGame` if it is missing or cannot be read."""
    try:
        return place(folder, path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BrokenGame(Message("games-file-missing", file=path)) from None
    except UnicodeDecodeError:
        raise BrokenGame(Message("games-file-utf8", file=path)) from None
    except OSError as fault:
        error = fault.strerror or type(fault).__name__
        raise BrokenGame(Message("games-file-unreadable", file=path, error=error)) from None


def drawings(folder: Traversable) -> dict[str, Traversable]:
    """Return the drawings of a folder by their paths."""
    art = folder / "art"
    entries = sorted(art.iterdir(), key=lambda entry: entry.name) if art.is_dir() else []
    return {f"art/{entry.name}": entry for entry in entries if entry.name.endswith(".svg")}


def shared_owner(kind: type[Game]) -> str | None:
    """Return the owner of the words that a game shares with others; None if it shares none."""
    return None if kind.shares is None else owner_of_package(kind.shares)


def drawings_of(kind: type[Game], folder: Traversable) -> dict[str, Traversable]:
    """Return the drawings of a game by the paths at which they are served.

    They are those of its folder, and those that it shares with others.
    """
    shared = drawings(files(kind.shares)) if kind.shares is not None else {}
    if kind.is_of_points:
        shared = {f"art/{POINTS}": files("obelisk.drawing") / POINTS, **shared}
    return shared | drawings(folder)


def art_sets(kind: type[Game]) -> dict[str, list[str]]:
    """Return the paths of the drawings that each set of a game needs, the default set first.

    All sets need the files of the first one, which has what is not a piece.
    """
    first = next(iter(kind.art.values()), None)
    common = [POINTS] if kind.is_of_points else []
    return {
        name: [f"art/{file}" for file in dict.fromkeys([*common, *filter(None, [first]), own])]
        for name, own in kind.art.items()
    }


def drawing_faults(kind: type[Game], folder: Traversable) -> list[Message]:
    """Return what is wrong with the drawings that the class of a game names."""
    from obelisk.games.art import art_faults

    there = drawings_of(kind, folder)
    faults = [
        Message("games-art-missing", file=f"art/{file}", set=shown(name))
        for name, file in kind.art.items()
        if f"art/{file}" not in there
    ]
    for path in there.keys() - drawings(folder).keys():  # shared with other games
        text = there[path].read_text(encoding="utf-8")
        faults += art_faults(text, path)
    return faults


def served_files(kind: type[Game], folder: Traversable) -> dict[str, bytes]:
    """Return the files of a game that are served, by path; rulebooks are served as JSON.

    Examples and their notes may be missing in the folder. They are then served empty.
    """
    served = {}
    for language in languages_of(folder):
        book = read_rulebook(read_text(folder, f"book/{language}.md"))
        served[f"book/{language}.json"] = dumped(book)
        words, notes = f"words/{language}.ftl", f"book/{language}.examples.json"
        shared = _content(files(kind.shares), words) if kind.shares is not None else None
        served[words] = (shared or b"") + read_text(folder, words).encode()
        served[notes] = _content(folder, notes) or b"{}"
    served["examples.json"] = _content(folder, "examples.json") or dumped({"cases": []})
    if lesson := _content(folder, "lesson.json"):
        served["lesson.json"] = lesson
    for path, drawing in drawings_of(kind, folder).items():
        served[path] = drawing.read_bytes()
    return served


def _content(folder: Traversable, path: str) -> bytes | None:
    file = place(folder, path)
    return file.read_bytes() if file.is_file() else None


def dumped(value: Any) -> bytes:
    """Return a value as JSON without white space."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def folder_faults(folder: Traversable, name: str) -> list[Message]:
    """Return what is wrong in the folder of the game called `name`."""
    from obelisk.games.art import art_faults

    faults = words_faults(folder, name)
    for language in LANGUAGES:
        if not place(folder, f"book/{language}.md").is_file():
            faults.append(Message("games-file-missing", file=f"book/{language}.md"))
    faults += _data_faults(folder)
    try:
        for path in drawings(folder):
            faults += art_faults(read_text(folder, path), path)
    except BrokenGame as fault:
        faults += fault.faults
    size = sum(_sizes(folder).values())
    if size > LARGEST:
        faults.append(Message("games-too-large", size=size, most=LARGEST))
    return faults


def _data_faults(folder: Traversable) -> list[Message]:
    """Return what is wrong with the examples and the lesson, which are optional."""
    faults: list[Message] = []
    notes = [f"book/{language}.examples.json" for language in LANGUAGES]
    for path in ("examples.json", "lesson.json", *notes):
        if not place(folder, path).is_file():
            continue
        try:
            held = read_json(folder, path)
        except BrokenGame as fault:
            faults += fault.faults
            continue
        if path == "examples.json" and not (
            isinstance(held, Mapping) and isinstance(held.get("cases"), list)
        ):
            faults.append(Message("games-examples", given=quoted(held)))
    return faults


def _sizes(folder: Traversable) -> dict[str, int]:
    """Return the sizes of the files that are served, without those of other folders."""
    sizes = {}
    for path in ("words", "book", "art", "."):
        inner = folder if path == "." else folder / path
        if inner.is_dir():
            for entry in inner.iterdir():
                if entry.is_file() and entry.name.endswith((".ftl", ".json", ".md", ".svg")):
                    sizes[f"{path}/{entry.name}"] = len(entry.read_bytes())
    return sizes
