"""What stands in the folder of a game besides its code: words, rulebook, examples, lesson, art.

Reading it imports nothing of the game.
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
from obelisk.core.quoting import quoted
from obelisk.core.words import WORDS
from obelisk.games.rulebook import read_rulebook

if TYPE_CHECKING:
    from obelisk.core.game import Game

LANGUAGES = ("en", "ru", "zh")  # that every game has; those that core has more of, it may have
POINTS = "points.svg"  # what every board of points needs, in `obelisk.drawing`
MARK = "book/en.md"  # a folder that has it is the folder of a game
LARGEST = 8 * 2**20  # bytes of all files that are served


def folder_of(kind: type[Game]) -> Traversable:
    """The folder of an imported game: that of the package whose class says its id."""
    maker = next((base for base in kind.__mro__ if "id" in vars(base)), kind)
    module = sys.modules[maker.__module__]
    if package := module.__name__ if hasattr(module, "__path__") else module.__package__:
        return files(package)
    return Path(getattr(module, "__file__", None) or "here").parent


def place(folder: Traversable, path: str) -> Traversable:
    """A file in a folder, by its path with slashes."""
    for name in path.split("/"):
        folder = folder / name
    return folder


def languages_of(folder: Traversable) -> tuple[str, ...]:
    """The languages in which a game has words and a rulebook."""
    return tuple(
        language
        for language in WORDS.languages
        if language in LANGUAGES
        or all(place(folder, path).is_file() for path in _needed_for(language))
    )


def _needed_for(language: str) -> tuple[str, str]:
    return f"words/{language}.ftl", f"book/{language}.md"


def words_faults(folder: Traversable, name: str) -> list[str]:
    """What is wrong with the catalogues of the game called `name`, a sentence each."""
    texts: dict[str, str] = {}
    faults = []
    for language in languages_of(folder):
        try:
            texts[language] = read_text(folder, f"words/{language}.ftl")
        except BrokenGame as fault:
            faults.append(str(fault))
    if faults:
        return faults
    needed = (f"{name}-title", f"{name}-about")
    return [f"words/{fault}" for fault in catalogue_faults(texts, name, needed)]


def read_json(folder: Traversable, path: str) -> Any:
    """What a file of JSON holds; `BrokenGame` if it is missing or cannot be read."""
    try:
        return json.loads(read_text(folder, path))
    except json.JSONDecodeError as fault:
        raise BrokenGame(f"{path} is no JSON: {fault}") from None


def read_text(folder: Traversable, path: str) -> str:
    """The text of a file; `BrokenGame` if it is missing or cannot be read."""
    try:
        return place(folder, path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BrokenGame(f"{path} is missing") from None
    except UnicodeDecodeError:
        raise BrokenGame(f"{path} is not written in UTF-8") from None
    except OSError as fault:
        raise BrokenGame(f"{path} cannot be read: {fault.strerror}") from None


def drawings(folder: Traversable) -> dict[str, Traversable]:
    """The drawings of a folder by their paths there."""
    art = folder / "art"
    entries = sorted(art.iterdir(), key=lambda entry: entry.name) if art.is_dir() else []
    return {f"art/{entry.name}": entry for entry in entries if entry.name.endswith(".svg")}


def shared_owner(kind: type[Game]) -> str | None:
    """How the codes of messages begin that a game shares with others."""
    return None if kind.shares is None else kind.shares.rpartition(".")[2].replace("_", "-")


def drawings_of(kind: type[Game], folder: Traversable) -> dict[str, Traversable]:
    """The drawings of a game by the paths at which they are served: those of its folder and those
    that it shares with others."""
    shared = drawings(files(kind.shares)) if kind.shares is not None else {}
    if kind.is_of_points:
        shared = {f"art/{POINTS}": files("obelisk.drawing") / POINTS, **shared}
    return shared | drawings(folder)


def art_sets(kind: type[Game]) -> dict[str, list[str]]:
    """The drawings that each set of a game needs, by their paths; the first set is the usual one.

    What is not of pieces is drawn with the files of the first set, so all others need it, too.
    """
    first = next(iter(kind.art.values()), None)
    common = [POINTS] if kind.is_of_points else []
    return {
        name: [f"art/{file}" for file in dict.fromkeys([*common, *filter(None, [first]), own])]
        for name, own in kind.art.items()
    }


def drawing_faults(kind: type[Game], folder: Traversable) -> list[str]:
    """What is wrong with the drawings that the class of a game names, a sentence each."""
    from obelisk.games.art import art_faults

    there = drawings_of(kind, folder)
    faults = [
        f"art/{file} is missing, which the set '{name}' of the game's art names"
        for name, file in kind.art.items()
        if f"art/{file}" not in there
    ]
    for path in there.keys() - drawings(folder).keys():  # shared with other games
        text = there[path].read_text(encoding="utf-8")
        faults += [f"{path} {fault}" for fault in art_faults(text)]
    return faults


def served_files(kind: type[Game], folder: Traversable) -> dict[str, bytes]:
    """What is served of a game by path: as it stands in the folder, and rulebooks as JSON.

    Examples and their notes may be missing in the folder, and are then served empty.
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
    """A value as JSON without white space."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def folder_faults(folder: Traversable, name: str) -> list[str]:
    """What is wrong in the folder of the game called `name`, a sentence each."""
    from obelisk.games.art import art_faults

    faults = words_faults(folder, name)
    for language in LANGUAGES:
        if not place(folder, f"book/{language}.md").is_file():
            faults.append(f"book/{language}.md is missing: the rulebook in this language")
    faults += _data_faults(folder)
    try:
        for path in drawings(folder):
            faults += [f"{path} {fault}" for fault in art_faults(read_text(folder, path))]
    except BrokenGame as fault:
        faults.append(str(fault))
    size = sum(_sizes(folder).values())
    if size > LARGEST:
        faults.append(
            f"what is served of its folder has {size} bytes, and at most {LARGEST} are allowed"
        )
    return faults


def _data_faults(folder: Traversable) -> list[str]:
    """What is wrong with the examples and the lesson, of which all may be missing."""
    faults = []
    notes = [f"book/{language}.examples.json" for language in LANGUAGES]
    for path in ("examples.json", "lesson.json", *notes):
        if not place(folder, path).is_file():
            continue
        try:
            held = read_json(folder, path)
        except BrokenGame as fault:
            faults.append(str(fault))
            continue
        if path == "examples.json" and not (
            isinstance(held, Mapping) and isinstance(held.get("cases"), list)
        ):
            faults.append(f"examples.json has no list of cases, but {quoted(held)}")
    return faults


def _sizes(folder: Traversable) -> dict[str, int]:
    """The sizes of the files that are served, without those of other folders."""
    sizes = {}
    for path in ("words", "book", "art", "."):
        inner = folder if path == "." else folder / path
        if inner.is_dir():
            for entry in inner.iterdir():
                if entry.is_file() and entry.name.endswith((".ftl", ".json", ".md", ".svg")):
                    sizes[f"{path}/{entry.name}"] = len(entry.read_bytes())
    return sizes
