"""Template: how good a position is in a game where one laser a side hunts a pharaoh.

Never imported as it stands: `hunters.hunting` runs it for Khet and for Pharaoh's Light, with the
kernels and tables of their rules under the names declared here. docs/a-new-game.md says what each
kernel promises to the search.

Both lasers are fired as the board stands, without consequences. An action that touches neither the
beam nor its laser changes nothing of the own shot, so what that shot strikes is won by nearly any
action, and what the other laser would strike is lost unless it is parried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.games.laser.beams import (
    CELLS,
    CLOCKWISE,
    COUNTER,
    LEAVES,
    STEP,
    enter,
    kind_of,
    owner_of,
)
from obelisk.games.laser.pharaohs import (
    ANUBIS,
    EYE,
    FIRST_ROW,
    LAST_ROW,
    PHARAOH,
    PYRAMID,
    SCARAB,
    clear_struck,
    turned,
)
from obelisk.games.laser.state import end_turn
from obelisk.kernels import Record
from obelisk.kernels.kernel import index, kernel

fire: Callable[[Record, Record], None]
legal_actions: Callable[[Record, Any, Record], int]
EFFECTS: Any  # what pieces do to beams, a row for each seat
OTHER_ACTIONS: int  # actions below this number are not done with a piece

TERMS = (
    "pyramids",
    "shields",
    "eyes",
    "shot now",  # hundredths of a pyramid that the own laser strikes as the board stands
    "shot next",  # the same for the other laser
    "pharaoh exposed",  # squares from which light would reach the pharaoh
    "light crossing",  # those of them that the enemy's beam touches
    "light beside",  # those of them next to the enemy's beam
    "beam reach",  # squares of the beam in the half of the enemy's pharaoh
    "beam length",
    "mirrors at hand",  # two-sided mirrors, by how near they are to the enemy's pharaoh
    "pyramids near",  # pyramids near the enemy's pharaoh
    "guards",  # own pieces next to the pharaoh
    "in danger",
    "to act",
)
WIN_AT_ONCE = 20000

# What a piece is worth when it is struck.
VALUE = np.zeros(8, np.int32)
VALUE[PHARAOH], VALUE[PYRAMID], VALUE[ANUBIS], VALUE[EYE] = WIN_AT_ONCE, 100, 130, 200

OWN, OTHER = 1, 2  # whose beam lights a cell: that of the side to act, or the other one
NOTES = np.dtype(
    [
        ("lit", np.uint8, CELLS),  # bits OWN and OTHER
        ("pharaoh", np.uint8, 2),  # where each seat's is; 0 if it has none
        ("pieces", np.uint8, 80 + 1),  # where they stand
        ("count", np.int32, 16),  # how many there are by kind, those of the second seat from 8 on
        ("near", np.int32, 16),  # how near they are to the enemy's pharaoh, added up
        ("strikes", np.int32, 2),  # what the lasers win as the board stands: own, other
        ("reach", np.int32, 2),
        ("length", np.int32, 2),
    ],
    align=True,
)

ROW = np.array([cell // 12 for cell in range(CELLS)], np.int8)
COLUMN = np.array([cell % 12 for cell in range(CELLS)], np.int8)


@kernel
def distance(one: int, other: int) -> int:
    """Steps of a piece that may move diagonally."""
    rows = abs(int(ROW[index(one)]) - int(ROW[index(other)]))
    columns = abs(int(COLUMN[index(one)]) - int(COLUMN[index(other)]))
    return max(rows, columns)


@kernel
def struck_value(s: Record, seat: int, shot: Record) -> int:
    """What a shot of `seat` wins by the pieces it strikes."""
    value = 0
    for i in range(int(shot.strikes)):
        piece = int(s.board[index(shot.struck[index(i)])])
        worth = int(VALUE[index(kind_of(piece))])
        value += -worth if owner_of(piece) == seat else worth
    return value


@kernel
def shoot(s: Record, seat: int, shot: Record) -> int:
    """Fire the laser of `seat` without consequences; return what it would win."""
    side = int(s.side)
    shot.beams = 0
    shot.strikes = 0
    s.side = seat
    fire(s, shot)
    s.side = side
    return struck_value(s, seat, shot)


@kernel
def survey(s: Record, notes: Record) -> None:
    """Count the pieces, and find the pharaohs.

    A cell is written and kept only if it counts: a branch on each would be guessed wrong too often.
    """
    for i in range(16):
        notes.count[index(i)] = 0
        notes.near[index(i)] = 0
    notes.pharaoh[0] = 0
    notes.pharaoh[1] = 0
    found = 0
    for row in range(FIRST_ROW, LAST_ROW + 1, 12):
        for square in range(row, row + 10):
            notes.pieces[index(found)] = square
            found += int(s.board[index(square)]) >> 5 != 0  # neither empty nor a missing row
    for i in range(found):
        square = int(notes.pieces[index(i)])
        piece = int(s.board[index(square)])
        notes.count[index(kind_and_owner(piece))] += 1
        if kind_of(piece) == PHARAOH:
            notes.pharaoh[index(owner_of(piece))] = square
    for i in range(found):
        square = int(notes.pieces[index(i)])
        piece = int(s.board[index(square)])
        prey = int(notes.pharaoh[index(1 - owner_of(piece))])
        notes.near[index(kind_and_owner(piece))] += 9 - distance(square, prey)


@kernel
def kind_and_owner(piece: int) -> int:
    """A piece's place in the counts: its kind, and 8 more for the second seat."""
    return (piece >> 2 & 7) + 8 * (piece >> 6)


@kernel
def look(s: Record, notes: Record, scratch: Record) -> None:
    """Note the pieces, and both beams as the board stands."""
    for cell in range(CELLS):
        notes.lit[index(cell)] = 0
    survey(s, notes)
    side = int(s.side)
    for turn in range(2):
        seat = side ^ turn
        notes.strikes[index(turn)] = shoot(s, seat, scratch)
        prey = int(notes.pharaoh[index(1 - seat)])
        half = int(ROW[index(prey)]) >= 5
        reach = 0
        steps = int(scratch.start[index(scratch.beams)])
        for i in range(steps):
            cell = int(scratch.path[index(i)])
            notes.lit[index(cell)] |= OWN << turn
            reach += (int(ROW[index(cell)]) >= 5) == half
        origin = int(scratch.origin[0])
        notes.lit[index(origin)] |= OWN << turn
        notes.reach[index(turn)] = reach
        notes.length[index(turn)] = steps


@kernel
def exposure(s: Record, seat: int, light: int, notes: Record) -> tuple[int, int, int]:
    """From how many squares light reaches the pharaoh of `seat`.

    Also how many of them a beam of the kind `light` touches, and next to how many one passes.
    Mirrors work both ways, so the squares are found by light that goes out from the pharaoh.
    """
    pharaoh = int(notes.pharaoh[index(seat)])
    squares, crossing, beside = 0, 0, 0
    for way in range(4):
        square, heading = pharaoh, way
        for _ in range(40):  # where light goes round in a ring it is enough
            square += int(STEP[index(heading)])
            heading = enter(s.board, square, heading, EFFECTS[index(1 - seat)])
            if heading >= LEAVES:
                break
            squares += 1
            if int(notes.lit[index(square)]) & light:
                crossing += 1
            else:
                around = 0
                for side in range(4):
                    around |= int(notes.lit[index(square + int(STEP[index(side)]))])
                beside += (around & light) != 0
    return squares, crossing, beside


@kernel
def lead(numbers: Any, kind: int, seat: int) -> int:
    """How far `seat` is ahead in what was counted for a kind."""
    ahead = int(numbers[index(kind)]) - int(numbers[index(kind + 8)])
    return -ahead if seat else ahead


@kernel
def measure(s: Record, notes: Record, terms: Any) -> None:
    """Write what speaks for the side to act less what speaks for the other."""
    side = int(s.side)
    other = 1 - side
    terms[0] = lead(notes.count, PYRAMID, side)
    terms[1] = lead(notes.count, ANUBIS, side)
    terms[2] = lead(notes.count, EYE, side)
    now, then = int(notes.strikes[0]), int(notes.strikes[1])
    terms[3] = min(now, 300)
    terms[4] = -min(then, 300)
    squares, crossing, beside = exposure(s, side, OTHER, notes)
    their_squares, their_crossing, their_beside = exposure(s, other, OWN, notes)
    terms[5] = squares - their_squares
    terms[6] = crossing - their_crossing
    terms[7] = beside - their_beside
    terms[8] = int(notes.reach[0]) - int(notes.reach[1])
    terms[9] = int(notes.length[0]) - int(notes.length[1])
    terms[10] = lead(notes.near, SCARAB, side)
    terms[11] = lead(notes.near, PYRAMID, side)
    terms[12] = guards(s, side, notes) - guards(s, other, notes)
    terms[13] = then >= WIN_AT_ONCE // 2
    terms[14] = 1


@kernel
def guards(s: Record, seat: int, notes: Record) -> int:
    """Own pieces beside the pharaoh of `seat`."""
    pharaoh = int(notes.pharaoh[index(seat)])
    count = 0
    for way in range(4):
        count += owner_of(int(s.board[index(pharaoh + int(STEP[index(way)]))])) == seat
    return count


@kernel
def in_danger(s: Record, notes: Record) -> bool:
    """Whether the other laser strikes the pharaoh of the side to act as the board stands."""
    return int(notes.strikes[1]) >= WIN_AT_ONCE // 2


@kernel
def expected(notes: Record) -> int:
    """What an action wins that leaves the own shot as it is."""
    return int(notes.strikes[0])


@kernel
def touches(action: int, light: int, notes: Record) -> bool:
    """Whether an action touches one of the beams."""
    if action < OTHER_ACTIONS:
        return False
    square, to = action >> 8, action & 255
    lit = int(notes.lit[index(square)])
    if to not in (CLOCKWISE, COUNTER):
        lit |= int(notes.lit[index(to)])
    return (lit & light) != 0


@kernel
def promise(s: Record, action: int, notes: Record, scratch: Record) -> int:
    """What an action wins by its shot."""
    if action < OTHER_ACTIONS:
        return 0
    if not touches(action, OWN, notes):
        return int(notes.strikes[0])
    square, to = index(action >> 8), index(action & 255)
    piece = int(s.board[square])
    if to in (CLOCKWISE, COUNTER):
        s.board[square] = turned(piece, int(to))
        value = shoot(s, int(s.side), scratch)
    else:
        target = int(s.board[to])
        s.board[square] = target
        s.board[to] = piece
        value = shoot(s, int(s.side), scratch)
        s.board[to] = target
    s.board[square] = piece
    return value


@kernel
def sharp_actions(s: Record, actions: Any, notes: Record, scratch: Record) -> int:
    """Write the actions that win something by changing the own shot; return how many."""
    kept = 0
    least = max(int(notes.strikes[0]), 0)
    for i in range(legal_actions(s, actions, scratch)):
        action = int(actions[index(i)])
        if touches(action, OWN, notes) and promise(s, action, notes, scratch) > least:
            actions[index(kept)] = action
            kept += 1
    return kept


@kernel
def parries(s: Record, actions: Any, notes: Record, scratch: Record) -> int:
    """Write the actions that may save a pharaoh in danger; return how many.

    They touch the beam that threatens it, or change the own shot, which may strike a mirror of it.
    """
    kept = 0
    for i in range(legal_actions(s, actions, scratch)):
        action = int(actions[index(i)])
        if touches(action, OTHER, notes) or (
            touches(action, OWN, notes) and promise(s, action, notes, scratch) > 0
        ):
            actions[index(kept)] = action
            kept += 1
    return kept


@kernel
def may_skip(s: Record, notes: Record) -> bool:
    """Whether to do nothing is hardly better than any action."""
    side = int(s.side)
    return int(notes.count[index(PYRAMID + 8 * side)]) > 1


@kernel
def skip(s: Record, scratch: Record) -> None:
    """Fire without an action."""
    scratch.beams = 0
    scratch.strikes = 0
    fire(s, scratch)
    clear_struck(s, scratch)
    end_turn(s, int(scratch.strikes))
