"""Photon's positions and actions as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.messages import Message
from obelisk.core.text import Kind
from obelisk.games.laser.beams import ANYWHERE, CLOCKWISE, IN_FLIGHT, NOWHERE, kind_of
from obelisk.games.laser.ends import BLOCKED
from obelisk.games.laser.text import TURNS, Fields, LaserText
from obelisk.games.photon import rules
from obelisk.games.photon.json_actions import DOCUMENT_FORM
from obelisk.games.photon.options import MIRROR_MODELS, PhotonOptions
from obelisk.games.photon.rules import GRID

SIDES = ("red", "blue")

# Why a piece may not do something, as bits.
FAR, OCCUPIED, KING_TURNED, BLOCK_TURNED = 1, 2, 4, 8

TEXT = LaserText(
    "photon",
    GRID,
    kinds={
        "K": (Kind("K", "king", 0, "laser-king"), rules.KING),
        "S": (Kind("S", "shooter", 4, "laser-shooter"), rules.SHOOTER),
        "M": (Kind("M", "mirror", 4, "laser-mirror"), rules.MIRROR),
        "B": (Kind("B", "block", 2, "laser-block"), rules.BLOCK),  # its digit: its hit points
    },
    sides=SIDES,
    turn_clause="PH-3",
    words=("pass",),
    refusals={
        FAR: ("laser-not-beside", "PH-4"),
        OCCUPIED: ("photon-occupied", "PH-4"),
        KING_TURNED: ("photon-king-turn", "PH-5"),
        BLOCK_TURNED: ("photon-block-turn", "PH-5"),
    },
)

# Positions

write_position = TEXT.write_position


def read_position(options: PhotonOptions, text: str) -> Any:
    """Read a position into an array of one record; `InvalidPosition` names all faults. PH-26"""
    faults: list[Message] = []
    read = TEXT.read_fields(TEXT.split(text), faults)
    if not faults:
        faults += TEXT.crowded(read.pieces, "K")
    if faults:
        raise InvalidPosition(*faults)
    return make_record(options, read)


def make_record(options: PhotonOptions, read: Fields) -> Any:
    """Return an array of one record for a valid position and options."""
    array = TEXT.record(read, rules.STATE, options)
    record = array[0]
    for piece in read.pieces.values():
        letter = piece.kind.letter
        record.kings |= (letter == "K") << piece.seat
        record.shooters += letter == "S"
    record.mirror_model = MIRROR_MODELS.index(options.mirror_model)
    record.meeting = _meeting(options)
    record.no_action = BLOCKED.index(options.no_action)
    for piece in read.pieces.values():
        record.turnable[piece.seat] += rules.may_turn(record, TEXT.cell(piece))
    return array


def _meeting(options: PhotonOptions) -> int:
    """Return where beams annihilate each other. PH-15 to PH-17, PH-25"""
    if not options.collisions:
        return NOWHERE
    return ANYWHERE if options.collide_on_pieces else IN_FLIGHT


# Actions


@cache  # there are a few thousand
def write_action(action: int) -> str:
    """Return the canonical text of an action."""
    return "pass" if action == rules.PASS else TEXT.write_move(action)


def write_json(action: int) -> str:
    """Return an action as JSON. PH-27"""
    return json.dumps(DOCUMENT_FORM.write(write_action(action)))


NOTATIONS = {"plain": write_action, "json": write_json}  # how an action can be written


def read_action(record: np.record, action: object) -> int:
    """Return the legal action that text or a JSON object names, or raise `IllegalAction`. PH-27"""
    if isinstance(action, Mapping):
        action = DOCUMENT_FORM.read(action)
    elif isinstance(action, str) and action.lstrip().startswith("{"):
        action = DOCUMENT_FORM.read_text(action)
    move = TEXT.read_move(record, action)
    if isinstance(move, str):
        if rules.has_action(record):
            side = TEXT.side(int(record["side"]))
            raise IllegalAction(Message("laser-no-pass", clause="PH-3", side=side))
        return rules.PASS
    square, to = move
    piece = int(record["board"][square])
    fault = _turn_fault(record, piece) if to in TURNS else _move_fault(record, square, to)
    if fault:
        raise TEXT.refused(record, square, to, fault)
    if to in TURNS and kind_of(piece) == rules.BLOCK:  # its two turns are one
        to = CLOCKWISE
    return square << 8 | to


def _turn_fault(record: np.record, piece: int) -> int:
    """Return why a piece may not be turned; 0 if it may. PH-5"""
    if rules.may_turn(record, piece):
        return 0
    return BLOCK_TURNED if kind_of(piece) == rules.BLOCK else KING_TURNED


def _move_fault(record: np.record, square: int, to: int) -> int:
    """Return why a piece may not go from one square to another; 0 if it may. PH-4"""
    is_far = to - square not in rules.NEIGHBOURS
    return FAR * is_far | OCCUPIED * (not rules.may_enter(record, to))
