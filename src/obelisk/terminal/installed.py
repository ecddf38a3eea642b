"""The games of this installation, for verbs that go through all of them."""

from __future__ import annotations

import sys

from obelisk.terminal.language import language


def usable_games() -> list[str]:
    """Return the names of the games that can be used; `tell_left_out` tells of the others."""
    from obelisk.games import usable

    return [name for name, _ in usable()]


def tell_left_out() -> None:
    """Print to standard error why each of the other games cannot be used."""
    from obelisk.games import left_out

    for fault in left_out():
        print(f"obelisk: {fault.said(language())}", file=sys.stderr)
