"""Careless seats in rollouts, which play at random as the random player does.

Any kind of decision is as likely as any other; steps and stopping are one kind. Were all decisions
equally likely instead, such a seat would seldom leave a shop without an item, or use what it has.
"""

from __future__ import annotations

from typing import Any

from obelisk.core.chance import draw_number
from obelisk.games.starclaim.rules.board import ROBOT, SIDES, STRIDE, cell_at, contains
from obelisk.games.starclaim.rules.rules import (
    ASK_AUCTION,
    ASK_MINE,
    ASK_OCCUPY,
    ASK_SHOP,
    BID,
    BUY,
    END_TURN,
    LAY_CHASE,
    LAY_MATRIX,
    LEGAL,
    MINE,
    PASS,
    SCAN,
    SEND_ROBOT,
    SEND_VEHICLE,
    SKIP,
    STEP,
    STOP,
    USE_RADAR,
    asks,
    draw_decision,
    encode,
    lowest_bid,
    refusal,
)
from obelisk.games.starclaim.setups import HIGHEST_BID, ITEMS
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def decide_carelessly(s: Record, seat: int, seed: Any) -> int:
    """A random legal decision of a seat that is to act."""
    asked = asks(s)
    if asked == ASK_AUCTION:
        return bid_anything(s, seat, seed)
    if asked == ASK_MINE:
        return bury_anything(s, seat, seed)
    if asked == ASK_OCCUPY:
        return walk_anywhere(s, seat, seed)
    if asked == ASK_SHOP:
        return buy_anything(s, seat, seed)
    return draw_decision(s, seat, seed)


@kernel
def bid_anything(s: Record, seat: int, seed: Any) -> int:
    """A pass, or any bid that can be paid."""
    lowest, most = lowest_bid(s), min(HIGHEST_BID, int(s.gold[index(seat)]))
    if lowest > most or draw_number(seed, 2):
        return encode(PASS, 0)
    return encode(BID, lowest + draw_number(seed, most - lowest + 1))


@kernel
def bury_anything(s: Record, seat: int, seed: Any) -> int:
    """Anything at hand, anywhere."""
    kinds = 0
    for verb in range(MINE, END_TURN + 1):
        kinds += can_bury(s, seat, verb)
    skip = draw_number(seed, kinds)
    chosen = MINE
    while skip or not can_bury(s, seat, chosen):
        skip -= can_bury(s, seat, chosen)
        chosen += 1
    if chosen >= USE_RADAR:
        return encode(chosen, 0)
    places = int(s.side) * int(s.side)
    while True:
        at = cell_at(s, draw_number(seed, places))
        if chosen == LAY_CHASE:
            at |= cell_at(s, draw_number(seed, places)) << 8
        if refusal(s, seat, encode(chosen, at)) == LEGAL:
            return encode(chosen, at)


@kernel
def can_bury(s: Record, seat: int, verb: int) -> bool:
    """Whether some decision with this verb is legal in a burying turn."""
    if verb in (USE_RADAR, END_TURN):
        return refusal(s, seat, encode(verb, 0)) == LEGAL
    if int(s.free) == 0:
        return False
    if verb == MINE:
        return contains(int(s.hand), seat)
    held = int(s.items[index(seat), index(verb - LAY_MATRIX)]) > 0
    return held and (verb != LAY_CHASE or int(s.free) < int(s.side) * int(s.side))


@kernel
def walk_anywhere(s: Record, seat: int, seed: Any) -> int:
    """A step or a stop, a scan, a vehicle, or a robot."""
    drives = refusal(s, seat, encode(SEND_VEHICLE, 0)) == LEGAL
    sweeps = int(s.steps) == 0 and int(s.items[index(seat), ROBOT]) > 0
    scans = int(s.steps) > 0 and can_scan_something(s, seat)
    kind = draw_number(seed, 1 + int(drives) + int(sweeps) + int(scans))
    if kind == 0:
        return go_anywhere(s, seat, STEP, seed)
    if scans:  # which needs a path, and the others none
        return go_anywhere(s, seat, SCAN, seed)
    if drives and kind == 1:
        return encode(SEND_VEHICLE, 0)
    line = draw_number(seed, 2 * int(s.side))
    row = line < int(s.side)
    return encode(SEND_ROBOT, line + 1 if row else STRIDE + line - int(s.side) + 1)


@kernel
def go_anywhere(s: Record, seat: int, verb: int, seed: Any) -> int:
    """A step or a scan to any cell in reach; to stop is as good as one more step."""
    steps = int(s.steps)
    places = 4 if steps else int(s.side) * int(s.side)
    while True:
        place = draw_number(seed, places + int(verb == STEP))
        wish = encode(STOP, 0)
        if place < places:
            cell = cell_at(s, place)
            if steps:
                cell = int(s.path[index(steps - 1)]) + int(SIDES[index(place)])
            wish = encode(verb, cell)
        if refusal(s, seat, wish) == LEGAL:
            return wish


@kernel
def can_scan_something(s: Record, seat: int) -> bool:
    """Whether a neighbour of the last cell may be scanned."""
    last, cells = int(s.path[index(s.steps - 1)]), 0
    for way in range(4):
        cells += refusal(s, seat, encode(SCAN, last + int(SIDES[way]))) == LEGAL
    return cells > 0


@kernel
def buy_anything(s: Record, seat: int, seed: Any) -> int:
    """Nothing, or anything that can be had."""
    offers = 0
    for item in range(len(ITEMS)):
        offers += refusal(s, seat, encode(BUY, item)) == LEGAL
    if offers == 0 or draw_number(seed, 2):
        return encode(SKIP, 0)
    skip = draw_number(seed, offers)
    for item in range(len(ITEMS)):
        if refusal(s, seat, encode(BUY, item)) == LEGAL:
            if skip == 0:
                return encode(BUY, item)
            skip -= 1
    return encode(SKIP, 0)
