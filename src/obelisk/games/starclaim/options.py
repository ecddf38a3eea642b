"""Starclaim's options. SC-75"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from obelisk.core.options import Options, choice, flag
from obelisk.games.starclaim.setups import ROUNDS, SEATS

# In the order in which kernels number them.
AUCTIONS = ("turn", "live", "sealed")
ORDERS = ("stepwise", "upfront")
NO_BID = ("system", "previous", "random")
REPORTS = ("effects", "full")
POOLS = ("own", "shared")
BONUS_TIES = ("dense", "standard")


@dataclass(frozen=True)
class StarclaimOptions(Options):
    upgrades: ClassVar[Mapping[str, Mapping[str, object]]] = MappingProxyType(
        {"1": {"vehicle_revisit": False, "barred_previous": True, "scan_after_demining": True}}
    )

    seats: int = choice(9, SEATS, "number of seats; sets board and stock (SC-1)")
    rounds: int = choice(4, ROUNDS, "number of rounds (SC-4)")
    auction: str = choice(
        "turn", AUCTIONS, "asked in turn; anybody at any time; one secret bid each (SC-6 to SC-15)"
    )
    order: str = choice(
        "stepwise", ORDERS, "name the next seat each time; name the whole order first (SC-19)"
    )
    no_bid: str = choice(
        "system", NO_BID, "nobody bids: drawn order; last controller; drawn seat (SC-11)"
    )
    barred_previous: bool = flag(
        False, 'a barred seat, too, gets control by no_bid="previous" (SC-11)'
    )
    overbid: bool = flag(True, "bids above the own gold are possible (SC-12)")
    open_gold: bool = flag(False, "everybody sees all gold (SC-69)")
    fail_costs_ap: bool = flag(True, "the step onto a mine costs its point (SC-43)")
    allow_skip: bool = flag(True, "a seat may stop before its first cell (SC-46)")
    pay_self: bool = flag(True, "an own mine pays when its owner explodes it (SC-49)")
    explosion_report: str = choice("effects", REPORTS, "how much an explosion shows (SC-50)")
    spore_is_special: bool = flag(
        False, "an unspread spore is not normal for deminer and robot (SC-33)"
    )
    vehicle_pool: str = choice(
        "own", POOLS, "points for each vehicle, or one number for all of a turn (SC-57)"
    )
    vehicle_revisit: bool = flag(True, "a vehicle may drive over a cell again (SC-55)")
    scan_per_step: int = choice(1, range(1, 5), "scans before each step (SC-58)")
    scan_after_demining: bool = flag(
        False, "a first cell that was demined leaves scanning open (SC-58)"
    )
    bonus_ties: str = choice("dense", BONUS_TIES, "second place when first is shared (SC-67)")
    deminer_secret: bool = flag(False, "the use of a deminer is not announced (SC-52)")
    parallel_mines: bool = flag(False, "everybody buries at the same time (SC-27)")
