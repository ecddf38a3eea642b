"""The eight levels of the two-player games, from a first evening to full strength.

A level is a way to think with less: fewer positions, scores misjudged by chance, and on the two
lowest an action now and then without a look at the board. From level 3 on nobody misses a win in
one action or gives the game away by the own one.
"""

from __future__ import annotations

from dataclasses import dataclass

NAMES = (
    "Pebble", "Sandstone", "Limestone", "Marble", "Granite", "Basalt", "Diorite", "Obelisk",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Level:
    """How a level thinks.

    A `depth` without `nodes` scores each action by itself, and misjudges it by about `noise`
    hundredths of a piece; `nodes` bound a search for the best one; with neither, `time` does.
    `blind` is the chance that it acts at random.
    """

    depth: int | None = None
    nodes: int | None = None
    time: float = 2.0
    noise: int = 0
    blind: float = 0.0


LASER = (
    Level(depth=1, noise=150, blind=0.8),
    Level(depth=1, noise=100, blind=0.15),
    Level(depth=1, noise=60),
    Level(depth=2, noise=25),
    Level(nodes=1_500),
    Level(nodes=10_000),
    Level(nodes=60_000),
    Level(),
)

LEVELS: dict[str, tuple[Level, ...]] = {
    "khet": LASER,
    "pharaohs-light": LASER,
    "photon": LASER,
    "xionghan": LASER,
}


def check(level: int) -> int:
    """A level that exists."""
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= len(NAMES):
        raise ValueError(f"level {level!r}: it must be a number from 1 to {len(NAMES)}")
    return level
