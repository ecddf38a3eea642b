"""What a seat decides: an answer to every question, from what the seat may know and in its style.

The heuristic player decides so, the strategist has its plan from here, and rollouts are played by
nothing else.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.chance import draw_number
from obelisk.games.starclaim.players.careless import decide_carelessly
from obelisk.games.starclaim.players.holdings import cells_of, find_groups, held
from obelisk.games.starclaim.players.knowledge import LIVES
from obelisk.games.starclaim.players.mine_odds import SURELY, reckon
from obelisk.games.starclaim.players.mine_placement import wish_to_bury
from obelisk.games.starclaim.players.routes import plan_route
from obelisk.games.starclaim.players.styles import (
    BID_KEEP,
    BID_MOST,
    BID_RADAR,
    BIDS,
    EQUIPPED,
    RISKY_LINE,
    RISKY_ROUTE,
    SCANNED_PART,
    SELF_EARLY,
    SHOPPING,
)
from obelisk.games.starclaim.rules.board import (
    DEMINER,
    NOWHERE,
    OCCUPY,
    RADAR,
    ROBOT,
    SCANNER,
    SHOP,
    SIDES,
    STRIDE,
    cell_at,
    is_free,
)
from obelisk.games.starclaim.rules.rules import (
    ASK_AUCTION,
    ASK_DEFUSE,
    ASK_DRIVE,
    ASK_MINE,
    ASK_OCCUPY,
    ASK_PICK,
    BID,
    BUY,
    DEFUSE,
    DRIVE,
    LEGAL,
    PASS,
    PICK,
    SCAN,
    SEND_ROBOT,
    SEND_VEHICLE,
    SKIP,
    STEP,
    STOP,
    asks,
    draw_decision,
    encode,
    lowest_bid,
    refusal,
    scanning_is_open,
)
from obelisk.games.starclaim.setups import ITEMS
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

RISKY_STEP = 0.02  # the chance to meet a mine that makes a scan worth it
DRIVEN_RISK = 0.5  # what a vehicle meets costs no cell, so that the way counts and not the risk

# What to have, the most useful for its price first: an item and how many of it. A second deminer
# only helps against normal mines and a vehicle against all, but for the mines behind the first;
# gold left over breaks ties.
WISHED = np.array(
    [ITEMS.index(item) for item in (
        "deminer", "vehicle", "deminer", "scanner", "robot", "radar", "matrix", "spore"
    )], np.int8,
)  # fmt: skip
WISHED_NUMBER = np.array((1, 1, 2, 1, 1, 1, 1, 1), np.int8)


@kernel
def decide(s: Record, known: Record, seat: int, seed: Any) -> int:
    """A legal decision of a seat that is to act."""
    asked = asks(s)
    if int(known.careless) and int(known.style_of[index(seat)]) == 0:
        return decide_carelessly(s, seat, seed)
    if asked == ASK_AUCTION:
        wish = wish_to_bid(s, known, seat, seed)
    elif asked == ASK_PICK:
        wish = wish_to_pick(s, known, seat)
    elif asked == ASK_MINE:
        wish = wish_to_bury(s, known, seat, seed)
    elif asked == ASK_OCCUPY:
        wish = wish_to_walk(s, known, seat, seed)
    elif asked == ASK_DRIVE:
        wish = wish_to_drive(s, known, seat, seed)
    elif asked == ASK_DEFUSE:
        wish = wish_to_defuse(s, seat)
    else:
        wish = wish_to_buy(s, known, seat)
    if refusal(s, seat, wish) == LEGAL:
        return wish
    quiet = encode(STOP if asked == ASK_OCCUPY else SKIP, 0)
    return quiet if refusal(s, seat, quiet) == LEGAL else draw_decision(s, seat, seed)


@kernel
def wish_to_bid(s: Record, known: Record, seat: int, seed: Any) -> int:
    """As much as control is worth, out of what the shop will not need."""
    style = int(known.style_of[index(seat)])
    worth = style_number(known, seat, BID_RADAR if held(s, seat, RADAR) else BID_MOST)
    if style:
        worth = style_number(known, seat, BIDS + min(int(s.round_number), 4) - 1)
    shops = int(s.rounds) - int(s.round_number)
    rest = int(s.gold[index(seat)]) - float(known.styles[index(style), BID_KEEP]) * shops
    most, lowest = int(min(worth, rest)), lowest_bid(s)
    if lowest > most:
        return encode(PASS, 0)
    if style:  # a seat that thinks bids no more than it must
        return encode(BID, lowest)
    return encode(BID, lowest + draw_number(seed, most - lowest + 1))


@kernel
def wish_to_pick(s: Record, known: Record, seat: int) -> int:
    """First into the shop; last to bury; first over the map with a radar picture, else last.

    A seat that goes before shows where mines are and where not, so of the others the leaders go
    first.
    """
    style = int(known.style_of[index(seat)])
    first = int(s.phase) == SHOP
    if int(s.phase) == OCCUPY:
        first = int(s.picture_round[index(seat)]) == int(s.round_number)
        first = first or int(s.round_number) >= float(known.styles[index(style), SELF_EARLY])
    if first and refusal(s, seat, encode(PICK, seat)) == LEGAL:
        return encode(PICK, seat)
    best, most = seat, -1
    for other in range(int(s.seats)):
        if other != seat and refusal(s, seat, encode(PICK, other)) == LEGAL:
            cells = cells_of(s, other)
            if cells > most:
                best, most = other, cells
    return encode(PICK, best)


# The occupation


@kernel
def wish_to_walk(s: Record, known: Record, seat: int, seed: Any) -> int:
    """Follow the plan of this turn, or make it; send what clears the way before the first step."""
    steps = int(s.steps)
    if int(known.planned) != seat + 1:
        plan_turn(s, known, seat, seed)
        if steps == 0 and float(known.route_risk) > style_number(known, seat, RISKY_ROUTE):
            sent = wish_to_send(s, known, seat)
            if sent:
                known.planned = 0
                return sent
    at = int(known.route_at)
    if at >= int(known.route_length):
        if steps and can_scan(s, seat):
            unknown = likeliest_neighbour(s, known)
            if unknown:
                known.planned = 0
                return encode(SCAN, unknown)
        known.planned = 0
        return encode(STOP, 0)
    cell = int(known.route[index(at)])
    chance = float(known.chance[index(cell)])
    if steps and can_scan(s, seat) and RISKY_STEP < chance < SURELY:
        known.planned = 0
        return encode(SCAN, cell)
    known.route_at = at + 1
    return encode(STEP, cell)


@kernel
def style_number(known: Record, seat: int, what: int) -> float:
    """A number of the style of a seat."""
    return float(known.styles[index(known.style_of[index(seat)]), index(what)])


@kernel
def plan_turn(s: Record, known: Record, seat: int, seed: Any) -> None:
    """Plan the rest of a turn of the occupation."""
    reckon(s, known, seat)
    find_groups(s, known, seat, NOWHERE)
    steps = int(s.steps)
    after = int(s.path[index(steps - 1)]) if steps else 0
    caution = style_number(known, seat, SCANNED_PART) if scans_on(s, known, seat) else 1.0
    lives = min(held(s, seat, DEMINER), LIVES - 1) + 1
    plan_route(s, known, seat, int(s.points[index(seat)]), after, lives, caution, seed)


@kernel
def scans_on(s: Record, known: Record, seat: int) -> bool:
    """Whether a seat reckons with its scanner for the cells of a route."""
    if held(s, seat, SCANNER) == 0 or not scanning_is_open(s):
        return False
    return int(s.steps) == 0 or int(known.style_of[index(seat)]) > 0


@kernel
def can_scan(s: Record, seat: int) -> bool:
    left = int(s.scan_per_step) - int(s.scans)
    return held(s, seat, SCANNER) > 0 and left > 0 and scanning_is_open(s)


@kernel
def likeliest_neighbour(s: Record, known: Record) -> int:
    """The safest of the unknown neighbours of the last cell, or 0."""
    best = 0
    last = int(s.path[index(s.steps - 1)])
    for way in range(4):
        cell = last + int(SIDES[way])
        chance = float(known.chance[index(cell)])
        unknown = is_free(s, cell) and RISKY_STEP < chance < SURELY
        if unknown and (best == 0 or chance < float(known.chance[index(best)])):
            best = cell
    return best


@kernel
def wish_to_send(s: Record, known: Record, seat: int) -> int:
    """A robot where many mines are in the way, else a vehicle; 0 for nothing."""
    if held(s, seat, ROBOT):
        line = line_to_sweep(s, known, seat)
        if line:
            return encode(SEND_ROBOT, line)
    sent = encode(SEND_VEHICLE, 0)
    return sent if refusal(s, seat, sent) == LEGAL else 0


@kernel
def line_to_sweep(s: Record, known: Record, seat: int) -> int:
    """The line on which the points of this turn meet the most mines; 0: few enough."""
    side = int(s.side)
    points = min(int(s.points[index(seat)]), side)
    best, most = 0, style_number(known, seat, RISKY_LINE)
    for line in range(2 * side):
        row = line < side
        for first in range(side - points + 1):
            risk = 0.0
            for i in range(first, first + points):
                across, down = (i, line) if row else (line - side, i)
                cell = (down + 1) * STRIDE + across + 1
                if not is_free(s, cell):
                    risk -= 1.0
                elif not int(known.own[index(cell)]):
                    risk += float(known.chance[index(cell)])
            if risk > most:
                best, most = line + 1 if row else STRIDE + line - side + 1, risk
    return best


@kernel
def wish_to_drive(s: Record, known: Record, seat: int, seed: Any) -> int:
    """Along the route that the seat would like to take; what is left of the points is driven
    where least can happen, so that the vehicle is kept.
    """
    drives = int(s.drives)
    if drives == 0 or int(known.planned) != seat + 1:
        reckon(s, known, seat)
        find_groups(s, known, seat, NOWHERE)
        after = int(s.driven[index(drives - 1)]) if drives else 0
        plan_route(s, known, seat, max(1, int(s.left)), after, 1, DRIVEN_RISK, seed)
    at = int(known.route_at)
    if at >= int(known.route_length):
        known.planned = 0
        reckon(s, known, seat)
        return encode(DRIVE, safest_to_drive(s, known))
    cell = int(known.route[index(at)])
    known.route_at = at + 1
    if int(s.left) == 1:
        known.planned = 0
    return encode(DRIVE, cell)


@kernel
def safest_to_drive(s: Record, known: Record) -> int:
    """The legal cell of a vehicle that is least likely mined; 0 if it may begin on none."""
    drives = int(s.drives)
    best = 0
    for place in range(4 if drives else int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if drives:
            cell = int(s.driven[index(drives - 1)]) + int(SIDES[index(place % 4)])
        likelier = best and float(known.chance[index(cell)]) >= float(known.chance[index(best)])
        if not likelier and refusal(s, int(s.seat), encode(DRIVE, cell)) == LEGAL:
            best = cell
    return best


@kernel
def wish_to_defuse(s: Record, seat: int) -> int:
    """Not for a first cell with which the way would end already."""
    worth = int(s.steps) + min(2, int(s.points[index(seat)]))
    last = int(s.round_number) == int(s.rounds)
    return encode(DEFUSE, 1 if last or worth > 1 else 0)


# The shop


@kernel
def wish_to_buy(s: Record, known: Record, seat: int) -> int:
    """The first wish that can be had; a seat that thinks has a plan for every shop."""
    if int(known.style_of[index(seat)]):
        shop = min(int(s.round_number), 3) - 1
        for i in range(2):
            item = int(style_number(known, seat, SHOPPING + 2 * shop + i))
            planned = encode(BUY, item) if item < len(ITEMS) else encode(SKIP, 0)
            if refusal(s, seat, planned) == LEGAL:
                return planned
        return encode(SKIP, 0)
    enough = int(style_number(known, seat, EQUIPPED))
    lacking = 0
    for i in range(enough):
        lacking += held(s, seat, int(WISHED[index(i)])) < int(WISHED_NUMBER[index(i)])
    if lacking == 0:
        return encode(SKIP, 0)
    for i in range(len(WISHED)):
        item = int(WISHED[index(i)])
        bought = encode(BUY, item)
        if held(s, seat, item) < int(WISHED_NUMBER[index(i)]) and refusal(s, seat, bought) == LEGAL:
            return bought
    return encode(SKIP, 0)


@kernel
def decide_alone(states: Any, knowledge: Any, seat: int, seed: Any) -> int:
    """Decide in a state, by a knowledge, that Python hands over in arrays of one record."""
    return decide(states[0], knowledge[0], seat, seed)
