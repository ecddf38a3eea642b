"""A board in the terminal, drawn from a view: it knows no rules.

Colour is never the only difference between the sides. A board with `lines` is one of points, see
`points`; any other is one of squares, see `squares`. A view without a board is drawn by the
`telling` of its game. `tell` says in words what the last action did.
"""

from __future__ import annotations

from rich.text import Text

from obelisk.core.game import Game
from obelisk.core.views import View, events_of, has_board
from obelisk.terminal import points, squares, words

__all__ = ["draw", "tell"]


def draw(game: Game, view: View, *, letters: bool = False, notation: str | None = None) -> Text:
    """The board with coordinates and what the last action touched.

    `letters` is for terminals that cannot show Chinese characters. A `notation` in which the sides
    count the files has these counts at the edges.
    """
    if not has_board(view):
        drawn = game.telling().draw(view)
        return Text(drawn) if isinstance(drawn, str) else drawn
    if "lines" in view["board"]:
        return points.draw(view, letters=letters, notation=notation)
    return squares.draw(view)


def tell(game: Game, view: View) -> list[str]:
    """A line for everything that the action itself does not say."""
    if game.is_for_two and has_board(view):
        return words.tell(view)
    lines = game.telling().lines(events_of(view), view["seat"])
    return [f"  {line}" for line in lines]
