"""Khet's texts: what only its options ask of them."""

from __future__ import annotations

import pytest

import obelisk
from obelisk.core.errors import InvalidPosition

BARE = "x34k4/10/10/10/10/10/10/4K4X1 s 0 0"


def test_pieces_exempt_by_option_are_read() -> None:
    """KH-12, KH-25: with swap_checks_partner=false pyramids and anubises may stand anywhere."""
    lax = obelisk.game("khet", swap_checks_partner=False)
    lax.position(BARE.replace("10", "P18a3", 1))
    for piece in ("S19", "9k"):
        with pytest.raises(InvalidPosition) as caught:
            lax.position(BARE.replace("4k4", "9").replace("10", piece, 1))
        assert [fault.code for fault in caught.value.faults] == ["khet-piece-reserved"]
