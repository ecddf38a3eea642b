"""Imports point one way: core ← games ← search, records ← … ← cli."""

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
    ("core",),
    ("games",),
    ("search", "records", "progress"),
    ("testing", "bots", "rl", "lab", "match", "server"),
    ("benchmark", "terminal", "retelling", "table", "hotseat", "cli", "__main__"),
)
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
            assert LEVEL[part] <= LEVEL[own], f"{own} must not import {module}"


def test_a_game_imports_no_other_game() -> None:
    for file in (SOURCE / "games").glob("*/*.py"):
        others = [m for m in imports(file) if m.startswith("obelisk.games.")]
        own = f"obelisk.games.{file.parent.name}"
        shared = {f"obelisk.games.{file.stem}" for file in (SOURCE / "games").glob("*.py")}
        assert all(m.startswith(own) or m in shared for m in others), file


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
    assert said == [b"Compiling the kernels of Khet, once: some seconds.\n", b""]
