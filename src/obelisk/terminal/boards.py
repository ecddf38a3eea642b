"""A board in the terminal, drawn from a view: it knows no rules.

Colour is never the only difference between the sides. A board with `lines` is one of points, see
`points`; any other is one of squares, see `squares`. A view without a board is drawn by the
`telling` of its game. `tell` says in words what the last action did.
"""

from __future__ import annotations

from rich.text import Text

from obelisk.core.board_game import is_searchable
from obelisk.core.game import Game
from obelisk.core.views import View, events_of, has_board
from obelisk.terminal import points, squares
from obelisk.terminal.language import language, who


def draw(game: Game, view: View, *, letters: bool = False, notation: str | None = None) -> Text:
    """Return the board with coordinates and what the last action touched.

    `letters` is for terminals that cannot show Chinese characters. A `notation` in which the sides
    count the files has these counts at the edges.
    """
    if not has_board(view):
        drawn = game.telling(language()).draw(view)
        return Text(drawn) if isinstance(drawn, str) else drawn
    if "lines" in view["board"]:
        names = [who(game, seat) for seat in range(game.seats)]
        return points.draw(view, names, letters=letters, notation=notation)
    return squares.draw(view)


def tell(game: Game, view: View) -> list[str]:
    """Return a line for each event of a view; the end of a game for two is told elsewhere."""
    if is_searchable(game) and has_board(view):
        lines = game.sentences(view, language())
    else:
        lines = game.telling(language()).lines(events_of(view), view["seat"])
    return [f"  {line}" for line in lines]
