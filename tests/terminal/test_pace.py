"""How quickly a watched game is told."""

from __future__ import annotations

import os

import pytest

from obelisk.core.errors import ObeliskError
from obelisk.terminal.pace import Pace, read_pace


def test_a_pace_is_a_word_or_seconds() -> None:
    assert [read_pace(text) for text in ("slow", "0", "1.5", "60")] == [2.0, 0.0, 1.5, 60.0]
    for wrong in ("", "quick", "-1", "61", "1e3", "nan", "inf", "٣", "1" * 5000):
        with pytest.raises(ObeliskError, match="Write a number of seconds from 0 to 60, or slow"):
            read_pace(wrong)


def test_enter_skips_to_what_begins_anew() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as keys, os.fdopen(writing, "w") as typed:
        pace = Pace(3600, keys)  # an hour, so that only Enter lets it go on
        for _ in range(2):
            typed.write("\n")
            typed.flush()
            for _ in range(5):
                pace.wait()
            pace.begin()
        typed.close()
        pace.wait()  # nothing more is typed: the end of what can be read skips as well
