"""Beams: where they run on a board of squares, and what is drawn where they end."""

from __future__ import annotations

from obelisk.core.views import Beam, Board, Drawn
from obelisk.drawing.canvas import UNIT, Canvas
from obelisk.drawing.colours import LIGHT, SIDES


class Beams(Canvas):
    """A canvas of squares that light crosses."""

    def __init__(self, board: Board, *, flipped: bool) -> None:
        super().__init__(board, flipped=flipped)
        self.sides = [SIDES[name] for name in board["palette"]]
        self.muzzles: set[str] = set()  # where beams start without passing through

    def beams(self, parts: list[Drawn]) -> list[str]:
        beams = [
            part
            for part in parts
            if part["how"] == "beam" and (part["path"] or part["end"] == "met")
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

    def _way(self, beam: Beam, beams: list[Beam]) -> list[tuple[float, float]]:
        points = [self.centre(square) for square in (beam["from"], *beam["path"])]
        if beam["end"] == "edge":
            points.append(self._exit(beam["path"][-1], points[-2], points[-1]))
        elif beam["end"] == "met":
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
        beam: Beam,
        beams: list[Beam],
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
            and other["end"] == "met"
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

    def _ending(self, beam: Beam, point: tuple[float, float]) -> str:
        """What is drawn at the end of a beam that comes to `point`."""
        halo = self.sides[beam["seat"]].halo
        if beam["end"] == "edge":
            return ""
        if beam["end"] == "met":
            return self._mark("spark", point, 60, LIGHT["touched"])
        if beam["end"] == "struck":
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
