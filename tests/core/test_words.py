"""Catalogues are found by the owner of a code, read when needed, and may be added to."""

from __future__ import annotations

import shutil
import threading
from importlib.resources import files
from pathlib import Path

import pytest

from obelisk.core.messages import List, Message, PieceNamed
from obelisk.core.words import ENGLISH, FOLDER, WORDS, Words, best_language, owner_of_package


def write(folder: Path, language: str, text: str) -> None:
    file = folder / FOLDER / f"{language}.ftl"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def words(tmp_path: Path) -> Words:
    """Catalogues of their own: those of core, and an owner `toy` in `tmp_path / "toy"`."""
    shutil.copytree(str(files("obelisk.core") / FOLDER), tmp_path / "core" / FOLDER)
    words = Words()
    words.register("core", tmp_path / "core")
    words.register("toy", tmp_path / "toy")
    write(tmp_path / "toy", "en", "toy-hello = Hello, { $name }.\ntoy-only = Only here.\n")
    write(tmp_path / "toy", "ru", "toy-hello = Здравствуйте, { $name }.\n")
    return words


def test_a_message_is_said_in_each_language(words: Words) -> None:
    hello = Message("toy-hello", name="Ann")
    assert words.format(hello) == "Hello, Ann."
    assert words.format(hello, "ru") == "Здравствуйте, Ann."
    assert words.text("toy-hello", "ru", name="Ben") == "Здравствуйте, Ben."


def test_what_a_language_lacks_is_said_in_english(words: Words) -> None:
    for language in ("zh", "ru", "no-such", "", "../en"):
        assert words.format(Message("toy-only"), language) == "Only here."
    assert words.format(Message("toy-missing", name="x"), "ru") == "toy-missing"
    assert words.format(Message("nobody-speaks")) == "nobody-speaks"
    assert words.format(Message("")) == ""


def test_a_part_that_cannot_be_said_makes_the_whole_english(words: Words) -> None:
    whole = Message("toy-hello", name=Message("toy-only"))
    assert words.format(whole, "ru") == "Hello, Only here.."
    assert words.format(Message("toy-hello", name=PieceNamed("toy-none")), "ru") == "toy-hello"
    assert words.format(Message("toy-hello"), "ru") == "toy-hello"


def test_in_tests_that_is_an_error(words: Words) -> None:
    words.is_strict = True
    for message in (
        Message("toy-missing"),
        Message("toy-hello"),
        Message("toy-hello", name=Message("toy-missing")),
        Message("toy-hello", name=PieceNamed("toy-none")),
        Message("toy-hello", name=List.of([PieceNamed("toy-none"), "x"])),
    ):
        with pytest.raises(ValueError, match=r"toy-hello|toy-missing"):
            words.format(message)
    with pytest.raises(ValueError, match="in ru: there is no toy-only"):
        words.format(Message("toy-only"), "ru")


def test_tests_are_strict() -> None:
    assert WORDS.is_strict


def test_a_language_is_a_file_in_each_folder(words: Words, tmp_path: Path) -> None:
    assert words.languages == ("en", "ru", "zh")
    core = (tmp_path / "core" / FOLDER / "en.ftl").read_text(encoding="utf-8")
    write(tmp_path / "core", "de", core.replace(" and ", " und "))
    write(tmp_path / "toy", "de", "toy-hello = Guten Tag, { $name }.\n")
    words.register("core", tmp_path / "toy")  # another place: what was found is forgotten
    words.register("core", tmp_path / "core")
    assert words.languages == ("en", "de", "ru", "zh")
    several = Message("toy-hello", name=List.of(["Ann", "Ben"]))
    assert words.format(several, "de") == "Guten Tag, Ann und Ben."
    assert words.format(Message("toy-only"), "de") == "Only here."


def test_the_owner_of_a_code_is_the_longest_name_that_fits(words: Words, tmp_path: Path) -> None:
    words.register("toy-box", tmp_path / "box")
    assert words.owner_of("toy-box-lid") == "toy-box"
    assert words.owner_of("toy-boxes") == "toy"
    assert words.owner_of("piece-toy-block") == words.owner_of("side-toy-red") == "toy"
    assert words.owner_of("toys") is None
    assert words.owner_of("") is None
    words.register("side-step", tmp_path / "step")
    assert words.owner_of("side-step-title") == "side-step"


def test_nothing_is_read_before_it_is_needed(tmp_path: Path) -> None:
    words = Words()
    words.register("core", "obelisk.core")
    words.register("later", tmp_path / "later")
    assert "later" in words.owners()
    write(tmp_path / "later", "en", "later-hello = Hello.\n")
    assert words.has("later-hello")
    assert not words.has("later-hello", "zh")
    shutil.rmtree(tmp_path / "later")
    assert words.format(Message("later-hello")) == "Hello."


def test_who_has_no_words_says_codes(tmp_path: Path) -> None:
    words = Words()
    words.register("core", "obelisk.core")
    for owner, place in (("gone", tmp_path / "gone"), ("absent", "no.such.module")):
        words.register(owner, place)
        assert words.format(Message(f"{owner}-hello")) == f"{owner}-hello"


def test_a_class_in_a_module_speaks_from_its_package() -> None:
    words = Words()
    words.register("core", "obelisk.core.words")
    assert words.has("core-plain")
    words.register("main", "__main__")
    assert not words.has("main-hello")


def test_many_threads_may_begin_at_once(words: Words) -> None:
    said: list[str] = []
    gate = threading.Barrier(8)

    def say(language: str) -> None:
        gate.wait()
        said.append(words.format(Message("toy-hello", name="Ann"), language))

    threads = [threading.Thread(target=say, args=(("en", "ru")[i % 2],)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(said) == ["Hello, Ann."] * 4 + ["Здравствуйте, Ann."] * 4


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        (["zh_CN.UTF-8"], "zh"),
        (["ru"], "ru"),
        (["de_DE.UTF-8", "zh-Hans"], "zh"),
        (["C.UTF-8"], ENGLISH),
        (["", "POSIX"], ENGLISH),
        ([], ENGLISH),
    ],
)
def test_the_first_language_that_we_speak_is_taken(wished: list[str], language: str) -> None:
    assert best_language(wished) == language


def test_a_package_is_called_after_its_last_part() -> None:
    assert owner_of_package("obelisk.games.laser") == "laser"
    assert owner_of_package("my_games.great_game") == "great-game"
