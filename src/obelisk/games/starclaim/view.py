"""What a seat may know of a state: an allow-list of keys, each filled from what is allowed. SC-70

A view is a function of the record and the reader alone. SC-69
"""

from __future__ import annotations

from typing import Any

from obelisk.core.state import new_record
from obelisk.games.starclaim import board, rules
from obelisk.games.starclaim.notation import ASKS, PHASES, cell_name
from obelisk.games.starclaim.position import (
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
from obelisk.games.starclaim.scoring import SCORES, score

SECRETS = ("gold", "items", "hand", "mines", "radar", "stock", "bid", "defuse")
LISTS = ("ranks", "scores", "cells", "groups", "bonus")


def public(record: Any) -> dict[str, Any]:
    """What everybody knows, and a place for what only one reader does."""
    phase = int(record["phase"])
    return {
        "seat": None,
        "seats": int(record["seats"]),
        "side": int(record["side"]),
        "rounds": int(record["rounds"]),
        "round": int(record["round_number"]),
        "phase": PHASES[phase],
        "owner": owner_to_json(record),
        "groups": _scores(record)["groups"],
        "ap": record["points"][: record["seats"]].tolist(),
        "barred": members(record["barred"]),
        "controller": seat_to_json(record["controller"]),
        "price": int(record["price"]),
        "done": record["done_order"][: len(members(record["done"]))].tolist(),
        "queue": record["queue"][: record["queued"]].tolist(),
        "auction": _auction(record) if phase == board.AUCTION else None,
        "turn": turn_to_json(record),
        "to_act": members(rules.acting(record)),
        "asks": None,
        **dict.fromkeys(SECRETS),
        **_at_the_end(record),
    }


def own(record: Any, seat: int | None) -> dict[str, Any]:
    """What differs from reader to reader: the secrets of a seat, and how the open decision reads to
    it; to a spectator (None) only the latter."""
    secrets = {} if seat is None else _secrets(record, seat)
    return {"seat": seat, "asks": _asks(record, seat), **secrets}


def _auction(record: Any) -> dict[str, Any]:
    return {
        "high": int(record["high"]),
        "holder": seat_to_json(record["holder"]),
        "active": members(record["active"]),
        "asked": seat_to_json(record["asked"]),
        "sealed": members(record["has_sealed"]),  # who, not what: SC-14
        "floor": int(record["floor"]),
    }


def _asks(record: Any, seat: int | None) -> str | None:
    """An open deminer question looks like the step before it to all others. SC-51"""
    asked = int(rules.asks(record))
    if asked == rules.ASK_DEFUSE and seat != int(record["seat"]):
        asked = rules.ASK_OCCUPY
    return ASKS[asked]


def _secrets(record: Any, seat: int) -> dict[str, Any]:
    """The secrets of the reader. SC-61, SC-64, SC-71"""
    phase, on_turn = int(record["phase"]), seat == int(record["seat"])
    bids = phase == board.AUCTION and int(record["auction"]) == board.SEALED
    sealed = bids and bool(int(record["has_sealed"]) >> seat & 1)
    pictured = int(record["picture_round"][seat])
    return {
        "gold": int(record["gold"][seat]),
        "items": items_to_json(record, seat),
        "hand": int(record["hand"]) >> seat & 1,
        "mines": [mine_to_json(record, mine) for mine in _sorted(record, seat)],
        "radar": {"round": pictured, "counts": picture_to_json(record, seat)} if pictured else None,
        "stock": stock_to_json(record) if phase == board.SHOP and on_turn else None,
        "bid": int(record["sealed"][seat]) if sealed else None,
        "defuse": cell_name(int(record["defuse"])) if on_turn and int(record["defuse"]) else None,
    }


def _sorted(record: Any, seat: int | None) -> list[int]:
    """The live mines of a seat (None: of all): not in order of burial."""
    columns = ("mine_round", "mine_cell", "mine_kind", "mine_extra", "mine_seat")
    count = int(record["mines"])
    mines = zip(*(record[column][:count].tolist() for column in columns), range(count), strict=True)
    return [mine[-1] for mine in sorted(mines) if seat is None or mine[-2] == seat]


def _at_the_end(record: Any) -> dict[str, Any]:
    """What is shown to everybody when the game is over, gold always with `open_gold`. SC-69"""
    over = int(record["phase"]) == board.END
    gold = record["gold"][: record["seats"]].tolist()
    return {
        "all_gold": gold if over or int(record["open_gold"]) else None,
        "all_mines": [full_mine(record, mine) for mine in _sorted(record, None)] if over else None,
        "result": result_to_json(record) if over else None,
    }


def result_to_json(record: Any) -> dict[str, Any]:
    """How the game ended: lists by seat. SC-68"""
    seats, numbers = int(record["seats"]), _scores(record)
    first = [seat for seat, rank in enumerate(numbers["ranks"]) if rank == 1]
    return {
        "winner": first[0] if len(first) == 1 else None,
        "reason": "score",
        **numbers,
        "gold": record["gold"][:seats].tolist(),
    }


def _scores(record: Any) -> dict[str, list[int]]:
    """The numbers of every seat as they would be if the game ended now. SC-66"""
    scores = new_record(SCORES)[0]
    score(record, scores)
    return {name: [int(n) for n in scores[name][: int(record["seats"])]] for name in LISTS}


def secrets(record: Any) -> dict[str, Any]:
    """What is hidden in a state, of all seats: for games that are over. The seed stays a secret."""
    seats = range(int(record.seats))
    return {
        "gold": [int(record.gold[seat]) for seat in seats],
        "items": [items_to_json(record, seat) for seat in seats],
        "mines": [full_mine(record, mine) for mine in _sorted(record, None)],
    }
