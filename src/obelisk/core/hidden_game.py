"""Games in which a seat knows what others do not."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from random import Random

import numpy as np

from obelisk.core.game import Game
from obelisk.core.state import State
from obelisk.core.views import View


class HiddenGame(Game):
    """A game with secrets: what a seat may know is its view, and nothing else reaches it."""

    has_secrets = True

    @abstractmethod
    def sample(self, view: View, seat: int | None, rng: Random | np.random.Generator) -> State:
        """Return a random complete state in which `seat` (None: a spectator) has this view."""

    @abstractmethod
    def secrets(self, state: State) -> Mapping[str, object]:
        """Return what no view tells before the end, of all seats: for finished games."""
