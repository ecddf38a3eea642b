"""The strategist: the strongest player. It plays by a tuned style, and where that is in doubt it
imagines what is hidden and plays its choices to the end.

It needs the game, whose options a view does not tell, and kernels, which are loaded with the first
decision; so it is no entry of `plain.PLAYERS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from obelisk.games.starclaim.players.player import RememberingPlayer
from obelisk.games.starclaim.view.shown import SeatView

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim
    from obelisk.games.starclaim.players.trials import Trials


# What it thinks about: questions, each from a round on.
QUESTIONS: Mapping[str, int] = MappingProxyType(
    {"auction": 1, "pick": 1, "mine": 1, "occupy": 1, "drive": 1, "defuse": 1, "shop": 1}
)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a strategist thinks about a decision."""

    rollouts: int = 80  # games played to the end
    time: float | None = 0.9  # seconds
    # What to think about, each from a round on; else its style decides.
    questions: Mapping[str, int] = field(default_factory=lambda: QUESTIONS)
    sure: float = 1.5  # standard errors by which another choice must be better than the plan's
    blunder: float = 0.0  # the chance to play any legal action instead


class Strategist(RememberingPlayer):
    """Plays one seat of one game from its view and the events it may see.

    The same seed, views and events make the same decisions, unless `time` cuts the thinking short.
    """

    name = "strategist"

    def __init__(
        self, game: Starclaim, seed: int | None = None, effort: Effort | None = None
    ) -> None:
        super().__init__(seed)
        self._game = game
        self.effort = effort or Effort()

    def think_within(self, *, time: float | None = None, rollouts: int | None = None) -> None:
        """Limit the thinking about each decision from now on; what is None stays as it is."""
        effort = self.effort
        self.effort = replace(
            effort,
            time=effort.time if time is None else time,
            rollouts=effort.rollouts if rollouts is None else rollouts,
        )

    def _choose(self, view: SeatView, actions: list[str]) -> str:
        if self._rng.random() < self.effort.blunder:
            return self._rng.choice(actions)
        return self._think(self._with_what_it_may(view, actions))

    def _with_what_it_may(self, view: SeatView, actions: list[str]) -> SeatView:
        """The view, with what no view tells: that the first cell of its own turn was demined.

        It shows in the actions: no scan is among them while there are some left. SC-58
        """
        turn = view["turn"]
        if view["asks"] != "occupy" or turn is None or not turn["path"]:
            return view
        if not view["items"].get("scanner"):
            return view
        scans_left = turn["scans"] < self._game.options.scan_per_step
        if not scans_left or any(action.startswith("scan ") for action in actions):
            return view
        return {**view, "turn": {**turn, "mined": True}}

    def _think(self, view: SeatView) -> str:
        effort = self.effort
        doubtful = view["round"] >= effort.questions.get(view["asks"] or "", view["round"] + 1)
        return self._trials.decide(
            view,
            self._memory,
            self._rng,
            rollouts=effort.rollouts if doubtful else 0,
            sure=effort.sure,
            time=effort.time,
        )

    @cached_property
    def _trials(self) -> Trials:
        from obelisk.games.starclaim.players.trials import Trials

        return Trials(self._game)
