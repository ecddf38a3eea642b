"""The table of repeated browser tests counts every failure, and a file that did not run as one."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

import pytest

FLAKY = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "flaky.py"))


def report(*statuses: str, file: str = "passed") -> dict[str, Any]:
    tests = [
        {"fullName": f"test {i}", "status": status, "duration": 1500, "failureMessages": ["late"]}
        for i, status in enumerate(statuses)
    ]
    name = "tests/browser/shots.test.ts"
    told = {"name": name, "status": file, "assertionResults": tests, "message": "?"}
    return {"testResults": [told]}


def test_a_failure_in_one_run_of_many_is_counted_and_listed_first() -> None:
    trials: dict[str, Any] = {}
    for _ in range(3):
        assert FLAKY["read"](report("passed", "passed", "skipped"), trials) == []
    failed = FLAKY["read"](report("passed", "failed", file="failed"), trials)
    assert failed == ["shots.test.ts: test 1"]
    head, first, second = FLAKY["table"](trials)
    assert "failed" in head
    assert " ".join(first.split()) == "1 of 4 1.5 1.5 shots.test.ts: test 1"
    assert " ".join(second.split()) == "0 of 4 1.5 1.5 shots.test.ts: test 0"


def test_a_file_that_could_not_run_is_a_failure() -> None:
    trials: dict[str, Any] = {}
    assert FLAKY["read"](report(file="failed"), trials) == ["shots.test.ts: (the file)"]
    assert FLAKY["table"](trials)[1].split()[:3] == ["1", "of", "1"]


def test_the_other_work_ends_with_the_runs() -> None:
    before = children_of(os.getpid())  # other tests may have left some, such as a database
    with FLAKY["busy"](2):
        started = children_of(os.getpid()) - before
    assert len(started) == 2
    assert not started & children_of(os.getpid())


def test_the_table_is_printed_when_the_runs_are_interrupted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    trials: dict[str, Any] = {}
    FLAKY["read"](report("passed"), trials)
    with pytest.raises(KeyboardInterrupt), FLAKY["told_at_the_end"](trials):
        raise KeyboardInterrupt
    assert "shots.test.ts: test 0" in capsys.readouterr().out


def children_of(process: int) -> set[int]:
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return {int(one) for one in told.split()}
