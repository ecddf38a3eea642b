"""Which sources the cache of kernels watches."""

from __future__ import annotations

from pathlib import Path

import pytest

from obelisk.core.kernel import PACKAGE
from obelisk.core.sources import kernel_sources

KERNEL = "@kernel\ndef f(x):\n    return x\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "__init__.py").write_text("from home.beside import TEXT\n")
    (folder / "beside.py").write_text("TEXT = 1\n")
    (folder / "far.py").write_text("FAR = 1\n")
    (folder / "near.py").write_text("from home.far import FAR\n")
    return folder


def watched(home: Path) -> set[str]:
    return {file.stem for file in kernel_sources([home], home / "none")}


@pytest.mark.parametrize(
    "line",
    [
        "from home.near import FAR",
        "from home import near",
        "from .near import FAR",
        "from . import near",
        "import home.near",
        "from home.near import (\n    FAR,\n)",
        "def late():\n    from home.near import FAR",
    ],
)
def test_what_a_kernel_imports_is_watched_and_what_that_imports(home: Path, line: str) -> None:
    (home / "rules.py").write_text(f"{line}\n{KERNEL}")
    assert watched(home) == {"rules", "near", "far"}


def test_something_of_the_package_itself_is_watched_with_all_it_needs(home: Path) -> None:
    (home / "rules.py").write_text(f"from home import TEXT\n{KERNEL}")
    assert watched(home) == {"rules", "__init__", "beside"}


def test_who_binds_the_kernels_of_a_template_is_watched(home: Path) -> None:
    (home / "binds.py").write_text("from home.near import FAR\nspecialise('t', None, far=FAR)\n")
    assert watched(home) == {"binds", "near", "far"}


def test_the_texts_and_pictures_of_a_game_are_not_watched() -> None:
    home = PACKAGE / "games" / "khet"
    files = kernel_sources([PACKAGE / "core", PACKAGE / "games", home], PACKAGE / "search")
    names = {f"{file.parent.name}/{file.name}" for file in files}
    assert {"khet/rules.py", "khet/evaluate.py", "games/beams.py", "core/driver.py"} <= names
    assert {"search/alphabeta.py", "core/driving.py", "core/kernel.py"} <= names
    assert not {"khet/view.py", "khet/notation.py", "core/state.py", "core/board_game.py"} & names
