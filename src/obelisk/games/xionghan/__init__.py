"""Xionghan chess: the rules are in docs/rules/xionghan.md."""

from __future__ import annotations

from typing import Any, ClassVar

from obelisk.core.board_game import BoardGame
from obelisk.core.state import State
from obelisk.games.xionghan.options import XionghanOptions


class Xionghan(BoardGame):
    id = "xionghan"
    title = "Xionghan chess"
    rules_version = "1"
    seat_names = ("red", "black")
    options_type = XionghanOptions
    options: XionghanOptions

    package = "obelisk.games.xionghan"
    art = "xionghan.svg"
    end_event = "end"
    reasons: ClassVar = {
        1: "king",
        2: "palace",
        3: "checkmate",
        4: "stalemate",
        5: "repetition",
        6: "perpetual",
        7: "insufficient",
        8: "no-progress",
    }

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "check": bool(state.record.check)}

    @property
    def start_text(self) -> str:
        text: str = self.notation.start_position(self.options)
        return text
