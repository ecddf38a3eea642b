"""Khet's positions and actions as text."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.messages import List, Message
from obelisk.core.text import Kind, Piece
from obelisk.games.khet import rules
from obelisk.games.khet.options import KhetOptions
from obelisk.games.khet.rules import GRID
from obelisk.games.laser.beams import CLOCKWISE, code, kind_of
from obelisk.games.laser.pharaohs import ANUBIS, EYE, LASER, PHARAOH, PYRAMID, SCARAB
from obelisk.games.laser.text import TURNS, LaserText

SIDES = ("silver", "red")

FAR = 512  # the fault of a move to a square that is not adjacent, besides those of `rules`

TEXT = LaserText(
    "khet",
    GRID,
    kinds={
        "K": (Kind("K", "pharaoh", 0, "laser-pharaoh"), PHARAOH),
        "X": (Kind("X", "sphinx", 4, "laser-sphinx"), LASER),
        "P": (Kind("P", "pyramid", 4, "laser-pyramid"), PYRAMID),
        "S": (Kind("S", "scarab", 2, "laser-scarab"), SCARAB),
        "A": (Kind("A", "anubis", 4, "laser-anubis"), ANUBIS),
        "E": (Kind("E", "eye of Horus", 2, "laser-eye-of-horus"), EYE),
    },
    sides=SIDES,
    turn_clause="KH-3",
    words=("draw",),
    refusals={
        rules.FIXED: ("khet-sphinx-fixed", "KH-9"),
        FAR: ("khet-not-adjacent", "KH-5"),
        rules.RESERVED: ("khet-reserved", "KH-4"),
        rules.OCCUPIED: ("khet-occupied", "KH-10"),
        rules.NO_PARTNER: ("khet-swap-partner", "KH-11"),
        rules.NO_PARTNER_OF_EYE: ("khet-swap-partner", "KH-27"),
        rules.PARTNER_RESERVED: ("khet-swap-reserved", "KH-12"),
        rules.NO_TURN: ("khet-pharaoh-turn", "KH-8"),
        rules.WRONG_TURN: ("khet-sphinx-turn", "KH-9"),
    },
)

# Positions

write_position = TEXT.write_position

OLD_SIDES = {"0": "s", "1": "r"}


def read_position(options: KhetOptions, text: str) -> Any:
    """Read a position into an array of one record; `InvalidPosition` names all faults. KH-25"""
    fields = TEXT.split(text)
    if fields[1] in OLD_SIDES:  # the older string: nothing for an empty rank
        fields[1] = OLD_SIDES[fields[1]]
        fields[0] = "/".join(row or str(GRID.files) for row in fields[0].split("/"))
    faults: list[Message] = []
    read = TEXT.read_fields(fields, faults)
    if not faults:
        faults += _misplaced(read.pieces, options)
    if faults:
        raise InvalidPosition(*faults)
    array = TEXT.record(read, rules.STATE, options)
    record = array[0]
    record.pharaohs = TEXT.sides_with(read.pieces, "K")
    record.repetition_draw = rules.REPETITION if options.repetition == "automatic" else 0  # KH-23
    return array


def _misplaced(pieces: dict[int, Piece], options: KhetOptions) -> list[Message]:
    """Return what is wrong with a well-formed board. KH-25"""
    faults = TEXT.crowded(pieces, "K")
    for seat in range(len(SIDES)):
        faults += _misplaced_sphinx(pieces, seat)
    letters = {piece.kind.letter for piece in pieces.values()}
    if not letters & {"K", "E"}:  # a shot that an eye split may have lit both
        faults.append(Message("laser-no-pharaoh"))
    for cell, piece in pieces.items():
        exempt = piece.kind.letter in "PA" and not options.swap_checks_partner
        closed = rules.CLOSED[code(piece.seat, 0), cell]
        if closed and piece.kind.letter != "X" and not exempt:
            other = TEXT.side(1 - piece.seat)
            faults.append(
                Message("khet-piece-reserved", piece=TEXT.named(piece, cell), owner=other)
            )
    return faults


def _misplaced_sphinx(pieces: dict[int, Piece], seat: int) -> list[Message]:
    home, facings = int(rules.HOMES[seat]), rules.FACINGS[seat]
    side, name = TEXT.side(seat), GRID.name(home)
    sphinxes = TEXT.standing(pieces, "X", seat)
    if not sphinxes:
        return [Message("khet-sphinx-missing", side=side, home=name)]
    if sphinxes != [home]:
        wrong = TEXT.names([cell for cell in sphinxes if cell != home], "or")
        return [Message("khet-sphinx-misplaced", side=side, home=name, squares=wrong)]
    piece = pieces[home]
    if piece.state not in facings:
        right = [str(Piece(piece.kind, seat, facing)) for facing in sorted(facings)]
        return [
            Message(
                "khet-sphinx-facing",
                piece=TEXT.named(piece, home),
                written=str(piece),
                right=List.of(right, "or"),
            )
        ]
    return []


# Actions


@cache  # there are a few thousand
def write_action(action: int) -> str:
    """Return the canonical text of an action."""
    return "draw" if action == rules.CLAIM else TEXT.write_move(action)


def read_action(record: np.record, text: object) -> int:
    """Return the legal action that `text` names, or raise `IllegalAction`. KH-26"""
    move = TEXT.read_move(record, text)
    if isinstance(move, str):
        if not rules.may_claim(record):
            raise IllegalAction(_no_claim(record))
        return rules.CLAIM
    square, to = move
    piece = int(record["board"][square])
    if to in TURNS:
        if kind_of(piece) in (SCARAB, EYE, PHARAOH):  # their two turns are one. KH-6, KH-8
            to = CLOCKWISE
        fault = rules.turn_fault(record, piece, to)
    else:
        is_far = to - square not in rules.NEIGHBOURS
        fault = rules.move_fault(record, piece, square, to) | FAR * is_far
    if fault != rules.LEGAL:
        raise TEXT.refused(record, square, to, fault)
    return square << 8 | to


def _no_claim(record: np.record) -> Message:
    if record["repetition_draw"]:
        return Message("khet-claim-automatic", clause="KH-23")
    return Message("khet-claim-early", clause="KH-22", times=int(record["repeats"]))
