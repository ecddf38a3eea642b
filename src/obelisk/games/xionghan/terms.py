"""The terms of the evaluation and what one unit of each is worth.

The first weights came from what the kinds can do. Over 1,200 positions of 30 games, where a capture
was chosen half of the time if there was one and else any action, a piece had on average so many
moves:

    cannon 11.0, boulder 9.3, warden 7.6, rook 6.2, assassin 5.5, armour 5.0, shield 4.3,
    horse 4.2, archer 3.6, advisor 3.3, patrol 2.5, elephant 1.9, pawn 0.8

and could capture, where play had been quite random: cannon 0.59, rook 0.27, horse 0.20,
boulder 0.11, archer 0.08, advisor 0.05, elephant 0.04, pawn 0.03, patrol 0.02. The first scale
says what a kind is worth for moving about, the second for taking; a rook gains on an emptier
board, where it has 24 moves, and a cannon loses its screens there. Kinds that take nothing are
worth what they do instead: a Warden freezes up to four pieces, an Armour threatens lines, an
Assassin costs the enemy whatever it can get next to, a Shield saves its neighbours.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from obelisk.core.weights import read_weights
from obelisk.games.xionghan.board import (
    ADVISOR,
    ARMOUR,
    ELEPHANT,
    HORSE,
    KINDS,
    ROOK,
    WARDEN,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

# Counts are those of the side to act less those of the other side; `weights.json` says what one is
# worth, in hundredths of a pawn. The material comes first, in the order of the kinds.
TERMS = (
    "rook",
    "horse",
    "elephant",
    "advisor",
    "cannon",
    "pawn",
    "warden",
    "archer",
    "boulder",
    "armour",
    "assassin",
    "shield",
    "patrol",
    # The same pieces again, where an option makes more or less of them.
    "horse_going_straight",  # ma_can_straight_three
    "elephant_crossing",  # xiang_can_cross_river
    "advisor_leaving",  # shi_can_leave_palace
    "warden_freezing",  # wei_facing all or all_but_king
    "warden_capturing",  # wei_can_capture
    "archer_on_track",  # she_track lattice
    "armour_diagonal",  # jia_diagonal
    "armour_everywhere",  # jia_scope any
    # Pawns and the dead
    "pawn_rows",  # rows from where it started, or how near it is to the far row
    "pawn_crossed",
    "pawn_inside",  # of crossed pawns: files from the edge
    "pawn_revivable",
    "promotion",  # best kind in the pool, in pawns, times how near a pawn is (1 to 4)
    # Freedom
    "rook_reach",  # empty points in its four ways
    "cannon_reach",
    "horse_legs",  # free straight neighbours
    "archer_room",  # free diagonal neighbours
    "glider_room",  # of Armour and Assassin: free straight neighbours
    # Attack
    "closeness",  # of attackers to the enemy palace
    "rook_threat",  # what stands in a rook's way, in pawns
    "cannon_threat",  # what a cannon aims at
    "pawn_threat",  # what stands before a pawn
    # The king
    "king_guards",  # own pieces beside it
    "king_open",  # straight ways from it without an own piece
    "king_protected",  # beside an own Shield that protects it
    "king_out",  # outside its palace, times the share of the enemy's pieces left (0 to 4)
    "race",  # steps it is nearer to the enemy palace, times the share of those gone (0 to 4)
    "march",  # steps it is nearer, times how far its side is ahead in material (0 to 8)
    # Wardens and Shields
    "frozen",  # worth of own pieces that cannot move, in pawns
    "protected",  # worth of own pieces that cannot be taken
    "disarmed",  # worth of own pieces that cannot take
    "tempo",  # 1: the side to act
)
WEIGHTS = read_weights(Path(__file__).with_name("weights.json"), TERMS)

(
    HORSE_STRAIGHT, ELEPHANT_CROSSING, ADVISOR_LEAVING, WARDEN_FREEZING, WARDEN_CAPTURING,
    ARCHER_ON_TRACK, ARMOUR_DIAGONAL, ARMOUR_EVERYWHERE,
    PAWN_ROWS, PAWN_CROSSED, PAWN_INSIDE, PAWN_REVIVABLE, PROMOTION,
    ROOK_REACH, CANNON_REACH, HORSE_LEGS, ARCHER_ROOM, GLIDER_ROOM,
    CLOSENESS, ROOK_THREAT, CANNON_THREAT, PAWN_THREAT,
    KING_GUARDS, KING_OPEN, KING_PROTECTED, KING_OUT, RACE, MARCH,
    FROZEN, PROTECTED, DISARMED, TEMPO,
) = range(KINDS - 1, len(TERMS))  # fmt: skip


# The options that are usual and make more of a kind.
USUAL = (
    (HORSE, HORSE_STRAIGHT),
    (ELEPHANT, ELEPHANT_CROSSING),
    (ADVISOR, ADVISOR_LEAVING),
    (WARDEN, WARDEN_FREEZING),
    (ARMOUR, ARMOUR_DIAGONAL),
)


def _values() -> NDArray[np.int32]:
    """What a piece of a kind is worth by the usual options; a king counts as nothing."""
    values = np.zeros(16, np.int32)
    values[ROOK : KINDS + 1] = WEIGHTS[: KINDS - 1]
    for kind, term in USUAL:
        values[kind] += WEIGHTS[term]
    return values


VALUES = _values()
PAWNS_WORTH = (VALUES + 50) // 100
CAPTURING_WARDEN = int(VALUES[WARDEN] + WEIGHTS[WARDEN_CAPTURING])


@kernel
def worth(s: Record, kind: int) -> int:
    """What a piece is worth where actions are ordered, in hundredths of a pawn."""
    if kind == WARDEN and int(s.wei_can_capture):
        return CAPTURING_WARDEN
    return int(VALUES[index(kind)])


@kernel
def in_pawns(kind: int) -> int:
    """What a piece is worth in pawns, about."""
    return int(PAWNS_WORTH[index(kind)])
