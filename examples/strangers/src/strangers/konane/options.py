"""Konane's options and start positions."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.core.options import Options, choice, flag

_ROWS = ("SsSsSsSs", "sSsSsSsS")
_FULL = [_ROWS[row % 2] for row in range(8)]


def _without(board: list[str], row: int) -> str:
    """Return the full board without the two stones in the middle of a row."""
    rows = list(board)
    rows[row] = f"{rows[row][:3]}2{rows[row][5:]}"
    return "/".join(rows)


# KO-2
SETUPS = {
    "centre": f"{_without(_FULL, 4)} l 0 0",
    "edge": f"{_without(_FULL, 7)} l 0 0",
}


@dataclass(frozen=True)
class KonaneOptions(Options):
    setup: str = choice("centre", SETUPS, "which two stones are taken off at the start (KO-2)")
    chains: bool = flag(True, "a stone may go on capturing in the same direction (KO-5)")
