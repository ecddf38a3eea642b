"""Play compared with sections 5 and 6 of the rulebook, written down again over JSON positions.

It is slow and simple on purpose: dictionaries, lists and the words of the rulebook, and nothing of
the engine. The auction and the order of turns are in the cases.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from obelisk.games.starclaim import Starclaim
from obelisk.kernels.kernel import COMPILED
from tests.conftest import in_soak
from tests.games.starclaim.play import random_game, random_play

LETTERS = "abcdefghijklmn"
PRICES = {"matrix": 20, "chase": 30, "spore": 40, "purify": 50, "deminer": 30, "vehicle": 40,
          "scanner": 50, "robot": 60, "radar": 70}  # fmt: skip
SIDES = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10, 7: 11, 8: 12, 9: 12, 10: 13, 11: 14, 12: 14}


class Position:
    """A position, and what one action makes of its board, mines, gold, points and items."""

    def __init__(self, position: dict[str, Any], options: dict[str, Any]) -> None:
        self.options = options
        self.side = SIDES[options["seats"]]
        self.round: int = position["round"]
        self.owner: dict[str, int] = position["owner"]
        self.mines: list[dict[str, Any]] = position["mines"]
        self.gold: list[int] = position["gold"]
        self.ap: list[int] = position["ap"]
        self.items: list[dict[str, int]] = position["items"]
        self.stock: dict[str, int] = position["stock"]
        self.hand: list[int] = position["hand"]
        self.turn: dict[str, Any] = position["turn"] or {}
        self.reason: str | None = None  # why a turn of the occupation is over
        self.question: str | None = None
        self.mined: bool = self.turn.get("mined", False)  # the first cell of the path

    # Cells

    def near(self, cell: str, ring: bool) -> list[str]:
        column, row = LETTERS.index(cell[0]), int(cell[1:])
        around = [
            (column + x, row + y)
            for y in (-1, 0, 1)
            for x in (-1, 0, 1)
            if (x, y) != (0, 0) and (ring or 0 in (x, y))
        ]
        return [f"{LETTERS[x]}{y}" for x, y in around if 0 <= x < self.side and 1 <= y <= self.side]

    def covering(self, cell: str) -> list[dict[str, Any]]:
        return [mine for mine in self.mines if cell in mine.get("covers", [mine["cell"]])]

    def remove(self, mines: list[dict[str, Any]]) -> None:
        gone = {id(mine) for mine in mines}
        self.mines = [mine for mine in self.mines if id(mine) not in gone]

    def is_normal(self, mine: dict[str, Any]) -> bool:
        spore = mine["kind"] == "spore" and not self.options["spore_is_special"]
        return mine["kind"] == "normal" or spore

    def use(self, seat: int, item: str) -> None:
        self.items[seat][item] -= 1
        if not self.items[seat][item]:
            del self.items[seat][item]

    # Section 6

    def step(self, seat: int, cell: str) -> None:
        mines = self.covering(cell)
        if not mines:
            self.occupy(seat, cell)
        elif self.items[seat].get("deminer") and all(self.is_normal(mine) for mine in mines):
            self.question = cell
        else:
            self.fail(seat, cell)

    def defuse(self, seat: int, answer: str) -> None:
        cell = self.turn["defuse"]
        if answer == "no":
            self.fail(seat, cell)
            return
        self.remove(self.covering(cell))
        self.use(seat, "deminer")
        self.mined = self.mined or not self.turn["path"]
        self.occupy(seat, cell)

    def occupy(self, seat: int, cell: str) -> None:
        self.ap[seat] -= 1
        self.owner[cell] = seat
        if self.ap[seat] == 0:
            self.reason = "points"
        elif all(near in self.owner for near in self.near(cell, ring=False)):
            self.reason = "boxed"

    def fail(self, seat: int, cell: str) -> None:
        self.ap[seat] -= self.options["fail_costs_ap"]
        self.explode(seat, cell)
        for claimed in self.turn["path"]:
            if self.owner.get(claimed) == seat:
                del self.owner[claimed]
        self.reason = "explosion"

    def explode(self, seat: int, cell: str) -> None:
        exploded = self.covering(cell)
        self.remove(exploded)
        for mine in exploded:
            if mine["seat"] != seat or self.options["pay_self"]:
                self.gold[mine["seat"]] += 10
        for mine in exploded:
            if mine["kind"] == "chase":
                self.owner.pop(mine["target"], None)
        if any(mine["kind"] == "purify" for mine in exploded):
            for around in self.near(cell, ring=True):
                self.remove(self.covering(around))
                self.owner.pop(around, None)

    def drive(self, seat: int, cell: str) -> None:
        if self.covering(cell):
            self.explode(seat, cell)
            self.use(seat, "vehicle")

    def robot(self, seat: int, kind: str, name: str) -> None:
        self.use(seat, "robot")
        part = (lambda cell: cell[1:]) if kind == "row" else (lambda cell: cell[0])
        self.remove([m for m in self.mines if self.is_normal(m) and part(m["cell"]) == name])

    def stop(self, seat: int) -> None:
        self.reason = "stop"

    # Burying and the shop

    def lay(self, seat: int, kind: str, cell: str, target: str | None) -> None:
        mine: dict[str, Any] = {"kind": kind, "seat": seat, "cell": cell, "round": self.round}
        if kind == "matrix":
            column, row = LETTERS.index(cell[0]), int(cell[1:])
            square = [f"{LETTERS[column + x]}{row + y}" for y in (0, 1) for x in (0, 1)]
            mine["covers"] = [part for part in square if part not in self.owner]
        if target is not None:
            mine["target"] = target
        self.mines.append(mine)

    def buy(self, seat: int, item: str) -> None:
        self.stock[item] -= 1
        self.gold[seat] -= PRICES[item]
        self.items[seat][item] = self.items[seat].get(item, 0) + 1

    def play(self, seat: int, action: str) -> None:
        word, *rest = action.split()
        if word == "mine":
            self.hand[seat] = 0
            self.lay(seat, "normal", rest[0], None)
        elif word in ("matrix", "chase", "spore", "purify"):
            self.use(seat, word)
            self.lay(seat, word, rest[0], rest[1] if word == "chase" else None)
        elif word == "radar":
            self.use(seat, "radar")
        elif word in ("step", "defuse", "drive", "robot", "stop", "buy"):
            getattr(self, word)(seat, *rest)

    def content(self) -> dict[str, Any]:
        """In the order of items that all texts have."""
        items = [{item: held[item] for item in PRICES if item in held} for held in self.items]
        owner = {cell: self.owner[cell] for cell in sorted(self.owner, key=row_order)}
        return {"owner": owner, "mines": self.mines, "gold": self.gold, "ap": self.ap,
                "items": items, "stock": self.stock, "hand": self.hand}  # fmt: skip


def row_order(cell: str) -> tuple[int, str]:
    return int(cell[1:]), cell[0]


def check_game(game: Starclaim, rng: Random) -> int:
    """Play a random game and compare every action but bids and picks; returns how many."""
    options = game.options.to_json()
    before, compared = None, 0
    for state in random_play(game, rng, told := []):
        after = json.loads(str(state))
        if before is not None and before["phase"] != "auction":
            seat, action = told[-1]
            position = Position(before, options)
            position.play(seat, action)
            reasons = [e.fields["reason"] for e in state.events if e.fields.get("seat") == seat
                       and e.kind == "done" and "reason" in e.fields][:1]  # fmt: skip
            if not action.startswith("pick"):
                assert reasons == ([position.reason] if position.reason else []), (action, before)
            if after["round"] == before["round"]:  # else the next deal follows
                expected = position.content()
                if "forfeit" in {event.kind for event in state.events}:
                    expected["hand"] = after["hand"]
                assert {key: after[key] for key in expected} == expected, (action, before)
                assert (after["turn"] or {}).get("defuse") == position.question
                goes_on = after["turn"] is not None and after["turn"]["seat"] == seat
                if goes_on and before["turn"] is not None and after["phase"] == before["phase"]:
                    assert after["turn"].get("mined", False) == position.mined
                compared += 1
        before = after
    return compared


@pytest.mark.parametrize("seed", [31, *in_soak(32, 33, 34, 35)])
def test_play_agrees_with_the_rulebook_written_again(seed: int) -> None:
    """SC-21 to SC-24, SC-28 to SC-33, SC-36 to SC-44, SC-47 to SC-49, SC-51 to SC-57, SC-59."""
    rng = Random(seed)
    compared = sum(
        check_game(random_game(rng, seats=number % 5 + 2), rng)
        for number in range(10 if COMPILED else 2)
    )
    assert compared > (1000 if COMPILED else 50)
