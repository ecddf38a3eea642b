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

from typing import Any

from obelisk.core.rules import Evaluation
from obelisk.games.laser.beams import (
    ANNIHILATED,
    EMPTY,
    HIT,
    LEAVES,
    STEP,
    enter,
    kind_of,
    owner_of,
)
from obelisk.games.photon.looking import (
    crossing,
    is_crossed,
    look,
    outcome,
    toll,
)
from obelisk.games.photon.measure import measure
from obelisk.games.photon.rules import (
    EFFECTS,
    KING,
    PASS,
    SHOOTER,
    apply,
    fire_from_origins,
    is_turn,
    legal_actions,
    turned,
    weakened,
)
from obelisk.games.photon.terms import (
    CLOCK,
    LATEST,
    NOTES,
    PRICES,
    SEVERAL,
    STEPS,
    TERMS,
    WEIGHTS,
    WIN_AT_ONCE,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


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
def parries_are_all(notes: Record) -> bool:
    """Whether every other action loses the king at once: the volley that follows it is known."""
    return True


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


EVALUATION = Evaluation(
    terms=TERMS,
    weights=WEIGHTS,
    notes=NOTES,
    look=look,
    measure=measure,
    in_danger=in_danger,
    expected=expected,
    promise=promise,
    sharp_actions=sharp_actions,
    parries=parries,
    may_skip=may_skip,
    skip=skip,
    parries_are_all=parries_are_all,
)
