"""Sentences that cannot be formatted are failures here."""

from __future__ import annotations

import pytest

from obelisk.core.words import WORDS


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WORDS, "is_strict", True)
