"""What boards of squares and boards of points have in common: places, and coordinates outside."""

from __future__ import annotations

from obelisk.core.views import Board, BoardView

UNIT, MARGIN = 100, 34
COORDINATES = "font:600 20px system-ui,'Noto Sans',sans-serif;text-anchor:middle"


def is_flipped(view: BoardView) -> bool:
    """Whether a board is turned by half, so that the side of its reader is at the bottom.

    Without a reader that is seat 0. The board's `bottom` is the seat whose side is there where the
    rows are drawn in their order.
    """
    return bool((view["seat"] or 0) != view["board"]["bottom"])


class Canvas:
    """Where things are on the drawing."""

    ends = MARGIN  # the height of the margins above and below the board

    def __init__(self, board: Board, *, flipped: bool) -> None:
        self.board = board
        self.flipped = flipped
        self.files = board["files"]
        self.numbers = [str(number) for number in board["numbers"]]
        self.rows = len(self.numbers)
        self.width = self.files * UNIT + 2 * MARGIN
        self.foot = self.height = self.rows * UNIT + 2 * self.ends  # `foot` ends the board

    def corner(self, file: int, row: int) -> tuple[int, int]:
        """The top left corner of a square counted from the top left of the unflipped board."""
        if self.flipped:
            file, row = self.files - 1 - file, self.rows - 1 - row
        return MARGIN + file * UNIT, self.ends + row * UNIT

    def place(self, square: str) -> tuple[int, int]:
        return ord(square[0]) - ord("a"), self.numbers.index(square[1:])

    def centre(self, square: str) -> tuple[float, float]:
        x, y = self.corner(*self.place(square))
        return x + UNIT / 2, y + UNIT / 2

    def coordinates(self) -> list[str]:
        texts = []
        for file in range(self.files):
            x = self.corner(file, 0)[0] + UNIT // 2
            letter = chr(ord("a") + file)
            for y in (MARGIN - 10, self.foot - 12):
                texts.append(f'<text class="ob-ink" x="{x}" y="{y}">{letter}</text>')
        for row, number in enumerate(self.numbers):
            y = self.corner(0, row)[1] + UNIT // 2 + 7
            for x in (MARGIN // 2, self.width - MARGIN // 2):
                texts.append(f'<text class="ob-ink" x="{x}" y="{y}">{number}</text>')
        return texts
