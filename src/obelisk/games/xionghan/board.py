"""The board of Xionghan chess as kernels see it: points, pieces, actions, the record of a state.

Points are cells of a board with a border (`core.grid`), row 0 of the rulebook at the top. A piece
is `16 * (seat + 1) + kind`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.core.grid import Grid
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.kernels.zobrist import zobrist

# XH-1
GRID = Grid(files=13, numbers=(13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))
STRIDE = GRID.stride
CELLS = GRID.cells
SQUARES = np.array(GRID.squares, np.uint8)
# The eight ways of a step, clockwise from the top: even ones are straight, odd ones diagonal.
STEP = np.array(GRID.neighbours, np.int32)
UP, RIGHT, DOWN, LEFT = 0, 2, 4, 6
NOWHERE = 0  # a cell of the border, where no piece ever stands

# Sets of cells are words of 60 bits, four whole rows in each.
NO_CELLS: Any = np.uint64(0)
WORD_CELLS = 4 * STRIDE
WORDS = -(-CELLS // WORD_CELLS)
WORD = np.array([cell // WORD_CELLS for cell in range(CELLS)], np.uint8)
BIT = np.array([1 << cell % WORD_CELLS for cell in range(CELLS)], np.uint64)
# Where a cell lies in its row and in its column, the border counted.
ACROSS = np.array([cell % STRIDE for cell in range(CELLS)], np.uint8)
DEEP = np.array([cell // STRIDE for cell in range(CELLS)], np.uint8)


def _boxes() -> npt.NDArray[np.uint64]:
    """The points up to 1, 2 or 3 steps from a point in all ways, `box[steps, cell, word]`."""
    boxes = np.zeros((4, CELLS, WORDS), np.uint64)
    places = {cell: GRID.place(cell) for cell in GRID.squares}
    for cell, (column, row) in places.items():
        for other, (x, y) in places.items():
            boxes[max(abs(column - x), abs(row - y), 1) :, cell, WORD[other]] |= BIT[other]
    return boxes


BOX = _boxes()


def _beside() -> npt.NDArray[np.uint64]:
    """The neighbours of a point, `beside[straight, cell, word]`; not the diagonal ones if straight.

    That is the number of the option `dun_adjacency`.
    """
    beside = np.zeros((2, CELLS, WORDS), np.uint64)
    for cell in GRID.squares:
        for way, step in enumerate(GRID.neighbours):
            near = cell + step
            for straight in (0, 1) if way % 2 == 0 else (0,):
                beside[straight, cell, WORD[near]] |= BIT[near]
    return beside


BESIDE = _beside()

RED, BLACK = 0, 1
NOBODY = -1

# Kinds, and what else a cell may hold.
EMPTY = 0
KING, ROOK, HORSE, ELEPHANT, ADVISOR, CANNON, PAWN = 1, 2, 3, 4, 5, 6, 7
WARDEN, ARCHER, BOULDER, ARMOUR, ASSASSIN, SHIELD, PATROL = 8, 9, 10, 11, 12, 13, 14
KINDS = 14
EDGE = 15
CODES = 48  # every cell is below this

PIECE_KEYS, SIDE_KEY = zobrist("xionghan", CODES, CELLS)
# The keys of the dead are added up: as many as a pool can hold stay within 64 bits.
DEAD_KEYS = PIECE_KEYS[:, NOWHERE] >> np.uint64(20)

ROW = np.array([cell // STRIDE - 1 for cell in range(CELLS)], np.int8)
COLUMN = np.array([cell % STRIDE - 1 for cell in range(CELLS)], np.int8)
FAR_ROW = np.array([0, 12], np.int8)
FORWARD = np.array([UP, DOWN], np.int8)

PALACE_ROWS = ((9, 11), (1, 3))


def _palaces() -> npt.NDArray[np.uint8]:
    """Whose palace a cell belongs to, `palace[seat, cell]`. XH-2"""
    palaces = np.zeros((2, CELLS), np.uint8)
    for seat, (top, bottom) in enumerate(PALACE_ROWS):
        for row in range(top, bottom + 1):
            for column in (5, 6, 7):
                palaces[seat, GRID.cell(column, row)] = 1
    return palaces


PALACE = _palaces()


def _distances() -> npt.NDArray[np.int8]:
    """Steps from a point to the palace of the enemy, also diagonal ones, `[seat, cell]`."""
    distances = np.zeros((2, CELLS), np.int8)
    for seat, (top, bottom) in enumerate(reversed(PALACE_ROWS)):
        for cell in GRID.squares:
            column, row = GRID.place(cell)
            aside = max(5 - column, column - 7, 0)
            distances[seat, cell] = max(top - row, row - bottom, aside, 0)
    return distances


DISTANCE = _distances()

# Where the pawns of each side stand at first, and where they are revived. XH-30
PAWN_POINTS = np.array([[GRID.cell(2 * i, row) for i in range(7)] for row in (8, 4)], np.uint8)


def _stations() -> npt.NDArray[np.uint8]:
    """The stations of the Archer's lattice. XH-38"""
    stations = np.zeros(CELLS, np.uint8)
    for row in range(0, 13, 3):
        for column in range(0, 13, 3):
            stations[GRID.cell(column, row)] = (row + column) % 2 == 0
    return stations


STATION = _stations()

# Why a game is over; ONGOING while it is not. XH-63
ONGOING, KING_REMOVED, PALACE_ENTERED, CHECKMATE, STALEMATE = 0, 1, 2, 3, 4
FACING, REPETITION, PERPETUAL, INSUFFICIENT, NO_PROGRESS = 5, 6, 7, 8, 9

# Options that are words, by the number that their place in the list gives them (`options.py`).
OPTIONAL, MANDATORY, NO_PROMOTION = 0, 1, 2
FREEZES_ALL, FREEZES_ALL_BUT_KING, FREEZES_ASSASSIN, FREEZES_NOTHING = 0, 1, 2, 3
STRICT, SIMPLE, NEVER = 0, 1, 2
FACES_ON_COLUMN, FACES_ON_LINE, FACING_DRAWS = 0, 1, 2

STATE = np.dtype(
    [
        ("zobrist", np.uint64),  # of placement and side
        ("places", np.uint64, (2, WORDS)),  # where the pieces of each side stand
        ("shields", np.uint64, (2, WORDS)),  # where its Shields do
        ("dead", np.uint64),  # sum of the keys of the dead
        ("quiet", np.int64),
        ("ply", np.int64),
        ("repeats", np.int64),  # how often this position has stood, itself included
        ("quiet_limit", np.int32),
        ("checks", np.int32, 2),  # how many of its last actions on end each side gave check by
        ("absent", np.int32),  # kinds that are switched off, a bit each. XH-7
        ("rows", np.uint16, STRIDE + 1),  # where pieces stand in a row; one to spare leaves no gap
        ("columns", np.uint16, STRIDE + 1),
        ("pool", np.uint16, CODES),  # the dead, by piece. XH-10
        ("count", np.uint8, CODES),  # the living, by piece
        ("board", np.uint8, CELLS),
        ("kings", np.uint8, 2),  # where they stand; NOWHERE: removed
        ("side", np.uint8),
        ("check", np.uint8),  # whether the side to act is in check
        ("stuck", np.uint8),  # whether the side to act has no legal action
        ("lasting", np.uint8),  # whether the last action can never be undone by others
        ("over", np.uint8),
        ("winner", np.int8),
        # The options, each under its name.
        ("king_can_leave_palace", np.uint8),
        ("king_lose_diagonal_outside_palace", np.uint8),
        ("king_can_diagonal_in_palace", np.uint8),
        ("shi_can_leave_palace", np.uint8),
        ("shi_gain_straight_outside_palace", np.uint8),
        ("xiang_can_cross_river", np.uint8),
        ("xiang_gain_jump_two_outside_river", np.uint8),
        ("ma_can_straight_three", np.uint8),
        ("pawn_backward_at_base_enabled", np.uint8),
        ("pawn_full_movement_at_base_enabled", np.uint8),
        ("crossing_row", np.uint8),
        ("pawn_fast_march", np.uint8),
        ("promotion", np.uint8),
        ("pawn_resurrection", np.uint8),
        ("wei_can_capture", np.uint8),
        ("wei_facing", np.uint8),
        ("she_track", np.uint8),
        ("pinch_from_origin", np.uint8),
        ("lei_isolation", np.uint8),
        ("jia_scope", np.uint8),
        ("jia_diagonal", np.uint8),
        ("ci_exchange", np.uint8),
        ("dun_adjacency", np.uint8),
        ("dun_protects_king", np.uint8),
        ("dun_disarms", np.uint8),
        ("indirect_check", np.uint8),
        ("stalemate", np.uint8),
        ("perpetual_check", np.uint8),
        ("insufficient_material", np.uint8),
        ("kings_face", np.uint8),
        ("palace_entry_wins", np.uint8),
    ],
    align=True,
)


# Pieces


@kernel
def kind_of(piece: int) -> int:
    """The kind of a piece; EMPTY or EDGE for what is none."""
    return int(piece) & 15


@kernel
def owner_of(piece: int) -> int:
    """The seat that a piece belongs to; NOBODY for what is none."""
    return (int(piece) >> 4) - 1


@kernel
def piece_of(seat: int, kind: int) -> int:
    """The piece of a kind and side."""
    return 16 * (seat + 1) + kind


@kernel
def pieces_of(s: Record, seat: int) -> int:
    """How many pieces a side has."""
    pieces = 0
    for kind in range(1, KINDS + 1):
        pieces += int(s.count[index(piece_of(seat, kind))])
    return pieces


@kernel
def is_near(s: Record, seat: int, point: int, steps: int) -> bool:
    """Whether a piece of a side stands up to so many steps, 1 to 3, from a point."""
    found = NO_CELLS
    for word in range(WORDS):
        found |= s.places[index(seat), index(word)] & BOX[index(steps), index(point), index(word)]
    return bool(found != NO_CELLS)


@kernel
def toggle(s: Record, point: int, seat: int) -> None:
    """A piece of a side comes to a point or leaves it: keep the sets of cells true."""
    cell = index(point)
    across, deep = int(ACROSS[cell]), int(DEEP[cell])
    s.places[index(seat), index(WORD[cell])] ^= BIT[cell]
    s.rows[index(deep)] = int(s.rows[index(deep)]) ^ 1 << across
    s.columns[index(across)] = int(s.columns[index(across)]) ^ 1 << deep


@kernel
def put(s: Record, point: int, piece: int) -> None:
    """Set a point of the board; the hash is left to whoever plays for good."""
    cell = index(point)
    old = int(s.board[cell])
    s.board[cell] = piece
    s.count[index(old)] = int(s.count[index(old)]) - 1
    s.count[index(piece)] = int(s.count[index(piece)]) + 1
    if old != EMPTY:
        toggle(s, point, owner_of(old))
    if piece != EMPTY:
        toggle(s, point, owner_of(piece))
    if kind_of(old) == SHIELD:
        s.shields[index(owner_of(old)), index(WORD[cell])] ^= BIT[cell]
    if kind_of(piece) == SHIELD:
        s.shields[index(owner_of(piece)), index(WORD[cell])] ^= BIT[cell]
    if kind_of(old) == KING:
        s.kings[index(owner_of(old))] = NOWHERE
    if kind_of(piece) == KING:
        s.kings[index(owner_of(piece))] = point


# Actions. A move is `256 * start + target`. No piece starts from the cells below 16: there a
# promotion is `256 * kind` and the place of the pawn, a revival `256 * 15 + point`.

REVIVAL = 15
# Where a pawn comes from that reaches the far row: from behind, from the left, from the right.
_ARRIVALS = np.array([[DOWN, LEFT, RIGHT], [UP, LEFT, RIGHT]], np.int8)


@kernel
def move_code(start: int, target: int) -> int:
    return start << 8 | target


@kernel
def revival_code(point: int) -> int:
    return REVIVAL << 8 | point


@kernel
def promotion_code(seat: int, start: int, target: int, kind: int) -> int:
    arrival = 0
    if int(ROW[index(start)]) == int(ROW[index(target)]):
        arrival = 1 if start < target else 2
    return kind << 8 | seat << 6 | arrival << 4 | int(COLUMN[index(target)])


@kernel
def is_revival(action: int) -> bool:
    return action >> 8 == REVIVAL


@kernel
def promotes_to(action: int) -> int:
    """The kind that a promotion names, or EMPTY."""
    kind = action >> 8
    return kind if kind < REVIVAL else EMPTY


@kernel
def target_of(action: int) -> int:
    """Where an action puts its piece."""
    if promotes_to(action) == EMPTY:
        return action & 255
    row = int(FAR_ROW[index(action >> 6 & 1)])
    return (row + 1) * STRIDE + (action & 15) + 1


@kernel
def start_of(action: int) -> int:
    """Where the piece of a move or promotion comes from; NOWHERE for a revival."""
    if promotes_to(action):
        way = int(_ARRIVALS[index(action >> 6 & 1), index(action >> 4 & 3)])
        return target_of(action) + int(STEP[index(way)])
    return NOWHERE if is_revival(action) else action >> 8


# At most 24 moves lead to a point: from the nearest and from the second piece in each of eight
# ways, and from the eight points of a horse's jump. Then promotions, revivals, one to spare.
MOST_ACTIONS = 169 * 24 + 13 * 3 * 12 + 7 + 1

# How a piece died. XH-10
CAPTURED, HIT_BY_LINE, EXCHANGED = 1, 2, 3

# What is noted down of one action: every change of a point in order, and every death.
NOTES = np.dtype(
    [
        ("changes", np.int32),
        ("deaths", np.int32),
        ("check", np.int32),  # whether it gave check
        ("cell", np.uint8, 256),
        ("before", np.uint8, 256),
        ("after", np.uint8, 256),
        ("death_cell", np.uint8, 256),
        ("death_piece", np.uint8, 256),
        ("death_cause", np.uint8, 256),
        ("death_line", np.uint8, (256, 3)),  # the points of a line that hit it. XH-42
        ("hit", np.uint8, CELLS),  # while lines are looked for: the points that one has hit
    ],
    align=True,
)
SCRATCH = np.dtype(
    [
        ("done", NOTES),  # of the action that was played
        ("trial", NOTES),  # of one whose legality is tested
        ("found", np.uint16, MOST_ACTIONS),
        ("takers", np.uint8, 170),  # the pieces that may capture something, and one to spare
        ("touched", np.uint8, CELLS),  # the points that decide whether a check stands
    ],
    align=True,
)
