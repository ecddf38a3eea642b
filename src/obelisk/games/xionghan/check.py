"""Check: who could take the king, looked for from the king outwards. XH-54, XH-56"""

from __future__ import annotations

from typing import Any

from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BOULDER,
    CANNON,
    COLUMN,
    DOWN,
    EDGE,
    ELEPHANT,
    EMPTY,
    HORSE,
    KING,
    LEFT,
    NOWHERE,
    PATROL,
    PAWN,
    RIGHT,
    ROOK,
    ROW,
    SQUARES,
    STEP,
    UP,
    WARDEN,
    is_near,
    kind_of,
    owner_of,
    piece_of,
)
from obelisk.games.xionghan.definitions import (
    counts_in_line,
    disarmed,
    first_piece,
    frozen,
    isolated,
    on_patrol_row,
    on_track,
    pinched,
    protected,
    second_straight_pieces,
    straight_pieces,
    way_between,
)
from obelisk.games.xionghan.moves import (
    advisor_may_step,
    archer_goes_past,
    archer_may_capture,
    elephant_may_jump,
    king_may_step,
    pawn_may_step,
)
from obelisk.games.xionghan.reach import stands_in_reach
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def attacker(s: Record, seat: int) -> int:
    """Where an enemy stands that could take the king of `seat` by its next move, or NOWHERE.

    Nothing threatens a protected king: neither a capture nor a line nor an exchange. XH-50
    """
    king = int(s.kings[index(seat)])
    if king == NOWHERE or protected(s, king):
        return NOWHERE
    enemy = 1 - seat
    found = taker(s, king, enemy)
    if found == NOWHERE and int(s.indirect_check) and may_strike_near(s, king, enemy):  # XH-56
        if is_near(s, enemy, king, 2) and int(s.count[index(piece_of(enemy, ARMOUR))]):
            found = armour_attacker(s, king, enemy)
        if found == NOWHERE and int(s.count[index(piece_of(enemy, ASSASSIN))]):
            found = assassin_attacker(s, king, enemy)
    return found


@kernel
def taker(s: Record, king: int, enemy: int) -> int:
    """Where a piece of `enemy` stands that could move onto an unprotected piece, or NOWHERE.

    That piece is the king where check is judged; search asks it of others too.
    """
    found = straight_attacker(s, king, enemy)
    if found != NOWHERE or not may_strike_near(s, king, enemy):
        return found
    if int(s.wei_can_capture) or stands_in_reach(s, enemy, king, ARCHER):
        found = diagonal_attacker(s, king, enemy)
    if found == NOWHERE and stands_in_reach(s, enemy, king, HORSE):
        found = jumping_attacker(s, king, enemy)
    return found


@kernel
def may_strike_near(s: Record, king: int, enemy: int) -> bool:
    """Whether anything but the straight ways can matter: never wrong when it says no.

    Whatever else takes a piece, or completes a line with it, needs an enemy within three steps, but
    for Wardens that capture and Assassins that look far back. It spares most positions the search.
    """
    far = int(s.wei_can_capture) or int(s.ci_exchange)
    return far != 0 or is_near(s, enemy, king, 3)


@kernel
def able(s: Record, point: int, seat: int) -> bool:
    """Whether a piece that reaches the king may take it: neither frozen nor disarmed. XH-35"""
    return not frozen(s, point) and not disarmed(s, point, seat)


@kernel
def straight_attacker(s: Record, king: int, enemy: int) -> int:
    """The pieces that stand first and second in the four straight ways."""
    up, right, down, left = straight_pieces(s, king)
    over_up, over_right, over_down, over_left = second_straight_pieces(s, king)
    found = NOWHERE
    if may_strike(s, enemy, up, over_up):
        found = straight_striker(s, king, enemy, UP, up, over_up)
    if found == NOWHERE and may_strike(s, enemy, right, over_right):
        found = straight_striker(s, king, enemy, RIGHT, right, over_right)
    if found == NOWHERE and may_strike(s, enemy, down, over_down):
        found = straight_striker(s, king, enemy, DOWN, down, over_down)
    if found == NOWHERE and may_strike(s, enemy, left, over_left):
        found = straight_striker(s, king, enemy, LEFT, left, over_left)
    return found


@kernel
def may_strike(s: Record, enemy: int, first: int, second: int) -> bool:
    """Whether one of the first two pieces in a way might take the king: seldom so."""
    behind = int(s.board[index(second)])
    return (
        owner_of(int(s.board[index(first)])) == enemy
        or behind == piece_of(enemy, CANNON)
        or behind == piece_of(enemy, WARDEN)
    )


@kernel
def straight_striker(s: Record, king: int, enemy: int, way: int, first: int, second: int) -> int:
    """Which of the first two pieces in a straight way from the king could take it, or NOWHERE."""
    piece, behind = int(s.board[index(first)]), int(s.board[index(second)])
    if (
        owner_of(piece) == enemy
        and strikes_straight(s, kind_of(piece), enemy, first, king, way)
        and able(s, first, enemy)
    ):
        return first
    crosses = behind == piece_of(enemy, CANNON) or (
        behind == piece_of(enemy, WARDEN) and int(s.wei_can_capture) != 0
    )
    return second if crosses and able(s, second, enemy) else NOWHERE


@kernel
def strikes_straight(s: Record, kind: int, seat: int, start: int, king: int, way: int) -> bool:
    """Whether the first piece in a straight way from the king reaches it."""
    if kind == ROOK:
        return True
    distance = (start - king) // int(STEP[index(way)])
    if distance == 1:
        if kind == PAWN:
            return pawn_may_step(s, seat, start, way ^ 4)
        if kind == ADVISOR:
            return advisor_may_step(s, seat, start, king, False)
        if kind == BOULDER:
            return isolated(s, start, way ^ 4)
        return kind == KING and king_may_step(s, seat, start, king, False)
    if distance == 2:
        if kind == PATROL:
            return (way == 2 or way == 6) and on_patrol_row(start)
        return kind == ELEPHANT and elephant_may_jump(s, seat, start, king, False)
    return distance == 3 and kind == HORSE and int(s.ma_can_straight_three) != 0


@kernel
def diagonal_attacker(s: Record, king: int, enemy: int) -> int:
    """The pieces that stand first, and Wardens that stand second, in the four diagonal ways."""
    warden = piece_of(enemy, WARDEN)
    crossing = int(s.wei_can_capture) != 0 and int(s.count[index(warden)]) > 0
    for way in range(1, 8, 2):
        step = int(STEP[index(way)])
        point, distance = king + step, 1
        while int(s.board[index(point)]) == EMPTY and (crossing or distance < 3):
            point += step
            distance += 1
        piece = int(s.board[index(point)])
        if piece == EDGE:
            continue
        if (
            owner_of(piece) == enemy
            and strikes_diagonally(s, kind_of(piece), enemy, point, king, way, distance)
            and able(s, point, enemy)
        ):
            return point
        if crossing:
            second = first_piece(s, point, way)
            if int(s.board[index(second)]) == warden and able(s, second, enemy):
                return second
    return NOWHERE


@kernel
def strikes_diagonally(
    s: Record, kind: int, seat: int, start: int, king: int, way: int, distance: int
) -> bool:
    """Whether the first piece in a diagonal way from the king reaches it."""
    if kind == ARCHER:
        return distance <= 3 and archer_reaches(s, start, king, way ^ 4)
    if distance == 1:
        if kind == ADVISOR:
            return advisor_may_step(s, seat, start, king, True)
        if kind == BOULDER:
            return isolated(s, start, way ^ 4)
        return kind == KING and king_may_step(s, seat, start, king, True)
    return distance == 2 and kind == ELEPHANT and elephant_may_jump(s, seat, start, king, True)


@kernel
def archer_reaches(s: Record, start: int, king: int, way: int) -> bool:
    """Whether nothing pinches an Archer on its way over empty points to the king. XH-36 to XH-38"""
    if not (on_track(s, start, way) and archer_may_capture(s, start)):
        return False
    if int(s.pinch_from_origin) and pinched(s, start, way):
        return False
    step = int(STEP[index(way)])
    point = start + step
    while point != king:
        if pinched(s, point, way) or not archer_goes_past(s, point):
            return False
        point += step
    return True


@kernel
def jumping_attacker(s: Record, king: int, enemy: int) -> int:
    """A horse whose leg, diagonally next to the king, is free. XH-16"""
    horse = piece_of(enemy, HORSE)
    for way in range(1, 8, 2):
        leg = king + int(STEP[index(way)])
        if int(s.board[index(leg)]) != EMPTY:
            continue
        for turn in (way - 1, way + 1 & 7):
            point = leg + int(STEP[index(turn)])
            if int(s.board[index(point)]) == horse and able(s, point, enemy):
                return point
    return NOWHERE


@kernel
def armour_attacker(s: Record, king: int, enemy: int) -> int:
    """An Armour that could complete a line of three with the king in it. XH-42, XH-56"""
    diagonal = int(s.jia_diagonal)
    for way in range(0, 8, 1 if diagonal else 2):
        step = int(STEP[index(way)])
        near = king + step
        if int(s.board[index(near)]) == EDGE:
            continue
        found = NOWHERE
        if either_of(s, near, near + step, enemy):
            found = line_completer(s, near, near + step, enemy)
        if found == NOWHERE and way < 4 and either_of(s, near, king - step, enemy):
            found = line_completer(s, near, king - step, enemy)  # the king in the middle
        if found != NOWHERE:
            return found
    return NOWHERE


@kernel
def either_of(s: Record, one: int, other: int, seat: int) -> bool:
    """Whether a piece of `seat` stands on one of two points.

    No line is completed without; seldom true, this spares most calls of what is too long to inline.
    """
    return (
        owner_of(int(s.board[index(one)])) == seat or owner_of(int(s.board[index(other)])) == seat
    )


@kernel
def line_completer(s: Record, one: int, other: int, seat: int) -> int:
    """An Armour of `seat` that could make these two points a line with the king, or NOWHERE."""
    first, second = int(s.board[index(one)]), int(s.board[index(other)])
    if second == EMPTY and owner_of(first) == seat:
        return armour_reaching(s, other, one, seat)
    if first == EMPTY and owner_of(second) == seat:
        return armour_reaching(s, one, other, seat)
    armour = piece_of(seat, ARMOUR)
    if (
        int(s.jia_scope)
        and owner_of(first) == seat
        and owner_of(second) == seat
        and (first == armour or second == armour)
    ):
        return armour_elsewhere(s, one, other, seat)
    return NOWHERE


@kernel
def armour_reaching(s: Record, gap: int, partner: int, seat: int) -> int:
    """An Armour of `seat`, not the partner itself, that could move into the gap of a line."""
    if not counts_in_line(s, partner, seat) or disarmed(s, gap, seat):
        return NOWHERE
    armour = piece_of(seat, ARMOUR)
    for way in range(0, 8, 2):
        point = first_piece(s, gap, way)
        if int(s.board[index(point)]) == armour and point != partner and not frozen(s, point):
            return point
    return NOWHERE


@kernel
def armour_elsewhere(s: Record, one: int, other: int, seat: int) -> int:
    """An Armour of `seat` that could move and so wake the line of these two. XH-43"""
    if not (counts_in_line(s, one, seat) and counts_in_line(s, other, seat)):
        return NOWHERE
    armour = piece_of(seat, ARMOUR)
    for i in range(len(SQUARES)):
        point = int(SQUARES[index(i)])
        if int(s.board[index(point)]) == armour and point != one and point != other:
            for way in range(0, 8, 2):
                beside = point + int(STEP[index(way)])
                if int(s.board[index(beside)]) == EMPTY and not frozen(s, point):
                    return point
    return NOWHERE


@kernel
def assassin_attacker(s: Record, king: int, enemy: int) -> int:
    """An Assassin that could move away from the king and take it along. XH-46, XH-56"""
    assassin = piece_of(enemy, ASSASSIN)
    for way in range(0, 8, 2):
        step = int(STEP[index(way)])
        point, distance = king + step, 1
        while int(s.board[index(point)]) != EDGE:
            if (
                int(s.board[index(point)]) == assassin
                and has_room(s, point, way, distance)
                and able(s, point, enemy)
            ):
                return point
            if not int(s.ci_exchange):
                break
            point += step
            distance += 1
    return NOWHERE


@kernel
def has_room(s: Record, point: int, way: int, distance: int) -> bool:
    """Whether so many points in a way are empty."""
    step = int(STEP[index(way)])
    for _ in range(distance):
        point += step
        if int(s.board[index(point)]) != EMPTY:
            return False
    return True


# Escapes


@kernel
def touches_of_check(s: Record, seat: int, touched: Any) -> bool:
    """Mark every point that decides whether the check on `seat` stands; say whether it was done.

    A move of another piece than the king that changes none of them leaves the king in check. Too
    many points may be marked, never too few: around the king and the attacker, where Shields,
    legs, pinches and neighbours count; the line between the two; and the straight ways from the
    attacker, where a Warden may face it. Indirect checks depend on more.
    """
    king = int(s.kings[index(seat)])
    point = attacker(s, seat)
    if point == NOWHERE or kind_of(int(s.board[index(point)])) in (ARMOUR, ASSASSIN):
        return False
    for i in range(len(touched)):
        touched[index(i)] = 0
    mark_around(king, touched)
    mark_around(point, touched)
    for way in range(0, 8, 2):
        mark_way(point, first_piece(s, point, way), way, touched)
    rows = int(ROW[index(king)]) - int(ROW[index(point)])
    columns = int(COLUMN[index(king)]) - int(COLUMN[index(point)])
    if rows == 0 or columns == 0:
        mark_way(point, king, way_between(point, king), touched)
    elif abs(rows) == abs(columns):
        step = (king - point) // abs(rows)
        for i in range(1, abs(rows)):
            mark_around(point + i * step, touched)  # what pinches an Archer stands beside its way
    return True


@kernel
def mark_around(point: int, touched: Any) -> None:
    """Mark a point and its eight neighbours."""
    touched[index(point)] = 1
    for way in range(8):
        touched[index(point + int(STEP[index(way)]))] = 1


@kernel
def mark_way(start: int, end: int, way: int, touched: Any) -> None:
    """Mark the points from one to another that lies in a way."""
    point = start
    while point != end:
        point += int(STEP[index(way)])
        touched[index(point)] = 1
