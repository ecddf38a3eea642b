"""Databases as older versions left them, fresh copies for each module."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from tests.past.kept import V0_1_0


@pytest.fixture(scope="module")
def past_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The SQLite database of version 0.1.0, in a data folder of its own."""
    folder = tmp_path_factory.mktemp("past") / "data"
    folder.mkdir(mode=0o700)
    file = folder / "obelisk.sqlite"
    file.write_bytes(lzma.decompress((V0_1_0 / "obelisk.sqlite.xz").read_bytes()))
    file.chmod(0o600)
    return file
