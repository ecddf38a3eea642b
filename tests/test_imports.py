"""Imports point one way: kernels ← core ← drawing ← games ← search, records ← … ← cli."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import obelisk

SOURCE = Path(obelisk.__file__).parent

# From the ground up; a module may import from its own layer and from those below it.
LAYERS = (
    ("kernels",),
    ("core",),
    ("drawing",),
    ("games",),
    ("search", "records"),
    ("testing",),
    ("bots",),
    ("tournament",),
    ("lab", "rl", "terminal", "server"),
    ("cli", "__main__"),
)
UPWARD = {("core", "obelisk.drawing")}  # in `BoardGame.svg`, when a picture is asked for
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}


def part_of(module: str) -> str | None:
    """The part of the house that a module belongs to; None for the door itself and strangers."""
    names = module.split(".")
    return names[1] if names[0] == "obelisk" and len(names) > 1 else None


def imports(file: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "obelisk":
            found += [f"obelisk.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: import by full name"
            found.append(node.module or "")
    return found


def modules() -> list[Path]:
    return [file for file in sorted(SOURCE.rglob("*.py")) if file != SOURCE / "__init__.py"]


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_down(file: Path) -> None:
    own = file.relative_to(SOURCE).parts[0].removesuffix(".py")
    for module in imports(file):
        part = part_of(module)
        if part is not None and part != "__version__":
            allowed = LEVEL[part] <= LEVEL[own] or (own, module) in UPWARD
            assert allowed, f"{own} must not import {module}"


def test_only_the_folder_of_kernels_knows_numba() -> None:
    knowing = {
        file.relative_to(SOURCE).parts[0]
        for file in modules()
        if any(module.split(".")[0] in ("numba", "llvmlite") for module in imports(file))
    }
    assert knowing == {"kernels"}


def test_a_game_imports_no_other_game() -> None:
    """What the laser games share lies in a folder beside them, which imports none of them."""
    for file in (SOURCE / "games").glob("*/**/*.py"):
        own = file.relative_to(SOURCE / "games").parts[0]
        allowed = {own} if own == "laser" else {own, "laser"}
        others = [m for m in imports(file) if m.startswith("obelisk.games.")]
        assert all(m.split(".")[2] in allowed for m in others), file


@pytest.mark.parametrize(
    ("arguments", "unloaded"),
    [
        (["--help"], {"numpy", "numba"}),
        (["games"], {"numpy", "numba"}),
        (["games", "khet"], {"numba"}),
    ],
)
def test_what_is_not_needed_is_not_loaded(arguments: list[str], unloaded: set[str]) -> None:
    script = (
        "import runpy, sys\n"
        f"sys.argv = ['obelisk', *{arguments}]\n"
        "try: runpy.run_module('obelisk', run_name='__main__')\n"
        "except SystemExit as end: assert not end.code, end.code\n"
        f"assert not {unloaded} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)


@pytest.mark.compiled
def test_the_first_compilation_is_announced_to_a_person(tmp_path: Path) -> None:
    script = "import sys; sys.ps1 = '> '; import obelisk; obelisk.game('khet').start()"
    environment = {**os.environ, "OBELISK_CACHE_DIR": str(tmp_path)}
    said = [
        subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, check=True
        ).stderr
        for _ in range(2)
    ]
    assert said == [b"Compiling Khet for the first time. This takes a few seconds.\n", b""]
