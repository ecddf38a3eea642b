"""Khet 2.0: the rules are in book/en.md."""

from __future__ import annotations

from typing import ClassVar

from obelisk.core.board_game import BoardGame
from obelisk.core.player import Level
from obelisk.games.khet.levels import LEVELS
from obelisk.games.khet.options import KhetOptions
from obelisk.games.khet.setups import SETUPS
from obelisk.games.khet.shown import KhetEvent
from obelisk.games.laser.ends import DRAWS, OWN


class Khet(BoardGame):
    id = "khet"
    contract = 1
    title = "Khet"
    rules_version = "1"
    seat_names = ("silver", "red")
    options_type = KhetOptions
    options: KhetOptions

    event_type: ClassVar[object] = KhetEvent
    package = "obelisk.games.khet"
    shares = "obelisk.games.laser"
    kinds: ClassVar = {
        "K": "pharaoh", "X": "sphinx", "P": "pyramid", "S": "scarab", "A": "anubis",
        "E": "eye-of-horus",
    }  # fmt: skip
    turn_clause = "KH-3"
    end_clause = "KH-28"
    reasons: ClassVar = {OWN: "pharaoh", OWN + 1: "both-pharaohs", **DRAWS}

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    @property
    def start_text(self) -> str:
        return SETUPS[self.options.setup]
