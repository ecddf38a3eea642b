"""Games in which a seat knows what others do not."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

import numpy as np

from obelisk.core.game import Game, draw
from obelisk.core.player import Opponent
from obelisk.core.state import State
from obelisk.core.timing import Timing


class HiddenGame(Game):
    """A game with secrets: what a seat may know is its view, and nothing else reaches it."""

    has_secrets = True
    has_phases: ClassVar[bool] = False  # whether its rulebook gives times, and pauses to talk

    @abstractmethod
    def sample(
        self, view: dict[str, Any], seat: int | None, rng: Random | np.random.Generator
    ) -> State:
        """Return a random complete state in which `seat` (None: a spectator) has this view."""

    @abstractmethod
    def secrets(self, state: State) -> dict[str, Any]:
        """Return what no view tells before the end, of all seats: for finished games."""

    def plain_opponents(self) -> Mapping[str, Callable[[int | None], Opponent]]:
        """Return the game's simple players by name; each is made from a seed."""
        return {}

    def timing(self, state: State, seat: int | None = None) -> Timing:
        """Return what is asked of `seat` (None: as everybody sees it), and the time for it."""
        return Timing()

    def default_action(self, state: State, seat: int, rng: Random | np.random.Generator) -> str:
        """Return what a match plays for a seat that does not decide in time: here, anything."""
        actions = state.actions(seat)
        return actions[draw(rng, len(actions))]
