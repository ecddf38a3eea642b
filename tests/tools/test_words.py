"""The catalogues have every word about a game that the server sends."""

from __future__ import annotations

import runpy

import pytest

import obelisk
from obelisk.core.catalogues import entries_of
from obelisk.core.words import WORDS
from obelisk.games import find
from obelisk.games.folder import shared_owner
from tests.conftest import ROOT

words_of = runpy.run_path(str(ROOT / "tools" / "words.py"))["words_of"]


def codes(key: str, name: str, shared: str | None) -> list[str]:
    """The codes that a page tries for a key `group.word` of a game."""
    group, _, word = key.replace(".", "-").partition("-")
    group = {"kind": "piece"}.get(group, group)
    owners = [owner for owner in (name, shared, "core") if owner]
    if group in ("piece", "side"):
        return [f"{group}-{owner}-{word}" for owner in owners]
    return [f"{owner}-{group}-{word}" for owner in owners] + [f"{group}-{word}"]


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("name", obelisk.game_names())
def test_there_is_a_message_for_all_that_a_game_sends(name: str, language: str) -> None:
    shared = shared_owner(find(name))
    file = ROOT / "web" / "src" / "words" / f"{language}.ftl"
    ours = entries_of(file.read_text(encoding="utf-8"))
    needed = words_of(name)
    assert len(needed) > 20
    missing = [
        key
        for key in needed
        if not any(WORDS.has(code, language) or code in ours for code in codes(key, name, shared))
    ]
    assert missing == []
