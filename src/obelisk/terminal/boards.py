"""A board in the terminal, drawn from a view: it knows no rules.

Colour is never the only difference between the sides. A board with `lines` is one of points, see
`points`; any other is one of squares, see `squares`. A view without a board is a star chart.
`tell` says in words what the last action did.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from obelisk.games.starclaim.view import sentences, signs
from obelisk.terminal import points, squares, words

__all__ = ["draw", "tell"]


def draw(view: dict[str, Any], *, letters: bool = False, notation: str | None = None) -> Text:
    """The board with coordinates and what the last action touched.

    `letters` is for terminals that cannot show Chinese characters. A `notation` in which the sides
    count the files has these counts at the edges.
    """
    if "board" not in view:
        return signs.draw(view)
    if "lines" in view["board"]:
        return points.draw(view, letters=letters, notation=notation)
    return squares.draw(view)


def tell(view: dict[str, Any]) -> list[str]:
    """A line for everything that the action itself does not say."""
    return words.tell(view) if "board" in view else sentences.tell(view)
