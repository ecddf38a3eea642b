"""Complete states that agree with a view: for search, and for bots that imagine what is hidden.

What the reader knows is copied; the rest is drawn within what can be: items within the stock,
purchases within the visits to the shop, mines on free cells and, where the reader has a radar
picture, on the cells it shows. The draw is plausible, not a posterior: a view holds no history.
"""

from __future__ import annotations

import json
import string
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar, cast

import numpy as np

from obelisk.core.game import draw
from obelisk.games.starclaim.options import StarclaimOptions
from obelisk.games.starclaim.setups import HIGHEST_BID, ITEMS, PAY, PRICES, START_GOLD, stock
from obelisk.games.starclaim.setups import side as side_of_map
from obelisk.games.starclaim.view.shown import Mine, MineKind, Radar, StarclaimView, Turn

Thing = TypeVar("Thing")
Chance = Random | np.random.Generator

LETTERS = string.ascii_lowercase
SPECIALS = ITEMS[:4]
SURVIVAL = 70  # per cent of the mines of others that are thought to lie still
DEMINED = 10  # per cent of the turns of others whose first cell is thought to have been demined


# What comes of reading something else than a view.
MISREAD = (
    LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError, RuntimeError,
)  # fmt: skip


def sample(
    options: StarclaimOptions, view: Mapping[str, object], seat: int | None, rng: Chance
) -> str:
    """The text of a random position in which `seat` (None: a spectator) has this view."""
    return json.dumps(_Sampler(options, cast("StarclaimView", view), seat, rng).position())


def _given(secret: Thing | None) -> Thing:
    """A secret of the reader; a `ValueError` where their view has none."""
    if secret is None:
        raise ValueError("the view of a seat tells its secrets")
    return secret


class _Sampler:
    def __init__(
        self, options: StarclaimOptions, view: StarclaimView, seat: int | None, rng: Chance
    ) -> None:
        self.options, self.view, self.seat, self.rng = options, view, seat, rng
        self.seats = range(options.seats)
        self.others = [other for other in self.seats if other != seat]
        side = view["side"]
        if side != side_of_map(options.seats):
            raise ValueError("a map of another size")
        if view["round"] > options.rounds:
            raise ValueError("a round that never comes")
        cells = [f"{letter}{row + 1}" for row in range(side) for letter in LETTERS[:side]]
        self.free = [cell for cell in cells if cell not in view["owner"]]
        self.owned = [cell for cell in cells if cell in view["owner"]]
        self.spent = dict.fromkeys(self.seats, 0)
        self.items: list[Counter[str]] = [Counter() for _ in self.seats]
        self.mines: list[Mine] = []
        self.stock = dict(zip(ITEMS, stock(options.seats), strict=True))

    def position(self) -> dict[str, object]:
        view, known = self.view, cast("dict[str, object]", self.view)
        self._own()
        self._must_hold()
        hand = self._hand()
        for mine in view["all_mines"] or []:
            if mine["seat"] != self.seat:
                self._lay(mine)
        self._answerable()
        self._spread_spores(hand)
        if view["all_mines"] is None:
            self._purchases()
            self._normal_mines(hand)
        self._shuffle(self.mines)
        public = ("round", "phase", "owner", "ap", "barred", "controller", "price", "done", "queue")
        open_turn = view["turn"]
        turn = open_turn and {**self._mined(open_turn), **open_turn, "defuse": view["defuse"]}
        return {
            **{key: known[key] for key in public},
            "mines": self.mines,
            "gold": self._gold(),
            "items": [dict(items) for items in self.items],
            "hand": hand,
            "stock": view["stock"] or self.stock,
            "previous": self._previous(),
            "auction": self._auction(),
            "turn": turn,
            "radar": {str(self.seat): view["radar"]} if view["radar"] else {},
            "seed": draw(self.rng, 2**32) << 32 | draw(self.rng, 2**32),
        }

    # Chance

    def _chosen(self, things: Sequence[Thing]) -> Thing:
        return things[draw(self.rng, len(things))]

    def _shuffle(self, things: list[Thing]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = draw(self.rng, i + 1)
            things[i], things[j] = things[j], things[i]

    # What the reader knows, and what follows from what everybody sees

    def _own(self) -> None:
        if self.seat is None:
            return
        items, mines = _given(self.view["items"]), _given(self.view["mines"])
        self.items[self.seat].update(items)
        for item, number in items.items():
            self.stock[item] -= number
        for mine in mines:
            self._lay({**mine, "seat": self.seat})

    def _lay(self, mine: Mine) -> None:
        self.mines.append(mine)
        if mine["kind"] in SPECIALS:
            self.stock[mine["kind"]] -= 1

    def _must_hold(self) -> None:
        """A vehicle that was sent, and a scanner that was used, are held by the seat on turn."""
        turn = self.view["turn"]
        if turn is None or turn["seat"] == self.seat:
            return
        vehicles = turn["rested"] + (turn["vehicle"] is not None)
        for item, number in (("vehicle", vehicles), ("scanner", min(1, turn["scans"]))):
            for _ in range(min(number, self.stock[item])):
                self._sell(turn["seat"], item)

    def _answerable(self) -> None:
        """The cell of the reader's deminer question has a normal mine, and no others."""
        cell = self.view["defuse"]
        if cell is not None and cell not in [mine["cell"] for mine in self.mines]:
            seat = self._chosen(self.others)
            self._lay({"kind": "normal", "seat": seat, "cell": cell, "round": 1})

    def _sell(self, seat: int, item: str) -> None:
        self.stock[item] -= 1
        self.items[seat][item] += 1
        self.spent[seat] += PRICES[ITEMS.index(item)]

    def _hand(self) -> list[int]:
        view = self.view
        if view["phase"] != "mine":
            return [int(view["phase"] == "auction")] * len(self.seats)
        hand = []
        for seat in self.seats:
            waiting = view["turn"] is not None and view["turn"]["seat"] != seat
            waiting = waiting or (view["turn"] is None and not self.options.parallel_mines)
            if seat == self.seat:
                hand.append(_given(view["hand"]))
            elif seat in view["done"]:
                hand.append(0)
            else:
                hand.append(1 if waiting else draw(self.rng, 2) * bool(self.free))
        return hand

    # What is drawn

    def _mined(self, turn: Turn) -> dict[str, bool]:
        """Whether another seat has demined the first cell of its path: no view tells. SC-58"""
        may = turn["seat"] != self.seat and turn["path"] and not turn["scans"]
        return {"mined": True} if may and draw(self.rng, 100) < DEMINED else {}

    def _purchases(self) -> None:
        """Every other seat has been in the shop once a round; what it bought it has or has used."""
        seen = self.view["stock"]
        for seat in self.others:
            visits = self.view["round"] - 1
            visits += self.view["phase"] == "shop" and seat in self.view["done"]
            for _ in range(max(0, visits - self.items[seat].total())):
                item = self._chosen([None, *ITEMS])
                if item is None or self.stock[item] <= (seen[item] if seen else 0):
                    continue
                if self.spent[seat] + PRICES[ITEMS.index(item)] > START_GOLD + 2 * PAY:
                    continue
                self._sell(seat, item)
                if draw(self.rng, 2):
                    self._use(seat, item)

    def _use(self, seat: int, item: str) -> None:
        """An item has been used: a special mine lies, or has been removed like everything else."""
        self.items[seat][item] -= 1
        if item not in SPECIALS or not self.free or draw(self.rng, 100) >= SURVIVAL:
            return
        last = self.view["round"]
        cells = self._open_cells(last)
        if not cells:
            return
        cell = self._chosen(cells)
        mine: Mine = {"kind": cast("MineKind", item), "seat": seat, "cell": cell, "round": last}
        square = self._square(cell)
        if self.view["defuse"] in square:
            return
        if item == "matrix":
            if set(square) & set(self.free) <= set(cells):
                self.mines.append({**mine, "cell": square[0]})
        elif item != "chase":
            self.mines.append(mine)
        elif self.owned:
            self.mines.append({**mine, "target": self._chosen(self.owned)})

    def _square(self, cell: str) -> list[str]:
        """A 2x2 square on the board that holds a cell, its top-left cell first."""
        last = self.view["side"]
        column, row = min(LETTERS.index(cell[0]), last - 2), min(int(cell[1:]), last - 1)
        return [f"{LETTERS[column + x]}{row + y}" for y in (0, 1) for x in (0, 1)]

    def _open_cells(self, laid: int) -> list[str]:
        """The free cells where a mine of this round can lie, as far as a radar picture tells."""
        picture = self.view["radar"]
        if picture is None or laid > picture["round"]:
            return self.free
        known = self._known()
        return [cell for cell in self.free if picture["counts"].get(cell, 0) > known[cell]]

    def _known(self) -> Counter[str]:
        """How many mines that are laid by now cover each cell."""
        known: Counter[str] = Counter()
        for mine in self.mines:
            if mine["kind"] == "matrix" and "covers" not in mine:
                known.update(self._square(mine["cell"]))
            else:
                known.update(mine.get("covers", [mine["cell"]]))
        return known

    def _normal_mines(self, hand: list[int]) -> None:
        """One of every other seat for each of its burials, unless it is thought to be gone."""
        view, picture = self.view, self.view["radar"]
        burials = [
            (seat, laid)
            for seat in self.others
            for laid in range(1, view["round"] + 1)
            if laid < view["round"] or not (hand[seat] and view["phase"] in ("auction", "mine"))
        ]
        self._shuffle(burials)
        room = self._room(hand)
        if picture is not None:
            burials, room = self._explain(picture, burials, room)
        turn = view["turn"]
        just_taken = view["phase"] == "mine" and turn is not None and turn["seat"] == self.seat
        for seat, laid in burials:
            pictured = picture is not None and laid < picture["round"] + just_taken
            if room > 0 and self.free and not pictured and draw(self.rng, 100) < SURVIVAL:
                cell = self._chosen(self.free)
                self.mines.append({"kind": "normal", "seat": seat, "cell": cell, "round": laid})
                room -= 1

    def _room(self, hand: list[int]) -> int:
        """How many more normal mines can lie; each spore that is gone may have left nine."""
        normal: int = sum(mine["kind"] == "normal" for mine in self.mines)
        left: int = self.stock["spore"] + sum(items["spore"] for items in self.items)
        left += sum(mine["kind"] == "spore" for mine in self.mines)
        gone = stock(len(self.seats))[SPECIALS.index("spore")] - left
        begun: int = self.view["round"]
        return len(self.seats) * begun - sum(hand) + 9 * gone - normal

    def _spread_spores(self, hand: list[int]) -> None:
        """So many normal mines are known to lie that some must come from spores."""
        while self._room(hand) < 0 and self.stock["spore"]:
            self.stock["spore"] -= 1

    def _explain(
        self, picture: Radar, burials: list[tuple[int, int]], room: int
    ) -> tuple[list[tuple[int, int]], int]:
        """Put mines of others where the picture shows more than is known to lie there."""
        known = self._known()
        rest = list(burials)
        for cell in self.free:
            for _ in range(picture["counts"].get(cell, 0) - known[cell]):
                if room < 1:
                    return rest, room
                earlier = [burial for burial in rest if burial[1] <= picture["round"]]
                seat, laid = earlier[0] if earlier else (self._chosen(self.others), 1)
                if earlier:
                    rest.remove((seat, laid))
                self.mines.append({"kind": "normal", "seat": seat, "cell": cell, "round": laid})
                room -= 1
        return rest, room

    def _gold(self) -> list[int]:
        if self.view["all_gold"] is not None:
            return list(self.view["all_gold"])
        gold = []
        for seat in self.seats:
            earned = START_GOLD + PAY * draw(self.rng, 2 * self.view["round"])
            paid = self.view["price"] if seat == self.view["controller"] else 0
            gold.append(max(0, earned - paid - self.spent[seat]))
        if self.seat is not None:
            gold[self.seat] = _given(self.view["gold"])
        return gold

    def _previous(self) -> int | None:
        if self.view["round"] == 1:
            return None
        seats: list[int | None] = [None, *self.seats]
        return self._chosen(seats)

    def _auction(self) -> dict[str, object] | None:
        auction = self.view["auction"]
        if auction is None:
            return None
        sealed = {str(seat): self._sealed_bid(auction["floor"]) for seat in auction["sealed"]}
        if self.seat in auction["sealed"]:
            sealed[str(self.seat)] = _given(self.view["bid"])
        return {**auction, "sealed": sealed}

    def _sealed_bid(self, floor: int) -> int:
        """A pass, or a bid not far above what must be bid."""
        most = min(40, HIGHEST_BID - floor)
        bid = draw(self.rng, most + 1)
        return floor + bid if bid else 0
