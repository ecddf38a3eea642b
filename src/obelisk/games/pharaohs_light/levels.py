"""Pharaoh's Light: what each of the eight levels may think, measured in docs/strength.md."""

from __future__ import annotations

from obelisk.core.player import Level

LEVELS = (
    Level(depth=1, noise=150, blind=0.95),
    Level(depth=1, noise=100, blind=0.25),
    Level(depth=1, noise=50),
    Level(depth=2, noise=25),
    Level(nodes=1_500, lapse=0.08),
    Level(nodes=6_000, lapse=0.05),
    Level(nodes=20_000, lapse=0.025),
    Level(),
)
