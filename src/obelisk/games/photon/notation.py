"""Photon's positions and actions as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.text import Kind
from obelisk.games.laser.beams import ANYWHERE, CLOCKWISE, IN_FLIGHT, NOWHERE, kind_of
from obelisk.games.laser.ends import BLOCKED
from obelisk.games.laser.text import TURNS, Fields, LaserText
from obelisk.games.photon import rules
from obelisk.games.photon.json_actions import DOCUMENT_FORM
from obelisk.games.photon.options import MIRROR_MODELS, PhotonOptions
from obelisk.games.photon.rules import GRID

SIDES = ("red", "blue")

TEXT = LaserText(
    GRID,
    kinds={
        "K": (Kind("K", "king", 0), rules.KING),
        "S": (Kind("S", "shooter", 4), rules.SHOOTER),
        "M": (Kind("M", "mirror", 4), rules.MIRROR),
        "B": (Kind("B", "block", 2), rules.BLOCK),  # its digit is its hit points
    },
    sides=SIDES,
    turn_clause="PH-3",
    forms="a move like c1c2, a turn like c1+ or c1-, or pass",
    words=("pass",),
)

# Positions

write_position = TEXT.write_position


def read_position(options: PhotonOptions, text: str) -> Any:
    """An array of the one record that `text` tells; `InvalidPosition` names every fault. PH-26"""
    faults: list[str] = []
    read = TEXT.read_fields(TEXT.split(text), faults)
    if not faults:
        faults += TEXT.crowded(read.pieces, "K")
    if faults:
        raise InvalidPosition(faults)
    return make_record(options, read)


def make_record(options: PhotonOptions, read: Fields) -> Any:
    """An array of one record: a position that is right, played by `options`."""
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
    """Where beams end each other. PH-15 to PH-17, PH-25"""
    if not options.collisions:
        return NOWHERE
    return ANYWHERE if options.collide_on_pieces else IN_FLIGHT


# Actions


@cache  # there are a few thousand
def write_action(action: int) -> str:
    """The canonical text of an action."""
    return "pass" if action == rules.PASS else TEXT.write_move(action)


def write_json(action: int) -> str:
    """An action as JSON. PH-27"""
    return json.dumps(DOCUMENT_FORM.write(write_action(action)))


NOTATIONS = {"plain": write_action, "json": write_json}  # how an action can be written


def read_action(record: np.record, action: object) -> int:
    """The legal action that a text or a JSON object names; `IllegalAction` says why not. PH-27"""
    if isinstance(action, Mapping):
        action = DOCUMENT_FORM.read(action)
    elif isinstance(action, str) and action.lstrip().startswith("{"):
        action = DOCUMENT_FORM.read_text(action)
    move = TEXT.read_move(record, action)
    if isinstance(move, str):
        if rules.has_action(record):
            side = SIDES[int(record["side"])]
            raise IllegalAction(
                f"{side} cannot pass: it must move or turn a piece while it can", "PH-3"
            )
        return rules.PASS
    square, to = move
    mover = TEXT.name(record, square)
    if to in TURNS:
        piece = int(record["board"][square])
        if not rules.may_turn(record, piece):
            if record["block_rotation"]:
                raise IllegalAction(f"{mover} cannot be turned: only a king never is", "PH-5")
            raise IllegalAction(f"{mover} cannot be turned: only shooters and mirrors can", "PH-5")
        if kind_of(piece) == rules.BLOCK:  # its two turns are one
            to = CLOCKWISE
    elif to - square not in rules.NEIGHBOURS:
        raise IllegalAction(
            f"{mover} cannot go to {GRID.name(to)}: a move is one square up, down, left or right",
            "PH-4",
        )
    elif not rules.may_enter(record, to):
        raise IllegalAction(
            f"{mover} cannot go to {GRID.name(to)}: {TEXT.name(record, to)} stands there, and a "
            "piece moves to an empty square only",
            "PH-4",
        )
    return square << 8 | to
