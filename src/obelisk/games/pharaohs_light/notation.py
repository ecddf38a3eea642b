"""The positions and actions of Pharaoh's Light as text."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.messages import Message
from obelisk.core.text import Kind, Piece
from obelisk.games.laser.beams import CLOCKWISE, STEP
from obelisk.games.laser.ends import BLOCKED
from obelisk.games.laser.pharaohs import ANUBIS, PHARAOH, PYRAMID, SCARAB
from obelisk.games.laser.text import TURNS, LaserText
from obelisk.games.pharaohs_light import rules
from obelisk.games.pharaohs_light.options import SWAPS, PharaohsLightOptions
from obelisk.kernels import Record

SIDES = ("red", "blue")
WORDS = {rules.PASS: "pass", rules.TAKE: "swap"}

FAR = 256  # the fault of a move to a square that is not adjacent, besides those of `rules`

# The notation on each board, by its number of rows. PL-1
TEXTS = {
    rows: LaserText(
        "pharaohs-light",
        grid,
        kinds={
            "K": (Kind("K", "pharaoh", 0, "laser-pharaoh"), PHARAOH),
            "P": (Kind("P", "pyramid", 4, "laser-pyramid"), PYRAMID),
            "S": (Kind("S", "scarab", 2, "laser-scarab"), SCARAB),
            "A": (Kind("A", "anubis", 4, "laser-anubis"), ANUBIS),
        },
        sides=SIDES,
        turn_clause="PL-4",
        words=tuple(WORDS.values()),
        refusals={
            rules.FIXED: ("pharaohs-light-pharaoh-fixed", "PL-8"),
            FAR: ("laser-not-beside", "PL-5"),
            rules.CLOSED: ("pharaohs-light-emitter-closed", "PL-2"),
            rules.WITH_PHARAOH: ("pharaohs-light-swap-pharaoh", "PL-8"),
            rules.ONLY_SCARABS: ("pharaohs-light-swap-scarabs", "PL-21"),
            rules.NO_PARTNER: ("pharaohs-light-swap-partner", "PL-21"),
            rules.ONLY_OWN: ("pharaohs-light-swap-own", "PL-21"),
        },
    )
    for rows, grid in rules.GRIDS.items()
}


def text_of(record: Record) -> LaserText:
    """Return the notation for the board of a state."""
    return TEXTS[int(record["rows"])]


# Positions


def write_position(record: Record) -> str:
    """Return the canonical text of a position."""
    return text_of(record).write_position(record)


def read_position(options: PharaohsLightOptions, text: str) -> Any:
    """Read a position into an array of one record; `InvalidPosition` names all faults. PL-23"""
    notation = TEXTS[options.rows]
    faults: list[Message] = []
    read = notation.read_fields(notation.split(text), faults)
    if not faults:
        faults += _misplaced(notation, read.pieces, options)
    if faults:
        raise InvalidPosition(*faults)
    array = notation.record(read, rules.STATE, options)
    record = array[0]
    if options.emitter_blocks:
        record["board"][rules.EMITTERS] = rules.FITTING
    record.pharaohs = notation.sides_with(read.pieces, "K")
    record.swap = SWAPS.index(options.swap)
    record.no_action = BLOCKED.index(options.no_action)
    return array


def _misplaced(
    notation: LaserText, pieces: dict[int, Piece], options: PharaohsLightOptions
) -> list[Message]:
    """Return what is wrong with a well-formed board. PL-23"""
    faults = notation.crowded(pieces, "K")
    if not notation.sides_with(pieces, "K"):
        faults.append(Message("laser-no-pharaoh"))
    for seat, emitter in enumerate(rules.EMITTERS.tolist()):
        if options.emitter_blocks and emitter in pieces:
            piece, owner = notation.named(pieces[emitter], emitter), notation.side(seat)
            faults.append(Message("pharaohs-light-piece-on-emitter", piece=piece, owner=owner))
    return faults


# Actions


@cache  # there are a few thousand
def write_action(action: int) -> str:
    """Return the canonical text of an action; both boards name squares alike."""
    return WORDS.get(action) or TEXTS[8].write_move(action)


def read_action(record: np.record, text: object) -> int:
    """Return the legal action that `text` names, or raise `IllegalAction`. PL-24"""
    notation = text_of(record)
    move = notation.read_move(record, text)
    if move == WORDS[rules.PASS]:
        if rules.may_act(record):
            side = notation.side(int(record["side"]))
            raise IllegalAction(Message("laser-no-pass", clause="PL-4", side=side))
        return rules.PASS
    if move == WORDS[rules.TAKE]:
        return _read_take(record)
    assert not isinstance(move, str)
    square, to = move
    piece = int(record["board"][square])
    if to in TURNS:
        fault = rules.turn_fault(piece, to)
        if fault == rules.OTHER_SPELLING:  # the two turns of a scarab are one. PL-7
            return square << 8 | CLOCKWISE
    else:
        is_far = to - square not in STEP
        fault = rules.move_fault(record, piece, square, to) | FAR * is_far
        if fault == rules.OTHER_SPELLING:  # a swap of two own pieces is read either way. PL-6
            return to << 8 | square
    if fault != rules.LEGAL:
        raise notation.refused(record, square, to, fault)
    return square << 8 | to


def _read_take(record: np.record) -> int:
    if not record["pie_rule"]:
        raise IllegalAction(Message("pharaohs-light-no-pie-rule", clause="PL-22"))
    if not rules.may_take(record):
        raise IllegalAction(Message("pharaohs-light-pie-rule-over", clause="PL-22"))
    return rules.TAKE
