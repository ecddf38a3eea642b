"""`obelisk analyse` and `obelisk tune`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.cli import app
from obelisk.core.errors import InvalidOption
from obelisk.games import find
from obelisk.lab.command import _variants


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, words)
    return result.exit_code, result.output


def rows(output: str) -> list[list[str]]:
    """The rows below the heading, split into words."""
    lines = output.splitlines()
    start = next(i for i, line in enumerate(lines) if line.lstrip().startswith("depth"))
    return [line.split() for line in lines[start + 1 :]]


@pytest.mark.compiled
def test_a_game_is_analysed_from_its_start() -> None:
    code, output = run("analyse", "khet", "--depth", "2", "--table", "1")
    assert code == 0
    assert "Silver to act" in output
    assert [row[0] for row in rows(output)] == ["1", "2"]


def test_a_position_finds_its_game_and_several_lines_differ() -> None:
    position = "10/3k1a31s12/10/2p14a32/10/2A14P42/10/2S21A11K3 b 0 0"
    code, output = run("analyse", position, "--depth", "1", "--lines", "3", "--table", "1")
    assert code == 0
    assert "Pharaoh's Light, Blue to act" in output
    assert len({row[5] for row in rows(output)}) == 3


def test_what_cannot_be_analysed_is_said() -> None:
    code, output = run("analyse", "nonsense")
    assert code == 2
    assert "No game can read this position" in output
    code, output = run("analyse", "starclaim")
    assert code == 2
    assert "it has secrets" in output


def test_a_game_that_is_over_needs_no_thought() -> None:
    code, output = run("analyse", "10/10/10/10/10/10/10/2S21A11K3 r 0 0", "-g", "pharaohs-light")
    assert (code, output.strip()) == (0, "The game is over. The pharaoh was lit.")


@pytest.mark.compiled
def test_weights_are_tuned_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    code, output = run(
        "tune", "khet", "--games", "2", "--nodes", "30", "--vary", "setup=classic,dynasty",
        "--jobs", "1", "--write", str(file),
    )  # fmt: skip
    assert code == 0
    assert "2 games" in output
    again = tmp_path / "again.json"
    code, _ = run(
        "tune", "khet", "--games", "2", "--nodes", "30", "--jobs", "1", "--weights", str(file),
        "--write", str(again),
    )  # fmt: skip
    assert code == 0
    assert again.read_text() != file.read_text()
    assert set(json.loads(file.read_text())) >= {"pyramids", "pharaoh exposed"}


def test_all_values_of_an_option_can_be_varied() -> None:
    flags = [{"pharaoh_rotation": True}, {"pharaoh_rotation": False}]
    assert list(_variants(find("khet"), {}, "pharaoh_rotation")) == flags
    assert list(_variants(find("khet"), {}, "quiet_limit=9, 50")) == [
        {"quiet_limit": 9},
        {"quiet_limit": 50},
    ]
    with pytest.raises(InvalidOption, match="must be a whole number"):
        find("khet")(**_variants(find("khet"), {}, "quiet_limit")[0])


def test_only_an_option_can_be_varied() -> None:
    code, output = run("tune", "khet", "--vary", "colour")
    assert code == 2
    assert "setup" in output
