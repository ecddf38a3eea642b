"""What Photon shows: the events of an action, and the board as it is drawn. Nothing is secret."""

from __future__ import annotations

import numpy as np

from obelisk.core.events import Event
from obelisk.core.messages import Message
from obelisk.core.state import fields_of, new_record
from obelisk.core.views import Board, BoardPiece, BoardView, EventShown, Flashed
from obelisk.games.laser.beams import retrace
from obelisk.games.laser.telling import said as said_of
from obelisk.games.laser.text import destroyed
from obelisk.games.photon import rules
from obelisk.games.photon.notation import SIDES, TEXT
from obelisk.games.photon.rules import GRID
from obelisk.kernels import Record, Records

# How mirrors are drawn, by model: each shows its sides that reflect. PH-24
MIRRORS = ("mirror", "mirror-face", "mirror-two-sided")


def events(before: Records, action: int, volleys: Records) -> list[Event]:
    """Return what an action did, in rulebook order; both records are in arrays of one."""
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
    """Return the seats whose shooters fired the beams."""
    shooters = fired_on["board"][volley["origin"][: volley["beams"]]]
    return [TEXT.piece(cell).seat for cell in shooters.tolist()]


def _acted(before: Record, action: int) -> Event:
    if action == rules.PASS:
        return Event("passed", {"seat": int(before["side"])})
    return TEXT.acted(before, *divmod(action, 256))


def _losses(fired_on: np.record, after: np.record) -> list[Event]:
    """Return the pieces that lost points: the damaged ones, then the destroyed ones. PH-18"""
    hurt, gone = [], []
    left = TEXT.pieces(after)
    for cell, piece in TEXT.pieces(fired_on).items():
        if left.get(cell) == piece:
            continue
        square = GRID.name(cell)
        if cell not in left:
            gone.append(destroyed(square, piece))
            continue
        points = left[cell].state + 1
        fields = {"square": square, "seat": piece.seat, "piece": str(piece), "points": points}
        flashed: Flashed = {"how": "flashed", "squares": [square]}
        hurt.append(Event("damaged", fields, drawn=(flashed,)))
    return hurt + gone


def said(event: EventShown, view: BoardView) -> Message | None:
    """Return the sentence for an event of a view; None for the end of the game."""
    return said_of(TEXT, event, view)


def board(record: Record) -> Board:
    """Return the board as it is drawn."""
    mirror = MIRRORS[int(record["mirror_model"])]
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": list(SIDES),
        "bottom": 1,  # rows are counted from red's side
        "marks": [],
        "pieces": [_drawn(piece, mirror) for piece in TEXT.drawn(record)],
    }


def _drawn(piece: BoardPiece, mirror: str) -> BoardPiece:
    if piece["kind"] == "block" and piece["turn"] is not None:  # hit points: it never turns
        return {**piece, "kind": f"block-{piece['turn'] + 1}", "turn": None}
    return {**piece, "kind": mirror} if piece["kind"] == "mirror" else piece
