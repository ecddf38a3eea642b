"""Ask whether a pinned package has a known vulnerability; fail only if one has.

The answer comes from a service on the network. Where it cannot be reached, nothing is known and
that is said, but the build goes on: it must not depend on somebody else's machine. An answer counts
for a day, or until the pins change.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

PINS = Path("requirements/dev.txt")  # holds everything that requirements/run.txt holds
ANSWER = Path(".venv/.audited")
PATIENCE = 45  # seconds
DAY = 86_400


def is_fresh(pins: bytes) -> bool:
    """Whether these pins were found good within a day."""
    return (
        ANSWER.exists()
        and time.time() - ANSWER.stat().st_mtime < DAY
        and ANSWER.read_text() == sha256(pins).hexdigest()
    )


def ask(pins: Path) -> list[dict[str, Any]] | None:
    """What the service says about each package; None if it says nothing."""
    command = [
        sys.executable, "-m", "pip_audit", "--requirement", str(pins), "--no-deps", "--disable-pip",
        "--progress-spinner", "off", "--timeout", "5", "--format", "json",
    ]  # fmt: skip
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        return list(json.loads(done.stdout)["dependencies"])
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        return None


def judge(answers: Sequence[dict[str, Any]] | None) -> tuple[str, bool]:
    """What to say, and whether all is known to be well. `SystemExit` if something is not."""
    if answers is None:
        return "the advisory service cannot be reached: nothing is known", False
    vulnerable = [answer for answer in answers if answer.get("vulns")]
    if vulnerable:
        lines = [
            f"{answer['name']} {answer['version']}: {fault['id']}, "
            f"mended in {', '.join(fault['fix_versions']) or 'no version yet'}"
            for answer in vulnerable
            for fault in answer["vulns"]
        ]
        raise SystemExit("\n".join(["audit: known vulnerabilities:", *lines]))
    unknown = [answer["name"] for answer in answers if "skip_reason" in answer]
    if unknown:
        known = len(answers) - len(unknown)
        return f"the service knows {known} of {len(answers)} packages, and no fault of them", False
    return f"no known vulnerability in {len(answers)} packages", True


def main() -> None:
    pins = PINS.read_bytes()
    if is_fresh(pins):
        return
    said, well = judge(ask(PINS))
    print(f"audit: {said}")
    if well:
        ANSWER.write_text(sha256(pins).hexdigest())


if __name__ == "__main__":
    main()
