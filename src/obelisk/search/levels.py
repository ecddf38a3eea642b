"""The ladder of eight levels for games whose authors give none of their own.

A level is a way to think with less: fewer positions, scores misjudged by chance, now and then a
look only one action ahead, and on the two lowest an action without a look at the board. From
level 3 on a player never misses a win in one action or gives the game away with its own action.
"""

from __future__ import annotations

from obelisk.core.board_game import BoardGame
from obelisk.core.player import Level, check_level

LAPSE = Level(depth=1, noise=400)

# Careful sides seldom beat each other where a draw is near, so a level is also how often it errs.
LADDER = (
    Level(depth=1, noise=150, blind=0.8),
    Level(depth=1, noise=100, blind=0.15),
    Level(depth=1, noise=60),
    Level(depth=2, noise=25),
    Level(nodes=1_500, lapse=0.1),
    Level(nodes=6_000, lapse=0.05),
    Level(nodes=25_000, lapse=0.02),
    Level(),
)


def level_of(game: BoardGame, number: int) -> Level:
    """What a level of a game may think."""
    return (game.levels() or LADDER)[check_level(number) - 1]
