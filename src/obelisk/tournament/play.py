"""One game of a match, by all rules: who fails has lost, and what never ends is a draw."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from obelisk.bots.process import illegal
from obelisk.bots.program import PlayerFailed
from obelisk.core.errors import IllegalAction
from obelisk.core.game import Game
from obelisk.core.messages import Message
from obelisk.core.player import Limits, Player
from obelisk.core.quoting import raised
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.records import GameRecord, Step
from obelisk.tournament.openings import Opening

MOST_REPEATS = 5  # a position that stands so often is a draw, also where a draw must be claimed


@runtime_checkable
class Follower(Protocol):
    """A player that is told of the game as it goes."""

    def begin(self, state: State, seat: int) -> None: ...

    def played(self, state: State, action: str, seat: int) -> None: ...

    def finish(self, result: Result | None) -> None: ...


@dataclass(frozen=True, slots=True)
class Chair:
    """A player on a seat: which of the match's it is, by number, and how long it may think."""

    number: int
    player: Player
    limits: Limits | None = None


@dataclass(frozen=True, slots=True)
class Effort:
    """What a player spent: decisions, seconds, nodes, depths; and how late it was at most."""

    decisions: int = 0
    seconds: float = 0.0
    nodes: int = 0
    depths: int = 0
    late: float = 0.0

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            self.nodes + other.nodes,
            self.depths + other.depths,
            max(self.late, other.late),
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a match.

    `seating` names the player of each seat by number. `failure` says why a player lost without
    being beaten, and `adjudged` why the game was ended as a draw.
    """

    number: int
    seating: tuple[int, ...]
    result: Result
    record: GameRecord
    efforts: tuple[Effort, ...]
    failure: Message | None = None
    failed: int | None = None
    adjudged: Message | None = None


class _Fault(Exception):
    """A seat failed."""

    def __init__(self, seat: int, reason: Message) -> None:
        self.seat, self.reason = seat, reason
        super().__init__(seat, reason)


def play_game(
    game: Game,
    chairs: Sequence[Chair],
    opening: Opening,
    *,
    number: int = 0,
    seed: int | None = None,
    most_plies: int = 500,
) -> Played:
    """Play a game from the end of an opening. Players of the same number share their efforts."""
    course = _Course(game, chairs, opening, seed)
    failure, failed, adjudged = None, None, None
    try:
        course.begin()
        while course.state.result is None and adjudged is None:
            course.step()
            adjudged = course.endless(most_plies)
        result = course.state.result or _level_result(game)
    except _Fault as fault:
        failure, failed = fault.reason, chairs[fault.seat].number
        result = _forfeit(game, fault.seat)
    course.finish(result)
    tags = {"Opening": str(opening), "Game": str(number + 1)}
    if failure is not None:
        tags["Failure"] = str(failure)
    if adjudged is not None:
        tags["Adjudged"] = str(adjudged)
    record = GameRecord(
        game=game,
        seats=tuple(chair.player.name for chair in chairs),
        steps=tuple(course.steps),
        start=opening.start,
        seed=seed,
        result=result,
        tags=tags,
    )
    return Played(
        number, tuple(chair.number for chair in chairs), result, record, course.sums(),
        failure, failed, adjudged,
    )  # fmt: skip


class _Course:
    """A game while it is played."""

    def __init__(
        self, game: Game, chairs: Sequence[Chair], opening: Opening, seed: int | None
    ) -> None:
        self.game, self.chairs = game, chairs
        self.past = list(opening.states(game, seed))  # of the opening, until it has been told
        self.state = self.past[-1]
        pairs = zip(self.past, opening.actions, strict=False)
        self.steps = [
            Step(before.to_act[0], before.spelled(action), 0.0) for before, action in pairs
        ]
        self.efforts = [Effort() for _ in chairs]
        self.last_seat = self.steps[-1].seat if self.steps else -1
        self.started = time.monotonic()

    def begin(self) -> None:
        """Tell all players the opening."""
        for seat, chair in enumerate(self.chairs):
            if isinstance(chair.player, Follower):
                try:
                    chair.player.begin(self.past[0], seat)
                    for state, step in zip(self.past[1:], self.steps, strict=True):
                        chair.player.played(state, step.action, step.seat)
                except PlayerFailed as fault:
                    raise _Fault(seat, fault.message) from None
        self.past = []
        self.started = time.monotonic()

    def step(self) -> None:
        """Ask the next player, and play its action."""
        acting = self.state.to_act
        seat = min(acting, key=lambda seat: (seat - self.last_seat - 1) % self.game.seats)
        chair = self.chairs[seat]
        begin = time.monotonic()
        try:
            choice = chair.player.choose(self.state, chair.limits, seat=seat)
            spent = time.monotonic() - begin
            action = self.state.spelled(choice.action, seat)
            after = self.state.play(action, seat)
        except IllegalAction as fault:
            raise _Fault(seat, illegal(choice.action, fault)) from None
        except PlayerFailed as fault:
            raise _Fault(seat, fault.message) from None
        except Exception as fault:  # a player of ours that crashes has lost as well
            raise _Fault(seat, Message("tournament-raised", error=raised(fault))) from fault
        asked = None if chair.limits is None else chair.limits.time
        late = 0.0 if asked is None else max(spent - asked, 0.0)
        self.efforts[seat] += Effort(1, spent, choice.nodes, choice.depth, late)
        self.steps.append(Step(seat, action, round(time.monotonic() - self.started, 3)))
        self.state, self.last_seat = after, seat
        for other in self.chairs:
            if isinstance(other.player, Follower):
                other.player.played(after, action, seat)

    def endless(self, most_plies: int) -> Message | None:
        """Return why the game is drawn now, if it is."""
        if self.state.result is not None:
            return None
        names = self.state.record.dtype.names or ()
        if "repeats" in names and int(self.state.record.repeats) >= MOST_REPEATS:
            return Message("tournament-repeated", times=MOST_REPEATS)
        if len(self.steps) >= most_plies:
            return Message("tournament-too-long", plies=most_plies)
        return None

    def finish(self, result: Result) -> None:
        for chair in self.chairs:
            if isinstance(chair.player, Follower):
                chair.player.finish(result)

    def sums(self) -> tuple[Effort, ...]:
        """The efforts by player."""
        numbers = sorted({chair.number for chair in self.chairs})
        pairs = list(zip(self.chairs, self.efforts, strict=True))
        return tuple(
            sum((effort for chair, effort in pairs if chair.number == number), Effort())
            for number in numbers
        )


def _forfeit(game: Game, seat: int) -> Result:
    """Return the result in which one seat is last, and all others are first."""
    if game.seats == 2:
        return Result.of_two(1 - seat, "forfeit")
    others = range(game.seats)
    return Result(
        winner=None,
        scores=tuple(0.0 if other == seat else 1.0 for other in others),
        ranks=tuple(game.seats if other == seat else 1 for other in others),
        reason="forfeit",
    )


def _level_result(game: Game) -> Result:
    seats = game.seats
    return Result(None, (0.5,) * seats, (1,) * seats, "adjudication")
