"""What is wrong with catalogues is found."""

from __future__ import annotations

import pytest

from obelisk.core.catalogues import FUNCTIONS, catalogue_faults, entries_of
from obelisk.core.words import WORDS

GOOD = """
toy-hello = Hello, { $name }. { $count ->
    [one] One
   *[other] { NUMBER($count, minimumFractionDigits: 1) }
 }
piece-toy-rook = { $case ->
   *[nom] rook
    [ins] rook
 }
    .gender = m
"""


def codes(text: str, other: str = GOOD, needed: tuple[str, ...] = ()) -> list[str]:
    faults = catalogue_faults({"en": other, "ru": text}, "toy", needed)
    for language in WORDS.languages:
        assert all(fault.said(language) for fault in faults)
    return [fault.code for fault in faults]


def test_good_catalogues_have_no_faults() -> None:
    assert codes(GOOD) == []
    assert codes(GOOD.replace("{ $case ->", "{ $gender ->")) == []
    assert catalogue_faults({"en": GOOD}, None) == []


@pytest.mark.parametrize(
    ("addition", "code"),
    [
        ("toy-junk\n", "core-words-junk"),
        ("toy.dot = x\n", "core-words-junk"),
        ("toy-open = { $x\n", "core-words-junk"),
        ("-toy-term = x\n", "core-words-term"),
        ("toy-hello = Again, { $name }{ $count }.\n", "core-words-twice"),
    ],
)
def test_what_cannot_be_used_is_found(addition: str, code: str) -> None:
    assert codes(GOOD + addition) == [code]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("other-hello = x\n", "core-words-owner"),
        ("piece-other-rook = x\n", "core-words-owner"),
        ("toy-refers = { toy-hello }\n", "core-words-reference"),
        ("toy-calls = { NUMBERS($x) }\n", "core-words-function"),
        ('toy-calls = { PIECE($x, kase: "ins") }\n', "core-words-option"),
        ('toy-calls = { SQUARE($x, case: "ins") }\n', "core-words-option"),
    ],
)
def test_what_does_not_belong_is_found_in_each_file(line: str, code: str) -> None:
    assert codes(GOOD + line, GOOD + line) == [code, code]


def test_languages_have_the_same_entries_with_the_same_arguments() -> None:
    assert codes(GOOD + "toy-more = x\n") == ["core-words-differ"]
    assert codes(GOOD, GOOD + "toy-more = x\n") == ["core-words-differ"]
    assert codes(GOOD.replace("{ $name }", "{ $nom }")) == ["core-words-extra"]
    assert codes(GOOD.replace("{ $name }", "")) == [], "a language may need fewer"


def test_needed_entries_are_missed() -> None:
    assert codes(GOOD, needed=("toy-hello", "toy-title")) == ["core-words-missing"]


def test_the_line_of_junk_is_told() -> None:
    (fault,) = catalogue_faults({"en": "toy-a = x\n\ntoy-b\n"}, "toy")
    assert (fault.args["file"], fault.args["line"]) == ("words/en.ftl", 3)


def test_entries_have_attributes_and_arguments() -> None:
    entries = entries_of(GOOD)
    assert entries["toy-hello"][:2] == (set(), {"name", "count"})
    assert entries["toy-hello"].text.startswith("Hello, { $name }.")
    assert entries["piece-toy-rook"][:2] == ({"gender"}, {"case"})


def test_every_function_is_there_when_sentences_are_formatted() -> None:
    from obelisk.core.saying import Catalogue

    known = Catalogue(WORDS, "en")._bundle._functions
    assert set(FUNCTIONS) <= set(known)
