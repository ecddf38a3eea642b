"""The options and presets of Pharaoh's Light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from obelisk.core.options import Options, choice, count, flag, repetition
from obelisk.games.laser.ends import BLOCKED

SWAPS = ("any", "scarab", "own")


@dataclass(frozen=True)
class PharaohsLightOptions(Options):
    preset: str = choice(
        "standard",
        ("standard", "literal", "balanced", "full7"),
        "start position; literal has no draws (PL-3, PL-19)",
    )
    rows: int = choice(8, (8, 7), "rows of the board (PL-1)")
    facings: str = choice("printed", ("printed", "rotational"), "Blue's starting directions (PL-3)")
    pieces: str = choice("five", ("five", "seven"), "pieces a side (PL-3)")
    swap: str = choice("any", SWAPS, "which swaps there are (PL-6, PL-21)")
    emitter_blocks: bool = flag(
        True, "no piece may enter an emitter's square, and no beam passes it (PL-2, PL-17)"
    )
    no_action: str = choice("pass", BLOCKED, "what a side with only its pharaoh does (PL-18)")
    ply_limit: int = count(200, "draw after this many plies; 0: never (PL-19)")
    quiet_limit: int = count(80, "draw after this many plies without a removal; 0: never (PL-19)")
    repetition_draw: int = repetition(3, "draw when a position occurs this often; 0: never (PL-19)")
    pie_rule: bool = flag(False, "Blue's first action may be to take Red's position (PL-22)")

    # Version 1 ended games whose `repetition_draw` was 1 at the start.
    upgrades: ClassVar = {"1": {}}

    presets: ClassVar = {
        "standard": {"rows": 8, "facings": "printed", "pieces": "five"},
        "literal": {
            "rows": 8,
            "facings": "printed",
            "pieces": "five",
            "ply_limit": 0,
            "quiet_limit": 0,
            "repetition_draw": 0,
        },
        "balanced": {"rows": 7, "facings": "rotational", "pieces": "five"},
        "full7": {"rows": 7, "facings": "rotational", "pieces": "seven"},
    }
