"""A look at a position of Photon: its pieces, and the volley as the board stands."""

from __future__ import annotations

from obelisk.games.laser.beams import (
    EMPTY,
    HIT,
    NOWHERE,
    STRIDE,
    Bytes,
    follow,
    kind_of,
    owner_of,
    retrace,
)
from obelisk.games.photon.rules import (
    EFFECTS,
    KING,
    ROWS,
    SHOOTER,
    fire_from_origins,
    weakened,
)
from obelisk.games.photon.terms import (
    CLOCK,
    LATEST,
    PRICES,
    SEVERAL,
    STEPS,
    WIN_AT_ONCE,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def look(s: Record, notes: Record, scratch: Record) -> None:
    """Let the volley fly as the board stands, and note where it goes and what it takes."""
    note_pieces(s.board, notes)
    scratch.beams = int(notes.shooter_count)
    for beam in range(int(notes.shooter_count)):
        origin = int(notes.shooters[index(beam)])
        scratch.origin[index(beam)] = origin
        scratch.heading[index(beam)] = int(s.board[index(origin)]) & 3
    if not fly_apart(s, notes, scratch):
        fire_from_origins(s, scratch)
        retrace(s.board, EFFECTS[int(s.mirror_model)], scratch)
        note_paths(notes, scratch)
    for beam in range(int(notes.shooter_count)):
        notes.ends[index(beam)] = int(scratch.end[index(beam)])
        notes.last[index(beam)] = int(scratch.square[index(beam)])
    red, blue, fallen = toll(s.board, notes, scratch)
    notes.loss[0] = red
    notes.loss[1] = blue
    notes.fallen = fallen
    notes.baseline = outcome(int(s.side), red, blue, fallen)


@kernel
def note_pieces(board: Bytes, notes: Record) -> None:
    """Note where pieces, shooters and kings are, row after row from the top."""
    n = 0
    for row in range(STRIDE + 1, STRIDE * ROWS + 2, STRIDE):
        for square in range(row, row + STRIDE - 2):
            notes.pieces[index(n)] = square
            n += int(board[index(square)]) != EMPTY
    notes.count = n
    notes.king[0] = 0
    notes.king[1] = 0
    shooters = 0
    for i in range(n):
        square = int(notes.pieces[index(i)])
        piece = int(board[index(square)])
        notes.shooters[index(shooters)] = square
        shooters += kind_of(piece) == SHOOTER
        if kind_of(piece) == KING:
            notes.king[index(owner_of(piece))] = square
    notes.shooter_count = shooters


@kernel
def fly_apart(s: Record, notes: Record, volley: Record) -> bool:
    """Follow the beams one by one, which is quicker; False if two of them may meet."""
    effects = EFFECTS[int(s.mirror_model)]
    apart = int(s.meeting) == NOWHERE
    steps = 0
    notes.clock += 1
    for beam in range(int(volley.beams)):
        origin, heading = int(volley.origin[index(beam)]), int(volley.heading[index(beam)])
        volley.start[index(beam)] = steps
        square, _, effect, after = follow(s.board, origin, heading, effects, volley, steps)
        volley.end[index(beam)] = effect
        volley.square[index(beam)] = square
        if cross(notes, volley, beam, steps, after) and not apart:
            return False
        if not apart and effect == HIT and after == steps + 1:
            piece = int(s.board[index(square)])
            if kind_of(piece) == SHOOTER and piece & 3 == heading ^ 2:
                return False
        steps = after
    return True


@kernel
def note_paths(notes: Record, volley: Record) -> None:
    """Note which squares the beams of a volley enter whose paths are written."""
    notes.clock += 1
    for beam in range(int(volley.beams)):
        start, end = int(volley.start[index(beam)]), int(volley.start[index(beam + 1)])
        cross(notes, volley, beam, start, end)


@kernel
def cross(notes: Record, volley: Record, beam: int, start: int, end: int) -> bool:
    """Note the squares of one path; say whether the beam may meet an earlier one there.

    Beams meet that enter a square at the same step, or when one comes while the other leaves.
    """
    may_meet = False
    clock = int(notes.clock)
    before = int(volley.origin[index(beam)])
    for i in range(start, end):
        square = int(volley.path[index(i)])
        step = i - start + 1
        noted = int(notes.crossed[index(square)])
        one = beam
        if noted >> CLOCK == clock:
            may_meet |= (noted >> STEPS) & 127 == SEVERAL or 0 <= step - (noted & LATEST) <= 1
            one = SEVERAL
        notes.crossed[index(square)] = clock << CLOCK | one << STEPS | step
        notes.entry[index(square)] = heading_between(before, square)
        before = square
    return may_meet


@kernel
def heading_between(before: int, square: int) -> int:
    """The heading of a beam that goes from one cell to the next."""
    step = square - before
    if step in (1, -1):
        return 2 - step
    return 0 if step < 0 else 2


@kernel
def is_crossed(notes: Record, square: int) -> bool:
    """Whether a beam of the coming volley enters a square."""
    return int(notes.crossed[index(square)]) >> CLOCK == int(notes.clock)


@kernel
def crossing(notes: Record, square: int) -> int:
    """The beam that enters a crossed square, or SEVERAL."""
    return int(notes.crossed[index(square)]) >> STEPS & 127


@kernel
def toll(board: Bytes, notes: Record, volley: Record) -> tuple[int, int, int]:
    """What a volley that has flown takes from red and from blue, and the kings that fall.

    A piece that several beams strike loses no more than it has, so hits are taken from the board
    one by one, and then given back.
    """
    red, blue, fallen = 0, 0, 0
    beams = int(volley.beams)
    hits = 0
    for beam in range(beams):
        if int(volley.end[index(beam)]) == HIT:
            square = int(volley.square[index(beam)])
            piece = int(board[index(square)])
            notes.before[index(beam)] = piece
            left = weakened(piece)
            board[index(square)] = left
            price = int(PRICES[index(piece)]) - int(PRICES[index(left)])
            if owner_of(piece) == 0:
                red += price
            else:
                blue += price
            if kind_of(piece) == KING:
                fallen |= 1 << owner_of(piece)
            hits += 1
    if hits:
        for beam in range(beams - 1, -1, -1):
            if int(volley.end[index(beam)]) == HIT:
                square = int(volley.square[index(beam)])
                board[index(square)] = int(notes.before[index(beam)])
    return red, blue, fallen


@kernel
def outcome(side: int, red: int, blue: int, fallen: int) -> int:
    """What a volley is worth to `side`; no more than a draw if both kings fall."""
    if fallen == 3:
        return 0
    if fallen:
        return -WIN_AT_ONCE if fallen == 1 << side else WIN_AT_ONCE
    return blue - red if side == 0 else red - blue
