"""The JSON position: canonical writing, and the record of what was read. SC-73

A position holds every secret. Reading is in `reading`, and what can be wrong in `faults`.
"""

from __future__ import annotations

import json
from typing import cast

from obelisk.core.errors import InvalidPosition
from obelisk.core.state import new_record
from obelisk.games.starclaim.options import (
    AUCTIONS,
    BONUS_TIES,
    NO_BID,
    ORDERS,
    POOLS,
    REPORTS,
    StarclaimOptions,
)
from obelisk.games.starclaim.rules import board
from obelisk.games.starclaim.rules.turns import begin_round, lay_out
from obelisk.games.starclaim.setups import ITEMS, START_GOLD, side, stock
from obelisk.games.starclaim.text.notation import KINDS, PHASES, cell_name
from obelisk.games.starclaim.view.shown import Mine, MineKind, OwnMine, Turn, Vehicle
from obelisk.kernels import Record, Records

# The cells of a square that a matrix mine covers, by its cover bits.
SQUARE_PARTS = tuple(tuple(bit for bit in range(4) if bits >> bit & 1) for bits in range(16))


# Writing


def write_position(record: Record) -> str:
    """Return the canonical text of a record."""
    return json.dumps(to_json(record), separators=(",", ":"))


def to_json(record: Record) -> dict[str, object]:
    """Return a record as a JSON object."""
    seats = int(record["seats"])
    return {
        "round": int(record["round_number"]),
        "phase": PHASES[int(record["phase"])],
        "owner": owner_to_json(record),
        "mines": [full_mine(record, mine) for mine in range(int(record["mines"]))],
        "gold": record["gold"][:seats].tolist(),
        "ap": record["points"][:seats].tolist(),
        "items": [items_to_json(record, seat) for seat in range(seats)],
        "hand": [int(record["hand"]) >> seat & 1 for seat in range(seats)],
        "stock": stock_to_json(record),
        "barred": members(record["barred"]),
        "controller": seat_to_json(record["controller"]),
        "price": int(record["price"]),
        "previous": seat_to_json(record["previous"]),
        "auction": _auction_to_json(record),
        "done": record["done_order"][: len(members(record["done"]))].tolist(),
        "queue": record["queue"][: record["queued"]].tolist(),
        "turn": _whole_turn(record),
        "radar": {
            str(seat): {
                "round": int(record["picture_round"][seat]),
                "counts": picture_to_json(record, seat),
            }
            for seat in range(seats)
            if int(record["picture_round"][seat])
        },
        "seed": int(record["seed"]),
    }


def members(seats: int) -> list[int]:
    """Return the seats of a set in ascending order."""
    bits = int(seats)
    return [seat for seat in range(board.MOST_SEATS) if bits >> seat & 1]


def seat_to_json(seat: int) -> int | None:
    return None if int(seat) == board.NOBODY else int(seat)


def owner_to_json(record: Record) -> dict[str, int]:
    """Return the occupied cells with their owners, in row order."""
    owners = record["owner"].tolist()
    return {cell_name(cell): seat for cell, seat in enumerate(owners) if seat < board.FREE}


def mine_to_json(record: Record, mine: int) -> OwnMine:
    """Return a mine as its owner knows it."""
    kind, cell = int(record["mine_kind"][mine]), int(record["mine_cell"][mine])
    extra = int(record["mine_extra"][mine])
    told: OwnMine = {
        "kind": cast("MineKind", KINDS[kind]),
        "cell": cell_name(cell),
        "round": int(record["mine_round"][mine]),
    }
    if kind == board.MATRIX:
        told["covers"] = [cell_name(cell + int(board.SQUARE[bit])) for bit in SQUARE_PARTS[extra]]
    elif kind == board.CHASE:
        told["target"] = cell_name(extra)
    return told


def full_mine(record: Record, mine: int) -> Mine:
    """Return a mine with its owner."""
    told = mine_to_json(record, mine)
    return {"kind": told["kind"], "seat": int(record["mine_seat"][mine]), **told}


def items_to_json(record: Record, seat: int) -> dict[str, int]:
    """Return what a seat holds, in the order of the shop."""
    held = record["items"][seat].tolist()
    return {item: number for item, number in zip(ITEMS, held, strict=True) if number}


def stock_to_json(record: Record) -> dict[str, int]:
    return dict(zip(ITEMS, record["stock"].tolist(), strict=True))


def picture_to_json(record: Record, seat: int) -> dict[str, int]:
    """Return the numbers above 0 of a radar picture, by cell."""
    width = int(record["side"])
    return {
        cell_name((place // width + 1) * board.STRIDE + place % width + 1): number
        for place, number in enumerate(record["picture"][seat].tolist())
        if number
    }


def turn_to_json(record: Record) -> Turn | None:
    """Return the open turn as everyone sees it."""
    if int(record["seat"]) == board.NOBODY:
        return None
    driven = [*map(cell_name, record["driven"][: record["drives"]].tolist())]
    vehicle: Vehicle = {
        "cell": driven[-1] if driven else None,
        "left": int(record["left"]),
        "seen": driven,
    }
    pooled = int(record["vehicle_pool"]) and int(record["phase"]) == board.OCCUPY
    return {
        "seat": int(record["seat"]),
        "path": [*map(cell_name, record["path"][: record["steps"]].tolist())],
        "scans": int(record["scans"]),
        "rested": int(record["rested"]),
        "pool": int(record["pool"]) if pooled else None,
        "vehicle": vehicle if int(record["driving"]) else None,
    }


def _whole_turn(record: Record) -> dict[str, object] | None:
    turn = turn_to_json(record)
    if turn is None:
        return None
    question = int(record["defuse"])
    mined = {"mined": True} if int(record["mined"]) else {}
    return {**turn, "defuse": cell_name(question) if question else None, **mined}


def _auction_to_json(record: Record) -> dict[str, object] | None:
    if int(record["phase"]) != board.AUCTION:
        return None
    return {
        "high": int(record["high"]),
        "holder": seat_to_json(record["holder"]),
        "active": members(record["active"]),
        "asked": seat_to_json(record["asked"]),
        "sealed": {
            str(seat): int(record["sealed"][seat]) for seat in members(record["has_sealed"])
        },
        "floor": int(record["floor"]),
    }


# Records


def empty_record(options: StarclaimOptions) -> Records:
    """Return an array of one record: the options, an empty board, a full shop, no round begun."""
    array = new_record(board.STATE)
    record = array[0]
    record["seats"] = options.seats
    record["side"] = side(options.seats)
    record["rounds"] = options.rounds
    for name, values in (
        ("auction", AUCTIONS),
        ("order", ORDERS),
        ("no_bid", NO_BID),
        ("explosion_report", REPORTS),
        ("vehicle_pool", POOLS),
        ("bonus_ties", BONUS_TIES),
    ):
        record[name] = values.index(getattr(options, name))
    for name in (
        "overbid", "open_gold", "fail_costs_ap", "allow_skip", "pay_self", "spore_is_special",
        "vehicle_revisit", "scan_per_step", "scan_after_demining", "deminer_secret",
        "parallel_mines", "barred_previous",
    ):  # fmt: skip
        record[name] = int(getattr(options, name))
    record["stock"][:] = stock(options.seats)
    lay_out(record)
    return array


def start_record(options: StarclaimOptions, seed: int) -> Records:
    """Return an array of one record: the start of a game. SC-2"""
    array = empty_record(options)
    array[0].seed = seed
    array[0].gold[: options.seats] = START_GOLD
    begin_round(array[0])
    return array


def read_position(options: StarclaimOptions, text: object) -> Records:
    """Return the record of a text in an array; `InvalidPosition` names every fault. SC-72"""
    # Only reading needs these two modules.
    from obelisk.games.starclaim.text.faults import find_faults
    from obelisk.games.starclaim.text.reading import Reader

    reader = Reader(options)
    draft = reader.read(text)
    faults = [*reader.faults, *find_faults(options, draft, reader.unsound)]
    if faults:
        raise InvalidPosition(*faults)
    array = empty_record(options)
    draft.fill(array[0])
    return array
