"""The case runner: what it checks, and how it reports."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from obelisk.games.folder import LANGUAGES
from obelisk.testing.__main__ import main
from obelisk.testing.cases import run_case
from tests.conftest import folder_of

START = "x33a3ka3p22/2p37/3P46/p11P31s1s21p21P4/p21P41S2S11p11P3/6p23/7P12/2P4A1KA13X1"


@pytest.mark.parametrize(
    ("case", "words"),
    [
        ({"legal": []}, "legal: Unexpected: c1\\+"),
        ({"legal_from": {"h2": ["h2+"]}}, "legal_from: h2: Unexpected: h2-, h2g1"),
        ({"legal_from": {"a1": ["a1a2"]}}, "legal_from: a1: Missing: a1a2"),
        ({"includes": ["draw"]}, "includes: draw is not legal"),
        ({"excludes": ["h2+"]}, "excludes: h2\\+ is legal"),
        ({"illegal": ["h2+"]}, "illegal: 'h2\\+' was accepted"),
        ({"invalid": True}, "should be refused"),
        ({"position": "nonsense"}, "It was refused"),
        ({"options": {"setup": "none"}}, "It was refused.*Option setup cannot be 'none'"),
        ({"play": ["h2h4"]}, "'h2h4' was refused"),
        ({"play": [[1, "h2+"]]}, "Red cannot act now|Seat 1 cannot act now"),
        ({"position_after": START}, "position_after: Expected"),
        ({"board_after": START + "x"}, "board_after: Expected"),
        ({"play": ["h2+"], "beams": []}, "beams: Expected \\[\\], got"),
        ({"play": ["j1-"], "destroyed": []}, 'destroyed: Expected \\[\\], got \\["f1"\\]'),
        ({"result": {"winner": 0, "reason": "x"}}, "result: Expected .*got null"),
        ({"to_act": [1]}, "to_act: Expected \\[1\\], got \\[0\\]"),
        ({"check": True}, "check: Expected true, got null"),
        ({"plays": []}, "no key 'plays'. A case may have beams, board_after"),
        ({"play": "h2+"}, "Key 'play' must be a list"),
    ],
)
def test_each_kind_of_failure_is_told(case: dict[str, Any], words: str) -> None:
    outcome = run_case("khet", {"id": "try", "rule": "KH-0", **case})
    assert outcome.name == "try (KH-0)"
    told = " ".join(map(str, outcome.failures))
    assert re.search(words, told), told
    assert all(failure.said(language) for failure in outcome.failures for language in LANGUAGES)


@pytest.mark.parametrize(
    "case",
    [
        {"legal_from": {"j1": ["j1-"]}},
        {"board_after": START},
        {"position": "nonsense", "invalid": True},
        {"play": [[0, "h2+"]], "to_act": [1]},
        {"illegal": [[1, "h2+"]]},
    ],
)
def test_right_cases_pass(case: dict[str, Any]) -> None:
    assert run_case("khet", case).failures == ()


def test_a_case_that_is_no_object_fails() -> None:
    assert run_case("khet", ["play"]).failures
    assert [failure.code for failure in run_case("checkers", {}).failures] == [
        "testing-case-refused",
        "games-unknown",
    ]


def write(folder: Path, content: object) -> str:
    file = folder / "cases.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content))
    return str(file)


@pytest.mark.parametrize(
    "content",
    [
        "not json",
        [],
        {"game": "khet"},
        {"game": "khet", "cases": [], "kases": []},
        {"perft": [{"game": "khet"}]},
        {"perft": [{"game": "khet", "options": {}, "position": "x", "counts": [1]}]},
        {"perft": [{"game": "khet", "options": {}, "position": None, "counts": [76]}]},
    ],
)
def test_a_wrong_file_fails(
    content: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([write(tmp_path, content)]) == 1
    assert capsys.readouterr().out.strip().endswith("0 passed, 1 failed")


def test_the_last_line_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = [{"id": "good"}, {"id": "bad", "to_act": [1]}]
    assert main([write(tmp_path, {"game": "khet", "cases": cases})]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "FAILED" in lines[0]
    assert "bad" in lines[0]
    assert lines[-1] == "1 passed, 1 failed"


def test_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main(["--verbose"]) == 2
    assert main(["--help"]) == 0
    assert "usage" in capsys.readouterr().out


def test_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "obelisk.testing", str(folder_of("khet") / "examples.json")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "134 passed, 0 failed"
