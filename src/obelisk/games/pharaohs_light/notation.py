"""The positions and actions of Pharaoh's Light as text."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.text import Kind, Piece
from obelisk.games.laser.beams import CLOCKWISE, STEP, kind_of
from obelisk.games.laser.ends import BLOCKED
from obelisk.games.laser.pharaohs import ANUBIS, PHARAOH, PYRAMID, SCARAB
from obelisk.games.laser.text import TURNS, LaserText
from obelisk.games.pharaohs_light import rules
from obelisk.games.pharaohs_light.options import SWAPS, PharaohsLightOptions
from obelisk.kernels import Record

SIDES = ("red", "blue")
WORDS = {rules.PASS: "pass", rules.TAKE: "swap"}

# The notation on each board, by its number of rows. PL-1
TEXTS = {
    rows: LaserText(
        grid,
        kinds={
            "K": (Kind("K", "pharaoh", 0), PHARAOH),
            "P": (Kind("P", "pyramid", 4), PYRAMID),
            "S": (Kind("S", "scarab", 2), SCARAB),
            "A": (Kind("A", "anubis", 4), ANUBIS),
        },
        sides=SIDES,
        turn_clause="PL-4",
        forms="a move or swap like h3h4, a turn like h3+ or h3-, pass, or swap for the pie rule",
        words=tuple(WORDS.values()),
    )
    for rows, grid in rules.GRIDS.items()
}


def text_of(record: Record) -> LaserText:
    """The notation on the board of this state."""
    return TEXTS[int(record["rows"])]


# Positions


def write_position(record: Record) -> str:
    """The canonical text of a position."""
    return text_of(record).write_position(record)


def read_position(options: PharaohsLightOptions, text: str) -> Any:
    """An array of the one record that `text` tells; `InvalidPosition` names every fault. PL-23"""
    notation = TEXTS[options.rows]
    faults: list[str] = []
    read = notation.read_fields(notation.split(text), faults)
    if not faults:
        faults += _misplaced(notation, read.pieces, options)
    if faults:
        raise InvalidPosition(faults)
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
) -> list[str]:
    """What is wrong with a well-formed board. PL-23"""
    faults = notation.crowded(pieces, "K")
    if not notation.sides_with(pieces, "K"):
        faults.append("there is no pharaoh; each side has one")
    for seat, emitter in enumerate(rules.EMITTERS.tolist()):
        if options.emitter_blocks and emitter in pieces:
            piece, square = pieces[emitter], notation.grid.name(emitter)
            faults.append(
                f"{SIDES[piece.seat]}'s {piece.kind.name} stands on {square}, the square of "
                f"{SIDES[seat]}'s emitter"
            )
    return faults


# Actions


@cache  # there are a few thousand
def write_action(action: int) -> str:
    """The canonical text of an action; squares have the same names on both boards."""
    return WORDS.get(action) or TEXTS[8].write_move(action)


def read_action(record: np.record, text: object) -> int:
    """The legal action that `text` names; `IllegalAction` says why there is none. PL-24"""
    move = text_of(record).read_move(record, text)
    if move == WORDS[rules.PASS]:
        return _read_pass(record)
    if move == WORDS[rules.TAKE]:
        return _read_take(record)
    assert not isinstance(move, str)
    square, to = move
    if to in TURNS:
        return square << 8 | _read_turn(record, square, to)
    return _read_move(record, square, to)


def _read_pass(record: np.record) -> int:
    if rules.may_act(record):
        side = SIDES[int(record["side"])]
        raise IllegalAction(
            f"{side} may not pass: that is for a side that has no action left",
            "PL-4",
        )
    return rules.PASS


def _read_take(record: np.record) -> int:
    if not record["pie_rule"]:
        raise IllegalAction("sides are not swapped in this game (option pie_rule is off)", "PL-22")
    if not rules.may_take(record):
        raise IllegalAction(
            "sides are swapped by blue only, as the answer to red's first action", "PL-22"
        )
    return rules.TAKE


def _read_turn(record: np.record, square: int, turn: int) -> int:
    """The turn that is meant: the two turns of a scarab are one. PL-7, PL-24"""
    fault = rules.turn_fault(int(record["board"][square]), turn)
    if fault == rules.FIXED:
        raise _fixed(record, square)
    return CLOCKWISE if fault == rules.OTHER_SPELLING else turn


def _read_move(record: np.record, square: int, to: int) -> int:
    """The move or swap that is meant: a swap of two own pieces is read either way. PL-6"""
    notation = text_of(record)
    piece = int(record["board"][square])
    if kind_of(piece) == PHARAOH:
        raise _fixed(record, square)
    if to - square not in STEP:
        raise IllegalAction(
            f"{notation.name(record, square)} cannot go to {notation.grid.name(to)}: "
            "a move is one square up, down, left or right",
            "PL-5",
        )
    fault = rules.move_fault(record, piece, square, to)
    if fault == rules.OTHER_SPELLING:
        return to << 8 | square
    if fault != rules.LEGAL:
        raise _move_refusal(record, square, to, fault)
    return square << 8 | to


def _fixed(record: np.record, square: int) -> IllegalAction:
    return IllegalAction(
        f"{text_of(record).name(record, square)} never moves, turns or swaps", "PL-8"
    )


def _move_refusal(record: np.record, square: int, to: int, fault: int) -> IllegalAction:
    notation = text_of(record)
    target = notation.grid.name(to)
    if fault == rules.CLOSED:
        owner = SIDES[rules.EMITTERS.tolist().index(to)]
        return IllegalAction(
            f"{target} is the square of {owner}'s emitter: no piece may enter it", "PL-2"
        )
    reason = {
        rules.WITH_PHARAOH: IllegalAction("a pharaoh never takes part in a swap", "PL-8"),
        rules.ONLY_SCARABS: IllegalAction(
            "only a scarab starts a swap (option swap is scarab)", "PL-21"
        ),
        rules.NO_PARTNER: IllegalAction(
            "only with a pyramid or an anubis (option swap is scarab)", "PL-21"
        ),
        rules.ONLY_OWN: IllegalAction("only own pieces are swapped (option swap is own)", "PL-21"),
    }[fault]
    mover, partner = notation.name(record, square), notation.name(record, to)
    return IllegalAction(f"{mover} cannot swap with {partner}: {reason}", reason.clause)
