"""What a seat may know of a state: an allow-list of keys, each filled from what is allowed. SC-70

A view is a function of the record and the reader alone. SC-69
"""

from __future__ import annotations

from typing_extensions import TypedDict

from obelisk.core.state import fields_of, new_record
from obelisk.games.starclaim.rules import board, rules, single
from obelisk.games.starclaim.rules.scoring import SCORES
from obelisk.games.starclaim.text.notation import ASKS, PHASES, cell_name
from obelisk.games.starclaim.text.position import (
    SQUARE_PARTS,
    full_mine,
    items_to_json,
    members,
    mine_to_json,
    owner_to_json,
    picture_to_json,
    seat_to_json,
    stock_to_json,
    turn_to_json,
)
from obelisk.games.starclaim.view.shown import (
    AtTheEnd,
    Auction,
    Mine,
    OwnSecrets,
    StarclaimResult,
    StarclaimSecrets,
    StarclaimView,
)
from obelisk.kernels import Record, Records

NO_SECRETS: OwnSecrets = {
    "gold": None, "items": None, "hand": None, "mines": None, "radar": None, "stock": None,
    "bid": None, "defuse": None,
}  # fmt: skip


class _Scores(TypedDict):
    """Numbers of every seat."""

    ranks: list[int]
    scores: list[float]
    cells: list[int]
    groups: list[int]
    bonus: list[int]


class Views:
    """What the readers of one state may know: what they share is worked out once."""

    def __init__(self, array: Records) -> None:
        """The state comes in an array of one record."""
        self._record = fields_of(array)
        self._asked = single.asks(array)
        self._mines = _by_seat(self._record)
        self._public = self._known_to_all(array)

    def __call__(self, seat: int | None) -> StarclaimView:
        """The view of a seat; a spectator's (None) has no secrets."""
        if seat is None:
            return {**self._public, "asks": self._asks(None)}
        secrets = self._secrets(seat)
        return {**self._public, "seat": seat, "asks": self._asks(seat), **secrets}

    def _known_to_all(self, array: Records) -> StarclaimView:
        """What everybody knows, and a place for what only one reader does."""
        record = self._record
        phase, seats = record["phase"], record["seats"]
        return {
            "seat": None,
            "seats": seats,
            "side": record["side"],
            "rounds": record["rounds"],
            "round": record["round_number"],
            "phase": PHASES[phase],
            "owner": owner_to_json(record),
            "ap": record["points"][:seats].tolist(),
            "barred": members(record["barred"]),
            "controller": seat_to_json(record["controller"]),
            "price": record["price"],
            "done": record["done_order"][: len(members(record["done"]))].tolist(),
            "queue": record["queue"][: record["queued"]].tolist(),
            "auction": _auction(record) if phase == board.AUCTION else None,
            "groups": _scores(array)["groups"],
            "turn": turn_to_json(record),
            "to_act": members(single.acting(array)),
            "asks": None,
            **NO_SECRETS,
            **_at_the_end(array, record),
        }

    def _asks(self, seat: int | None) -> str | None:
        """An open deminer question looks like the step before it to all others. SC-51"""
        hidden = self._asked == rules.ASK_DEFUSE and seat != self._record["seat"]
        return ASKS[rules.ASK_OCCUPY if hidden else self._asked]

    def _secrets(self, seat: int) -> OwnSecrets:
        """The secrets of the reader. SC-61, SC-64, SC-71"""
        record = self._record
        phase, on_turn = record["phase"], seat == record["seat"]
        bids = phase == board.AUCTION and record["auction"] == board.SEALED
        sealed = bids and bool(record["has_sealed"] >> seat & 1)
        picture = int(record["picture_round"][seat])
        return {
            "gold": int(record["gold"][seat]),
            "items": items_to_json(record, seat),
            "hand": record["hand"] >> seat & 1,
            "mines": [mine_to_json(record, mine) for mine in self._mines.get(seat, ())],
            "radar": {"round": picture, "counts": picture_to_json(record, seat)}
            if picture
            else None,
            "stock": stock_to_json(record) if phase == board.SHOP and on_turn else None,
            "bid": int(record["sealed"][seat]) if sealed else None,
            "defuse": cell_name(record["defuse"]) if on_turn and record["defuse"] else None,
        }


def _auction(record: Record) -> Auction:
    return {
        "high": int(record["high"]),
        "holder": seat_to_json(record["holder"]),
        "active": members(record["active"]),
        "asked": seat_to_json(record["asked"]),
        "sealed": members(record["has_sealed"]),  # who, not what: SC-14
        "floor": int(record["floor"]),
    }


def _sorted(record: Record) -> list[tuple[int, int]]:
    """The live mines, each with its seat: by round, cell, kind, cover, target and seat, not in
    order of burial.
    """
    columns = ("mine_round", "mine_cell", "mine_kind", "mine_extra", "mine_seat")
    count = int(record["mines"])
    mines = zip(*(record[column][:count].tolist() for column in columns), range(count), strict=True)
    return [(mine[-2], mine[-1]) for mine in sorted(mines, key=_in_order)]


def _in_order(mine: tuple[int, ...]) -> tuple[int | tuple[int, ...], ...]:
    """What mines are sorted by; covers compare cell by cell, in row order."""
    began, cell, kind, extra, seat, place = mine
    return began, cell, kind, SQUARE_PARTS[extra] if kind == board.MATRIX else (extra,), seat, place


def _by_seat(record: Record) -> dict[int, list[int]]:
    """The live mines of every seat that has some."""
    mines: dict[int, list[int]] = {}
    for seat, mine in _sorted(record):
        mines.setdefault(seat, []).append(mine)
    return mines


def _all_mines(record: Record) -> list[Mine]:
    return [full_mine(record, mine) for _, mine in _sorted(record)]


def _at_the_end(array: Records, record: Record) -> AtTheEnd:
    """What is shown to everybody when the game is over, gold always with `open_gold`. SC-69"""
    over = record["phase"] == board.END
    gold = record["gold"][: record["seats"]].tolist()
    return {
        "all_gold": gold if over or record["open_gold"] else None,
        "all_mines": _all_mines(record) if over else None,
        "result": result_to_json(array) if over else None,
    }


def result_to_json(array: Records) -> StarclaimResult:
    """How the game ended that is in an array of one record: lists by seat. SC-68"""
    record, numbers = fields_of(array), _scores(array)
    first = [seat for seat, rank in enumerate(numbers["ranks"]) if rank == 1]
    return {
        "winner": first[0] if len(first) == 1 else None,
        "reason": "score",
        **numbers,
        "gold": record["gold"][: record["seats"]].tolist(),
    }


def _scores(array: Records) -> _Scores:
    """The numbers of every seat as they would be if the game ended now. SC-66"""
    scores = new_record(SCORES)
    single.score(array, scores)
    numbers, seats = fields_of(scores), int(array[0]["seats"])
    return {
        "ranks": numbers["ranks"][:seats].tolist(),
        "scores": numbers["scores"][:seats].tolist(),
        "cells": numbers["cells"][:seats].tolist(),
        "groups": numbers["groups"][:seats].tolist(),
        "bonus": numbers["bonus"][:seats].tolist(),
    }


def secrets(record: Record) -> StarclaimSecrets:
    """What is hidden in a state, of all seats: for games that are over. The seed stays a secret."""
    seats = range(int(record.seats))
    return {
        "gold": [int(record.gold[seat]) for seat in seats],
        "items": [items_to_json(record, seat) for seat in seats],
        "mines": _all_mines(record),
    }
