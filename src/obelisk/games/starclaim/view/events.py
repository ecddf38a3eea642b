"""What an action did, from the notes of the kernels, each event with its audience. SC-25, SC-50

The audience is written beside each kind; who is outside it learns nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from obelisk.core.events import EVERYBODY, Audience, Event, only
from obelisk.core.state import fields_of
from obelisk.games.starclaim.rules import board
from obelisk.games.starclaim.setups import ITEMS, PAY
from obelisk.games.starclaim.text.notation import KINDS, PHASES, cell_name, write_line
from obelisk.games.starclaim.text.position import mine_to_json, picture_to_json
from obelisk.games.starclaim.view.known import result_to_json
from obelisk.kernels import Record, Records

REASONS = (None, "stop", "explosion", "points", "boxed", "full")


def events(states: Records, scratches: Records) -> list[Event]:
    """The events of an action, in order: of the record that it led to, and of the notes of the
    kernels, both in arrays of one."""
    after, scratch = fields_of(states), fields_of(scratches)
    notes = _rows(scratch, int(scratch["notes"]), "note", "note_a", "note_b", "note_c")
    told = []
    for place, (what, a, b, c) in enumerate(notes):
        if what == board.NEXT_IN_ORDER:
            continue
        if what == board.ORDERED:
            seats = int(after["seats"])
            order = [seat for _, seat, _, _ in notes[place + 1 : place + 1 + seats]]
            told.append(Event("order", {"phase": PHASES[a], "order": order}))
        elif what == board.ENDED:
            told.append(Event("end", {"result": result_to_json(states)}))
        elif what in _PUBLIC:
            kind, fields = _PUBLIC[what](a, b, c)
            told.append(Event(kind, fields))
        else:
            told.append(_depending(after, scratch, what, a, b, c))
    return told


def _rows(scratch: Record, count: int, *columns: str) -> list[tuple[int, ...]]:
    """The first rows of a table that is stored column by column."""
    return list(zip(*(scratch[column][:count].tolist() for column in columns), strict=True))


def _seat(seat: int) -> int | None:
    return None if seat == board.NOBODY else seat


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(board.MOST_SEATS) if bits >> seat & 1]


def _closed(phase: int, seat: int, reason: int) -> dict[str, object]:
    fields: dict[str, object] = {"phase": PHASES[phase], "seat": seat}
    return fields if reason == board.NO_REASON else {**fields, "reason": REASONS[reason]}


# Told to everybody, whatever the secrets of the state are.
_PUBLIC: dict[int, Callable[[int, int, int], tuple[str, dict[str, object]]]] = {
    board.ROUND_BEGUN: lambda a, b, c: ("round", {"round": a}),
    board.PHASE_BEGUN: lambda a, b, c: ("phase", {"phase": PHASES[a]}),
    board.BID: lambda a, b, c: ("bid", {"seat": a, "amount": b}),
    board.PASSED: lambda a, b, c: ("pass", {"seat": a}),
    board.HAS_SEALED: lambda a, b, c: ("sealed", {"seat": a}),
    board.TIE: lambda a, b, c: ("tie", {"seats": _seats(a), "amount": b}),
    board.DEFAULT: lambda a, b, c: ("default", {"seat": a, "amount": b}),
    board.CONTROL: lambda a, b, c: ("control", {"seat": _seat(a), "price": b}),
    board.PICKED: lambda a, b, c: ("pick", {"phase": PHASES[a], "seat": b, "picked": c}),
    board.TURN_OPENED: lambda a, b, c: ("turn", {"phase": PHASES[a], "seat": b}),
    board.FORFEIT: lambda a, b, c: ("forfeit", {"seat": a}),
    board.OCCUPIED: lambda a, b, c: ("occupy", {"seat": a, "cell": cell_name(b)}),
    board.SCANNED: lambda a, b, c: ("scan", {"seat": a, "cell": cell_name(b), "count": c}),
    board.SWEPT: lambda a, b, c: ("robot", {"seat": a, "line": write_line(b)}),
    board.SENT: lambda a, b, c: ("vehicle", {"seat": a, "points": b}),
    board.DROVE: lambda a, b, c: ("drive", {"seat": a, "cell": cell_name(b)}),
    board.TURN_CLOSED: lambda a, b, c: ("done", _closed(a, b, c)),
}


def _depending(after: Record, scratch: Record, what: int, a: int, b: int, c: int) -> Event:
    """The events that are secret, or whose content or audience depends on more than the note."""
    if what == board.BURIED:  # SC-25
        mine = {key: of for key, of in mine_to_json(after, b).items() if key != "round"}
        return Event("buried", mine, only(a))
    if what == board.PICTURE:  # SC-61
        return Event("radar", {"counts": picture_to_json(after, a)}, only(a))
    if what == board.SPREAD:  # SC-35
        cells = [cell_name(b + int(board.RING[way])) for way in range(8) if c >> way & 1]
        return Event("spread", {"cell": cell_name(b), "cells": cells}, only(a))
    if what == board.QUESTION:  # SC-51
        return Event("question", {"cell": cell_name(b)}, only(a))
    if what == board.DEMINED:  # SC-52
        audience = only(a) if int(after["deminer_secret"]) else EVERYBODY
        return Event("deminer", {"seat": a, "cell": cell_name(b)}, audience)
    if what == board.PAID:  # SC-48
        return Event("paid", {"cell": cell_name(b), "amount": PAY}, only(a))
    if what == board.BOUGHT:  # SC-64
        item = None if b == board.NOBODY else ITEMS[b]
        return Event("bought", {"item": item}, only(a))
    assert what == board.EXPLODED
    return _explosion(after, scratch, a, b, bool(c))


def _explosion(after: Record, scratch: Record, seat: int, cell: int, vehicle: bool) -> Event:
    """The cell, what became free, and the distinct areas; not how many mines, nor whose. SC-50"""
    mines = ("exploded_kind", "exploded_cell", "exploded_extra")
    exploded = _rows(scratch, int(scratch["exploded"]), *mines)
    fields: dict[str, object] = {
        "seat": seat,
        "cell": cell_name(cell),
        "vehicle": vehicle,
        "reverted": _names(np.flatnonzero(scratch["reverted"]).tolist()),
        "effects": [
            {"kind": KINDS[kind], "cells": _names(cells)}
            for kind, cells in sorted({_effect(after, *mine) for mine in exploded})
            if cells
        ],
    }
    if int(after["explosion_report"]):
        kinds = [kind for kind, _, _ in exploded]
        fields["mines"] = {KINDS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}
    return Event("explode", fields, Audience(None))


def _effect(after: Record, kind: int, cell: int, extra: int) -> tuple[int, tuple[int, ...]]:
    """The area of an exploded mine; none for a normal mine, and a spore looks like one."""
    if kind == board.MATRIX:
        covered = (cell + int(away) for bit, away in enumerate(board.SQUARE) if extra >> bit & 1)
        return kind, tuple(covered)
    if kind == board.CHASE:
        return kind, (extra,)
    if kind == board.PURIFY:
        ring = (cell + int(away) for away in board.RING)
        return kind, tuple(x for x in ring if int(after["owner"][x]) != board.WALL)
    return kind, ()


def _names(cells: Iterable[int]) -> list[str]:
    return [cell_name(cell) for cell in cells]
