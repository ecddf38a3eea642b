"""Khet: what each of the eight levels may think, measured in docs/strength.md."""

from __future__ import annotations

from obelisk.core.player import Level

LEVELS = (
    Level(depth=1, noise=150, blind=0.8),
    Level(depth=1, noise=100, blind=0.15),
    Level(depth=1, noise=60),
    Level(depth=2, noise=25),
    Level(nodes=1_500),
    Level(nodes=8_000),
    Level(nodes=30_000),
    Level(),
)
