"""A board in the terminal, drawn from a view: it knows no rules.

Colour is never the only difference between the sides. A board with `lines` is one of points, see
`points`; any other is one of squares, see `squares`. `tell` says in words what the last action did.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from obelisk.terminal import points, squares
from obelisk.terminal.words import tell

__all__ = ["draw", "tell"]


def draw(view: dict[str, Any], *, letters: bool = False) -> Text:
    """The board with coordinates and what the last action touched.

    `letters` is for terminals that cannot show Chinese characters.
    """
    if "lines" in view["board"]:
        return points.draw(view, letters=letters)
    return squares.draw(view)
