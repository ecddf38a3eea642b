"""Boards of points, with round pieces, in the manner of a printed xiangqi board.

What the board's `lines` say is drawn: `river`, the numbers of its ranks from bank to bank;
`palaces`, each by two of its corners; `stations`, points with small marks around them. `pools` are
the dead of each seat, `check` is the point of a king in check. Symbols of pieces are named by set,
kind and seat, or by set and kind if both seats share them; `river-<seat>-<place>` are the words
in the river and `numeral-1` to `numeral-10` count the files of seat 0. Of all symbols only those
that are used go into the picture.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from obelisk.core.views import Board, Dead, Drawn, Lines
from obelisk.drawing.canvas import COORDINATES, MARGIN, UNIT, Canvas
from obelisk.drawing.colours import DISCS

FRAME = 16  # from the outermost lines to the frame around them
POOL = 76  # the height of a row of dead pieces
WORD = 86  # the width of a word in the river
_SYMBOL = re.compile(r'<symbol id="ob-([\w-]+)".*?</symbol>', re.DOTALL)
_NOTICE = re.compile(r"<defs>\s*(<!--.*?-->)", re.DOTALL)


@cache
def _furniture() -> str:
    return files(__package__).joinpath("points.svg").read_text(encoding="utf-8")


class Points(Canvas):
    """A board of points and what stands on it."""

    ends = MARGIN + 38  # room for the numerals of the files

    def __init__(self, board: Board, symbols: str, pieces: str, *, flipped: bool) -> None:
        super().__init__(board, flipped=flipped)
        self.notices = _NOTICE.findall(symbols)
        self.symbols = {found[1]: found[0] for found in _SYMBOL.finditer(symbols + _furniture())}
        self.used: dict[str, None] = {}
        self.pieces_set = pieces
        self.discs = [(name, DISCS[name]) for name in board["palette"]]
        self.lines: Lines = board["lines"]
        self.pools: list[list[Dead]] = board.get("pools") or []
        if any(self.pools):
            self.height += 2 * POOL + 20

    def style(self, scope: str, colours: dict[str, str]) -> str:
        """The style sheet of the board for what lies within `scope`."""
        rules = {
            "ground": f"fill:{colours['ground']}",
            "plate": f"fill:{colours['plate']}",
            "water": f"fill:{colours['river']}",
            "grid": f"fill:none;stroke:{colours['grid']};stroke-width:2.5",
            "dotted": "stroke-dasharray:0 12.5;stroke-linecap:round;stroke-width:3.5",
            "dot": f"fill:{colours['grid']}",
            "word": f"color:{colours['word']};opacity:.5",
            "ink": f"fill:{colours['ink']};color:{colours['ink']};{COORDINATES}",
            "last": f"color:{colours['last']};stroke:{colours['last']}",
            "death": f"color:{colours['death']}",
            "check": f"color:{colours['check']}",
        }
        return "".join(f"{scope} .ob-{name}{{{rule}}}" for name, rule in rules.items())

    def definitions(self) -> str:
        """The symbols that were drawn."""
        return "\n".join(
            ["<defs>", *self.notices, *(self.symbols[name] for name in self.used), "</defs>"]
        )

    def drawn(self, parts: list[Drawn]) -> list[str]:
        """Everything on the ground, the lowest first."""
        return [
            *self._plate(),
            *self._river(),
            self._grid(),
            self._stations(),
            *self.coordinates(),
            *self._numerals(),
            *self._traces(parts),
            *self._pieces(),
            *self._badges(parts),
            *self._dead(),
        ]

    # The board

    def _plate(self) -> list[str]:
        (left, top), (right, bottom) = self._corners()
        return [
            f'<rect class="ob-plate" x="{MARGIN}" y="{self.ends}" '
            f'width="{self.files * UNIT}" height="{self.rows * UNIT}" rx="10"/>',
            f'<rect class="ob-grid" x="{left - FRAME:g}" y="{top - FRAME:g}" '
            f'width="{right - left + 2 * FRAME:g}" height="{bottom - top + 2 * FRAME:g}" '
            'style="stroke-width:6"/>',
        ]

    def _corners(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The outermost points at the top left and at the bottom right of the drawing."""
        half = UNIT / 2
        right, bottom = self.width - MARGIN - half, self.foot - self.ends - half
        return (MARGIN + half, self.ends + half), (right, bottom)

    def _point(self, file: int, row: int) -> tuple[float, float]:
        x, y = self.corner(file, row)
        return x + UNIT / 2, y + UNIT / 2

    def _banks(self) -> tuple[int, int]:
        """The first and the last row of the river, counted from the top of the unflipped board."""
        river = self.lines["river"]
        return self.numbers.index(str(river[0])), self.numbers.index(str(river[-1]))

    def _river(self) -> list[str]:
        """The water, its middle rows with a dot at each point, and its words."""
        first, last = self._banks()
        edge = self.files - 1
        (left, _), (right, _) = self._corners()
        top, bottom = sorted(self._point(0, row)[1] for row in (first, last))
        words = self._words()
        drawn = [
            f'<rect class="ob-water" x="{left:g}" y="{top:g}" width="{right - left:g}" '
            f'height="{bottom - top:g}"/>',
            *(
                self._use(name, x, (top + bottom) / 2, WORD, 'class="ob-word"')
                for x, name in words.items()
            ),
        ]
        for row in range(first + 1, last):
            places = [self._point(file, row) for file in range(self.files)]
            dotted = "".join(
                f"M{x:g} {y:g}h{UNIT}" for x, y in sorted(places)[:-1] if x + UNIT / 2 not in words
            )
            drawn.append(f'<path class="ob-grid ob-dotted" d="{dotted}"/>')
            drawn += [
                f'<circle class="ob-dot" cx="{x:g}" cy="{y:g}" r="6"/>' for x, y in places[1:edge]
            ]
        return drawn

    def _words(self) -> dict[float, str]:
        """The symbols of the river's words by where they stand, between two files.

        Seat 1's are in the half to the left of seat 0, seat 0's in the other; within a half they
        are read from left to right by whoever looks.
        """
        words = {}
        for seat in (0, 1):
            left = (seat == 1) != self.flipped
            middle = self.width / 2 + UNIT * (-3.5 if left else 3.5)
            for place in (0, 1):
                words[middle + UNIT * (2 * place - 1)] = f"river-{seat}-{place}"
        return {x: name for x, name in words.items() if name in self.symbols}

    def _grid(self) -> str:
        """The lines through the points, broken by the river, and the crosses of the palaces."""
        first, last = self._banks()
        edge, end = self.files - 1, self.rows - 1
        lines = [((0, row), (edge, row)) for row in range(self.rows) if not first < row < last]
        for file in range(self.files):
            if file in (0, edge):
                lines.append(((file, 0), (file, end)))
            else:
                lines += [((file, 0), (file, first)), ((file, last), (file, end))]
        for one, other in self.lines["palaces"]:
            (file0, row0), (file1, row1) = self.place(one), self.place(other)
            lines += [((file0, row0), (file1, row1)), ((file0, row1), (file1, row0))]
        path = "".join(
            "M{:g} {:g}L{:g} {:g}".format(*self._point(*start), *self._point(*stop))
            for start, stop in lines
        )
        return f'<path class="ob-grid" d="{path}"/>'

    def _stations(self) -> str:
        """Small angles around points, none beyond the edge."""
        path = ""
        near, far = 9, 25
        (left, _), (right, _) = self._corners()
        for square in self.lines["stations"]:
            x, y = self.centre(square)
            for dx in (-1, 1):
                if left < x + dx * far < right:
                    for dy in (-1, 1):
                        path += (
                            f"M{x + dx * near:g} {y + dy * far:g}"
                            f"V{y + dy * near:g}H{x + dx * far:g}"
                        )
        return f'<path class="ob-grid" d="{path}"/>'

    def _numerals(self) -> list[str]:
        """The numbers of the files as each side counts them, from its right, along its edge."""
        drawn = []
        for file in range(self.files):
            x = self._point(file, 0)[0]
            edges = (MARGIN + 19, self.foot - MARGIN - 19)
            of_black, of_red = edges[::-1] if self.flipped else edges
            at = f'x="{x:g}" y="{of_black + 7:g}"'
            drawn.append(f'<text class="ob-ink" {at} opacity=".6">{file + 1}</text>')
            count = self.files - file
            parts = [count] if count <= 10 else [10, count - 10]
            for place, part in enumerate(parts):
                name, style = f"numeral-{part}", 'class="ob-ink" opacity=".75"'
                middle = x + (place - (len(parts) - 1) / 2) * 26
                if name in self.symbols:
                    drawn.append(self._use(name, middle, of_red, 36, style))
        return drawn

    # The last action

    def _traces(self, parts: list[Drawn]) -> list[str]:
        """What lies under the pieces: where something left, came, or died; lines of three."""
        last, death = 'class="ob-last"', 'class="ob-death"'
        occupied = {piece["square"] for piece in self.board["pieces"]}
        drawn: dict[str, None] = {}
        for part in parts:
            if part["how"] == "moved" or part["how"] == "swapped":
                drawn[self._on("from", part["from"], last)] = None
                drawn[self._on("to", part["to"], last)] = None
            elif part["how"] == "appeared":
                drawn[self._on("to", part["square"], last)] = None
            elif part["how"] == "flashed" and len(part["squares"]) > 1:
                drawn[self._line(part["squares"])] = None
        for part in parts:
            if part["how"] == "removed" and part["square"] in occupied:
                drawn[self._on("struck", part["square"], death, 140)] = None
            elif part["how"] == "removed":
                drawn[self._on("dead", part["square"], death)] = None
        if check := self.board.get("check"):
            drawn[self._on("check", check, 'class="ob-check"', 140)] = None
        return list(drawn)

    def _line(self, squares: list[str]) -> str:
        (x0, y0), (x1, y1) = self.centre(squares[0]), self.centre(squares[-1])
        ends = f'class="ob-last" x1="{x0:g}" y1="{y0:g}" x2="{x1:g}" y2="{y1:g}"'
        return (
            f'<line {ends} stroke-width="100" stroke-linecap="round" opacity=".22"/>'
            f'<line {ends} stroke-width="5"/>'
        )

    def _badges(self, parts: list[Drawn]) -> list[str]:
        """Small signs at the top right of a piece: revived, promoted, in check."""
        came = {part["to"] for part in parts if part["how"] == "moved"}
        places = [
            ("promoted" if part["square"] in came else "revived", part["square"], "last")
            for part in parts
            if part["how"] == "appeared"
        ]
        if check := self.board.get("check"):
            places.append(("flash", check, "check"))
        drawn = []
        for sign, square, style in places:
            x, y = self.centre(square)
            drawn.append(self._use(sign, x + 35, y - 35, 38, f'class="ob-{style}"'))
        return drawn

    # Pieces

    def _pieces(self) -> list[str]:
        return [
            self._piece(piece["kind"], piece["seat"], *self.centre(piece["square"]), UNIT)
            for piece in self.board["pieces"]
        ]

    def _piece(self, kind: str, seat: int, x: float, y: float, width: int) -> str:
        colour, disc = self.discs[seat]
        own = f"{self.pieces_set}-{kind}-{seat}"
        name = own if own in self.symbols else f"{self.pieces_set}-{kind}"
        rings = f'stroke="{disc.ring}" color="{disc.edge}"'
        return (
            f'<g class="ob-seat{seat}" fill="{disc.face}" stroke="{disc.face}">'
            + self._use(f"disc-{colour}", x, y, width, rings)
            + self._use(name, x, y, width, f'color="{disc.ink}"')
            + "</g>"
        )

    def _dead(self) -> list[str]:
        """The pools below the board, each kind under a file; one's own are nearest."""
        if not any(self.pools):
            return []
        drawn = []
        order = (0, 1) if self.flipped else (1, 0)
        for row, seat in enumerate(order):
            y = self.foot + 10 + row * POOL + POOL / 2
            for place, dead in enumerate(self.pools[seat]):
                x = MARGIN + place * UNIT + UNIT / 2
                drawn.append(self._piece(dead["kind"], seat, x, y, 64))
                if dead["count"] > 1:
                    at = f'x="{x + 43:g}" y="{y + 7:g}"'
                    drawn.append(f'<text class="ob-ink" {at}>×{dead["count"]}</text>')
        return drawn

    def _on(self, name: str, square: str, attributes: str, width: int = UNIT) -> str:
        return self._use(name, *self.centre(square), width, attributes)

    def _use(self, name: str, x: float, y: float, width: int, attributes: str) -> str:
        """A symbol with its middle at a place."""
        self.used[name] = None
        box = f'x="{x - width / 2:g}" y="{y - width / 2:g}" width="{width}" height="{width}"'
        return f'<use href="#ob-{name}" {attributes} {box}/>'
