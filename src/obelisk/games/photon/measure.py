"""How good a position of Photon is: the terms, each for the side to act less the other."""

from __future__ import annotations

from typing import Any

from obelisk.games.laser.beams import (
    EDGE,
    EMPTY,
    HIT,
    STEP,
    STRIDE,
    kind_of,
    owner_of,
)
from obelisk.games.photon.looking import (
    is_crossed,
)
from obelisk.games.photon.rules import (
    BLOCK,
    MIRROR,
    NEIGHBOURS,
    SHOOTER,
)
from obelisk.games.photon.terms import (
    AIMS,
    ARMED,
    BACKWARD,
    BEARINGS,
    BLOCKS,
    CLOSENESS,
    COMING_GAIN,
    COMING_LOSS,
    FARTHEST,
    FURTHER_AIMS,
    MIRRORS,
    OPEN_LINES,
    ROOM,
    SHOOTERS,
    SPARE_POINTS,
    SUPPORT,
    TERMS,
    TURN,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def measure(s: Record, notes: Record, terms: Any) -> None:
    """Write what TERMS tell of a position that `look` has seen."""
    side = int(s.side)
    for term in range(len(TERMS)):
        terms[index(term)] = 0
    terms[OPEN_LINES] = draw_lines(s, notes, 1 - side) - draw_lines(s, notes, side)
    measure_side(s, notes, terms, side, 1)
    measure_side(s, notes, terms, 1 - side, -1)
    if int(notes.fallen) == 0:
        terms[COMING_GAIN] = int(notes.loss[index(1 - side)]) // 10
        terms[COMING_LOSS] = int(notes.loss[index(side)]) // 10
    terms[TURN] = 1


@kernel
def draw_lines(s: Record, notes: Record, seat: int) -> int:
    """Note from which squares, and with which heading, a shooter would strike the king of `seat`.

    Returns the number of these that are empty. Follows beams backward from the king until a piece
    that lets none pass. Not in a ring: what leads to the king leads nowhere else.
    """
    board = s.board
    backward = BACKWARD[int(s.mirror_model)]
    stamp = int(notes.clock) << 4
    empty = 0
    for last in range(4):
        heading = last
        square = int(notes.king[index(seat)])
        while square:
            square -= int(STEP[index(heading)])
            piece = int(board[index(square)])
            if piece == EDGE:
                break
            if kind_of(piece) == MIRROR:
                heading = int(backward[index(4 * piece + heading)])
                if heading == HIT:
                    break
                continue
            noted = int(notes.lines[index(seat), index(square)])
            if noted < stamp:
                noted = stamp
            notes.lines[index(seat), index(square)] = noted | 1 << heading
            if piece != EMPTY:
                break
            empty += 1
    return empty


@kernel
def measure_side(s: Record, notes: Record, terms: Any, seat: int, sign: int) -> None:
    """Add what stands for a seat, and against the other's king."""
    shooters = 0
    aims = 0
    target = int(notes.king[index(1 - seat)])
    for i in range(int(notes.count)):
        square = int(notes.pieces[index(i)])
        piece = int(s.board[index(square)])
        if owner_of(piece) != seat:
            continue
        kind = kind_of(piece)
        if kind == SHOOTER:
            shooters += 1
            terms[CLOSENESS] += sign * (FARTHEST - distance(square, target))
            actions = striking_distance(s, notes, square, piece & 3, 1 - seat)
            if actions <= 1:
                aims += 1
            elif actions == 2:
                terms[BEARINGS] += sign
        elif kind == MIRROR:
            terms[MIRRORS] += sign
            terms[SUPPORT] += sign * (FARTHEST - distance(square, target))
        elif kind == BLOCK:
            terms[BLOCKS] += sign
            terms[SPARE_POINTS] += sign * (piece & 3)
        else:
            terms[ROOM] += sign * room(s, notes, square)
    terms[SHOOTERS] += sign * shooters
    terms[ARMED] += sign * (shooters > 0)
    terms[AIMS] += sign * aims
    terms[FURTHER_AIMS] += sign * max(aims - 1, 0)


@kernel
def striking_distance(s: Record, notes: Record, square: int, heading: int, seat: int) -> int:
    """How many actions bring the king of `seat` into the line of a shooter: 0 to 3, 3 for more."""
    least = actions_in_place(notes, square, heading, seat)
    for way in range(4):
        beside = square + int(NEIGHBOURS[index(way)])
        if int(s.board[index(beside)]) == EMPTY:
            least = min(least, 1 + actions_in_place(notes, beside, heading, seat))
    return least


@kernel
def actions_in_place(notes: Record, square: int, heading: int, seat: int) -> int:
    """How many turns bring the king of `seat` into the line of a shooter in this square."""
    noted = int(notes.lines[index(seat), index(square)])
    if noted < int(notes.clock) << 4:
        return 3
    # the headings of the square's lines, as turned so that the shooter's own comes first
    bits = noted & 15
    bits = (bits | bits << 4) >> heading
    if bits & 1:
        return 0
    return 1 if bits & 10 else 2


@kernel
def room(s: Record, notes: Record, square: int) -> int:
    """The number of empty squares next to this one that no beam enters."""
    free = 0
    for way in range(4):
        beside = square + int(NEIGHBOURS[index(way)])
        free += int(s.board[index(beside)]) == EMPTY and not is_crossed(notes, beside)
    return free


@kernel
def distance(square: int, other: int) -> int:
    """How many steps lie between two squares."""
    rows = square // STRIDE - other // STRIDE
    files = square % STRIDE - other % STRIDE
    return abs(rows) + abs(files)
