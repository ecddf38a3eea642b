"""Photon: what each of the eight levels may think, measured in docs/strength.md."""

from __future__ import annotations

from obelisk.core.player import Level

LEVELS = (
    Level(depth=1, noise=150, blind=0.8),
    Level(depth=1, noise=100, blind=0.15),
    Level(depth=1, noise=60),
    Level(depth=2, noise=25),
    Level(nodes=1_500, lapse=0.1),
    Level(nodes=6_000, lapse=0.05),
    Level(nodes=25_000, lapse=0.02),
    Level(),
)
