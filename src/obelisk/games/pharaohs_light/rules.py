"""Pharaoh's Light: the clauses of book/en.md as kernels, and nothing else.

Cells and actions are numbered as in `games.laser.beams`; PASS and TAKE are the actions of no
piece. The record has room for eight rows; on a board of seven the eighth is part of the border.
PL-1
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
    DESTROYED,
    EDGE,
    EMITTER,
    EMPTY,
    PIECE_KEYS,
    SIDE_KEY,
    STEP,
    STRIDE,
    code,
    find_own,
    follow,
    kind_of,
    owner_of,
    put,
)
from obelisk.games.laser.ends import NO_ACTION, NOBODY, ONGOING, OWN, PASSES
from obelisk.games.laser.pharaohs import (
    ANUBIS,
    BOARD,
    FIRST_ROW,
    LASER,
    LAST_ROW,
    PHARAOH,
    PYRAMID,
    ROWS,
    SCARAB,
    SCRATCH,
    act,
    clear_struck,
    effects_of,
)
from obelisk.games.laser.state import (
    BOTH,
    LIMITED,
    draw_by_limits,
    end_turn,
    finish,
    nothing_returns,  # PL-19
    position_key,  # PL-19
    repeat_stride,  # PL-19
    state_of,
    survivor,
    winner_without_action,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index, kernel

# PL-1: the boards by their number of rows
GRIDS = {8: BOARD, 7: Grid(files=10, numbers=BOARD.numbers[1:], top=1)}

RED, BLUE = 0, 1
KINDS = (PHARAOH, PYRAMID, SCARAB, ANUBIS)

# PL-2: where each side's emitter is and where it fires: E and W.
EMITTERS = np.array([BOARD.find("a4"), BOARD.find("j4")], np.uint8)
FIRING = np.array([1, 3], np.uint8)
FITTING = code(-1, LASER)  # PL-17: the cell of an emitter that blocks, a laser of nobody

PASS, TAKE = 0, 1
MOST_ACTIONS = 80 * 6 + 3  # six on each square, pass and take, one to spare

SWAP_ANY, SWAP_SCARAB, SWAP_OWN = 0, 1, 2  # the option `swap`. PL-6, PL-21

LIT = OWN  # why a game is over, besides the ends that laser games share. PL-20

# Why a piece may not do something, each a bit; LEGAL if it may.
LEGAL, FIXED, OFF_BOARD, CLOSED, WITH_PHARAOH = 0, 1, 2, 4, 8
ONLY_SCARABS, NO_PARTNER, ONLY_OWN, OTHER_SPELLING = 16, 32, 64, 128

STATE = state_of(
    BOARD.cells,
    *LIMITED,
    ("pharaohs", np.uint8),  # bit 0: red's is on the board, bit 1: blue's
    ("rows", np.uint8),
    ("swap", np.uint8),
    ("pie_rule", np.uint8),
)


@kernel
def unowned(cell: int) -> int:
    """Return a piece as seen by the emitter on whose square it stands. PL-17"""
    return int(cell) & 31


def _effects() -> npt.NDArray[np.uint8]:
    """`effects[seat]`: what each piece does to that seat's beam. PL-11 to PL-15, PL-17"""
    effects = np.zeros((2, 4 * CODES), np.uint8)
    effects[:, 4 * FITTING : 4 * FITTING + 4] = EMITTER
    for kind in KINDS:
        for state in range(4):
            row = np.array(effects_of(kind, state), np.uint8)
            for seat in (RED, BLUE):
                piece = code(seat, kind, state)
                effects[:, 4 * piece : 4 * piece + 4] = row
                home = unowned(piece)  # turned into the firing direction, it has closed a ring
                ring = np.where(row == FIRING[seat], EMITTER, row)
                effects[seat, 4 * home : 4 * home + 4] = ring
    return effects


def _entry() -> npt.NDArray[np.uint8]:
    """`entry[swap, forward, kind, kind there]`: why a piece may not enter a cell.

    The kind there is 8 higher for a piece of the same side; `forward` is 1 towards N and E.
    """
    own = 8
    pieces = [PYRAMID, SCARAB, ANUBIS]
    entry = np.zeros((3, 2, 8, 16), np.uint8)
    for piece in pieces:
        entry[SWAP_ANY, 0, piece, own : 2 * own] = OTHER_SPELLING  # PL-6
        entry[SWAP_OWN, 0, piece, own : 2 * own] = OTHER_SPELLING
        for there in pieces:  # PL-21
            entry[SWAP_OWN, :, piece, there] = ONLY_OWN
            refusal = ONLY_SCARABS if piece != SCARAB else NO_PARTNER if there == SCARAB else LEGAL
            entry[SWAP_SCARAB, :, piece, [there, there + own]] = refusal
    entry[..., [PHARAOH, PHARAOH + own]] = WITH_PHARAOH  # PL-8
    entry[..., kind_of(FITTING)] = CLOSED  # PL-2
    entry[..., kind_of(EMPTY)] = LEGAL  # PL-5
    entry[..., kind_of(EDGE)] = OFF_BOARD  # PL-1
    entry[:, :, PHARAOH, :] = FIXED  # PL-8
    return entry


def _mirrored() -> npt.NDArray[np.uint8]:
    """Each cell mirrored left to right with the colours exchanged. PL-22"""
    mirrored = np.arange(CODES, dtype=np.uint8)
    for seat in (RED, BLUE):
        for state in range(4):
            for kind, image in (
                (PHARAOH, state),
                (PYRAMID, 3 - state),
                (SCARAB, state ^ 1),
                (ANUBIS, -state % 4),
            ):
                mirrored[code(seat, kind, state)] = code(1 - seat, kind, image)
    return mirrored


EFFECTS = _effects()
ENTRY = _entry()
MIRRORED = _mirrored()


@kernel
def move_fault(s: Record, piece: int, square: int, to: int) -> int:
    """Why `piece` may not go from `square` to the neighbouring cell `to`; LEGAL if it may. PL-5

    A swap of two own pieces is written from the square that is first by file, then by number, so
    towards E and N; the same swap from the other square is OTHER_SPELLING. PL-6, PL-21
    """
    target = int(s.board[index(to)])
    there = kind_of(target) + 8 * (owner_of(target) == owner_of(piece))
    forward = to in (square + 1, square - STRIDE)
    return int(ENTRY[index(s.swap), index(forward), index(kind_of(piece)), index(there)])


@kernel
def turn_fault(piece: int, turn: int) -> int:
    """Why `piece` may not be turned CLOCKWISE or COUNTER; LEGAL if it may. PL-7, PL-8"""
    kind = kind_of(piece)
    if kind == PHARAOH:
        return FIXED
    return OTHER_SPELLING if kind == SCARAB and turn == COUNTER else LEGAL


@kernel
def may_take(s: Record) -> bool:
    """Whether the side to act may take the other's position by the pie rule. PL-22"""
    return int(s.pie_rule) == 1 and int(s.side) == BLUE and int(s.ply) == 1


@kernel
def may_act(s: Record) -> bool:
    """Whether the side to act has an action: with any piece but a pharaoh, or the pie. PL-18"""
    pharaoh = 32 * (int(s.side) + 1) + 4 * PHARAOH
    for row in range(FIRST_ROW, LAST_ROW + 1, 12):
        for square in range(row, row + 10):
            piece = int(s.board[index(square)])
            if owner_of(piece) == int(s.side) and piece != pharaoh:
                return True
    return may_take(s)


@kernel
def legal_actions(s: Record, actions: Any, scratch: Record) -> int:
    """Write the legal actions of the side to act into `actions`; return how many. PL-4, PL-18

    What is written is kept only if it counts: a branch on each would be guessed wrong too often.
    """
    if int(s.over) != ONGOING:
        return 0
    n = 0
    for i in range(find_own(s.board, ROWS, int(s.side), scratch.own)):
        square = int(scratch.own[index(i)])
        piece = int(s.board[index(square)])
        for way in range(4):
            to = square + int(STEP[index(way)])
            actions[index(n)] = square << 8 | to
            n += move_fault(s, piece, square, to) == LEGAL
        for turn in (CLOCKWISE, COUNTER):
            actions[index(n)] = square << 8 | turn
            n += turn_fault(piece, turn) == LEGAL
    actions[index(n)] = TAKE
    n += may_take(s)
    actions[index(n)] = PASS
    n += n == 0
    return n


@kernel
def apply(s: Record, action: int, shot: Record) -> None:
    """Play a legal action and fire; `settle` must follow. The shot can be read from `shot`. PL-9"""
    shot.beams = 0
    shot.strikes = 0
    if action == TAKE:
        take(s)
    else:
        if action != PASS:
            act(s, action >> 8, action & 255)  # PL-5, PL-6, PL-7
        fire(s, shot)
        clear_struck(s, shot)  # PL-12, PL-14, PL-15
    end_turn(s, int(shot.strikes))  # PL-4, PL-16


@kernel
def take(s: Record) -> None:
    """Mirror the board left to right and exchange the colours; no laser fires. PL-22"""
    for row in range(FIRST_ROW, LAST_ROW + 1, 12):
        for file in range(5):
            left, right = row + file, row + 9 - file
            image = int(MIRRORED[int(s.board[left])])
            put(s, left, int(MIRRORED[int(s.board[right])]))
            put(s, right, image)


@kernel
def fire(s: Record, shot: Record) -> None:
    """Fire the emitter of the side to act once and note the beam. PL-9, PL-10, PL-16, PL-17

    Whatever stands on the emitter's own square is shown to the tracer as `unowned`.
    """
    seat = int(s.side)
    emitter = int(EMITTERS[seat])
    standing = int(s.board[emitter])
    shot.origin[0] = emitter
    shot.start[0] = 0
    s.board[emitter] = unowned(standing)
    square, _, effect, steps = follow(s.board, emitter, int(FIRING[seat]), EFFECTS[seat], shot, 0)
    s.board[emitter] = standing
    shot.start[1] = steps
    shot.end[0] = effect
    shot.beams = 1
    if effect == DESTROYED:
        shot.struck[0] = square
        shot.strikes = 1


@kernel
def settle(s: Record, times: int, cycle: int) -> None:
    """Test the ends in the order of PL-20; the position occurs for the `times`-th time."""
    if int(s.over) != ONGOING:
        return
    s.repeats = times
    draw = draw_by_limits(s, times)
    if int(s.pharaohs) != BOTH:  # PL-15
        finish(s, LIT, survivor(int(s.pharaohs)))
    elif draw != ONGOING:  # PL-19
        finish(s, draw, NOBODY)
    elif int(s.no_action) != PASSES and not may_act(s):  # PL-18
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
