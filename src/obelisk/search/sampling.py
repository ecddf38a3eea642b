"""Monte Carlo for every game: playing on from states that a seat thinks possible.

Each trial draws a complete state that fits what the seat knows, goes down a tree of the actions
that were tried before, adds one, and plays at random to the end. The tree tells actions apart, not
states, so that nobody in it knows more than what was played: an answer is good if it is good on the
average of what may be hidden. So a new game has opponents on its first day; they need nothing of it
but its rules, and `sample` where it has secrets.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping
from random import Random
from typing import cast

from obelisk.core.errors import ObeliskError
from obelisk.core.events import Event
from obelisk.core.game import Game
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.messages import Message
from obelisk.core.player import Level
from obelisk.core.quoting import quoted
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.core.views import View

CURIOSITY = 0.7  # how much more is tried what was tried seldom
LONGEST = 1000  # actions of a trial, which then counts as even
LEAST_TRIALS = 2  # of each decision, however little time there is


class Branch:
    """An action in the tree, and what came of it."""

    __slots__ = ("offered", "total", "tree", "visits")

    def __init__(self) -> None:
        self.visits = self.offered = 0
        self.total = 0.0  # what the seat that plays the action scored, added up
        self.tree: Tree = {}


Tree = dict[tuple[int, str], Branch]


class Sampler:
    """Decides for a seat from its view by playing games to the end, as many as a level says."""

    name = "sampler"

    def __init__(self, game: Game, level: Level, seed: int | None = None) -> None:
        self._game, self._level = game, level
        self._rng = Random(seed)
        self._trials = level.nodes
        self._time = level.time if level.nodes is None else None

    def think_within(self, *, time: float | None = None, rollouts: int | None = None) -> None:
        """Stop before so many seconds are over, or after so many games: whatever comes first, and
        never more games than the level has."""
        if time is not None:
            self._time = time
        if rollouts is not None:
            self._trials = min(self._level.nodes or rollouts, rollouts)

    def notice(self, events: Iterable[Event]) -> None:
        """Do nothing: this player remembers only what views show."""

    def decide(self, view: View, actions: list[str]) -> str:
        """The action that was tried most often."""
        if len(actions) == 1:
            return actions[0]
        if self._level.blind and self._rng.random() < self._level.blind:
            return self._rng.choice(actions)
        seat, tree = view["seat"], Tree()
        if seat is None:
            raise ObeliskError(Message("search-no-seat", given=quoted(view)))
        until = math.inf if self._time is None else time.monotonic() + self._time
        trials = 0
        while trials < (self._trials or math.inf):
            self._try(self._world(view, seat), seat, tree)
            trials += 1
            if trials >= LEAST_TRIALS and time.monotonic() >= until:
                break
        tried = {action: tree[seat, action] for action in actions if (seat, action) in tree}
        if not tried:  # no state that was drawn allows what the seat may do
            return self._rng.choice(actions)
        return max(tried, key=lambda action: (tried[action].visits, tried[action].total))

    def _world(self, view: View, seat: int) -> State:
        """Draw a state that fits the view."""
        if isinstance(self._game, HiddenGame):
            return self._game.sample(view, seat, self._rng)
        position = cast("Mapping[str, object]", view).get("position")
        if not isinstance(position, str):
            raise ObeliskError(Message("search-no-position", given=quoted(view)))
        return self._game.position(position)

    def _try(self, state: State, first: int, tree: Tree) -> None:
        """Play a game to the end, and keep what came of it in the tree."""
        rng = self._rng
        path: list[tuple[int, Branch]] = []
        inside = True
        for ply in range(LONGEST):
            acting = state.to_act
            if not acting:
                break
            seat = first if not ply and first in acting else rng.choice(acting)
            actions = state.actions(seat)
            if inside:
                action, branch, inside = self._chosen(seat, actions, tree)
                path.append((seat, branch))
                tree = branch.tree
            else:
                action = rng.choice(actions)
            state = state.play(action, seat)
        result = state.result
        for seat, branch in path:
            branch.visits += 1
            branch.total += 0.5 if result is None else share(result, seat)

    def _chosen(self, seat: int, actions: list[str], tree: Tree) -> tuple[str, Branch, bool]:
        """An action to go on with, its branch, and whether that was there before."""
        fresh = [action for action in actions if (seat, action) not in tree]
        if fresh:
            action = self._rng.choice(fresh)
            branch = tree[seat, action] = Branch()
            branch.offered = 1
            return action, branch, False
        branches = [tree[seat, action] for action in actions]
        for branch in branches:
            branch.offered += 1
        best = max(range(len(actions)), key=lambda place: _hope(branches[place]))
        return actions[best], branches[best], True


def _hope(branch: Branch) -> float:
    """What a branch brought on average, and more the less it was tried when it could have been."""
    doubt = math.sqrt(math.log(branch.offered) / branch.visits)
    return branch.total / branch.visits + CURIOSITY * doubt


def share(result: Result, seat: int) -> float:
    """How a seat did: the part of the others that it left behind, half of those of its rank."""
    own = result.ranks[seat]
    others = [rank for other, rank in enumerate(result.ranks) if other != seat]
    return sum(1.0 if own < rank else 0.5 * (own == rank) for rank in others) / len(others)
