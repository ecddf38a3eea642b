"""The players: levels 1 to 8 of every game, plain ones, and players of one seat.

player = obelisk.player("khet", level=5)
choice = player.choose(state, Limits(time=1.0))
choice.action, choice.why
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from obelisk.core.board_game import BoardGame, is_searchable
from obelisk.core.errors import ObeliskError
from obelisk.core.events import visible
from obelisk.core.game import Game
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.messages import List, Message
from obelisk.core.player import LEVEL_NAMES, Choice, Level, Limits, Player, SeatPlayer, check_level
from obelisk.core.quoting import quoted
from obelisk.core.state import State
from obelisk.core.views import View, has_board
from obelisk.games import find
from obelisk.search.levels import LAPSE, level_of
from obelisk.search.montecarlo import MonteCarlo
from obelisk.search.sampling import Sampler
from obelisk.search.thinking import Thinker

LOSS_EVENTS = ("destroyed", "capture", "line")  # an exchange costs both sides the same
NO_LIMITS = Limits()
STYLES = ("alphabeta", "montecarlo")
SMALL_TABLE, LARGE_TABLE = 4, 64  # megabytes
CONTEMPT = 60  # a draw is a little worse than an even position: there is more to play for
QUICKEST, SLOWEST = 0.4, 3.0  # seconds that a person might think


def player(
    game: str | Game, level: int = 8, *, seed: int | None = None, style: str = "alphabeta"
) -> Player:
    """Return the player of a game at a level from 1 to 8; a `seed` makes its choices repeatable.

    The upper levels of games for two also play in the style "montecarlo".
    """
    played = game if isinstance(game, Game) else find(game)()
    check_level(level)
    if seed is not None and type(seed) is not int:
        raise ObeliskError(Message("search-seed", given=quoted(seed)))
    if is_searchable(played):
        return LevelPlayer(played, level, seed, style=style)
    return Seated(seat_player(played, level, seed), played, name=LEVEL_NAMES[level - 1])


def seat_player(game: Game, level: int, seed: int | None = None) -> SeatPlayer:
    """Return the game's own player of a level that decides from views, or one that samples."""
    return game.seat_player(level, seed) or Sampler(game, level_of(game, level), seed)


def state_of(at: State | View) -> State:
    """Return a state as it is, or the one that the view of a game without secrets shows.

    A view shows the position but not what went before it.
    """
    if isinstance(at, State):
        return at
    is_told = isinstance(at, dict) and {"game", "options", "position"} <= at.keys()
    if not is_told or not has_board(at):
        raise ObeliskError(Message("search-no-position", given=quoted(at)))
    kind = find(at["game"])
    return kind.of_version(kind.rules_version, at["options"]).position(at["position"])


def seat_to_act(state: State, seat: int | None) -> int:
    """Return who decides: `seat`, or the first that is to act."""
    if not state.to_act:
        raise ObeliskError(Message("search-game-over"))
    return state.acting_seat(state.to_act[0] if seat is None else seat)


def given_limits(limits: Limits | None) -> Limits:
    """Return the limits that were given, or no limits."""
    if limits is not None and not isinstance(limits, Limits):
        raise ObeliskError(Message("search-limits", given=quoted(limits)))
    return limits or NO_LIMITS


class LevelPlayer:
    """Plays a two-player game at one of the levels.

    Its memory is made when it is: a first decision has its whole time for thinking.
    """

    def __init__(
        self,
        game: BoardGame,
        number: int,
        seed: int | None = None,
        *,
        threads: int = 1,
        style: str = "alphabeta",
        weights: npt.NDArray[np.int32] | None = None,
    ) -> None:
        if not isinstance(style, str) or style not in STYLES:
            known = List.of(STYLES, "or")
            raise ObeliskError(Message("search-style", given=quoted(style), known=known))
        self.level = level_of(game, number)
        self.name = LEVEL_NAMES[number - 1]
        self._rng = Random(seed)
        self._seed = self._rng.randrange(2**31)
        self._style = style
        large = self.level.depth is self.level.nodes is None and style == "alphabeta"
        self._thinker = Thinker(
            game, megabytes=LARGE_TABLE if large else SMALL_TABLE, threads=threads,
            weights=weights, contempt=CONTEMPT,
        )  # fmt: skip
        self._tree: MonteCarlo | None = None

    def choose(
        self, at: State | View, limits: Limits | None = None, *, seat: int | None = None
    ) -> Choice:
        """An action of the seat to act, found within the limits of the level and those given."""
        started = time.monotonic()
        state, given = state_of(at), given_limits(limits)
        self._thinker.game.check_state(state)
        seat_to_act(state, seat)
        actions = state.actions()
        level = self.level
        if level.blind and self._rng.random() < level.blind:
            chosen = Choice(self._rng.choice(actions))
        elif level.lapse and self._rng.random() < level.lapse:
            chosen = self._misjudge(state, LAPSE, given)
        elif level.depth is not None:
            chosen = self._misjudge(state, level, given)
        else:
            chosen = self._search(state, given)
        seconds = time.monotonic() - started
        return replace(chosen, seconds=seconds, pause=self._pause(len(actions), given, seconds))

    def stop(self) -> None:
        """End the search that is going on, from another thread: it answers with what it has."""
        self._thinker.stop()

    def _search(self, state: State, given: Limits) -> Choice:
        own = self.level
        asked = given != NO_LIMITS
        limits = Limits(
            time=given.time if asked or own.nodes is not None else own.time,
            nodes=min(own.nodes or 2**62, given.nodes or 2**62),
            depth=given.depth,
        )
        if self._style == "montecarlo":
            report = self._tree_of(state).think(state, limits)
        else:
            thinker = self._thinker_of(state)
            if own.nodes is not None:
                thinker.forget()
            report = thinker.think(state, limits)
        return Choice(
            report.line[0], score=report.score, line=report.line, depth=report.depth,
            nodes=report.nodes,
        )  # fmt: skip

    def _misjudge(self, state: State, level: Level, given: Limits) -> Choice:
        """The best of all actions as it sees them; what is certain it sees as it is."""
        depth = min(level.depth or 1, given.depth or level.depth or 1)
        scores = self._thinker_of(state).score_each(state, depth, given.time)
        seen = {
            action: score.points + (0.0 if score.is_certain else self._rng.gauss(0, level.noise))
            for action, score in scores.items()
        }
        best = max(seen, key=lambda action: seen[action])
        best, score = self._thinker.judge(state, best, scores[best])
        return Choice(best, score=score, depth=depth, nodes=len(scores))

    def _thinker_of(self, state: State) -> Thinker:
        if self._thinker.game != state.game:
            assert is_searchable(state.game)
            self._thinker.turn_to(state.game)
        return self._thinker

    def _tree_of(self, state: State) -> MonteCarlo:
        if self._tree is None or self._tree.game != state.game:
            assert is_searchable(state.game)
            self._tree = MonteCarlo(state.game, seed=self._seed)
        return self._tree

    def _pause(self, actions: int, given: Limits, used: float) -> float:
        """How long a person might have thought: longer the more there is to choose from."""
        usual = QUICKEST + 0.25 * math.log(max(actions, 1))
        wished = min(usual * self._rng.lognormvariate(0.0, 0.4), SLOWEST)
        return max(min(wished, given.time or wished) - used, 0.0)


class LookAhead:
    """Looks one action ahead, and at the answers to the best ones.

    It wins if it can, never hands over the win in one if it can help it, takes what it can, and
    chooses at random among equals. `seed` makes it choose the same way again.
    """

    name = "simple"

    def __init__(self, seed: int | None = None, *, answers: int = 12) -> None:
        self._rng = Random(seed)
        self._answers = answers

    def choose(
        self, at: State | View, limits: Limits | None = None, *, seat: int | None = None
    ) -> Choice:
        """An action of a seat that is to act; limits do not matter to it."""
        state = state_of(at)
        acting = seat_to_act(state, seat)
        actions = state.actions(acting)
        self._rng.shuffle(actions)
        ranked = sorted(
            ((gain(state.play(action, acting), acting), action) for action in actions),
            key=lambda pair: -pair[0],
        )
        best, action = ranked[0]
        if best == WIN or not self._answers:
            return Choice(action)
        answered = [
            (value - self._worst_answer(state.play(action, acting), acting), action)
            for value, action in ranked[: self._answers]
        ]
        return Choice(max(answered, key=lambda pair: pair[0])[1])

    def _worst_answer(self, state: State, seat: int) -> float:
        """What the other side can gain at once."""
        return max(
            (
                gain(state.play(answer, other), other)
                for other in state.to_act
                if other != seat
                for answer in state.actions(other)
            ),
            default=0.0,
        )


class RandomPlayer:
    """Every legal action is equally likely."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(
        self, at: State | View, limits: Limits | None = None, *, seat: int | None = None
    ) -> Choice:
        """An action of a seat that is to act; limits do not matter to it."""
        state = state_of(at)
        return Choice(self._rng.choice(state.actions(seat_to_act(state, seat))))


WIN = 1000.0


def gain(state: State, seat: int) -> float:
    """What the last action brought `seat`: the game, a draw, or pieces won less pieces lost."""
    if state.result is not None:
        return WIN * (2 * state.result.scores[seat] - 1)
    lost = [event.fields["seat"] for event in state.events if event.kind in LOSS_EVENTS]
    return float(sum(-1 if owner == seat else 1 for owner in lost))


def agrees(seen: Mapping[str, object], told: Mapping[str, object]) -> bool:
    """Whether a view tells what is seen, and perhaps more."""
    try:
        return all(
            agrees(value, other)
            if isinstance(value, dict) and isinstance(other, Mapping)
            else other == value
            for key, value in seen.items()
            for other in [told[key]]
        )
    except (LookupError, TypeError, ValueError, RecursionError):
        return False


@runtime_checkable
class Thoughtful(Protocol):
    """A player that can be told how long to think about each decision."""

    def think_within(self, *, time: float | None = None, rollouts: int | None = None) -> None: ...


class Seated:
    """A `SeatPlayer` as a `Player`: of a state it is handed the view and the legal actions of its
    seat, and nothing else.

    Handed a view alone, it finds the actions in a state of `game` that fits the view. A seat may
    know more than a view tells, as that its first cell in Starclaim was demined: then an action
    found so may be refused.
    """

    def __init__(
        self, inner: SeatPlayer, game: Game | None = None, *, name: str | None = None
    ) -> None:
        self.name = name or inner.name
        self._inner = inner
        self._game = game

    def choose(
        self, at: State | View, limits: Limits | None = None, *, seat: int | None = None
    ) -> Choice:
        """An action of a seat that is to act; limits matter to a player that thinks."""
        limits = given_limits(limits)
        if limits != NO_LIMITS and isinstance(self._inner, Thoughtful):
            self._inner.think_within(time=limits.time, rollouts=limits.nodes)
        if not isinstance(at, State):
            return Choice(self._inner.decide(at, self._actions_of(at)))
        if self._game is not None:
            self._game.check_state(at)
            seat = seat_to_act(at, seat)
        acting = seat_to_act(at, None) if seat is None else seat
        return Choice(self._inner.decide(at.view(acting), at.actions(acting)))

    def _actions_of(self, view: View) -> list[str]:
        """Return the actions of the seat whose view this is, which must be one that is to act."""
        if not isinstance(view, dict) or view.get("seat") is None:
            raise ObeliskError(Message("search-no-seat", given=quoted(view)))
        if not isinstance(self._game, HiddenGame):
            raise ObeliskError(Message("search-not-enough", given=quoted(view)))
        state = self._game.sample(view, view["seat"], Random(0))
        acting = seat_to_act(state, view["seat"])
        if not agrees(state.view(acting), view):
            raise ObeliskError(Message("search-impossible-view", given=quoted(view)))
        return state.actions(acting)

    def hear(self, state: State, seat: int) -> None:
        """Tell it what `seat` may know of the last action."""
        self._inner.notice(visible(state.events, seat))


def plain_players(game: Game) -> dict[str, Callable[[int | None], Player]]:
    """The plain players by name; each is made from a seed. Those of the game itself come last, in
    the order of their strength."""
    usual: dict[str, Callable[[int | None], Player]] = {"random": RandomPlayer}
    if game.is_for_two:
        usual = {"simple": LookAhead, **usual}

    def seated(make: Callable[[int | None], SeatPlayer], seed: int | None) -> Player:
        return Seated(make(seed), game)

    return usual | {name: partial(seated, make) for name, make in game.plain_players().items()}
