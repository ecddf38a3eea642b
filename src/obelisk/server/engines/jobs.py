"""What an engine is asked, and what it answers. Both travel as pickles between our processes."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.core.events import Event
from obelisk.core.game import Game
from obelisk.core.state import State
from obelisk.core.views import View


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose an action of a game without secrets."""

    state: State
    level: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Decide:
    """Decide for a seat of a game with secrets: from what it sees, and has been told so far, and
    within so many seconds (None: as long as the level likes)."""

    game: Game
    level: int
    view: View
    actions: tuple[str, ...]
    told: tuple[Event, ...]
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Analyse:
    """Tell the best lines of a position, deeper and deeper."""

    state: State
    lines: int
    seconds: float


Job = Choose | Decide | Analyse


@dataclass(frozen=True, slots=True)
class AnalysisLine:
    """A line of an analysis. The score is in hundredths for the side to act; how far a certain end
    is at most, and exactly where that is known, as `search.choice.Score` tells."""

    points: int
    wins_in: int | None
    wins_within: int | None
    actions: tuple[str, ...]
    notations: tuple[str, ...]

    @property
    def is_certain(self) -> bool:
        return self.wins_within is not None


@dataclass(frozen=True, slots=True)
class AnalysisLines:
    """All lines of an analysis after a depth was finished, the best first."""

    depth: int
    nodes: int
    seconds: float
    lines: tuple[AnalysisLine, ...]
