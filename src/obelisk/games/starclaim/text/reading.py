"""Reads a JSON position: types, words, ranges and defaults. SC-72

Checks what does not depend on another key; `faults` checks what must fit together.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from obelisk.core.errors import InvalidPosition
from obelisk.core.messages import Argument, List, Message
from obelisk.core.quoting import shown
from obelisk.core.text import position_text
from obelisk.games.starclaim.options import StarclaimOptions
from obelisk.games.starclaim.rules import board
from obelisk.games.starclaim.setups import (
    HIGHEST_BID,
    ITEMS,
    MOST_GOLD,
    POINTS_A_ROUND,
    START_GOLD,
    side,
    stock,
)
from obelisk.games.starclaim.text.notation import KINDS, PHASES, find_cell, item_named, last_cell

KEYS = (
    "round", "phase", "owner", "mines", "gold", "ap", "items", "hand", "stock", "barred",
    "controller", "price", "previous", "auction", "done", "queue", "turn", "radar", "seed",
)  # fmt: skip

LONGEST_SAID = 40
_JSON = json.JSONEncoder(ensure_ascii=False)


@dataclass
class Mine:
    kind: int
    seat: int
    cell: int
    round: int
    extra: int  # cover bits, or target

    def cells(self) -> list[int]:
        """Return the cells that the mine covers. SC-28"""
        if self.kind != board.MATRIX:
            return [self.cell]
        return [self.cell + int(a) for bit, a in enumerate(board.SQUARE) if self.extra >> bit & 1]


@dataclass
class Auction:
    high: int = 0
    holder: int | None = None
    active: list[int] = field(default_factory=list)
    asked: int | None = None
    sealed: dict[int, int] = field(default_factory=dict)
    floor: int = 0


@dataclass
class Vehicle:
    left: int
    seen: list[int]


@dataclass
class Turn:
    seat: int
    path: list[int] = field(default_factory=list)
    scans: int = 0
    rested: int = 0
    pool: int | None = None
    vehicle: Vehicle | None = None
    defuse: int | None = None
    mined: bool = False


@dataclass
class Draft:
    """A position as it was read, with start values for what is missing or wrong."""

    seats: int
    round: int = 1
    phase: int = board.AUCTION
    owner: dict[int, int] = field(default_factory=dict)
    mines: list[Mine] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    ap: list[int] = field(default_factory=list)
    items: list[dict[int, int]] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)
    barred: list[int] = field(default_factory=list)
    controller: int | None = None
    price: int = 0
    previous: int | None = None
    auction: Auction | None = None
    done: list[int] = field(default_factory=list)
    queue: list[int] = field(default_factory=list)
    turn: Turn | None = None
    radar: dict[int, tuple[int, dict[int, int]]] = field(default_factory=dict)
    seed: int = 0

    def held(self, seat: int, item: int) -> int:
        return self.items[seat].get(item, 0)

    def fill(self, record: Any) -> None:
        """Write the position, which must have no faults, into an empty record."""
        record.round_number, record.phase, record.seed = self.round, self.phase, self.seed
        for cell, seat in self.owner.items():
            record.owner[cell] = seat
            record.free -= 1
        for mine in self.mines:
            board.add_mine(record, mine.kind, mine.seat, mine.cell, mine.extra, mine.round)
        record.gold[: self.seats] = self.gold
        record.points[: self.seats] = self.ap
        for seat, items in enumerate(self.items):
            for item, number in items.items():
                record.items[seat, item] = number
        record.stock[:] = self.stock
        record.hand = sum(hand << seat for seat, hand in enumerate(self.hand))
        record.barred = _set(self.barred)
        record.controller, record.previous = _or_nobody(self.controller), _or_nobody(self.previous)
        record.price = self.price
        record.done, record.queued = _set(self.done), len(self.queue)
        record.done_order[: len(self.done)] = self.done
        record.queue[: len(self.queue)] = self.queue
        for seat, (taken, counts) in self.radar.items():
            record.picture_round[seat] = taken
            for cell, number in counts.items():
                place = (cell // board.STRIDE - 1) * int(record.side) + cell % board.STRIDE - 1
                record.picture[seat, place] = number
        if self.auction is not None:
            self._fill_auction(record, self.auction)
        if self.turn is not None:
            self._fill_turn(record, self.turn)

    def _fill_auction(self, record: Any, auction: Auction) -> None:
        record.high, record.floor = auction.high, auction.floor
        record.holder, record.asked = _or_nobody(auction.holder), _or_nobody(auction.asked)
        record.active, record.has_sealed = _set(auction.active), _set(list(auction.sealed))
        for seat, amount in auction.sealed.items():
            record.sealed[seat] = amount

    def _fill_turn(self, record: Any, turn: Turn) -> None:
        record.seat, record.steps = turn.seat, len(turn.path)
        record.path[: len(turn.path)] = turn.path
        record.scans, record.rested, record.pool = turn.scans, turn.rested, turn.pool or 0
        record.defuse, record.mined = turn.defuse or board.NOWHERE, int(turn.mined)
        if turn.vehicle is not None:
            seen = turn.vehicle.seen
            record.driving, record.left, record.drives = 1, turn.vehicle.left, len(seen)
            record.driven[: len(seen)] = seen


def _set(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _or_nobody(seat: int | None) -> int:
    return board.NOBODY if seat is None else seat


class Reader:
    """Reads one position; `unsound` are the keys that have one of the `faults`."""

    def __init__(self, options: StarclaimOptions) -> None:
        self.options = options
        self.seats = options.seats
        self.side = side(options.seats)
        self.faults: list[Message] = []
        self.unsound: set[str] = set()
        self._key = ""

    def read(self, text: object) -> Draft:
        """Return the position, as far as it can be read."""
        content = self._parse(text)
        draft = Draft(self.seats)
        for key in content:
            if key not in KEYS:
                self.faults.append(
                    Message("starclaim-position-key", key=shown(key), keys=List.of(KEYS))
                )
        for key in KEYS:  # in an order in which defaults can use what was read before
            self._key = key
            given = key in content
            value = getattr(self, f"_{key}")(content.get(key), given, draft)
            setattr(draft, key, value)
        return draft

    def _parse(self, text: object) -> dict[str, Any]:
        self._key = "text"
        try:
            content = json.loads(position_text(text), object_pairs_hook=self._object)
        except InvalidPosition as fault:
            self.faults += fault.faults
            self.unsound.add(self._key)
            return {}
        except json.JSONDecodeError as fault:
            self._fault("json", line=str(fault.lineno), column=str(fault.colno))
            return {}
        except (ValueError, RecursionError):
            content = None
        if not isinstance(content, dict):
            self._fault("object")
            return {}
        return content

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        seen: dict[str, Any] = {}
        for key, value in pairs:
            if key in seen:
                self.faults.append(Message("starclaim-position-key-twice", key=shown(key)))
            seen[key] = value
        return seen

    # Plain values

    def _fault(self, code: str, **args: Argument) -> None:
        self.faults.append(Message(f"starclaim-position-{code}", clause=None, **args))
        self.unsound.add(self._key)

    def _number(self, value: Any, low: int, high: int, name: str, default: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self._fault("number", where=name, given=_said(value), least=str(low), most=str(high))
            return default
        return value

    def _seat(self, value: Any, name: str) -> int | None:
        if type(value) is not int or not 0 <= value < self.seats:
            self._fault("seat", where=name, given=_said(value), last=str(self.seats - 1))
            return None
        return value

    def _seat_or_null(self, value: Any, name: str) -> int | None:
        return None if value is None else self._seat(value, name)

    def _seat_key(self, text: str, name: str) -> int | None:
        if not re.fullmatch("0|[1-9][0-9]?", text, re.ASCII) or int(text) >= self.seats:
            self._fault("seat-key", where=name, key=shown(text), last=str(self.seats - 1))
            return None
        return int(text)

    def _cell(self, value: Any, name: str) -> int | None:
        cell = find_cell(value, self.side) if isinstance(value, str) else board.NOWHERE
        if cell == board.NOWHERE:
            self._fault("cell", where=name, given=_said(value), last=last_cell(self.side))
            return None
        return cell

    def _list(self, value: Any, name: str) -> list[Any]:
        if not isinstance(value, list):
            self._fault("list", where=name, given=_said(value))
            return []
        return value

    def _dict(self, value: Any, name: str, keys: tuple[str, ...] = ()) -> dict[str, Any]:
        if not isinstance(value, dict):
            self._fault("map", where=name, given=_said(value))
            return {}
        for key in value:
            if keys and key not in keys:
                self._fault("inner-key", where=name, key=shown(key), keys=List.of(keys))
        return value

    def _seat_list(self, value: Any, name: str) -> list[int]:
        entries = enumerate(self._list(value, name))
        read = [self._seat(entry, f"{name}[{i}]") for i, entry in entries]
        seats = [seat for seat in read if seat is not None]
        for seat in sorted(seat for seat, times in Counter(seats).items() if times > 1):
            self._fault("seat-twice", where=name, seat=str(seat))
        return list(dict.fromkeys(seats))

    def _cell_list(self, value: Any, name: str) -> list[int]:
        entries = enumerate(self._list(value, name))
        read = [self._cell(entry, f"{name}[{i}]") for i, entry in entries]
        return [cell for cell in read if cell is not None]

    def _by_seat(self, value: Any, name: str, read: Callable[[Any, str], Any], default: Any) -> Any:
        """Return a list with an entry for each seat."""
        entries = self._list(value, name)
        if isinstance(value, list) and len(entries) != self.seats:
            self._fault("entries", where=name, count=len(entries), seats=self.seats)
        if len(entries) != self.seats:
            return [default] * self.seats
        return [read(entry, f"{name}[{seat}]") for seat, entry in enumerate(entries)]

    def _item_numbers(self, value: Any, name: str) -> dict[int, int]:
        numbers = {}
        for item, number in self._dict(value, name).items():
            if item not in ITEMS:
                self._fault("item", where=name, item=shown(item), items=List.of(ITEMS))
            else:
                numbers[ITEMS.index(item)] = self._number(number, 0, 99, f"{name}.{item}", 0)
        return numbers

    # The keys, in the order of the position

    def _round(self, value: Any, given: bool, draft: Draft) -> int:
        return self._number(value, 1, self.options.rounds, "round", 1) if given else 1

    def _phase(self, value: Any, given: bool, draft: Draft) -> int:
        if given and value not in PHASES:
            self._fault("word", where="phase", given=_said(value), words=List.of(PHASES, "or"))
        return PHASES.index(value) if isinstance(value, str) and value in PHASES else 0

    def _owner(self, value: Any, given: bool, draft: Draft) -> dict[int, int]:
        owner: dict[int, int] = {}
        for name, seat in self._dict(value, "owner").items() if given else ():
            cell = self._cell(name, "owner")
            owned = self._seat(seat, f"owner.{shown(name)}")
            if cell in owner:
                self._fault("cell-twice", where="owner", cell=shown(name))
            if cell is not None and owned is not None:
                owner[cell] = owned
        return owner

    def _mines(self, value: Any, given: bool, draft: Draft) -> list[Mine]:
        entries = self._list(value, "mines") if given else []
        read = [self._mine(entry, f"mines[{i}]", draft) for i, entry in enumerate(entries)]
        return [mine for mine in read if mine is not None]

    def _mine(self, value: Any, name: str, draft: Draft) -> Mine | None:
        before = len(self.faults)
        keys = ("kind", "seat", "cell", "round", "covers", "target")
        entry = self._dict(value, name, keys)
        if not isinstance(value, dict):
            return None
        word = entry.get("kind")
        kind = KINDS.index(word) if isinstance(word, str) and word in KINDS[1:] else 0
        if not kind:
            words = List.of(KINDS[1:], "or")
            self._fault("word", where=f"{name}.kind", given=_said(word), words=words)
        seat = self._seat(entry.get("seat"), f"{name}.seat")
        cell = self._cell(entry.get("cell"), f"{name}.cell")
        taken = entry.get("round", draft.round)
        buried = self._number(taken, 1, draft.round, f"{name}.round", draft.round)
        for key, needs in (("covers", board.MATRIX), ("target", board.CHASE)):
            if key in entry and kind not in (0, needs):
                self._fault("mine-key", where=name, key=key, mine=item_named(KINDS[needs]))
        extra = 0
        if kind == board.MATRIX and cell is not None:
            extra = self._covers(entry, name, cell, draft)
        elif kind == board.CHASE:
            extra = self._cell(entry.get("target"), f"{name}.target") or 0
        if len(self.faults) > before or seat is None or cell is None:
            return None
        return Mine(kind, seat, cell, buried, extra)

    def _covers(self, entry: dict[str, Any], name: str, corner: int, draft: Draft) -> int:
        """Return the cover bits of a matrix mine. SC-28"""
        if corner % board.STRIDE == self.side or corner // board.STRIDE == self.side:
            self._fault("square", where=name)
            return 0
        square = [corner + int(away) for away in board.SQUARE]
        covers = [cell for cell in square if cell not in draft.owner]
        if "covers" in entry:
            covers = self._cell_list(entry["covers"], f"{name}.covers")
            if not set(covers) <= set(square) or len(set(covers)) < len(covers):
                self._fault("covers", where=f"{name}.covers")
        if not covers:
            self._fault("covers-nothing", where=name)
        return sum(1 << bit for bit, cell in enumerate(square) if cell in covers)

    def _gold(self, value: Any, given: bool, draft: Draft) -> list[int]:
        if not given:
            return [START_GOLD] * self.seats
        gold: list[int] = self._by_seat(
            value, "gold", lambda v, name: self._number(v, 0, MOST_GOLD, name, 0), 0
        )
        return gold

    def _ap(self, value: Any, given: bool, draft: Draft) -> list[int]:
        most = POINTS_A_ROUND * draft.round
        if not given:
            return [POINTS_A_ROUND] * self.seats
        points: list[int] = self._by_seat(
            value, "ap", lambda v, name: self._number(v, 0, most, name, 0), 0
        )
        return points

    def _items(self, value: Any, given: bool, draft: Draft) -> list[dict[int, int]]:
        if not given:
            return [{} for _ in range(self.seats)]
        items: list[dict[int, int]] = self._by_seat(value, "items", self._item_numbers, {})
        return items

    def _hand(self, value: Any, given: bool, draft: Draft) -> list[int]:
        """Return the hands if given; the default depends on the turn, and is filled in there."""
        if not given:
            return []
        hand: list[int] = self._by_seat(
            value, "hand", lambda v, name: self._number(v, 0, 1, name, 0), 0
        )
        return hand

    def _stock(self, value: Any, given: bool, draft: Draft) -> list[int]:
        shelves = []
        told = self._item_numbers(value, "stock") if given else {}
        for item, most in enumerate(stock(self.seats)):
            lying = sum(mine.kind == item + board.MATRIX for mine in draft.mines)
            rest = most - lying - sum(items.get(item, 0) for items in draft.items)
            shelves.append(told.get(item, max(0, rest)))
        return shelves

    def _barred(self, value: Any, given: bool, draft: Draft) -> list[int]:
        return sorted(self._seat_list(value, "barred")) if given else []

    def _controller(self, value: Any, given: bool, draft: Draft) -> int | None:
        return self._seat_or_null(value, "controller")

    def _price(self, value: Any, given: bool, draft: Draft) -> int:
        return self._number(value, 0, HIGHEST_BID, "price", 0) if given else 0

    def _previous(self, value: Any, given: bool, draft: Draft) -> int | None:
        return self._seat_or_null(value, "previous")

    def _auction(self, value: Any, given: bool, draft: Draft) -> Auction | None:
        if draft.phase != board.AUCTION:
            if value is not None:
                self._fault("auction-outside")
            return None
        keys = ("high", "holder", "active", "asked", "sealed", "floor")
        if given and value is None:
            self._fault("auction-null")
        told = self._dict(value, "auction", keys) if given and value is not None else {}
        auction = Auction(active=[q for q in range(self.seats) if q not in draft.barred])
        auction.high = self._number(told.get("high", 0), 0, HIGHEST_BID, "auction.high", 0)
        auction.floor = self._number(told.get("floor", 0), 0, HIGHEST_BID, "auction.floor", 0)
        auction.holder = self._seat_or_null(told.get("holder"), "auction.holder")
        if "active" in told:
            auction.active = sorted(self._seat_list(told["active"], "auction.active"))
        for key, amount in self._dict(told.get("sealed", {}), "auction.sealed").items():
            seat = self._seat_key(key, "auction.sealed")
            if seat is not None:
                name = f"auction.sealed.{seat}"
                auction.sealed[seat] = self._number(amount, 0, HIGHEST_BID, name, 0)
        if "asked" in told:
            auction.asked = self._seat_or_null(told["asked"], "auction.asked")
        elif self.options.auction == "turn":
            auction.asked = self._first_asked(auction, draft)
        return auction

    def _first_asked(self, auction: Auction, draft: Draft) -> int | None:
        """Return the first seat by SC-6 that may be asked."""
        cycle = ((draft.round - 1 + i) % self.seats for i in range(self.seats))
        return next((q for q in cycle if q in auction.active and q != auction.holder), None)

    def _done(self, value: Any, given: bool, draft: Draft) -> list[int]:
        return self._seat_list(value, "done") if given else []

    def _queue(self, value: Any, given: bool, draft: Draft) -> list[int]:
        return self._seat_list(value, "queue") if given else []

    def _turn(self, value: Any, given: bool, draft: Draft) -> Turn | None:
        turn = None if value is None else self._open_turn(value, draft)
        if not draft.hand and "hand" not in self.unsound:
            draft.hand = self._usual_hand(draft, turn)
        return turn

    def _usual_hand(self, draft: Draft, turn: Turn | None) -> list[int]:
        if draft.phase == board.AUCTION:
            return [1] * self.seats
        if draft.phase != board.BURY:
            return [0] * self.seats
        full = len(draft.owner) == self.side**2
        on_turn = [turn.seat] if turn is not None else []
        if turn is None and self.options.parallel_mines:
            on_turn = list(range(self.seats))
        return [int(q not in draft.done and not (full and q in on_turn)) for q in range(self.seats)]

    def _open_turn(self, value: Any, draft: Draft) -> Turn | None:
        keys = ("seat", "path", "scans", "rested", "pool", "vehicle", "defuse", "mined")
        told = self._dict(value, "turn", keys)
        if not isinstance(value, dict):
            return None
        seat = self._seat(told.get("seat"), "turn.seat")
        turn = Turn(0 if seat is None else seat)
        turn.path = self._cell_list(told.get("path", []), "turn.path")
        turn.scans = self._number(told.get("scans", 0), 0, 4, "turn.scans", 0)
        turn.rested = self._number(told.get("rested", 0), 0, 99, "turn.rested", 0)
        if told.get("pool") is not None:
            turn.pool = self._number(told["pool"], 0, 255, "turn.pool", 0)
        elif draft.phase == board.OCCUPY and self.options.vehicle_pool == "shared":
            if "pool" in told:
                self._fault("pool-null")
            turn.pool = draft.ap[turn.seat] + len(turn.path)
        if told.get("vehicle") is not None:
            turn.vehicle = self._vehicle(told["vehicle"], turn, draft)
        if told.get("defuse") is not None:
            turn.defuse = self._cell(told["defuse"], "turn.defuse")
        if not isinstance(told.get("mined", False), bool):
            self._fault("boolean", where="turn.mined", given=_said(told["mined"]))
        turn.mined = told.get("mined") is True
        return turn

    def _vehicle(self, value: Any, turn: Turn, draft: Draft) -> Vehicle:
        told = self._dict(value, "turn.vehicle", ("cell", "left", "seen"))
        seen = self._cell_list(told.get("seen", []), "turn.vehicle.seen")
        if told.get("cell") is not None:
            cell = self._cell(told["cell"], "turn.vehicle.cell")
            if cell is not None and seen[-1:] != [cell]:
                self._fault("vehicle-cell")
        elif "cell" in told and seen:
            self._fault("vehicle-cell")
        left = draft.ap[turn.seat] - len(seen) if turn.pool is None else turn.pool
        if "left" in told:
            left = self._number(told["left"], 0, 255, "turn.vehicle.left", 0)
        return Vehicle(left, seen)

    def _radar(
        self, value: Any, given: bool, draft: Draft
    ) -> dict[int, tuple[int, dict[int, int]]]:
        pictures = {}
        for key, picture in (self._dict(value, "radar") if given else {}).items():
            seat = self._seat_key(key, "radar")
            name = f"radar.{shown(key)}"
            told = self._dict(picture, name, ("round", "counts"))
            taken = self._number(told.get("round"), 1, draft.round, f"{name}.round", 1)
            counts: dict[int, int] = {}
            for cell_text, number in self._dict(told.get("counts"), f"{name}.counts").items():
                cell = self._cell(cell_text, f"{name}.counts")
                if cell in counts:
                    self._fault("cell-twice", where=f"{name}.counts", cell=shown(cell_text))
                count = self._number(
                    number, 1, board.MOST_MINES, f"{name}.counts.{shown(cell_text)}", 1
                )
                if cell is not None:
                    counts[cell] = count
            if seat is not None:
                pictures[seat] = (taken, counts)
        return pictures

    def _seed(self, value: Any, given: bool, draft: Draft) -> int:
        return self._number(value, 0, 2**64 - 1, "seed", 0) if given else 0


def _said(value: Any) -> str:
    """Return what was given as JSON, short enough for a message."""
    text = ""
    for part in _JSON.iterencode(value):  # not deeper than is needed
        text += part
        if len(text) > LONGEST_SAID:
            return f"{shown(text[:LONGEST_SAID])}…"
    return shown(text)
