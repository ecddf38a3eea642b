"""What search needs to know of Photon: how good a position is, and which actions are sharp.

All shooters fire after every action, so the volley that would fly if nobody changed anything tells
most of a position. `look` lets it fly once and notes where it goes. An action changes it only if it
moves a shooter, turns one, or touches a square that a beam enters; `promise` follows one beam anew
for these, or the whole volley where beams may meet, and is exact for all.

A beam enters a square before another can end it there, and beams that end each other between two
squares come out of squares they have entered, or of their shooters. That is why no beam takes
notice of a change in a square that none entered.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from obelisk.core.kernel import index
from obelisk.core.kernel import wide_kernel as kernel
from obelisk.core.weights import read_weights
from obelisk.games.beams import (
    ANNIHILATED,
    CELLS,
    CODES,
    EDGE,
    EMPTY,
    HIT,
    LEAVES,
    NOWHERE,
    STEP,
    STRIDE,
    Bytes,
    Record,
    code,
    enter,
    follow,
    kind_of,
    owner_of,
    retrace,
)
from obelisk.games.photon.rules import (
    BLOCK,
    EFFECTS,
    KING,
    MIRROR,
    NEIGHBOURS,
    PASS,
    ROWS,
    SHOOTER,
    apply,
    fire_from_origins,
    is_turn,
    legal_actions,
    meeting,
    turned,
    weakened,
)

WIN_AT_ONCE = 20000

# What is measured, each for the side to act less the same for the other; `weights.json` says
# what one is worth, in hundredths. Shooters must go to the king to win: without closeness careful
# sides stay apart, and
# the game ends by the rule of no progress.
TERMS = (
    "shooters",
    "mirrors",
    "blocks",
    "spare points",  # of blocks, beyond the first
    "armed",  # has a shooter at all
    "coming gain",  # tenths of what the other side loses if nothing changes
    "coming loss",  # and of what the side to act loses, which can still parry
    "aims",  # shooters that strike the king after one action
    "further aims",  # all but one of them: one action seldom parries two
    "bearings",  # shooters that strike the king after two actions
    "open lines",  # squares from which a shooter would strike the king
    "room",  # squares next to the king where it could go and no beam comes
    "closeness",  # of shooters to the king, in squares
    "support",  # closeness of mirrors
    "turn",  # being the side to act
)
WEIGHTS = read_weights(Path(__file__).with_name("weights.json"), TERMS)
_WORTH = dict(zip(TERMS, WEIGHTS.tolist(), strict=True))
SHOOTERS, MIRRORS, BLOCKS, SPARE_POINTS, ARMED = 0, 1, 2, 3, 4
COMING_GAIN, COMING_LOSS, AIMS, FURTHER_AIMS, BEARINGS = 5, 6, 7, 8, 9
OPEN_LINES, ROOM, CLOSENESS, SUPPORT, TURN = 10, 11, 12, 13, 14
FARTHEST = 18  # steps from corner to corner


def _prices() -> np.ndarray[Any, np.dtype[np.int32]]:
    """What each piece is worth, in hundredths; kings are counted by `fallen`."""
    prices = np.zeros(CODES, np.int32)
    for seat in range(2):
        for state in range(4):
            prices[code(seat, SHOOTER, state)] = _WORTH["shooters"]
            prices[code(seat, MIRROR, state)] = _WORTH["mirrors"]
            prices[code(seat, BLOCK, state)] = _WORTH["blocks"] + _WORTH["spare points"] * state
    return prices


PRICES = _prices()


def _backward() -> np.ndarray[Any, np.dtype[np.uint8]]:
    """By model, piece and heading: the heading of a beam that leaves a mirror so, as it entered.

    HIT where none does.
    """
    backward = np.full_like(EFFECTS, HIT)
    for model, effects in enumerate(EFFECTS):
        for entry, onward in enumerate(effects):
            if onward < LEAVES:
                backward[model, entry - entry % 4 + int(onward)] = entry % 4
    return backward


BACKWARD = _backward()

SEVERAL = 127  # stands for the beams that enter a square, where it is not one beam, once
CLOCK, STEPS = 16, 9  # where the clock and the beam of a crossing begin; its step is below
LATEST = (1 << STEPS) - 1
MOST_PIECES = 100

NOTES = np.dtype(
    [
        # By cell, under the clock: the beam that enters it, or SEVERAL, and at which step.
        ("crossed", np.int64, CELLS),
        ("entry", np.uint8, CELLS),  # with which heading
        # By cell and seat: the headings, as bits, with which a shooter would strike its king.
        ("lines", np.int64, (2, CELLS)),
        ("clock", np.int64),
        ("loss", np.int32, 2),  # hundredths that each seat loses at the coming volley
        ("baseline", np.int32),  # what an action promises that does not change the volley
        ("pieces", np.uint8, MOST_PIECES + 1),
        ("shooters", np.uint8, MOST_PIECES + 1),
        ("ends", np.uint8, MOST_PIECES + 1),  # how the beam of each shooter ends, and where
        ("last", np.uint8, MOST_PIECES + 1),
        ("before", np.uint8, MOST_PIECES + 1),  # what a beam strikes, while it is taken away
        ("king", np.uint8, 2),  # its cell
        ("count", np.uint8),
        ("shooter_count", np.uint8),
        ("fallen", np.uint8),  # kings that fall at the coming volley: bit 0 red's, bit 1 blue's
    ],
    align=True,
)


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
    apart = meeting(s) == NOWHERE
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


@kernel
def in_danger(s: Record, notes: Record) -> bool:
    """Whether the side to act loses its king unless it changes the coming volley."""
    return int(notes.baseline) == -WIN_AT_ONCE


@kernel
def expected(notes: Record) -> int:
    """What an action promises that leaves the coming volley as it is."""
    return int(notes.baseline)


@kernel
def promise(s: Record, action: int, notes: Record, scratch: Record) -> int:
    """What a legal action wins by its own volley, in hundredths, less what it loses.

    Where it changes one beam, that had met none, this is followed alone; it is left to a trial of
    the whole volley if it may then meet another, or comes to what the action changed.
    """
    if action == PASS:
        return int(notes.baseline)
    square, to = action >> 8, action & 255
    moves = not is_turn(to)
    piece = int(s.board[index(square)])
    here = is_crossed(notes, square)
    there = moves and is_crossed(notes, to)
    if kind_of(piece) == SHOOTER:
        beam = 0
        while int(notes.shooters[index(beam)]) != square:
            beam += 1
        if here or (there and crossing(notes, to) != beam):
            return tried(s, square, to, notes, scratch)
        at = to if moves else square
        effect = piece & 3 if moves else turned(piece, to) & 3
        step = 0
    elif here or there:
        at = square if here else to
        beam = crossing(notes, at)
        if (here and there) or beam == SEVERAL:
            return tried(s, square, to, notes, scratch)
        effect = int(notes.entry[index(at)])
        if moves and here:
            piece = EMPTY
        else:
            piece = piece if moves else turned(piece, to)
            effect = int(EFFECTS[int(s.mirror_model), index(4 * piece + effect)])
        step = int(notes.crossed[index(at)]) & LATEST
    else:
        return int(notes.baseline)
    end = int(notes.ends[index(beam)])
    last = int(notes.last[index(beam)])
    if int(notes.fallen) or end == ANNIHILATED or (end == HIT and crossing(notes, last) == SEVERAL):
        return tried(s, square, to, notes, scratch)
    if effect < LEAVES:
        at, effect = follow_alone(s, notes, beam, at, effect, step, square, to)
        if effect == ANNIHILATED:
            return tried(s, square, to, notes, scratch)
        piece = int(s.board[index(at)])
    side = int(s.side)
    value = int(notes.baseline)
    if end == HIT:
        value -= price_of_hit(int(s.board[index(last)]), side)
    if effect == HIT:
        if kind_of(piece) == KING:
            return -WIN_AT_ONCE if owner_of(piece) == side else WIN_AT_ONCE
        value += price_of_hit(piece, side)
    return value


@kernel
def follow_alone(
    s: Record, notes: Record, beam: int, at: int, heading: int, step: int, square: int, to: int
) -> tuple[int, int]:
    """Where a beam ends that goes on from a square at a step, and how.

    ANNIHILATED if this depends on other beams, or on `square` and `to`, which the action changes.
    """
    effects = EFFECTS[int(s.mirror_model)]
    effect = heading
    while effect < LEAVES:
        heading = effect
        at += int(STEP[index(heading)])
        step += 1
        effect = enter(s.board, at, heading, effects)
        if effect == LEAVES:
            return at, LEAVES
        if at in (square, to):
            return at, ANNIHILATED
        noted = int(notes.crossed[index(at)])
        if noted >> CLOCK == int(notes.clock):
            other = noted >> STEPS & 127
            if other == SEVERAL:
                return at, ANNIHILATED
            if other != beam and (effect == HIT or 0 <= step - (noted & LATEST) <= 1):
                return at, ANNIHILATED
    piece = int(s.board[index(at)])
    if step == 1 and kind_of(piece) == SHOOTER and piece & 3 == heading ^ 2:
        return at, ANNIHILATED
    return at, effect


@kernel
def price_of_hit(piece: int, side: int) -> int:
    """What it is worth to `side` that a beam strikes a piece other than a king."""
    price = int(PRICES[index(piece)]) - int(PRICES[index(weakened(piece))])
    return -price if owner_of(piece) == side else price


@kernel
def tried(s: Record, square: int, to: int, notes: Record, scratch: Record) -> int:
    """What an action is worth, by trying it out on the board."""
    piece = int(s.board[index(square)])
    target = square if is_turn(to) else to
    after = turned(piece, to) if is_turn(to) else piece
    s.board[index(square)] = EMPTY
    s.board[index(target)] = after
    beams = int(notes.shooter_count)
    scratch.beams = beams
    for beam in range(beams):
        origin = int(notes.shooters[index(beam)])
        scratch.origin[index(beam)] = target if origin == square else origin
    fire_from_origins(s, scratch)
    red, blue, fallen = toll(s.board, notes, scratch)
    s.board[index(target)] = EMPTY
    s.board[index(square)] = piece
    return outcome(int(s.side), red, blue, fallen)


@kernel
def sharp_actions(s: Record, actions: Any, notes: Record, scratch: Record) -> int:
    """Write the legal actions that do better than to leave the volley as it is, or win at once."""
    baseline = int(notes.baseline)
    sharp = 0
    for i in range(legal_actions(s, actions, scratch)):
        action = int(actions[index(i)])
        promised = promise(s, action, notes, scratch)
        actions[index(sharp)] = action
        sharp += promised > baseline or promised == WIN_AT_ONCE
    return sharp


@kernel
def parries(s: Record, actions: Any, notes: Record, scratch: Record) -> int:
    """Write the actions that save a king in danger; if none does, any, for the end to be seen."""
    saving = 0
    for i in range(legal_actions(s, actions, scratch)):
        action = int(actions[index(i)])
        saves = promise(s, action, notes, scratch) > -WIN_AT_ONCE
        if saves or i == 0:
            actions[index(saving)] = action
        saving += saves
    return max(saving, 1)


@kernel
def may_skip(s: Record, notes: Record) -> bool:
    """Whether passing is no better than the best action: the side has pieces to act with."""
    if int(notes.fallen):
        return False
    return int(s.turnable[index(int(s.side))]) >= 2


@kernel
def skip(s: Record, scratch: Record) -> None:
    """Let the other side act; all shooters fire all the same. `settle` must follow."""
    apply(s, PASS, scratch)


# The measure


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
