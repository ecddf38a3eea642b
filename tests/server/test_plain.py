"""Names and lines of talk are plain text: what is stored is what will be seen."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.server.plain import LONGEST_LINE, LONGEST_NAME, clean_line, clean_name, key_of


@pytest.mark.parametrize(
    ("said", "stored"),
    [
        ("  well\n\n played \t!", "well played !"),
        ("abc\u202edef", "abcdef"),  # right-to-left override
        ("\u2066x\u2069", "x"),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),  # text, not markup: clients show it as it is
        ("e\u0301", "é"),
        ("z" + "\u0335" * 30, "z\u0335\u0335"),
        ("👩\u200d🚀 go", "👩\u200d🚀 go"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200d\u200dhi\u200d", "hi"),
    ],
)
def test_a_line_is_cleaned(said: str, stored: str) -> None:
    assert clean_line(said) == stored


@pytest.mark.parametrize("said", ["", "   ", "\u202e", "\u200d", "\x07\n"])
def test_a_line_of_nothing_is_refused(said: str) -> None:
    with pytest.raises(ValueError, match="nothing to read"):
        clean_line(said)


@given(st.text(max_size=80))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    for clean in (clean_line, clean_name):
        try:
            once = clean(text)
        except ValueError:
            continue
        assert clean(once) == once
        assert len(once) <= LONGEST_LINE
        assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Cn", "Co") for sign in once)
        assert not set(once) & set(
            "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
        )
        assert once.encode()


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ｏtto", "Otto"),  # full width
        ("Анна", "Анна"),
        ("王小明", "王小明"),
        ("O'Neill-Smith_2", "O'Neill-Smith_2"),
    ],
)
def test_a_name_is_put_in_order(given_name: str, name: str) -> None:
    assert clean_name(given_name) == name


@pytest.mark.parametrize(
    "name",
    ["A", "x" * (LONGEST_NAME + 1), "An\u202en", "A\nn\x00n", "<i>", "a@b", "Аnn", "...", "👑👑"],
)
def test_a_name_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Ann Lee", "annlee"), ("сосо", "coco"), ("José", "Jose"), ("b0b", "bob")],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("कि", "का"), ("が", "か"), ("7", "8")]
)
def test_names_that_differ_have_different_keys(one: str, other: str) -> None:
    assert key_of(one) != key_of(other)
