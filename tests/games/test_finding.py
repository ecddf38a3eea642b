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
from obelisk.core.messages import Message
from obelisk.core.words import WORDS
from obelisk.games import find, said
from obelisk.games.finding import Games
from obelisk.games.folder import folder_faults, folder_of
from tests.packages import Packages, code, search_path

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)
    owners = dict(WORDS._places)
    yield Packages(tmp_path)
    WORDS._places = owners
    WORDS._catalogues.clear()
    for name in sys.modules.keys() - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def run(packages: Packages, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": search_path(packages.path)}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


def test_ours_are_the_folders_with_rulebooks() -> None:
    folder = Path(obelisk.__file__).parent / "games"
    folders = {file.parents[1].name for file in folder.glob("*/book/en.md")}
    assert {name.replace("-", "_") for name in obelisk.game_names()} == folders
    assert obelisk.game_names() == tuple(sorted(obelisk.game_names()))


@pytest.mark.parametrize("name", obelisk.game_names())
def test_our_folders_are_complete(name: str) -> None:
    assert folder_faults(folder_of(find(name)), name) == []
    assert said(name, "title")["en"] == find(name).title


def test_a_game_of_a_stranger_is_found_by_its_entry_point(packages: Packages) -> None:
    packages.add("new-game")
    games = Games()
    assert games.names() == tuple(sorted((*obelisk.game_names(), "new-game")))
    assert games.has("new-game")
    assert games.said("new-game", "about")["ru"] == "About new-game."
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
    assert Games().said("deep-game", "title")["en"] == "deep-game"


def test_entry_points_are_not_read_for_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(**_: str) -> object:
        raise AssertionError("entry points were read")

    monkeypatch.setattr("importlib.metadata.entry_points", never)
    games = Games()
    assert games.find(obelisk.game_names()[0]).id == obelisk.game_names()[0]
    assert games.said(obelisk.game_names()[0], "title")


def test_ours_win_and_then_the_first_package(packages: Packages) -> None:
    ours = obelisk.game_names()[0]
    packages.add(ours, "rival")
    packages.add("twin", "b_twin")
    packages.add("twin", "a_twin")
    games = Games()
    assert games.find(ours) is find(ours)
    assert games.source("twin").shipped_by == "a_twin-games"
    told = [error.faults[0] for error in games.left_out()]
    assert {(fault.args["name"], fault.args["owner"], why(fault)) for fault in told} == {
        (ours, "rival-games", Message("games-name-taken", other="obelisk")),
        ("twin", "b_twin-games", Message("games-name-taken", other="a_twin-games")),
    }


@pytest.mark.parametrize("name", ["core", "laser", "server"])
def test_no_game_has_the_name_of_a_package_that_speaks(packages: Packages, name: str) -> None:
    packages.add(name, "rival")
    games = Games()
    assert games.names() == obelisk.game_names()
    assert [why(error.faults[0]).code for error in games.left_out()] == ["games-name-taken"]


def why(fault: Message) -> Message:
    """Why a game is left out."""
    reason = fault.args["why"]
    assert isinstance(reason, Message)
    return reason


def remove(path: str) -> Callable[[Packages, Path], None]:
    return lambda packages, folder: (folder / path).unlink()


def write(path: str, content: object) -> Callable[[Packages, Path], None]:
    return lambda packages, folder: packages.write(folder / path, content)


def draw(inner: str) -> Callable[[Packages, Path], None]:
    return write("art/pieces.svg", SVG.format(inner))


WORDS_OF = "new-game-title = x\nnew-game-about = x\n"
BROKEN = {
    "no words in a language": (remove("words/ru.ftl"), "games-file-missing", "words/ru.ftl"),
    "no book in a language": (remove("book/zh.md"), "games-file-missing", "book/zh.md"),
    "words that cannot be read": (
        write("words/en.ftl", WORDS_OF + "new-game-tip\n"),
        "core-words-junk",
        "words/en.ftl: line 3 cannot be read",
    ),
    "words of another": (
        write("words/zh.ftl", WORDS_OF + "khet-title = x\n"),
        "core-words-owner",
        "khet-title must begin with 'new-game-'",
    ),
    "no title": (
        write("words/en.ftl", "new-game-about = x\n"),
        "core-words-missing",
        "words/en.ftl has no entry new-game-title",
    ),
    "other entries": (
        write("words/ru.ftl", WORDS_OF + "new-game-tip = x\n"),
        "core-words-differ",
        "words/ru.ftl and words/en.ftl differ in new-game-tip",
    ),
    "an unreadable lesson": (write("lesson.json", "[1,"), "games-file-json", "lesson.json"),
    "no examples": (write("examples.json", []), "games-examples", "no list of cases"),
    "a script": (draw("<script>alert(1)</script>"), "games-art-element", "<script>"),
    "a handler": (draw('<path onclick="x()"/>'), "games-art-handler", "event handler onclick"),
    "another file": (draw('<use href="other.svg#a"/>'), "games-art-reference", "other.svg#a"),
    "a picture elsewhere": (
        draw('<path fill="url(https://a.b/c)"/>'),
        "games-art-reference",
        "url(https",
    ),
    "a hidden reference": (
        draw(r'<path fill="u\72l(//a.b)"/>'),
        "games-art-reference",
        "refers to",
    ),
    "an animation": (draw('<set attributeName="href" to="x"/>'), "games-art-element", "<set>"),
    "a style": (draw("<style>@import 'x';</style>"), "games-art-element", "<style>"),
    "an attribute of style": (draw('<path style="x"/>'), "games-art-style", "fill, stroke"),
    "a foreign element": (
        draw('<a xmlns="http://www.w3.org/1999/xhtml"/>'),
        "games-art-element",
        "has the element",
    ),
    "a declaration": (
        write("art/pieces.svg", "<!DOCTYPE svg SYSTEM 'x'>" + SVG.format("")),
        "games-art-declaration",
        "has a declaration",
    ),
    "a missing drawing": (
        write("__init__.py", code("new-game") + "    art = {'flat': 'flat.svg'}\n"),
        "games-art-missing",
        "art/flat.svg is missing, although the set 'flat' in art names it",
    ),
    "art of nowhere": (
        write("__init__.py", code("new-game") + "    shares = 'no_such_package'\n"),
        "games-creating",
        "raises ModuleNotFoundError: No module named 'no_such_package'",
    ),
    "too much": (write("art/big.svg", SVG.format(" " * 9_000_000)), "games-too-large", "8,388,608"),
    "no XML": (write("art/pieces.svg", "<svg"), "games-art-xml", "art/pieces.svg is not XML"),
    "another drawing": (write("art/pieces.svg", "<p/>"), "games-art-svg", "not an SVG drawing"),
    "text of another encoding": (
        lambda packages, folder: (folder / "words" / "ru.ftl").write_bytes(b"\xff"),
        "games-file-utf8",
        "words/ru.ftl is not UTF-8",
    ),
    "an import that raises": (
        write("__init__.py", "raise RuntimeError('out of\\nluck')"),
        "games-import",
        "Importing new_game raises RuntimeError: out of luck",
    ),
    "no class": (write("__init__.py", ""), "games-class-missing", "new_game has no class Game"),
    "another class": (write("__init__.py", "Game = dict"), "games-class-kind", "is not a game"),
    "another name": (write("__init__.py", code("old-game")), "games-id", "has id = 'old-game'"),
    "another contract": (
        write("__init__.py", code("new-game").replace("contract = 1", "contract = 2")),
        "games-contract-other",
        "for version 2 of the game contract, but this Obelisk has version 1",
    ),
    "no contract": (
        write("__init__.py", code("new-game").replace("contract = 1", "contract = None")),
        "games-contract-missing",
        "write contract = 1".capitalize(),
    ),
    "no pieces": (
        write("__init__.py", code("new-game") + "    art = {}\n"),
        "games-no-art",
        'art = {"standard": "pieces.svg"}',
    ),
    "no rules": (
        write("__init__.py", code("new-game") + "    package = 'new_game'\n"),
        "games-part",
        "The rules of the game cannot be built: ModuleNotFoundError: No module named",
    ),
    "a missing kernel": (
        write(
            "__init__.py",
            code("new-game")
            + "    @property\n    def rules(self):\n        import dataclasses\n"
            + "        return dataclasses.replace(super().rules, settle=None)\n",
        ),
        "core-part-kernel",
        "Rules.settle is None. It must be a kernel.",
    ),
    "a missing method": (
        write(
            "__init__.py",
            "from obelisk.core.board_game import BoardGame\n"
            "class Game(BoardGame):\n    id = 'new-game'\n    contract = 1\n",
        ),
        "games-abstract",
        "Game does not implement start_text.",
    ),
    "an entry point that names nothing": (
        lambda packages, folder: packages.write(
            packages.path / "new_game_games-1.0.dist-info" / "entry_points.txt",
            "[obelisk.games]\nnew-game = nowhere.game:Game\n",
        ),
        "games-module-missing",
        "names the module nowhere.game, which does not exist",
    ),
    "an entry point without a class": (
        lambda packages, folder: packages.write(
            packages.path / "new_game_games-1.0.dist-info" / "entry_points.txt",
            "[obelisk.games]\nnew-game = new_game\n",
        ),
        "games-entry-point",
        "Write package:Class.",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_game_is_named_in_one_line_and_left_out(packages: Packages, case: str) -> None:
    breaking, code, told = BROKEN[case]
    breaking(packages, packages.add("new-game"))
    packages.add("good-game")
    games = Games()
    games.check_strangers()
    assert games.names() == tuple(sorted((*obelisk.game_names(), "good-game")))
    (error,) = games.left_out()
    fault = error.faults[0]
    assert (fault.args["name"], fault.args["owner"]) == ("new-game", "new_game-games")
    assert why(fault).code == code
    assert told in str(fault)
    assert all(len(error.said(language).splitlines()) == 1 for language in WORDS.languages)
    with pytest.raises(BrokenGame) as caught:
        games.find("new-game")
    assert caught.value.faults == error.faults


def test_only_some_of_many_faults_are_told(packages: Packages) -> None:
    folder = packages.add("new-game")
    packages.write(folder / "words" / "en.ftl", "\n".join(f"other-{n} = x" for n in range(50)))
    games = Games()
    with pytest.raises(BrokenGame) as caught:
        games.find("new-game")
    first, *others, last = caught.value.faults
    assert first.code == "games-left-out"
    assert len(others) == 4
    assert last.code == "games-more"
    assert "new-game" in str(games.left_out()[0])


def test_a_name_that_no_address_can_hold_is_refused(packages: Packages) -> None:
    packages.add("New_Game", "new_game")
    games = Games()
    assert games.names() == obelisk.game_names()
    assert why(games.left_out()[0].faults[0]).code == "games-name"
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
    for error in games.left_out():
        (fault,) = error.faults
        assert (fault.code, fault.args["owner"]) == ("games-package-left-out", "odd_game-games")


def test_the_command_line_lists_what_can_be_used(packages: Packages) -> None:
    packages.add("good-game")
    draw("<script/>")(packages, packages.add("bad-game"))
    done = run(packages, "-m", "obelisk", "games")
    assert done.returncode == 0
    assert "About good-game." in done.stdout
    assert "bad-game" not in done.stdout
    assert done.stderr.splitlines() == [
        "obelisk: Game 'bad-game' from bad_game-games is left out. art/pieces.svg has the element "
        "<script>. Use only shapes, text and gradients."
    ]
    named = run(packages, "-m", "obelisk", "games", "bad-game")
    assert (named.returncode, named.stderr) == (1, done.stderr)


def test_names_and_words_are_had_without_numpy(packages: Packages) -> None:
    packages.add("good-game", source="raise RuntimeError('imported')")
    script = (
        "import sys, obelisk\n"
        "from obelisk.games import said\n"
        "assert 'good-game' in obelisk.game_names()\n"
        "assert all(said(name, 'about')['en'] for name in obelisk.game_names())\n"
        "assert not {'numpy', 'numba', 'good_game'} & set(sys.modules)"
    )
    done = run(packages, "-c", script)
    assert done.returncode == 0, done.stderr
