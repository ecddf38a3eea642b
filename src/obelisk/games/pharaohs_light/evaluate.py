"""Pharaoh's Light: how good a position is; the terms are found in `games.hunting`."""

from __future__ import annotations

import numpy as np

from obelisk.core.kernel import specialise
from obelisk.games.pharaohs_light import rules

_hunting = specialise(
    "obelisk.games.hunting",
    rules,
    fire=rules.fire,
    legal_actions=rules.legal_actions,
    EFFECTS=rules.EFFECTS,
    OTHER_ACTIONS=rules.TAKE + 1,
)

TERMS: tuple[str, ...] = _hunting.TERMS
NOTES = _hunting.NOTES
WEIGHTS = np.array([100, 130, 200, 1, 0, -2, -8, -2, 2, 1, 2, 1, 5, -60, 10], np.int32)

look = _hunting.look
measure = _hunting.measure
in_danger = _hunting.in_danger
expected = _hunting.expected
promise = _hunting.promise
sharp_actions = _hunting.sharp_actions
parries = _hunting.parries
may_skip = _hunting.may_skip
skip = _hunting.skip
