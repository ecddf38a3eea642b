"""The golden sentences are those that the catalogues say today."""

from __future__ import annotations

import json
import runpy
from typing import Any

from obelisk.core.words import WORDS
from tests.conftest import ROOT

GOLDEN = runpy.run_path(str(ROOT / "tools" / "golden.py"))


def kinds(argument: Any) -> set[str]:
    """The kinds of arguments that an argument as JSON has."""
    if not isinstance(argument, dict):
        return {type(argument).__name__}
    (kind,) = argument.keys() - {"join"}
    inner = argument["list"] if kind == "list" else []
    return {kind}.union(*map(kinds, inner))


def test_the_file_is_up_to_date() -> None:
    written = (ROOT / "tests" / "golden_sentences.json").read_text(encoding="utf-8")
    assert written == GOLDEN["text"](GOLDEN["golden"]()), "out of date: python tools/golden.py"


def test_it_has_all_kinds_of_arguments_of_all_owners_in_all_languages() -> None:
    rows = json.loads((ROOT / "tests" / "golden_sentences.json").read_text(encoding="utf-8"))
    found = set().union(*(kinds(value) for row in rows for value in row["args"].values()))
    assert found == {"str", "int", "float", "piece", "side", "seat", "list", "message"}
    owners = {owner for owner, folder in GOLDEN["folders"]() if GOLDEN["kinds_of"](folder)}
    assert {WORDS.owner_of(row["code"]) for row in rows} == owners
    assert all(row["said"].keys() == set(WORDS.languages) for row in rows)
    assert all(text for row in rows[20:] for text in row["said"].values())
