"""The two games of `examples/strangers`, installed in a folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import launch
from tests.server.running import Server, start
from tests.strangers.installed import EXAMPLE, Site

__all__ = ["launch"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.compiled)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    site = Site(tmp_path_factory.mktemp("strangers"))
    site.install(EXAMPLE)
    return site


@pytest.fixture(scope="session")
def strange_server(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the games."""
    data = tmp_path_factory.mktemp("server") / "data"
    server = start(data, OBELISK_PACE="0.02", **site.environment)
    yield server
    server.stop()
