"""What Photon shows: the events of an action, and the board as it is drawn. Nothing is secret."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.events import Event
from obelisk.core.state import fields_of, new_record
from obelisk.games.laser.beams import retrace
from obelisk.games.photon import rules
from obelisk.games.photon.notation import SIDES, TEXT
from obelisk.games.photon.rules import GRID
from obelisk.kernels import Record

# How mirrors are drawn, by model: each shows its sides that reflect. PH-24
MIRRORS = ("mirror", "mirror-face", "mirror-two-sided")


def events(before: Any, action: int, volleys: Any) -> list[Event]:
    """What an action did, in the order of the rulebook; both records are in arrays of one."""
    stood, volley = fields_of(before), volleys[0]
    fired_on = new_record(rules.STATE, before[0])[0]
    rules.act(fired_on, action)
    retrace(fired_on["board"], rules.EFFECTS[stood["mirror_model"]], volley)
    after = new_record(rules.STATE, fired_on)[0]
    rules.clean_up(after, volley)
    return [
        _acted(stood, action),
        *TEXT.beams(fields_of(volleys), _owners(fired_on, volley)),
        *_losses(fired_on, after),
    ]


def _owners(fired_on: np.record, volley: np.record) -> list[int]:
    """The seats whose shooters have fired the beams."""
    shooters = fired_on["board"][volley["origin"][: volley["beams"]]]
    return [TEXT.piece(cell).seat for cell in shooters.tolist()]


def _acted(before: Record, action: int) -> Event:
    if action == rules.PASS:
        return Event("passed", {"seat": int(before["side"])})
    return TEXT.acted(before, *divmod(action, 256))


def _losses(fired_on: np.record, after: np.record) -> list[Event]:
    """The pieces that lost points: those that stay, and then those that are removed. PH-18"""
    damaged, destroyed = [], []
    left = TEXT.pieces(after)
    for cell, piece in TEXT.pieces(fired_on).items():
        if left.get(cell) == piece:
            continue
        fields = {"square": GRID.name(cell), "seat": piece.seat, "piece": str(piece)}
        if cell in left:
            damaged.append(Event("damaged", {**fields, "points": left[cell].state + 1}))
        else:
            destroyed.append(Event("destroyed", fields))
    return damaged + destroyed


def board(record: Record) -> dict[str, Any]:
    """The board as it is drawn."""
    mirror = MIRRORS[int(record["mirror_model"])]
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": list(SIDES),
        "bottom": 1,  # rows are counted from red's side
        "marks": [],
        "pieces": [_drawn(piece, mirror) for piece in TEXT.drawn(record)],
    }


def _drawn(piece: dict[str, Any], mirror: str) -> dict[str, Any]:
    if piece["kind"] == "block":  # its state is hit points: it never turns
        return {**piece, "kind": f"block-{piece['turn'] + 1}", "turn": None}
    return {**piece, "kind": mirror} if piece["kind"] == "mirror" else piece
