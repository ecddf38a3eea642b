"""The eight levels of the two-player games, from a first evening to full strength.

A level is a way to think with less: fewer positions, scores misjudged by chance, a lapse into one
action ahead now and then, and on the two lowest an action without a look at the board. From level 3
on nobody misses a win in one action or gives the game away by the own one.
"""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.core.errors import ObeliskError
from obelisk.core.quoting import quoted

NAMES = (
    "Pebble", "Sandstone", "Limestone", "Marble", "Granite", "Basalt", "Diorite", "Obelisk",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Level:
    """How a level thinks.

    A `depth` without `nodes` scores each action by itself, and misjudges it by about `noise`
    hundredths of a piece; `nodes` bound a search for the best one; with neither, `time` does.
    `blind` is the chance that it acts at random, `lapse` that it looks but one action ahead.
    """

    depth: int | None = None
    nodes: int | None = None
    time: float = 2.0
    noise: int = 0
    blind: float = 0.0
    lapse: float = 0.0


LAPSE = Level(depth=1, noise=400)

FIRST_STEPS = (
    Level(depth=1, noise=150, blind=0.8),
    Level(depth=1, noise=100, blind=0.15),
    Level(depth=1, noise=60),
    Level(depth=2, noise=25),
)

# Careful sides seldom beat each other where a draw is near, so that a level is also how often it
# is careless.
LEVELS: dict[str, tuple[Level, ...]] = {
    "khet": (
        *FIRST_STEPS,
        Level(nodes=1_500),
        Level(nodes=8_000),
        Level(nodes=30_000),
        Level(),
    ),
    "pharaohs-light": (
        Level(depth=1, noise=150, blind=0.95),
        Level(depth=1, noise=100, blind=0.25),
        Level(depth=1, noise=50),
        Level(depth=2, noise=25),
        Level(nodes=1_500, lapse=0.08),
        Level(nodes=6_000, lapse=0.05),
        Level(nodes=20_000, lapse=0.025),
        Level(),
    ),
    "photon": (
        *FIRST_STEPS,
        Level(nodes=1_500, lapse=0.1),
        Level(nodes=6_000, lapse=0.05),
        Level(nodes=25_000, lapse=0.02),
        Level(),
    ),
    "xionghan": (
        Level(depth=1, noise=150, blind=0.8),
        Level(depth=1, noise=200, blind=0.15),
        Level(depth=1, noise=150),
        Level(depth=1, noise=50),
        Level(nodes=2_000, lapse=0.04),
        Level(nodes=8_000, lapse=0.02),
        Level(nodes=20_000, lapse=0.01),
        Level(),
    ),
}


def check(level: int) -> int:
    """A level that exists."""
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= len(NAMES):
        raise ObeliskError(f"level {quoted(level)}: it must be a number from 1 to {len(NAMES)}")
    return level
