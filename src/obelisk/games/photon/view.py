"""What Photon shows: the events of an action, and the board as it is drawn. Nothing is secret."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.core.events import Event
from obelisk.games.beams import beam_event, owner_of, retrace
from obelisk.games.photon import rules
from obelisk.games.photon.notation import SIDES, TEXT
from obelisk.games.photon.rules import GRID

# How mirrors are drawn, by model: each shows its sides that reflect. PH-24
MIRRORS = ("mirror", "mirror-face", "mirror-two-sided")


def events(before: np.record, action: int, volley: np.record) -> list[Event]:
    """What an action did, in the order of the rulebook."""
    fired_on = before.copy()
    rules.act(fired_on, action)
    retrace(fired_on.board, rules.EFFECTS[int(before.mirror_model)], volley)
    after = fired_on.copy()
    rules.clean_up(after, volley)
    return [
        _acted(before, action),
        *(
            beam_event(volley, GRID, beam, owner_of(int(fired_on.board[volley.origin[beam]])))
            for beam in range(volley.beams)
        ),
        *_losses(fired_on, after),
    ]


def _acted(before: np.record, action: int) -> Event:
    if action == rules.PASS:
        return Event("passed", {"seat": int(before.side)})
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


def board(record: np.record) -> dict[str, Any]:
    """The board as it is drawn."""
    return {
        "files": GRID.files,
        "numbers": list(GRID.numbers),
        "palette": list(SIDES),
        "marks": [],
        "pieces": [_drawn(record, piece) for piece in TEXT.drawn(record)],
    }


def _drawn(record: np.record, piece: dict[str, Any]) -> dict[str, Any]:
    if piece["kind"] == "block":  # its state is hit points: it never turns
        return {**piece, "kind": f"block-{piece['turn'] + 1}", "turn": None}
    if piece["kind"] == "mirror":
        return {**piece, "kind": MIRRORS[int(record.mirror_model)]}
    return piece
