"""The heuristic player: it reckons where mines may lie, and has a rule for every question."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from obelisk.games.starclaim.players.player import RememberingPlayer
from obelisk.games.starclaim.view.shown import SeatView

if TYPE_CHECKING:
    from obelisk.games.starclaim.players.plain_style import PlainStyle


class HeuristicPlayer(RememberingPlayer):
    """Walks on as long as more is to be won than lost. Its kernels load with its first decision."""

    name = "heuristic"

    def _choose(self, view: SeatView, actions: list[str]) -> str:
        return self._style.choose(view, actions, self._memory, self._rng)

    @cached_property
    def _style(self) -> PlainStyle:
        from obelisk.games.starclaim.players.plain_style import PlainStyle

        return PlainStyle()
