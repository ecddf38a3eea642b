"""Games are found by their folders and by entry points; a broken one is named and left out."""

from __future__ import annotations

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
from obelisk.games.folder import folder_faults, folder_of
from tests.packages import Packages, code

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)
    yield Packages(tmp_path)
    for name in sys.modules.keys() - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def run(packages: Packages, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(packages.path)}
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


def test_a_game_of_a_stranger_is_found_by_its_entry_point(packages: Packages) -> None:
    packages.add("new-game")
    games = Games()
    assert games.names() == tuple(sorted((*obelisk.game_names(), "new-game")))
    assert games.has("new-game")
    assert games.words("new-game")["ru"] == {"title": "new-game", "about": "About new-game."}
    assert "new_game" not in sys.modules, "it was listed without being imported"
    assert games.find("new-game").id == "new-game"
    assert games.left_out() == ()


def test_a_game_may_be_deep_in_a_package_that_is_not_imported(packages: Packages) -> None:
    folder = packages.add("deep-game")
    packages.write(packages.path / "outer" / "__init__.py", "raise ImportError('imported')")
    folder.rename(packages.path / "outer" / "inner")
    packages.write(
        packages.path / "deep_game_games-1.0.dist-info" / "entry_points.txt",
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


def test_ours_win_and_then_the_first_package(packages: Packages) -> None:
    ours = obelisk.game_names()[0]
    packages.add(ours, "rival")
    packages.add("twin", "b_twin")
    packages.add("twin", "a_twin")
    games = Games()
    assert games.find(ours) is find(ours)
    assert games.source("twin").shipped_by == "a_twin-games"
    assert sorted(games.left_out()) == [
        f"game '{ours}' of rival-games is left out: obelisk has a game of this name: "
        "choose another",
        "game 'twin' of b_twin-games is left out: a_twin-games has a game of this name: "
        "choose another",
    ]


def remove(path: str) -> Callable[[Packages, Path], None]:
    return lambda packages, folder: (folder / path).unlink()


def write(path: str, content: object) -> Callable[[Packages, Path], None]:
    return lambda packages, folder: packages.write(folder / path, content)


def draw(inner: str) -> Callable[[Packages, Path], None]:
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
    "a missing drawing": (
        write("__init__.py", code("new-game") + "    art = {'flat': 'flat.svg'}\n"),
        "art/flat.svg is missing, which the set 'flat' of the game's art names",
    ),
    "art of nowhere": (
        write("__init__.py", code("new-game") + "    shares = 'no_such_package'\n"),
        "making it raises ModuleNotFoundError: No module named 'no_such_package'",
    ),
    "too much": (write("art/big.svg", SVG.format(" " * 9_000_000)), "at most 8388608 are allowed"),
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
    "no pieces": (
        write("__init__.py", code("new-game") + "    art = {}\n"),
        "art names no set of pieces",
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
        lambda packages, folder: packages.write(
            packages.path / "new_game_games-1.0.dist-info" / "entry_points.txt",
            "[obelisk.games]\nnew-game = nowhere.game:Game\n",
        ),
        "the module nowhere.game that its entry point names is not there",
    ),
    "an entry point without a class": (
        lambda packages, folder: packages.write(
            packages.path / "new_game_games-1.0.dist-info" / "entry_points.txt",
            "[obelisk.games]\nnew-game = new_game\n",
        ),
        "write it as package:Class",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_game_is_named_in_one_line_and_left_out(packages: Packages, case: str) -> None:
    breaking, why = BROKEN[case]
    breaking(packages, packages.add("new-game"))
    packages.add("good-game")
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


def test_a_name_that_no_address_can_hold_is_refused(packages: Packages) -> None:
    packages.add("New_Game", "new_game")
    games = Games()
    assert games.names() == obelisk.game_names()
    assert "lower-case letters and digits" in games.left_out()[0]
    with pytest.raises(UnknownGame):
        games.find("no-game")


@pytest.mark.parametrize("content", ["[obelisk.games]\nno equals sign\n", "\0\n[obelisk.games"])
def test_entry_points_that_cannot_be_read_hide_no_others(packages: Packages, content: str) -> None:
    packages.add("good-game")
    packages.add("odd-game")
    packages.write(packages.path / "odd_game_games-1.0.dist-info" / "entry_points.txt", content)
    games = Games()
    assert games.names() == tuple(sorted((*obelisk.game_names(), "good-game")))
    assert len(games.left_out()) <= 1
    assert all("games of odd_game-games are left out" in line for line in games.left_out())


def test_the_command_line_lists_what_can_be_used(packages: Packages) -> None:
    packages.add("good-game")
    draw("<script/>")(packages, packages.add("bad-game"))
    done = run(packages, "-m", "obelisk", "games")
    assert done.returncode == 0
    assert "About good-game." in done.stdout
    assert "bad-game" not in done.stdout
    assert done.stderr.splitlines() == [
        "obelisk: game 'bad-game' of bad_game-games is left out: art/pieces.svg has the element "
        "<script>: draw shapes, text and gradients only"
    ]
    named = run(packages, "-m", "obelisk", "games", "bad-game")
    assert (named.returncode, named.stderr) == (1, done.stderr)


def test_names_and_words_are_had_without_numpy(packages: Packages) -> None:
    packages.add("good-game", source="raise RuntimeError('imported')")
    script = (
        "import sys, obelisk\n"
        "from obelisk.games import words\n"
        "assert 'good-game' in obelisk.game_names()\n"
        "assert all(words(name)['en']['about'] for name in obelisk.game_names())\n"
        "assert not {'numpy', 'numba', 'good_game'} & set(sys.modules)"
    )
    done = run(packages, "-c", script)
    assert done.returncode == 0, done.stderr
