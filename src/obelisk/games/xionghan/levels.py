"""Xionghan chess: what each of the eight levels may think, measured in docs/strength.md."""

from __future__ import annotations

from obelisk.core.player import Level

LEVELS = (
    Level(depth=1, noise=150, blind=0.8),
    Level(depth=1, noise=200, blind=0.15),
    Level(depth=1, noise=150),
    Level(depth=1, noise=50),
    Level(nodes=2_000, lapse=0.04),
    Level(nodes=8_000, lapse=0.02),
    Level(nodes=20_000, lapse=0.01),
    Level(),
)
