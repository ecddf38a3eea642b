"""Konane: the clauses of book/en.md as kernels, and nothing else.

An action is the square of a stone and the square where it lands, as `from << 8 | to`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.grid import Grid
from obelisk.core.rules import Rules
from obelisk.kernels import Record, Records
from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.kernels.zobrist import zobrist

# KO-1
GRID = Grid(files=8, numbers=(8, 7, 6, 5, 4, 3, 2, 1))
EMPTY, LAVA, CORAL, EDGE = 0, 1, 2, 3  # what a cell holds; the stones of a seat are seat + 1
ONGOING, NO_CAPTURE = 0, 1  # what `over` says

SQUARES = np.array(GRID.squares, np.uint8)
STEPS = np.array(GRID.steps, np.int8)
STRIDE = GRID.stride
KEYS, SIDE_KEY = zobrist("konane", 3, GRID.cells)

MOST_ACTIONS = 32 * 4 * 3 + 1  # each stone, four directions, three captures in a row at most
# The widest fields come first, so that no byte lies between two of them.
STATE = np.dtype(
    [
        ("zobrist", np.uint64),
        ("quiet", np.int64),
        ("ply", np.int64),
        ("quiet_limit", np.int32),
        ("repeats", np.int32),
        ("board", np.uint8, GRID.cells),
        ("side", np.uint8),
        ("over", np.uint8),
        ("winner", np.int8),
        ("chains", np.uint8),
    ],
    align=True,
)
# What `apply` notes down for the events: the stones that were taken.
SCRATCH = np.dtype([("count", np.int64), ("taken", np.uint8, 8)], align=True)


@kernel
def can_jump(s: Record, square: int, step: int) -> bool:
    """Whether a stone of the side to act captures from a square in a direction. KO-4"""
    if int(s.board[square + step]) != 2 - int(s.side):
        return False
    return int(s.board[square + 2 * step]) == EMPTY


@kernel
def legal_actions(s: Record, actions: Records, scratch: Record) -> int:
    """Write the captures of the side to act; return how many. KO-4, KO-5"""
    if int(s.over) != ONGOING:
        return 0
    n = 0
    for i in range(len(SQUARES)):
        square = int(SQUARES[i])
        if int(s.board[square]) != int(s.side) + 1:
            continue
        for j in range(4):
            step = int(STEPS[j])
            to = square
            while can_jump(s, to, step):
                to += 2 * step
                actions[n] = square << 8 | to
                n += 1
                if not int(s.chains):
                    break
    return n


@kernel
def put(s: Record, cell: int, stone: int) -> None:
    """Change what a cell holds, and the hash with it."""
    s.zobrist ^= KEYS[int(s.board[cell]), cell] ^ KEYS[stone, cell]
    s.board[cell] = stone


@kernel
def apply(s: Record, action: int, scratch: Record) -> None:
    """Play a legal capture; `settle` follows. KO-4, KO-5"""
    square, to = action >> 8, action & 255
    step = STRIDE if abs(to - square) >= STRIDE else 1
    if to < square:
        step = -step
    put(s, to, int(s.board[square]))
    put(s, square, EMPTY)
    taken = 0
    while square != to:
        put(s, square + step, EMPTY)
        scratch.taken[taken] = square + step
        taken += 1
        square += 2 * step
    scratch.count = taken
    s.side = 1 - int(s.side)
    s.zobrist ^= SIDE_KEY
    s.ply += 1


@kernel
def settle(s: Record, times: int, cycle: int) -> None:
    """End the game if the side to act cannot capture. KO-6"""
    s.repeats = times
    for i in range(len(SQUARES)):
        square = int(SQUARES[i])
        if int(s.board[square]) == int(s.side) + 1:
            for j in range(4):
                if can_jump(s, square, int(STEPS[j])):
                    return
    s.over = NO_CAPTURE
    s.winner = 1 - int(s.side)


@kernel
def position_key(s: Record) -> Any:
    """What two positions have in common that count as the same."""
    return s.zobrist


@kernel
def repeat_stride(s: Record) -> int:
    """The same side is to act every second ply."""
    return 2


@kernel
def nothing_returns(s: Record) -> bool:
    """Every action takes a stone off the board: no position occurs twice. KO-7"""
    return True


RULES = Rules(
    state=STATE,
    scratch=SCRATCH,
    most_actions=MOST_ACTIONS,
    legal_actions=legal_actions,
    apply=apply,
    settle=settle,
    position_key=position_key,
    repeat_stride=repeat_stride,
    nothing_returns=nothing_returns,
)
