"""The pieces of Xionghan chess as people know them: letters, names and characters."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from obelisk.core.text import Kind, Piece
from obelisk.games.xionghan import board
from obelisk.games.xionghan.board import GRID, kind_of, owner_of, piece_of

SIDES = ("red", "black")

# In the order of the numbers that kernels know them by, from 1.
KINDS = {
    kind.letter: kind
    for kind in (
        Kind("K", "king", 0),
        Kind("R", "rook", 0),
        Kind("N", "horse", 0),
        Kind("B", "elephant", 0),
        Kind("A", "advisor", 0),
        Kind("C", "cannon", 0),
        Kind("P", "pawn", 0),
        Kind("W", "warden", 0),
        Kind("S", "archer", 0),
        Kind("L", "boulder", 0),
        Kind("J", "armour", 0),
        Kind("T", "assassin", 0),
        Kind("D", "shield", 0),
        Kind("X", "patrol", 0),
    )
}
LETTERS = "".join(KINDS)
CHARACTERS = ("漢俥傌相仕炮兵尉射檑甲刺楯巡", "汗車馬象士砲卒衛䠶礌胄伺碷廵")


def number(letter: str) -> int:
    """The kind of a letter, as kernels know it."""
    return LETTERS.index(letter) + 1


@cache
def piece(cell: int) -> Piece:
    """What a cell of the board that holds a piece means."""
    return Piece(KINDS[LETTERS[kind_of(cell) - 1]], owner_of(cell), 0)


def cell_of(piece: Piece) -> int:
    """A piece as a cell of the board."""
    return piece_of(piece.seat, number(piece.kind.letter))


def character(piece: Piece) -> str:
    """The character on a piece."""
    return CHARACTERS[piece.seat][number(piece.kind.letter) - 1]


def pieces(record: Any) -> dict[int, Piece]:
    """All pieces by cell, from the top left."""
    cells = record["board"].tolist()
    return {cell: piece(cells[cell]) for cell in GRID.squares if cells[cell] != board.EMPTY}


def pool(record: Any, seat: int) -> dict[str, int]:
    """A side's dead by letter, alphabetically."""
    dead = record["pool"].tolist()
    return {letter: dead[cell] for letter, cell in _DEAD[seat] if dead[cell]}


_DEAD = tuple(
    tuple((letter, piece_of(seat, number(letter))) for letter in sorted(LETTERS)) for seat in (0, 1)
)


def name(record: np.record, cell: int) -> str:
    """A piece on the board, in words."""
    return f"the {piece(int(record['board'][cell])).kind.name} on {GRID.name(cell)}"
