"""The audit fails for what is known to be vulnerable, and for nothing else."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

AUDIT = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "audit.py"))
GOOD = {"name": "numpy", "version": "2.4.6", "vulns": []}
BAD = {
    "name": "starlette",
    "version": "0.1",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"]}],
}
UNKNOWN = {"name": "own", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("answers", "said", "well"),
    [
        (None, "cannot be reached", False),
        ([GOOD, GOOD], "no known vulnerability in 2 packages", True),
        ([GOOD, UNKNOWN], "knows 1 of 2 packages", False),
    ],
)
def test_what_is_not_known_to_be_bad_passes(answers: Any, said: str, well: bool) -> None:
    told, is_well = AUDIT["judge"](answers)
    assert said in told
    assert is_well is well


def test_a_known_vulnerability_fails_and_is_named() -> None:
    with pytest.raises(SystemExit, match=r"(?s)starlette 0.1: PYSEC-1, mended in 0.2"):
        AUDIT["judge"]([GOOD, BAD, UNKNOWN])


def test_no_answer_is_no_failure(tmp_path: Path) -> None:
    assert AUDIT["ask"](tmp_path / "missing.txt") is None
