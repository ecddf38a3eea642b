"""What stands in the folder of a game besides its code: words, rulebook, examples, lesson, art.

Reading it imports nothing of the game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from obelisk.core.errors import BrokenGame
from obelisk.core.quoting import quoted, shown

if TYPE_CHECKING:
    from obelisk.core.game import Game

LANGUAGES = ("en", "ru", "zh")
MARK = "words/en.json"  # a folder that has it is the folder of a game
LARGEST = 8 * 2**20  # bytes of all files that are served


def folder_of(kind: type[Game]) -> Traversable:
    """The folder of a game whose class is imported: of the package that the class is in."""
    module = sys.modules[kind.__module__]
    is_package = hasattr(module, "__path__")
    return files(kind.__module__ if is_package else module.__package__ or kind.__module__)


def place(folder: Traversable, path: str) -> Traversable:
    """A file in a folder, by its path with slashes."""
    for name in path.split("/"):
        folder = folder / name
    return folder


def read_words(folder: Traversable) -> dict[str, dict[str, str]]:
    """The words of a game by language; `BrokenGame` says what is wrong with them."""
    words: dict[str, dict[str, str]] = {}
    faults = []
    for language in LANGUAGES:
        try:
            words[language] = _texts(folder, f"words/{language}.json")
        except BrokenGame as fault:
            faults.append(str(fault))
    for key in ("title", "about"):
        if "en" in words and not words["en"].get(key):
            faults.append(f"words/en.json has no '{key}'")
    for language, texts in words.items():
        if odd := sorted(texts.keys() ^ words.get("en", texts).keys()):
            some = ", ".join(shown(key) for key in odd[:3])
            faults.append(
                f"words/{language}.json and words/en.json differ in {some}: "
                "every language has the same keys"
            )
    if faults:
        raise BrokenGame("; ".join(faults))
    return words


def _texts(folder: Traversable, path: str) -> dict[str, str]:
    texts = read_json(folder, path)
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
        raise BrokenGame(f"{path} must hold one object of keys and texts")
    return texts


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


def drawings(folder: Traversable) -> Iterator[tuple[str, str]]:
    """The drawings of a folder, each with its path there."""
    art = folder / "art"
    if art.is_dir():
        for name in sorted(entry.name for entry in art.iterdir()):
            if name.endswith(".svg"):
                yield f"art/{name}", read_text(folder, f"art/{name}")


def folder_faults(folder: Traversable) -> list[str]:
    """What is wrong in the folder of a game, a sentence each."""
    from obelisk.games.art import art_faults

    faults = []
    try:
        read_words(folder)
    except BrokenGame as fault:
        faults.append(str(fault))
    for language in LANGUAGES:
        if not place(folder, f"book/{language}.md").is_file():
            faults.append(f"book/{language}.md is missing: the rulebook in this language")
    faults += _data_faults(folder)
    try:
        for path, drawing in drawings(folder):
            faults += [f"{path} {fault}" for fault in art_faults(drawing)]
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
                if entry.is_file() and entry.name.endswith((".json", ".md", ".svg")):
                    sizes[f"{path}/{entry.name}"] = len(entry.read_bytes())
    return sizes
