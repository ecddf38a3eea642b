"""Which sources a kernel's machine code depends on, followed from import to import."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from obelisk.kernels.sources import Sources

KERNEL = "@kernel\ndef f(x):\n    return x\n"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package `home` in which `near` imports from `far`, beside a package `other`."""
    folder = tmp_path / "home"
    (folder / "deep").mkdir(parents=True)
    (folder / "__init__.py").write_text("from home.beside import TEXT\n")
    (folder / "beside.py").write_text("TEXT = 1\n")
    (folder / "far.py").write_text("FAR = 1\n")
    (folder / "near.py").write_text("from home.far import FAR\n")
    (folder / "deep" / "__init__.py").write_text("")
    (folder / "deep" / "far.py").write_text("FAR = 2\n")
    (folder / "terms.json").write_text("{}")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "__init__.py").write_text("")
    (tmp_path / "other" / "far.py").write_text("from home.near import FAR\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    assert not {name for name in sys.modules if name.split(".")[0] in ("home", "other")}, (
        "nothing is imported to find out"
    )


def watched(home: Path, source: str, module: str = "home.rules") -> set[str]:
    home.parent.joinpath(*module.split(".")).with_suffix(".py").write_text(source)
    return set(Sources().closure([module])) - {module}


@pytest.mark.parametrize(
    "line",
    [
        "from home.near import FAR",
        "from home.near import FAR as IT",
        "from home import near",
        "from home import near as it",
        "from .near import FAR",
        "from . import near",
        "import home.near",
        "import home.near as it, sys",
        "import sys; from home.near import FAR",
        "from home.near import (\n    FAR,  # (the far one)\n)",
        "from home.near import \\\n    FAR",
        "def late():\n    from home.near import FAR",
        "try: from home.near import FAR\nexcept ImportError: FAR = 3",
    ],
)
def test_what_a_kernel_imports_is_watched_and_what_that_imports(home: Path, line: str) -> None:
    assert watched(home, f"{line}\n{KERNEL}") == {"home.near", "home.far"}


def test_modules_of_one_short_name_in_two_packages_are_told_apart(home: Path) -> None:
    assert watched(home, f"from home.deep.far import FAR\n{KERNEL}") == {"home.deep.far"}
    assert watched(home, f"from .far import FAR\n{KERNEL}", "home.deep.rules") == {"home.deep.far"}
    assert watched(home, f"from ..far import FAR\n{KERNEL}", "home.deep.rules") == {"home.far"}


def test_imports_are_followed_across_packages(home: Path) -> None:
    found = watched(home, f"from other.far import FAR\n{KERNEL}")
    assert found == {"other.far", "home.near", "home.far"}


def test_something_of_the_package_itself_is_watched_with_all_it_needs(home: Path) -> None:
    assert watched(home, f"from home import TEXT\n{KERNEL}") == {"home", "home.beside"}
    assert watched(home, f"from . import TEXT, far\n{KERNEL}") == {
        "home", "home.beside", "home.far",
    }  # fmt: skip


def test_a_template_that_is_named_is_watched(home: Path) -> None:
    assert watched(home, "specialise('home.near', 'home', a=1)\n") == {"home.near", "home.far"}
    assert watched(home, 'it = specialise(\n    "home.near",\n    "home",\n)\n') == {
        "home.near", "home.far",
    }  # fmt: skip


def test_a_data_file_that_is_named_is_watched(home: Path) -> None:
    source = 'read_weights(Path(__file__).with_name("terms.json"), TERMS)\n'
    assert watched(home, source) == {"home.rules:terms.json"}
    assert watched(home, source.replace("terms", "nothing")) == set()


@pytest.mark.parametrize(
    "text",
    [
        "# from home.near import FAR",
        "if TYPE_CHECKING:\n    from home.near import FAR\n",
        "import numpy as np\nimport numba\nfrom pathlib import Path",
        "from home.nowhere import FAR",
    ],
)
def test_what_cannot_be_in_machine_code_is_not_watched(home: Path, text: str) -> None:
    assert watched(home, f"{text}\n{KERNEL}") <= {"home", "home.beside"}
