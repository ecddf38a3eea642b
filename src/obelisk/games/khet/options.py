"""Khet's options."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.core.options import Options, choice, count, flag
from obelisk.games.khet.setups import SETUPS


@dataclass(frozen=True)
class KhetOptions(Options):
    setup: str = choice("classic", SETUPS, "start position (KH-2)")
    pharaoh_rotation: bool = flag(False, "a pharaoh may be turned, which changes nothing (KH-8)")
    swap_checks_partner: bool = flag(
        True, "a swap may not put the partner on a square reserved for the other side (KH-12)"
    )
    repetition: str = choice(
        "claim",
        ("claim", "automatic"),
        "a third occurrence is a draw by claim, or at once (KH-22, KH-23)",
    )
    repetition_ignores_side: bool = flag(
        False, "positions are compared without the side to act (KH-23)"
    )
    quiet_limit: int = count(0, "draw after this many plies without a removal; 0: never (KH-24)")
