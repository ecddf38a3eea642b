"""The moves that change the material, found without writing down all the others.

Where few moves are looked at, listing a hundred and dropping most would take longest. What a piece
may take is asked of the same kernels as in `moves`; the tests hold both together.
"""

from __future__ import annotations

import numpy as np

from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    BOULDER,
    CANNON,
    CODES,
    EDGE,
    ELEPHANT,
    EMPTY,
    FAR_ROW,
    HORSE,
    KING,
    PATROL,
    PAWN,
    ROOK,
    ROW,
    SHIELD,
    STEP,
    WARDEN,
    WORD_CELLS,
    WORDS,
    is_near,
    kind_of,
    owner_of,
)
from obelisk.games.xionghan.definitions import (
    first_piece,
    isolated,
    on_patrol_row,
    on_track,
    pinched,
    second_straight_pieces,
    straight_pieces,
)
from obelisk.games.xionghan.moves import (
    advisor_may_step,
    archer_goes_past,
    archer_may_capture,
    elephant_may_jump,
    king_may_step,
    pawn_may_step,
    take,
)
from obelisk.games.xionghan.reach import stands_in_reach
from obelisk.kernels import Record
from obelisk.kernels.bits import lowest, without_lowest
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def note_takers(s: Record, seat: int, scratch: Record) -> int:
    """Note the pieces of a side with an enemy where they might take it; return how many.

    Also those that may do something else. Written always and kept if it counts: most pieces are
    dropped here, and without a branch.
    """
    n = 0
    for word in range(WORDS):
        left = s.places[index(seat), index(word)]
        while left:
            point = word * WORD_CELLS + lowest(left)
            left = without_lowest(left)
            scratch.takers[index(n)] = point
            n += stands_in_reach(s, 1 - seat, point, kind_of(s.board[index(point)]))
    return n


@kernel
def captures_of(s: Record, seat: int, start: int, kind: int, out: Record, n: int) -> int:
    """Write the captures of one piece that is not frozen after the first `n`; return how many then.

    Not those of Armour and Assassin, which capture by other means than their target, nor those of
    a pawn that may promote.
    """
    if kind == PAWN:
        return n if reaches_far_row(seat, start) else pawn_captures(s, seat, start, out, n)
    if kind == ROOK:
        return rook_captures(s, seat, start, out, n)
    if kind == CANNON:
        return cannon_captures(s, seat, start, out, n)
    if kind == HORSE:
        return horse_captures(s, seat, start, out, n)
    if kind in (KING, ADVISOR):
        return stepping_captures(s, seat, start, kind, out, n)
    if kind == ELEPHANT:
        return elephant_captures(s, seat, start, out, n)
    if kind == ARCHER:
        return archer_captures(s, seat, start, out, n)
    if kind == BOULDER:
        return boulder_captures(s, seat, start, out, n)
    if kind == PATROL:
        return patrol_captures(s, seat, start, out, n)
    if kind == WARDEN and int(s.wei_can_capture):
        return warden_captures(s, seat, start, out, n)
    return n


@kernel
def strike(s: Record, seat: int, start: int, target: int, out: Record, n: int) -> int:
    """A capture on the target, if it can be made; as `take`, but seldom is there an enemy."""
    if owner_of(int(s.board[index(target)])) == 1 - seat:
        n = take(s, start, target, out, n)
    return n


@kernel
def stepping_captures(s: Record, seat: int, start: int, kind: int, out: Record, n: int) -> int:
    """King and Advisor. XH-11, XH-12, XH-21, XH-22"""
    for way in range(8):
        target = start + int(STEP[index(way)])
        if owner_of(int(s.board[index(target)])) != 1 - seat:
            continue
        diagonal = way & 1 == 1
        if kind == KING:
            goes = king_may_step(s, seat, start, target, diagonal)
        else:
            goes = advisor_may_step(s, seat, start, target, diagonal)
        if goes:
            n = take(s, start, target, out, n)
    return n


@kernel
def horse_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-16, XH-17"""
    for way in range(0, 8, 2):
        step = int(STEP[index(way)])
        leg = start + step
        if int(s.board[index(leg)]) != EMPTY:
            continue
        n = strike(s, seat, start, leg + int(STEP[index(way + 1)]), out, n)
        n = strike(s, seat, start, leg + int(STEP[index(way - 1 & 7)]), out, n)
        if int(s.ma_can_straight_three) and int(s.board[index(leg + step)]) == EMPTY:
            n = strike(s, seat, start, leg + 2 * step, out, n)
    return n


@kernel
def elephant_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-18 to XH-20"""
    for way in range(8):
        eye = start + int(STEP[index(way)])
        if int(s.board[index(eye)]) != EMPTY:
            continue
        target = eye + int(STEP[index(way)])
        if owner_of(int(s.board[index(target)])) == 1 - seat and elephant_may_jump(
            s, seat, start, target, way & 1 == 1
        ):
            n = take(s, start, target, out, n)
    return n


@kernel
def pawn_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-24 to XH-26"""
    for way in range(0, 8, 2):
        target = start + int(STEP[index(way)])
        if owner_of(int(s.board[index(target)])) == 1 - seat and pawn_may_step(s, seat, start, way):
            n = take(s, start, target, out, n)
    return n


@kernel
def reaches_far_row(seat: int, start: int) -> bool:
    """Whether a pawn stands on the far row or one step before it. XH-28"""
    return abs(int(ROW[index(start)]) - int(FAR_ROW[index(seat)])) <= 1


@kernel
def rook_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-15"""
    up, right, down, left = straight_pieces(s, start)
    n = strike(s, seat, start, up, out, n)
    n = strike(s, seat, start, right, out, n)
    n = strike(s, seat, start, down, out, n)
    return strike(s, seat, start, left, out, n)


@kernel
def cannon_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-23"""
    up, right, down, left = second_straight_pieces(s, start)
    n = strike(s, seat, start, up, out, n)
    n = strike(s, seat, start, right, out, n)
    n = strike(s, seat, start, down, out, n)
    return strike(s, seat, start, left, out, n)


@kernel
def warden_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-33"""
    for way in range(8):
        point = first_piece(s, start, way)
        if int(s.board[index(point)]) != EDGE:
            n = strike(s, seat, start, first_piece(s, point, way), out, n)
    return n


@kernel
def archer_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-36 to XH-38"""
    if not archer_may_capture(s, start):
        return n
    for way in range(1, 8, 2):
        if not on_track(s, start, way):
            continue
        point = start
        for distance in range(1, 4):
            if (distance > 1 or int(s.pinch_from_origin)) and pinched(s, point, way):
                break
            point += int(STEP[index(way)])
            if int(s.board[index(point)]) != EMPTY:
                n = strike(s, seat, start, point, out, n)
                break
            if not archer_goes_past(s, point):
                break
    return n


@kernel
def boulder_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-40"""
    for way in range(8):
        near = start + int(STEP[index(way)])
        if owner_of(int(s.board[index(near)])) == 1 - seat and isolated(s, start, way):
            n = take(s, start, near, out, n)
    return n


@kernel
def patrol_captures(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """XH-53"""
    if on_patrol_row(start):
        for way in (2, 6):
            step = int(STEP[index(way)])
            if int(s.board[index(start + step)]) == EMPTY:
                n = strike(s, seat, start, start + 2 * step, out, n)
    return n


# Lines of three


# Whose piece a line counts, 1 or 2, by what stands on a point: a Shield neither helps nor dies.
IN_LINE = np.array(
    [0 if code & 15 in (EMPTY, SHIELD) else code >> 4 for code in range(CODES)], np.uint8
)
BOTH = 1 | 2


@kernel
def may_complete_line(s: Record, start: int, landing: int) -> bool:
    """Whether an Armour that moves so might complete a line: never wrong when it says no.

    Two pieces of different colours must stand beside the landing point in one line with it.
    """
    if int(s.jia_scope):  # XH-43: the line may be anywhere
        return True
    if not is_near(s, 1 - owner_of(s.board[index(start)]), landing, 2):
        return False
    for way in range(0, 4, 1 if int(s.jia_diagonal) else 2):
        step = int(STEP[index(way)])
        before, after = in_line(s, start, landing - step), in_line(s, start, landing + step)
        if before | after == BOTH:
            return True
        if before and before | in_line(s, start, landing - 2 * step) == BOTH:
            return True
        if after and after | in_line(s, start, landing + 2 * step) == BOTH:
            return True
    return False


@kernel
def in_line(s: Record, start: int, point: int) -> int:
    """Whose piece stands on a point and counts there once `start` is left; 0: nobody's."""
    return int(IN_LINE[index(s.board[index(point)])]) if point != start else 0
