"""The evaluation of a game that brings none: the kernels of `core.mobility`, made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from obelisk.core.rules import Evaluation
from obelisk.kernels.specialise import specialise

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame

WORTH = 10  # of an action more, in hundredths of a piece


def plain_evaluation(game: BoardGame) -> Evaluation:
    """Judge a position by how many actions each side has."""
    rules = game.rules
    made = specialise("obelisk.core.mobility", game.id, legal_actions=rules.legal_actions)
    notes = [("own", np.int64), ("others", np.int64), ("actions", np.uint16, rules.most_actions)]
    weights = np.array([WORTH], np.int32)
    return Evaluation.of_template(made, ("actions",), weights, np.dtype(notes, align=True))
