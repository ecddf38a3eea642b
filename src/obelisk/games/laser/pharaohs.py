"""What Khet and Pharaoh's Light share: board, pieces, how they turn, move and are lost.

A state of these games has, besides those of `games.laser.state`, the field `pharaohs` (bit 0: the
first side's is on the board, bit 1: the second's); a shot is noted as `games.laser.beams` says.
"""

from __future__ import annotations

import numpy as np

from obelisk.core.grid import Grid
from obelisk.games.laser.beams import (
    CLOCKWISE,
    COUNTER,
    DESTROYED,
    EMPTY,
    SHOT,
    SPHINX,
    SPLIT,
    STRIDE,
    corner_mirror_effects,
    kind_of,
    mirror_effects,
    owner_of,
    put,
    shield_effects,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index, kernel

BOARD = Grid(files=10, numbers=(8, 7, 6, 5, 4, 3, 2, 1))
ROWS = BOARD.rows
FIRST_ROW, LAST_ROW = STRIDE + 1, STRIDE * ROWS + 1

PHARAOH, LASER, PYRAMID, SCARAB, ANUBIS, EYE = 1, 2, 3, 4, 5, 6

# What a kernel notes down: the shot, and the squares of the side to act.
SCRATCH = np.dtype([*SHOT, ("own", np.uint8, 80 + 1)], align=True)


def effects_of(kind: int, state: int) -> tuple[int, int, int, int]:
    """What a piece does to a beam that travels N, E, S, W."""
    return {
        PHARAOH: (DESTROYED,) * 4,
        LASER: (SPHINX,) * 4,
        PYRAMID: corner_mirror_effects(state, otherwise=DESTROYED),
        SCARAB: mirror_effects(state),
        ANUBIS: shield_effects(state, otherwise=DESTROYED),
        EYE: (SPLIT,) * 4,
    }[kind]


@kernel
def turned(piece: int, turn: int) -> int:
    """The piece after a turn by 90°: nothing shows on a pharaoh, a mirror line has two states."""
    kind = kind_of(piece)
    if kind == PHARAOH:
        return piece
    if kind in (SCARAB, EYE):
        return piece ^ 1
    by = 1 if turn == CLOCKWISE else 3
    return piece & ~3 | (piece + by) & 3


@kernel
def act(s: Record, square: int, to: int) -> None:
    """Move, swap or turn a piece; the board is then as the laser finds it."""
    piece = int(s.board[index(square)])
    if to in (CLOCKWISE, COUNTER):
        put(s, square, turned(piece, to))
    else:  # a move is an exchange with an empty square
        put(s, square, int(s.board[index(to)]))
        put(s, to, piece)


@kernel
def clear_struck(s: Record, shot: Record) -> None:
    """Take the struck pieces off the board."""
    for i in range(int(shot.strikes)):
        square = int(shot.struck[i])
        piece = int(s.board[square])
        if kind_of(piece) == PHARAOH:
            s.pharaohs = int(s.pharaohs) & ~(1 << owner_of(piece))
        put(s, square, EMPTY)
