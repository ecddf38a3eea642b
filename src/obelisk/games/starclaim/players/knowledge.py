"""What a seat knows as a record: what all seats were shown, and what follows from it.

A seat decides from what its player could know, never from the mines that lie in a state. In a
rollout all seats share what is public; own mines and radar pictures are those of the seat that
decides.
"""

from __future__ import annotations

import numpy as np

from obelisk.games.starclaim.players.styles import STYLE_NUMBERS
from obelisk.games.starclaim.rules.board import (
    BURY,
    CELLS,
    DROVE,
    EXPLODED,
    MOST_SEATS,
    OCCUPIED,
    PHASE_BEGUN,
    PURIFY,
    RING,
    SCANNED,
    STRIDE,
    SWEPT,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

WIDTH = 28  # beginnings of routes that are followed up
ROLLOUT_WIDTH = 16  # the same in rollouts, which must be quick
LONGEST = 8  # cells that are planned ahead
LIVES = 4  # one more than the deminers that a route reckons with
MOST_WAYS = WIDTH * LONGEST

ROUNDS = 9  # from 1 to 8
STYLES = 2  # of the others, and of the seat that thinks

KNOWLEDGE = np.dtype(
    [
        # What all seats know of each cell: the last round in which it was seen without mines, in
        # which a robot went over it, and whether a scan showed mines there.
        ("clear", np.int8, CELLS),
        ("swept", np.int8, CELLS),
        ("shown", np.int8, CELLS),
        ("free_at", np.int16, 16),  # free cells when the mines of a round were buried
        # Mines of others that a seat that thinks expects to have been buried on a cell in a round,
        # see `mine_forecast`.
        ("buried", np.float64, (ROUNDS, CELLS)),
        ("anywhere", np.float64),  # the part of them that may lie on any cell, lure or not
        ("foreseen", np.int16),  # the last round for which it is known
        ("unpictured", np.int8, MOST_SEATS),  # seats that buried after a seat's radar picture
        ("style_of", np.int8, MOST_SEATS),  # the place of a seat's style in `styles`
        ("careless", np.int8),  # whether the seats of style 0 play at random: `careless`
        ("styles", np.float64, (STYLES, STYLE_NUMBERS)),
        ("thorough", np.int8),  # whether routes are searched in full width and not as in rollouts
        # Of the seat that decides: the chance of every cell to hold a mine, and its groups.
        ("chance", np.float64, CELLS),
        ("since", np.float64, 16),
        ("own", np.int8, CELLS),
        ("group", np.int8, CELLS),
        ("group_size", np.int16, CELLS),
        ("groups", np.int16),
        ("largest", np.int16),
        ("open", np.int16, CELLS),
        ("lure", np.float64, CELLS),
        # The planned route of the turn that is open.
        ("route", np.int16, LONGEST),
        ("route_length", np.int16),
        ("route_at", np.int16),
        ("route_worth", np.float64),
        ("route_risk", np.float64),
        ("planned", np.int16),  # 1 + the seat whose route it is; 0: none
        # Two generations of beginnings, and how many of one are followed up.
        ("width", np.int16),
        ("way_cells", np.int16, 2 * MOST_WAYS),
        ("way_alive", np.float64, 2 * WIDTH * LIVES),
        ("way_joined", np.int64, 2 * WIDTH),
        ("way_worth", np.float64, 2 * WIDTH),
        ("way_promise", np.float64, 2 * WIDTH),
    ],
    align=True,
)


@kernel
def learn(s: Record, known: Record, scratch: Record) -> None:
    """Take in what all seats were shown of the last decision."""
    now = int(s.round_number)
    for i in range(int(scratch.notes)):
        what, cell = int(scratch.note[index(i)]), int(scratch.note_b[index(i)])
        if what in (OCCUPIED, DROVE):
            find_clear(known, cell, now)
        elif what == SCANNED:
            if int(scratch.note_c[index(i)]):
                known.clear[index(cell)] = 0
                known.shown[index(cell)] = 1
            else:
                find_clear(known, cell, now)
        elif what == SWEPT:
            for at in range(CELLS):
                if at // STRIDE == cell or STRIDE + at % STRIDE == cell:
                    known.swept[index(at)] = now
        elif what == EXPLODED:
            learn_explosion(known, cell, now, scratch)
        elif what == PHASE_BEGUN and int(scratch.note_a[index(i)]) == BURY:
            known.free_at[index(now)] = int(s.free)


@kernel
def find_clear(known: Record, cell: int, now: int) -> None:
    """No mine lies on a cell now."""
    known.clear[index(cell)] = now
    known.shown[index(cell)] = 0


@kernel
def learn_explosion(known: Record, cell: int, now: int, scratch: Record) -> None:
    """Nothing lies where it exploded, where cells became free, and around a purify mine."""
    find_clear(known, cell, now)
    for at in range(CELLS):
        if int(scratch.reverted[index(at)]):
            find_clear(known, at, now)
    for i in range(int(scratch.exploded)):
        if int(scratch.exploded_kind[index(i)]) == PURIFY:
            for way in range(8):
                find_clear(known, cell + int(RING[way]), now)
