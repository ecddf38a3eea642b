"""The games of this installation, for verbs that go through all of them."""

from __future__ import annotations

import sys


def usable_games() -> list[str]:
    """The names of all games that can be used; `tell_left_out` tells of the others."""
    from obelisk.games import usable

    return [name for name, _ in usable()]


def tell_left_out() -> None:
    """Write a line to the standard error about each game that cannot be used."""
    from obelisk.games import left_out

    for line in left_out():
        print(f"obelisk: {line}", file=sys.stderr)
