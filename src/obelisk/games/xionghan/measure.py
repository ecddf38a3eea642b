"""The measure of a position of Xionghan chess: every term, side to act less other side."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BLACK,
    BOULDER,
    CANNON,
    CELLS,
    CODES,
    COLUMN,
    DEEP,
    DISTANCE,
    ELEPHANT,
    EMPTY,
    FAR_ROW,
    FORWARD,
    FREEZES_ALL,
    FREEZES_ALL_BUT_KING,
    HORSE,
    KINDS,
    KING,
    PAWN,
    RED,
    ROOK,
    ROW,
    SHIELD,
    STEP,
    STRIDE,
    WARDEN,
    WORD_CELLS,
    WORDS,
    kind_of,
    owner_of,
    piece_of,
    pieces_of,
)
from obelisk.games.xionghan.definitions import (
    FREEZABLE,
    crossed,
    in_palace,
    protected,
    second_straight_pieces,
    straight_pieces,
)
from obelisk.games.xionghan.moves import pawns_of_setup
from obelisk.games.xionghan.ordering import best_promotion
from obelisk.games.xionghan.terms import (
    ADVISOR_LEAVING,
    ARCHER_ON_TRACK,
    ARCHER_ROOM,
    ARMOUR_DIAGONAL,
    ARMOUR_EVERYWHERE,
    CANNON_REACH,
    CANNON_THREAT,
    CLOSENESS,
    DISARMED,
    ELEPHANT_CROSSING,
    FROZEN,
    GLIDER_ROOM,
    HORSE_LEGS,
    HORSE_STRAIGHT,
    KING_GUARDS,
    KING_OPEN,
    KING_OUT,
    KING_PROTECTED,
    MARCH,
    PAWN_CROSSED,
    PAWN_INSIDE,
    PAWN_REVIVABLE,
    PAWN_ROWS,
    PAWN_THREAT,
    PAWNS_WORTH,
    PROMOTION,
    PROTECTED,
    RACE,
    ROOK_REACH,
    ROOK_THREAT,
    TEMPO,
    TERMS,
    WARDEN_CAPTURING,
    WARDEN_FREEZING,
    in_pawns,
)
from obelisk.kernels import Record
from obelisk.kernels.bits import lowest, without_lowest
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


def _prey() -> NDArray[np.int8]:
    """What a piece is worth to `seat` as prey, in pawns, `[seat, piece]`: a Shield cannot die."""
    prey = np.zeros((2, CODES), np.int8)
    for seat in (RED, BLACK):
        prey[1 - seat, 16 * (seat + 1) :][: KINDS + 1] = PAWNS_WORTH[: KINDS + 1]
        prey[1 - seat, 16 * (seat + 1) + SHIELD] = 0
    return prey


PREY = _prey()


def _stopped() -> NDArray[np.int8]:
    """What a piece is worth to a Warden of `seat` that stops it, `[wei_facing, seat, piece]`."""
    stopped = np.zeros((len(FREEZABLE), 2, CODES), np.int8)
    for seat in (RED, BLACK):
        worth = PAWNS_WORTH[: KINDS + 1] + 1
        stopped[:, 1 - seat, 16 * (seat + 1) :][:, : KINDS + 1] = FREEZABLE * worth
    return stopped


STOPPED = _stopped()

# How far a pawn has come, and how many files it is from the edge.
ADVANCE = np.array([[8 - abs(row - far) for row in ROW] for far in FAR_ROW], np.int8)
INSIDE = np.minimum(COLUMN, 12 - COLUMN)


def _close() -> NDArray[np.int8]:
    """How close a piece is to the enemy palace, if it is an attacker, `[seat, kind, cell]`."""
    close = np.zeros((2, KINDS + 1, CELLS), np.int8)
    for kind in (ROOK, HORSE, CANNON, ARCHER, BOULDER, ARMOUR, ASSASSIN):
        close[:, kind] = np.maximum(6 - DISTANCE, 0)
    return close


CLOSE = _close()

FARTHEST = 8  # of all points where kings start from
LEAD = 4  # pawns that a side must be ahead to be one step more certain of winning


@kernel
def measure(s: Record, notes: Record, terms: Any) -> None:
    """Write all terms: those of the side to act less those of the other side."""
    # They are gathered in the notes: an array takes longer to hand on than a record.
    for i in range(len(TERMS)):
        notes.terms[index(i)] = 0
    measure_material(s, notes)
    measure_side(s, notes, int(s.side), 1)
    measure_side(s, notes, 1 - int(s.side), -1)
    notes.terms[TEMPO] = 1
    for i in range(len(TERMS)):
        terms[index(i)] = notes.terms[index(i)]


@kernel
def measure_material(s: Record, notes: Record) -> None:
    """What stands on the board, by kind, and what options make of it."""
    own, other = piece_of(int(s.side), EMPTY), piece_of(1 - int(s.side), EMPTY)
    lead = 0
    for kind in range(ROOK, KINDS + 1):
        more = int(s.count[index(own + kind)]) - int(s.count[index(other + kind)])
        notes.terms[index(kind - ROOK)] = more
        lead += more * in_pawns(kind)
    notes.lead = lead
    if int(s.ma_can_straight_three):
        notes.terms[HORSE_STRAIGHT] = notes.terms[HORSE - ROOK]
    if int(s.xiang_can_cross_river):
        notes.terms[ELEPHANT_CROSSING] = notes.terms[ELEPHANT - ROOK]
    if int(s.shi_can_leave_palace):
        notes.terms[ADVISOR_LEAVING] = notes.terms[ADVISOR - ROOK]
    if int(s.wei_facing) in (FREEZES_ALL, FREEZES_ALL_BUT_KING):
        notes.terms[WARDEN_FREEZING] = notes.terms[WARDEN - ROOK]
    if int(s.wei_can_capture):
        notes.terms[WARDEN_CAPTURING] = notes.terms[WARDEN - ROOK]
    if int(s.she_track):
        notes.terms[ARCHER_ON_TRACK] = notes.terms[ARCHER - ROOK]
    if int(s.jia_diagonal):
        notes.terms[ARMOUR_DIAGONAL] = notes.terms[ARMOUR - ROOK]
    if int(s.jia_scope):
        notes.terms[ARMOUR_EVERYWHERE] = notes.terms[ARMOUR - ROOK]


@kernel
def sort_by_kind(s: Record, notes: Record, seat: int) -> int:
    """Note where the pieces of a side stand, kind after kind; return the closeness of attackers.

    Those of a kind end before `ends[kind]` and begin where those of the kind before it end. To ask
    each piece for its kind where it is measured would be guessed wrong every other time.
    """
    end = 0
    for kind in range(1, KINDS + 1):
        notes.ends[index(kind)] = end
        end += int(s.count[index(piece_of(seat, kind))])
    close = 0
    for word in range(WORDS):
        left = s.places[index(seat), index(word)]
        while left:
            point = word * WORD_CELLS + lowest(left)
            left = without_lowest(left)
            kind = kind_of(s.board[index(point)])
            place = int(notes.ends[index(kind)])
            notes.points[index(place)] = point
            notes.ends[index(kind)] = place + 1
            close += int(CLOSE[index(seat), index(kind), index(point)])
    return close


@kernel
def measure_side(s: Record, notes: Record, seat: int, sign: int) -> None:
    """Add what the pieces of one side do where they stand, or take it off."""
    close = sort_by_kind(s, notes, seat)
    measure_pawns(s, notes, seat, sign)
    for i in range(int(notes.ends[ROOK - 1]), int(notes.ends[ROOK])):
        measure_rook(s, notes, seat, int(notes.points[index(i)]), sign)
    for i in range(int(notes.ends[CANNON - 1]), int(notes.ends[CANNON])):
        measure_cannon(s, notes, seat, int(notes.points[index(i)]), sign)
    legs, archer_room, glider_room = 0, 0, 0
    for i in range(int(notes.ends[HORSE - 1]), int(notes.ends[HORSE])):
        legs += free_straight(s, int(notes.points[index(i)]))
    for i in range(int(notes.ends[ARCHER - 1]), int(notes.ends[ARCHER])):
        archer_room += free_diagonal(s, int(notes.points[index(i)]))
    for i in range(int(notes.ends[ARMOUR - 1]), int(notes.ends[ASSASSIN])):
        glider_room += free_straight(s, int(notes.points[index(i)]))
    notes.terms[CLOSENESS] += sign * close
    notes.terms[HORSE_LEGS] += sign * legs
    notes.terms[ARCHER_ROOM] += sign * archer_room
    notes.terms[GLIDER_ROOM] += sign * glider_room
    for i in range(int(notes.ends[SHIELD - 1]), int(notes.ends[SHIELD])):
        measure_shield(s, notes, seat, int(notes.points[index(i)]), sign)
    for i in range(int(notes.ends[WARDEN - 1]), int(notes.ends[WARDEN])):
        measure_warden(s, notes, seat, int(notes.points[index(i)]), sign)
    for i in range(int(notes.ends[KING - 1]), int(notes.ends[KING])):
        measure_king(s, notes, seat, int(notes.points[index(i)]), sign)
    measure_pool(s, notes, seat, sign)


@kernel
def measure_pawns(s: Record, notes: Record, seat: int, sign: int) -> None:
    """How far the pawns of one side have come, and what they threaten."""
    rows, over, inside, threat = 0, 0, 0, 0
    forward = int(STEP[index(FORWARD[index(seat)])])
    for i in range(int(notes.ends[PAWN - 1]), int(notes.ends[PAWN])):
        point = int(notes.points[index(i)])
        advance = int(ADVANCE[index(seat), index(point)])
        rows += advance
        threat += prey(s, point + forward, seat)
        if crossed(s, seat, point):
            over += 1
            inside += int(INSIDE[index(point)])
            if advance > 4:
                measure_promotion(s, notes, seat, advance - 4, sign)
    notes.terms[PAWN_ROWS] += sign * rows
    notes.terms[PAWN_CROSSED] += sign * over
    notes.terms[PAWN_INSIDE] += sign * inside
    notes.terms[PAWN_THREAT] += sign * threat


@kernel
def is_free(s: Record, point: int) -> int:
    """1 if nothing stands on a point."""
    return 1 if int(s.board[index(point)]) == EMPTY else 0


@kernel
def free_straight(s: Record, point: int) -> int:
    """How many points straight beside are empty."""
    return (
        is_free(s, point - STRIDE)
        + is_free(s, point + 1)
        + is_free(s, point + STRIDE)
        + is_free(s, point - 1)
    )


@kernel
def free_diagonal(s: Record, point: int) -> int:
    """How many points diagonally beside are empty."""
    return (
        is_free(s, point - STRIDE + 1)
        + is_free(s, point + STRIDE + 1)
        + is_free(s, point + STRIDE - 1)
        + is_free(s, point - STRIDE - 1)
    )


@kernel
def measure_rook(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """How far a rook reaches, and what it meets."""
    up, right, down, left = straight_pieces(s, point)
    threat = prey(s, up, seat) + prey(s, right, seat) + prey(s, down, seat) + prey(s, left, seat)
    notes.terms[ROOK_REACH] += sign * reach(up, right, down, left)
    notes.terms[ROOK_THREAT] += sign * threat


@kernel
def measure_cannon(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """How far a cannon reaches, and what it aims at over a screen."""
    up, right, down, left = straight_pieces(s, point)
    room = reach(up, right, down, left)
    up, right, down, left = second_straight_pieces(s, point)
    threat = prey(s, up, seat) + prey(s, right, seat) + prey(s, down, seat) + prey(s, left, seat)
    notes.terms[CANNON_REACH] += sign * room
    notes.terms[CANNON_THREAT] += sign * threat


@kernel
def reach(up: int, right: int, down: int, left: int) -> int:
    """How many points are empty between the nearest pieces in the four straight ways."""
    return int(DEEP[index(down)]) - int(DEEP[index(up)]) + right - left - 4


@kernel
def prey(s: Record, target: int, seat: int) -> int:
    """What stands on a cell, in pawns, if it is an enemy of `seat` that can die."""
    return int(PREY[index(seat), index(s.board[index(target)])])


@kernel
def measure_promotion(s: Record, notes: Record, seat: int, nearness: int, sign: int) -> None:
    """What a pawn near the far row may become. XH-28"""
    best = best_promotion(s, seat)
    notes.terms[PROMOTION] += sign * nearness * (in_pawns(best) if best else 0)


@kernel
def measure_shield(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """What a Shield protects and disarms. XH-50, XH-51"""
    protects, disarms = 0, 0
    for way in range(0, 8, 1 if int(s.dun_adjacency) == 0 else 2):
        near = point + int(STEP[index(way)])
        protects += prey(s, near, 1 - seat)
        disarms += prey(s, near, seat)
    notes.terms[PROTECTED] += sign * protects
    if int(s.dun_disarms):
        notes.terms[DISARMED] -= sign * disarms


@kernel
def measure_warden(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """What a Warden freezes. XH-34"""
    up, right, down, left = straight_pieces(s, point)
    worth = stopped(s, up, seat) + stopped(s, right, seat)
    worth += stopped(s, down, seat) + stopped(s, left, seat)
    notes.terms[FROZEN] -= sign * worth


@kernel
def stopped(s: Record, point: int, seat: int) -> int:
    """What stands on a cell, in pawns, if a Warden's stare stops it."""
    return int(STOPPED[index(s.wei_facing), index(seat), index(s.board[index(point)])])


@kernel
def measure_king(s: Record, notes: Record, seat: int, king: int, sign: int) -> None:
    """How well the king is sheltered, and how far it is from the enemy palace."""
    guards = 0
    for way in range(8):
        guards += is_own(s, king + int(STEP[index(way)]), seat)
    up, right, down, left = straight_pieces(s, king)
    closed = is_own(s, up, seat) + is_own(s, right, seat)
    closed += is_own(s, down, seat) + is_own(s, left, seat)
    notes.terms[KING_GUARDS] += sign * guards
    notes.terms[KING_OPEN] += sign * (4 - closed)
    notes.terms[KING_PROTECTED] += sign * protected(s, king)
    others = min((pieces_of(s, 1 - seat) + 6) // 8, 4)
    ahead = min(max(sign * int(notes.lead), 0) // LEAD, 8)
    if not in_palace(seat, king):
        notes.terms[KING_OUT] += sign * max(others - ahead, 0)
    if int(s.palace_entry_wins) and int(s.king_can_leave_palace):
        nearer = FARTHEST - int(DISTANCE[index(seat), index(king)])
        notes.terms[RACE] += sign * nearer * (4 - others)
        notes.terms[MARCH] += sign * nearer * ahead


@kernel
def is_own(s: Record, point: int, seat: int) -> int:
    """1 if a piece of `seat` stands on a cell."""
    return 1 if owner_of(int(s.board[index(point)])) == seat else 0


@kernel
def measure_pool(s: Record, notes: Record, seat: int, sign: int) -> None:
    """How many pawns can return from the dead. XH-30"""
    if int(s.pawn_resurrection):
        pawn = piece_of(seat, PAWN)
        missing = pawns_of_setup(s) - int(s.count[index(pawn)])
        dead = int(s.pool[index(pawn)])
        notes.terms[PAWN_REVIVABLE] += sign * max(min(dead, missing), 0)
