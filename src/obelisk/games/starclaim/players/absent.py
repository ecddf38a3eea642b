"""What a match plays for a seat that does not decide in time: section 11 of the rulebook."""

from __future__ import annotations

from random import Random

import numpy as np

from obelisk.core.game import draw
from obelisk.games.starclaim.players.cells import own_mined
from obelisk.games.starclaim.view.shown import SeatView


def default_action(view: SeatView, actions: list[str], rng: Random | np.random.Generator) -> str:
    """The action played for the absent seat whose view and legal actions these are."""
    asked = view["asks"]
    if asked == "auction":
        return "pass"
    if asked == "shop":
        return "skip"
    if asked == "defuse":
        return "defuse yes"
    if asked == "mine":
        buried = [action for action in actions if action.startswith("mine ")]
        return buried[draw(rng, len(buried))] if buried else "end"
    if asked == "occupy":
        return "stop" if "stop" in actions else _step(view, actions, rng)
    return actions[draw(rng, len(actions))]  # a pick, or a vehicle's way


def _step(view: SeatView, actions: list[str], rng: Random | np.random.Generator) -> str:
    """A random step, off its own mines if that is possible. SC-46"""
    mined = own_mined(view)
    steps = [action for action in actions if action.startswith("step ")]
    safe = [step for step in steps if step.split()[1] not in mined] or steps
    return safe[draw(rng, len(safe))]
