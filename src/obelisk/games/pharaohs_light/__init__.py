"""Pharaoh's Light (法老之光): the rules are in book/en.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from obelisk.core.board_game import BoardGame
from obelisk.core.player import Level
from obelisk.games.laser.ends import LIMITS, OWN
from obelisk.games.pharaohs_light.levels import LEVELS
from obelisk.games.pharaohs_light.options import PharaohsLightOptions
from obelisk.games.pharaohs_light.setups import start_text
from obelisk.games.pharaohs_light.shown import PharaohsLightEvent


class PharaohsLight(BoardGame):
    id = "pharaohs-light"
    contract = 1
    title = "Pharaoh's Light"
    rules_version = "2"
    seat_names = ("red", "blue")
    options_type = PharaohsLightOptions
    options: PharaohsLightOptions

    event_type: ClassVar[object] = PharaohsLightEvent
    package = "obelisk.games.pharaohs_light"
    shares = "obelisk.games.laser"
    kinds: ClassVar = {"K": "pharaoh", "P": "pyramid", "S": "scarab", "A": "anubis"}
    turn_clause = "PL-4"
    end_clause = "PL-20"
    reasons: ClassVar = {OWN: "pharaoh", **LIMITS}

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    @property
    def start_text(self) -> str:
        return start_text(self.options.rows, self.options.facings, self.options.pieces)

    def warmup(self) -> list[tuple[str, Callable[[], object]]]:
        from obelisk.games.pharaohs_light.rules import may_act, may_take

        return [
            *super().warmup(),
            ("passing", lambda: may_act(self.start().record)),
            ("pie rule", lambda: may_take(self.start().record)),
        ]
