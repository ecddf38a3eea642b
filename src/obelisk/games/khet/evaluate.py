"""Khet: how good a position is; the terms are found in `games.laser.hunting`."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from obelisk.games.khet.rules import CLAIM, EFFECTS, RULES, fire
from obelisk.games.laser.hunters import hunting

EVALUATION = hunting(
    "khet",
    RULES,
    fire,
    Path(__file__).with_name("weights.json"),
    effects=np.array([EFFECTS, EFFECTS]),
    first_action=CLAIM + 1,
)
