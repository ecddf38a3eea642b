"""Lines of talk are plain text: what is stored is what will be seen."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.server.plain import LONGEST_LINE, clean_line


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
    with pytest.raises(ValueError, match="no visible text"):
        clean_line(said)


@given(st.text(max_size=80))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    try:
        once = clean_line(text)
    except ValueError:
        return
    assert clean_line(once) == once
    assert len(once) <= LONGEST_LINE
    assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Cn", "Co") for sign in once)
    assert not set(once) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
    assert once.encode()
