"""The cells of a board by name, as views tell them: lines, neighbours, and what lies on them."""

from __future__ import annotations

from functools import cache

from obelisk.games.starclaim.view.shown import SeatView


@cache
def board_cells(side: int) -> tuple[str, ...]:
    """All cells in row order."""
    return tuple(f"{chr(97 + x)}{y + 1}" for y in range(side) for x in range(side))


@cache
def line_cells(side: int, line: str) -> tuple[str, ...]:
    """The cells of `row 4` or `column c`."""
    kind, name = line.split()
    if kind == "row":
        return tuple(f"{chr(97 + x)}{name}" for x in range(side))
    return tuple(f"{name}{y + 1}" for y in range(side))


@cache
def side_neighbours(side: int) -> dict[str, tuple[str, ...]]:
    """The up to four side neighbours of every cell."""
    return {
        f"{chr(97 + x)}{y + 1}": tuple(
            f"{chr(97 + x + dx)}{y + dy + 1}"
            for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1))
            if 0 <= x + dx < side and 0 <= y + dy < side
        )
        for y in range(side)
        for x in range(side)
    }


def free_cells(view: SeatView) -> list[str]:
    """The free cells in row order."""
    owner = view["owner"]
    return [cell for cell in board_cells(view["side"]) if cell not in owner]


def own_mined(view: SeatView) -> set[str]:
    """The cells that the reader's own mines cover."""
    return {cell for mine in view["mines"] for cell in mine.get("covers", (mine["cell"],))}
