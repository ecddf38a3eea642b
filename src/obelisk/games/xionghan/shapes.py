"""How each kind goes by the options of a game, in a sentence: for a move that is not of its shape.

What an option has switched off is not told.
"""

from __future__ import annotations

import numpy as np

from obelisk.core.errors import IllegalAction
from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BOULDER,
    CANNON,
    ELEPHANT,
    FAR_ROW,
    HORSE,
    KING,
    PATROL,
    PAWN,
    ROOK,
    ROW,
    SHIELD,
    WARDEN,
)
from obelisk.games.xionghan.definitions import crossed, in_palace

# Kinds that go alike under all options.
SHAPES = {
    ROOK: IllegalAction("a rook goes along its row or column", "XH-15"),
    CANNON: IllegalAction("a cannon goes along its row or column", "XH-23"),
    WARDEN: IllegalAction("a warden goes straight or diagonally, over exactly one piece", "XH-32"),
    BOULDER: IllegalAction("a boulder goes straight or diagonally", "XH-39"),
    ARMOUR: IllegalAction("an armour goes along its row or column", "XH-41"),
    ASSASSIN: IllegalAction("an assassin goes along its row or column", "XH-45"),
    SHIELD: IllegalAction("a shield goes straight, over exactly one piece", "XH-48"),
    PATROL: IllegalAction("a patrol goes an even number of points along its row", "XH-52"),
}


def shape(record: np.record, kind: int, start: int) -> IllegalAction:
    """How the piece of this kind on a point goes, with the clause that says so."""
    explain = {
        KING: _king,
        HORSE: _horse,
        ELEPHANT: _elephant,
        ADVISOR: _advisor,
        PAWN: _pawn,
        ARCHER: _archer,
    }.get(kind)
    return SHAPES[kind] if explain is None else explain(record, start)


def _king(record: np.record, start: int) -> IllegalAction:
    inside = bool(record.king_can_diagonal_in_palace)
    outside = not record.king_lose_diagonal_outside_palace
    clause = "XH-11"
    if not record.king_can_leave_palace:
        if inside:
            return IllegalAction("a king goes one step in eight directions, in its palace", clause)
        return IllegalAction("a king goes one step straight, in its palace", clause)
    if inside and outside:
        return IllegalAction("a king goes one step in eight directions", clause)
    if inside:
        return IllegalAction(
            "a king goes one step: in eight directions inside its palace, in four outside", clause
        )
    if outside:
        return IllegalAction(
            "a king goes one step: in four directions inside its palace, in eight outside", clause
        )
    return IllegalAction("a king goes one step straight", clause)


def _horse(record: np.record, start: int) -> IllegalAction:
    if not record.ma_can_straight_three:
        return IllegalAction("a horse jumps two points straight and one aside", "XH-16")
    return IllegalAction(
        "a horse jumps two points straight and one aside, or goes three straight", "XH-16"
    )


def _elephant(record: np.record, start: int) -> IllegalAction:
    if not record.xiang_can_cross_river:
        return IllegalAction(
            "an elephant goes two points diagonally, on its side of the river", "XH-18"
        )
    if not record.xiang_gain_jump_two_outside_river:
        return IllegalAction("an elephant goes two points diagonally", "XH-18")
    return IllegalAction(
        "an elephant goes two points diagonally, and across the river two straight", "XH-18"
    )


def _advisor(record: np.record, start: int) -> IllegalAction:
    clause = "XH-21" if in_palace(int(record.side), start) else "XH-22"
    if not record.shi_can_leave_palace:
        return IllegalAction("an advisor goes one step diagonally, in its palace", clause)
    if not record.shi_gain_straight_outside_palace:
        return IllegalAction("an advisor goes one step diagonally", clause)
    return IllegalAction(
        "an advisor goes one step diagonally, and outside its palace also straight", clause
    )


def _pawn(record: np.record, start: int) -> IllegalAction:
    side = int(record.side)
    if int(ROW[start]) == int(FAR_ROW[side]):
        if record.pawn_backward_at_base_enabled or record.pawn_full_movement_at_base_enabled:
            return IllegalAction("a pawn on the far row goes one step sideways or back", "XH-26")
        return IllegalAction("a pawn on the far row goes one step sideways", "XH-26")
    if crossed(record, side, start):
        return IllegalAction("a pawn across the river goes one step forward or sideways", "XH-25")
    if record.pawn_fast_march:
        return IllegalAction(
            "a pawn goes straight forward, one step or several up to the river", "XH-27"
        )
    return IllegalAction(
        "a pawn goes one step forward, and across the river also sideways", "XH-24"
    )


def _archer(record: np.record, start: int) -> IllegalAction:
    if record.she_track:
        return IllegalAction(
            "an archer goes one to three points along the diagonals that join stations", "XH-38"
        )
    return IllegalAction("an archer goes one to three points diagonally", "XH-36")
