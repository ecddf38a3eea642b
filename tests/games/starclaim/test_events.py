"""Whoever keeps book of the events that it is told knows what its view shows, and no event lies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from obelisk.core.events import visible
from obelisk.core.state import State
from obelisk.games.starclaim import Starclaim
from obelisk.games.starclaim.setups import ITEMS, PRICES
from obelisk.kernels.kernel import COMPILED
from tests.games.starclaim.play import random_game, random_play

SPECIAL = ("matrix", "chase", "spore", "purify")


class Book:
    """What a reader can work out from its own events alone, after the first view."""

    def __init__(self, view: dict[str, Any], options: dict[str, Any]) -> None:
        self.reader, self.options = view["seat"], options
        self.round, self.phase = view["round"], view["phase"]
        self.owner, self.ap = dict(view["owner"]), list(view["ap"])
        self.gold, self.hand = view["gold"], view["hand"]
        self.items: dict[str, int] = dict.fromkeys(ITEMS, 0)
        self.mines: list[dict[str, Any]] = []
        self.done: list[int] = []
        self.controller: int | None = None
        self.barred: set[int] = set()
        self.path: list[str] = []

    def own(self, event: dict[str, Any]) -> bool:
        return self.reader is not None and event.get("seat") == self.reader

    def covered(self, mine: dict[str, Any]) -> list[str]:
        covers: list[str] = mine.get("covers", [mine["cell"]])
        return covers

    def lose_mines(self, cells: set[str]) -> None:
        self.mines = [mine for mine in self.mines if not cells & set(self.covered(mine))]

    def note(self, event: dict[str, Any]) -> None:
        keep = getattr(self, f"on_{event['event']}", None)
        if keep is not None:
            keep(event)

    def on_round(self, event: dict[str, Any]) -> None:
        self.round = event["round"]
        self.ap = [points + 4 for points in self.ap]
        self.controller = None
        self.hand = None if self.reader is None else 1

    def on_phase(self, event: dict[str, Any]) -> None:
        self.phase, self.done = event["phase"], []

    def on_default(self, event: dict[str, Any]) -> None:
        self.barred.add(event["seat"])

    def on_control(self, event: dict[str, Any]) -> None:
        self.controller = event["seat"]
        if self.own(event):
            self.gold -= event["price"]

    def on_turn(self, event: dict[str, Any]) -> None:
        self.path = []

    def on_forfeit(self, event: dict[str, Any]) -> None:
        if self.own(event):
            self.hand = 0

    def on_buried(self, event: dict[str, Any]) -> None:
        if event["kind"] in SPECIAL:
            self.items[event["kind"]] -= 1
        else:
            self.hand = 0
        mine = {key: value for key, value in event.items() if key != "event"}
        self.mines.append({**mine, "round": self.round})

    def on_radar(self, event: dict[str, Any]) -> None:
        self.items["radar"] -= 1

    def on_spread(self, event: dict[str, Any]) -> None:
        spore = next(
            mine
            for mine in self.mines
            if mine["kind"] == "spore"
            and mine["cell"] == event["cell"]
            and mine["round"] < self.round
        )
        spore["kind"] = "normal"
        for cell in event["cells"]:
            self.mines.append({"kind": "normal", "cell": cell, "round": spore["round"]})

    def on_occupy(self, event: dict[str, Any]) -> None:
        self.ap[event["seat"]] -= 1
        self.owner[event["cell"]] = event["seat"]
        self.path.append(event["cell"])
        self.lose_mines({event["cell"]})  # SC-71: a deminer, told or not

    def on_deminer(self, event: dict[str, Any]) -> None:
        if self.own(event):
            self.items["deminer"] -= 1

    def on_robot(self, event: dict[str, Any]) -> None:
        if self.own(event):
            self.items["robot"] -= 1
        kind, name = event["line"].split()
        part = slice(1, None) if kind == "row" else slice(1)
        normal = ("normal",) if self.options["spore_is_special"] else ("normal", "spore")
        self.mines = [
            mine for mine in self.mines if mine["kind"] not in normal or mine["cell"][part] != name
        ]

    def on_explode(self, event: dict[str, Any]) -> None:
        if event["vehicle"]:
            if self.own(event):
                self.items["vehicle"] -= 1
        else:
            self.ap[event["seat"]] -= self.options["fail_costs_ap"]
        for cell in event["reverted"]:
            del self.owner[cell]
        gone = {event["cell"]}
        for effect in event["effects"]:
            if effect["kind"] == "purify":
                gone |= set(effect["cells"])
        self.lose_mines(gone)

    def on_paid(self, event: dict[str, Any]) -> None:
        self.gold += event["amount"]

    def on_bought(self, event: dict[str, Any]) -> None:
        if event["item"] is not None:
            self.items[event["item"]] += 1
            self.gold -= PRICES[ITEMS.index(event["item"])]

    def on_done(self, event: dict[str, Any]) -> None:
        self.done.append(event["seat"])

    def on_end(self, event: dict[str, Any]) -> None:
        self.phase, self.done = "end", []

    def check(self, view: dict[str, Any]) -> None:
        names = ("round", "phase", "owner", "ap", "controller", "done", "gold", "hand")
        assert {name: getattr(self, name) for name in names} == {n: view[n] for n in names}
        assert sorted(self.barred) == view["barred"]
        if self.phase == "occupy" and view["turn"] is not None:
            assert self.path == view["turn"]["path"]
        if self.reader is not None:
            assert {item: n for item, n in self.items.items() if n} == view["items"]
            assert _sorted(self.mines) == _sorted(view["mines"])


def _sorted(mines: list[dict[str, Any]]) -> list[str]:
    return sorted(str(sorted(mine.items())) for mine in mines)


def keep_book(game: Starclaim, rng: Random) -> None:
    states = random_play(game, rng)
    first: State = next(states)
    options = game.options.to_json()
    books = [Book(first.view(reader), options) for reader in (None, *range(game.seats))]
    for state in states:
        for book in books:
            for event in visible(state.events, book.reader):
                book.note(event.to_json())
            book.check(state.view(book.reader))


@pytest.mark.parametrize("seats", range(2, 8) if COMPILED else [2])
def test_views_follow_from_events(seats: int) -> None:
    """SC-25, SC-35, SC-48, SC-50, SC-52, SC-59, SC-64, SC-71: told in time, in order, and once."""
    rng = Random(seats)
    for _ in range(4 if COMPILED else 1):
        keep_book(random_game(rng, seats=seats, rounds=3 if COMPILED else 2), rng)
