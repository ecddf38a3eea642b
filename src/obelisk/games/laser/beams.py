"""The one beam tracer of the laser games.

Boards are stored with a border (`core.grid`). A cell is EMPTY, EDGE (border) or a piece; what
a beam does when it enters a piece is a table of the game, `effects[4 * piece + heading]`: a new
heading 0–3 (N, E, S, W) if the piece turns the beam, or one of the effects below.

No loop: mirrors are reversible, so a state (square, heading) has at most one predecessor, and the
first one has none on the board because a laser passes no beam. A beam therefore ends within four
times the number of squares, and `Shot.path` is long enough for all parts of a shot together.

`follow` traces one beam to its end; `fly` lets many advance together, so that they can meet.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.kernels import Record
from obelisk.kernels.kernel import index, kernel
from obelisk.kernels.zobrist import zobrist

STRIDE = 12  # all laser boards have ten files
STEP = np.array([-STRIDE, 1, STRIDE, -1], np.int8)

# A piece is `32 * (seat + 1) + 4 * kind + state`, its kind from 1 to 6, its state from 0 to 3.
EMPTY, EDGE = 0, 28
CODES = 96  # every cell is below this

CELLS = 144  # of the largest board, border and all
PIECE_KEYS, SIDE_KEY = zobrist("laser", CODES, CELLS)

# An action is `256 * from + to`; where it is a turn, `to` is one of these two cells of the border.
CLOCKWISE, COUNTER = 1, 2

# Effects on a beam beyond a turn. All but SPLIT end it; ANNIHILATED is the work of another beam.
LEAVES, ABSORBED, DESTROYED, SPHINX, SPLIT, HIT, ANNIHILATED, EMITTER = 4, 5, 6, 7, 8, 9, 10, 11
ENDS = {
    LEAVES: "edge",
    ABSORBED: "absorbed",
    DESTROYED: "destroyed",
    SPHINX: "sphinx",
    EMITTER: "emitter",
    HIT: "hit",
    ANNIHILATED: "annihilated",
}

# Where beams that fly together can meet: nowhere, where nothing stops them, or on any piece too.
NOWHERE, IN_FLIGHT, ANYWHERE = 0, 1, 2
MOST_FLIGHT = 4 * 100  # steps of one beam: every state of the largest board

MOST_STEPS = 4 * 100 + 4 * 100  # every state of the largest board, and a second visit to each eye
MOST_BEAMS = 2 * 100 + 2

# Scratch for beams in order, each with origin, first heading and end; `path` holds the squares of
# beam i from `start[i]` to `start[i + 1]`.
BEAMS: list[tuple[Any, ...]] = [
    ("path", np.uint8, MOST_STEPS),
    ("origin", np.uint8, MOST_BEAMS),
    ("heading", np.uint8, MOST_BEAMS),
    ("end", np.uint8, MOST_BEAMS),
    ("start", np.int16, MOST_BEAMS + 1),
    ("beams", np.int32),
]
# Scratch for one shot of one laser; `struck` are the squares to be cleared.
SHOT: list[tuple[Any, ...]] = [
    *BEAMS,
    ("struck", np.uint8, MOST_BEAMS),
    ("strikes", np.int32),
    ("lit", np.uint8, CELLS),  # ways out of an eye already followed, one bit a heading
]
# Scratch for beams that fly together: where each is, how it goes on from there (a heading or an
# effect), how many squares it has entered at its end, and the beams that have not ended.
VOLLEY: list[tuple[Any, ...]] = [
    *BEAMS,
    ("square", np.uint8, MOST_BEAMS),
    ("onward", np.uint8, MOST_BEAMS),
    ("entered", np.int16, MOST_BEAMS),
    ("flying", np.uint8, MOST_BEAMS),
    # By cell: the heading of the beam that leaves it, and whether one beam arrives in it or more.
    # Both are stamped with a clock that goes on from volley to volley: nothing need be wiped.
    ("leaving", np.int64, CELLS),
    ("arriving", np.int64, CELLS),
    ("clock", np.int64),
]

Bytes = npt.NDArray[np.uint8]


@kernel
def kind_of(piece: int) -> int:
    """The kind of a piece; 0 for an empty cell, 7 for the border."""
    return int(piece) >> 2 & 7


@kernel
def owner_of(piece: int) -> int:
    """The seat that a piece belongs to."""
    return (int(piece) >> 5) - 1


@kernel
def put(s: Record, square: int, piece: int) -> None:
    """Set a cell, and the hash with it."""
    cell = index(square)
    s.zobrist ^= PIECE_KEYS[s.board[cell], cell] ^ PIECE_KEYS[index(piece), cell]
    s.board[cell] = piece


def code(seat: int, kind: int, state: int = 0) -> int:
    """The cell of a piece."""
    return 32 * (seat + 1) + 4 * kind + state


def mirror_effects(slash: int) -> tuple[int, int, int, int]:
    """What a two-sided mirror does to the headings N, E, S, W: `\\` (0) or `/` (1)."""
    return (1, 0, 3, 2) if slash else (3, 2, 1, 0)


def corner_mirror_effects(corner: int, otherwise: int) -> tuple[int, int, int, int]:
    """A mirror that faces NE, SE, SW or NW (0–3): its two front sides turn, the others don't."""
    return partial_mirror_effects(corner % 2, ((corner + 2) % 4, (corner + 3) % 4), otherwise)


def partial_mirror_effects(
    slash: int, front: tuple[int, int], otherwise: int
) -> tuple[int, int, int, int]:
    """A mirror `\\` (0) or `/` (1) that turns only beams of the two headings in `front`."""
    turns = mirror_effects(slash)
    return tuple(  # type: ignore[return-value]
        turns[heading] if heading in front else otherwise for heading in range(4)
    )


def shield_effects(facing: int, otherwise: int) -> tuple[int, int, int, int]:
    """A shield towards N, E, S or W: it absorbs the beam that travels against it."""
    return tuple(  # type: ignore[return-value]
        ABSORBED if heading == (facing + 2) % 4 else otherwise for heading in range(4)
    )


@kernel
def find(board: Bytes, rows: int, mask: int, wanted: int, found: Bytes) -> int:
    """Write the squares whose piece is `wanted` under `mask` into `found`; return how many.

    They come row after row from the top. Each is written and kept only if it counts: a branch on
    each would be guessed wrong too often.
    """
    n = 0
    for row in range(STRIDE + 1, STRIDE * rows + 2, STRIDE):
        for square in range(row, row + STRIDE - 2):
            found[index(n)] = square
            n += int(board[index(square)]) & mask == wanted
    return n


@kernel
def find_own(board: Bytes, rows: int, seat: int, found: Bytes) -> int:
    """Write the squares of all pieces of a seat into `found`; return how many."""
    return find(board, rows, 7 << 5, seat + 1 << 5, found)


@kernel
def enter(board: Bytes, square: int, heading: int, effects: Bytes) -> int:
    """What becomes of a beam that comes to `square`: its heading from there on, or an effect."""
    piece = int(board[index(square)])
    if piece == EMPTY:
        return heading
    if piece == EDGE:
        return LEAVES
    return int(effects[index(4 * piece + heading)])


@kernel
def follow(
    board: Bytes, square: int, heading: int, effects: Bytes, shot: Record, steps: int
) -> tuple[int, int, int, int]:
    """Follow a beam out of `square` until something other than a mirror, noting its path.

    Returns where that is, the heading there, the effect, and the length of `path` so far.
    """
    while True:
        square += int(STEP[index(heading)])
        effect = enter(board, square, heading, effects)
        if effect == LEAVES:
            return square, heading, LEAVES, steps
        shot.path[index(steps)] = square
        steps += 1
        if effect > LEAVES:
            return square, heading, effect, steps
        heading = effect


@kernel
def fly(board: Bytes, effects: Bytes, meeting: int, volley: Record) -> None:
    """Let all beams of a volley advance together, one square a step, until each has ended.

    Beam i starts out of `origin[i]` with `heading[i]`. Notes how each ends (`end`), the last square
    it entered (`square`) and how many (`entered`). `meeting` says where beams end each other.
    A step has two halves, in one kernel because a call would cost as much as the step: all beams
    enter their next square, but for those that leave the board or meet head-on; then those end
    that meet in a square or are stopped there.
    """
    now = int(volley.clock)
    flying = int(volley.beams)
    for beam in range(flying):
        volley.flying[index(beam)] = beam
        go_on(volley, beam, int(volley.origin[index(beam)]), int(volley.heading[index(beam)]), now)
    for step in range(MOST_FLIGHT):
        if flying == 0:
            break
        now += 1
        entering = 0
        for i in range(flying):
            beam = int(volley.flying[index(i)])
            heading = int(volley.onward[index(beam)])
            square = int(volley.square[index(beam)]) + int(STEP[index(heading)])
            effect = enter(board, square, heading, effects)
            if effect == LEAVES:
                end_beam(volley, beam, LEAVES, step)
            elif meeting and int(volley.leaving[index(square)]) == 4 * now + (heading ^ 2):
                end_beam(volley, beam, ANNIHILATED, step)  # another comes out of there towards it
            else:
                volley.square[index(beam)] = square
                volley.onward[index(beam)] = effect
                arrive(volley, square, can_meet(effect, meeting), now)
                volley.flying[index(entering)] = beam
                entering += 1
        flying = 0
        for i in range(entering):
            beam = int(volley.flying[index(i)])
            square = int(volley.square[index(beam)])
            effect = int(volley.onward[index(beam)])
            several = int(volley.arriving[index(square)]) == 2 * now + 1
            if several and can_meet(effect, meeting):
                end_beam(volley, beam, ANNIHILATED, step + 1)
            elif effect > LEAVES:
                end_beam(volley, beam, effect, step + 1)
            else:
                go_on(volley, beam, square, effect, now)
                volley.flying[index(flying)] = beam
                flying += 1
    volley.clock = now + 1
    if flying:
        raise RuntimeError("a beam flies in a ring: an effects table cannot be right")


@kernel
def go_on(volley: Record, beam: int, square: int, heading: int, now: int) -> None:
    """A beam is in `square` and will leave it with `heading` at the next step."""
    volley.square[index(beam)] = square
    volley.onward[index(beam)] = heading
    volley.leaving[index(square)] = 4 * (now + 1) + heading


@kernel
def arrive(volley: Record, square: int, counts: bool, now: int) -> None:
    """Note that one more beam arrives in a square, if it counts."""
    if counts:
        others = int(volley.arriving[index(square)]) >= 2 * now
        volley.arriving[index(square)] = 2 * now + others


@kernel
def can_meet(effect: int, meeting: int) -> bool:
    """Whether a beam can meet others in the square that it enters with this effect."""
    return meeting == ANYWHERE or (meeting == IN_FLIGHT and effect < LEAVES)


@kernel
def end_beam(volley: Record, beam: int, end: int, entered: int) -> None:
    """A beam ends after it has entered so many squares."""
    volley.end[index(beam)] = end
    volley.entered[index(beam)] = entered


@kernel
def retrace(board: Bytes, effects: Bytes, volley: Record) -> None:
    """Write the paths of a volley that has flown over this board.

    A beam's path is as it would be alone, up to where another one ended it.
    """
    steps = 0
    for beam in range(int(volley.beams)):
        volley.start[beam] = steps
        origin, heading = int(volley.origin[beam]), int(volley.heading[beam])
        follow(board, origin, heading, effects, volley, steps)
        steps += int(volley.entered[beam])
    volley.start[int(volley.beams)] = steps
