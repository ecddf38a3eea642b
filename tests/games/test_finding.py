"""Games are found by their folders and by entry points; a broken one is named and left out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import obelisk
from obelisk.core.errors import BrokenGame, UnknownGame
from obelisk.games import find, words
from obelisk.games.finding import Games
from obelisk.games.folder import LANGUAGES, folder_faults, folder_of

CODE = """
from {package} import {name} as Base

class Game(Base):
    id = "{id}"
    contract = 1
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


def borrowed() -> type:
    """A game of ours that those of strangers here are derived from."""
    return find(obelisk.game_names()[0])


def code(id: str) -> str:
    kind = borrowed()
    return CODE.format(package=kind.__module__, name=kind.__name__, id=id)


class Site:
    """A folder of packages with games of strangers, each with what its folder must hold."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, id: str, package: str = "", source: str | None = None) -> Path:
        """Install a package with one game; return the folder of the game."""
        package = package or id.replace("-", "_")
        folder = self.path / package
        for language in LANGUAGES:
            self.write(
                folder / "words" / f"{language}.json", {"title": id, "about": f"About {id}."}
            )
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


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)
    yield Site(tmp_path)
    for name in sys.modules.keys() - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def run(site: Site, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(site.path)}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


def test_ours_are_the_folders_with_words() -> None:
    folder = Path(obelisk.__file__).parent / "games"
    folders = {file.parents[1].name for file in folder.glob("*/words/en.json")}
    assert {name.replace("-", "_") for name in obelisk.game_names()} == folders
    assert obelisk.game_names() == tuple(sorted(obelisk.game_names()))


@pytest.mark.parametrize("name", obelisk.game_names())
def test_our_folders_are_complete(name: str) -> None:
    assert folder_faults(folder_of(find(name))) == []
    assert words(name)["en"]["title"] == find(name).title


def test_a_game_of_a_stranger_is_found_by_its_entry_point(site: Site) -> None:
    site.add("new-game")
    games = Games()
    assert games.names() == tuple(sorted((*obelisk.game_names(), "new-game")))
    assert games.has("new-game")
    assert games.words("new-game")["ru"] == {"title": "new-game", "about": "About new-game."}
    assert "new_game" not in sys.modules, "it was listed without being imported"
    assert games.find("new-game").id == "new-game"
    assert games.left_out() == ()


def test_a_game_may_be_deep_in_a_package_that_is_not_imported(site: Site) -> None:
    folder = site.add("deep-game")
    site.write(site.path / "outer" / "__init__.py", "raise ImportError('imported')")
    folder.rename(site.path / "outer" / "inner")
    site.write(
        site.path / "deep_game_games-1.0.dist-info" / "entry_points.txt",
        "[obelisk.games]\ndeep-game = outer.inner:Game\n",
    )
    assert Games().words("deep-game")["en"]["title"] == "deep-game"


def test_entry_points_are_not_read_for_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(**_: str) -> object:
        raise AssertionError("entry points were read")

    monkeypatch.setattr("importlib.metadata.entry_points", never)
    games = Games()
    assert games.find(obelisk.game_names()[0]).id == obelisk.game_names()[0]
    assert games.words(obelisk.game_names()[0])


def test_ours_win_and_then_the_first_package(site: Site) -> None:
    ours = obelisk.game_names()[0]
    site.add(ours, "rival")
    site.add("twin", "b_twin")
    site.add("twin", "a_twin")
    games = Games()
    assert games.find(ours) is find(ours)
    assert games.source("twin").shipped_by == "a_twin-games"
    assert sorted(games.left_out()) == [
        f"game '{ours}' of rival-games is left out: obelisk has a game of this name: "
        "choose another",
        "game 'twin' of b_twin-games is left out: a_twin-games has a game of this name: "
        "choose another",
    ]


def remove(path: str) -> Callable[[Site, Path], None]:
    return lambda site, folder: (folder / path).unlink()


def write(path: str, content: object) -> Callable[[Site, Path], None]:
    return lambda site, folder: site.write(folder / path, content)


def draw(inner: str) -> Callable[[Site, Path], None]:
    return write("art/pieces.svg", SVG.format(inner))


BROKEN = {
    "no words in a language": (remove("words/ru.json"), "words/ru.json is missing"),
    "no book in a language": (remove("book/zh.md"), "book/zh.md is missing"),
    "words that are no JSON": (write("words/en.json", "{"), "words/en.json is no JSON"),
    "words that are no texts": (
        write("words/zh.json", {"title": 1}),
        "one object of keys",
    ),
    "no title": (write("words/en.json", {"about": "x"}), "words/en.json has no 'title'"),
    "other keys": (
        write("words/ru.json", {"title": "x", "about": "x", "tip": "x"}),
        "words/ru.json and words/en.json differ in tip",
    ),
    "an unreadable lesson": (write("lesson.json", "[1,"), "lesson.json is no JSON"),
    "no examples": (write("examples.json", []), "examples.json has no list of cases"),
    "a script": (draw("<script>alert(1)</script>"), "art/pieces.svg has the element <script>"),
    "a handler": (draw('<path onclick="x()"/>'), "the event handler onclick"),
    "another file": (draw('<use href="other.svg#a"/>'), "refers to other.svg#a"),
    "a picture elsewhere": (draw('<path fill="url(https://a.b/c)"/>'), "refers to url(https"),
    "a hidden reference": (draw(r'<path fill="u\72l(//a.b)"/>'), "refers to"),
    "an animation": (draw('<set attributeName="href" to="x"/>'), "has the element <set>"),
    "a style": (draw("<style>@import 'x';</style>"), "has the element <style>"),
    "a foreign element": (draw('<a xmlns="http://www.w3.org/1999/xhtml"/>'), "has the element"),
    "a declaration": (
        write("art/pieces.svg", "<!DOCTYPE svg SYSTEM 'x'>" + SVG.format("")),
        "has a declaration",
    ),
    "no XML": (write("art/pieces.svg", "<svg"), "art/pieces.svg is no XML"),
    "an import that raises": (
        write("__init__.py", "raise RuntimeError('out of\\nluck')"),
        "importing new_game raises RuntimeError: out of luck",
    ),
    "no class": (write("__init__.py", ""), "new_game has no class Game"),
    "another class": (write("__init__.py", "Game = dict"), "is no game: derive a class"),
    "another name": (write("__init__.py", code("old-game")), "says id = 'old-game'"),
    "another contract": (
        write("__init__.py", code("new-game").replace("contract = 1", "contract = 2")),
        "for version 2 of the contract of games, and this Obelisk has version 1",
    ),
    "no rules": (
        write("__init__.py", code("new-game") + "    package = 'new_game'\n"),
        "the game's rules cannot be built: ModuleNotFoundError: No module named 'new_game.rules'",
    ),
    "a missing kernel": (
        write(
            "__init__.py",
            code("new-game")
            + "    @property\n    def rules(self):\n        import dataclasses\n"
            + "        return dataclasses.replace(super().rules, settle=None)\n",
        ),
        "Rules.settle is None: it must be a kernel",
    ),
    "a missing method": (
        write(
            "__init__.py",
            "from obelisk.core.board_game import BoardGame\n"
            "class Game(BoardGame):\n    id = 'new-game'\n    contract = 1\n",
        ),
        "Game lacks start_text: implement what Game asks for",
    ),
    "an entry point that names nothing": (
        lambda site, folder: site.write(
            site.path / "new_game_games-1.0.dist-info" / "entry_points.txt",
            "[obelisk.games]\nnew-game = nowhere.game:Game\n",
        ),
        "the module nowhere.game that its entry point names is not there",
    ),
    "an entry point without a class": (
        lambda site, folder: site.write(
            site.path / "new_game_games-1.0.dist-info" / "entry_points.txt",
            "[obelisk.games]\nnew-game = new_game\n",
        ),
        "write it as package:Class",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_game_is_named_in_one_line_and_left_out(site: Site, case: str) -> None:
    breaking, why = BROKEN[case]
    breaking(site, site.add("new-game"))
    site.add("good-game")
    games = Games()
    games.check_strangers()
    assert games.names() == tuple(sorted((*obelisk.game_names(), "good-game")))
    (line,) = games.left_out()
    assert line.startswith("game 'new-game' of new_game-games is left out: ")
    assert why in line
    assert line.isprintable()
    with pytest.raises(BrokenGame) as caught:
        games.find("new-game")
    assert str(caught.value) == line


def test_a_name_that_no_address_can_hold_is_refused(site: Site) -> None:
    site.add("New_Game", "new_game")
    games = Games()
    assert games.names() == obelisk.game_names()
    assert "lower-case letters and digits" in games.left_out()[0]
    with pytest.raises(UnknownGame):
        games.find("no-game")


def test_the_command_line_lists_what_can_be_used(site: Site) -> None:
    site.add("good-game")
    draw("<script/>")(site, site.add("bad-game"))
    done = run(site, "-m", "obelisk", "games")
    assert done.returncode == 0
    assert "About good-game." in done.stdout
    assert "bad-game" not in done.stdout
    assert done.stderr.splitlines() == [
        "obelisk: game 'bad-game' of bad_game-games is left out: art/pieces.svg has the element "
        "<script>: draw shapes, text and gradients only"
    ]
    named = run(site, "-m", "obelisk", "games", "bad-game")
    assert (named.returncode, named.stderr) == (1, done.stderr)


def test_names_and_words_are_had_without_numpy(site: Site) -> None:
    site.add("good-game", source="raise RuntimeError('imported')")
    script = (
        "import sys, obelisk\n"
        "from obelisk.games import words\n"
        "assert 'good-game' in obelisk.game_names()\n"
        "assert all(words(name)['en']['about'] for name in obelisk.game_names())\n"
        "assert not {'numpy', 'numba', 'good_game'} & set(sys.modules)"
    )
    done = run(site, "-c", script)
    assert done.returncode == 0, done.stderr
