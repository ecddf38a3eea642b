"""The heuristic opponent: a belief map, a stopping rule, and a use for every item."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from obelisk.core.events import Event
from obelisk.games.starclaim.players.ambush import Ambush
from obelisk.games.starclaim.players.memory import (
    SURELY,
    Memory,
    View,
    line_cells,
    mine_chances,
    own_mined,
    side_neighbours,
)
from obelisk.games.starclaim.players.opponent import Opponent
from obelisk.games.starclaim.players.planner import Planner, Route

# What to have, the most useful for its price first. A second deminer only helps against normal
# mines and a vehicle against all, but for the mines behind the first; gold left over breaks ties.
WISHES = (
    ("deminer", 1),
    ("vehicle", 1),
    ("deminer", 2),
    ("scanner", 1),
    ("robot", 1),
    ("radar", 1),
    ("matrix", 1),
    ("spore", 1),
)
EQUIPPED = 3  # wishes that are enough for a turn; what is left is worth more as gold
A_PURCHASE = 34  # gold to put by for each shop to come

CONTROL = 5  # gold that control is worth
CONTROL_WITH_RADAR = 15  # to bury last and to walk first
RISKY_ROUTE = 0.12  # the chance to meet a mine that makes a vehicle worth sending
RISKY_STEP = 0.02  # the same for a scan
RISKY_LINE = 0.5  # mines to be expected on a line that is worth a robot
SCANNED = 0.4  # the part of the risk of a way that is left to a seat with a scanner
POINT_WORTH = 0.2  # cells that a point is worth in a later round
DEMINER_WORTH = 0.7  # cells that a deminer is worth in a later round


class HeuristicOpponent(Opponent):
    """Reckons where mines may lie, and walks on as long as more is to be won than lost."""

    name = "heuristic"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._memory = Memory()

    def notice(self, events: Iterable[Event]) -> None:
        self._memory.hear(events)

    def _wish(self, view: View, actions: list[str]) -> str:
        asked: dict[str, Callable[[View, list[str]], str]] = {
            "auction": self._bid,
            "pick": self._pick,
            "mine": self._bury,
            "occupy": self._walk,
            "drive": self._drive,
            "defuse": self._defuse,
            "shop": self._buy,
        }
        self._memory.look(view)
        return asked[view["asks"]](view, actions)

    # Control

    def _bid(self, view: View, actions: list[str]) -> str:
        """As much as control is worth, out of what the shop will not need."""
        worth = CONTROL_WITH_RADAR if view["items"].get("radar") else CONTROL
        shops = view["rounds"] - view["round"]
        most = min(worth, view["gold"] - A_PURCHASE * shops)
        lowest = max(view["auction"]["high"], view["auction"]["floor"]) + 1
        if lowest > most:
            return "pass"
        return f"bid {self._rng.randint(lowest, most)}"

    def _pick(self, view: View, actions: list[str]) -> str:
        """First into the shop; last to bury; first over the map with a radar picture, else last.

        Whoever goes before shows where mines are and where not, the leaders first.
        """
        seat = view["seat"]
        open_seats = [int(action.split()[1]) for action in actions]
        first = view["phase"] == "shop" or (
            view["phase"] == "occupy"
            and (view["radar"] is not None and view["radar"]["round"] == view["round"])
        )
        others = [other for other in open_seats if other != seat]
        if seat in open_seats and (first or not others):
            return f"pick {seat}"
        cells = list(view["owner"].values())
        return f"pick {max(others, key=lambda other: (cells.count(other), -other))}"

    # Burying

    def _bury(self, view: View, actions: list[str]) -> str:
        items = view["items"]
        if items.get("radar") and view["round"] > 1:
            self._memory.use_radar(view)
            return "radar"
        chances = mine_chances(view, self._memory)
        if chances:
            ambush = Ambush(view, chances, self._rng)
            if items.get("chase") and (chase := ambush.chase()) is not None:
                return chase
            for kind, bury in (
                ("matrix", ambush.matrix),
                ("spore", ambush.spore),
                ("purify", ambush.purify),
            ):
                if items.get(kind):
                    return bury()
            if view["hand"]:
                return ambush.normal()
        return "end"

    # The occupation

    def _walk(self, view: View, actions: list[str]) -> str:
        path = view["turn"]["path"]
        chances = mine_chances(view, self._memory)
        if not path:
            return self._prepare(view, actions, chances)
        route = self._route(view, chances)
        unknown = self._to_scan(view, actions, chances, route)
        if unknown is not None:
            return f"scan {unknown}"
        return f"step {route.cells[0]}" if route.cells else "stop"

    def _route(self, view: View, chances: dict[str, float]) -> Route:
        path, last = view["turn"]["path"], view["round"] == view["rounds"]
        planner = Planner(
            view,
            chances,
            self._rng,
            deminers=view["items"].get("deminer", 0),
            deminer_worth=0.0 if last else DEMINER_WORTH,
            point_worth=0.0 if last else POINT_WORTH,
        )
        return planner.best(view["ap"][view["seat"]], after=path[-1] if path else None)

    def _to_scan(
        self, view: View, actions: list[str], chances: dict[str, float], route: Route
    ) -> str | None:
        """The next cell of the route, or the likeliest one before the way is given up.

        A scan costs nothing, so it is only left out where it shows nothing new.
        """
        if not self._memory.hears or not view["items"].get("scanner"):
            return None
        near = side_neighbours(view["side"])[view["turn"]["path"][-1]]
        cells = route.cells[:1] or sorted(near, key=lambda cell: chances.get(cell, 1.0))
        for cell in cells:
            if RISKY_STEP < chances.get(cell, 1.0) < SURELY and f"scan {cell}" in actions:
                return cell
        return None

    def _prepare(self, view: View, actions: list[str], chances: dict[str, float]) -> str:
        """Send what clears the way, then take the first step."""
        if self._memory.hears and view["items"].get("scanner"):
            # Mines beside the way can be seen in time.
            chances = {
                cell: chance * SCANNED if chance < 1 else chance for cell, chance in chances.items()
            }
        route = self._route(view, chances)
        safe = 1.0
        for cell in route.cells:
            safe *= 1 - chances[cell]
        if 1 - safe > RISKY_ROUTE:
            line = self._line_to_sweep(view, chances) if view["items"].get("robot") else None
            if line is not None:
                self._memory.sweep(line_cells(view["side"], line))
                return f"robot {line}"
            if "vehicle" in actions:
                return "vehicle"
        return f"step {route.cells[0]}" if route.cells else "stop"

    def _line_to_sweep(self, view: View, chances: dict[str, float]) -> str | None:
        """The line on which the points of this turn meet the most mines; None: few enough."""
        points = min(view["ap"][view["seat"]], view["side"])
        own = own_mined(view)
        lines = [f"row {number + 1}" for number in range(view["side"])]
        lines += [f"column {chr(97 + number)}" for number in range(view["side"])]
        risk = {}
        for line in lines:
            cells = line_cells(view["side"], line)
            risk[line] = max(
                sum(chances.get(cell, -1.0) if cell not in own else 0.0 for cell in window)
                for window in (cells[i : i + points] for i in range(len(cells) - points + 1))
            )
        line = max(risk, key=risk.__getitem__)
        return line if risk[line] > RISKY_LINE else None

    def _drive(self, view: View, actions: list[str]) -> str:
        """Along the route that the seat would like to take.

        What is left of the points is driven where least can happen, so that the vehicle is kept.
        """
        vehicle = view["turn"]["vehicle"]
        chances = mine_chances(view, self._memory)
        # What the vehicle meets costs no cell, so that the way counts and not the risk.
        way = {cell: min(0.99, chance * 0.5) for cell, chance in chances.items() if chance < 1}
        planner = Planner(view, way, self._rng)
        left = max(1, vehicle["left"])
        route = planner.best(left, after=vehicle["cell"], avoid=vehicle["seen"])
        legal = [action.split()[1] for action in actions]
        cell = route.cells[0] if route.cells else min(legal, key=lambda cell: chances[cell])
        # Blown up or not, no mine lies there when the vehicle has passed.
        self._memory.found_clear(cell)
        return f"drive {cell}"

    def _defuse(self, view: View, actions: list[str]) -> str:
        """Not for a first cell with which the way would end already."""
        worth = len(view["turn"]["path"]) + min(2, view["ap"][view["seat"]])
        last = view["round"] == view["rounds"]
        return "defuse yes" if last or worth > 1 else "defuse no"

    # The shop

    def _buy(self, view: View, actions: list[str]) -> str:
        items = view["items"]
        if all(items.get(item, 0) >= number for item, number in WISHES[:EQUIPPED]):
            return "skip"
        for item, number in WISHES:
            if item == "scanner" and not self._memory.hears:
                continue  # what it shows is told by events alone
            if items.get(item, 0) < number and f"buy {item}" in actions:
                return f"buy {item}"
        return "skip"
