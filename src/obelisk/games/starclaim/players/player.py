"""The base of every player of Starclaim: it plays one seat and decides from views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from random import Random

from obelisk.core.events import Event
from obelisk.games.starclaim.players.memory import Memory
from obelisk.games.starclaim.view.shown import SeatView

# What is played instead of a wish that is not legal: the quiet choice, where there is one.
QUIET = ("pass", "skip", "stop", "end")


class StarclaimPlayer(ABC):
    """Decides for one seat from its view and its legal actions alone."""

    name: str

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def decide(self, view: SeatView, actions: list[str]) -> str:
        """One of `actions`, the legal ones of the seat whose view this is."""
        wished = self._wish(view, actions)
        if wished in actions:
            return wished
        quiet = [action for action in QUIET if action in actions]
        return quiet[0] if quiet else self._rng.choice(actions)

    def notice(self, events: Iterable[Event]) -> None:
        """Take in events that the seat may see, in order. Most of them ignore them."""
        del events

    @abstractmethod
    def _wish(self, view: SeatView, actions: list[str]) -> str:
        """What the player would like to play, legal or not."""


class RememberingPlayer(StarclaimPlayer):
    """A player that decides from what it remembers, too."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._memory = Memory()

    def notice(self, events: Iterable[Event]) -> None:
        self._memory.hear(events)

    def _wish(self, view: SeatView, actions: list[str]) -> str:
        self._memory.look(view)
        wish = self._choose(view, actions)
        self._memory.act(view, wish)
        return wish

    @abstractmethod
    def _choose(self, view: SeatView, actions: list[str]) -> str:
        """What the player would like to play, legal or not, now that it remembers the view."""
