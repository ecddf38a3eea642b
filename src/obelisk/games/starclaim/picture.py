"""A picture of a view: territory by colour and number, the path, and the reader's own mines."""

from __future__ import annotations

import colorsys
import string
from typing import Any
from xml.sax.saxutils import escape

from obelisk.core.picture import THEMES

UNIT = 40  # of the drawing, for one cell

_INK = {"light": ("#faf8f2", "#ffffff", "#333333"), "dark": ("#15171c", "#23262d", "#e6e6e6")}


def draw(view: dict[str, Any], *, theme: str, square: int) -> str:
    """The SVG document of a view; it shows nothing that is not in the view."""
    if theme not in THEMES:
        raise ValueError(f"theme {theme!r}: it must be one of {', '.join(THEMES)}")
    if square < 8:
        raise ValueError(f"square={square}: a square is at least 8 pixels wide")
    side = view["side"]
    extent = UNIT * (side + 1)
    size = extent * square / UNIT
    title = f"Starclaim: round {view['round']}, {view['phase']}"
    parts = [_style(theme), f'<rect class="ground" width="{extent}" height="{extent}"/>']
    parts += _coordinates(side)
    parts += [_cell(view, column, row) for row in range(side) for column in range(side)]
    parts += [_mine(mine) for mine in view["all_mines"] or view["mines"] or []]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{size:g}" height="{size:g}" '
        f'viewBox="0 0 {extent} {extent}"><title>{escape(title)}</title>{"".join(parts)}</svg>'
    )


def _style(theme: str) -> str:
    def rules(name: str) -> str:
        ground, free, ink = _INK[name]
        return (
            f".ground{{fill:{ground}}}.free{{fill:{free}}}text{{fill:{ink};text-anchor:middle;"
            f"font:14px sans-serif}}.path{{stroke:{ink};stroke-width:3}}.mine{{fill:{ink}}}"
        )

    if theme != "auto":
        return f"<style>{rules(theme)}</style>"
    return f"<style>{rules('light')}@media(prefers-color-scheme:dark){{{rules('dark')}}}</style>"


def _coordinates(side: int) -> list[str]:
    half = UNIT / 2
    columns = [_text(UNIT * (i + 1) + half, half, string.ascii_lowercase[i]) for i in range(side)]
    return columns + [_text(half, UNIT * (i + 1) + half, str(i + 1)) for i in range(side)]


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:g}" y="{y + 5:g}">{text}</text>'


def _cell(view: dict[str, Any], column: int, row: int) -> str:
    name = f"{string.ascii_lowercase[column]}{row + 1}"
    owner = view["owner"].get(name)
    x, y = UNIT * (column + 1), UNIT * (row + 1)
    on_path = view["turn"] is not None and name in view["turn"]["path"]
    marks = " ".join(["free"] * (owner is None) + ["path"] * on_path)
    fill = "" if owner is None else f' fill="{_colour(owner, view["seats"])}"'
    box = f'<rect class="{marks}"{fill} x="{x + 1}" y="{y + 1}" width="38" height="38"/>'
    return box if owner is None else box + _text(x + UNIT / 2, y + UNIT / 2, str(owner + 1))


def _colour(seat: int, seats: int) -> str:
    red, green, blue = colorsys.hls_to_rgb(seat / seats, 0.6, 0.55)
    return f"#{round(255 * red):02x}{round(255 * green):02x}{round(255 * blue):02x}"


def _mine(mine: dict[str, Any]) -> str:
    dots = []
    for cell in mine.get("covers", [mine["cell"]]):
        x = UNIT * (string.ascii_lowercase.index(cell[0]) + 1) + UNIT / 2
        y = UNIT * int(cell[1:]) + UNIT / 2
        dots.append(f'<circle class="mine" cx="{x:g}" cy="{y:g}" r="7"/>')
    return f"<g><title>{mine['kind']}</title>{''.join(dots)}</g>"
