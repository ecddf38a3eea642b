"""Pharaoh's Light: how good a position is; the terms are found in `games.laser.hunting`."""

from __future__ import annotations

from pathlib import Path

from obelisk.games.laser.hunters import hunting
from obelisk.games.pharaohs_light.rules import EFFECTS, RULES, TAKE, fire

EVALUATION = hunting(
    "pharaohs-light",
    RULES,
    fire,
    Path(__file__).with_name("weights.json"),
    effects=EFFECTS,
    first_action=TAKE + 1,
)
