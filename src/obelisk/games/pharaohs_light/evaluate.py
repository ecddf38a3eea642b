"""Pharaoh's Light: how good a position is; the terms are found in `games.laser.hunting`."""

from __future__ import annotations

from pathlib import Path

from obelisk.core.rules import Evaluation
from obelisk.core.weights import read_weights
from obelisk.games.pharaohs_light import rules
from obelisk.kernels.specialise import specialise

_hunting = specialise(
    "obelisk.games.laser.hunting",
    "pharaohs-light",
    fire=rules.fire,
    legal_actions=rules.legal_actions,
    EFFECTS=rules.EFFECTS,
    OTHER_ACTIONS=rules.TAKE + 1,
)

EVALUATION = Evaluation(
    terms=_hunting.TERMS,
    weights=read_weights(Path(__file__).with_name("weights.json"), _hunting.TERMS),
    notes=_hunting.NOTES,
    look=_hunting.look,
    measure=_hunting.measure,
    in_danger=_hunting.in_danger,
    expected=_hunting.expected,
    promise=_hunting.promise,
    sharp_actions=_hunting.sharp_actions,
    parries=_hunting.parries,
    may_skip=_hunting.may_skip,
    skip=_hunting.skip,
)
