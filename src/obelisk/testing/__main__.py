"""`python -m obelisk.testing FILE...` runs case files and prints each failure."""

from __future__ import annotations

import sys
from pathlib import Path

from obelisk.testing.cases import run_file

USAGE = """usage: python -m obelisk.testing FILE...

Runs case files ({"game": name, "cases": [...]}) and count files ({"perft": [...]}), prints each
failure and, last, 'N passed, N failed'. Exit status: 0 if all passed, 1 if not, 2 for wrong use."""


def main(arguments: list[str]) -> int:
    if not arguments or any(argument.startswith("-") for argument in arguments):
        print(USAGE, file=sys.stdout if set(arguments) & {"-h", "--help"} else sys.stderr)
        return 0 if set(arguments) & {"-h", "--help"} else 2
    passed = failed = 0
    for name in arguments:
        for outcome in run_file(Path(name)):
            passed += not outcome.failures
            failed += bool(outcome.failures)
            if outcome.failures:
                why = " ".join(map(str, outcome.failures))
                print(f"FAILED {name}: {outcome.name}: {why}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
