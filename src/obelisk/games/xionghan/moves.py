"""How the fourteen kinds move, before anybody asks for the king's safety.

`moves_of` writes the actions of one piece that is not frozen. The predicates `…_may_…` are asked
by check detection as well, which looks from the king outwards.
"""

from __future__ import annotations

from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BOULDER,
    CANNON,
    EDGE,
    ELEPHANT,
    EMPTY,
    FAR_ROW,
    FORWARD,
    HORSE,
    KINDS,
    KING,
    MANDATORY,
    NO_PROMOTION,
    PAWN,
    PAWN_POINTS,
    RED,
    ROOK,
    ROW,
    SHIELD,
    STEP,
    WARDEN,
    move_code,
    piece_of,
    promotion_code,
    revival_code,
)
from obelisk.games.xionghan.definitions import (
    crossed,
    first_piece,
    in_palace,
    is_station,
    isolated,
    may_capture,
    may_land,
    on_patrol_row,
    on_track,
    pinched,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

# What a piece may do as far as its start, its target and the options decide


@kernel
def king_may_step(s: Record, seat: int, start: int, target: int, diagonal: bool) -> bool:
    """XH-11, XH-12"""
    if diagonal:
        if in_palace(seat, start):
            if not int(s.king_can_diagonal_in_palace):
                return False
        elif int(s.king_lose_diagonal_outside_palace):
            return False
    return int(s.king_can_leave_palace) != 0 or in_palace(seat, target)


@kernel
def advisor_may_step(s: Record, seat: int, start: int, target: int, diagonal: bool) -> bool:
    """XH-21, XH-22"""
    if not int(s.shi_can_leave_palace):
        return diagonal and in_palace(seat, target)
    if diagonal:
        return True
    return int(s.shi_gain_straight_outside_palace) != 0 and not in_palace(seat, start)


@kernel
def elephant_may_jump(s: Record, seat: int, start: int, target: int, diagonal: bool) -> bool:
    """Two points, the one between being empty. XH-18 to XH-20"""
    if not int(s.xiang_can_cross_river):
        row = int(ROW[index(target)])
        return diagonal and (row >= 6 if seat == RED else row <= 6)
    if diagonal:
        return True
    return int(s.xiang_gain_jump_two_outside_river) != 0 and crossed(s, seat, start)


@kernel
def pawn_may_step(s: Record, seat: int, start: int, way: int) -> bool:
    """One step in a straight way. XH-24 to XH-26"""
    forward = int(FORWARD[index(seat)])
    if way == forward:
        return True
    if way == forward ^ 4:
        return int(ROW[index(start)]) == int(FAR_ROW[index(seat)]) and (
            int(s.pawn_backward_at_base_enabled) != 0
            or int(s.pawn_full_movement_at_base_enabled) != 0
        )
    return crossed(s, seat, start)


@kernel
def archer_may_capture(s: Record, start: int) -> bool:
    """On the lattice only from a station. XH-38"""
    return int(s.she_track) == 0 or is_station(start)


@kernel
def archer_goes_past(s: Record, point: int) -> bool:
    """Whether an Archer may go on beyond an empty point that it has come to. XH-38"""
    return int(s.she_track) == 0 or not is_station(point)


# The moves of each kind. What is written is kept only if it counts: a branch on each would be
# guessed wrong too often.


@kernel
def slide(s: Record, start: int, way: int, out: Record, n: int) -> tuple[int, int]:
    """Moves to the empty points of a way; returns their end: a piece or the edge."""
    step = int(STEP[index(way)])
    point = start + step
    while int(s.board[index(point)]) == EMPTY:
        out.found[index(n)] = move_code(start, point)
        n += 1
        point += step
    return n, point


@kernel
def land(s: Record, start: int, target: int, out: Record, n: int) -> int:
    """A move to the target, if it can be entered."""
    out.found[index(n)] = move_code(start, target)
    return n + may_land(s, start, target)


@kernel
def take(s: Record, start: int, target: int, out: Record, n: int) -> int:
    """A capture on the target, if it can be made."""
    out.found[index(n)] = move_code(start, target)
    return n + may_capture(s, start, target)


@kernel
def king_moves(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    for way in range(8):
        target = start + int(STEP[index(way)])
        if king_may_step(s, seat, start, target, way & 1 == 1):
            n = land(s, start, target, out, n)
    return n


@kernel
def rook_moves(s: Record, start: int, out: Record, n: int) -> int:
    """XH-15"""
    for way in range(0, 8, 2):
        n, end = slide(s, start, way, out, n)
        n = take(s, start, end, out, n)
    return n


@kernel
def horse_moves(s: Record, start: int, out: Record, n: int) -> int:
    """A free leg opens two jumps, XH-16, and the way three points straight on, XH-17."""
    for way in range(0, 8, 2):
        step = int(STEP[index(way)])
        leg = start + step
        if int(s.board[index(leg)]) != EMPTY:
            continue
        n = land(s, start, leg + int(STEP[index(way + 1)]), out, n)
        n = land(s, start, leg + int(STEP[index(way - 1 & 7)]), out, n)
        if int(s.ma_can_straight_three) and int(s.board[index(leg + step)]) == EMPTY:
            n = land(s, start, leg + 2 * step, out, n)
    return n


@kernel
def elephant_moves(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    for way in range(8):
        eye = start + int(STEP[index(way)])
        if int(s.board[index(eye)]) != EMPTY:
            continue
        target = eye + int(STEP[index(way)])
        if elephant_may_jump(s, seat, start, target, way & 1 == 1):
            n = land(s, start, target, out, n)
    return n


@kernel
def advisor_moves(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    for way in range(8):
        target = start + int(STEP[index(way)])
        if advisor_may_step(s, seat, start, target, way & 1 == 1):
            n = land(s, start, target, out, n)
    return n


@kernel
def cannon_moves(s: Record, start: int, out: Record, n: int) -> int:
    """XH-23"""
    for way in range(0, 8, 2):
        n, screen = slide(s, start, way, out, n)
        if int(s.board[index(screen)]) != EDGE:
            n = take(s, start, first_piece(s, screen, way), out, n)
    return n


@kernel
def pawn_moves(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    for way in range(0, 8, 2):
        target = start + int(STEP[index(way)])
        if pawn_may_step(s, seat, start, way) and may_land(s, start, target):
            n = arrive(s, seat, start, target, out, n)
    if int(s.pawn_fast_march) and not crossed(s, seat, start):
        n = march(s, seat, start, out, n)
    return n


@kernel
def march(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """Two or more points forward, to the river's edge at most. XH-27"""
    step = int(STEP[index(FORWARD[index(seat)])])
    last = 5 if seat == RED else 7
    point = start + step
    while int(s.board[index(point)]) == EMPTY and int(ROW[index(point)]) != last:
        point += step
        if int(s.board[index(point)]) == EMPTY:
            out.found[index(n)] = move_code(start, point)
            n += 1
    return n


@kernel
def can_promote_to(s: Record, seat: int, kind: int) -> bool:
    """Whether a pawn on the far row may become this kind. XH-7, XH-28"""
    return (
        int(s.promotion) != NO_PROMOTION
        and kind != PAWN
        and kind != KING
        and int(s.pool[index(piece_of(seat, kind))]) > 0
        and int(s.absent) >> kind & 1 == 0
    )


@kernel
def arrive(s: Record, seat: int, start: int, target: int, out: Record, n: int) -> int:
    """A pawn's step, with all promotions if it ends on the far row. XH-28"""
    named = 0
    if int(ROW[index(target)]) == int(FAR_ROW[index(seat)]):
        for kind in range(1, KINDS + 1):
            if can_promote_to(s, seat, kind):
                out.found[index(n)] = promotion_code(seat, start, target, kind)
                n += 1
                named += 1
    out.found[index(n)] = move_code(start, target)
    return n + (named == 0 or int(s.promotion) != MANDATORY)


@kernel
def crossing_moves(s: Record, start: int, ways: int, captures: bool, out: Record, n: int) -> int:
    """A Warden crosses one piece in `ways` = 8 ways, a Shield in 4. XH-32, XH-33, XH-48"""
    for way in range(0, 8, 8 // ways):
        step = int(STEP[index(way)])
        point = first_piece(s, start, way)
        if int(s.board[index(point)]) == EDGE:
            continue
        point += step
        while int(s.board[index(point)]) == EMPTY:
            out.found[index(n)] = move_code(start, point)
            n += 1
            point += step
        if captures:
            n = take(s, start, point, out, n)
    return n


@kernel
def archer_moves(s: Record, start: int, out: Record, n: int) -> int:
    """XH-36 to XH-38"""
    for way in range(1, 8, 2):
        if not on_track(s, start, way):
            continue
        step = int(STEP[index(way)])
        point = start
        for distance in range(1, 4):
            if (distance > 1 or int(s.pinch_from_origin)) and pinched(s, point, way):
                break
            point += step
            if int(s.board[index(point)]) != EMPTY:
                if archer_may_capture(s, start):
                    n = take(s, start, point, out, n)
                break
            out.found[index(n)] = move_code(start, point)
            n += 1
            if not archer_goes_past(s, point):
                break
    return n


@kernel
def boulder_moves(s: Record, start: int, out: Record, n: int) -> int:
    """Moves as a queen, XH-37 and XH-39, and takes a neighbour that stands alone, XH-40."""
    for way in range(8):
        step = int(STEP[index(way)])
        near = start + step
        if int(s.board[index(near)]) != EMPTY:
            if may_capture(s, start, near) and isolated(s, start, way):
                out.found[index(n)] = move_code(start, near)
                n += 1
            continue
        if way & 1 == 0:
            n, _ = slide(s, start, way, out, n)
            continue
        if int(s.pinch_from_origin) and pinched(s, start, way):
            continue
        while int(s.board[index(near)]) == EMPTY:
            out.found[index(n)] = move_code(start, near)
            n += 1
            if pinched(s, near, way):
                break
            near += step
    return n


@kernel
def glide_moves(s: Record, start: int, out: Record, n: int) -> int:
    """Armour and Assassin: straight, to empty points only. XH-41, XH-45"""
    for way in range(0, 8, 2):
        n, _ = slide(s, start, way, out, n)
    return n


@kernel
def patrol_moves(s: Record, start: int, out: Record, n: int) -> int:
    """XH-52, XH-53"""
    if not on_patrol_row(start):
        return n
    for way in (2, 6):
        step = int(STEP[index(way)])
        point = start + step
        distance = 1
        while int(s.board[index(point)]) == EMPTY:
            out.found[index(n)] = move_code(start, point)
            n += distance & 1 == 0
            point += step
            distance += 1
        if distance == 2:
            n = take(s, start, point, out, n)
    return n


@kernel
def moves_of(s: Record, seat: int, start: int, kind: int, out: Record, n: int) -> int:
    """Write the moves of one piece that is not frozen after the first `n`; return how many then."""
    if kind == PAWN:
        return pawn_moves(s, seat, start, out, n)
    if kind == ROOK:
        return rook_moves(s, start, out, n)
    if kind == CANNON:
        return cannon_moves(s, start, out, n)
    if kind == HORSE:
        return horse_moves(s, start, out, n)
    if kind == KING:
        return king_moves(s, seat, start, out, n)
    if kind == ADVISOR:
        return advisor_moves(s, seat, start, out, n)
    if kind == ELEPHANT:
        return elephant_moves(s, seat, start, out, n)
    if kind == ARCHER:
        return archer_moves(s, start, out, n)
    if kind == BOULDER:
        return boulder_moves(s, start, out, n)
    if kind in (ARMOUR, ASSASSIN):
        return glide_moves(s, start, out, n)
    if kind == SHIELD:
        return crossing_moves(s, start, 4, False, out, n)
    if kind == WARDEN:
        return crossing_moves(s, start, 8, int(s.wei_can_capture) != 0, out, n)
    return patrol_moves(s, start, out, n)


@kernel
def may_revive(s: Record, seat: int) -> bool:
    """Whether a pawn may return, if there is a point for it. XH-30"""
    pawn = piece_of(seat, PAWN)
    return (
        int(s.pawn_resurrection) != 0
        and int(s.pool[index(pawn)]) > 0
        and int(s.count[index(pawn)]) < pawns_of_setup(s)
    )


@kernel
def pawns_of_setup(s: Record) -> int:
    """How many pawns a side begins with. XH-30"""
    return 0 if int(s.absent) >> PAWN & 1 else 7


@kernel
def revivals(s: Record, seat: int, out: Record, n: int) -> int:
    """Write the revivals of a side after the first `n` actions. XH-30"""
    if may_revive(s, seat):
        for i in range(7):
            point = int(PAWN_POINTS[index(seat), index(i)])
            out.found[index(n)] = revival_code(point)
            n += int(s.board[index(point)]) == EMPTY
    return n
