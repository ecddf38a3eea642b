"""Coverage of the board games: it is counted in the un-jitted run, where Python runs every line.

Compiled kernels show none of theirs, so that measuring beside them only takes time. The players of
Starclaim are plain Python, and are measured in both runs; so is every process that a test starts.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from obelisk.kernels.kernel import COMPILED

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folders = item.path.parents
        if COMPILED and HERE in folders and HERE / "starclaim" not in folders:
            item.add_marker("no_cover")
