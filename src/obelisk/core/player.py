"""Players: what they are given to think, what they answer, and how good they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from numbers import Integral, Real
from typing import Protocol

from obelisk.core.errors import ObeliskError
from obelisk.core.events import Event
from obelisk.core.messages import Message
from obelisk.core.quoting import quoted
from obelisk.core.state import State
from obelisk.core.views import View


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a player may think: seconds, positions, depth; None is no limit."""

    time: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name, kind in (("time", Real), ("nodes", Integral), ("depth", Integral)):
            value = getattr(self, name)
            if value is None:
                continue
            is_number = isinstance(value, Real)
            if not is_number or not value > 0:
                raise ObeliskError(Message("core-limit-positive", name=name, given=quoted(value)))
            if not isinstance(value, kind):
                raise ObeliskError(Message("core-limit-whole", name=name, given=quoted(value)))


@dataclass(frozen=True, slots=True)
class Score:
    """How good a position is for the side to act.

    `points` are hundredths of the game's smallest piece. Where the end is certain `wins_within`
    says how many actions of either side lead to it at most: above 0 the side to act wins, below it
    loses. `wins_in` says the same where no shorter way is left either: the distance is exact.
    """

    points: int
    wins_in: int | None = None
    wins_within: int | None = None

    def __post_init__(self) -> None:
        if self.wins_in is not None:
            object.__setattr__(self, "wins_within", self.wins_in)

    @property
    def is_certain(self) -> bool:
        """Whether one side surely wins."""
        return self.wins_within is not None

    @property
    def message(self) -> Message:
        """The score in words: `+0.12`, `wins in 3`."""
        if self.wins_within is None:
            return Message("core-score-points", points=f"{self.points / 100:+.2f}")
        verb = "wins" if self.wins_within > 0 else "loses"
        how = "within" if self.wins_in is None else "in"
        return Message.of(f"core-score-{verb}-{how}", {"plies": abs(self.wins_within)})

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen action, and why.

    `line` is the expected course, beginning with the action. `pause` is how long a person might
    have thought, in seconds: a table may wait that long before it shows the action.
    """

    action: str
    score: Score | None = None
    line: tuple[str, ...] = ()
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    pause: float = 0.0

    def __post_init__(self) -> None:
        if not self.line:
            object.__setattr__(self, "line", (self.action,))

    @property
    def why(self) -> Message:
        """The reasons in a line: `+0.12 at depth 5: c4b5 h5i4`."""
        line = " ".join(self.line)
        if self.score is None:
            return Message("core-why-line", line=line)
        return Message("core-why", score=self.score.message, depth=self.depth, line=line)

    def __str__(self) -> str:
        return self.action


@dataclass(frozen=True, slots=True)
class Level:
    """How well a player plays: what a search may spend, and how often it errs.

    A `depth` without `nodes` scores each action separately, and misjudges it by about `noise`
    hundredths of a piece; `nodes` limit a search for the best action; with neither, `time` does.
    `blind` is the chance of a random action, `lapse` the chance of looking one action ahead only.
    """

    depth: int | None = None
    nodes: int | None = None
    time: float = 2.0
    noise: int = 0
    blind: float = 0.0
    lapse: float = 0.0


LEVEL_NAMES = (
    "Pebble", "Sandstone", "Limestone", "Marble", "Granite", "Basalt", "Diorite", "Obelisk",
)  # fmt: skip


def check_level(level: int) -> int:
    """Return a level from 1 to 8; raise an `ObeliskError` if it is none."""
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= len(LEVEL_NAMES):
        raise ObeliskError(Message("core-level", given=quoted(level), last=len(LEVEL_NAMES)))
    return level


class Player(Protocol):
    """A program that chooses actions.

    `at` is a state, or what a seat may know of it (`state.view(seat)`). In a game with secrets a
    player uses nothing but the view, even if it is given a state. `seat` says for which seat to
    choose if several may act.
    """

    name: str

    def choose(
        self, at: State | View, limits: Limits | None = None, *, seat: int | None = None
    ) -> Choice: ...


class SeatPlayer(Protocol):
    """A player of one seat, which decides from its view and its legal actions alone."""

    name: str

    def decide(self, view: View, actions: list[str]) -> str: ...

    def notice(self, events: Iterable[Event]) -> None: ...
