"""Squares and their names."""

from __future__ import annotations

import pytest

from obelisk.core.errors import ObeliskError
from obelisk.core.grid import Grid

BOTTOM_UP = Grid(10, (8, 7, 6, 5, 4, 3, 2, 1))
TOP_DOWN = Grid(10, tuple(range(10)))
LOWER = Grid(10, (7, 6, 5, 4, 3, 2, 1), top=1)


@pytest.mark.parametrize("grid", [BOTTOM_UP, TOP_DOWN, LOWER])
def test_names_round_trip(grid: Grid) -> None:
    assert [grid.find(grid.name(cell)) for cell in grid.squares] == list(grid.squares)
    assert len(set(grid.squares)) == grid.files * grid.rows
    assert set(grid.squares) | set(grid.border) == set(range(grid.cells))


def test_the_first_square_is_at_the_top_left() -> None:
    assert BOTTOM_UP.name(BOTTOM_UP.squares[0]) == "a8"
    assert TOP_DOWN.name(TOP_DOWN.squares[0]) == "a0"


def test_a_lower_board_has_its_squares_where_a_higher_one_has_them() -> None:
    assert LOWER.cells == BOTTOM_UP.cells
    assert [LOWER.name(cell) for cell in LOWER.squares] == [
        BOTTOM_UP.name(cell) for cell in BOTTOM_UP.squares[10:]
    ]
    assert BOTTOM_UP.find("e8") in LOWER.border


def test_steps_lead_to_neighbours() -> None:
    e4 = BOTTOM_UP.find("e4")
    assert [BOTTOM_UP.name(e4 + step) for step in BOTTOM_UP.steps] == ["e5", "f4", "e3", "d4"]
    around = [BOTTOM_UP.name(e4 + step) for step in BOTTOM_UP.neighbours]
    assert around == ["e5", "f5", "f4", "f3", "e3", "d3", "d4", "d5"]


def test_upper_case_is_read() -> None:
    assert BOTTOM_UP.find("E4") == BOTTOM_UP.find("e4")


@pytest.mark.parametrize(
    ("name", "words"),
    [("k4", "files are a to j"), ("", "files"), ("4e", "files"), ("a9", "1 to 8"),
     ("a", "1 to 8"), ("a01", "1 to 8"), ("a٣", "1 to 8")],
)  # fmt: skip
def test_a_wrong_name_says_what_would_be_right(name: str, words: str) -> None:
    with pytest.raises(ObeliskError, match=words):
        BOTTOM_UP.find(name)
