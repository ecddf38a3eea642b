"""Boards of squares, with pieces that turn: the laser games."""

from __future__ import annotations

from obelisk.core.views import Board, Drawn, Heading, touched
from obelisk.drawing.beams import Beams
from obelisk.drawing.canvas import COORDINATES, MARGIN, UNIT

_ANGLES: dict[Heading, int] = {"N": 0, "E": 90, "S": 180, "W": 270}


class Squares(Beams):
    """A board of squares and what stands, turns and shines on it."""

    def __init__(self, board: Board, symbols: str, *, flipped: bool) -> None:
        super().__init__(board, flipped=flipped)
        self.symbols = symbols

    def style(self, scope: str, colours: dict[str, str]) -> str:
        """The style sheet of the board for what lies within `scope`."""
        return (
            f"{scope} .ob-ground{{fill:{colours['ground']}}}"
            f"{scope} .ob-even{{fill:{colours['even']}}}{scope} .ob-odd{{fill:{colours['odd']}}}"
            f"{scope} .ob-line{{fill:none;stroke:{colours['line']};stroke-width:2}}"
            f"{scope} .ob-ink{{fill:{colours['ink']};{COORDINATES}}}"
            f"{scope} .ob-mark{{color:{colours['mark']};opacity:.75}}"
            f"{scope} .ob-touched{{fill:{colours['touched']};fill-opacity:.2;"
            f"stroke:{colours['touched']};stroke-width:5}}"
        )

    def definitions(self) -> str:
        return self.symbols[self.symbols.index("<defs>") : self.symbols.index("</svg>")].strip()

    def drawn(self, parts: list[Drawn]) -> list[str]:
        """Everything on the ground, the lowest first."""
        return [
            *self.squares(),
            *self.coordinates(),
            *self.emitters(),
            *self.touched(parts),
            *self.pieces(),
            *self.beams(parts),
        ]

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

    def touched(self, parts: list[Drawn]) -> list[str]:
        """Frames on the squares where pieces moved, turned or appeared."""
        frames = []
        for name in sorted(touched(parts)):
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
