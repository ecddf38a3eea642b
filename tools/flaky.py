"""Run the browser tests many times while other work keeps all cores busy, and list what failed.

    python tools/flaky.py                   20 runs of the whole suite
    python tools/flaky.py --runs 5 shots    5 runs of the test files whose name holds `shots`

Prints a line after every run, and at the end (or when interrupted) a table of tests: how often each
one failed, and its shortest and longest time. The exit status is 1 if any test failed, or if a run
executed no test.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"
SUITE = ("npx", "--no-install", "vitest", "run", "--config", "vitest.browser.ts")
TOLD = 12  # lines of what a failed test said
SLOWEST = 5  # tests that never failed and are listed all the same
BUSY = "import os\nwhile os.getppid() == {parent}: sum(range(100_000))"


@dataclass
class Trial:
    """What became of one test over all runs."""

    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    @property
    def row(self) -> str:
        shortest, longest = min(self.seconds), max(self.seconds)
        times = f"{shortest:6.1f} {longest:6.1f}"
        return f"{len(self.failures):>3} of {len(self.seconds):<3} {times}"


def read(report: dict[str, Any], trials: dict[str, Trial]) -> list[str]:
    """Add a run's report to what is known of each test; return the tests that failed in it.

    A file that could not be run at all counts as a test of its own that failed.
    """
    failed = []
    for file in report["testResults"]:
        name = Path(file["name"]).name
        executed = [one for one in file["assertionResults"] if one["status"] != "skipped"]
        for one in executed:
            title = f"{name}: {one['fullName']}"
            trial = trials.setdefault(title, Trial())
            trial.seconds.append((one.get("duration") or 0) / 1000)
            if one["status"] != "passed":
                trial.failures.append("\n".join(one["failureMessages"]))
                failed.append(title)
        if file["status"] != "passed" and all(one["status"] == "passed" for one in executed):
            trial = trials.setdefault(f"{name}: (the file)", Trial())
            trial.seconds.append(0.0)
            trial.failures.append(file.get("message", ""))
            failed.append(f"{name}: (the file)")
    return failed


def table(trials: dict[str, Trial]) -> list[str]:
    """All tests that failed, most often first, and the slowest of those that never did."""
    failing = sorted(
        (title for title in trials if trials[title].failures),
        key=lambda title: -len(trials[title].failures),
    )
    steady = sorted(
        (title for title in trials if not trials[title].failures),
        key=lambda title: -max(trials[title].seconds),
    )
    head = " failed       min s  max s  test"
    return [head, *(f"{trials[title].row}  {title}" for title in failing + steady[:SLOWEST])]


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep cores busy with processes that end with this one, whatever becomes of it."""
    command = [sys.executable, "-c", BUSY.format(parent=os.getpid())]
    started = [subprocess.Popen(command) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


@contextmanager
def told_at_the_end(trials: dict[str, Trial]) -> Iterator[None]:
    """Print the table of all trials when leaving, also when the runs are interrupted."""
    try:
        yield
    finally:
        print("\n".join(table(trials)), flush=True)


def run(files: Sequence[str]) -> dict[str, Any]:
    """Run the suite once; its report, empty if there is none."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        command = [*SUITE, "--reporter=json", f"--outputFile={path}", *files]
        subprocess.run(
            command, cwd=WEB, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        return json.loads(path.read_bytes()) if path.exists() else {"testResults": []}


def main() -> None:
    parser = argparse.ArgumentParser("tools/flaky.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="*", help="only test files whose name holds one of these")
    parser.add_argument("--runs", type=int, default=20, help="how often (default: 20)")
    parser.add_argument(
        "--busy", type=int, default=2, help="processes that keep the cores busy (default: 2)"
    )
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    trials: dict[str, Trial] = {}
    is_steady = True
    with busy(given.busy), told_at_the_end(trials):
        for number in range(1, given.runs + 1):
            began = time.monotonic()
            report = run(given.files)
            failed = read(report, trials)
            executed = sum(len(file["assertionResults"]) for file in report["testResults"])
            is_steady &= not failed and executed > 0
            told = f"{executed} tests, {len(failed)} failed" if executed else "no test was run"
            minutes = (time.monotonic() - began) / 60
            print(f"run {number} of {given.runs}: {told}, {minutes:.1f} min", flush=True)
            for title in failed:
                print(f"  {title}", flush=True)
                for line in trials[title].failures[-1].splitlines()[:TOLD]:
                    print(f"    {line}", flush=True)
    if not is_steady:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
