"""Photon's options and presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from obelisk.core.options import Options, choice, count, flag, repetition
from obelisk.games.photon.setups import SETUPS

MIRROR_MODELS = ("document", "face", "two_sided")  # in the order in which kernels number them


@dataclass(frozen=True)
class PhotonOptions(Options):
    preset: str = choice("document", SETUPS, "start position and options (PH-2, PH-25)")
    mirror_model: str = choice(
        "document", MIRROR_MODELS, "which sides of a mirror reflect (PH-8 to PH-10, PH-24)"
    )
    collisions: bool = flag(True, "beams that meet annihilate each other (PH-15, PH-16, PH-25)")
    collide_on_pieces: bool = flag(
        False, "beams that meet on a piece annihilate each other and spare it (PH-17)"
    )
    dead_draw: bool = flag(True, "the game is drawn when no shooter is left (PH-20)")
    no_action: str = choice(
        "loss", ("loss", "draw", "pass"), "what happens to a side without an action (PH-21)"
    )
    ply_limit: int = count(200, "draw after this many plies; 0: never (PH-22)")
    quiet_limit: int = count(60, "draw after this many plies without a hit; 0: never (PH-22)")
    repetition_draw: int = repetition(3, "draw when a position occurs this often; 0: never (PH-22)")
    block_rotation: bool = flag(False, "a block may be turned, which changes nothing (PH-5)")

    # Version 1 knew no turn of blocks, and ended games whose `repetition_draw` was 1 at the start.
    upgrades: ClassVar = {"1": {"block_rotation": False}}

    # PH-25
    presets: ClassVar = {
        "literal": {
            "dead_draw": False,
            "ply_limit": 0,
            "quiet_limit": 0,
            "repetition_draw": 0,
            "block_rotation": True,
        },
        "face": {"mirror_model": "face"},
        "origin": {
            "mirror_model": "two_sided",
            "collisions": False,
            "dead_draw": False,
            "ply_limit": 31,
            "quiet_limit": 0,
            "repetition_draw": 0,
        },
    }
