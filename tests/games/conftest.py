"""Coverage of the games: their lines are counted in the un-jitted run, where Python runs them.

Compiled kernels show none of theirs, so that measuring beside them only takes time, here and in
the processes that tests start.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from obelisk.core.kernel import COMPILED

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COMPILED and HERE in item.path.parents:
            item.add_marker("no_cover")


@pytest.fixture(autouse=COMPILED)
def unmeasured_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COVERAGE_PROCESS_START", "COVERAGE_PROCESS_CONFIG"):
        monkeypatch.delenv(name, raising=False)
