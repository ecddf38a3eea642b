"""The language of the command line: which one is chosen, and that everything is in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import Any

import pytest
import typer.main
from rich.cells import cell_len
from typer.testing import CliRunner

from obelisk.cli import app
from obelisk.core.errors import ObeliskError
from obelisk.core.words import WORDS
from obelisk.terminal.command_line import CODE
from obelisk.terminal.language import OPTION, language, plain, say, speaking, wished_language

LANGUAGES = WORDS.languages
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]


def run(*arguments: str, spoken: str = "en", answers: str = "", status: int = 0) -> str:
    environment = {"COLUMNS": "100", "OBELISK_LANGUAGE": spoken}
    done = CliRunner().invoke(app, arguments, input=answers, env=environment)
    assert done.exit_code == status, done.output
    return done.output


# Which one


@pytest.mark.parametrize(
    ("args", "environ", "chosen"),
    [
        ((), {}, "en"),
        ((), {"LANG": "C"}, "en"),
        ((), {"LANG": "ru_RU.UTF-8"}, "ru"),
        ((), {"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"),
        ((), {"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "zh_CN", "LC_ALL": "C"}, "en"),
        ((), {"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ((), {"LANG": "fr_FR.UTF-8"}, "en"),
        ((), {"LANG": "ru_RU.UTF-8", "OBELISK_LANGUAGE": "zh"}, "zh"),
        ((), {"LANG": "ru_RU.UTF-8", "OBELISK_LANGUAGE": ""}, "ru"),
        (("--language", "zh", "games"), {"OBELISK_LANGUAGE": "ru"}, "zh"),
        (("games", "--language", "ru"), {}, "ru"),
        (("games", "--language=ru"), {}, "ru"),
        (("--language", "zh", "games", "--language", "ru"), {}, "ru"),
        (("games", "--language", "zh-CN"), {}, "zh"),
        (("games", "--language", "RU"), {}, "ru"),
        (("games", "--", "--language", "ru"), {}, "en"),
    ],
)
def test_the_line_decides_then_the_variable_then_the_locale(
    args: tuple[str, ...], environ: dict[str, str], chosen: str
) -> None:
    assert wished_language(args, environ) == chosen


@pytest.mark.parametrize("environ", [{"OBELISK_LANGUAGE": "tlh"}, {"LANG": "ru_RU.UTF-8"}])
def test_a_language_that_there_is_not_is_refused(environ: dict[str, str]) -> None:
    args = () if "OBELISK_LANGUAGE" in environ else ("--language", "tlh")
    with pytest.raises(ObeliskError, match="does not speak 'tlh'"):
        wished_language(args, environ)
    refused = run("games", "--language", "tlh", spoken="", status=2)
    assert "'tlh'" in refused


@pytest.mark.parametrize("args", [("--language", "ru", "games"), ("games", "--language", "ru")])
def test_the_option_stands_before_or_after_the_command(args: tuple[str, ...]) -> None:
    assert "название" in run(*args)
    assert language() == "en"  # only while the command runs


def test_the_option_needs_a_value() -> None:
    assert "--language needs a value." in run("games", "--language", status=2)


def test_a_process_takes_the_language_of_its_locale() -> None:
    environ = {key: os.environ[key] for key in os.environ if not key.startswith(("LC_", "OBELISK"))}
    done = subprocess.run(
        [sys.executable, "-m", "obelisk", "show", "chess"],
        capture_output=True, text=True, check=False, env={**environ, "LANG": "zh_CN.UTF-8"},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert "chess" in done.stderr
    assert re.search("[一-鿿]", done.stderr)


# Help


def texts(command: Any) -> list[str]:
    """Everything that the help of a command says in words of its own."""
    params = [param for param in command.params if "--help" not in param.opts]
    epilog = (command.epilog or "").split("\n\n")
    return [command.help, *(param.help for param in params), *filter(CODE.fullmatch, epilog)]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_text_of_the_help_is_an_entry(command: str) -> None:
    for text in texts(COMMANDS[command]):
        assert CODE.fullmatch(text), f"{command}: {text}"
        assert WORDS.has(text)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_help_is_what_the_catalogues_say(spoken: str) -> None:
    """It is read without Fluent, by a reader of our own."""
    with speaking(spoken):
        for command in COMMANDS.values():
            for code in texts(command):
                assert plain(code) == say(code)
                assert "{" not in plain(code)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_is_in_one_language_and_aligned(command: str | None, spoken: str) -> None:
    text = run(*filter(None, [command]), "--help", spoken=spoken)
    assert not CODE.search(text)
    with speaking(spoken):
        for code in ("terminal-usage", "terminal-panel-options", "terminal-help-language"):
            assert plain(code) in text
    if spoken != "en":
        for english in ("Usage", "Options", "Arguments", "Commands", "default:", "required"):
            assert english not in text
    framed = [line for line in text.splitlines() if line[:1] in "╭│╰" and line]
    assert {cell_len(line) for line in framed} == {100}


def test_without_a_command_the_help_is_printed() -> None:
    assert run() == run("--help")
    assert run(spoken="ru") == run("--help", "--language", "ru") == run("--language", "ru")


# Mistakes


MISTAKES = [
    (("show",), "GAME is missing.", "Не хватает аргумента ИГРА."),
    (("shw",), "There is no command 'shw'. Did you mean 'show'?", "Может быть, «show»?"),
    (("zzz",), "There is no command 'zzz'.", "Команды «zzz» нет."),
    (("show", "khet", "--nope"), "There is no option --nope.", "Параметра --nope нет."),
    (("show", "khet", "--sea"), "Did you mean --seat or --svg?", "--seat или --svg?"),
    (("show", "khet", "--svg"), "--svg needs a value.", "После --svg нужно значение."),
    (("show", "khet", "a", "b"), "too much on the line: a b", "Лишнее в команде: a b"),
    (("show", "khet", "--theme", "x"), "--theme must be light, dark or auto.", "light, dark или"),
    (("show", "khet", "--seat", "x"), "a whole number, 1 or more.", "целое число не меньше 1."),
    (("play", "--level", "9"), "a whole number from 1 to 8.", "целое число от 1 до 8."),
    (("analyse", "khet", "--time", "x"), "--time must be a number,", "число не меньше 0,001."),
    (("play", "khet", "--seed", "x"), "--seed must be a whole number.", "Нужно целое число."),
    (("perft", "khet", "x"), "DEPTH must be a whole number, 0 or more.", "значение ДЛИНА."),
    (("show", "khet", "--seat", "7"), "--seat: Khet has seats 1 to 2.", "места с 1 по 2."),
]


@pytest.mark.parametrize(("arguments", "english", "russian"), MISTAKES)
def test_a_mistake_on_the_line_is_told_in_the_language(
    arguments: tuple[str, ...], english: str, russian: str
) -> None:
    assert english in run(*arguments, status=2)
    refused = run(*arguments, spoken="ru", status=2)
    assert russian in refused
    assert "Ошибка" in refused
    assert not re.search("Usage|Error|Invalid|Missing|No such|unexpected", refused)
    assert re.search("[一-鿿]", run(*arguments, spoken="zh", status=2))


def test_a_file_that_is_not_there_is_told_in_the_language() -> None:
    assert run("replay", "no.json", status=1) == "obelisk: No such file or folder: no.json\n"
    refused = run("replay", "no.json", spoken="ru", status=1)
    assert refused == "obelisk: Нет такого файла или папки: no.json\n"


# Everything else


@pytest.mark.parametrize(
    ("spoken", "words"),
    [
        ("ru", ("серебряные> ", "не сказано, что она делает", "Луч серебряных", "До свидания.")),
        ("zh", ("银方> ", "银方的", "再见。")),
    ],
)
def test_a_game_is_played_in_the_language(spoken: str, words: tuple[str, ...]) -> None:
    answers = "h2\nh2g1\nhelp\nresign\nquit\n"
    told = run("play", "khet", "--against", "person", spoken=spoken, answers=answers)
    for word in words:
        assert word in told
    assert not re.search("[A-Za-z]{4,}", re.sub(r"Khet|help|actions|undo|save|load|FILE|SVG|"
        r"picture|history|position|resign|draw|quit", "", told))  # fmt: skip


@pytest.mark.parametrize(("spoken", "word"), [("ru", "красные"), ("zh", "红方"), ("en", "RED")])
def test_a_side_is_named_in_the_language_or_as_records_do(spoken: str, word: str) -> None:
    for name in (word, "red"):
        answers = f"resign {name}\nquit\n"
        told = run("play", "khet", "--against", "person", spoken=spoken, answers=answers)
        with speaking(spoken):
            assert say("core-reason-resignation") in told


@pytest.mark.parametrize(("spoken", "yes"), [("ru", "Да"), ("zh", "是"), ("zh", "yes")])
def test_a_draw_is_agreed_to_in_the_language(spoken: str, yes: str) -> None:
    answers = f"h2+\ndraw\n{yes}\nquit\n"
    told = run("play", "khet", "--against", "person", spoken=spoken, answers=answers)
    with speaking(spoken):
        assert say("core-reason-agreement") in told


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_tables_are_aligned(spoken: str) -> None:
    for arguments in (("games",), ("games", "khet")):
        text = run(*arguments, "--language", spoken)
        framed = [line for line in text.splitlines() if line[:1] in "┏┃┡│└"]
        assert len({cell_len(line) for line in framed}) == 1
    rows = run("analyse", "khet", "--depth", "1", "--table", "1", "--language", spoken)
    head, row = rows.strip().splitlines()[-2:]
    for numbers in (head, row):  # what stands before the line ends in the same column
        assert len(re.split(r" {2}(?=\S+$)", numbers)) == 2
    assert len({cell_len(re.split(r" {2}(?=\S+$)", one)[0]) for one in (head, row)}) == 1


def test_the_option_is_shown_with_its_values() -> None:
    assert re.search(rf"{OPTION} +en\|ru\|zh", run("show", "--help"))
