"""Shared by all tests: the games and a source of repeatable randomness."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import obelisk
from obelisk.core.catalogues import Entry, entries_of
from obelisk.core.words import WORDS
from obelisk.kernels.kernel import COMPILED

os.environ["OBELISK_LANGUAGE"] = "en"  # whatever the locale of the machine

ROOT = Path(__file__).parent.parent
PERFT = ROOT / "tests" / "perft.json"
GAMES_FOR_TWO = tuple(name for name in obelisk.game_names() if obelisk.game(name).is_for_two)

# Plain Python is a hundred times slower, and is there to show that it agrees, not what is right.
EXAMPLES = 60 if COMPILED else 8
settings.register_profile("obelisk", deadline=None, derandomize=True, max_examples=EXAMPLES)
settings.load_profile("obelisk")


def folder_of(game: str) -> Path:
    """The folder of one of our games."""
    return ROOT / "src" / "obelisk" / "games" / game.replace("-", "_")


def rulebook(game: str, language: str = "en") -> str:
    """The rulebook of a game, as Markdown."""
    return (folder_of(game) / "book" / f"{language}.md").read_text(encoding="utf-8")


def words(game: str, language: str = "en") -> dict[str, Entry]:
    """What a game says to people: the entries of its catalogue by their code."""
    return entries_of((folder_of(game) / "words" / f"{language}.ftl").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that cannot be formatted is an error in tests."""
    monkeypatch.setattr(WORDS, "is_strict", True)


def examples_of(game: str) -> list[dict[str, Any]]:
    """The cases that show the clauses of a game."""
    told = json.loads((folder_of(game) / "examples.json").read_text(encoding="utf-8"))
    cases: list[dict[str, Any]] = told["cases"]
    return cases


def in_soak(*values: Any) -> list[Any]:
    """Further values of a parameter, mostly seeds, that only `make soak` goes through.

    A tuple is one value for each of several parameters.
    """
    sets = (value if isinstance(value, tuple) else (value,) for value in values)
    return [pytest.param(*several, marks=pytest.mark.soak) for several in sets]


def pytest_report_header() -> str:
    return f"kernels: {'compiled' if COMPILED else 'plain Python'}"


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home directory that is a file, so that nothing can be written below it."""
    home = tmp_path / "home"
    home.write_text("not a folder")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    return home
