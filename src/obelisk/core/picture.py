"""Pictures: a view of a board drawn as one self-contained SVG document.

It knows no rules. It draws the view's `board` (squares, marks, pieces) and its `events` (what was
touched last, and where beams went). Pieces are `<symbol>`s of a file in `obelisk/art`, named by
kind, drawn at turn 0 facing north in a box of 100 x 100; they take the fill, stroke and colour
of their side, which the board's `palette` names. Only attributes and inherited properties are used
inside symbols, colours of sides are attributes, and every class name carries our prefix, so
pictures can stand side by side in one notebook page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

UNIT, MARGIN = 100, 34

THEMES = ("light", "dark", "auto")
_LIGHT = {
    "ground": "#f6f1e7",
    "ink": "#6d6455",
    "even": "#e9dfca",
    "odd": "#dfd3ba",
    "line": "#cbbd9f",
    "mark": "#8a7a58",
    "touched": "#d9a21b",
}
_DARK = {
    "ground": "#14161a",
    "ink": "#a39c8c",
    "even": "#2a2e36",
    "odd": "#23272e",
    "line": "#3a3f49",
    "mark": "#8d8775",
    "touched": "#f0bf4c",
}


@dataclass(frozen=True)
class _Colours:
    """The colours of a side: of its pieces, of squares that are its own, of its beam's halo."""

    fill: str
    outline: str
    detail: str
    tint: str
    halo: str


# A view's palette names the colours of its seats. The two of a game differ in lightness and in
# outline, not only in hue: red is dark with a light outline, the others the other way round.
_PALETTE = {
    "silver": _Colours("#eceef1", "#23262c", "#59616e", tint="#7f9cc4", halo="#3d8bfd"),
    "red": _Colours("#8e1f1a", "#f7dccb", "#f0b79c", tint="#c05046", halo="#ff3b2f"),
    "blue": _Colours("#b9d2f4", "#10294f", "#3a659f", tint="#5f8fd8", halo="#3d8bfd"),
}
_ANGLES = {"N": 0, "E": 90, "S": 180, "W": 270}


def draw(view: dict[str, Any], symbols: str, *, title: str, theme: str, square: int) -> str:
    """The SVG document of a view; `symbols` is the content of an art file."""
    if theme not in THEMES:
        raise ValueError(f"theme {theme!r}: it must be one of {', '.join(THEMES)}")
    if square < 8:
        raise ValueError(f"square={square}: a square is at least 8 pixels wide")
    canvas = _Canvas(view["board"], flipped=view["seat"] == 1)
    width, height = canvas.width, canvas.height
    scale = square / UNIT
    body = [
        _style(theme),
        symbols[symbols.index("<defs>") : symbols.index("</svg>")].strip(),
        f'<rect class="ob-ground" width="{width}" height="{height}"/>',
        *canvas.squares(),
        *canvas.coordinates(),
        *canvas.emitters(),
        *canvas.touched(view["events"]),
        *canvas.pieces(),
        *canvas.beams(view["events"]),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ob-board ob-{theme}" role="img" '
        f'width="{width * scale:g}" height="{height * scale:g}" viewBox="0 0 {width} {height}">'
        f"<title>{escape(title)}: {escape(view['position'])}</title>" + "\n".join(body) + "</svg>"
    )


def _style(theme: str) -> str:
    def rules(scope: str, colours: dict[str, str]) -> str:
        return (
            f"{scope} .ob-ground{{fill:{colours['ground']}}}"
            f"{scope} .ob-even{{fill:{colours['even']}}}{scope} .ob-odd{{fill:{colours['odd']}}}"
            f"{scope} .ob-line{{fill:none;stroke:{colours['line']};stroke-width:2}}"
            f"{scope} .ob-ink{{fill:{colours['ink']};font:600 20px system-ui,'Noto Sans',"
            "sans-serif;text-anchor:middle}"
            f"{scope} .ob-mark{{color:{colours['mark']};opacity:.75}}"
            f"{scope} .ob-touched{{fill:{colours['touched']};fill-opacity:.2;"
            f"stroke:{colours['touched']};stroke-width:5}}"
        )

    css = rules(f".ob-{theme}", _DARK if theme == "dark" else _LIGHT)
    if theme == "auto":
        css += f"@media (prefers-color-scheme:dark){{{rules('.ob-auto', _DARK)}}}"
    return f"<style>{css}</style>"


class _Canvas:
    """Where things are on the drawing."""

    def __init__(self, board: dict[str, Any], flipped: bool) -> None:
        self.board = board
        self.flipped = flipped
        self.sides = [_PALETTE[name] for name in board["palette"]]
        self.files: int = board["files"]
        self.numbers = [str(number) for number in board["numbers"]]
        self.rows = len(self.numbers)
        self.width = self.files * UNIT + 2 * MARGIN
        self.height = self.rows * UNIT + 2 * MARGIN
        self.muzzles: set[str] = set()  # where beams start without passing through

    def corner(self, file: int, row: int) -> tuple[int, int]:
        """The top left corner of a square counted from the top left of the unflipped board."""
        if self.flipped:
            file, row = self.files - 1 - file, self.rows - 1 - row
        return MARGIN + file * UNIT, MARGIN + row * UNIT

    def place(self, square: str) -> tuple[int, int]:
        return ord(square[0]) - ord("a"), self.numbers.index(square[1:])

    def centre(self, square: str) -> tuple[float, float]:
        x, y = self.corner(*self.place(square))
        return x + UNIT / 2, y + UNIT / 2

    def squares(self) -> list[str]:
        drawn = []
        for row in range(self.rows):
            for file in range(self.files):
                x, y = self.corner(file, row)
                tone = "odd" if (file + row) % 2 else "even"
                drawn.append(f'<rect class="ob-{tone}" x="{x}" y="{y}" width="100" height="100"/>')
        occupied = {piece["square"] for piece in self.board["pieces"]}
        for mark in self.board["marks"]:
            x, y = self.corner(*self.place(mark["square"]))
            box = f'x="{x}" y="{y}" width="100" height="100"'
            drawn.append(f'<rect {box} fill="{self.sides[mark["seat"]].tint}" opacity=".16"/>')
            if mark["square"] not in occupied:
                drawn.append(f'<use href="#ob-{mark["mark"]}" class="ob-mark" {box}/>')
        inner = f'width="{self.files * UNIT}" height="{self.rows * UNIT}"'
        drawn.append(f'<rect class="ob-line" x="{MARGIN}" y="{MARGIN}" {inner}/>')
        return drawn

    def coordinates(self) -> list[str]:
        texts = []
        for file in range(self.files):
            x = self.corner(file, 0)[0] + UNIT // 2
            letter = chr(ord("a") + file)
            for y in (MARGIN - 10, self.height - 12):
                texts.append(f'<text class="ob-ink" x="{x}" y="{y}">{letter}</text>')
        for row, number in enumerate(self.numbers):
            y = self.corner(0, row)[1] + UNIT // 2 + 7
            for x in (MARGIN // 2, self.width - MARGIN // 2):
                texts.append(f'<text class="ob-ink" x="{x}" y="{y}">{number}</text>')
        return texts

    def touched(self, events: list[dict[str, Any]]) -> list[str]:
        """Frames on the squares that the last action named."""
        names = {
            event[key]
            for event in events
            if event["event"] in ("moved", "swapped", "turned")
            for key in ("from", "to", "square")
            if key in event
        }
        frames = []
        for name in sorted(names):
            x, y = self.corner(*self.place(name))
            frames.append(
                f'<rect class="ob-touched" x="{x + 3}" y="{y + 3}" width="94" height="94" rx="6"/>'
            )
        return frames

    def emitters(self) -> list[str]:
        """Fittings at the edge that show where beams come from."""
        return [
            self._symbol("emitter", emitter["square"], emitter["seat"], _ANGLES[emitter["heading"]])
            for emitter in self.board.get("emitters", ())
        ]

    def pieces(self) -> list[str]:
        return [
            self._symbol(
                piece["kind"],
                piece["square"],
                piece["seat"],
                None if piece["turn"] is None else 90 * piece["turn"],
            )
            for piece in self.board["pieces"]
        ]

    def _symbol(self, name: str, square: str, seat: int, angle: int | None) -> str:
        """A symbol in its side's colours; one that faces somewhere turns with the board."""
        x, y = self.corner(*self.place(square))
        turn = 0 if angle is None else (angle + 180 * self.flipped) % 360
        spin = f' transform="rotate({turn} {x + 50} {y + 50})"' if turn else ""
        side = self.sides[seat]
        return (
            f'<use href="#ob-{name}" class="ob-seat{seat}" fill="{side.fill}" '
            f'stroke="{side.outline}" color="{side.detail}" '
            f'x="{x}" y="{y}" width="100" height="100"{spin}/>'
        )

    def beams(self, events: list[dict[str, Any]]) -> list[str]:
        beams = [
            event
            for event in events
            if event["event"] == "beam" and (event["path"] or event["end"] == "annihilated")
        ]
        crossed = {square for beam in beams for square in beam["path"]}
        self.muzzles = {beam["from"] for beam in beams} - crossed
        ways = [self._way(beam, beams) for beam in beams]
        drawn = []
        for beam, points in zip(beams, ways, strict=True):
            line = " ".join(f"{x:g},{y:g}" for x, y in points)
            attributes = f'points="{line}" fill="none" stroke-linejoin="round"'
            halo = self.sides[beam["seat"]].halo
            drawn.append(
                f'<polyline {attributes} stroke="{halo}" stroke-width="20" opacity=".2"/>'
                f'<polyline {attributes} stroke="{halo}" stroke-width="11" opacity=".55"/>'
                f'<polyline {attributes} stroke="#fffdf2" stroke-width="4"/>'
            )
        endings = [self._ending(beam, way[-1]) for beam, way in zip(beams, ways, strict=True)]
        return drawn + list(dict.fromkeys(filter(None, endings)))

    def _way(self, beam: dict[str, Any], beams: list[dict[str, Any]]) -> list[tuple[float, float]]:
        points = [self.centre(square) for square in (beam["from"], *beam["path"])]
        if beam["end"] == "edge":
            points.append(self._exit(beam["path"][-1], points[-2], points[-1]))
        elif beam["end"] == "annihilated":
            points.append(self._meeting(beam, beams, points))
        else:  # stop short of the middle, at the side that was struck
            (x0, y0), (x1, y1) = points[-2:]
            points[-1] = (x1 - 0.3 * (x1 - x0), y1 - 0.3 * (y1 - y0))
        if beam["from"] in self.muzzles:
            (x0, y0), (x1, y1) = points[:2]
            nudge = UNIT / 4 / max(abs(x1 - x0), abs(y1 - y0), 1)
            points[0] = (x0 + nudge * (x1 - x0), y0 + nudge * (y1 - y0))
        return points

    def _meeting(
        self,
        beam: dict[str, Any],
        beams: list[dict[str, Any]],
        points: list[tuple[float, float]],
    ) -> tuple[float, float]:
        """Where a beam met another: in its last square, or on the border with a neighbour.

        Beams that met have paths of one length. With several neighbours to choose from it is the
        one straight on, or aside if a mirror stands in the last square.
        """
        x, y = points[-1]
        ends = [
            self.centre((other["from"], *other["path"])[-1])
            for other in beams
            if other is not beam
            and other["end"] == "annihilated"
            and len(other["path"]) == len(beam["path"])
        ]
        near = [(ex, ey) for ex, ey in ends if abs(ex - x) + abs(ey - y) == UNIT]
        if (x, y) in ends or not near:
            return x, y
        if len(points) > 1:
            before = points[-2]
            mirror = any(self.centre(p["square"]) == (x, y) for p in self.board["pieces"])
            straight = (2 * x - before[0], 2 * y - before[1])
            near.sort(key=lambda end: (end == straight) == mirror)
        return (x + near[0][0]) / 2, (y + near[0][1]) / 2

    def _exit(
        self, square: str, before: tuple[float, float], last: tuple[float, float]
    ) -> tuple[float, float]:
        """Half a square beyond the last one: aside if a mirror stands there, else straight on.

        Where straight on would not lead out, a mirror stood there and is gone.
        """
        file, row = self.place(square)
        straight = (last[0] - before[0], last[1] - before[1])
        ways = [
            (dx, dy)
            for dx, dy, out in (
                (0, -1, row == 0),
                (0, 1, row == self.rows - 1),
                (-1, 0, file == 0),
                (1, 0, file == self.files - 1),
            )
            if out
        ]
        if self.flipped:
            ways = [(-dx, -dy) for dx, dy in ways]
        mirror = any(piece["square"] == square for piece in self.board["pieces"])
        aside = [way for way in ways if way[0] * straight[0] + way[1] * straight[1] == 0]
        dx, dy = round(straight[0] / UNIT), round(straight[1] / UNIT)
        if aside and (mirror or (dx, dy) not in ways):
            dx, dy = aside[0]
        return last[0] + dx * UNIT * 0.5, last[1] + dy * UNIT * 0.5

    def _ending(self, beam: dict[str, Any], point: tuple[float, float]) -> str:
        """What is drawn at the end of a beam that comes to `point`."""
        halo = self.sides[beam["seat"]].halo
        if beam["end"] == "edge":
            return ""
        if beam["end"] == "annihilated":
            return self._mark("spark", point, 60, _LIGHT["touched"])
        if beam["end"] in ("destroyed", "hit"):
            square = beam["path"][-1]
            if any(piece["square"] == square for piece in self.board["pieces"]):
                return self._mark("burst", point, 44, halo)  # it stands: leave it in sight
            return self._mark("burst", self.centre(square), 100, halo)
        x, y = point
        circle = f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="#fffdf2"'
        return f'{circle} stroke="{halo}" stroke-width="5"/>'

    def _mark(self, symbol: str, centre: tuple[float, float], width: int, stroke: str) -> str:
        x, y = centre[0] - width / 2, centre[1] - width / 2
        box = f'x="{x:g}" y="{y:g}" width="{width}" height="{width}"'
        return f'<use href="#ob-{symbol}" {box} fill="#fffdf2" stroke="{stroke}"/>'
