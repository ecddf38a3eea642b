"""Pictures: a view of a board drawn as one self-contained SVG document.

It knows no rules. It draws the view's `board` (squares or points, marks, pieces) and what its
`events` say of how they are drawn (what was touched last, where beams went, what died). Pieces are
`<symbol>`s of a file in the game's folder `art`, named by kind, in a box of 100 x 100; they take
the fill, stroke and colour of their side, which the board's `palette` names. A board with `lines`
is one of points, see `points`; any other is one of squares, see `squares`. Only attributes and
inherited properties are used inside symbols, colours of sides are attributes, and every class name
carries our prefix, so pictures can stand side by side in one notebook page.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from obelisk.core.errors import ObeliskError
from obelisk.core.given import whole
from obelisk.core.messages import List, Message
from obelisk.core.quoting import quoted
from obelisk.core.views import BoardView, drawn_parts
from obelisk.drawing.canvas import UNIT, is_flipped
from obelisk.drawing.colours import DARK, LIGHT, THEMES
from obelisk.drawing.points import Points
from obelisk.drawing.squares import Squares

__all__ = ["THEMES", "WIDTHS", "draw", "is_flipped"]

WIDTHS = 8, 10_000  # pixels of a square, the least and the most


def draw(view: BoardView, symbols: str, *, title: str, theme: str, square: int, pieces: str) -> str:
    """Draw a view as an SVG document.

    `symbols` is the content of the art files of a game; `pieces` is the set that is drawn, which a
    board of points finds there as the symbols that begin with its name.
    """
    if not isinstance(theme, str) or theme not in THEMES:
        known = List.of(THEMES, "or")
        raise ObeliskError(Message("core-theme", given=quoted(theme), known=known))
    square = whole("square", square, *WIDTHS)
    board, flipped = view["board"], is_flipped(view)
    canvas: Squares | Points
    if "lines" in board:
        canvas = Points(board, symbols, pieces, flipped=flipped)
    else:
        canvas = Squares(board, symbols, flipped=flipped)
    drawn = canvas.drawn(drawn_parts(view["events"]))
    width, height = canvas.width, canvas.height
    scale = square / UNIT
    body = [
        _style(theme, canvas),
        canvas.definitions(),
        f'<rect class="ob-ground" width="{width}" height="{height}"/>',
        *drawn,
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ob-board ob-{theme}" role="img" '
        f'width="{width * scale:g}" height="{height * scale:g}" viewBox="0 0 {width} {height}">'
        f"<title>{escape(title)}: {escape(view['position'])}</title>" + "\n".join(body) + "</svg>"
    )


def _style(theme: str, canvas: Squares | Points) -> str:
    css = canvas.style(f".ob-{theme}", DARK if theme == "dark" else LIGHT)
    if theme == "auto":
        css += f"@media (prefers-color-scheme:dark){{{canvas.style('.ob-auto', DARK)}}}"
    return f"<style>{css}</style>"
