"""What an engine is asked, and what it answers. Both travel as pickles between our processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from obelisk.core.events import Event
from obelisk.core.game import Game
from obelisk.core.state import State


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
    view: dict[str, Any]
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
class Line:
    """A line of an analysis: the score in hundredths for the side to act, or how far the end is."""

    rank: int
    depth: int
    points: int
    wins_in: int | None
    actions: tuple[str, ...]
    notations: tuple[str, ...]
    nodes: int
    seconds: float
