"""Packages with games, installed beside ours for other processes to find."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.conftest import ROOT

EXAMPLE = ROOT / "examples" / "strangers"
SECONDS = 120  # for one command, on a busy machine


class Site:
    """A folder that packages are installed in, and what runs with it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def environment(self) -> dict[str, str]:
        before = [path] if (path := os.environ.get("PYTHONPATH")) else []
        search = os.pathsep.join([str(self.path), *before])
        return {"PYTHONPATH": search, "COLUMNS": "120", "NO_COLOR": "1"}

    def install(self, distribution: Path) -> None:
        """Install a distribution as people would, but from this disk alone."""
        command = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
        command += ["--no-build-isolation", "--disable-pip-version-check"]
        command += ["--target", str(self.path), str(distribution)]
        self._done([sys.executable, *command])

    def obelisk(self, *arguments: str, answers: str = "") -> str:
        """What a command of Obelisk prints."""
        return self._done([sys.executable, "-m", "obelisk", *arguments], answers)

    def python(self, script: str, *arguments: str) -> str:
        """What a script prints that is run beside the packages."""
        return self._done([sys.executable, "-c", script, *arguments])

    def told(self, script: str, *arguments: str) -> Any:
        """What a script prints last, as JSON."""
        return json.loads(self.python(script, *arguments).splitlines()[-1])

    def _done(self, command: list[str], answers: str = "") -> str:
        done = subprocess.run(
            command,
            input=answers,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
            env={**os.environ, **self.environment},
        )
        assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
        return done.stdout
