"""Khet: the clauses of book/en.md as kernels, and nothing else.

Cells and actions are numbered as in `games.laser.beams`; CLAIM is the draw by repetition.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.core.rules import Rules
from obelisk.games.laser.beams import (
    ABSORBED,
    CLOCKWISE,
    CODES,
    COUNTER,
    DESTROYED,
    EDGE,
    EMPTY,
    PIECE_KEYS,
    SIDE_KEY,
    SPLIT,
    code,
    find_own,
    follow,
    kind_of,
    mirror_effects,
)
from obelisk.games.laser.ends import NOBODY, ONGOING, OWN, REPEATED
from obelisk.games.laser.pharaohs import (
    ANUBIS,
    BOARD,
    EYE,
    LASER,
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
    draw_by_history,
    end_turn,
    finish,
    nothing_returns,  # KH-22
    state_of,
    survivor,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index, kernel

# KH-1
GRID = BOARD
NEIGHBOURS = np.array(GRID.neighbours, np.int8)

SILVER, RED = 0, 1

CLAIM = 0
MOST_ACTIONS = 70 * 10 + 2  # ten on each square open to a side, the claim, one to spare

# KH-9: where each side's sphinx stands, and the two ways it may face.
HOMES = np.array([GRID.find("j1"), GRID.find("a8")], np.uint8)
FACINGS = ((0, 3), (2, 1))

# Why a game is over, besides the draws that laser games share. KH-28
LIT, BOTH_LIT = OWN, OWN + 1

# Why a piece may not do something, as bits; LEGAL if it may.
LEGAL, FIXED, OFF_BOARD, OCCUPIED, NO_PARTNER, NO_PARTNER_OF_EYE = 0, 1, 2, 4, 8, 16
RESERVED, PARTNER_RESERVED, NO_TURN, WRONG_TURN = 32, 64, 128, 256

REPETITION = 3  # which occurrence of a position is a draw, by claim or automatically. KH-22, KH-23

STATE = state_of(
    GRID.cells,
    ("pharaohs", np.uint8),  # bit 0: silver's is on the board, bit 1: red's
    ("pharaoh_rotation", np.uint8),
    ("swap_checks_partner", np.uint8),
    ("repetition_draw", np.uint8),  # REPETITION; 0 where it must be claimed
    ("repetition_ignores_side", np.uint8),
)


def _effects() -> npt.NDArray[np.uint8]:
    """What each piece does to a beam of each heading. KH-15 to KH-20, KH-27"""
    effects = np.zeros(4 * CODES, np.uint8)
    for seat in (SILVER, RED):
        for state in range(4):
            for kind in (PHARAOH, LASER, PYRAMID, SCARAB, ANUBIS, EYE):
                piece = code(seat, kind, state)
                effects[4 * piece : 4 * piece + 4] = effects_of(kind, state)
    return effects


def _closed() -> npt.NDArray[np.uint8]:
    """`closed[piece, cell]` is 1 where that piece may not stand. KH-4"""
    closed = np.zeros((CODES, GRID.cells), np.uint8)
    for seat, file, extra in ((SILVER, "a", ("i1", "i8")), (RED, "j", ("b1", "b8"))):
        for square in (*(f"{file}{number}" for number in GRID.numbers), *extra):
            closed[code(seat, 0) : code(seat + 1, 0), GRID.find(square)] = 1
    return closed


def _entry() -> npt.NDArray[np.uint8]:
    """`entry[kind, kind there]`: why a piece may not enter a cell by what stands in it."""
    edge = kind_of(EDGE)
    entry = np.full((8, 8), OCCUPIED, np.uint8)  # KH-10
    for swapping, refusal in ((SCARAB, NO_PARTNER), (EYE, NO_PARTNER_OF_EYE)):  # KH-11, KH-27
        entry[swapping, :] = refusal
        entry[swapping, [PYRAMID, ANUBIS]] = LEGAL
    entry[:, EMPTY] = LEGAL  # KH-5
    entry[:, edge] = OFF_BOARD
    entry[LASER, :] = FIXED  # KH-9
    return entry


EFFECTS = _effects()
CLOSED = _closed()
ENTRY = _entry()
SPLITS = np.array([mirror_effects(0), mirror_effects(1)], np.uint8)


@kernel
def move_fault(s: Record, piece: int, square: int, to: int) -> int:
    """Why `piece` may not go from `square` to the neighbouring cell `to`; LEGAL if it may."""
    target = int(s.board[index(to)])
    entry = int(ENTRY[index(kind_of(piece)), index(kind_of(target))])
    reserved = int(CLOSED[index(piece), index(to)])  # KH-4
    partner_reserved = int(CLOSED[index(target), index(square)] & s.swap_checks_partner)  # KH-12
    return entry | RESERVED * reserved | PARTNER_RESERVED * partner_reserved


@kernel
def turn_fault(s: Record, piece: int, turn: int) -> int:
    """Why `piece` may not be turned CLOCKWISE or COUNTER; LEGAL if it may."""
    kind = kind_of(piece)
    if kind in (PYRAMID, ANUBIS):  # KH-6
        return LEGAL
    if kind == LASER:  # KH-9: N and S turn counter-clockwise only, W and E clockwise only
        back = COUNTER if piece & 1 == 0 else CLOCKWISE
        return LEGAL if turn == back else WRONG_TURN
    if kind == PHARAOH and not int(s.pharaoh_rotation):  # KH-8
        return NO_TURN
    return LEGAL if turn == CLOCKWISE else WRONG_TURN  # KH-6: both turns of a mirror line are one


@kernel
def may_claim(s: Record) -> bool:
    """Whether the side to act may claim the draw by repetition. KH-22, KH-23"""
    return int(s.repeats) >= REPETITION and int(s.repetition_draw) == 0


@kernel
def legal_actions(s: Record, actions: Any, scratch: Record) -> int:
    """Write the legal actions of the side to act into `actions`; return how many. KH-3, KH-7

    What is written is kept only if it counts: a branch on each would be guessed wrong too often.
    """
    if int(s.over) != ONGOING:
        return 0
    n = 0
    for i in range(find_own(s.board, ROWS, int(s.side), scratch.own)):
        square = int(scratch.own[index(i)])
        piece = int(s.board[index(square)])
        for way in range(8):
            to = square + int(NEIGHBOURS[index(way)])
            actions[index(n)] = square << 8 | to
            n += move_fault(s, piece, square, to) == LEGAL
        for turn in (CLOCKWISE, COUNTER):
            actions[index(n)] = square << 8 | turn
            n += turn_fault(s, piece, turn) == LEGAL
    actions[index(n)] = CLAIM
    n += may_claim(s)
    return n


@kernel
def apply(s: Record, action: int, shot: Record) -> None:
    """Play a legal action and fire; `settle` must follow. The shot can be read from `shot`."""
    shot.beams = 0
    shot.strikes = 0
    if action == CLAIM:  # KH-22
        finish(s, REPEATED, NOBODY)
        return
    act(s, action >> 8, action & 255)  # KH-5, KH-6, KH-8, KH-11
    fire(s, shot)
    clear_struck(s, shot)  # KH-16, KH-18, KH-20
    end_turn(s, int(shot.strikes))  # KH-21


@kernel
def fire(s: Record, shot: Record) -> None:
    """Fire the laser of the side to act once and note every part of the beam. KH-13, KH-14"""
    laser = int(HOMES[int(s.side)])
    shot.origin[0] = laser
    shot.heading[0] = int(s.board[laser]) & 3
    shot.beams = 1
    steps = 0
    beam = 0
    while beam < int(shot.beams):
        shot.start[beam] = steps
        square = int(shot.origin[beam])
        heading = int(shot.heading[beam])
        square, heading, effect, steps = follow(s.board, square, heading, EFFECTS, shot, steps)
        while effect == SPLIT:  # KH-27
            if int(shot.lit[square]) >> heading & 1:
                effect = ABSORBED
            else:
                branch(shot, square, heading, int(SPLITS[int(s.board[square]) & 3, heading]))
                square, heading, effect, steps = follow(
                    s.board, square, heading, EFFECTS, shot, steps
                )
        shot.end[beam] = effect
        if effect == DESTROYED:
            strike(shot, square)
        beam += 1
    shot.start[beam] = steps
    for i in range(1, beam):
        shot.lit[int(shot.origin[i])] = 0


@kernel
def branch(shot: Record, eye: int, straight: int, aside: int) -> None:
    """A second beam leaves the eye sideways; both ways out are lit from now on. KH-27

    The two are lit together, whichever of them the light came along first.
    """
    shot.lit[eye] = int(shot.lit[eye]) | 1 << straight | 1 << aside
    beam = int(shot.beams)
    shot.origin[beam] = eye
    shot.heading[beam] = aside
    shot.beams = beam + 1


@kernel
def strike(shot: Record, square: int) -> None:
    """Note a square to be cleared, once even if several parts strike it. KH-27"""
    for i in range(int(shot.strikes)):
        if int(shot.struck[i]) == square:
            return
    shot.struck[int(shot.strikes)] = square
    shot.strikes += 1


@kernel
def settle(s: Record, times: int, cycle: int) -> None:
    """Test the ends in the order of KH-28; the position occurs for the `times`-th time."""
    if int(s.over) != ONGOING:
        return
    s.repeats = times
    pharaohs = int(s.pharaohs)
    draw = draw_by_history(s, times)
    if pharaohs != BOTH:  # KH-20, KH-27
        finish(s, LIT if pharaohs else BOTH_LIT, survivor(pharaohs))
    elif draw != ONGOING:  # KH-23, KH-24
        finish(s, draw, NOBODY)


@kernel
def position_key(s: Record) -> Any:
    """What two positions must share to be the same. KH-22, KH-23"""
    if int(s.repetition_ignores_side) and int(s.side):
        return s.zobrist ^ SIDE_KEY
    return s.zobrist


@kernel
def repeat_stride(s: Record) -> int:
    """The smallest number of plies between equal positions. KH-22, KH-23"""
    return 1 if int(s.repetition_ignores_side) else 2


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
)
