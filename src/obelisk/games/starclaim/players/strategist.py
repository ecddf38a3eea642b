"""The strategist: the strongest opponent. It plays by a tuned plan, and where that is in doubt it
imagines what is hidden and plays its choices to the end.

It needs the game, whose options a view does not tell, and kernels, which are loaded with the first
decision; so it is no entry of `opponents.OPPONENTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from obelisk.games.starclaim.players.heuristic import HeuristicOpponent
from obelisk.games.starclaim.players.memory import View, line_cells

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim
    from obelisk.games.starclaim.players.trials import Imagination


# What it thinks about: questions, each from a round on.
QUESTIONS: Mapping[str, int] = MappingProxyType(
    {"auction": 1, "pick": 1, "mine": 1, "occupy": 1, "drive": 1, "defuse": 1, "shop": 1}
)


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much a strategist thinks about a decision."""

    rollouts: int = 80  # games played to the end
    time: float | None = 0.9  # seconds
    questions: Mapping[str, int] = field(default_factory=lambda: QUESTIONS)  # else the plan decides
    sure: float = 1.5  # standard errors by which another choice must be better than the plan's
    blunder: float = 0.0  # the chance to play any legal action instead


class Strategist(HeuristicOpponent):
    """Plays one seat of one game from its view and the events it may see.

    The same seed, views and events make the same decisions, unless `time` cuts the thinking short.
    """

    name = "strategist"

    def __init__(
        self, game: Starclaim, seed: int | None = None, thinking: Thinking | None = None
    ) -> None:
        super().__init__(seed)
        self._game = game
        self.thinking = thinking or Thinking()

    def think_within(self, *, time: float | None = None, rollouts: int | None = None) -> None:
        """Think so long or so much about each decision from now on; None: as before."""
        thinking = self.thinking
        self.thinking = replace(
            thinking,
            time=thinking.time if time is None else time,
            rollouts=thinking.rollouts if rollouts is None else rollouts,
        )

    def _wish(self, view: View, actions: list[str]) -> str:
        self._memory.look(view)
        if self._rng.random() < self.thinking.blunder:
            return self._rng.choice(actions)
        wish = self._think(self._with_what_it_may(view, actions))
        if wish == "radar":
            self._memory.use_radar(view)
        elif wish.startswith("robot "):
            self._memory.sweep(line_cells(view["side"], wish.removeprefix("robot ")))
        elif wish.startswith("drive "):
            # Blown up or not, no mine lies there when the vehicle has passed.
            self._memory.found_clear(wish.removeprefix("drive "))
        return wish

    def _with_what_it_may(self, view: View, actions: list[str]) -> View:
        """The view, with what no view tells: that the first cell of the own turn was demined.

        It shows in the actions: no scan is among them while there are some left. SC-58
        """
        turn = view["turn"]
        if view["asks"] != "occupy" or not turn["path"] or not view["items"].get("scanner"):
            return view
        scans_left = turn["scans"] < self._game.options.scan_per_step
        if not scans_left or any(action.startswith("scan ") for action in actions):
            return view
        return {**view, "turn": {**turn, "mined": True}}

    def _think(self, view: View) -> str:
        thinking = self.thinking
        doubtful = view["round"] >= thinking.questions.get(view["asks"], view["round"] + 1)
        return self._imagination.decide(
            view,
            self._memory,
            self._rng,
            rollouts=thinking.rollouts if doubtful else 0,
            sure=thinking.sure,
            time=thinking.time,
        )

    @cached_property
    def _imagination(self) -> Imagination:
        from obelisk.games.starclaim.players.trials import Imagination

        return Imagination(self._game)
