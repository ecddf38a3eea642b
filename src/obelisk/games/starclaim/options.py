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
        "turn", AUCTIONS, "bids in turn; at any time; one sealed bid each (SC-6 to SC-15)"
    )
    order: str = choice(
        "stepwise", ORDERS, "pick the next seat each time; set the whole order first (SC-19)"
    )
    no_bid: str = choice(
        "system", NO_BID, "if no one bids: random order; last controller; random seat (SC-11)"
    )
    barred_previous: bool = flag(
        False, 'a barred seat can also keep control by no_bid="previous" (SC-11)'
    )
    overbid: bool = flag(True, "players may bid more gold than they have (SC-12)")
    open_gold: bool = flag(False, "everyone sees all gold (SC-69)")
    fail_costs_ap: bool = flag(True, "stepping on a mine costs the point (SC-43)")
    allow_skip: bool = flag(True, "a seat may stop before its first cell (SC-46)")
    pay_self: bool = flag(True, "setting off your own mine pays you (SC-49)")
    explosion_report: str = choice("effects", REPORTS, "how much an explosion shows (SC-50)")
    spore_is_special: bool = flag(
        False, "deminers and robots do not remove a spore before it spreads (SC-33)"
    )
    vehicle_pool: str = choice(
        "own", POOLS, "points of each vehicle, or shared by all vehicles of a turn (SC-57)"
    )
    vehicle_revisit: bool = flag(True, "a vehicle may cross a cell twice (SC-55)")
    scan_per_step: int = choice(1, range(1, 5), "scans before each step (SC-58)")
    scan_after_demining: bool = flag(
        False, "scanning is allowed after demining the first cell (SC-58)"
    )
    bonus_ties: str = choice("dense", BONUS_TIES, "second place when the first is shared (SC-67)")
    deminer_secret: bool = flag(False, "using a deminer is secret (SC-52)")
    parallel_mines: bool = flag(False, "everyone buries at the same time (SC-27)")
