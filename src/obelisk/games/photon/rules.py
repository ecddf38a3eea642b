"""Photon: the clauses of book/en.md as kernels, and nothing else.

Cells and actions are numbered as in `games.laser.beams`; PASS is the action of a side that has no
other. The state of a block is its hit points less one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.core.grid import Grid
from obelisk.core.rules import Rules
from obelisk.games.laser.beams import (
    CLOCKWISE,
    CODES,
    COUNTER,
    EMPTY,
    HIT,
    PIECE_KEYS,
    SIDE_KEY,
    VOLLEY,
    code,
    find,
    find_own,
    fly,
    kind_of,
    mirror_effects,
    owner_of,
    partial_mirror_effects,
    put,
)
from obelisk.games.laser.ends import NO_ACTION, NOBODY, ONGOING, OWN, PASSES
from obelisk.games.laser.state import (
    BOTH,
    LIMITED,
    draw_by_limits,
    end_turn,
    finish,
    nothing_returns,  # PH-22
    position_key,  # PH-22
    repeat_stride,  # PH-22
    state_of,
    survivor,
    winner_without_action,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index, kernel

# PH-1
GRID = Grid(files=10, numbers=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
ROWS = GRID.rows
SQUARES = np.array(GRID.squares, np.uint8)
NEIGHBOURS = np.array(GRID.steps, np.int8)

RED, BLUE = 0, 1
KING, SHOOTER, MIRROR, BLOCK = 1, 2, 3, 4

PASS = 0
MOST_ACTIONS = 100 * 6 + 1  # four moves and two turns on each square, one to spare

# Why a game is over, besides the ends that laser games share. PH-23
KING_LOST, BOTH_KINGS_LOST, NO_SHOOTERS = OWN, OWN + 1, OWN + 2

DOCUMENT, FACE, TWO_SIDED = 0, 1, 2  # the option `mirror_model`. PH-24

STATE = state_of(
    GRID.cells,
    *LIMITED,
    ("kings", np.uint8),  # bit 0: red's is on the board, bit 1: blue's
    ("shooters", np.uint8),  # of both sides
    ("turnable", np.uint8, 2),  # pieces of each side that may be turned
    ("mirror_model", np.uint8),
    ("meeting", np.uint8),  # where beams end each other. PH-15 to PH-17, PH-25
    ("dead_draw", np.uint8),
    ("block_rotation", np.uint8),
)
# What a kernel notes down: the beams, and the squares of the side to act.
SCRATCH = np.dtype([*VOLLEY, ("own", np.uint8, 100 + 1)], align=True)


def _mirror(model: int, state: int) -> tuple[int, int, int, int]:
    """What a mirror does to the headings N, E, S, W. PH-8 to PH-10, PH-24"""
    slash = 1 - state % 2
    if model == TWO_SIDED:
        return mirror_effects(slash)
    first = state + 2 if model == DOCUMENT else state + 1
    return partial_mirror_effects(slash, (first % 4, (first + 1) % 4), otherwise=HIT)


def _effects(model: int) -> npt.NDArray[np.uint8]:
    """What each piece does to a beam of each heading: all but a mirror stop it. PH-11, PH-12"""
    effects = np.full(4 * CODES, HIT, np.uint8)
    for seat in (RED, BLUE):  # PH-8, PH-13: the owner does not matter
        for state in range(4):
            mirror = 4 * code(seat, MIRROR, state)
            effects[mirror : mirror + 4] = _mirror(model, state)
    return effects


EFFECTS = np.array([_effects(model) for model in (DOCUMENT, FACE, TWO_SIDED)])


@kernel
def may_enter(s: Record, to: int) -> bool:
    """Whether a piece may move to a neighbouring cell: only if it is an empty square. PH-4"""
    return int(s.board[index(to)]) == EMPTY


@kernel
def may_turn(s: Record, piece: int) -> bool:
    """Whether a piece can be turned: a block only if the options say so. PH-5"""
    kind = kind_of(piece)
    return kind in (SHOOTER, MIRROR) or (kind == BLOCK and int(s.block_rotation) != 0)


@kernel
def legal_actions(s: Record, actions: Any, scratch: Record) -> int:
    """Write the legal actions of the side to act into `actions`; return how many. PH-3

    What is written is kept only if it counts: a branch on each would be guessed wrong too often.
    """
    if int(s.over) != ONGOING:
        return 0
    n = 0
    for i in range(find_own(s.board, ROWS, int(s.side), scratch.own)):
        square = int(scratch.own[index(i)])
        for way in range(4):
            to = square + int(NEIGHBOURS[index(way)])
            actions[index(n)] = square << 8 | to
            n += may_enter(s, to)
        piece = int(s.board[index(square)])
        if may_turn(s, piece):
            actions[index(n)] = square << 8 | CLOCKWISE
            actions[index(n + 1)] = square << 8 | COUNTER
            n += 2 - (kind_of(piece) == BLOCK)  # the two turns of a block are one
    if n == 0:  # PH-21: otherwise the game is over
        actions[0] = PASS
        return 1
    return n


@kernel
def has_action(s: Record) -> bool:
    """Whether the side to act can move or turn a piece. PH-21"""
    side = int(s.side)
    if int(s.turnable[side]):
        return True
    for i in range(len(SQUARES)):
        square = int(SQUARES[i])
        if owner_of(int(s.board[square])) == side:
            for way in range(4):
                if may_enter(s, square + int(NEIGHBOURS[way])):
                    return True
    return False


@kernel
def act(s: Record, action: int) -> None:
    """Move or turn a piece, or pass; the board is then as the beams find it."""
    if action == PASS:  # PH-21
        return
    square, to = action >> 8, action & 255
    piece = int(s.board[index(square)])
    if is_turn(to):
        put(s, square, turned(piece, to))
    else:  # PH-4
        put(s, square, EMPTY)
        put(s, to, piece)


@kernel
def is_turn(to: int) -> bool:
    """Whether the second half of an action makes it a turn. PH-5"""
    return to in (CLOCKWISE, COUNTER)


@kernel
def turned(piece: int, to: int) -> int:
    """A piece after a turn: nothing about a block changes. PH-5, PH-10"""
    if kind_of(piece) == BLOCK:
        return piece
    by = 1 if to == CLOCKWISE else 3
    return piece & ~3 | (piece + by) & 3


@kernel
def apply(s: Record, action: int, volley: Record) -> None:
    """Play a legal action and fire; `settle` must follow. The beams can be read from `volley`."""
    act(s, action)
    fire(s, volley)
    end_turn(s, clean_up(s, volley))  # PH-3, PH-22


@kernel
def fire(s: Record, volley: Record) -> None:
    """All shooters of both sides fire at once. PH-6, PH-7, PH-14 to PH-18"""
    volley.beams = find(s.board, ROWS, 7 << 2, SHOOTER << 2, volley.origin)
    fire_from_origins(s, volley)


@kernel
def fire_from_origins(s: Record, volley: Record) -> None:
    """The shooters fire whose squares are noted in `volley`."""
    for beam in range(int(volley.beams)):
        shooter = int(s.board[index(volley.origin[index(beam)])])
        volley.heading[index(beam)] = shooter & 3
    fly(s.board, EFFECTS[int(s.mirror_model)], int(s.meeting), volley)


@kernel
def clean_up(s: Record, volley: Record) -> int:
    """Take the points that beams have hit, and remove who has none left. PH-18

    Returns the number of hits.
    """
    hits = 0
    for beam in range(int(volley.beams)):
        if int(volley.end[index(beam)]) == HIT:
            take_point(s, int(volley.square[index(beam)]))
            hits += 1
    return hits


@kernel
def take_point(s: Record, square: int) -> None:
    """A piece loses a hit point, if it has not lost all. PH-9, PH-11, PH-12"""
    piece = int(s.board[index(square)])
    kind = kind_of(piece)
    if piece == EMPTY:
        return
    left = weakened(piece)
    put(s, square, left)
    if left != EMPTY:
        return
    if kind == KING:
        s.kings = int(s.kings) & ~(1 << owner_of(piece))
    if kind == SHOOTER:
        s.shooters = int(s.shooters) - 1
    if may_turn(s, piece):
        s.turnable[owner_of(piece)] = int(s.turnable[owner_of(piece)]) - 1


@kernel
def weakened(piece: int) -> int:
    """What is left of a piece that has lost a hit point: a block, or EMPTY. PH-11, PH-12"""
    return piece - 1 if kind_of(piece) == BLOCK and piece & 3 else EMPTY


@kernel
def settle(s: Record, times: int, cycle: int) -> None:
    """Test the ends in the order of PH-23; the position stands for the `times`-th time."""
    if int(s.over) != ONGOING:
        return
    s.repeats = times
    kings = int(s.kings)
    draw = draw_by_limits(s, times)
    if kings != BOTH:  # PH-19
        finish(s, KING_LOST if kings else BOTH_KINGS_LOST, survivor(kings))
    elif int(s.shooters) == 0 and int(s.dead_draw):  # PH-20
        finish(s, NO_SHOOTERS, NOBODY)
    elif draw != ONGOING:  # PH-22
        finish(s, draw, NOBODY)
    elif int(s.no_action) != PASSES and not has_action(s):  # PH-21
        finish(s, NO_ACTION, winner_without_action(s))


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
    side_key=SIDE_KEY,
    piece_keys=PIECE_KEYS,
    has_ply_limit=True,
)
