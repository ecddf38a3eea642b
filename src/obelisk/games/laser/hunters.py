"""The evaluation of games where one laser a side hunts a pharaoh, made for one of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from obelisk.core.rules import Evaluation, Rules
from obelisk.core.weights import read_weights
from obelisk.kernels import Record
from obelisk.kernels.specialise import specialise


def hunting(
    name: str, rules: Rules, fire: Callable[[Record, Record], None], weights: Path,
    *, effects: Any, first_action: int,
) -> Evaluation:  # fmt: skip
    """The evaluation of the game called `name`, with its weights in a file.

    `effects` has a row for each seat; actions below `first_action` are not done with a piece.
    """
    made = specialise(
        "obelisk.games.laser.hunting",
        name,
        fire=fire,
        legal_actions=rules.legal_actions,
        EFFECTS=effects,
        OTHER_ACTIONS=first_action,
    )
    return Evaluation.of_template(made, made.TERMS, read_weights(weights, made.TERMS), made.NOTES)
