"""The strategist: the strongest opponent. It plays by a tuned plan, and where that is in doubt it
imagines what is hidden and plays its choices to the end.

It needs the game, whose options a view does not tell, and kernels, which are loaded with the first
decision; so it is no entry of `opponents.OPPONENTS`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from obelisk.games.starclaim.belief import View, line_cells
from obelisk.games.starclaim.heuristic import HeuristicOpponent

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim
    from obelisk.games.starclaim.imagination import Imagination


# Gold for control: next to nothing in the first round, for which the others have none to spare,
# and what it takes in the second, to be the first to buy a vehicle. Later the gold is worth more:
# it decides between equal scores.
BIDS = {1: 1, 2: 16}


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much a strategist thinks about a decision."""

    rollouts: int = 80  # games played to the end
    time: float | None = 0.9  # seconds
    questions: tuple[str, ...] = ("occupy", "defuse")  # the plan alone answers the others
    first_round: int = 4  # and decides alone in earlier rounds
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
        if view["asks"] == "auction":
            return self._bid(view, actions)
        if view["asks"] == "pick":
            return self._pick(view, actions)
        wish = self._think(view)
        if wish == "radar":
            self._memory.use_radar(view)
        elif wish.startswith("robot "):
            self._memory.sweep(line_cells(view["side"], wish.removeprefix("robot ")))
        elif wish.startswith("drive "):
            # Blown up or not, no mine lies there when the vehicle has passed.
            self._memory.found_clear(wish.removeprefix("drive "))
        return wish

    def _bid(self, view: View, actions: list[str]) -> str:
        """No more than it takes."""
        bid = max(view["auction"]["high"], view["auction"]["floor"]) + 1
        return f"bid {bid}" if bid <= min(BIDS.get(view["round"], 0), view["gold"]) else "pass"

    def _pick(self, view: View, actions: list[str]) -> str:
        """Last to bury, but first over the map and into the shop."""
        seat = f"pick {view['seat']}"
        if view["phase"] != "mine" and seat in actions:
            return seat
        return super()._pick(view, actions)

    def _think(self, view: View) -> str:
        thinking = self.thinking
        doubtful = view["asks"] in thinking.questions and view["round"] >= thinking.first_round
        return self._imagination.decide(
            view,
            self._memory,
            self._rng,
            rollouts=thinking.rollouts if doubtful else 0,
            time=thinking.time,
        )

    @cached_property
    def _imagination(self) -> Imagination:
        from obelisk.games.starclaim.imagination import Imagination

        return Imagination(self._game)
