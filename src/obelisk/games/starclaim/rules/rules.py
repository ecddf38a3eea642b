"""Starclaim: who decides what, which decisions are legal, and what each of them does.

The clauses of book/en.md live in the modules beside this one; here they are joined.
A decision is a number: a verb in the upper and its argument in the lower 16 bits. `refusal` alone
knows when one is legal; lists and random draws go through candidates and ask it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.chance import draw_number
from obelisk.games.starclaim.rules.auction import bid, undecided
from obelisk.games.starclaim.rules.board import (
    AUCTION,
    BOUGHT,
    BURY,
    END,
    NO_REASON,
    NOBODY,
    NORMAL,
    OCCUPY,
    RADAR,
    ROBOT,
    SCANNER,
    SCRATCH,
    SEALED,
    SIDES,
    STATE,
    STOPPED,
    STRIDE,
    TURN,
    VEHICLE,
    cell_at,
    close_turn,
    contains,
    everybody,
    is_free,
    is_occupied,
    note,
)
from obelisk.games.starclaim.rules.burying import bury, free_part, look_around
from obelisk.games.starclaim.rules.occupation import (
    answer,
    drive,
    has_driven,
    is_neighbour,
    scan,
    send,
    step,
    sweep,
    vehicle_points,
)
from obelisk.games.starclaim.rules.turns import buries_in_parallel, go_on, pick, unnamed
from obelisk.games.starclaim.setups import HIGHEST_BID, ITEMS, PRICES
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

__all__ = ["SCRATCH", "STATE"]

PRICE = np.array(PRICES, np.uint16)

# What is asked.
NOTHING, ASK_AUCTION, ASK_PICK, ASK_MINE, ASK_OCCUPY, ASK_DRIVE, ASK_DEFUSE, ASK_SHOP = range(8)

# Verbs, each with its argument.
PASS, BID, PICK = 1, 2, 3  # bid: amount; pick: seat
MINE, LAY_MATRIX, LAY_CHASE, LAY_SPORE, LAY_PURIFY = 4, 5, 6, 7, 8  # cell (chase: + 256 · target)
USE_RADAR, END_TURN = 9, 10
STEP, SCAN, STOP, SEND_VEHICLE, SEND_ROBOT = 11, 12, 13, 14, 15  # cells; robot: row, 16 + column
DRIVE, DEFUSE, BUY, SKIP = 16, 17, 18, 19  # cell; 1 for yes; item

ASKED_BY = np.array(
    [NOTHING, ASK_AUCTION, ASK_AUCTION, ASK_PICK]
    + [ASK_MINE] * 7
    + [ASK_OCCUPY] * 5
    + [ASK_DRIVE, ASK_DEFUSE, ASK_SHOP, ASK_SHOP],
    np.uint8,
)

# Why a decision is refused; 0 if it is legal.
LEGAL, NOT_ASKED, BID_TOO_LOW, BID_TOO_HIGH, BID_ABOVE_GOLD = 0, 1, 2, 3, 4
ALREADY_DONE, ALREADY_NAMED, NO_MINE_IN_HAND, NOT_FREE, NO_ITEM = 5, 6, 7, 8, 9
OFF_THE_BOARD, SQUARE_OCCUPIED, TARGET_FREE, MUST_BURY_FIRST = 10, 11, 12, 13
NOT_NEXT_TO_PATH, MUST_STEP_FIRST, TOO_LATE, TOO_EARLY, SCANNED_ENOUGH = 14, 15, 16, 17, 18
VEHICLES_REST, NO_POINTS_FOR_IT, NOT_NEXT_TO_VEHICLE, DRIVEN_OVER = 19, 20, 21, 22
SOLD_OUT, TOO_DEAR, FIRST_CELL_MINED = 23, 24, 25


@kernel
def encode(verb: int, argument: int) -> int:
    """The number of a decision."""
    return verb << 16 | argument


@kernel
def is_decision(s: Record, decision: int) -> bool:
    """Whether a number names a decision, legal or not, on this board and of these seats."""
    verb, argument = decision >> 16, decision & 0xFFFF
    side = int(s.side)
    if verb in (MINE, LAY_MATRIX, LAY_CHASE, LAY_SPORE, LAY_PURIFY, STEP, SCAN, DRIVE):
        row, column = (argument & 255) // STRIDE, argument % STRIDE
        on_board = 1 <= row <= side and 1 <= column <= side
        return on_board and (argument < 256 or verb == LAY_CHASE)
    if verb == BID:
        return True
    if verb == PICK:
        return argument < int(s.seats)
    if verb == SEND_ROBOT:
        return 1 <= argument <= side or 1 <= argument - STRIDE <= side
    if verb == BUY:
        return argument < len(ITEMS)
    if verb == DEFUSE:
        return argument < 2
    return verb in (PASS, USE_RADAR, END_TURN, STOP, SEND_VEHICLE, SKIP) and argument == 0


@kernel
def acting(s: Record) -> int:
    """The set of seats that must decide now."""
    phase = int(s.phase)
    if phase == END:
        return 0
    if phase == AUCTION:
        return 1 << int(s.asked) if int(s.auction) == TURN else undecided(s)
    if int(s.seat) != NOBODY:
        return 1 << int(s.seat)
    if buries_in_parallel(s):
        return everybody(s) & ~int(s.done)
    return 1 << int(s.controller)


@kernel
def asks(s: Record) -> int:
    """What the deciding seats are asked."""
    phase = int(s.phase)
    if phase == END:
        return NOTHING
    if phase == AUCTION:
        return ASK_AUCTION
    if int(s.seat) == NOBODY and not buries_in_parallel(s):
        return ASK_PICK
    if phase == BURY:
        return ASK_MINE
    if phase != OCCUPY:
        return ASK_SHOP
    if int(s.defuse):
        return ASK_DEFUSE
    return ASK_DRIVE if int(s.driving) else ASK_OCCUPY


# Which decisions are legal. SC-74


@kernel
def refusal(s: Record, seat: int, decision: int) -> int:
    """Why a seat that is to act may not decide so, or LEGAL.

    It depends on nothing but what the seat may know.
    """
    verb, argument = decision >> 16, decision & 0xFFFF
    asked = asks(s)
    if int(ASKED_BY[index(verb)]) != asked:
        return NOT_ASKED
    if asked == ASK_AUCTION:
        return LEGAL if verb == PASS else refusal_to_bid(s, seat, argument)
    if asked == ASK_PICK:
        return refusal_to_pick(s, argument)
    if asked == ASK_MINE:
        return refusal_to_bury(s, seat, verb, argument)
    if asked == ASK_OCCUPY:
        return refusal_to_occupy(s, seat, verb, argument)
    if asked == ASK_DRIVE:
        return refusal_to_drive(s, argument)
    if verb == BUY:
        return refusal_to_sell(s, seat, argument)
    return LEGAL


@kernel
def lowest_bid(s: Record) -> int:
    """The smallest legal bid. SC-7, SC-15"""
    return (int(s.floor) if int(s.auction) == SEALED else int(s.high)) + 1


@kernel
def refusal_to_bid(s: Record, seat: int, amount: int) -> int:
    """SC-7, SC-12"""
    if amount < lowest_bid(s):
        return BID_TOO_LOW
    if amount > HIGHEST_BID:
        return BID_TOO_HIGH
    if not int(s.overbid) and amount > int(s.gold[index(seat)]):
        return BID_ABOVE_GOLD
    return LEGAL


@kernel
def refusal_to_pick(s: Record, picked: int) -> int:
    """SC-16, SC-17"""
    if contains(int(s.done), picked):
        return ALREADY_DONE
    return LEGAL if contains(unnamed(s), picked) else ALREADY_NAMED


@kernel
def refusal_to_bury(s: Record, seat: int, verb: int, argument: int) -> int:
    """SC-21 to SC-23, SC-28, SC-31, SC-61"""
    in_hand = contains(int(s.hand), seat)
    cell = argument & 255
    if verb == END_TURN:
        return MUST_BURY_FIRST if in_hand else LEGAL
    if verb == MINE:
        if not in_hand:
            return NO_MINE_IN_HAND
    else:
        item = RADAR if verb == USE_RADAR else verb - LAY_MATRIX
        if int(s.items[index(seat), index(item)]) == 0:
            return NO_ITEM
    if verb == USE_RADAR:
        return LEGAL
    if verb == LAY_MATRIX:
        if cell // STRIDE == int(s.side) or cell % STRIDE == int(s.side):
            return OFF_THE_BOARD
        return LEGAL if free_part(s, cell) else SQUARE_OCCUPIED
    if not is_free(s, cell):
        return NOT_FREE
    if verb == LAY_CHASE and not is_occupied(s, argument >> 8):
        return TARGET_FREE
    return LEGAL


@kernel
def refusal_to_occupy(s: Record, seat: int, verb: int, argument: int) -> int:
    """SC-38 to SC-40, SC-46, SC-54, SC-57 to SC-60"""
    steps = int(s.steps)
    if verb == STOP:
        return LEGAL if steps or int(s.allow_skip) else MUST_STEP_FIRST
    if verb in (SEND_VEHICLE, SEND_ROBOT):
        item = VEHICLE if verb == SEND_VEHICLE else ROBOT
        held = int(s.items[index(seat), index(item)])
        if held == 0:
            return NO_ITEM
        if steps:
            return TOO_LATE
        if verb == SEND_ROBOT:
            return LEGAL
        if held == int(s.rested):
            return VEHICLES_REST
        return LEGAL if vehicle_points(s) else NO_POINTS_FOR_IT
    if verb == SCAN:
        if int(s.items[index(seat), SCANNER]) == 0:
            return NO_ITEM
        if steps == 0:
            return TOO_EARLY
        if not scanning_is_open(s):
            return FIRST_CELL_MINED
        if int(s.scans) == int(s.scan_per_step):
            return SCANNED_ENOUGH
    if not is_free(s, argument):
        return NOT_FREE
    if steps and not is_neighbour(int(s.path[index(steps - 1)]), argument):
        return NOT_NEXT_TO_PATH
    return LEGAL


@kernel
def scanning_is_open(s: Record) -> bool:
    """Whether the first cell of the path leaves scanning open: it was not mined. SC-58"""
    return not int(s.mined) or bool(int(s.scan_after_demining))


@kernel
def refusal_to_drive(s: Record, cell: int) -> int:
    """SC-54, SC-55"""
    if not is_free(s, cell):
        return NOT_FREE
    drives = int(s.drives)
    if drives and not is_neighbour(int(s.driven[index(drives - 1)]), cell):
        return NOT_NEXT_TO_VEHICLE
    if not int(s.vehicle_revisit) and has_driven(s, cell):
        return DRIVEN_OVER
    return LEGAL


@kernel
def refusal_to_sell(s: Record, seat: int, item: int) -> int:
    """SC-63"""
    if int(s.stock[index(item)]) == 0:
        return SOLD_OUT
    return TOO_DEAR if int(s.gold[index(seat)]) < int(PRICE[index(item)]) else LEGAL


# Candidates: every legal decision is one of them, and most of them are legal.


@kernel
def mine_spans(s: Record, seat: int, k: int) -> int:
    """The k-th candidate of burying; −1 − their number if there are not so many."""
    places = int(s.side) * int(s.side)
    end = 0
    for verb in range(MINE, END_TURN + 1):
        span = places
        if verb == MINE:
            span = places if contains(int(s.hand), seat) else 0
        elif verb == END_TURN:
            span = 0 if contains(int(s.hand), seat) else 1
        elif verb == USE_RADAR:
            span = int(s.items[index(seat), RADAR] > 0)
        elif int(s.items[index(seat), index(verb - LAY_MATRIX)]) == 0:
            span = 0
        elif verb == LAY_CHASE:
            span = places * places if int(s.free) < places else 0
        if k < end + span:
            k -= end
            if verb in (USE_RADAR, END_TURN):
                return encode(verb, 0)
            if verb == LAY_CHASE:
                return encode(verb, cell_at(s, k // places) | cell_at(s, k % places) << 8)
            return encode(verb, cell_at(s, k))
        end += span
    return -1 - end


@kernel
def occupy_spans(s: Record, seat: int, k: int) -> int:
    """The k-th candidate of the occupation; −1 − their number if there are not so many."""
    steps = int(s.steps)
    places = 4 if steps else int(s.side) * int(s.side)
    if k < places:
        if steps:
            return encode(STEP, int(s.path[index(steps - 1)]) + int(SIDES[k]))
        return encode(STEP, cell_at(s, k))
    k -= places
    if k == 0:
        return encode(STOP, 0)
    if steps:
        scans = 4 if int(s.items[index(seat), SCANNER]) else 0
        if k <= scans:
            return encode(SCAN, int(s.path[index(steps - 1)]) + int(SIDES[k - 1]))
        return -1 - (places + 1 + scans)
    if k == 1:
        return encode(SEND_VEHICLE, 0)
    lines = 2 * int(s.side) if int(s.items[index(seat), ROBOT]) else 0
    if k - 2 < lines:
        line = k - 2
        row = line < int(s.side)
        return encode(SEND_ROBOT, line + 1 if row else STRIDE + line - int(s.side) + 1)
    return -1 - (places + 2 + lines)


@kernel
def candidate(s: Record, seat: int, k: int) -> int:
    """The k-th candidate for a decision; −1 − their number if there are not so many."""
    asked = asks(s)
    if asked == ASK_AUCTION:
        low = lowest_bid(s)
        top = HIGHEST_BID if int(s.overbid) else min(HIGHEST_BID, int(s.gold[index(seat)]))
        bids = max(0, top - low + 1)
        if k <= bids:
            return encode(BID, low + k - 1) if k else encode(PASS, 0)
        return -2 - bids
    if asked == ASK_PICK:
        return encode(PICK, k) if k < int(s.seats) else -1 - int(s.seats)
    if asked == ASK_MINE:
        return mine_spans(s, seat, k)
    if asked == ASK_OCCUPY:
        return occupy_spans(s, seat, k)
    if asked == ASK_DRIVE:
        drives = int(s.drives)
        places = 4 if drives else int(s.side) * int(s.side)
        if k >= places:
            return -1 - places
        if drives:
            return encode(DRIVE, int(s.driven[index(drives - 1)]) + int(SIDES[k]))
        return encode(DRIVE, cell_at(s, k))
    if asked == ASK_DEFUSE:
        return encode(DEFUSE, 1 - k) if k < 2 else -3
    if k < len(ITEMS):
        return encode(BUY, k)
    return encode(SKIP, 0) if k == len(ITEMS) else -2 - len(ITEMS)


MANY = 1 << 30  # more candidates than there ever are


@kernel
def legal_decisions(s: Record, seat: int, decisions: Any) -> int:
    """Write the legal decisions of a seat that is to act into `decisions`; return how many."""
    n = 0
    for k in range(-1 - candidate(s, seat, MANY)):
        decision = candidate(s, seat, k)
        if refusal(s, seat, decision) == LEGAL:
            decisions[index(n)] = decision
            n += 1
    return n


@kernel
def draw_decision(s: Record, seat: int, seed: Any) -> int:
    """A random legal decision of a seat that is to act, all equally likely, without a list."""
    candidates = -1 - candidate(s, seat, MANY)
    while True:
        decision = candidate(s, seat, draw_number(seed, candidates))
        if refusal(s, seat, decision) == LEGAL:
            return decision


# What decisions do


@kernel
def apply(s: Record, seat: int, decision: int, scratch: Record) -> None:
    """Play a legal decision and all that follows by itself; `scratch` tells what happened."""
    verb, argument = decision >> 16, decision & 0xFFFF
    scratch.notes = 0
    scratch.exploded = 0
    if verb in (PASS, BID):
        bid(s, seat, argument, scratch)
    elif verb == PICK:
        pick(s, argument, scratch)
    elif verb == END_TURN:
        close_turn(s, seat, NO_REASON, scratch)
    elif verb == USE_RADAR:
        look_around(s, seat, scratch)
    elif verb <= LAY_PURIFY:
        bury(s, seat, verb - MINE + NORMAL, argument & 255, argument >> 8, scratch)
    elif verb in (BUY, SKIP):
        trade(s, seat, argument if verb == BUY else NOBODY, scratch)
    else:
        apply_to_occupation(s, seat, verb, argument, scratch)
    go_on(s, scratch)


@kernel
def apply_to_occupation(s: Record, seat: int, verb: int, argument: int, scratch: Record) -> None:
    if verb == STEP:
        step(s, argument, scratch)
    elif verb == SCAN:
        scan(s, argument, scratch)
    elif verb == STOP:
        close_turn(s, seat, STOPPED, scratch)
    elif verb == SEND_VEHICLE:
        send(s, scratch)
    elif verb == SEND_ROBOT:
        sweep(s, argument, scratch)
    elif verb == DRIVE:
        drive(s, argument, scratch)
    else:
        answer(s, argument == 1, scratch)


@kernel
def trade(s: Record, seat: int, item: int, scratch: Record) -> None:
    """Buy an item or nothing; the turn in the shop is over. SC-5, SC-62, SC-63"""
    if item != NOBODY:
        s.stock[index(item)] = int(s.stock[index(item)]) - 1
        s.gold[index(seat)] = int(s.gold[index(seat)]) - int(PRICE[index(item)])
        s.items[index(seat), index(item)] = int(s.items[index(seat), index(item)]) + 1
    note(scratch, BOUGHT, seat, item, 0)
    close_turn(s, seat, NO_REASON, scratch)
