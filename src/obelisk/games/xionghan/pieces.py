"""The pieces of Xionghan chess as people know them: letters, names and characters."""

from __future__ import annotations

from functools import cache
from typing import Any

from obelisk.core.messages import PieceNamed, Side
from obelisk.core.text import Kind, Piece
from obelisk.games.xionghan import board
from obelisk.games.xionghan.board import GRID, kind_of, owner_of, piece_of

SIDES = ("red", "black")

LETTERS = "KRNBACPWSLJTDX"  # in the order of the numbers that kernels know the kinds by, from 1
NAMES = (
    "king", "rook", "horse", "elephant", "advisor", "cannon", "pawn",
    "warden", "archer", "boulder", "armour", "assassin", "shield", "patrol",
)  # fmt: skip
KINDS = {
    letter: Kind(letter, name, 0, f"xionghan-{name}")
    for letter, name in zip(LETTERS, NAMES, strict=True)
}
CHARACTERS = ("漢俥傌相仕炮兵尉射檑甲刺楯巡", "汗車馬象士砲卒衛䠶礌胄伺碷廵")


def number(letter: str) -> int:
    """Return the kind of a letter, as kernels know it."""
    return LETTERS.index(letter) + 1


@cache
def piece(cell: int) -> Piece:
    """Return the piece that a cell of the board holds."""
    return Piece(KINDS[LETTERS[kind_of(cell) - 1]], owner_of(cell), 0)


def cell_of(piece: Piece) -> int:
    """Return a piece as a cell of the board holds it."""
    return piece_of(piece.seat, number(piece.kind.letter))


def character(piece: Piece) -> str:
    """Return the character on a piece."""
    return CHARACTERS[piece.seat][number(piece.kind.letter) - 1]


def pieces(record: Any) -> dict[int, Piece]:
    """Return all pieces by cell, from the top left."""
    cells = record["board"].tolist()
    return {cell: piece(cells[cell]) for cell in GRID.squares if cells[cell] != board.EMPTY}


def pool(record: Any, seat: int) -> dict[str, int]:
    """Return how many of each kind a side has lost, by letter, alphabetically."""
    dead = record["pool"].tolist()
    return {letter: dead[cell] for letter, cell in _DEAD[seat] if dead[cell]}


_DEAD = tuple(
    tuple((letter, piece_of(seat, number(letter))) for letter in sorted(LETTERS)) for seat in (0, 1)
)


# In messages


def named(record: Any, cell: int) -> PieceNamed:
    """Return the piece on a point of the board."""
    standing = int(record["board"][cell])
    return kind_named(kind_of(standing), owner_of(standing), GRID.name(cell))


def kind_named(kind: int, seat: int, square: str | None = None) -> PieceNamed:
    """Return a piece of a kind, as kernels know it, and of a seat."""
    return PieceNamed(KINDS[LETTERS[kind - 1]].code, side_named(seat).name, square)


def side_named(seat: int) -> Side:
    """Return the side of a seat."""
    return Side(f"xionghan-{SIDES[seat]}")
