"""The measure of a position of Xionghan chess: every term, side to act less other side."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from obelisk.core.kernel import index
from obelisk.core.kernel import wide_kernel as kernel
from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BLACK,
    BOULDER,
    CANNON,
    CELLS,
    COLUMN,
    EDGE,
    ELEPHANT,
    EMPTY,
    FAR_ROW,
    FORWARD,
    FREEZES_ALL,
    FREEZES_ALL_BUT_KING,
    GRID,
    HORSE,
    KINDS,
    KING,
    PALACE_ROWS,
    PAWN,
    RED,
    ROOK,
    ROW,
    SHIELD,
    STEP,
    WARDEN,
    Record,
    kind_of,
    owner_of,
    piece_of,
)
from obelisk.games.xionghan.definitions import (
    can_be_frozen,
    crossed,
    first_piece,
    in_palace,
    protected,
)
from obelisk.games.xionghan.moves import pawns_of_setup
from obelisk.games.xionghan.ordering import best_promotion
from obelisk.games.xionghan.terms import (
    ADVISOR_LEAVING,
    ARCHER_ON_TRACK,
    ARCHER_ROOM,
    ARMOUR_DIAGONAL,
    ARMOUR_EVERYWHERE,
    BOULDER_ROOM,
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
    PAWN_CROSSED,
    PAWN_INSIDE,
    PAWN_REVIVABLE,
    PAWN_ROWS,
    PAWN_THREAT,
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


def _distances() -> NDArray[np.int8]:
    """Steps from a point to the palace of the enemy, also diagonal ones, `[seat, cell]`."""
    distances = np.zeros((2, CELLS), np.int8)
    for seat in (RED, BLACK):
        top, bottom = PALACE_ROWS[1 - seat]
        for cell in GRID.squares:
            column, row = GRID.place(cell)
            aside = max(5 - column, column - 7, 0)
            distances[seat, cell] = max(top - row, row - bottom, aside, 0)
    return distances


DISTANCE = _distances()
FARTHEST = 8  # of all points where kings start from


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
    for kind in range(ROOK, KINDS + 1):
        notes.terms[index(kind - ROOK)] = int(s.count[index(own + kind)]) - int(
            s.count[index(other + kind)]
        )
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
def measure_side(s: Record, notes: Record, seat: int, sign: int) -> None:
    """Add what the pieces of one side do where they stand, or take it off."""
    closeness = 0
    for i in range(int(notes.pieces[index(seat)])):
        point = int(notes.cells[index(seat), index(i)])
        kind = kind_of(s.board[index(point)])
        distance = int(DISTANCE[index(seat), index(point)])
        if kind == PAWN:
            measure_pawn(s, notes, seat, point, sign)
            continue
        if kind == ROOK:
            measure_rook(s, notes, seat, point, sign)
        elif kind == CANNON:
            measure_cannon(s, notes, seat, point, sign)
        elif kind == HORSE:
            notes.terms[HORSE_LEGS] += sign * free_neighbours(s, point, 0, 2)
        elif kind == BOULDER:
            notes.terms[BOULDER_ROOM] += sign * free_neighbours(s, point, 0, 1)
        elif kind == ARCHER:
            notes.terms[ARCHER_ROOM] += sign * free_neighbours(s, point, 1, 2)
        elif kind in (ARMOUR, ASSASSIN):
            notes.terms[GLIDER_ROOM] += sign * free_neighbours(s, point, 0, 2)
        else:
            if kind == SHIELD:
                measure_shield(s, notes, seat, point, sign)
            elif kind == WARDEN:
                measure_warden(s, notes, seat, point, sign)
            elif kind == KING:
                measure_king(s, notes, seat, point, sign)
            continue
        closeness += max(6 - distance, 0)
    notes.terms[CLOSENESS] += sign * closeness
    measure_pool(s, notes, seat, sign)


@kernel
def free_neighbours(s: Record, point: int, first: int, turn: int) -> int:
    """How many points beside are empty, of every `turn`-th way from the `first` on."""
    free = 0
    for way in range(first, 8, turn):
        free += int(s.board[index(point + int(STEP[index(way)]))]) == EMPTY
    return free


@kernel
def measure_rook(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """How far a rook reaches, and what it meets."""
    reach, threat = 0, 0
    for way in range(0, 8, 2):
        step = int(STEP[index(way)])
        target = point + step
        while int(s.board[index(target)]) == EMPTY:
            reach += 1
            target += step
        threat += prey(s, target, seat)
    notes.terms[ROOK_REACH] += sign * reach
    notes.terms[ROOK_THREAT] += sign * threat


@kernel
def measure_cannon(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """How far a cannon reaches, and what it aims at over a screen."""
    reach, threat = 0, 0
    for way in range(0, 8, 2):
        step = int(STEP[index(way)])
        target = point + step
        while int(s.board[index(target)]) == EMPTY:
            reach += 1
            target += step
        if int(s.board[index(target)]) != EDGE:
            threat += prey(s, first_piece(s, target, way), seat)
    notes.terms[CANNON_REACH] += sign * reach
    notes.terms[CANNON_THREAT] += sign * threat


@kernel
def prey(s: Record, target: int, seat: int) -> int:
    """What stands on a cell, in pawns, if it is an enemy that can die."""
    piece = int(s.board[index(target)])
    if owner_of(piece) != 1 - seat or kind_of(piece) == SHIELD:
        return 0
    return in_pawns(kind_of(piece))


@kernel
def measure_pawn(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """How far it has come, and what it attacks."""
    left = abs(int(ROW[index(point)]) - int(FAR_ROW[index(seat)]))
    notes.terms[PAWN_ROWS] += sign * (8 - left)
    if crossed(s, seat, point):
        notes.terms[PAWN_CROSSED] += sign
        column = int(COLUMN[index(point)])
        notes.terms[PAWN_INSIDE] += sign * min(column, 12 - column)
        if left < 4:
            best = best_promotion(s, seat)
            notes.terms[PROMOTION] += sign * (4 - left) * (in_pawns(best) if best else 0)
    ahead = point + int(STEP[index(FORWARD[index(seat)])])
    notes.terms[PAWN_THREAT] += sign * prey(s, ahead, seat)


@kernel
def measure_shield(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """What a Shield protects and disarms. XH-50, XH-51"""
    protects, disarms = 0, 0
    for way in range(0, 8, 1 if int(s.dun_adjacency) == 0 else 2):
        piece = int(s.board[index(point + int(STEP[index(way)]))])
        value = in_pawns(kind_of(piece))
        if kind_of(piece) == SHIELD:
            continue
        if owner_of(piece) == seat:
            protects += value
        elif owner_of(piece) == 1 - seat:
            disarms += value
    notes.terms[PROTECTED] += sign * protects
    if int(s.dun_disarms):
        notes.terms[DISARMED] -= sign * disarms


@kernel
def measure_warden(s: Record, notes: Record, seat: int, point: int, sign: int) -> None:
    """What a Warden freezes. XH-34"""
    for way in range(0, 8, 2):
        piece = int(s.board[index(first_piece(s, point, way))])
        if owner_of(piece) == 1 - seat and can_be_frozen(s, kind_of(piece)):
            notes.terms[FROZEN] -= sign * (in_pawns(kind_of(piece)) + 1)


@kernel
def measure_king(s: Record, notes: Record, seat: int, king: int, sign: int) -> None:
    """How well the king is sheltered, and how far it is from the enemy palace."""
    guards, ways = 0, 0
    for way in range(8):
        guards += owner_of(s.board[index(king + int(STEP[index(way)]))]) == seat
    for way in range(0, 8, 2):
        ways += owner_of(s.board[index(first_piece(s, king, way))]) != seat
    notes.terms[KING_GUARDS] += sign * guards
    notes.terms[KING_OPEN] += sign * ways
    notes.terms[KING_PROTECTED] += sign * protected(s, king)
    left = min((int(notes.pieces[index(1 - seat)]) + 6) // 8, 4)
    if not in_palace(seat, king):
        notes.terms[KING_OUT] += sign * left
    if int(s.palace_entry_wins) and int(s.king_can_leave_palace):
        nearer = FARTHEST - int(DISTANCE[index(seat), index(king)])
        notes.terms[RACE] += sign * nearer * (4 - left)


@kernel
def measure_pool(s: Record, notes: Record, seat: int, sign: int) -> None:
    """How many pawns can return from the dead. XH-30"""
    if int(s.pawn_resurrection):
        pawn = piece_of(seat, PAWN)
        missing = pawns_of_setup(s) - int(s.count[index(pawn)])
        dead = int(s.pool[index(pawn)])
        notes.terms[PAWN_REVIVABLE] += sign * max(min(dead, missing), 0)
