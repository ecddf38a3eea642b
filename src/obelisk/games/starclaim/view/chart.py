"""A picture of a view: a star chart with realms, marks of what happened, and the reader's secrets.

It knows no rules and shows only what is in the view. Realms differ in colour, in pattern and in
number; what only the reader may know is a layer of its own, in the accent colour.

A view has no events. To have the last ones marked, add those that the reader was sent, as a list of
JSON objects under `events`. `state.svg()` does not: marks that vanish with an action that sends no
events would reveal that there was one.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import hypot
from typing import cast
from xml.sax.saxutils import escape

from obelisk.core.errors import ObeliskError
from obelisk.core.given import whole
from obelisk.core.messages import List, Message
from obelisk.core.quoting import quoted
from obelisk.drawing import THEMES, WIDTHS
from obelisk.drawing.colours import DARK, LIGHT
from obelisk.games.starclaim.text.notation import item_named
from obelisk.games.starclaim.view import panel
from obelisk.games.starclaim.view.palette import REALMS
from obelisk.games.starclaim.view.sentences import heading
from obelisk.games.starclaim.view.shown import (
    Explode,
    MarkedView,
    Mine,
    OwnMine,
    Radar,
    StarclaimEvent,
    StarclaimView,
)

UNIT, MARGIN = 100, 50  # of the drawing: a cell, and the frame for coordinates
GAP = 74  # between map and panel
ICON = 52  # the width of a mine that lies alone in its cell

# The sky, its lines and its stars; the rest is stone like every picture.
_SKY = {
    "light": {**LIGHT, "sky": "#e6e1d6", "line": "#c3bbaa", "star": "#8a8068", "text": "#22201c",
              "faint": "#6d6455", "gold": "#8a5f00", "glow": "#d9a21b"},
    "dark": {**DARK, "sky": "#0c111c", "line": "#263248", "star": "#6f82a6", "text": "#e9e4d8",
             "faint": "#a39c8c", "gold": "#f0bf4c", "glow": "#f0bf4c"},
}  # fmt: skip


def draw(
    view: StarclaimView,
    *,
    theme: str,
    square: int,
    with_panel: bool = True,
    language: str = "en",
) -> str:
    """Return the SVG document of a view; without its panel only the map, which has no words."""
    if not isinstance(theme, str) or theme not in THEMES:
        themes = List.of(THEMES)
        raise ObeliskError(Message("starclaim-theme", theme=quoted(theme), themes=themes))
    square = whole("square", square, *WIDTHS)
    extent = UNIT * view["side"]
    width = height = extent + 2 * MARGIN
    drawn: list[str] = []
    if with_panel:
        drawn, needed = panel.draw(view, MARGIN + extent + GAP, MARGIN, language)
        width = MARGIN + extent + GAP + panel.WIDTH + MARGIN // 2
        height = max(height, needed + MARGIN)
    body = [
        _style(theme),
        _definitions(),
        f'<rect class="ob-ground" width="{width}" height="{height}"/>',
        *_sky(view["side"]),
        *_realms(view),
        *_marks(view, cast("MarkedView", view)["events"] if "events" in view else (), language),
        *_turn(view),
        *_secrets(view, language),
        *_remains(view),
        *drawn,
    ]
    scale = square / UNIT
    title = Message("starclaim-picture", where=heading(view)).said(language)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ob-chart ob-{theme}" role="img" '
        f'width="{width * scale:g}" height="{height * scale:g}" viewBox="0 0 {width} {height}">'
        f"<title>{escape(title)}</title>" + "\n".join(body) + "</svg>"
    )


@cache
def _definitions() -> str:
    art = (
        files("obelisk.games.starclaim").joinpath("art", "symbols.svg").read_text(encoding="utf-8")
    )
    return art[art.index("<defs>") : art.index("</svg>")].strip()


def _style(theme: str) -> str:
    css = _rules(theme, _SKY["dark" if theme == "dark" else "light"])
    if theme == "auto":
        css += f"@media (prefers-color-scheme:dark){{{_rules('auto', _SKY['dark'])}}}"
    return f"<style>{css}</style>"


def _rules(theme: str, colours: dict[str, str]) -> str:
    letters = "font-family:system-ui,'Noto Sans',sans-serif;font-variant-numeric:tabular-nums"
    dashed = "fill:none;stroke-width:4;stroke-dasharray:10 8"
    rules = {
        "ground": f"fill:{colours['ground']}",
        "sky": f"fill:{colours['sky']}",
        "line": f"fill:none;stroke:{colours['line']};stroke-width:2",
        "star": f"fill:{colours['star']}",
        "border": f"fill:none;stroke:{colours['sky']};stroke-width:7;stroke-linecap:square",
        "ink": f"fill:{colours['faint']};text-anchor:middle;font-size:26px;font-weight:600",
        "text": f"fill:{colours['text']};color:{colours['text']}",
        "faint": f"fill:{colours['faint']}",
        "rule": f"fill:none;stroke:{colours['line']};stroke-width:2",
        "lit": f"fill:{colours['glow']};fill-opacity:.16",
        "halo": f"fill:none;stroke:{colours['glow']};stroke-linejoin:round;stroke-linecap:round",
        "core": "fill:none;stroke:#fffdf2;stroke-linejoin:round;stroke-linecap:round",
        "glow": f"color:{colours['glow']};fill:{colours['glow']}",
        "death": f"color:{colours['death']};fill:{colours['death']}",
        "area": f"stroke:{colours['death']};{dashed}",
        "swept": f"fill:{colours['glow']};fill-opacity:.14;stroke:{colours['glow']}",
        "own": f"color:{colours['gold']};fill:{colours['gold']}",
        "text-line": f"stroke:{colours['faint']};{dashed};opacity:.6",
        "own-line": f"stroke:{colours['gold']};{dashed}",
        "plate": f"fill:{colours['ground']};stroke:{colours['gold']};stroke-width:3",
    }
    scoped = "".join(f".ob-{theme} .ob-{name}{{{rule}}}" for name, rule in rules.items())
    return f".ob-{theme} text{{{letters}}}" + scoped


# Places


def _corner(cell: str) -> tuple[int, int]:
    return MARGIN + UNIT * string.ascii_lowercase.index(cell[0]), MARGIN + UNIT * (
        int(cell[1:]) - 1
    )


def _centre(cell: str) -> tuple[int, int]:
    x, y = _corner(cell)
    return x + UNIT // 2, y + UNIT // 2


def _use(symbol: str, x: float, y: float, width: float, style: str) -> str:
    """A symbol with its middle at a place."""
    box = f'x="{x - width / 2:g}" y="{y - width / 2:g}" width="{width:g}" height="{width:g}"'
    return f'<use href="#ob-{symbol}" class="ob-{style}" {box}/>'


def _word(text: object, x: float, y: float, size: int, attributes: str) -> str:
    """A text with its middle at a place."""
    place = f'x="{x:g}" y="{y + size * 0.36:g}" font-size="{size}" text-anchor="middle"'
    return f"<text {place} {attributes}>{escape(str(text))}</text>"


# The map


def _sky(side: int) -> list[str]:
    """The ground of the map with a star in each cell, and the names of columns and rows."""
    extent = UNIT * side
    ends = [MARGIN + UNIT * i for i in range(side + 1)]
    lines = "".join(
        f"M{end} {MARGIN}v{extent}M{MARGIN} {end}h{extent}" for end in ends
    )  # fmt: skip
    stars = "".join(
        f'<circle cx="{MARGIN + column * UNIT + 18 + (column * 37 + row * 53) % 65}" '
        f'cy="{MARGIN + row * UNIT + 18 + (column * 59 + row * 31) % 65}" '
        f'r="{(2, 3, 1.5, 4, 2)[(column * 3 + row * 7) % 5]}"/>'
        for row in range(side)
        for column in range(side)
    )
    names = []
    for i in range(side):
        middle = MARGIN + UNIT * i + UNIT // 2
        for edge in (MARGIN // 2, extent + MARGIN + MARGIN // 2):
            letter = string.ascii_lowercase[i]
            names.append(f'<text class="ob-ink" x="{middle}" y="{edge + 9}">{letter}</text>')
            names.append(f'<text class="ob-ink" x="{edge}" y="{middle + 9}">{i + 1}</text>')
    box = f'x="{MARGIN}" y="{MARGIN}" width="{extent}" height="{extent}"'
    return [
        f'<rect class="ob-sky" {box}/>',
        f'<g class="ob-star">{stars}</g>',
        f'<path class="ob-line" d="{lines}"/>',
        *names,
    ]


def _realms(view: StarclaimView) -> list[str]:
    """Owned cells, with borders where realms meet, so that what is connected looks it."""
    owner: dict[str, int] = view["owner"]
    path = view["turn"]["path"] if view["turn"] else []
    cells, borders, numbers = [], "", []
    for cell, seat in owner.items():
        x, y = _corner(cell)
        box = f'x="{x}" y="{y}" width="{UNIT}" height="{UNIT}"'
        realm = REALMS[seat]
        cells.append(
            f'<rect {box} fill="{realm.colour}"/><rect {box} fill="url(#ob-realm-{seat})"/>'
        )
        column, row = string.ascii_lowercase.index(cell[0]), int(cell[1:])
        around = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
        sides = (f"M{x} {y}h100", f"M{x} {y + 100}h100", f"M{x} {y}v100", f"M{x + 100} {y}v100")
        for (other, line), side in zip(around, sides, strict=True):
            if owner.get(f"{string.ascii_lowercase[other]}{line}" if other >= 0 else "") != seat:
                borders += side
        middle = _centre(cell)
        away, size = (32, 26) if cell in path else (0, 44)  # the way takes the middle
        numbers.append(_number(seat, middle[0] - away, middle[1] - away, size))
    return [*cells, f'<path class="ob-border" d="{borders}"/>' if borders else "", *numbers]


def _number(seat: int, x: float, y: float, size: int) -> str:
    """The number of a seat on its colour, with a rim that keeps it clear of the pattern."""
    realm = REALMS[seat]
    rim = f'stroke="{realm.colour}" stroke-width="{size // 4}" paint-order="stroke"'
    return _word(
        seat + 1, x, y, size, f'font-weight="800" fill="{realm.ink}" {rim} stroke-linejoin="round"'
    )


def _turn(view: StarclaimView) -> list[str]:
    """The way of the seat on turn, and its vehicle."""
    turn = view["turn"]
    if turn is None:
        return []
    drawn = []
    if turn["path"]:
        drawn += _beam(turn["path"])
        for number, cell in enumerate(turn["path"], 1):
            x, y = _centre(cell)
            drawn.append(f'<circle class="ob-glow" cx="{x}" cy="{y}" r="19"/>')
            drawn.append(_word(number, x, y, 26, 'font-weight="800" fill="#14161a"'))
    if turn["vehicle"] is not None:
        drawn += _drive(turn["vehicle"]["seen"], here=True)
    return drawn


def _beam(cells: list[str]) -> list[str]:
    line = f'points="{_points(cells)}"'
    return [
        f'<polyline class="ob-halo" {line} stroke-width="26" opacity=".3"/>',
        f'<polyline class="ob-halo" {line} stroke-width="14" opacity=".7"/>',
        f'<polyline class="ob-core" {line} stroke-width="5"/>',
    ]


def _drive(cells: list[str], *, here: bool) -> list[str]:
    """The way of a vehicle, and the vehicle if it is still there."""
    if not cells:
        return []
    line = f'points="{_points(cells)}" stroke-width="8" stroke-dasharray="2 18"'
    drawn = [f'<polyline class="ob-halo ob-driven" {line}/>']
    drawn += ['<circle class="ob-glow" cx="{}" cy="{}" r="9"/>'.format(*_centre(c)) for c in cells]
    return drawn + ([_use("rover", *_centre(cells[-1]), 70, "glow")] if here else [])


def _points(cells: list[str]) -> str:
    return " ".join("{},{}".format(*_centre(cell)) for cell in cells)


# What happened


def _marks(view: StarclaimView, events: Iterable[StarclaimEvent], language: str) -> list[str]:
    """What the reader was told last, if the view was given it."""
    drawn: list[str] = []
    driven: list[str] = []
    for event in events:
        if event["event"] == "explode":
            drawn += _explosion(event, language)
        elif event["event"] == "scan":
            x, y = _corner(event["cell"])
            drawn.append(f'<circle class="ob-plate" cx="{x + 76}" cy="{y + 24}" r="19"/>')
            drawn.append(
                _word(event["count"], x + 76, y + 24, 26, 'class="ob-text" font-weight="800"')
            )
        elif event["event"] == "robot":
            drawn.append(_swept(event["line"], view["side"]))
        elif event["event"] == "deminer":
            x, y = _corner(event["cell"])
            drawn.append(f'<circle class="ob-plate" cx="{x + 78}" cy="{y + 78}" r="17"/>')
            drawn.append(_use("tick", x + 78, y + 78, 26, "glow"))
        elif event["event"] == "drive":
            driven.append(event["cell"])
    under_way = view["turn"] is not None and view["turn"]["vehicle"] is not None
    return drawn + ([] if under_way else _drive(driven, here=bool(driven)))


def _explosion(event: Explode, language: str) -> list[str]:
    drawn = []
    for effect in event["effects"]:
        title = escape(Message("starclaim-item", item=item_named(effect["kind"])).said(language))
        for cell in effect["cells"]:
            x, y = _corner(cell)
            box = f'x="{x + 4}" y="{y + 4}" width="92" height="92" rx="8"'
            drawn.append(f'<rect class="ob-area" {box}><title>{title}</title></rect>')
    drawn += [_use("reverted", *_centre(cell), 100, "death") for cell in event["reverted"]]
    return [*drawn, _use("blast", *_centre(event["cell"]), 96, "death")]


def _swept(line: str, side: int) -> str:
    kind, name = line.split()
    if kind == "row":
        x, y = _corner(f"a{name}")
        width, height = side * UNIT, UNIT
    else:
        x, y = _corner(f"{name}1")
        width, height = UNIT, side * UNIT
    box = f'x="{x + 5}" y="{y + 5}" width="{width - 10}" height="{height - 10}"'
    return f'<rect class="ob-swept" {box} rx="20" stroke-width="3"/>'


# Secrets


def _secrets(view: StarclaimView, language: str) -> list[str]:
    """Return what only the reader knows of the map, in a group of its own."""
    if view["seat"] is None:
        return []
    drawn = _radar(view["radar"])
    if view["all_mines"] is None:
        drawn += _mines(view["mines"] or [], "own")
    if view["defuse"] is not None:
        x, y = _centre(view["defuse"])
        drawn.append(f'<circle class="ob-plate" cx="{x}" cy="{y}" r="34"/>')
        drawn.append(_word("?", x, y, 48, 'class="ob-own" font-weight="800"'))
    if not drawn:
        return []
    title = escape(Message("starclaim-table-secret").said(language))
    return [f'<g class="ob-private"><title>{title}</title>', *drawn, "</g>"]


def _radar(radar: Radar | None) -> list[str]:
    """The counts of a radar at the foot of each cell."""
    drawn = []
    for cell, count in (radar or {"counts": {}})["counts"].items():
        x, y = _corner(cell)
        drawn.append(f'<circle class="ob-plate" cx="{x + 22}" cy="{y + 78}" r="16"/>')
        drawn.append(_word(count, x + 22, y + 78, 22, 'class="ob-own" font-weight="700"'))
    return drawn


def _remains(view: StarclaimView) -> list[str]:
    """All mines, when the game is over."""
    return _mines(view["all_mines"] or [], "text")


def _mines(mines: Sequence[OwnMine | Mine], style: str) -> list[str]:
    """Mines by kind, with the number of their seat if it is told; who shares a cell shares room."""
    places: dict[str, list[OwnMine | Mine]] = {}
    for mine in mines:
        places.setdefault(mine["cell"], []).append(mine)
    drawn = [shape for mine in mines for shape in _reach(mine, style)]
    for cell, found in places.items():
        x, y = _centre(cell)
        few = found[:4]
        room = [(0, 0)] if len(few) == 1 else _QUARTERS
        width = ICON if len(few) == 1 else ICON // 2
        for mine, (dx, dy) in zip(few, room, strict=False):
            drawn.append(_use(f"mine-{mine['kind']}", x + dx, y + dy, width, style))
            if (seat := cast("Mine", mine).get("seat")) is not None:
                away = width // 2
                drawn.append(_number(seat, x + dx + away, y + dy + away, 20))
        if len(found) > len(few):
            more = f"+{len(found) - len(few)}"
            drawn.append(_word(more, x, y, 22, 'class="ob-text" font-weight="700"'))
    return drawn


_QUARTERS = [(-22, -22), (22, -22), (-22, 22), (22, 22)]


def _reach(mine: OwnMine | Mine, style: str) -> list[str]:
    """What a mine covers beside its cell, or aims at."""
    drawn = []
    for cell in mine.get("covers", ()):
        x, y = _corner(cell)
        box = f'x="{x + 8}" y="{y + 8}" width="84" height="84" rx="12"'
        drawn.append(f'<rect class="ob-{style}-line" {box}/>')
        if cell != mine["cell"]:
            drawn.append(_use("mine-matrix", *_centre(cell), 22, style))
    if "target" in mine:
        drawn += _arrow(_centre(mine["cell"]), _centre(mine["target"]), style)
    return drawn


def _arrow(start: tuple[int, int], end: tuple[int, int], style: str) -> list[str]:
    """From a mine to the ring around its target."""
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    tip = (x1 - 38 * dx, y1 - 38 * dy)
    back = (tip[0] - 22 * dx, tip[1] - 22 * dy)
    wings = [(back[0] - side * dy, back[1] + side * dx) for side in (11, -11)]
    head = " ".join(f"{x:.1f},{y:.1f}" for x, y in (tip, *wings))
    return [
        f'<line class="ob-{style}-line" x1="{x0 + 30 * dx:.1f}" y1="{y0 + 30 * dy:.1f}" '
        f'x2="{back[0]:.1f}" y2="{back[1]:.1f}"/>',
        f'<polygon class="ob-{style}" points="{head}"/>',
        f'<circle class="ob-{style}-line" cx="{x1}" cy="{y1}" r="38"/>',
    ]
