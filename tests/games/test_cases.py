"""Every case file and every count, for all games."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.kernels.kernel import COMPILED
from obelisk.testing import check_game, run_file
from obelisk.testing.cases import run_case
from tests.conftest import PERFT, ROOT, examples_of, folder_of, rulebook


@pytest.mark.parametrize(
    ("game", "case"),
    [
        pytest.param(game, case, id=f"{game}: {case['id']} ({case['rule']})")
        for game in obelisk.game_names()
        for case in examples_of(game)
    ],
)
def test_case(game: str, case: dict[str, Any]) -> None:
    assert not run_case(game, case).failures


@pytest.mark.parametrize("game", obelisk.game_names())
def test_a_file_of_cases_is_one(game: str) -> None:
    """What the runner asks of a file besides its cases."""
    content = json.loads((folder_of(game) / "examples.json").read_text(encoding="utf-8"))
    assert content["cases"]
    assert content["game"] == game
    assert set(content) <= {"game", "cases", "note", "about"}


def test_counts() -> None:
    """Perft: 34,065,081 for Khet Classic at depth 4, and the other rows."""
    found = list(run_file(PERFT, most_depth=4 if COMPILED else 1))
    rows = json.loads(PERFT.read_text(encoding="utf-8"))["perft"]
    assert len(found) == len(rows) > 0
    assert not [(outcome.name, outcome.failures) for outcome in found if outcome.failures]


DEEP: list[tuple[str, dict[str, object], int, int]] = [
    ("khet", {"setup": "classic"}, 5, 2_536_106_681),
    ("khet", {"setup": "dynasty"}, 5, 1_580_616_566),
    ("khet", {"setup": "imhotep"}, 5, 1_960_906_943),
    ("khet", {"setup": "imhotep", "swap_checks_partner": False}, 5, 1_960_907_543),
    ("xionghan", {}, 4, 92_005_730),
    ("xionghan", {"setup": "classic"}, 4, 105_356_712),
]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "options", "depth", "count"), DEEP, ids=str)
def test_deep_counts(name: str, options: dict[str, object], depth: int, count: int) -> None:
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    assert game.perft(game.start(), depth) == count


@pytest.mark.soak
@pytest.mark.parametrize("name", obelisk.game_names())
def test_long_random_play(name: str) -> None:
    check_game(obelisk.game(name), games=60, plies=200, seed=99)


@pytest.mark.parametrize("name", obelisk.game_names())
def test_every_clause_is_cited_by_a_test_or_case(name: str) -> None:
    clauses = set(re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", rulebook(name)))
    assert clauses, "a rulebook has clauses"
    cited = {
        clause for case in examples_of(name) for clause in re.findall(r"[A-Z]{2}-\d+", case["rule"])
    }
    for file in (ROOT / "tests" / "games").rglob("*.py"):
        cited |= set(re.findall(r"[A-Z]{2}-\d+", file.read_text(encoding="utf-8")))
    assert clauses - cited == set()


@pytest.mark.parametrize("name", obelisk.game_names())
def test_every_clause_is_named_in_the_code(name: str) -> None:
    """A newcomer finds a rule by its clause."""
    clauses = set(re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", rulebook(name)))
    named: set[str] = set()
    for file in folder_of(name).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        named |= set(re.findall(r"[A-Z]{2}-\d+", text))
        for first, last in re.findall(r"([A-Z]{2}-\d+) to [A-Z]{2}-(\d+)", text):
            prefix, number = first.split("-")
            named |= {f"{prefix}-{n}" for n in range(int(number), int(last) + 1)}
    assert clauses - named == set()
