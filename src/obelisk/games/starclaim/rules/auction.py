"""The auction: bids, passes, sealed bids, defaults, and who gets control. SC-6 to SC-15

`conclude` is called when nobody is left to be asked.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.chance import mix
from obelisk.games.starclaim.rules.board import (
    BID,
    BY_DRAW,
    BY_PREVIOUS,
    CONTROL,
    DEFAULT,
    HAS_SEALED,
    NOBODY,
    PASSED,
    SEALED,
    TIE,
    TURN,
    contains,
    everybody,
    note,
    size,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

FREE_CONTROLLER, TIE_BREAK = 4, 16  # purposes of draws; orders have the numbers of their phases


@kernel
def key(s: Record, purpose: int, seat: int) -> Any:
    """What candidates are sorted by in a draw for `purpose`."""
    z = mix(s.seed) ^ np.uint64(purpose)
    z = mix(z) ^ np.uint64(int(s.round_number))
    return mix(mix(z) ^ np.uint64(seat))


@kernel
def first_drawn(s: Record, purpose: int, candidates: int) -> int:
    """The seat with the lowest key in a set of seats, or NOBODY if it is empty."""
    best = NOBODY
    lowest = np.uint64(0)
    for seat in range(int(s.seats)):
        if contains(candidates, seat):
            drawn = key(s, purpose, seat)
            if best == NOBODY or drawn < lowest:
                best, lowest = seat, drawn
    return best


@kernel
def begin_auction(s: Record) -> None:
    """A new auction from nothing among all seats that are not barred. SC-6, SC-10"""
    clear_auction(s)
    s.active = everybody(s) & ~int(s.barred)
    if int(s.auction) == TURN:
        seats = int(s.seats)
        s.asked = next_asked(s, (int(s.round_number) - 1) % seats)


@kernel
def clear_auction(s: Record) -> None:
    """No auction is open."""
    s.high = 0
    s.floor = 0
    s.holder = NOBODY
    s.asked = NOBODY
    s.active = 0
    clear_sealed(s)


@kernel
def clear_sealed(s: Record) -> None:
    s.has_sealed = 0
    for seat in range(int(s.seats)):
        s.sealed[index(seat)] = 0


@kernel
def next_asked(s: Record, first: int) -> int:
    """The seat to be asked, counted cyclically from `first`; NOBODY if there is none. SC-6"""
    for i in range(int(s.seats)):
        seat = (first + i) % int(s.seats)
        if contains(int(s.active), seat) and seat != int(s.holder):
            return seat
    return NOBODY


@kernel
def undecided(s: Record) -> int:
    """The set of seats that may be asked now. SC-8, SC-13, SC-14"""
    if int(s.auction) == SEALED:
        return int(s.active) & ~int(s.has_sealed)
    return int(s.active) & ~(1 << int(s.holder) if int(s.holder) != NOBODY else 0)


@kernel
def bid(s: Record, seat: int, amount: int, scratch: Record) -> None:
    """A bid, or a pass (amount 0). SC-7, SC-8, SC-14"""
    if int(s.auction) == SEALED:
        s.sealed[index(seat)] = amount
        s.has_sealed = int(s.has_sealed) | 1 << seat
        note(scratch, HAS_SEALED, seat, 0, 0)
        return
    if amount:
        s.high = amount
        s.holder = seat
        note(scratch, BID, seat, amount, 0)
    else:
        s.active = int(s.active) & ~(1 << seat)
        note(scratch, PASSED, seat, 0, 0)
    if int(s.auction) == TURN:
        s.asked = next_asked(s, seat + 1)


@kernel
def conclude(s: Record, scratch: Record) -> bool:
    """Nobody is left to be asked: settle who has control, or ask again (False)."""
    if int(s.auction) == SEALED:
        return open_seals(s, scratch)
    if int(s.holder) == NOBODY:
        return give_away(s, scratch)
    return sell(s, int(s.holder), int(s.high), scratch)


@kernel
def open_seals(s: Record, scratch: Record) -> bool:
    """All have sealed. SC-14, SC-15"""
    highest, best = int(s.floor), 0
    for seat in range(int(s.seats)):
        if contains(int(s.active), seat):
            amount = max(int(s.sealed[index(seat)]), int(s.floor))
            if amount > highest:
                highest, best = amount, 0
            if amount == highest:
                best |= 1 << seat
    if highest == 0:
        return give_away(s, scratch)
    if int(s.floor) == 0 and size(best) > 1:
        note(scratch, TIE, best, highest, 0)
        s.active = best
        s.floor = highest
        clear_sealed(s)
        return False
    winner = first_drawn(s, TIE_BREAK + size(int(s.barred)), best)
    return sell(s, winner, highest, scratch)


@kernel
def sell(s: Record, seat: int, amount: int, scratch: Record) -> bool:
    """The highest bidder pays and gets control, or cannot pay and is barred. SC-9, SC-10"""
    if int(s.gold[index(seat)]) < amount:
        s.barred = int(s.barred) | 1 << seat
        note(scratch, DEFAULT, seat, amount, 0)
        begin_auction(s)
        return False
    s.gold[index(seat)] = int(s.gold[index(seat)]) - amount
    take_control(s, seat, amount, scratch)
    return True


@kernel
def give_away(s: Record, scratch: Record) -> bool:
    """Nobody has bid, or nobody may. SC-11"""
    seat = NOBODY
    if int(s.no_bid) == BY_PREVIOUS:
        seat = last_controller(s)
    elif int(s.no_bid) == BY_DRAW:
        seat = first_drawn(s, FREE_CONTROLLER, everybody(s) & ~int(s.barred))
    take_control(s, seat, 0, scratch)
    return True


@kernel
def last_controller(s: Record) -> int:
    """The controller of the round before, or NOBODY; a barred seat gets no control. SC-11"""
    seat = int(s.previous)
    if seat == NOBODY or int(s.barred_previous):
        return seat
    return NOBODY if contains(int(s.barred), seat) else seat


@kernel
def take_control(s: Record, seat: int, price: int, scratch: Record) -> None:
    """A seat, or the system (NOBODY), has control of this round. SC-9, SC-18"""
    clear_auction(s)
    s.controller = seat
    s.price = price
    note(scratch, CONTROL, seat, price, 0)
