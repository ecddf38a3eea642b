"""A quick player for rollouts: the heuristic opponent as kernels, with a taste of its own for each
style of play. It decides from what a seat may know, as `mind` keeps it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.chance import draw_number
from obelisk.games.starclaim.players.careless import decide_carelessly
from obelisk.games.starclaim.players.mine_forecast import foresee
from obelisk.games.starclaim.players.mine_odds import (
    BID_KEEP,
    BID_MOST,
    BID_RADAR,
    BIDS,
    EQUIPPED,
    LIVES,
    RISKY_LINE,
    RISKY_ROUTE,
    SCANNED_PART,
    SELF_EARLY,
    SHOPPING,
    SURELY,
    find_groups,
    learn,
    reckon,
)
from obelisk.games.starclaim.players.mine_placement import cells_of, held, wish_to_bury
from obelisk.games.starclaim.players.routes import plan
from obelisk.games.starclaim.rules.board import (
    BURY,
    DEMINER,
    END,
    NOBODY,
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
from obelisk.games.starclaim.rules.driver import lowest_acting
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
    apply,
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

RISKY_STEP = 0.02
DRIVEN_RISK = 0.5  # what a vehicle meets costs no cell, so that the way counts and not the risk

# What to have, as in `heuristic`: an item and how many of it.
WISHED = np.array(
    [ITEMS.index(item) for item in (
        "deminer", "vehicle", "deminer", "scanner", "robot", "radar", "matrix", "spore"
    )], np.int8,
)  # fmt: skip
WISHED_NUMBER = np.array((1, 1, 2, 1, 1, 1, 1, 1), np.int8)


@kernel
def decide(s: Record, mind: Record, seat: int, seed: Any) -> int:
    """A legal decision of a seat that is to act."""
    asked = asks(s)
    if int(mind.careless) and int(mind.style[index(seat)]) == 0:
        return decide_carelessly(s, seat, seed)
    if asked == ASK_AUCTION:
        wish = wish_to_bid(s, mind, seat, seed)
    elif asked == ASK_PICK:
        wish = wish_to_pick(s, mind, seat)
    elif asked == ASK_MINE:
        wish = wish_to_bury(s, mind, seat, seed)
    elif asked == ASK_OCCUPY:
        wish = wish_to_walk(s, mind, seat, seed)
    elif asked == ASK_DRIVE:
        wish = wish_to_drive(s, mind, seat, seed)
    elif asked == ASK_DEFUSE:
        wish = wish_to_defuse(s, seat)
    else:
        wish = wish_to_buy(s, mind, seat)
    if refusal(s, seat, wish) == LEGAL:
        return wish
    quiet = encode(STOP if asked == ASK_OCCUPY else SKIP, 0)
    return quiet if refusal(s, seat, quiet) == LEGAL else draw_decision(s, seat, seed)


@kernel
def wish_to_bid(s: Record, mind: Record, seat: int, seed: Any) -> int:
    """As much as control is worth, out of what the shop will not need."""
    style = int(mind.style[index(seat)])
    worth = float(mind.taste[index(style), index(BID_RADAR if held(s, seat, RADAR) else BID_MOST)])
    if style:
        worth = taste(mind, seat, BIDS + min(int(s.round_number), 4) - 1)
    shops = int(s.rounds) - int(s.round_number)
    rest = int(s.gold[index(seat)]) - float(mind.taste[index(style), BID_KEEP]) * shops
    most, lowest = int(min(worth, rest)), lowest_bid(s)
    if lowest > most:
        return encode(PASS, 0)
    if style:  # whoever thinks bids no more than it must
        return encode(BID, lowest)
    return encode(BID, lowest + draw_number(seed, most - lowest + 1))


@kernel
def wish_to_pick(s: Record, mind: Record, seat: int) -> int:
    """Itself first or last, see `heuristic`; of the others the leaders first."""
    style = int(mind.style[index(seat)])
    first = int(s.phase) == SHOP
    if int(s.phase) == OCCUPY:
        first = int(s.picture_round[index(seat)]) == int(s.round_number)
        first = first or int(s.round_number) >= float(mind.taste[index(style), SELF_EARLY])
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
def wish_to_walk(s: Record, mind: Record, seat: int, seed: Any) -> int:
    """Follow the plan of this turn, or make it; send what clears the way before the first step."""
    steps = int(s.steps)
    if int(mind.planned) != seat + 1:
        plan_turn(s, mind, seat, seed)
        if steps == 0 and float(mind.route_risk) > taste(mind, seat, RISKY_ROUTE):
            sent = wish_to_send(s, mind, seat)
            if sent:
                mind.planned = 0
                return sent
    at = int(mind.route_at)
    if at >= int(mind.route_length):
        if steps and can_scan(s, seat):
            unknown = likeliest_neighbour(s, mind)
            if unknown:
                mind.planned = 0
                return encode(SCAN, unknown)
        mind.planned = 0
        return encode(STOP, 0)
    cell = int(mind.route[index(at)])
    chance = float(mind.chance[index(cell)])
    if steps and can_scan(s, seat) and RISKY_STEP < chance < SURELY:
        mind.planned = 0
        return encode(SCAN, cell)
    mind.route_at = at + 1
    return encode(STEP, cell)


@kernel
def taste(mind: Record, seat: int, what: int) -> float:
    """A number of the style of a seat."""
    return float(mind.taste[index(mind.style[index(seat)]), index(what)])


@kernel
def plan_turn(s: Record, mind: Record, seat: int, seed: Any) -> None:
    """Plan the rest of a turn of the occupation."""
    reckon(s, mind, seat)
    find_groups(s, mind, seat)
    steps = int(s.steps)
    after = int(s.path[index(steps - 1)]) if steps else 0
    caution = taste(mind, seat, SCANNED_PART) if scans_on(s, mind, seat) else 1.0
    lives = min(held(s, seat, DEMINER), LIVES - 1) + 1
    plan(s, mind, seat, int(s.points[index(seat)]), after, lives, caution, seed)


@kernel
def scans_on(s: Record, mind: Record, seat: int) -> bool:
    """Whether a seat reckons with its scanner for the cells of a route."""
    if held(s, seat, SCANNER) == 0 or not scanning_is_open(s):
        return False
    return int(s.steps) == 0 or int(mind.style[index(seat)]) > 0


@kernel
def can_scan(s: Record, seat: int) -> bool:
    left = int(s.scan_per_step) - int(s.scans)
    return held(s, seat, SCANNER) > 0 and left > 0 and scanning_is_open(s)


@kernel
def likeliest_neighbour(s: Record, mind: Record) -> int:
    """The safest of the unknown neighbours of the last cell, or 0."""
    best = 0
    last = int(s.path[index(s.steps - 1)])
    for way in range(4):
        cell = last + int(SIDES[way])
        chance = float(mind.chance[index(cell)])
        unknown = is_free(s, cell) and RISKY_STEP < chance < SURELY
        if unknown and (best == 0 or chance < float(mind.chance[index(best)])):
            best = cell
    return best


@kernel
def wish_to_send(s: Record, mind: Record, seat: int) -> int:
    """A robot where many mines are in the way, else a vehicle; 0 for nothing."""
    if held(s, seat, ROBOT):
        line = line_to_sweep(s, mind, seat)
        if line:
            return encode(SEND_ROBOT, line)
    sent = encode(SEND_VEHICLE, 0)
    return sent if refusal(s, seat, sent) == LEGAL else 0


@kernel
def line_to_sweep(s: Record, mind: Record, seat: int) -> int:
    """The line on which the points of this turn meet the most mines; 0: few enough."""
    side = int(s.side)
    points = min(int(s.points[index(seat)]), side)
    best, most = 0, taste(mind, seat, RISKY_LINE)
    for line in range(2 * side):
        row = line < side
        for first in range(side - points + 1):
            risk = 0.0
            for i in range(first, first + points):
                across, down = (i, line) if row else (line - side, i)
                cell = (down + 1) * STRIDE + across + 1
                if not is_free(s, cell):
                    risk -= 1.0
                elif not int(mind.own[index(cell)]):
                    risk += float(mind.chance[index(cell)])
            if risk > most:
                best, most = line + 1 if row else STRIDE + line - side + 1, risk
    return best


@kernel
def wish_to_drive(s: Record, mind: Record, seat: int, seed: Any) -> int:
    """Along the route that the seat would like to take; what is left of the points is driven
    where least can happen, so that the vehicle is kept.
    """
    drives = int(s.drives)
    if drives == 0 or int(mind.planned) != seat + 1:
        reckon(s, mind, seat)
        find_groups(s, mind, seat)
        after = int(s.driven[index(drives - 1)]) if drives else 0
        plan(s, mind, seat, max(1, int(s.left)), after, 1, DRIVEN_RISK, seed)
    at = int(mind.route_at)
    if at >= int(mind.route_length):
        mind.planned = 0
        reckon(s, mind, seat)
        return encode(DRIVE, safest_to_drive(s, mind))
    cell = int(mind.route[index(at)])
    mind.route_at = at + 1
    if int(s.left) == 1:
        mind.planned = 0
    return encode(DRIVE, cell)


@kernel
def safest_to_drive(s: Record, mind: Record) -> int:
    """The legal cell of a vehicle that is least likely mined; 0 if it may begin on none."""
    drives = int(s.drives)
    best = 0
    for place in range(4 if drives else int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        if drives:
            cell = int(s.driven[index(drives - 1)]) + int(SIDES[index(place % 4)])
        likelier = best and float(mind.chance[index(cell)]) >= float(mind.chance[index(best)])
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
def wish_to_buy(s: Record, mind: Record, seat: int) -> int:
    """The first wish that can be had; whoever thinks has a plan for every shop."""
    if int(mind.style[index(seat)]):
        shop = min(int(s.round_number), 3) - 1
        for i in range(2):
            item = int(taste(mind, seat, SHOPPING + 2 * shop + i))
            planned = encode(BUY, item) if item < len(ITEMS) else encode(SKIP, 0)
            if refusal(s, seat, planned) == LEGAL:
                return planned
        return encode(SKIP, 0)
    enough = int(taste(mind, seat, EQUIPPED))
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


# Whole games


@kernel
def play_on(s: Record, mind: Record, scratch: Record, seed: Any, most: int) -> int:
    """Play a game to its end, or for `most` decisions; return how many were made."""
    for made in range(most):
        seat = lowest_acting(s)
        if seat == NOBODY:
            return made
        play_decision(s, mind, seat, decide(s, mind, seat, seed), scratch)
    return most


@kernel
def play_decision(s: Record, mind: Record, seat: int, decision: int, scratch: Record) -> None:
    """Play a decision, and let everybody see what there is to see."""
    apply(s, seat, decision, scratch)
    learn(s, mind, scratch)
    if int(s.phase) == BURY and int(mind.foreseen) < int(s.round_number):
        foresee(s, mind, seat)
        mind.foreseen = int(s.round_number)
    parked = decision >> 16 == DRIVE and not int(s.driving)
    if int(s.seat) != seat or int(s.phase) == END or parked:
        mind.planned = 0
