"""Square boards: names of squares, and their places in a kernel's array.

A board of `files` x `rows` squares is stored with a border of one cell all round, row after row
from the top as drawn, so that a step in any direction is one addition and never leaves the array.
"""

from __future__ import annotations

import string
from dataclasses import dataclass
from functools import cached_property

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.quoting import shown
from obelisk.core.views import Heading

HEADINGS: tuple[Heading, ...] = ("N", "E", "S", "W")


@dataclass(frozen=True)
class Grid:
    """The geometry of a board.

    `numbers` are the numbers of the rows from the top down: 8, 7, … 1 where number 1 is at the
    bottom, 0, 1, … 9 where the count starts at the top. `top` rows of the array above the board
    belong to the border, so that a lower board has its squares where a higher one has them.
    """

    files: int
    numbers: tuple[int, ...]
    top: int = 0

    @property
    def rows(self) -> int:
        return len(self.numbers)

    @property
    def stride(self) -> int:
        """Cells from one row to the next, the border counted."""
        return self.files + 2

    @property
    def cells(self) -> int:
        """Length of the array, the border counted."""
        return self.stride * (self.top + self.rows + 2)

    @property
    def steps(self) -> tuple[int, int, int, int]:
        """What a step N, E, S, W adds to a cell."""
        return -self.stride, 1, self.stride, -1

    @property
    def neighbours(self) -> tuple[int, ...]:
        """What a step to each of the eight neighbours adds, clockwise from N."""
        n, e, s, w = self.steps
        return n, n + e, e, s + e, s, s + w, w, n + w

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """The cells of all squares, row after row from the top."""
        return tuple(cell for line in self.lines for cell in line)

    @cached_property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each row, from the top."""
        return tuple(
            tuple(self.cell(file, row) for file in range(self.files)) for row in range(self.rows)
        )

    @cached_property
    def border(self) -> tuple[int, ...]:
        """The cells that are no squares."""
        return tuple(sorted(set(range(self.cells)) - set(self.squares)))

    def cell(self, file: int, row: int) -> int:
        """The cell of a square, both counted from 0 at the top left."""
        return (self.top + row + 1) * self.stride + file + 1

    def place(self, cell: int) -> tuple[int, int]:
        """File and row of a cell, counted from 0 at the top left."""
        row, file = divmod(cell, self.stride)
        return file - 1, row - 1 - self.top

    def name(self, cell: int) -> str:
        """The name of a square: `e4`."""
        return self._names[cell]

    def find(self, name: str) -> int:
        """Return the cell of a named square; `ObeliskError` if no square has this name."""
        letter, digits = name[:1].lower(), name[1:]
        files = string.ascii_lowercase[: self.files]
        if not letter or letter not in files:
            raise ObeliskError(
                Message("core-square-file", given=shown(name), first=files[0], last=files[-1])
            )
        if digits not in self._rows:
            low, high = min(self.numbers), max(self.numbers)
            raise ObeliskError(Message("core-square-row", given=shown(name), low=low, high=high))
        return self.cell(files.index(letter), self._rows[digits])

    @cached_property
    def _names(self) -> dict[int, str]:
        return {
            self.cell(file, row): f"{string.ascii_lowercase[file]}{number}"
            for row, number in enumerate(self.numbers)
            for file in range(self.files)
        }

    @cached_property
    def _rows(self) -> dict[str, int]:
        return {str(number): row for row, number in enumerate(self.numbers)}
