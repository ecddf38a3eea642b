"""Packages with games of strangers, as installers leave them: for tests of how games are found."""

from __future__ import annotations

import json
import os
from pathlib import Path

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.games import find
from obelisk.games.folder import LANGUAGES

CODE = """
from {package} import {name} as Base

class Game(Base):
    id = "{id}"
    contract = 1
"""


def borrowed() -> type:
    """A game of ours that those of strangers here are derived from."""
    games = map(find, obelisk.game_names())
    return next(kind for kind in games if issubclass(kind, BoardGame))


def code(id: str) -> str:
    kind = borrowed()
    return CODE.format(package=kind.__module__, name=kind.__name__, id=id)


def search_path(folder: Path) -> str:
    """The PYTHONPATH of a process that finds what is in a folder, before what we find."""
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))


class Packages:
    """A folder of packages with games of strangers, each with what its folder must hold."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, id: str, package: str = "", source: str | None = None) -> Path:
        """Install a package with one game; return the folder of the game."""
        package = package or id.replace("-", "_")
        folder = self.path / package
        for language in LANGUAGES:
            said = f"{id}-title = {id}\n{id}-about = About {id}.\n"
            self.write(folder / "words" / f"{language}.ftl", said)
            self.write(folder / "book" / f"{language}.md", f"# {id}\n")
        self.write(folder / "__init__.py", code(id) if source is None else source)
        info = self.path / f"{package}_games-1.0.dist-info"
        self.write(
            info / "METADATA", f"Metadata-Version: 2.1\nName: {package}-games\nVersion: 1.0\n"
        )
        self.write(info / "entry_points.txt", f"[obelisk.games]\n{id} = {package}:Game\n")
        return folder

    def write(self, file: Path, content: object) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        text = content if isinstance(content, str) else json.dumps(content)
        file.write_text(text, encoding="utf-8")
