"""Its table has a name for every phase and item, in every language."""

from __future__ import annotations

import pytest

from obelisk.games.starclaim.setups import ITEMS
from obelisk.games.starclaim.text.notation import KINDS, PHASES
from tests.conftest import words


@pytest.mark.parametrize("language", ["en", "zh", "ru"])
def test_phases_and_items_have_names(language: str) -> None:
    said = words("starclaim", language)
    items = [*filter(None, KINDS), *ITEMS]
    assert len(items) > 8
    needed = [*(f"phase.{phase}" for phase in PHASES), *(f"item.{item}" for item in items)]
    assert [key for key in needed if not said.get(key)] == []
