"""Eight levels of play for Starclaim, from the weakest to the strongest.

A level is a player and how often it blunders: plays any action, as the random player would.
One step up means: seated alone among eight of the level below, it finishes ahead of at least 60 in
100 of them (those that share its rank count half).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from obelisk.core.errors import ObeliskError
from obelisk.core.events import Event
from obelisk.core.messages import Message
from obelisk.games.starclaim.players.plain import make
from obelisk.games.starclaim.players.player import StarclaimPlayer
from obelisk.games.starclaim.players.strategist import Effort, Strategist
from obelisk.games.starclaim.view.shown import SeatView

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim


@dataclass(frozen=True, slots=True)
class LevelSettings:
    """The settings of one level."""

    name: str
    player: str  # a name in `plain.PLAYERS`, or "strategist"
    blunder: float = 0.0  # the chance of each decision to be random
    effort: Effort | None = None  # of the strategist; None: as it likes


LEVELS = (
    LevelSettings("Pebble", "random"),
    LevelSettings("Sandstone", "cautious", 0.5),
    LevelSettings("Limestone", "cautious", 0.2),
    LevelSettings("Marble", "cautious"),
    LevelSettings("Granite", "heuristic", 0.3),
    LevelSettings("Basalt", "heuristic", 0.13),
    LevelSettings("Diorite", "heuristic"),
    LevelSettings("Obelisk", "strategist"),
)


class Blundering(StarclaimPlayer):
    """Another player that sometimes plays at random instead, and still hears everything."""

    def __init__(self, careful: StarclaimPlayer, blunder: float, seed: int | None = None) -> None:
        super().__init__(seed)
        self.name = careful.name
        self._careful, self._blunder = careful, blunder
        self._random = make("random", self._rng.getrandbits(32))

    def notice(self, events: Iterable[Event]) -> None:
        self._careful.notice(list(events))

    def _wish(self, view: SeatView, actions: list[str]) -> str:
        # Asked in any case, so that it remembers the view.
        wished = self._careful.decide(view, actions)
        if self._rng.random() < self._blunder:
            return self._random.decide(view, actions)
        return wished


def make_level(game: Starclaim, level: int, seed: int | None = None) -> StarclaimPlayer:
    """A player for one seat of one game that plays at a level from 1 to 8."""
    if not 1 <= level <= len(LEVELS):
        most = str(len(LEVELS))
        raise ObeliskError(Message("starclaim-level", level=str(level), most=most))
    settings, rng = LEVELS[level - 1], Random(seed)
    player: StarclaimPlayer
    if settings.player == "strategist":
        player = Strategist(game, rng.getrandbits(32), settings.effort)
    else:
        player = make(settings.player, rng.getrandbits(32))
    if settings.blunder:
        return Blundering(player, settings.blunder, rng.getrandbits(32))
    return player
