"""The cache of compiled kernels cannot lie: an edit of any file that holds or feeds a kernel of a
game changes what its code is kept under, and no edit elsewhere does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.games import source
from tests.conftest import ROOT

pytestmark = pytest.mark.compiled

GAMES = ROOT / "src" / "obelisk" / "games"
FOLDERS = {name: GAMES / source(name).module.rpartition(".")[2] for name in obelisk.game_names()}


def watched(game: str) -> Any:
    """What `tests.kernels.watched` says of a game, in a process that knows no other."""
    command = [sys.executable, "-m", "tests.kernels.watched", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("game", obelisk.game_names())
def test_an_edit_changes_a_stamp_where_a_file_holds_or_feeds_a_kernel(game: str) -> None:
    found = watched(game)
    changing = {Path(file) for file in found["changing"]}
    sources = {file for file in changing if file.suffix == ".py"}
    modules = {module_of(file) for file in sources}
    assert sources == {Path(file) for file in found["imported"]}
    holding = {module.partition("@")[0] for module in found["called"]}
    assert holding <= modules
    assert len(holding) > 8
    assert modules <= {module.partition("@")[0] for module in found["loaded"]}, (
        "what is not even loaded cannot be in compiled code"
    )
    assert found["silent together"], "all other files may change at once"

    others = [folder for name, folder in FOLDERS.items() if name != game]
    assert not [file for file in changing if set(others) & set(file.parents)]

    data = changing - sources
    assert len(data) == (game in ("photon", "xionghan")), "weights that became constants"
    assert all(file.parent == FOLDERS[game] and file.stem == "weights" for file in data)
