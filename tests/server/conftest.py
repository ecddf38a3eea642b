"""A real server process on a free port with an empty folder, and real clients."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Server, start


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.compiled)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    server = Postgres(tmp_path_factory.mktemp("postgres"))
    yield server
    server.stop()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run with PostgreSQL too what is about the database: `@pytest.mark.databases`."""
    if "shared_server" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("databases") is not None
        databases = ["sqlite", "postgresql"] if both else ["sqlite"]
        metafunc.parametrize("shared_server", databases, indirect=True, scope="session")


@pytest.fixture(scope="session")
def shared_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One server for all tests that do not stop it; and one more on the other database."""
    arguments: tuple[str, ...] = ()
    if request.param == "postgresql":
        arguments = ("--database", request.getfixturevalue("postgres").database())
    server = start(tmp_path_factory.mktemp("server") / "data", *arguments)
    yield server
    server.stop()


@pytest.fixture
def server(shared_server: Server) -> Server:
    assert shared_server.is_running, "an earlier test ended the server"
    return shared_server


@pytest.fixture
def launch() -> Iterator[Callable[..., Server]]:
    """Start servers of the test's own, which end with it."""
    servers: list[Server] = []

    def make(data: Path, *arguments: str, verb: str = "serve", **environment: str) -> Server:
        servers.append(Server(data, arguments, verb=verb, **environment))
        servers[-1].start()
        return servers[-1]

    yield make
    for server in servers:
        if server.is_running:
            server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be harmed."""
    server = start(tmp_path / "data")
    yield server
    server.stop()
