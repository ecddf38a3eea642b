"""Rounds, phases and turns: what follows by itself until somebody has to decide. SC-2 to SC-20"""

from __future__ import annotations

from obelisk.games.starclaim.rules.auction import begin_auction, conclude, first_drawn, undecided
from obelisk.games.starclaim.rules.board import (
    AUCTION,
    BURY,
    CELLS,
    END,
    ENDED,
    FORFEIT,
    FREE,
    FULL,
    NEXT_IN_ORDER,
    NO_POINTS,
    NOBODY,
    OCCUPY,
    ORDERED,
    PHASE_BEGUN,
    PICKED,
    ROUND_BEGUN,
    SHOP,
    STRIDE,
    TURN_OPENED,
    UPFRONT,
    WALL,
    clear_turn,
    close_turn,
    contains,
    everybody,
    note,
    size,
)
from obelisk.games.starclaim.rules.burying import spread_spores
from obelisk.games.starclaim.setups import POINTS_A_ROUND
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def lay_out(s: Record) -> None:
    """A board of free cells, and nobody who holds, controls or is on turn. SC-1"""
    side = int(s.side)
    for cell in range(CELLS):
        row, column = cell // STRIDE, cell % STRIDE
        inside = 1 <= row <= side and 1 <= column <= side
        s.owner[index(cell)] = FREE if inside else WALL
    s.free = side * side
    s.controller = NOBODY
    s.previous = NOBODY
    s.holder = NOBODY
    s.asked = NOBODY
    clear_turn(s)


@kernel
def begin_round(s: Record) -> None:
    """Deal points and normal mines, and open the auction. SC-3, SC-45"""
    s.round_number = int(s.round_number) + 1
    for seat in range(int(s.seats)):
        s.points[index(seat)] = int(s.points[index(seat)]) + POINTS_A_ROUND
    s.hand = everybody(s)
    s.previous = int(s.controller)  # SC-18
    s.controller = NOBODY
    s.price = 0
    s.phase = AUCTION
    begin_auction(s)


@kernel
def go_on(s: Record, scratch: Record) -> None:
    """Let happen what is forced in public, until somebody has to decide or the game is over."""
    while int(s.phase) != END:
        if int(s.phase) == AUCTION:
            if undecided(s):
                return
            if conclude(s, scratch):
                enter(s, BURY, scratch)
        elif int(s.seat) != NOBODY:
            return
        elif int(s.done) == everybody(s):
            leave_phase(s, scratch)
        elif buries_in_parallel(s):
            return
        else:
            seat = next_seat(s, scratch)
            if seat == NOBODY:
                return
            open_turn(s, seat, scratch)


@kernel
def buries_in_parallel(s: Record) -> bool:
    """Whether all seats bury at the same time now. SC-27"""
    return int(s.phase) == BURY and bool(int(s.parallel_mines))


@kernel
def enter(s: Record, phase: int, scratch: Record) -> None:
    """Begin the phase of burying, occupation or shop. SC-4"""
    s.phase = phase
    note(scratch, PHASE_BEGUN, phase, 0, 0)
    if phase == BURY:
        spread_spores(s, scratch)
    if buries_in_parallel(s):
        for seat in range(int(s.seats)):
            note(scratch, TURN_OPENED, BURY, seat, 0)
            forfeit_without_room(s, seat, scratch)


@kernel
def leave_phase(s: Record, scratch: Record) -> None:
    """All have had their turn. SC-4, SC-65"""
    s.done = 0
    for i in range(int(s.seats)):
        s.done_order[index(i)] = 0
    if int(s.phase) == BURY:
        enter(s, OCCUPY, scratch)
    elif int(s.phase) == OCCUPY and int(s.round_number) < int(s.rounds):
        enter(s, SHOP, scratch)
    elif int(s.phase) == OCCUPY:
        s.phase = END
        note(scratch, ENDED, 0, 0, 0)
    else:
        begin_round(s)
        note(scratch, ROUND_BEGUN, int(s.round_number), 0, 0)
        note(scratch, PHASE_BEGUN, AUCTION, 0, 0)


# The order of turns


@kernel
def unnamed(s: Record) -> int:
    """The seats that are neither done nor named."""
    rest = everybody(s) & ~int(s.done)
    for i in range(int(s.queued)):
        rest &= ~(1 << int(s.queue[index(i)]))
    return rest


@kernel
def pick(s: Record, seat: int, scratch: Record) -> None:
    """The controller names a seat. SC-16, SC-19"""
    note(scratch, PICKED, int(s.phase), int(s.controller), seat)
    put_in_queue(s, seat)


@kernel
def put_in_queue(s: Record, seat: int) -> None:
    s.queue[index(s.queued)] = seat
    s.queued = int(s.queued) + 1


@kernel
def next_seat(s: Record, scratch: Record) -> int:
    """The seat whose turn it is, or NOBODY if the controller has to pick. SC-16 to SC-20"""
    rest = unnamed(s)
    complete = rest == 0
    if int(s.controller) == NOBODY:  # SC-20: the purposes of orders are the phases
        while rest and (int(s.order) == UPFRONT or int(s.queued) == 0):
            seat = first_drawn(s, int(s.phase), rest)
            put_in_queue(s, seat)
            rest &= ~(1 << seat)
    elif size(rest) == 1 and (int(s.order) == UPFRONT or int(s.queued) == 0):  # SC-17
        put_in_queue(s, first_drawn(s, int(s.phase), rest))
        rest = 0
    if int(s.order) == UPFRONT:
        if rest:
            return NOBODY
        if not complete:
            announce_order(s, scratch)
    return take_from_queue(s) if int(s.queued) else NOBODY


@kernel
def announce_order(s: Record, scratch: Record) -> None:
    """The whole order of a phase is known. SC-19, SC-20"""
    note(scratch, ORDERED, int(s.phase), 0, 0)
    for i in range(int(s.queued)):
        note(scratch, NEXT_IN_ORDER, int(s.queue[index(i)]), 0, 0)


@kernel
def take_from_queue(s: Record) -> int:
    seat = int(s.queue[0])
    rest = int(s.queued) - 1
    for i in range(rest):
        s.queue[index(i)] = s.queue[index(i + 1)]
    s.queue[index(rest)] = 0
    s.queued = rest
    return seat


# Turns


@kernel
def open_turn(s: Record, seat: int, scratch: Record) -> None:
    """A seat is on turn, unless it can be seen that its turn is over at once. SC-17, SC-44"""
    phase = int(s.phase)
    s.seat = seat
    note(scratch, TURN_OPENED, phase, seat, 0)
    if phase == BURY:
        forfeit_without_room(s, seat, scratch)
    elif phase == OCCUPY:
        points = int(s.points[index(seat)])
        if points == 0:
            close_turn(s, seat, NO_POINTS, scratch)
        elif int(s.free) == 0:
            close_turn(s, seat, FULL, scratch)
        elif int(s.vehicle_pool):  # SC-57
            s.pool = points


@kernel
def forfeit_without_room(s: Record, seat: int, scratch: Record) -> None:
    """Without a free cell the normal mine is lost, and the turn open all the same. SC-26"""
    if int(s.free) == 0 and contains(int(s.hand), seat):
        s.hand = int(s.hand) & ~(1 << seat)
        note(scratch, FORFEIT, seat, 0, 0)
