"""Photon: the rules are in book/en.md."""

from __future__ import annotations

from typing import ClassVar

from obelisk.core.board_game import BoardGame
from obelisk.core.player import Level
from obelisk.core.state import Action, State
from obelisk.games.laser.ends import LIMITS, OWN
from obelisk.games.photon.levels import LEVELS
from obelisk.games.photon.options import PhotonOptions
from obelisk.games.photon.setups import SETUPS
from obelisk.games.photon.shown import PhotonEvent


class Photon(BoardGame):
    id = "photon"
    contract = 1
    title = "Photon"
    rules_version = "2"
    seat_names = ("red", "blue")
    options_type = PhotonOptions
    options: PhotonOptions

    event_type: ClassVar[object] = PhotonEvent
    package = "obelisk.games.photon"
    shares = "obelisk.games.laser"
    kinds: ClassVar = {"K": "king", "S": "shooter", "M": "mirror", "B": "block-2"}
    notations = ("plain", "json")
    turn_clause = "PH-3"
    end_clause = "PH-23"
    reasons: ClassVar = {OWN: "king", OWN + 1: "both-kings", OWN + 2: "no-shooters", **LIMITS}

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    @property
    def start_text(self) -> str:
        return SETUPS[self.options.preset]

    def spell(self, state: State, action: Action, notation: str) -> str:
        """PH-27"""
        self.check_notation(notation)
        code: int = self.notation.read_action(state.record, action)
        return str(self.notation.NOTATIONS[notation](code))
