"""The translated rulebooks say the same as the English ones: clauses, tables and examples."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

import obelisk
from tests.conftest import examples_of, folder_of, rulebook

SCRIPTS = {"zh": "[\u4e00-\u9fff]", "ru": "[а-яё]"}  # a letter of each language
LANGUAGES = tuple(SCRIPTS)
EVERY = [(language, game) for language in LANGUAGES for game in obelisk.game_names()]


def original(game: str) -> str:
    return rulebook(game)


def translated(language: str, game: str) -> str:
    return rulebook(game, language)


def clauses(text: str) -> dict[str, str]:
    """The clauses by their number, in the order of the text; some go on over several lines."""
    return dict(re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\* (.*(?:\n  .*)*)", text, re.MULTILINE))


def blocks(text: str) -> list[str]:
    """Code that stands for itself."""
    return re.findall(r"^```.*?^```", text, re.MULTILINE | re.DOTALL)


def rows(text: str) -> list[str]:
    """The rows of all tables."""
    without = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"^\|.*\|$", without, re.MULTILINE)


def sections(text: str) -> list[str]:
    return re.split(r"^#+ ", text, flags=re.MULTILINE)


def code(text: str) -> Counter[str]:
    """Words of the library, squares in notation and positions: never translated."""
    return Counter(re.findall(r"`([^`\n]+)`", text))


def squares(text: str) -> Counter[str]:
    return Counter(re.findall(r"\b[a-m]\d{1,2}\b", text, re.ASCII))


def mentioned(text: str) -> Counter[str]:
    return Counter(re.findall(r"\b[A-Z]{2}-\d+", text))


def numbers(text: str) -> Counter[str]:
    """Numbers in figures; a language may write more of them so than another."""
    without = re.sub(r"`[^`\n]*`|\b[A-Z]{2}-\d+", "", text)
    return Counter(re.findall(r"\d+(?:[.,]\d+)*", without))


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_every_clause_is_there_in_the_same_order(language: str, game: str) -> None:
    assert list(clauses(translated(language, game))) == list(clauses(original(game)))


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_clauses_hold_the_same_code_numbers_and_references(language: str, game: str) -> None:
    said = clauses(translated(language, game))
    for name, clause in clauses(original(game)).items():
        assert code(said[name]) == code(clause), name
        assert mentioned(said[name]) == mentioned(clause), name
        assert numbers(clause) <= numbers(said[name]), name


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_sections_hold_the_same_code(language: str, game: str) -> None:
    ours, theirs = sections(translated(language, game)), sections(original(game))
    assert len(ours) == len(theirs)
    for mine, other in zip(ours, theirs, strict=True):
        title = other.partition("\n")[0]
        assert code(mine) == code(other), title
        assert mentioned(mine) == mentioned(other), title
        assert numbers(other) <= numbers(mine), title
        assert blocks(mine) == blocks(other), title


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_tables_have_the_same_cells(language: str, game: str) -> None:
    ours, theirs = rows(translated(language, game)), rows(original(game))
    assert len(ours) == len(theirs)
    for mine, other in zip(ours, theirs, strict=True):
        cells = list(zip(mine.split("|"), other.split("|"), strict=True))
        for here, there in cells:
            assert code(here) == code(there), other
            if not re.search(r"[a-z]{2}", re.sub(r"`[^`]*`", "", there)):  # nothing to translate
                assert numbers(here) == numbers(there), other


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_the_notes_of_all_examples_are_translated(language: str, game: str) -> None:
    told = folder_of(game) / "book" / f"{language}.examples.json"
    notes = json.loads(told.read_text(encoding="utf-8"))
    assert set(notes) == {case["note"] for case in examples_of(game)}
    for note, said in notes.items():
        assert squares(said) == squares(note), note
        assert re.search(SCRIPTS[language], said), f"{note}: {said}"
