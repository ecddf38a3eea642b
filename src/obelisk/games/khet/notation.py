"""Khet's positions and actions as text."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.text import Kind, Piece
from obelisk.games.khet import rules
from obelisk.games.khet.options import KhetOptions
from obelisk.games.khet.rules import GRID
from obelisk.games.laser.beams import CLOCKWISE, COUNTER, code, kind_of, owner_of
from obelisk.games.laser.pharaohs import ANUBIS, EYE, LASER, PHARAOH, PYRAMID, SCARAB
from obelisk.games.laser.text import TURNS, LaserText

SIDES = ("silver", "red")

TEXT = LaserText(
    GRID,
    kinds={
        "K": (Kind("K", "pharaoh", 0), PHARAOH),
        "X": (Kind("X", "sphinx", 4), LASER),
        "P": (Kind("P", "pyramid", 4), PYRAMID),
        "S": (Kind("S", "scarab", 2), SCARAB),
        "A": (Kind("A", "anubis", 4), ANUBIS),
        "E": (Kind("E", "eye of Horus", 2), EYE),
    },
    sides=SIDES,
    turn_clause="KH-3",
    forms="a move or swap like h2g1, a turn like h2+ or h2-, or draw",
    words=("draw",),
)

# Positions

write_position = TEXT.write_position

OLD_SIDES = {"0": "s", "1": "r"}


def read_position(options: KhetOptions, text: str) -> Any:
    """An array of the one record that `text` tells; `InvalidPosition` names every fault. KH-25"""
    fields = TEXT.split(text)
    if fields[1] in OLD_SIDES:  # the older string: nothing for an empty rank
        fields[1] = OLD_SIDES[fields[1]]
        fields[0] = "/".join(row or str(GRID.files) for row in fields[0].split("/"))
    faults: list[str] = []
    read = TEXT.read_fields(fields, faults)
    if not faults:
        faults += _misplaced(read.pieces, options)
    if faults:
        raise InvalidPosition(faults)
    array = TEXT.record(read, rules.STATE, options)
    record = array[0]
    record.pharaohs = TEXT.sides_with(read.pieces, "K")
    record.repetition_draw = rules.REPETITION if options.repetition == "automatic" else 0  # KH-23
    return array


def _misplaced(pieces: dict[int, Piece], options: KhetOptions) -> list[str]:
    """What is wrong with a well-formed board. KH-25"""
    faults = TEXT.crowded(pieces, "K")
    for seat in range(len(SIDES)):
        faults += _misplaced_sphinx(pieces, seat)
    letters = {piece.kind.letter for piece in pieces.values()}
    if not letters & {"K", "E"}:  # a shot that an eye split may have lit both
        faults.append("there is no pharaoh; each side has one")
    for cell, piece in pieces.items():
        exempt = piece.kind.letter in "PA" and not options.swap_checks_partner
        closed = rules.CLOSED[code(piece.seat, 0), cell]
        if closed and piece.kind.letter != "X" and not exempt:
            faults.append(
                f"{SIDES[piece.seat]}'s {piece.kind.name} stands on {GRID.name(cell)}, "
                f"which is reserved for {SIDES[1 - piece.seat]}"
            )
    return faults


def _misplaced_sphinx(pieces: dict[int, Piece], seat: int) -> list[str]:
    home, facings = int(rules.HOMES[seat]), rules.FACINGS[seat]
    sphinxes = TEXT.standing(pieces, "X", seat)
    if sphinxes != [home]:
        where = f"stands on {TEXT.names(sphinxes)}" if sphinxes else "is missing"
        return [f"{SIDES[seat]}'s sphinx {where}; there is just one, on {GRID.name(home)}"]
    if pieces[home].state not in facings:
        digits = " or ".join(str(facing + 1) for facing in sorted(facings))
        return [
            f"{SIDES[seat]}'s sphinx on {GRID.name(home)} faces out of the board "
            f"({pieces[home]}); its digit must be {digits}"
        ]
    return []


# Actions


@cache  # there are a few thousand
def write_action(action: int) -> str:
    """The canonical text of an action."""
    return "draw" if action == rules.CLAIM else TEXT.write_move(action)


def read_action(record: np.record, text: object) -> int:
    """The legal action that `text` names; `IllegalAction` says why there is none. KH-26"""
    move = TEXT.read_move(record, text)
    if isinstance(move, str):
        if not rules.may_claim(record):
            raise _no_claim(record)
        return rules.CLAIM
    square, to = move
    if to in TURNS:
        return square << 8 | _read_turn(record, square, to)
    fault = rules.move_fault(record, int(record["board"][square]), square, to)
    if not fault & rules.FIXED and to - square not in rules.NEIGHBOURS:
        raise IllegalAction(
            f"{TEXT.name(record, square)} cannot go to {GRID.name(to)}: a move is one square",
            "KH-5",
        )
    if fault != rules.LEGAL:
        raise _move_refusal(record, square, to, fault)
    return square << 8 | to


def _read_turn(record: np.record, square: int, turn: int) -> int:
    """The turn that is meant: the two turns of a scarab, eye or pharaoh are one. KH-6, KH-8"""
    piece = int(record["board"][square])
    if kind_of(piece) in (SCARAB, EYE, PHARAOH):
        turn = CLOCKWISE
    fault = rules.turn_fault(record, piece, turn)
    if fault & rules.NO_TURN:
        raise IllegalAction(
            f"{TEXT.name(record, square)} cannot be turned (option pharaoh_rotation is off)",
            "KH-8",
        )
    if fault != rules.LEGAL:
        other = TURNS[CLOCKWISE + COUNTER - turn]
        raise IllegalAction(
            f"{TEXT.name(record, square)} may only face into the board: its turn is "
            f"{GRID.name(square)}{other}",
            "KH-9",
        )
    return turn


def _move_refusal(record: np.record, square: int, to: int, fault: int) -> IllegalAction:
    mover, target = TEXT.name(record, square), GRID.name(to)
    side = int(record["side"])
    if fault & rules.FIXED:
        return IllegalAction(f"{mover} never moves; it can only be turned", "KH-9")
    if fault & rules.RESERVED:
        return IllegalAction(
            f"{target} is reserved for {SIDES[1 - side]}; {SIDES[side]} may not stand there", "KH-4"
        )
    occupant = TEXT.name(record, to)
    if fault & rules.OCCUPIED:
        if any(kind_of(int(cell)) == EYE for cell in record["board"]):
            return IllegalAction(
                f"{mover} cannot enter {target}: {occupant} stands there, and only a scarab or an "
                "eye of Horus can swap",
                "KH-10",
            )
        return IllegalAction(
            f"{mover} cannot enter {target}: {occupant} stands there, and only a scarab can swap",
            "KH-10",
        )
    if fault & rules.NO_PARTNER:
        return IllegalAction(
            f"{mover} cannot swap with {occupant}: only with a pyramid or an anubis",
            "KH-27" if kind_of(int(record["board"][square])) == EYE else "KH-11",
        )
    owner = SIDES[owner_of(int(record["board"][to]))]
    return IllegalAction(
        f"{mover} cannot swap with {occupant}: {GRID.name(square)} is closed to {owner}", "KH-12"
    )


def _no_claim(record: np.record) -> IllegalAction:
    if record["repetition_draw"]:
        return IllegalAction(
            "no draw to claim: with repetition=automatic a third repetition ends the game itself",
            "KH-23",
        )
    times = {1: "first", 2: "second"}[int(record["repeats"])]
    return IllegalAction(
        f"no draw to claim: this position stands for the {times} time, and it must be the third",
        "KH-22",
    )
