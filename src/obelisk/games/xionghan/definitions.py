"""The definitions of book/en.md, section 4, each as a kernel of its own.

Moves, check and the words of a refusal all rest on these.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.games.xionghan.board import (
    ACROSS,
    ARMOUR,
    ASSASSIN,
    BESIDE,
    COLUMN,
    DEEP,
    EDGE,
    EMPTY,
    FACES_ON_LINE,
    FACING_DRAWS,
    FREEZES_ALL,
    FREEZES_ALL_BUT_KING,
    FREEZES_ASSASSIN,
    KINDS,
    KING,
    NO_CELLS,
    NOWHERE,
    PALACE,
    RED,
    ROW,
    SHIELD,
    STATION,
    STEP,
    STRIDE,
    WARDEN,
    WORD_CELLS,
    WORDS,
    kind_of,
    owner_of,
    piece_of,
)
from obelisk.kernels import Record
from obelisk.kernels.bits import highest, lowest
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

# Places


@kernel
def in_palace(seat: int, point: int) -> bool:
    """Whether a point belongs to the palace of a seat. XH-2"""
    return int(PALACE[index(seat), index(point)]) != 0


@kernel
def crossed(s: Record, seat: int, point: int) -> bool:
    """过河: whether a piece of `seat` is across the river there. XH-3"""
    row = int(ROW[index(point)])
    past = int(s.crossing_row)
    return row <= 6 - past if seat == RED else row >= 6 + past


@kernel
def on_patrol_row(point: int) -> bool:
    """Whether a Patrol can move there. XH-52"""
    row = int(ROW[index(point)])
    return row == 5 or row == 7


@kernel
def occupied(s: Record, point: int) -> bool:
    """Whether a piece of any colour stands on a cell."""
    cell = int(s.board[index(point)])
    return cell != EMPTY and cell != EDGE


@kernel
def first_piece(s: Record, point: int, way: int) -> int:
    """The first cell that is not empty, from `point` on: a piece, or the edge of the board."""
    step = int(STEP[index(way)])
    point += step
    while int(s.board[index(point)]) == EMPTY:
        point += step
    return point


@kernel
def after(line: int, place: int) -> int:
    """The first place of a row or column after a place that is not empty, or its edge."""
    return min(place + 1 + lowest(np.uint64(line >> place + 1)), STRIDE - 1)


@kernel
def before(line: int, place: int) -> int:
    """The last place of a row or column before a place that is not empty, or its edge."""
    return max(highest(np.uint64(line & (1 << place) - 1)), 0)


@kernel
def straight_pieces(s: Record, point: int) -> tuple[int, int, int, int]:
    """As `first_piece`, in all four straight ways at once: up, right, down, left."""
    across, deep = int(ACROSS[index(point)]), int(DEEP[index(point)])
    row, column = int(s.rows[index(deep)]), int(s.columns[index(across)])
    start = point - across
    return (
        before(column, deep) * STRIDE + across,
        start + after(row, across),
        after(column, deep) * STRIDE + across,
        start + before(row, across),
    )


@kernel
def second_straight_pieces(s: Record, point: int) -> tuple[int, int, int, int]:
    """What stands behind each of the `straight_pieces`; a cell of the border if nothing does."""
    across, deep = int(ACROSS[index(point)]), int(DEEP[index(point)])
    row, column = int(s.rows[index(deep)]), int(s.columns[index(across)])
    start = point - across
    return (
        before(column, before(column, deep)) * STRIDE + across,
        start + after(row, after(row, across)),
        after(column, after(column, deep)) * STRIDE + across,
        start + before(row, before(row, across)),
    )


# Facing

# Which kinds a Warden's stare stops, `freezable[wei_facing, kind]`. XH-34
FREEZABLE = np.zeros((4, KINDS + 1), np.uint8)
FREEZABLE[[FREEZES_ALL, FREEZES_ALL_BUT_KING], KING:] = 1
FREEZABLE[FREEZES_ALL_BUT_KING, KING] = 0
FREEZABLE[FREEZES_ASSASSIN, ASSASSIN] = 1


@kernel
def kings_facing(s: Record) -> bool:
    """对脸: whether nothing stands between the kings on a column (or row). XH-13"""
    one, other = int(s.kings[0]), int(s.kings[1])
    if one == NOWHERE or other == NOWHERE:
        return False
    if int(COLUMN[index(one)]) == int(COLUMN[index(other)]):
        way = 4 if one < other else 0
    elif int(s.kings_face) == FACES_ON_LINE and int(ROW[index(one)]) == int(ROW[index(other)]):
        way = 2 if one < other else 6
    else:
        return False
    return first_piece(s, one, way) == other


@kernel
def facing_is_banned(s: Record) -> bool:
    """Whether the kings face each other where no action may leave them so. XH-13"""
    return int(s.kings_face) != FACING_DRAWS and kings_facing(s)


@kernel
def facing_draws(s: Record) -> bool:
    """Whether the kings face each other where that ends the game. XH-13"""
    return int(s.kings_face) == FACING_DRAWS and kings_facing(s)


@kernel
def facing_warden(s: Record, point: int) -> int:
    """照面: the enemy Warden that freezes the piece on a point, or NOWHERE. XH-34"""
    piece = int(s.board[index(point)])
    warden = piece_of(1 - owner_of(piece), WARDEN)
    if int(s.count[index(warden)]) == 0 or not can_be_frozen(s, kind_of(piece)):
        return NOWHERE
    up, right, down, left = straight_pieces(s, point)
    if int(s.board[index(up)]) == warden:
        return up
    if int(s.board[index(right)]) == warden:
        return right
    if int(s.board[index(down)]) == warden:
        return down
    return left if int(s.board[index(left)]) == warden else NOWHERE


@kernel
def can_be_frozen(s: Record, kind: int) -> bool:
    """Whether a Warden's stare stops this kind. XH-34"""
    return int(FREEZABLE[index(s.wei_facing), index(kind)]) != 0


@kernel
def frozen(s: Record, point: int) -> bool:
    """Whether the piece on a point cannot move. XH-34"""
    return facing_warden(s, point) != NOWHERE


# Pinch and isolation


@kernel
def pinched(s: Record, point: int, way: int) -> bool:
    """夹逼: whether the diagonal step from `point` squeezes between two pieces. XH-37"""
    return occupied(s, point + int(STEP[index(way - 1)])) and occupied(
        s, point + int(STEP[index(way + 1 & 7)])
    )


@kernel
def isolated(s: Record, boulder: int, way: int) -> bool:
    """落单: whether the piece next to a Boulder, in this way, stands alone. XH-40"""
    target = boulder + int(STEP[index(way)])
    if int(s.lei_isolation):  # its two neighbours in the ring round the Boulder
        return not occupied(s, boulder + int(STEP[index(way + 1 & 7)])) and not occupied(
            s, boulder + int(STEP[index(way - 1 & 7)])
        )
    colour = int(s.board[index(target)]) >> 4
    for straight in range(0, 8, 2):
        if int(s.board[index(target + int(STEP[index(straight)]))]) >> 4 == colour:
            return False
    return True


# Shields


@kernel
def shield_beside(s: Record, point: int, seat: int) -> int:
    """A Shield of `seat` next to a point, or NOWHERE. XH-50"""
    anywhere = NO_CELLS
    for word in range(WORDS):
        anywhere |= shields_beside(s, point, seat, word)
    if anywhere != NO_CELLS:  # seldom so
        for word in range(WORDS):
            found = shields_beside(s, point, seat, word)
            if found != NO_CELLS:
                return word * WORD_CELLS + lowest(found)
    return NOWHERE


@kernel
def shields_beside(s: Record, point: int, seat: int, word: int) -> Any:
    """The Shields of `seat` next to a point, of those in one word. XH-50"""
    neighbours = BESIDE[index(s.dun_adjacency), index(point), index(word)]
    return s.shields[index(seat), index(word)] & neighbours


@kernel
def protector(s: Record, point: int) -> int:
    """The Shield that protects the piece on a point (itself if it is one), or NOWHERE. XH-49"""
    piece = int(s.board[index(point)])
    kind = kind_of(piece)
    if kind == SHIELD:
        return point
    if kind == KING and not int(s.dun_protects_king):
        return NOWHERE
    return shield_beside(s, point, owner_of(piece))


@kernel
def protected(s: Record, point: int) -> bool:
    """Whether the piece on a point cannot be captured, hit or exchanged. XH-50"""
    return protector(s, point) != NOWHERE


@kernel
def disarming_shield(s: Record, point: int, seat: int) -> int:
    """The enemy Shield that disarms a piece of `seat` on a point, or NOWHERE. XH-51"""
    return shield_beside(s, point, 1 - seat) if int(s.dun_disarms) else NOWHERE


@kernel
def disarmed(s: Record, point: int, seat: int) -> bool:
    """Whether a piece of `seat` on a point cannot capture. XH-51"""
    return disarming_shield(s, point, seat) != NOWHERE


@kernel
def may_capture(s: Record, start: int, target: int) -> bool:
    """Whether what stands on `target` is an enemy that the piece on `start` may take."""
    seat = owner_of(int(s.board[index(start)]))
    return (
        owner_of(int(s.board[index(target)])) == 1 - seat
        and not protected(s, target)
        and not disarmed(s, start, seat)
    )


@kernel
def may_land(s: Record, start: int, target: int) -> bool:
    """Whether the target is empty or can be captured."""
    return int(s.board[index(target)]) == EMPTY or may_capture(s, start, target)


# Line of three, and exchange


@kernel
def counts_in_line(s: Record, point: int, seat: int) -> bool:
    """Whether an own piece on a point can be one of the two in a line. XH-44"""
    piece = int(s.board[index(point)])
    return owner_of(piece) == seat and kind_of(piece) != SHIELD and not disarmed(s, point, seat)


@kernel
def line_victim(s: Record, first: int, way: int, seat: int) -> int:
    """三子相连: the enemy that the line of three from `first` on removes, or NOWHERE. XH-42

    The line is on the board if its three points are: `first` and the next two in the given way.
    """
    armour = piece_of(seat, ARMOUR)
    victim, armours = NOWHERE, 0
    point = first
    for _ in range(3):
        piece = int(s.board[index(point)])
        if piece in (EMPTY, EDGE):
            return NOWHERE
        if owner_of(piece) != seat:
            if victim != NOWHERE:
                return NOWHERE
            victim = point
        elif not counts_in_line(s, point, seat):
            return NOWHERE
        armours += piece == armour
        point += int(STEP[index(way)])
    if victim == NOWHERE or armours == 0 or protected(s, victim):
        return NOWHERE
    return victim


@kernel
def behind(s: Record, start: int, target: int, way: int) -> int:
    """The point that an Assassin's move from `start` looks back at, or NOWHERE. XH-46"""
    if not int(s.ci_exchange):
        return start - int(STEP[index(way)])
    row = 2 * int(ROW[index(start)]) - int(ROW[index(target)])
    column = 2 * int(COLUMN[index(start)]) - int(COLUMN[index(target)])
    if not (0 <= row <= 12 and 0 <= column <= 12):
        return NOWHERE
    return (row + 1) * STRIDE + column + 1


@kernel
def exchanged(s: Record, start: int, target: int, way: int) -> int:
    """兑子: the enemy that dies together with an Assassin that moves so, or NOWHERE. XH-46, XH-47

    Judged on the board before the move.
    """
    victim = behind(s, start, target, way)
    if victim == NOWHERE or not may_capture(s, start, victim):
        return NOWHERE
    return victim


@kernel
def way_between(start: int, target: int) -> int:
    """The straight way that leads from one point to another of its row or column."""
    if int(ROW[index(start)]) == int(ROW[index(target)]):
        return 2 if target > start else 6
    return 4 if target > start else 0


@kernel
def is_station(point: int) -> bool:
    """Whether a point is a station of the Archer's lattice. XH-38"""
    return int(STATION[index(point)]) != 0


@kernel
def on_track(s: Record, point: int, way: int) -> bool:
    """Whether an Archer may go this diagonal way from a point. XH-38"""
    if not int(s.she_track):
        return True
    row, column = int(ROW[index(point)]), int(COLUMN[index(point)])
    falling = way == 3 or way == 7
    return (row - column if falling else row + column) % 6 == 0
