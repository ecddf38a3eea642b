"""What every opponent of Starclaim is: somebody who decides from a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from random import Random

from obelisk.core.events import Event
from obelisk.games.starclaim.players.memory import View

# What stands in for a wish that cannot be: the quiet choice, where there is one.
QUIET = ("pass", "skip", "stop", "end")


class Opponent(ABC):
    """Whoever decides for a seat from its view and its legal actions alone."""

    name: str

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def decide(self, view: View, actions: list[str]) -> str:
        """One of `actions`, the legal ones of the seat whose view this is."""
        wished = self._wish(view, actions)
        if wished in actions:
            return wished
        quiet = [action for action in QUIET if action in actions]
        return quiet[0] if quiet else self._rng.choice(actions)

    def notice(self, events: Iterable[Event]) -> None:
        """Hear events that the seat may see, in order; who does not listen is none the wiser."""
        del events

    @abstractmethod
    def _wish(self, view: View, actions: list[str]) -> str:
        """What the opponent would like to play, legal or not."""
