"""The one beam tracer of the laser games.

Boards are stored with a border (`core.grid`). A cell is EMPTY, EDGE (border) or a piece; what
a beam does when it enters a piece is a table of the game, `effects[4 * piece + heading]`: a new
heading 0–3 (N, E, S, W) if the piece turns the beam, or one of the effects below.

No loop: mirrors are reversible, so a state (square, heading) has at most one predecessor, and the
first one has none on the board because a laser passes no beam. A beam therefore ends within four
times the number of squares, and `Shot.path` is long enough for all parts of a shot together.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.core.events import Event
from obelisk.core.grid import Grid
from obelisk.core.kernel import index, kernel

STRIDE = 12  # all laser boards have ten files
STEP = np.array([-STRIDE, 1, STRIDE, -1], np.int8)

# A piece is `32 * (seat + 1) + 4 * kind + state`, its kind from 1 to 6, its state from 0 to 3.
EMPTY, EDGE = 0, 28
CODES = 96  # every cell is below this

# An action is `256 * from + to`; where it is a turn, `to` is one of these two cells of the border.
CLOCKWISE, COUNTER = 1, 2

# Effects on a beam beyond a turn. All but SPLIT end it.
LEAVES, ABSORBED, DESTROYED, SPHINX, SPLIT = 4, 5, 6, 7, 8
EMITTER = 9
ENDS = {
    LEAVES: "edge",
    ABSORBED: "absorbed",
    DESTROYED: "destroyed",
    SPHINX: "sphinx",
    EMITTER: "emitter",
}

MOST_STEPS = 4 * 100 + 4 * 100  # every state of the largest board, and a second visit to each eye
MOST_BEAMS = 2 * 100 + 2

# Scratch for one shot: its beams in order, each with origin, first heading and end; `path` holds
# the squares of beam i from `start[i]` to `start[i + 1]`; `struck` the squares to be cleared.
SHOT: list[tuple[Any, ...]] = [
    ("path", np.uint8, MOST_STEPS),
    ("origin", np.uint8, MOST_BEAMS),
    ("heading", np.uint8, MOST_BEAMS),
    ("end", np.uint8, MOST_BEAMS),
    ("start", np.int16, MOST_BEAMS + 1),
    ("beams", np.int32),
    ("struck", np.uint8, MOST_BEAMS),
    ("strikes", np.int32),
    ("lit", np.uint8, 144),  # ways out of an eye already followed, one bit a heading
]

Record = Any  # a NumPy record, or what Numba makes of it
Bytes = npt.NDArray[np.uint8]


@kernel
def kind_of(piece: int) -> int:
    """The kind of a piece; 0 for an empty cell, 7 for the border."""
    return int(piece) >> 2 & 7


@kernel
def owner_of(piece: int) -> int:
    """The seat that a piece belongs to."""
    return (int(piece) >> 5) - 1


def code(seat: int, kind: int, state: int = 0) -> int:
    """The cell of a piece."""
    return 32 * (seat + 1) + 4 * kind + state


def mirror_effects(slash: int) -> tuple[int, int, int, int]:
    """What a two-sided mirror does to the headings N, E, S, W: `\\` (0) or `/` (1)."""
    return (1, 0, 3, 2) if slash else (3, 2, 1, 0)


def corner_mirror_effects(corner: int, otherwise: int) -> tuple[int, int, int, int]:
    """A mirror that faces NE, SE, SW or NW (0–3): its two front sides turn, the others don't."""
    turns = mirror_effects(corner % 2 == 1)
    front = ((corner + 2) % 4, (corner + 3) % 4)
    return tuple(  # type: ignore[return-value]
        turns[heading] if heading in front else otherwise for heading in range(4)
    )


def shield_effects(facing: int, otherwise: int) -> tuple[int, int, int, int]:
    """A shield towards N, E, S or W: it absorbs the beam that travels against it."""
    return tuple(  # type: ignore[return-value]
        ABSORBED if heading == (facing + 2) % 4 else otherwise for heading in range(4)
    )


@kernel
def follow(
    board: Bytes, square: int, heading: int, effects: Bytes, shot: Record, steps: int
) -> tuple[int, int, int, int]:
    """Follow a beam out of `square` until something other than a mirror, noting its path.

    Returns where that is, the heading there, the effect, and the length of `path` so far.
    """
    while True:
        square += int(STEP[index(heading)])
        piece = int(board[index(square)])
        if piece == EDGE:
            return square, heading, LEAVES, steps
        shot.path[index(steps)] = square
        steps += 1
        if piece != EMPTY:
            effect = int(effects[index(4 * piece + heading)])
            if effect >= LEAVES:
                return square, heading, effect, steps
            heading = effect


def beam_events(shot: np.record, grid: Grid, seat: int) -> list[Event]:
    """The beams of a shot, in firing order, as events."""
    names = [grid.name(int(cell)) for cell in shot.path[: shot.start[shot.beams]]]
    return [
        Event(
            "beam",
            {
                "seat": seat,
                "from": grid.name(int(shot.origin[beam])),
                "path": names[shot.start[beam] : shot.start[beam + 1]],
                "end": ENDS[int(shot.end[beam])],
            },
        )
        for beam in range(shot.beams)
    ]
