"""Konane, the Hawaiian game of captures: the rules are in book/en.md."""

from __future__ import annotations

from typing import ClassVar

from obelisk.core.board_game import BoardGame
from strangers.konane.options import SETUPS, KonaneOptions


class Konane(BoardGame):
    contract = 1
    id = "konane"
    title = "Konane"
    rules_version = "1"
    seat_names = ("lava", "coral")
    options_type = KonaneOptions
    options: KonaneOptions

    package = "strangers.konane"
    palette = ("red", "silver")
    kinds: ClassVar = {"S": "stone"}
    turn_clause = "KO-3"
    end_clause = "KO-6"
    reasons: ClassVar = {1: "no-capture"}

    @property
    def start_text(self) -> str:
        return SETUPS[self.options.setup]
