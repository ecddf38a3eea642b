"""The moves that change the material, found without writing down all the others.

Where few moves are looked at, listing a hundred and dropping most would take longest. What a piece
may take is asked of the same kernels as in `moves`; the tests hold both together.
"""

from __future__ import annotations

from obelisk.core.kernel import index
from obelisk.core.kernel import wide_kernel as kernel
from obelisk.games.xionghan.board import (
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BOULDER,
    CANNON,
    EDGE,
    EMPTY,
    FAR_ROW,
    PATROL,
    PAWN,
    ROOK,
    ROW,
    SHIELD,
    STEP,
    WARDEN,
    Record,
    move_code,
    owner_of,
)
from obelisk.games.xionghan.definitions import (
    first_piece,
    isolated,
    may_capture,
    on_patrol_row,
    on_track,
    pinched,
)
from obelisk.games.xionghan.moves import (
    archer_goes_past,
    archer_may_capture,
    moves_of,
    pawn_may_step,
    take,
)


@kernel
def captures_of(s: Record, seat: int, start: int, kind: int, out: Record, n: int) -> int:
    """Write the captures of one piece that is not frozen after the first `n`; return how many then.

    Not those of Armour and Assassin, which capture by other means than their target, nor those of
    a pawn that may promote.
    """
    if kind == ROOK:
        return line_captures(s, start, 2, 0, out, n)
    if kind == CANNON:
        return line_captures(s, start, 2, 1, out, n)
    if kind == WARDEN:
        return line_captures(s, start, 1, 1, out, n) if int(s.wei_can_capture) else n
    if kind == ARCHER:
        return archer_captures(s, start, out, n)
    if kind == BOULDER:
        return boulder_captures(s, start, out, n)
    if kind == PATROL:
        return patrol_captures(s, start, out, n)
    if kind in (ARMOUR, ASSASSIN, SHIELD):
        return n
    return stepping_captures(s, seat, start, kind, out, n)


@kernel
def stepping_captures(s: Record, seat: int, start: int, kind: int, out: Record, n: int) -> int:
    """Kinds with few moves: those that end on a piece."""
    if kind == PAWN:
        return n if reaches_far_row(seat, start) else pawn_captures(s, seat, start, out, n)
    end = moves_of(s, seat, start, kind, out, n)
    for i in range(n, end):
        action = int(out.found[index(i)])
        out.found[index(n)] = action
        n += int(s.board[index(action & 255)]) != EMPTY
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
def line_captures(s: Record, start: int, turn: int, over: int, out: Record, n: int) -> int:
    """The piece met in every `turn`-th way, `over` = 1: the one behind it. XH-15, XH-23, XH-33"""
    for way in range(0, 8, turn):
        point = first_piece(s, start, way)
        if over:
            if int(s.board[index(point)]) == EDGE:
                continue
            point = first_piece(s, point, way)
        n = take(s, start, point, out, n)
    return n


@kernel
def archer_captures(s: Record, start: int, out: Record, n: int) -> int:
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
                n = take(s, start, point, out, n)
                break
            if not archer_goes_past(s, point):
                break
    return n


@kernel
def boulder_captures(s: Record, start: int, out: Record, n: int) -> int:
    """XH-40"""
    for way in range(8):
        near = start + int(STEP[index(way)])
        if may_capture(s, start, near) and isolated(s, start, way):
            out.found[index(n)] = move_code(start, near)
            n += 1
    return n


@kernel
def patrol_captures(s: Record, start: int, out: Record, n: int) -> int:
    """XH-53"""
    if on_patrol_row(start):
        for way in (2, 6):
            step = int(STEP[index(way)])
            if int(s.board[index(start + step)]) == EMPTY:
                n = take(s, start, start + 2 * step, out, n)
    return n


# Lines of three


@kernel
def may_complete_line(s: Record, landing: int) -> bool:
    """Whether an Armour that lands there might complete a line: never wrong when it says no.

    Two pieces of different colours must stand beside the landing point in one line with it.
    """
    if int(s.jia_scope):  # XH-43: the line may be anywhere
        return True
    for way in range(8):
        step = int(STEP[index(way)])
        near = int(s.board[index(landing + step)]) >> 4
        if near == 0:
            continue
        if int(s.board[index(landing + 2 * step)]) >> 4 == 3 - near:
            return True
        if way < 4 and int(s.board[index(landing - step)]) >> 4 == 3 - near:
            return True
    return False
