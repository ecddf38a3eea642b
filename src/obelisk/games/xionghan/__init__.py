"""Xionghan chess: the rules are in book/en.md."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from obelisk.core.board_game import BoardGame
from obelisk.core.errors import IllegalAction
from obelisk.core.player import Level
from obelisk.core.state import Action, State
from obelisk.games.xionghan.levels import LEVELS
from obelisk.games.xionghan.options import XionghanOptions
from obelisk.games.xionghan.setups import REFUSED
from obelisk.games.xionghan.shown import XionghanEvent, XionghanView


class Xionghan(BoardGame):
    id = "xionghan"
    contract = 1
    title = "Xionghan chess"
    rules_version = "2"
    seat_names = ("red", "black")
    options_type = XionghanOptions
    options: XionghanOptions

    view_type: ClassVar[object] = XionghanView
    event_type: ClassVar[object] = XionghanEvent
    package = "obelisk.games.xionghan"
    art: ClassVar = {"characters": "characters.svg", "icons": "icons.svg"}
    kinds: ClassVar = {
        "K": "king", "R": "rook", "N": "horse", "B": "elephant", "A": "advisor", "C": "cannon",
        "P": "pawn", "W": "warden", "S": "archer", "L": "boulder", "J": "armour", "T": "assassin",
        "D": "shield", "X": "patrol",
    }  # fmt: skip
    is_of_points = True
    notations = ("plain", "chinese")
    turn_clause = "XH-1"
    end_clause = "XH-64"
    end_event = "end"
    reasons: ClassVar = {
        1: "king",
        2: "palace",
        3: "checkmate",
        4: "stalemate",
        5: "facing",
        6: "repetition",
        7: "perpetual",
        8: "insufficient",
        9: "no-progress",
    }

    def warmup(self) -> list[tuple[str, Callable[[], object]]]:
        return [*super().warmup(), ("reasons", self._refuse)]

    def _refuse(self) -> None:
        """Have every kind of refusal explained once."""
        for text, action in REFUSED:
            with suppress(IllegalAction):
                self.position(text).play(action)

    def common_view(self, state: State) -> XionghanView:
        return {**super().common_view(state), "check": bool(state.fields["check"])}

    def spell(self, state: State, action: Action, notation: str) -> str:
        self.check_notation(notation)
        code: int = self.notation.read_action(state.record, action)
        return str(self.notation.NOTATIONS[notation](state.record, code))

    def can_be_read(self, state: State) -> bool:
        """Return whether the text can be read back: not without one of the kings. XH-8, XH-56"""
        return self.reasons.get(int(state.record.over)) != "king"

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    @property
    def start_text(self) -> str:
        text: str = self.notation.start_position(self.options)
        return text
